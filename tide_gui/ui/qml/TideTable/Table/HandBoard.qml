pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A board with a hand. It has what such boards share, in the order of the Tab key, and between it what the game adds.
TableBoard {
    id: board

    required property Component piece
    property Component plate  // of a seat
    property Component openHand  // of a seat, in place of its fan
    property Component overSeat
    property Component moment  // what happens to a seat and has the table to itself, such as a MomentPlate
    property list<Item> below  // under the pieces
    property list<Item> beside  // between hand and prompt
    property Offers answers: Offers {  // the buttons of the game, if it has any
        session: board.session
        offered: Repeater {}
        visible: false
    }
    readonly property ActionRow actions: answers as ActionRow

    readonly property Repeater pieces: Repeater {
        model: board.session.pieces
        delegate: board.piece
        onItemAdded: board.recount()
    }
    readonly property Hand hand: Hand {
        z: Level.pointer
        session: board.session
        layout: board.positions.hand
        pieces: board.pieces
        ground: layer
        dropPlace: Qt.rect(12, board.barHeight, board.width - 24, layout.top - 10 - board.barHeight)
    }
    readonly property PromptPlate prompt: PromptPlate {
        z: Level.prompt
        flat: board.actions?.open ?? false
        program: board.program
        session: board.session
        opinion: board.hand.opinion
        resultAside: board.resultAside
        onResultWanted: board.resultWanted()
    }
    readonly property Plate ground: Plate {  // of the prompt and the buttons below it
        visible: board.prompt.flat
        x: board.prompt.x
        y: board.prompt.y
        z: Level.grounds
        width: board.prompt.width
        height: board.actions ? board.actions.y + board.actions.height + 10 - y : 0
        edge: Theme.focus
    }
    readonly property DropPlace dropPlace: DropPlace {
        hand: board.hand
    }
    readonly property bool telling: told.count > 0  // a moment
    readonly property bool repeating: telling && (told.itemAt(0) as MomentFrame)?.words === session.prompt
    readonly property Repeater plates: Repeater {
        model: board.session.seats
        delegate: board.plate
    }

    function recount() {
        countTimer.restart();
    }

    keys: layer

    Timer {
        id: countTimer  // runs once all pieces have changed
        interval: 0
        onTriggered: board.sizes.count(board.pieces)
    }
    HandKeys {
        id: layer
        anchors.fill: parent
        focus: true
        session: board.session
        hand: board.hand
        prompt: board.prompt
        offers: board.answers
        program: board.program
        data: [...board.below, board.pieces, board.hand, board.dropPlace, ...board.beside, board.ground, board.prompt, board.answers, board.plates]
    }
    Repeater {
        model: board.openHand ? board.session.seats : 0

        FanMark {
            required openHand
            positions: board.positions
            session: board.session
        }
    }
    Repeater {
        model: board.session.seats
        delegate: board.openHand
    }
    Repeater {
        model: board.session.seats
        delegate: board.overSeat
    }
    Repeater {
        id: told
        model: board.moment ? board.session.moments : 0
        delegate: board.moment
    }
    SkipArea {
        anchors.fill: parent
        session: board.session
        prompt: board.prompt
    }
}
