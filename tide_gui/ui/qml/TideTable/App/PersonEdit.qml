pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What can be changed about a person: sheep, name, joined names; and export and erasing.
Group {
    id: edit

    required property PageFrame frame
    required property People people

    function exported() {
        exporting.notify();
    }

    signal renameAsked()
    signal exportAsked()
    signal eraseAsked()

    title: qsTr("About this person")

    SettingLine {
        //: label: the picture of this person
        title: qsTr("Sheep")
        //: of the sheep of a person
        words: qsTr("At every table; its scarf is the colour of the charts.")

        SheepChoice {
            current: edit.people.person.sheep
            onPicked: index => edit.people.setSheep(index)
            onReached: edit.frame.reveal(edit)
        }
    }

    Repeater {
        model: edit.people.person.also

        SettingLine {
            id: other

            required property string modelData

            //: %1: another name of this person
            title: qsTr("Also known as %1").arg(modelData)
            words: qsTr("Games of this name count here.")

            PaperButton {
                //: button: let this name be another person again
                text: qsTr("Separate")
                //: %1: a name that shall be another person again
                Accessible.name: qsTr("Separate %1").arg(other.modelData)
                onClicked: edit.people.separate(other.modelData)
                onActiveFocusChanged: if (activeFocus) edit.frame.reveal(other)
            }
        }
    }

    Flow {
        id: buttons

        width: parent.width
        spacing: 12

        PaperButton {
            //: button: give this person another name, or make one person of two
            text: qsTr("Rename or join")
            glyph: "person"
            onClicked: edit.renameAsked()
            onActiveFocusChanged: if (activeFocus) edit.frame.reveal(buttons)
        }

        NoticeButton {
            id: exporting

            label: qsTr("Export as a table")
            usual: "share"
            //: notice: the table of the games was saved
            notice: qsTr("Exported")
            onClicked: edit.exportAsked()
            onActiveFocusChanged: if (activeFocus) edit.frame.reveal(buttons)
        }

        PaperButton {
            kind: "danger"
            //: button: take this person out of all games
            text: qsTr("Erase")
            glyph: "trash"
            enabled: !edit.people.erasing
            onClicked: edit.eraseAsked()
            onActiveFocusChanged: if (activeFocus) edit.frame.reveal(buttons)
        }
    }
}
