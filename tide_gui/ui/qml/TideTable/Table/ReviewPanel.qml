pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The review of a finished game, beside the table: whose decisions, how the chances went, what cost something.
FocusScope {
    objectName: "reviewPanel"
    id: panel

    required property Program program
    required property Session session
    required property Review review
    required property Item table  // what is copied as a picture

    readonly property int margin: 12

    // Keys that go through the game, wherever the focus is; true if this was one.
    function handle(event: KeyEvent): bool {
        const way = event.modifiers & Qt.ControlModifier ? "costly" : event.modifiers & Qt.ShiftModifier ? "own" : "turn";
        if (event.key === Qt.Key_Left)
            review.go(way, -1);
        else if (event.key === Qt.Key_Right)
            review.go(way, 1);
        else if (event.key === Qt.Key_Home)
            review.drag(0);
        else if (event.key === Qt.Key_End)
            review.drag(1);
        else if (event.key === Qt.Key_Space)
            review.playing ? review.pause() : review.play();
        else if (event.key === Qt.Key_Escape)
            session.endReview();
        else
            return false;
        return true;
    }

    function announce() {
        if (words.text !== "")
            words.Accessible.announce(words.text);
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page

        Rectangle {
            width: Theme.hair
            height: parent.height
            color: Theme.plateEdge
        }
    }
    Heading {
        id: heading
        x: 16
        y: 10
        height: Theme.target
        text: qsTr("Review")
    }
    IconButton {
        anchors { right: parent.right; rightMargin: 8 }
        y: 10
        glyph: "close"
        text: qsTr("Close the review")
        focusPolicy: Qt.TabFocus
        onClicked: panel.session.endReview()
    }
    ReadingFlick {
        id: flick
        anchors { fill: parent; topMargin: heading.y + heading.height + 4 }
        contentHeight: column.height + 24

        Column {
            id: column
            x: panel.margin
            width: parent.width - 2 * panel.margin - 6
            spacing: 8

            ReviewSeats {
                width: parent.width
                session: panel.session
                review: panel.review
            }
            ReviewChart {
                width: parent.width
                focus: true
                review: panel.review
            }
            ReviewButtons {
                width: parent.width
                review: panel.review
            }
            ReviewState {
                width: parent.width
                review: panel.review
            }
            Words {
                id: words
                width: parent.width
                visible: text !== ""
                text: panel.review.words
                size: Theme.notes
                lineHeight: Math.round(size * 1.4)
                onTextChanged: panel.announce()
            }
            Column {
                width: parent.width
                Accessible.role: Accessible.List
                Accessible.name: qsTr("What the expert would do")

                ReviewMove {
                    width: column.width
                    visible: moves.count > 0
                    words: ""
                    share: qsTr("played")
                    chance: qsTr("wins")
                    made: false
                    first: false
                    ink: Theme.quietText
                    Accessible.ignored: true
                }
                Repeater {
                    id: moves
                    model: panel.review.weighed

                    ReviewMove {
                        width: column.width
                    }
                }
            }
            WaveRule {
                width: parent.width
                port: flick
            }
            Heading {
                width: parent.width
                text: panel.review.costs
                size: Theme.body
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
            Flow {
                width: parent.width
                spacing: 8

                Choice {
                    text: qsTr("Play on from here")
                    glyph: "continue"
                    visible: panel.review.playable
                    onClicked: panel.program.playFromReview()
                }
                Choice {
                    text: qsTr("Copy as text")
                    onClicked: panel.review.copyText()
                }
                Choice {
                    text: qsTr("Copy as picture")
                    onClicked: panel.table.grabToImage(grabbed => panel.review.copyPicture(grabbed.image))
                }
            }
        }
    }

    component Choice: PaperButton {
        width: Math.min(implicitWidth, column.width)
        size: Theme.notes
        focusPolicy: Qt.TabFocus
        onActiveFocusChanged: if (activeFocus) flick.reveal(this)
    }
}
