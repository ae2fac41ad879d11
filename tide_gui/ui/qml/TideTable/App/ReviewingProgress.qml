pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// A button that reviews the last games of a person; while they are reviewed, how far that is, and a stop.
Item {
    id: progress

    required property RecurringKinds recurring
    readonly property bool reviewing: recurring.reviewing

    signal reached()
    signal turned()  // the button does something else now

    onReviewingChanged: if (visible) turned()

    visible: reviewing || (recurring.ready && recurring.toReview > 0)
    height: Math.max(words.height, button.height)

    Words {
        id: words

        anchors { left: parent.left; right: button.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
        visible: progress.reviewing
        //: two numbers
        text: qsTr("Games reviewed: %1 of %2").arg(progress.recurring.done).arg(progress.recurring.total)
    }

    ProgressLine {
        anchors { left: parent.left; right: words.right; bottom: parent.bottom }
        visible: progress.reviewing
        done: Math.round(100 * progress.recurring.progress)
        total: 100
    }

    PaperButton {
        id: button

        anchors.verticalCenter: parent.verticalCenter
        x: progress.reviewing ? progress.width - width : 0
        glyph: progress.reviewing ? "pause" : "hint"
        text: progress.reviewing ? qsTr("Stop", "button: review no further") : qsTr("Review the last %n game(s)", "", progress.recurring.toReview)
        Accessible.description: progress.reviewing ? words.text : qsTr("An expert weighs what was decided in them, in the background")
        onClicked: progress.reviewing ? progress.recurring.stop() : progress.recurring.reviewLast()
        onActiveFocusChanged: if (activeFocus) progress.reached()
    }
}
