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
    readonly property real barRoom: chart.beside ? chart.barRoom : width
    readonly property alias hand: hand
    readonly property alias islandBetween: chart.islandBetween

    property bool resultAside: false

    signal seatPressed(plate: SeatPlate)
    signal resultWanted()

    function skips(event: KeyEvent) {
        layer.skips(event);
    }

    function layOut() {
        chart.gliding = false;
        chart.width = width;
        chart.height = height;
        chart.barHeight = barHeight;
        chart.barWidth = barWidth;
        chart.textScale = Theme.textScale;
        chart.seats = session.seatCount;
        chart.bottom = session.bottom;
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
            if (chart.bottom !== table.session.bottom || chart.seats !== table.session.seatCount)
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
        onTriggered: chart.gliding = true
    }
    Chart {
        id: chart
    }
    Places {
        id: places
        chart: chart
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
                places: places
                hand: hand
                onAreaChanged: Qt.callLater(chart.count, pieces)
                Component.onCompleted: Qt.callLater(chart.count, pieces)
            }
        }
        Hand {
            id: hand
            z: 900
            session: table.session
            places: places
            pieces: pieces
            ground: layer
        }
        PromptPlate {
            id: prompt
            z: 250
            x: Math.round((chart.width - width) / 2)
            y: Math.round(chart.promptTop)
            width: chart.promptSpan
            height: chart.promptHeight
            growth: Math.max(1, chart.unit)
            resultAside: table.resultAside
            onResultWanted: table.resultWanted()
            program: table.program
            session: table.session
            hand: hand
        }
        Repeater {
            model: table.session.seats

            SeatPlate {
                chart: chart
                onClicked: table.seatPressed(this as SeatPlate)
            }
        }
    }
    Repeater {
        model: table.session.seats

        FanCount {
            places: places
            session: table.session
        }
    }
    Repeater {
        model: table.session.seats

        SeatVeil {
            places: places
        }
    }
    SkipArea {
        anchors.fill: parent
        session: table.session
        prompt: prompt
    }
}
