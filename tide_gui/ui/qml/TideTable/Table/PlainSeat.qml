pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The plate of a seat on the plain board: its player and its state in words.
SeatButton {
    id: plate

    required property PlainLayout layout
    readonly property rect spot: layout.plate(seat)

    x: spot.x
    y: spot.y
    z: Level.seats
    width: spot.width
    height: spot.height

    background: Plate {
        edge: plate.hovered ? Theme.link : Theme.plateEdge

        Rectangle {
            anchors.fill: parent
            visible: plate.due
            radius: Theme.corner
            color: "transparent"
            border { width: 4; color: Theme.focus }
        }
        FocusRing {
            visible: plate.visualFocus
            corner: Theme.corner
        }
    }
    contentItem: Item {
        SeatSheep {
            id: sheep
            visible: parent.width > 170
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(parent.height - 10, plate.layout.plateHeight, parent.width * 0.24)
            seat: plate.seat
            thinking: plate.thinking
        }
        SeatName {
            id: name
            anchors { left: sheep.visible ? sheep.right : parent.left; leftMargin: 10; right: parent.right; rightMargin: 10 }
            y: parent.height * 0.04
            height: parent.height * 0.42
            session: plate.layout.session
            text: plate.name
            size: Theme.body
        }
        FitWords {
            objectName: "facts"
            anchors { left: name.left; right: name.right; top: name.bottom }
            height: parent.height * 0.52
            //: %1: facts about a seat, a list; %2: its kind of player, as in “casual bot”
            text: plate.facts === "" ? plate.kindLabel : plate.layout.handless ? plate.facts : qsTr("%1, %2").arg(plate.facts).arg(plate.kindLabel)
            size: plate.layout.handless ? Theme.body : Theme.notes
            elide: Text.ElideRight
            maximumLineCount: 4
            verticalAlignment: Text.AlignTop
            lineHeight: 0.9
            color: Theme.quietText
        }
    }
}
