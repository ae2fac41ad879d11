pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// A card, a unit, a zone of a ship, the mark of a destroyed zone, or the pawn.
Piece {
    id: piece

    required property bool target
    required property int zone
    required property int nth
    required property int sailors
    required property bool captain
    required property bool mast
    required property bool toward
    required property bool away
    required property string shown  // what is drawn for the moment, and not this unit
    required property string task
    required property int rank
    required property string title
    required property var reachFrom
    required property var reachTo
    required property var reachFalls
    required property bool lit  // the raised card would act from here
    required property bool aimed  // what is considered would strike here
    required property bool falling  // what is considered would remove it
    required property bool leaving  // what is considered would bring it elsewhere
    readonly property bool looked: pressable && !isCard && (hover.hovered || ringed)
    readonly property PiecePositions places: positions as PiecePositions
    readonly property string colour: Ships.colour(seat)
    readonly property bool isCard: kind === "card"
    readonly property bool isZone: kind === "zone"
    readonly property bool stowed: area === "exchange" && !(places.layout.lee === "swap" && places.layout.place(seat) === 0)
    readonly property bool near: places.layout.place(seat) === 0
    readonly property bool north: near === (face === 1)  // a cannon that points up
    readonly property int guns: (toward ? 1 : 0) + (away ? 1 : 0)
    readonly property int deck: isZone && face > 0 ? face : 0
    readonly property real rim: deck > 0 ? places.layout.rim : 0
    readonly property real aside: deck > 0 ? Math.max(0, places.layout.plaque / 2 - 18 * places.layout.scale) : 0

    // what is printed on a card: while it turns face down, what its face showed
    property string shownTask
    property int shownRank
    property string shownTitle

    function keepPrint() {
        if (face > 0) {  // the face changes before the roles of this game do
            shownTask = task;
            shownRank = rank;
            shownTitle = title;
        }
    }

    function aboard(): var {
        if (shown === "captain" || shown === "overboard")
            return places.overboard(seat, zone);
        if (kind === "captain")
            return places.captain(seat, zone, sailors, mast, guns);
        if (kind === "mast")
            return places.mast(seat, zone, sailors + (captain ? 1 : 0));
        if (kind === "sailor")
            return places.sailor(seat, zone, nth, sailors, captain, mast, guns);
        return kind === "cannon" ? places.cannon(seat, zone, face === 1) : places.wreck(seat, zone);
    }

    ratio: isCard ? Theme.cardRatio : Ships.ratio(kind)
    extent: Qt.rect(-aside, near ? 0 : -rim, width - (deck > 0 ? 6 : 0), height + rim)  // light leaves the next number free
    spot: deck > 0 ? places.deck(seat, deck) : zone > 0 ? aboard() : area === "hold" ? places.inHold(seat, kind, nth, captain, sailors, count - sailors - (captain ? 1 : 0), ratio) : positions.spot(area, seat, slot, count)
    turned: side.turned
    opacity: area === "box" && !isCard || shown !== "" ? 0 : 1  // what leaves a ship belongs to none
    tipWords: tip || (isCard && area !== "chosen" || kind === "pawn" ? words : "")
    covered: area === "box" || (area === "pile" || area === "discards") && slot < count - 1
    accessible: own || beside || isZone || pressable || isCard && face > 0 && area !== "hand" && !covered
    onTaskChanged: keepPrint()
    onRankChanged: keepPrint()
    onTitleChanged: keepPrint()
    Component.onCompleted: keepPrint()
    blank: Qt.rect(0.29, 0.35, 0, 0.435)
    rises: own && !places.layout.sheet
    shaded: isCard && !stowed && (own || beside || area === "chosen" || moving)

    TurningFace {
        id: side
        width: piece.pictureWidth
        height: width * piece.ratio
        face: piece.face
        animated: piece.positions.gliding && piece.isCard
        pace: piece.pace
        flat: piece.isCard
        front: !piece.isCard ? piece.isZone ? planks : unit : piece.stowed || piece.area === "discards" ? slip : piece.area === "exhausted" ? asleep : card
        back: !piece.isCard ? nothing : piece.area === "exhausted" ? asleep : hidden
    }
    Component {
        id: card

        TaskCard {
            task: piece.shownTask
            rank: piece.shownRank
            name: piece.shownTitle
            colour: piece.colour
            strip: piece.own && piece.slot < piece.count - 1 ? piece.positions.hand.step(piece.count) * width / piece.width : width
        }
    }
    Component {
        id: slip

        TaskSlip { task: piece.shownTask }
    }
    Component {
        id: asleep

        Picture { art: "turning-tides/cards/exhausted-" + piece.colour }
    }
    Component {
        id: hidden

        Picture { art: "turning-tides/cards/back-" + piece.colour }
    }
    Component {
        id: nothing

        Item {}
    }
    Component {
        id: planks

        ZoneMark {
            choosable: piece.pressable && !piece.picked || piece.lit
            target: piece.aimed
            falls: piece.falling

            TipArea {  // lasts while the ships sail
                x: piece.extent.x
                y: piece.extent.y
                width: piece.extent.width
                height: piece.extent.height
                session: piece.session
                words: piece.pressable ? "" : piece.words  // it would lie over what is aimed at
            }
        }
    }
    Component {
        id: unit

        Picture {
            art: piece.kind === "pawn" ? "turning-tides/tokens/pawn"
               : piece.kind === "wreck" ? "turning-tides/ships/zone-destroyed-" + piece.colour
               : "turning-tides/crew/" + piece.kind + "-" + piece.colour
            rotation: (piece.kind === "cannon" && piece.zone > 0 && !piece.north ? 180 : 0) + (piece.falling ? 24 : 0)
            opacity: piece.falling ? 0.6 : piece.leaving ? 0.35 : 1
        }
    }
    HoverHandler {
        id: hover
        enabled: piece.pressable && !piece.isCard
    }

    marks: [
        Picture {  // would be removed
            visible: piece.falling && !piece.isZone
            x: piece.width - 0.6 * width
            y: piece.height - 0.8 * height
            width: Math.max(16, 44 * piece.places.layout.scale)
            height: width
            art: visible ? "turning-tides/ships/falls" : ""
        },
        ShareChip {
            parent: piece.parent  // above all other pieces
            kind: piece.kind
            seat: piece.seat
            zone: piece.deck || piece.zone
            north: piece.north
            share: piece.fits || piece.wins >= 0 ? piece.share : 0
            wins: piece.wins
            layout: piece.places.layout
        },
        Rectangle {  // has the focus, among others with a light or a ring
            visible: piece.ringed && !piece.isCard
            anchors.fill: parent
            radius: 6
            color: Theme.focus
            opacity: 0.45
        },
        Rectangle {  // can be picked: a ring around the unit
            visible: piece.pressable && !piece.isCard && !piece.isZone && !piece.picked && !piece.givesWay
            anchors.fill: parent
            anchors.margins: -2
            radius: width / 3
            color: "transparent"
            border.width: 3
            border.color: Theme.focus
        },
        Rectangle {  // is chosen
            visible: piece.picked && piece.isCard && piece.places.layout.sheet
            x: piece.width - width - 3
            y: 3
            width: Math.max(16, Math.round(piece.width * 0.25))
            height: width
            radius: width / 2
            color: Theme.deepGround
            border.width: 1
            border.color: Theme.paper

            Glyph {
                anchors.centerIn: parent
                glyph: "check"
                side: Math.round(parent.width * 0.74)
                color: Theme.paper
            }
        },
        Rectangle {  // cannot be added to what is picked
            anchors.fill: parent
            visible: piece.places.layout.sheet && (piece.own || piece.beside && !piece.stowed) && piece.session.deciding && !piece.fits && !piece.picked
            radius: width * 0.07
            color: Theme.deepSea
            opacity: 0.45
        }
    ]
}
