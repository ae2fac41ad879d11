import QtQuick
import TideTable.Models

// The base of every game's board: it lies below the bar and reports presses on seats.
Item {
    required property Program program
    required property Session session
    property real barHeight: 56
    property real barWidth: 300  // the width that the bar needs at the left
    property real barRoom: width  // the width that it gets
    property bool islandBetween: false  // two plates at the top leave space for the island between them
    property HandKeys keys  // handles the keys that nothing else on the table used
    property bool resultAside: false  // the end page was closed and can be shown again

    signal seatPressed(plate: SeatButton)
    signal resultWanted()
}
