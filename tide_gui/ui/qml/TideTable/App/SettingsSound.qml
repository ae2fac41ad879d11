pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The settings for sound and volume.
Group {
    id: group

    required property PageFrame frame
    required property Preferences preferences
    property string fault  // why this machine cannot play sounds

    //: heading of settings
    title: qsTr("Sound")

    SettingSwitch {
        //: label: whether sounds are played
        title: qsTr("Sounds")
        //: what can be heard
        words: group.fault !== "" ? group.fault : qsTr("Cards, water, rings and a bell.")
        frame: group.frame
        on: group.preferences.sound
        onEdited: value => group.preferences.sound = value
    }

    SettingLine {
        enabled: group.preferences.sound
        //: %1: a number
        title: qsTr("Volume: %1%").arg(group.preferences.volume)
        words: qsTr("Of the game only; the volume of the system stays as it is.")

        PaperSlider {
            //: label: of the sounds
            name: qsTr("Volume")
            width: Math.min(implicitWidth, parent.width)
            from: 0
            to: 100
            stepSize: 5
            value: group.preferences.volume
            onMoved: group.preferences.volume = Math.round(value)
            onActiveFocusChanged: if (visualFocus) group.frame.reveal(this)
        }
    }
}
