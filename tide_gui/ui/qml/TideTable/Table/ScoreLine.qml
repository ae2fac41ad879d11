pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One seat on the score pad: its name, what a game shows below it, and a row of cells.
Item {
    id: line

    required property int seat
    required property string name
    required property int total
    required property real column
    required property bool stacked
    property int columns
    property alias below: under.data
    default property alias cells: row.data

    function signed(number: int): string {
        return number > 0 ? "+" + number : number < 0 ? "\u2212" + -number : "0"
    }

    implicitHeight: stacked ? who.height + row.height + 14 : Math.max(who.height, row.height) + 14
    Accessible.role: Accessible.Row

    Row {
        id: who

        y: line.stacked ? 6 : (line.height - height) / 2
        width: line.stacked ? line.width : line.width - line.columns * line.column
        spacing: 12

        Picture {
            id: badge

            width: Theme.grown(36)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            art: Theme.seatArt("badge", line.seat)
        }

        Column {
            id: under

            width: parent.width - badge.width - 16
            anchors.verticalCenter: parent.verticalCenter

            Words {
                width: parent.width
                text: line.name
                size: Theme.grown(Theme.body)
                font.bold: true
                lineHeight: Math.round(size * 1.25)
                Accessible.ignored: true
            }
        }
    }

    Row {
        id: row

        anchors.right: parent.right
        y: line.stacked ? who.y + who.height : (line.height - height) / 2
    }

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.hair
        color: Theme.plateEdge
    }
}
