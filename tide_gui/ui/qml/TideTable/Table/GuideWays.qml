pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The ways on and back from a step of a lesson, from the right.
Row {
    id: ways

    required property Program program
    required property Tutor lesson
    readonly property alias onward: go
    readonly property bool last: lesson.step === lesson.steps
    readonly property bool ended: lesson.ended
    readonly property bool follows: program.lesson.next !== ""
    readonly property var shown: [go, finish, skip, again, back, leave].filter(way => way.visible)
    readonly property real needed: shown.reduce((sum, way) => sum + way.implicitWidth + spacing, -spacing)  // the width lags behind
    readonly property real tall: go.implicitHeight

    layoutDirection: Qt.RightToLeft
    spacing: 8

    Way {
        id: go
        visible: ways.lesson.waits
        text: !ways.last ? qsTr("Go on") : ways.follows ? qsTr("Next lesson") : qsTr("Play a game")
        glyph: "continue"
        kind: "primary"
        onClicked: {
            if (!ways.last)
                ways.lesson.goOn();
            else if (ways.follows)
                ways.program.lesson.finish(true);
            else
                ways.program.dealer.again();  // with the players and the options of the lesson
        }
    }
    Way {
        id: finish
        visible: ways.ended
        text: qsTr("Finish")
        onClicked: ways.program.lesson.finish(false)
    }
    Way {
        id: skip
        visible: ways.lesson.asks
        text: qsTr("Skip")
        Accessible.description: qsTr("Has the move made that is asked for")
        onClicked: ways.lesson.skip()
    }
    Way {
        id: again
        visible: ways.ended || ways.lesson.canRepeat
        text: qsTr("Again")
        Accessible.description: ways.ended ? qsTr("The lesson from its beginning") : qsTr("Shows once more what has happened")
        onClicked: ways.ended ? ways.program.lesson.repeat() : ways.lesson.repeat()
    }
    Way {
        id: back
        visible: ways.lesson.step > 1
        text: qsTr("Back")
        onClicked: ways.lesson.goBack()
    }
    Way {
        id: leave
        visible: !ways.ended
        text: qsTr("Leave")
        onClicked: ways.program.lesson.leave()
    }

    component Way: PaperButton {
        focusPolicy: Qt.TabFocus
        size: Math.min(Theme.body, 23)
    }
}
