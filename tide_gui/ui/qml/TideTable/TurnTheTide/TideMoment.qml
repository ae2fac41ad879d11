pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// What happens to a seat in its tide: a preserver floats away, the last chance begins, the sea closes over its sheep, or
// it survives the round.
MomentPlate {
    id: moment

    readonly property bool lost: kind === "lost" || kind === "last chance"
    readonly property rect rings: layout.part(seat, "rings")
    // On the sea below or above the paper, where it is nearest to the board.
    readonly property real sea: paper.x + (leftward ? 28 : paper.width - floating.width - 28)

    art: kind === "last chance" ? "turn-the-tide/tokens/last-chance" : lost ? "turn-the-tide/tokens/ring-lost" : Theme.seatArt(kind === "under" ? "sinking" : "seat", seat)
    tint: kind === "lost" ? Theme.focus : kind === "survived" ? Theme.good : Theme.danger

    Ring {
        id: floating
        visible: moment.lost
        kept: true
        width: Math.min(moment.paper.height - 8, moment.rings.height * (1 + 1.4 * moment.arrived))
        x: moment.rings.x + (moment.sea - moment.rings.x) * moment.arrived
        y: moment.rings.y + ((moment.atTop || moment.beside ? moment.paper.y + moment.paper.height + 5 : moment.paper.y - height - 5) - moment.rings.y) * moment.arrived
        rotation: 24 * moment.arrived
    }
    Item {
        visible: moment.kind === "under"
        x: moment.place.x
        y: moment.place.y + moment.place.height * (1 - 0.62 * moment.arrived)
        width: moment.place.width
        height: moment.place.y + moment.place.height - y
        clip: true

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: -Theme.corner
            radius: Theme.corner
            color: Theme.contrast ? Theme.contrastBack : Theme.midSea
            opacity: 0.65
        }
        Rectangle {
            width: parent.width
            height: 4
            color: Theme.contrast ? Theme.contrastMark : Theme.foam
        }
    }
}
