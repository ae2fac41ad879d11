pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The place on the table that plays a card dropped there: lit while such a card is dragged.
Rectangle {
    id: place
    objectName: "dropPlace"

    required property Hand hand

    visible: hand.dragging && hand.playable
    x: hand.dropPlace.x
    y: hand.dropPlace.y
    z: Level.pointer
    width: hand.dropPlace.width
    height: hand.dropPlace.height
    radius: 2 * Theme.corner
    color: Qt.alpha(Theme.glow, hand.aimed ? 0.2 : 0.1)
    border { width: hand.aimed ? 5 : 3; color: Theme.glow }

    Chip {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 14 }
        text: place.hand.together ? qsTr("Drop the cards here to play them") : qsTr("Drop the card here to play it")
    }
}
