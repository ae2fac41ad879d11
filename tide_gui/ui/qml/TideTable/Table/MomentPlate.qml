pragma ComponentBehavior: Bound

import QtQuick

// What happens to a seat and has the table to itself: a sentence with a picture, on paper between the board of the
// seat and the sea.
MomentFrame {
    id: moment

    required property int seat
    required property SeatLayout layout
    property string art  // the picture before the sentence
    readonly property bool atTop: layout.place(seat) > 0 && layout.shape(seat) === "wide"  // the paper lies below the board, not beside it
    readonly property bool beside: layout.shape(seat) === "tall"  // at its upper end: the cards in the middle lie lower
    readonly property real sides: layout.seats > 2 ? (width - layout.span) / 2 + layout.margin + layout.plan.tall.w * layout.boardUnit : 0  // where the boards there end
    readonly property alias paper: sheet
    readonly property bool leftward: place.x + place.width / 2 < width / 2  // the board stands there

    // Clear of the boards at the sides.
    function clear(at: real, size: real): real {
        return Math.max(sides, Math.min(at, width - sides - size));
    }

    function within(at: real, size: real, room: real): real {
        return Math.round(Math.max(8, Math.min(at, room - size - 8)));
    }

    place: layout.board(seat)
    air: 4 + 10 * (1 - arrived)

    MomentPaper {
        id: sheet
        readonly property real lap: 6 * moment.layout.unit  // over the board
        readonly property real side: moment.leftward ? moment.place.x + moment.place.width - lap : moment.place.x - width + lap
        readonly property real over: moment.place.x + (moment.place.width - width) / 2

        x: moment.within(moment.atTop ? moment.clear(over, width) : side, width, moment.width)
        y: moment.within(moment.atTop ? moment.place.y + moment.place.height + 4 : moment.beside ? moment.place.y + 4 : moment.place.y + (moment.place.height - height) / 2, height, moment.height)
        frame: moment
        art: moment.art
        size: Math.round(22 * Math.max(moment.layout.letters, Math.min(1.5, moment.layout.unit)))
        widest: Math.min(moment.width * 0.6, moment.atTop || moment.beside ? moment.width - 2 * moment.sides - margin : Infinity)
    }
}
