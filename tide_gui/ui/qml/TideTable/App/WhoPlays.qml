pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Who plays: chosen from those who played before, or typed. What the page counts, it counts for this person alone.
Item {
    id: line

    required property Program program
    readonly property Who who: program.who
    readonly property Item field: box
    property string typed: who.name
    property bool missed: false  // something was begun, and nobody said who plays
    readonly property string fault: who.fault !== "" ? who.fault : who.name !== "" || pause.running ? ""
        : typed.trim() !== "" ? qsTr("This name stands for people who were erased or gave no name.")
        : missed ? qsTr("Say first who plays: it counts for this person alone.") : ""

    width: parent?.width ?? 0
    implicitHeight: Math.max(picture.height, fields.height)

    Connections {
        target: line.who

        function onWanted() {
            line.missed = true
            box.forceActiveFocus(Qt.OtherFocusReason)
            line.reached()
            line.Accessible.announce(line.fault)
        }
    }

    signal reached()

    function tell() {
        if (pause.running)
            line.who.be(line.typed)
        pause.stop()
    }

    Timer {
        id: pause  // half a name is nobody's

        interval: 800
        onTriggered: line.who.be(line.typed)
    }

    Picture {
        id: picture

        anchors.verticalCenter: parent.verticalCenter
        width: 72
        height: 72
        art: "seats/seat-" + (line.who.sheep + 1)
    }

    Column {
        id: fields

        anchors { left: picture.right; leftMargin: 16; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 4

        Words {
            width: parent.width
            text: qsTr("Who plays?")
            font.bold: true
        }
        SeatFormName {
            id: box

            width: Math.min(parent.width, 320 * Math.min(Theme.textScale, 1.7))
            seat: 0
            label: qsTr("Who plays?")
            usual: qsTr("Your name")
            person: true
            name: line.typed
            people: line.program.people
            onNamed: text => {
                line.typed = text
                pause.restart()
            }
            onFinished: line.tell()
            onReached: line.reached()
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: line.fault
            color: Theme.danger
            Accessible.role: Accessible.AlertMessage
        }
        Words {
            width: parent.width
            visible: line.who.former !== ""
            //: %1: a name, as Marit; %2: the name of the person who is asked
            text: qsTr("Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?").arg(line.who.former).arg(line.who.name)
        }
        Flow {
            id: answers

            width: parent.width
            visible: line.who.former !== ""
            spacing: 10
            onVisibleChanged: if (visible) line.program.appeared()

            PaperButton {
                //: button: they are games
                text: qsTr("They are mine")
                onClicked: line.who.answer(true)
                onActiveFocusChanged: if (activeFocus) line.reached()
            }
            PaperButton {
                //: button: the games of that name
                text: qsTr("Not mine")
                onClicked: line.who.answer(false)
                onActiveFocusChanged: if (activeFocus) line.reached()
            }
        }
    }
}
