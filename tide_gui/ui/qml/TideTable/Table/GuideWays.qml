pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The ways on and back from a step of a lesson. Each has its place; what leads nowhere now is dim.
Item {
    id: ways

    required property Program program
    required property Tutor lesson
    readonly property real spacing: 8
    readonly property real line: go.implicitHeight + spacing
    readonly property bool last: lesson.step === lesson.steps
    readonly property bool ended: lesson.ended
    readonly property bool follows: program.lesson.next !== ""

    function takeFocus() {
        go.forceActiveFocus(Qt.TabFocusReason);
        go.focusReason = Qt.TabFocusReason;  // it may have the focus again since it leads on again
    }

    implicitHeight: 3 * line - spacing

    Way {
        id: go
        width: ways.width
        enabled: ways.lesson.waits
        text: !ways.last ? qsTr("Go on", "button in a lesson: to its next step") : ways.follows ? qsTr("Next lesson") : qsTr("Play a game")
        glyph: "continue"
        kind: "primary"
        onClicked: {
            if (!ways.last)
                ways.lesson.goOn();
            else if (ways.follows)
                ways.program.lesson.startNext();
            else
                ways.program.dealer.again();  // with the players and the options of the lesson
        }
    }
    Grid {
        y: ways.line
        columns: 2
        spacing: ways.spacing

        Way {
            enabled: ways.lesson.step > 1
            //: button in a lesson: one step back
            text: qsTr("Back")
            onClicked: ways.lesson.goBack()
        }
        Way {
            enabled: ways.ended || ways.lesson.canRepeat
            //: button in a lesson: shows the step again, or the whole lesson
            text: qsTr("Again")
            Accessible.description: ways.ended ? qsTr("The lesson from its beginning") : qsTr("Shows once more what has happened")
            onClicked: ways.ended ? ways.program.lesson.repeat() : ways.lesson.repeat()
        }
        Way {
            enabled: ways.lesson.asks
            //: button in a lesson: has the move made that the learner should make
            text: qsTr("Skip")
            Accessible.description: qsTr("Makes the move that is asked for")
            onClicked: ways.lesson.skip()
        }
        Way {
            text: ways.ended ? qsTr("Finish", "button: closes a lesson that has ended") : qsTr("Leave", "button: closes a lesson before its end")
            onClicked: ways.program.lesson.leave()
        }
    }

    component Way: PaperButton {
        width: (ways.width - ways.spacing) / 2
        height: ways.line - ways.spacing
        focusPolicy: Qt.TabFocus
        size: Math.min(Theme.body, 23)
    }
}
