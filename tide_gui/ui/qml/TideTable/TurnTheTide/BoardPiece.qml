pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A weather card, a tide card or a ring.
Piece {
    id: piece

    readonly property bool stacked: area === "deck" || area === "tide" || area === "passing"
    readonly property real room: Math.max(width, noted ? positions.noteRoom(area, width, slot) + (noteSeat < 0 ? 0 : 8) : 0)  // with the note and its badge

    ratio: kind === "ring" ? 1 : Theme.cardRatio
    turned: side.turned
    covered: area === "pile" || area === "box" || stacked && slot < count - 3
    accessible: own || area === "played" || area === "offer" || area === "chosen" || stacked && slot === count - 1
        || area === "hand" && face > 0
    blank: Qt.rect(1, 0.31, 0, 0.66)
    shaded: own || moving && kind !== "ring" || area === "chosen" || area === "played" || area === "offer"
        || stacked && slot === count - 1
    onAreaChanged: below = area === "deck" || area.startsWith("passing") || below && (area === "hand" || area === "rings")
    tipWords: area === "played" || area === "chosen" ? [words, tip].filter(text => text !== "").join("\n") : tip
    noteSeat: area === "played" ? seat : -1
    strongNote: area === "played" && slot < 2
    extent: tally.active ? Qt.rect(0, 0, tally.x + tally.width + 2, tally.y + tally.height + 2)
        : Qt.rect((width - room) / 2, 0, room, height + (noted ? positions.noteHeight + 4 : 0))

    PieceFace {
        id: side
        width: piece.pictureWidth
        height: width * piece.ratio
        kind: piece.kind
        face: piece.face
        animated: piece.positions.gliding
        pace: piece.pace
    }
    marks: Loader {
        id: tally
        active: piece.area === "deck" && piece.slot === piece.count - 1 && !piece.moving
        x: piece.width - width * 0.6
        y: piece.height - height * (piece.positions.letters > 1.2 ? 1 : 0.6)  // large counts would reach the note beside the deck
        sourceComponent: CountMark {
            count: piece.count
            letters: piece.positions.letters
        }
    }
}
