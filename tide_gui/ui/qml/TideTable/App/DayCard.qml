pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// One game on one day: how it stands, what can be done, and its month.
Group {
    id: card

    required property Days days
    required property var game
    readonly property bool broad: width >= 640 * Math.min(1.5, Theme.textScale)

    signal reached(item: Item)
    signal playAsked(game: string)

    title: game.title

    Flow {
        id: flow

        width: parent.width
        spacing: 20

        Column {
            width: card.broad ? parent.width - calendar.width - flow.spacing : parent.width
            spacing: 10

            Row {
                width: parent.width
                spacing: 14

                Picture {
                    id: picture

                    width: 112
                    height: 84
                    file: card.game.picture
                }
                Column {
                    width: parent.width - picture.width - 14
                    spacing: 2

                    Row {
                        width: parent.width
                        spacing: 8

                        DayMark {
                            id: mark

                            anchors.verticalCenter: parent.verticalCenter
                            visible: card.game.mark !== ""
                            mark: card.game.mark
                            late: card.game.late
                            side: Math.round(Theme.lead * 1.2)
                        }
                        Words {
                            width: parent.width - (mark.visible ? mark.width + 8 : 0)
                            text: card.game.state
                            size: Theme.lead
                            font.bold: true
                        }
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        text: card.game.why
                    }
                    Words {
                        width: parent.width
                        text: card.game.bots
                        color: Theme.quietText
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        text: card.game.streak
                        color: Theme.good
                        font.bold: true
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: 10

                PaperButton {
                    kind: card.game.mark === "" || card.game.mark === "open" ? "primary" : "plain"
                    glyph: "continue"
                    text: card.game.action
                    Accessible.description: card.game.title
                    onClicked: card.playAsked(card.game.game)
                    onActiveFocusChanged: if (activeFocus) card.reached(this)
                }
                CopyButton {
                    visible: card.game.line !== ""
                    usual: "share"
                    label: qsTr("Copy the result")
                    Accessible.description: card.game.line
                    onClicked: card.days.copyLine(card.game.game)
                    onActiveFocusChanged: if (activeFocus) card.reached(this)
                }
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: card.game.line
                size: Theme.notes
                color: Theme.quietText
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: card.game.symbols
                size: Theme.notes
                color: Theme.quietText
            }
            DayExpert {
                width: parent.width
                days: card.days
                game: card.game
                onReached: item => card.reached(item)
            }
        }

        DayCalendar {
            id: calendar

            days: card.days
            cells: card.game.cells
            //: the name of a game, and a day with its result
            title: qsTr("%1, %2").arg(card.game.title).arg(card.game.chosen)
            onActiveFocusChanged: if (activeFocus) card.reached(this)
        }
    }
}
