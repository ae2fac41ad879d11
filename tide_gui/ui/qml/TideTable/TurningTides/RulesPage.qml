pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

RulesFrame {
    id: page

    required property Program program

    rules: program.rules
    keys: [
        [qsTr("Return", "a key"), qsTr("play the raised card; a card of several parts asks for them one after the other")],
        [qsTr("Tab", "a key"), qsTr("go to the buttons for zones, sides and units")],
        [qsTr("\u2190", "a key"), qsTr("in the lee: from the first card in the hand to the exchange cards on its left")],
        [qsTr("D", "a key, the same in every language"), qsTr("look through the discards", "what a key does")]
    ]
    onLeave: program.back()
    figures: QtObject {
        readonly property Component ships: Figure {
            Picture { width: 240; height: 180; art: "games/turning-tides" }
        }
        readonly property Component units: Figure {
            FigureToken { art: "turning-tides/crew/captain-gold" }
            FigureToken { art: "turning-tides/crew/sailor-gold" }
            FigureToken { art: "turning-tides/crew/cannon-gold" }
            FigureToken { art: "turning-tides/crew/mast-gold" }
        }
        readonly property Component start: Figure {
            id: start

            FigureFleet { width: start.room; manned: true }
        }
        readonly property Component contact: Figure {
            id: contact

            FigureContact { width: contact.room; page: page }
        }
        readonly property Component tasks: Figure {
            FigureToken { art: "turning-tides/tokens/task-wait" }
            FigureToken { art: "turning-tides/tokens/task-sailor" }
            FigureToken { art: "turning-tides/tokens/task-cannon" }
            FigureToken { art: "turning-tides/tokens/task-move" }
            FigureToken { art: "turning-tides/tokens/task-navigate" }
            FigureToken { art: "turning-tides/tokens/task-swing" }
            FigureToken { art: "turning-tides/tokens/task-fire" }
            FigureToken { art: "turning-tides/tokens/task-promote" }
        }
        readonly property Component pawn: Figure {
            FigureZone { sailor: true }
            FigureZone { colour: "silver"; sailor: true; target: true }
            FigureZone { colour: "silver" }
            FigureToken { art: "turning-tides/tokens/pawn" }
        }
        readonly property Component wait: FigureTask { rank: 0 }
        readonly property Component sailor: FigureTask { rank: 1 }
        readonly property Component cannon: FigureTask { rank: 1 }
        readonly property Component move: FigureTask { rank: 2 }
        readonly property Component navigate: FigureTask { rank: 3 }
        readonly property Component swing: FigureTask { rank: 4 }
        readonly property Component fire: FigureTask { rank: 5 }
        readonly property Component swings: Figure {
            FigureZone { sailor: true }
            FigureZone { colour: "silver"; captain: true; sailor: true; mast: true }
            FigureZone { colour: "silver"; captain: true; mast: true }
            FigureZone { colour: "silver"; mast: true }
        }
        readonly property Component shots: Figure {
            FigureZone { sailor: true; north: true }
            FigureZone { colour: "silver"; sailor: true; south: true; mast: true }
            FigureZone { colour: "silver"; sailor: true; south: true }
            FigureZone { colour: "silver" }
            FigureZone { colour: "silver"; destroyed: true }
        }
        readonly property Component before: Figure {
            id: before

            FigureFleet { width: before.room; offset: 5; manned: true }
        }
        readonly property Component after: Figure {
            id: after

            FigureFleet { width: after.room; offset: 6; manned: true; sailors: [5] }
        }
        readonly property Component promotion: Figure {
            FigureToken { art: "turning-tides/tokens/task-promote" }
            FigureZone { sailor: true }
            FigureZone { captain: true }
        }
        readonly property Component lee: Figure {
            FigureZone { sailor: true; south: true }
            Picture { width: 90; height: 146; art: "turning-tides/effects/turn-about" }
            FigureZone { sailor: true; north: true }
        }
        readonly property Component signs: Figure {
            FigureToken { art: "turning-tides/tokens/ship-gold" }
            FigureToken { art: "turning-tides/tokens/ship-silver" }
            FigureToken { art: "turning-tides/tokens/pawn" }
            FigureToken { art: "turning-tides/tokens/wreck" }
            FigureToken { art: "turning-tides/cards/exhausted-gold" }
            FigureToken { art: "turning-tides/ships/contact" }
            FigureToken { art: "turning-tides/ships/zone-choose" }
            FigureToken { art: "turning-tides/ships/zone-target" }
        }
        readonly property Component dots: Figure {
            FigureToken { art: "turning-tides/tokens/step-done" }
            FigureToken { art: "turning-tides/tokens/step-now" }
            FigureToken { art: "turning-tides/tokens/step-next" }
        }
    }
}
