pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The numbers of cards in the draw pile and the discards of a seat. Its plate tells them to screen readers.
Item {
    id: counts

    required property int seat
    required property int pile
    required property int discards
    required property TableLayout layout

    z: Level.counts

    Count {
        spot: counts.layout.part(counts.seat, "pile")
        count: counts.pile
    }
    Count {
        spot: counts.layout.part(counts.seat, "discards")
        count: counts.discards
    }

    component Count: CountMark {
        property rect spot

        visible: count > 0
        x: spot.x + Math.max(spot.width - width * 0.75, spot.width * 0.6)  // on a small pile beside it rather than on it
        y: spot.y + spot.height - height
        letters: counts.layout.letters
    }
}
