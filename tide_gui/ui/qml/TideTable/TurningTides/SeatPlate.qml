pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The board of a seat: its player and ship, hold, piles, destroyed zones and pawn. Cards and units are pieces.
SeatBoard {
    id: plate

    required property int pile
    required property int discards
    required property int exhausted
    required property int zonesLost
    required property int zonesToSink
    required property bool captain
    required property bool pawn
    readonly property bool beyond: zonesLost > zonesToSink  // in the introductory game, while the captain stands
    readonly property string colour: Ships.colour(seat)
    readonly property real size: (layout as TableLayout).size
    readonly property bool near: layout.place(seat) === 0

    Accessible.description: facts

    ShipColours {
        id: colours
        silver: plate.seat === 1
    }
    Picture {
        id: sign
        readonly property rect spot: plate.at(plate.plan.ship)
        readonly property string words: plate.seat === 1 ? qsTr("%1 sails the silver ship.").arg(plate.name) : qsTr("%1 sails the gold ship.").arg(plate.name)

        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        art: "turning-tides/tokens/ship-" + plate.colour
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: words

        TipArea {
            anchors.fill: parent
            session: plate.session
            words: sign.words
        }
    }
    FitWords {
        readonly property rect spot: plate.at(plate.plan.colour)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        visible: spot.width > 0
        text: plate.seat === 1 ? qsTr("Silver", "the name of a ship") : qsTr("Gold", "the name of a ship")
        size: 15 * plate.size
        smallest: 10
        wrapMode: Text.NoWrap
        color: Theme.quietText
    }
    Row {
        id: marks

        readonly property rect spot: plate.at(plate.plan.marks)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        readonly property real others: (pawnMark.visible ? pawnMark.wished + spacing : 0) + (captainMark.visible ? captainMark.wished + spacing : 0)
        readonly property real share: Math.min(1, (width - lostMark.shortest) / Math.max(1, others))

        layoutDirection: Qt.RightToLeft
        spacing: 6 * plate.unit

        PlateMark {
            id: pawnMark
            width: Math.floor(wished * marks.share)
            height: parent.height
            visible: plate.pawn
            words: plate.layout.handless ? "" : qsTr("pawn", "on the plate of the player who has it")
            briefer: [""]
            tail: 0.62 * height  // the pawn itself
            detail: qsTr("%1 has the pawn and acts first at equal numbers.").arg(plate.name)
            session: plate.session
        }
        PlateMark {
            id: captainMark
            width: Math.floor(wished * marks.share)
            height: parent.height
            visible: !plate.captain && !plate.near  // the own captain is seen in the hold
            //: on the plate of a player whose captain is not on deck
            words: qsTr("no captain")
            detail: qsTr("The captain of %1 is not on deck.").arg(plate.name)
            alarming: true
            session: plate.session
        }
        PlateMark {
            id: lostMark
            width: Math.floor(Math.min(wished, marks.width - marks.others * marks.share))
            height: parent.height
            art: "turning-tides/tokens/wreck"
            words: plate.beyond ? qsTr("%n zone(s) lost", "", plate.zonesLost) : qsTr("%1 of %2 lost", "zones: how many, of how many that decide the game").arg(plate.zonesLost).arg(plate.zonesToSink)
            briefer: plate.beyond ? [qsTr("%1 lost", "zones: how many").arg(plate.zonesLost), plate.zonesLost.toString()] : [qsTr("%1 of %2", "zones lost: how many, of how many that decide the game").arg(plate.zonesLost).arg(plate.zonesToSink)]
            detail: qsTr("Destroyed zones of this ship, and how many decide the game.")
            alarming: plate.zonesLost > 0
            session: plate.session
        }
    }
    FitWords {
        id: kind
        readonly property rect spot: plate.at(plate.plan.words)
        readonly property bool fits: shortest.advanceWidth <= spot.width
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        visible: fits && !plate.layout.handless
        text: plate.kindLabel
        size: 14 * plate.size
        smallest: 10
        wrapMode: Text.NoWrap
        color: Theme.quietText
        horizontalAlignment: plate.near ? Text.AlignHCenter : Text.AlignLeft
    }
    Binding {
        target: plate.layout
        property: "holdName"
        value: Math.ceil(called.advanceWidth) + 2
    }
    TextMetrics {
        id: called
        font { family: holdName.font.family; bold: true; pixelSize: 11 }
        text: holdName.text
    }
    TextMetrics {
        id: shortest
        font { family: kind.font.family; pixelSize: kind.smallest }
        text: plate.kindLabel
    }
    Picture {
        readonly property rect spot: plate.at(plate.plan.sheep)
        visible: !kind.fits && !plate.layout.handless
        width: 22
        height: width
        x: Math.max(4, spot.x)
        y: spot.y + spot.height - height
        art: plate.person ? "tokens/human" : "tokens/bot"
    }
    Rectangle {
        readonly property rect spot: plate.at(plate.plan.hold)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        radius: 10 * plate.unit
        color: colours.ground
        border.width: 3
        border.color: colours.edge

        FitWords {
            id: holdName
            x: 8 * plate.unit
            y: 3 * plate.unit
            width: (50 + plate.plan.label) * plate.unit
            height: plate.near ? 46 * plate.unit : parent.height - 6 * plate.unit
            //: of a ship: where the units lie that are not on deck
            text: qsTr("Hold")
            smallest: 9
            font.bold: true
            size: 15 * plate.size
            wrapMode: Text.NoWrap
            color: Theme.contrast ? Theme.text : Theme.ink
        }
        TipArea {
            anchors.fill: parent
            session: plate.session
            words: qsTr("Units that can come on deck, and the exchange cards, which lie open.")
        }
    }
    TipArea {  // exhausted cards lie over the end of the hold
        readonly property rect hold: plate.at(plate.plan.hold)
        readonly property real card: 26 * plate.unit

        x: hold.x + hold.width - width
        y: hold.y - 0.35 * card
        width: 0.9 * card * plate.exhausted + 4
        height: card * Theme.cardRatio
        visible: plate.exhausted > 0
        session: plate.session
        words: qsTr("%n exhausted card(s), face down for the whole round", "", plate.exhausted)
    }
    PileFoot {
        spot: plate.at(plate.plan.pile)
        count: plate.pile
        //: below a pile: the draw pile
        words: qsTr("draw")
        detail: qsTr("Draw pile: %n card(s)", "", plate.pile)
        room: Math.min(50 * plate.unit, 54 * plate.size)
        size: plate.size
        worded: !plate.layout.handless
        session: plate.session
    }
    PileFoot {
        spot: plate.at(plate.plan.discards)
        count: plate.discards
        //: below a pile: the discards
        words: qsTr("discard")
        detail: qsTr("Discards: %n card(s)", "", plate.discards)
        room: Math.min(76 * plate.unit, 54 * plate.size)
        size: plate.size
        worded: !plate.layout.handless
        session: plate.session
    }
}
