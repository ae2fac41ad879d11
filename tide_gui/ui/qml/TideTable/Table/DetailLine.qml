pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A line of the end page: its title and a cell for each seat, or a sentence without cells.
Item {
    id: line

    required property int index
    required property string title
    required property string icon
    required property list<string> cells
    required property list<string> pictures
    required property list<string> meanings
    required property bool tall
    required property real cell
    required property real strip
    required property bool stacked
    readonly property bool alone: cells.length === 0

    visible: title !== ""
    implicitHeight: stacked ? heading.height + row.height + 14 : Math.max(heading.height, row.height) + 12
    Accessible.role: Accessible.Row
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        visible: line.index % 2 === 0
        radius: 8
        color: Theme.inset
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.plateEdge
    }

    Row {
        id: heading

        x: 12
        y: line.stacked ? 6 : (line.height - height) / 2
        spacing: 8

        Picture {
            visible: line.icon !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? Math.round(Theme.body * 1.7) : 0
            height: width
            art: visible ? line.icon : ""
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, (line.stacked || line.alone ? line.width : line.strip) - (line.icon === "" ? 24 : 60))
            text: line.title
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
    }

    Row {
        id: row

        x: line.stacked ? 0 : line.strip
        y: line.stacked ? heading.y + heading.height : (line.height - height) / 2

        Repeater {
            model: line.cells

            DetailCell {
                width: line.cell
                picture: line.pictures[index] ?? ""
                meaning: line.meanings[index] ?? ""
                tall: line.tall
            }
        }
    }
}
