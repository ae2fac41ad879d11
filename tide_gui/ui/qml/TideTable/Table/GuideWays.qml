pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The ways on and back from a step of a lesson, from the right; in two lines where one is too short.
Flow {
    id: ways

    required property Program program
    required property Session session
    readonly property alias onward: go
    readonly property bool last: session.guideStep === session.guideSteps
    readonly property bool ended: last && session.guideWaits
    readonly property bool follows: program.nextLesson !== ""
    readonly property var shown: [go, finish, skip, again, back, leave].filter(way => way.visible)
    readonly property real needed: shown.reduce((sum, way) => sum + way.implicitWidth + spacing, -spacing)
    readonly property real tall: (go.implicitHeight + spacing) * (needed > width ? 2 : 1) - spacing  // the height lags behind

    layoutDirection: Qt.RightToLeft
    spacing: 8

    Way {
        id: go
        visible: ways.session.guideWaits
        text: !ways.last ? qsTr("Go on") : ways.follows ? qsTr("Next lesson") : qsTr("Play a game")
        glyph: "continue"
        kind: "primary"
        onClicked: {
            if (!ways.last)
                ways.session.guideOn();
            else if (ways.follows)
                ways.program.finishLesson(true);
            else
                ways.program.playAfterLesson();
        }
    }
    Way {
        id: finish
        visible: ways.ended
        text: qsTr("Finish")
        onClicked: ways.program.finishLesson(false)
    }
    Way {
        id: skip
        visible: ways.session.guideAsks
        text: qsTr("Skip")
        Accessible.description: qsTr("Has the move made that is asked for")
        onClicked: ways.session.guideSkip()
    }
    Way {
        id: again
        visible: ways.ended || ways.session.guideRepeats
        text: qsTr("Again")
        Accessible.description: ways.ended ? qsTr("The lesson from its beginning") : qsTr("Shows once more what has happened")
        onClicked: ways.ended ? ways.program.repeatLesson() : ways.session.guideAgain()
    }
    Way {
        id: back
        visible: ways.session.guideStep > 1
        text: qsTr("Back")
        onClicked: ways.session.guideBack()
    }
    Way {
        id: leave
        visible: !ways.ended
        text: qsTr("Leave")
        onClicked: ways.program.leaveLesson()
    }

    component Way: PaperButton {
        focusPolicy: Qt.TabFocus
        size: Math.min(Theme.body, 23)
    }
}
