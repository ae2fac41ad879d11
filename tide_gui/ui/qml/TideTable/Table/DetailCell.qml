import QtQuick
import TideTable.Controls

// What one seat has in a line of the end page: a picture, if there is one, and words or a number.
Item {
    id: cell

    required property int index
    required property string modelData
    required property string picture
    required property string meaning
    required property bool tall  // a wide picture above the words
    readonly property real span: tall && picture !== "" ? Math.min(width - 8, 90) : 0

    implicitHeight: words.y + words.height
    Accessible.role: Accessible.Cell
    //: to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means
    Accessible.name: meaning !== "" ? qsTr("Seat %1: %2, %3").arg(index + 1).arg(modelData).arg(meaning) : qsTr("Seat %1: %2").arg(index + 1).arg(modelData)

    Picture {
        visible: cell.picture !== ""
        x: cell.span > 0 ? (cell.width - width) / 2 : words.x + (words.width - words.implicitWidth) / 2 - width - 6
        y: cell.span > 0 ? 2 : words.y + (words.height - height) / 2
        width: cell.span > 0 ? cell.span : Math.round(Theme.lead * 1.2)
        height: cell.span > 0 ? width * 0.45 : width
        art: cell.picture
    }

    Words {
        id: words

        x: 4
        y: cell.span > 0 ? cell.span * 0.45 + 2 : 0
        width: cell.width - 8
        text: cell.modelData
        size: cell.tall ? Theme.notes : Theme.lead
        font.bold: cell.meaning !== ""
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Math.round(size * 1.25)
        Accessible.ignored: true
    }
}
