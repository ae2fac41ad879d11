pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A figure in the rules: pictures on a plate with a caption. Its items get their labels in order.
Rectangle {
    id: figure

    readonly property RulesPart part: parent as RulesPart
    readonly property real room: width - 40  // for the pictures
    default property alias content: row.data

    implicitHeight: row.height + caption.height + 40
    Component.onCompleted: Array.from(row.children).filter(item => item instanceof FigureItem).forEach((item, at) => (item as FigureItem).words = part.lines[at] ?? "")
    radius: Theme.corner
    color: Theme.inset
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
        width: figure.room
        text: figure.part?.words ?? ""
        size: Theme.notes
        color: Theme.quietText
        horizontalAlignment: row.wanted > figure.room ? Text.AlignLeft : Text.AlignHCenter
    }
}
