pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The cards of a seat's open hand as a list, in place of its small cards.
Rectangle {
    id: open
    objectName: "openHand"

    required property int seat
    required property var openHand
    required property Session session
    required property TablePositions positions
    property alias card: cards.delegate  // a number, unless a game's cards are more than their number
    readonly property rect spot: positions.wholeHand(seat)
    readonly property int columns: openHand.length > 6 ? 4 : 3
    readonly property int rows: openHand.length > 8 ? 3 : 2
    readonly property real cellWidth: (width - 4) / columns
    readonly property real cellHeight: (height - 4) / rows
    readonly property int letter: Math.max(13, Math.min(Theme.far, Math.round(cellWidth * 0.72)), Math.round(Math.min(cellHeight * 0.8, cellWidth * 0.62)))

    visible: openHand.length > 0 && (session.nearSeat !== seat || session.handless)
    x: spot.x
    y: spot.y
    z: Level.grounds
    width: spot.width
    height: spot.height
    radius: 6
    color: Theme.plate
    border { width: Theme.hair; color: Theme.plateEdge }

    Grid {
        x: 2
        y: 2
        columns: open.columns

        Repeater {
            id: cards
            model: open.openHand
            delegate: Text {
                required property int modelData

                width: open.cellWidth
                height: open.cellHeight
                text: modelData
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                font { family: Theme.display; weight: Font.Bold; pixelSize: open.letter }
                color: Theme.heading
                Accessible.ignored: true
            }
        }
    }
}
