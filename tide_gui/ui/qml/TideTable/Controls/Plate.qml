pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A sheet of paper with a shadow; its children are its content.
Item {
    id: plate

    property color color: Theme.plate
    property color edge: Theme.plateEdge
    property real corner: Theme.corner
    property bool raised: true
    property bool grainy: false

    BorderImage {
        anchors.fill: parent
        anchors { leftMargin: -12; rightMargin: -12; topMargin: -8; bottomMargin: -18 }
        border { left: 24; top: 24; right: 24; bottom: 24 }
        source: Theme.art + "paper/shadow.png"
        visible: plate.raised && !Theme.contrast
    }

    Rectangle {
        anchors.fill: parent
        radius: plate.corner
        color: plate.color
        border.width: Theme.contrast ? 2 : 1
        border.color: plate.edge
    }

    Image {
        anchors.fill: parent
        anchors.margins: plate.corner / 3
        source: Theme.art + "paper/grain.png"
        fillMode: Image.Tile
        visible: plate.grainy && !Theme.contrast
        opacity: Theme.dark ? 0.35 : 1
    }
}
