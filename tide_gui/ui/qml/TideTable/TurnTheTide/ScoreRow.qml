pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One seat on the score pad.
Item {
    id: line

    required property int seat
    required property string name
    required property int tokens
    required property int kept
    required property int bonus
    required property int penalty
    required property int points
    required property int total
    required property real column
    required property bool stacked

    function signed(number: int): string {
        return number > 0 ? "+" + number : number < 0 ? "\u2212" + -number : "0"
    }

    implicitHeight: stacked ? who.height + cells.height + 14 : Math.max(who.height, cells.height) + 14
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1: %2 of %3 preservers kept, lowest tide %4, went under %5, this round %6, total %7").arg(name).arg(kept).arg(
                         tokens).arg(signed(bonus)).arg(signed(-penalty)).arg(points).arg(total)

    Row {
        id: who

        y: line.stacked ? 6 : (line.height - height) / 2
        width: line.stacked ? line.width : line.width - 5 * line.column
        spacing: 12

        Picture {
            id: badge

            width: 36
            height: 36
            anchors.verticalCenter: parent.verticalCenter
            art: "seats/badge-" + (line.seat + 1)
        }

        Words {
            width: parent.width - badge.width - 16
            anchors.verticalCenter: parent.verticalCenter
            text: line.name
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
    }

    Row {
        id: cells

        anchors.right: parent.right
        y: line.stacked ? who.y + who.height : (line.height - height) / 2

        Cell { text: qsTr("%1 of %2").arg(line.kept).arg(line.tokens) }
        Cell { text: line.signed(line.bonus); faint: line.bonus === 0; color: faint ? Theme.quietText : Theme.good }
        Cell { text: line.signed(-line.penalty); faint: line.penalty === 0; color: faint ? Theme.quietText : Theme.danger }
        Cell { text: line.signed(line.points); font.bold: true }
        Cell { text: line.total < 0 ? line.signed(line.total) : line.total; display: true }
    }

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.hair
        color: Theme.plateEdge
    }

    component Cell: Words {
        property bool faint: false
        property bool display: false

        width: line.column
        anchors.verticalCenter: parent?.verticalCenter
        horizontalAlignment: Text.AlignHCenter
        size: display ? Theme.subheading : Theme.lead
        font.family: display ? Theme.display : Theme.reading
        font.bold: display
        Accessible.ignored: true
    }
}
