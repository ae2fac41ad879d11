pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The points with each dealt hand: a row for each hand, a column for each seat.
GamePart {
    id: table

    readonly property int seats: session.seatCount
    readonly property real strip: 12 * 33 * Math.max(Theme.far / 15, Math.min(Theme.textScale, 1.5)) + 76 + average  // the width that a row needs left of its cells
    readonly property real average: 70 * Theme.textScale
    readonly property bool stacked: width - strip < seats * 78 * Theme.textScale
    readonly property real cell: Math.min((stacked ? width - 8 : width - strip - 6) / seats, 136 * Theme.textScale)

    visible: session.details.count > 0  // who gives up ends the game before all hands are known
    spacing: 10
    Accessible.role: Accessible.Table
    Accessible.name: caption.text

    Heading {
        id: caption

        width: parent.width
        text: qsTr("The same cards, in other hands", "other players held them")
    }

    Words {
        width: parent.width
        text: qsTr("Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.", "a hand: the cards that a player holds in a round")
    }

    Item {
        width: parent.width
        height: heads.height

        Words {
            anchors { right: heads.left; bottom: parent.bottom }
            width: table.average
            visible: !table.stacked
            text: qsTr("Average", "above numbers of points")
            size: Theme.notes
            color: Theme.quietText
            horizontalAlignment: Text.AlignHCenter
            lineHeight: Math.round(size * 1.2)
            Accessible.ignored: true
        }

        Row {
            id: heads

            anchors.right: parent.right
            anchors.rightMargin: 4

            Repeater {
                model: table.session.seats

                SeatHead {
                    width: table.cell
                }
            }
        }
    }

    Repeater {
        model: table.session.details

        HandRow {
            width: table.width
            cell: table.cell
            stacked: table.stacked
            average: table.average
        }
    }
}
