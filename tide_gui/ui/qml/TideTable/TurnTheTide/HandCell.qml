pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What a seat scored with a hand, and the difference from the average: a signed number, a tint and an arrow.
Item {
    id: cell

    required property int index
    required property int points
    required property real difference

    readonly property string plain: points.toString().replace("-", "\u2212")
    readonly property int side: Math.abs(difference) < 0.05 ? 0 : difference > 0 ? 1 : -1
    readonly property color tone: side > 0 ? Theme.good : side < 0 ? Theme.danger : Theme.quietText
    readonly property string number: Number(Math.abs(difference)).toLocaleString(Qt.locale(), "f", 1)
    readonly property string against: side > 0 ? qsTr("+%1").arg(number) : side < 0 ? qsTr("\u2212%1").arg(number) : qsTr("\u00b1%1").arg(number)

    implicitHeight: score.height + chip.height + 10
    Accessible.role: Accessible.Cell
    Accessible.name: qsTr("Seat %1: score %2, %3 against the average", "all are numbers; the last one has a sign").arg(index + 1).arg(plain).arg(against)

    Rectangle {
        anchors { fill: parent; leftMargin: 3; rightMargin: 3 }
        radius: 8
        color: Theme.contrast ? Theme.contrastGround : Qt.tint(Theme.page, Qt.alpha(cell.tone, cell.side === 0 ? 0 : Math.min(0.34, 0.1 + Math.abs(cell.difference) * 0.07)))
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.contrast ? cell.tone : Qt.alpha(cell.tone, 0.45)
    }

    Heading {
        id: score

        anchors.horizontalCenter: parent.horizontalCenter
        y: 4
        text: cell.plain
        size: Theme.subheading
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Row {
        id: chip

        anchors.horizontalCenter: parent.horizontalCenter
        y: score.y + score.height
        spacing: 3

        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            visible: cell.side !== 0
            glyph: "back"
            rotation: cell.side > 0 ? 90 : -90
            color: cell.tone
            side: Math.round(Theme.notes * 1.1)
        }

        Words {
            text: cell.against
            size: Theme.notes
            color: Theme.text
            font.bold: cell.side !== 0
            lineHeight: Math.round(size * 1.3)
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
