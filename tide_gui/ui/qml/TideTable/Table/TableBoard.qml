pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The base of every game's board: it lies below the bar, keeps its layout up to date, and reports presses on
// seats.
Item {
    id: board

    required property Program program
    required property Session session
    property TableSizes sizes  // the layout
    property TablePositions positions
    property real barHeight: 56
    property real barWidth: 300  // the width that the bar needs at the left
    property real barRoom: width  // the width that it gets
    property real leastWithLog: 0  // the width of a window in which the log may be open from the start
    property bool islandBetween: false  // two plates at the top leave space for the island between them
    property HandKeys keys  // handles the keys that nothing else on the table used
    property bool resultAside: false  // the end page was closed and can be shown again

    signal seatPressed(plate: SeatButton)
    signal resultWanted()

    function layOut() {
        if (!session || !sizes)  // the player is leaving the game, or the board is being made
            return;
        positions.gliding = false;
        sizes.width = width;
        sizes.height = height;
        sizes.textScale = Theme.textScale;
        sizes.seats = session.seatCount;
        sizes.nearSeat = session.nearSeat;
        sizes.handless = session.handless;
        fitBar();
        settleTimer.restart();
    }

    // A mark in the bar stops no piece that is gliding.
    function fitBar() {
        if (!sizes)
            return;
        sizes.barHeight = barHeight;
        sizes.barWidth = barWidth;
        sizes.assigned();
    }

    onSessionChanged: layOut()
    onWidthChanged: layOut()
    onHeightChanged: layOut()
    onBarHeightChanged: fitBar()
    onBarWidthChanged: fitBar()
    Component.onCompleted: layOut()

    Connections {
        target: board.session
        function onChanged() {
            if (board.session && (board.sizes.nearSeat !== board.session.nearSeat || board.sizes.handless !== board.session.handless))
                board.layOut();
        }
    }
    Connections {
        target: Theme
        function onTextScaleChanged() {
            board.layOut();
        }
    }
    Timer {
        id: settleTimer
        interval: 60
        onTriggered: board.positions.gliding = true
    }
}
