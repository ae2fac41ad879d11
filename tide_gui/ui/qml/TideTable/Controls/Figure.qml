pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A figure in the rules: a picture on a plate with a caption.
Rectangle {
    id: figure

    property string words
    default property alias content: row.data

    width: parent?.width ?? 0
    height: row.height + caption.height + 40
    radius: Theme.corner
    color: Theme.contrast ? "#000000" : Theme.dark ? Theme.plate : Theme.softPlate
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.plateEdge

    Flow {
        id: row

        readonly property real wanted: {
            let sum = -spacing
            for (const child of children)
                sum += child.visible && child.width > 0 ? child.width + spacing : 0
            return sum
        }

        y: 16
        x: Math.max(20, (figure.width - wanted) / 2)
        width: figure.width - x - 20
        spacing: 16
    }

    Words {
        id: caption

        x: 20
        y: row.y + row.height + 10
        width: parent.width - 40
        text: figure.words
        size: Theme.notes
        color: Theme.quietText
        horizontalAlignment: row.wanted > figure.width - 40 ? Text.AlignLeft : Text.AlignHCenter
    }
}
