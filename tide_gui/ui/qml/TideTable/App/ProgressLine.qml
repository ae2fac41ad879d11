import QtQuick
import TideTable.Controls

// How much of a piece of work is done.
Rectangle {
    id: line

    property int done: 0
    property int total: 0

    height: 4
    radius: 2
    color: Theme.plateEdge

    Rectangle {
        width: parent.width * Math.min(1, line.done / Math.max(1, line.total))
        height: parent.height
        radius: 2
        color: Theme.link
    }
}
