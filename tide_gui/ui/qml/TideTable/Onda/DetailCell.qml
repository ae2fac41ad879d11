import QtQuick
import TideTable.Controls

// What one seat has in a line of the end page: a picture, if there is one, and words or a number.
Item {
    id: cell

    required property int index
    required property string modelData
    required property string picture

    readonly property bool ended: picture === "went-out"
    readonly property bool combination: picture !== "" && !ended

    implicitHeight: words.y + words.height
    Accessible.role: Accessible.Cell
    Accessible.name: ended ? qsTr("Seat %1: %2, went out").arg(index + 1).arg(modelData) : qsTr("Seat %1: %2").arg(index + 1).arg(modelData)

    Picture {
        visible: cell.picture !== ""
        x: cell.combination ? (cell.width - width) / 2 : words.x + (words.width - words.implicitWidth) / 2 - width - 6
        y: cell.combination ? 2 : words.y + (words.height - height) / 2
        width: cell.combination ? Math.min(cell.width - 8, 90) : Math.round(Theme.lead * 1.2)
        height: cell.combination ? width * 0.45 : width
        art: visible ? "onda/tokens/" + cell.picture : ""
    }

    Words {
        id: words

        x: 4
        y: cell.combination ? Math.min(cell.width - 8, 90) * 0.45 + 2 : 0
        width: cell.width - 8
        text: cell.modelData
        size: cell.combination ? Theme.notes : Theme.lead
        font.bold: cell.ended
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Math.round(size * 1.25)
        Accessible.ignored: true
    }
}
