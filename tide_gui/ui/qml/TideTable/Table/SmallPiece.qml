pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A piece in a small picture of the table. One that was used lies higher and has a frame; a lamp marks the expert's.
Item {
    id: piece

    required property int index
    required property string kind
    required property int face
    required property string area
    required property int seat
    required property int slot
    required property int count
    required property string label
    required property bool picked
    required property bool preferred
    required property SmallTable table
    property rect spot  // in 320ths; an empty one is not drawn
    property bool lifts: true
    default property alias side: holder.data
    readonly property bool own: area === "hand" && seat === table.seat && face > 0
    readonly property bool raised: lifts && (picked || preferred)

    // A place in a row of cards that begins at the left and is no wider than the room.
    function rowed(left: real, top: real, room: real, width: real, height: real): rect {
        const step = count > 1 ? Math.min(width + 3, (room - width) / (count - 1)) : 0;
        return Qt.rect(left + slot * step, top, width, height);
    }

    x: spot.x * table.unit
    y: (spot.y - (raised ? 9 : 0)) * table.unit
    z: slot + 1
    width: spot.width * table.unit
    height: spot.height * table.unit
    visible: spot.width > 0

    Item {
        id: holder
        anchors.fill: parent
    }
    Rectangle {
        anchors { fill: parent; margins: -1 }
        visible: piece.picked
        radius: 4
        color: "transparent"
        border.width: 3
        border.color: Theme.contrast ? Theme.focus : Theme.vermilion
    }
    Rectangle {
        objectName: "lamp"
        visible: piece.preferred
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: -3 * piece.table.unit }
        width: 17 * piece.table.unit
        height: width
        radius: width / 2
        color: Theme.highlight
        border.width: 1
        border.color: Theme.ink

        Glyph {
            anchors.centerIn: parent
            glyph: "hint"
            side: Math.round(parent.width * 0.8)
            color: Theme.ink
        }
    }
}
