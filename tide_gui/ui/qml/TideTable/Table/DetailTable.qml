pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What happened in a game, on the end page: a line for each fact, a column for each seat.
GamePart {
    id: table

    property string title
    property real widest: 170  // a cell at the usual text size
    readonly property int seats: session.seatCount
    readonly property real strip: 190 * Theme.textScale  // the width of the titles
    readonly property bool stacked: width - strip < seats * 84 * Theme.textScale
    readonly property real cell: (stacked ? width : Math.min(width - strip, seats * widest * Theme.textScale)) / seats

    spacing: 10
    Accessible.role: Accessible.Table
    Accessible.name: caption.text

    Heading {
        id: caption

        width: parent.width
        text: table.title
    }

    Row {
        x: table.stacked ? 0 : table.strip

        Repeater {
            model: table.session.seats

            SeatHead {
                width: table.cell
            }
        }
    }

    Column {
        width: parent.width

        Repeater {
            model: table.session.details

            DetailLine {
                width: table.width
                cell: table.cell
                strip: table.strip
                stacked: table.stacked
            }
        }
    }
}
