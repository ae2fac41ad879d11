pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Table

// The two sides of a weather card, a tide card or a ring.
TurningFace {
    id: side

    required property string kind

    faceUp: kind === "ring" ? face === 1 : face > 0
    hop: kind === "ring" ? 0.6 : 0.14
    flat: kind !== "ring"
    front: kind === "ring" ? kept : kind === "tide" ? tide : weather
    back: kind === "ring" ? lost : cardBack

    Component {
        id: weather

        WeatherCard {
            number: side.shown
        }
    }
    Component {
        id: tide

        TideCard { number: side.shown }
    }
    Component {
        id: cardBack

        CardBack { kind: side.kind }
    }
    Component {
        id: kept

        Ring { kept: true }
    }
    Component {
        id: lost

        Ring { kept: false }
    }
}
