import QtQuick
import TideTable.Controls
import TideTable.Table

// The number of wilds face down in front of another seat; those of the own seat can be told apart.
CountMark {
    objectName: "wildCount"

    required property int seat
    required property int wilds
    required property PiecePositions positions
    readonly property var last: positions.wild(seat, wilds - 1, wilds)

    visible: wilds > 0 && !positions.layout.holds(seat)
    x: last.x + last.width - width * 0.7
    y: last.y + last.width * Theme.cardRatio - height * 0.8
    z: Level.counts
    count: wilds
    letters: positions.letters
}
