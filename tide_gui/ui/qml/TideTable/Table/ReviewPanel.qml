pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Every decision of a finished game, beside the table: whose, how the chances went, what cost something.
FocusScope {
    objectName: "reviewPanel"
    id: panel

    required property Program program
    required property Session session
    required property Review review
    required property Item ground  // what is copied as a picture

    readonly property int margin: width < 288 ? 8 : 12  // a narrow window leaves room for the six buttons and no more

    // Keys that go through the game, wherever the focus is; true if this was one.
    function handle(event: KeyEvent): bool {
        const way = event.modifiers & Qt.ControlModifier ? "costly" : event.modifiers & Qt.ShiftModifier ? "own" : "turn";
        if (event.key === Qt.Key_Left)
            go(way, -1);
        else if (event.key === Qt.Key_Right)
            go(way, 1);
        else if (event.key === Qt.Key_Home)
            review.drag(0);
        else if (event.key === Qt.Key_End)
            review.drag(1);
        else if (event.key === Qt.Key_Space)
            review.autoplay.playing ? review.autoplay.pause() : review.autoplay.play();
        else if (event.key === Qt.Key_Escape)
            review.seeOverview(true);
        else
            return false;
        return true;
    }

    // Goes on and shows what is said of that decision, wherever the panel was scrolled to.
    function go(way: string, direction: int) {
        if (review.go(way, direction))
            Qt.callLater(showDecision);
    }

    function showDecision() {
        const foot = decision.y + Math.min(decision.height, flick.height);
        if (decision.y < flick.contentY || foot > flick.contentY + flick.height)
            flick.jump(decision.y - 8);
    }

    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: flick.follow(focused)

    PanelHead {
        id: head
        //: heading: an expert looks at the decisions of a finished game
        title: qsTr("Review")
        closing: qsTr("Close the review")
        onClosed: panel.session.endReview()
    }
    IconButton {
        anchors { right: head.right; rightMargin: 8 + Theme.target }
        y: 10
        glyph: "back"
        //: button: to the first page of the review
        text: qsTr("Back to the moments that mattered most")
        focusPolicy: Qt.TabFocus
        onClicked: panel.review.seeOverview(true)
    }
    ReadingFlick {
        id: flick
        anchors { fill: parent; topMargin: head.foot + 4 }
        contentHeight: column.height + 24

        Column {
            id: column
            x: panel.margin
            width: parent.width - 2 * panel.margin - 6
            spacing: 8
            Keys.onPressed: event => event.accepted = panel.handle(event)  // before the list would scroll

            ReviewSeats {
                width: parent.width
                review: panel.review
                counted: true
            }
            ReviewChart {
                id: chart
                width: parent.width
                focus: true
                review: panel.review
                tall: Math.max(92 + 2 * chart.label, Math.min(230, 0.24 * panel.height))
            }
            ReviewButtons {
                width: parent.width
                review: panel.review
                onWanted: (way, direction) => panel.go(way, direction)
            }
            PaperButton {
                width: Math.min(implicitWidth, parent.width)
                visible: panel.review.playable
                size: Theme.notes
                focusPolicy: Qt.TabFocus
                //: button: plays a new game from a moment of a finished one
                text: qsTr("Try it from here")
                glyph: "continue"
                Accessible.description: qsTr("Starts a game from this moment, as practice")
                onClicked: panel.program.dealer.playFromReview()
            }
            ReviewState {
                width: parent.width
                review: panel.review
                onEnded: if (panel.activeFocus) chart.forceActiveFocus(Qt.TabFocusReason)
            }
            ReviewDecision {
                id: decision
                width: parent.width
                review: panel.review
            }
            WaveRule {
                width: parent.width
                port: flick
            }
            Heading {
                width: parent.width
                visible: text !== ""
                text: panel.review.costs
                size: Theme.body
            }
            Quiet {
                visible: panel.review.turningPoints.count > 0
                //: explains the words “cost 5 in 100” that stand at each moment
                text: qsTr("\u201cCost 5 in 100\u201d: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.")
            }
            Repeater {
                model: panel.review.turningPoints

                TurningPoint {
                    width: column.width
                    onClicked: panel.review.goTo(entry)
                }
            }
            Repeater {
                model: panel.review.balances

                ReviewBalance {
                    width: column.width
                    visible: seat === panel.review.seat
                }
            }
            ReviewActions {
                width: parent.width
                review: panel.review
                ground: panel.ground
            }
        }
    }

    component Quiet: Words {
        width: column.width
        size: Theme.notes
        color: Theme.quietText
        lineHeight: Math.round(size * 1.25)
    }
}
