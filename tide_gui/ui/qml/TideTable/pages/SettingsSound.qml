pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// Sounds and how loud they are.
Group {
    id: group

    required property PageFrame frame
    required property Preferences preferences

    title: qsTr("Sound")

    SettingSwitch {
        title: qsTr("Sounds")
        words: qsTr("Cards, water and a sheep now and then.")
        frame: group.frame
        on: group.preferences.sound
        onEdited: value => group.preferences.sound = value
    }

    SettingLine {
        enabled: group.preferences.sound
        title: qsTr("Volume: %1 %").arg(group.preferences.volume)
        words: qsTr("Of the game alone; the system keeps its own.")

        PaperSlider {
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
