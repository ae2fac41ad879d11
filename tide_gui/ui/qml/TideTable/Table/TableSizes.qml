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
    property bool islandHidden: false  // the boards leave only slices of the island behind them

    signal assigned()

    // Takes note of the pieces, after some have changed.
    function count(pieces: Repeater) {}

    function place(seat: int): int {
        return (seat - nearSeat + seats) % seats;
    }
}
