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
        text: !ways.last ? qsTr("Go on") : ways.follows ? qsTr("Next lesson") : qsTr("Play a game")
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
            text: qsTr("Back")
            onClicked: ways.lesson.goBack()
        }
        Way {
            enabled: ways.ended || ways.lesson.canRepeat
            text: qsTr("Again")
            Accessible.description: ways.ended ? qsTr("The lesson from its beginning") : qsTr("Shows once more what has happened")
            onClicked: ways.ended ? ways.program.lesson.repeat() : ways.lesson.repeat()
        }
        Way {
            enabled: ways.lesson.asks
            text: qsTr("Skip")
            Accessible.description: qsTr("Has the move made that is asked for")
            onClicked: ways.lesson.skip()
        }
        Way {
            text: ways.ended ? qsTr("Finish") : qsTr("Leave")
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
