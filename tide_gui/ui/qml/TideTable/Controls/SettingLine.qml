pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A setting's name and explanation at the left, its control at the right, or below in a narrow window.
Item {
    id: line

    property string title
    property string words
    default property alias control: holder.data

    readonly property bool stacked: width < holder.wide + 280 * Theme.textScale

    width: parent?.width ?? 0
    implicitHeight: (stacked ? labels.height + 8 + holder.height : Math.max(labels.height, holder.height)) + 8

    Column {
        id: labels

        width: line.stacked ? line.width : line.width - holder.wide - 24
        y: line.stacked ? 4 : (line.height - height) / 2

        Words {
            width: parent.width
            text: line.title
            font.bold: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: line.words
            size: Theme.notes
            color: Theme.quietText
        }
    }

    Item {
        id: holder

        readonly property real wide: children[0]?.implicitWidth ?? 0

        width: Math.min(line.width, wide)
        height: children[0]?.height ?? 0
        x: line.stacked ? 0 : line.width - width
        y: line.stacked ? labels.y + labels.height + 8 : (line.height - height) / 2
    }
}
