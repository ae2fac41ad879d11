pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// The sea with its boards, pieces, hand and prompt.
Item {
    id: table

    required property Program program
    required property Session session
    required property real barHeight
    required property real barWidth
    readonly property real barRoom: layout.beside ? layout.barRoom : width
    readonly property alias hand: hand
    readonly property alias islandBetween: layout.islandBetween

    property bool resultAside: false

    signal seatPressed(plate: SeatPlate)
    signal resultWanted()

    function skips(event: KeyEvent) {
        layer.skips(event);
    }

    function layOut() {
        layout.gliding = false;
        layout.width = width;
        layout.height = height;
        layout.barHeight = barHeight;
        layout.barWidth = barWidth;
        layout.textScale = Theme.textScale;
        layout.seats = session.seatCount;
        layout.nearSeat = session.nearSeat;
        settles.restart();
    }

    onWidthChanged: layOut()
    onHeightChanged: layOut()
    onBarHeightChanged: layOut()
    onBarWidthChanged: layOut()
    Component.onCompleted: layOut()

    Connections {
        target: table.session
        function onChanged() {
            if (layout.nearSeat !== table.session.nearSeat || layout.seats !== table.session.seatCount)
                table.layOut();
        }
    }
    Connections {
        target: Theme
        function onTextScaleChanged() {
            table.layOut();
        }
    }
    Timer {
        id: settles
        interval: 60
        onTriggered: layout.gliding = true
    }
    TableLayout {
        id: layout
    }
    PiecePositions {
        id: positions
        layout: layout
    }

    HandKeys {
        id: layer
        anchors.fill: parent
        focus: true
        session: table.session
        hand: hand

        Repeater {
            id: pieces
            model: table.session.pieces

            Piece {
                session: table.session
                positions: positions
                hand: hand
                onAreaChanged: Qt.callLater(layout.count, pieces)
                Component.onCompleted: Qt.callLater(layout.count, pieces)
            }
        }
        Hand {
            id: hand
            z: 900
            session: table.session
            positions: positions
            pieces: pieces
            ground: layer
        }
        PromptPlate {
            id: prompt
            z: 250
            x: Math.round((layout.width - width) / 2)
            y: Math.round(layout.promptTop)
            width: layout.promptSpan
            height: layout.promptHeight
            growth: Math.max(1, layout.unit)
            resultAside: table.resultAside
            onResultWanted: table.resultWanted()
            program: table.program
            session: table.session
            hand: hand
        }
        Repeater {
            model: table.session.seats

            SeatPlate {
                layout: layout
                onClicked: table.seatPressed(this as SeatPlate)
            }
        }
    }
    Repeater {
        model: table.session.seats

        FanCount {
            positions: positions
            session: table.session
        }
    }
    Repeater {
        model: table.session.seats

        SeatVeil {
            positions: positions
        }
    }
    SkipArea {
        anchors.fill: parent
        session: table.session
        prompt: prompt
    }
}
