pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The base of a game's small picture of the table at a moment of a review. It measures in 320ths of its width.
Item {
    id: table

    required property RowsModel pieces
    required property RowsModel middle  // its one row is what else lies on the table
    required property int seat  // that decides
    required property int seats
    property Component piece: null  // a SmallPiece
    property real tall: 150
    property alias below: under.data
    readonly property real unit: width / 320

    implicitHeight: Math.round(tall * unit)
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: 8
        color: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.deepSea : Theme.midSea
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk
    }
    Item {
        id: under
        anchors.fill: parent
    }
    Repeater {
        model: table.pieces
        delegate: table.piece
    }
}
