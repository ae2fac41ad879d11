import QtQuick
import TideTable.Models

// What every game's board is: it lies below the bar, and says what is pressed on it.
Item {
    required property Program program
    required property Session session
    property real barHeight: 56
    property real barWidth: 300  // what the bar needs at the left
    property real barRoom: width  // what it gets
    property bool islandBetween: false  // two plates at the top leave room for the island
    property bool resultAside: false  // the result of the game can be shown again

    signal seatPressed(plate: SeatButton)
    signal resultWanted()

    function skips(event: KeyEvent) {
    }
}
