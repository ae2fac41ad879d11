import QtQuick

// What a layout of the table depends on. These are assigned, not bound, so that gliding can be switched off
// before the pieces move.
QtObject {
    property real width: 1280
    property real height: 800
    property real barHeight: 56
    property real barWidth: 300  // the width that the bar needs at the left
    property real textScale: 1
    property int seats: 4
    property int nearSeat: 0
    property bool handless: false  // all hold their cards on phones, so no hand needs room, and all is read from afar
    property bool islandHidden: false  // the boards leave only slices of the island behind them

    signal assigned()

    // Takes note of the pieces, after some have changed.
    function count(pieces: Repeater) {}

    // Whether the hand of this seat lies at the foot of the table.
    function holds(seat: int): bool {
        return place(seat) === 0 && !handless;
    }

    function place(seat: int): int {
        return (seat - nearSeat + seats) % seats;
    }
}
