pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The board for games without their own: plates, labelled spots, hand and buttons.
TableBoard {
    id: board

    keys: layer
    sizes: layout
    positions: places

    function count() {
        const counts = {}, faces = {};
        for (let row = 0; row < pieces.count; ++row) {
            const piece = pieces.itemAt(row) as Piece;
            if (!piece)
                continue;
            const key = layout.key(piece.area, places.middle.includes(piece.area) ? -1 : piece.seat);
            counts[key] = (counts[key] ?? 0) + 1;
            faces[key] = faces[key] || piece.face > 0;
        }
        layout.counts = counts;
        layout.faces = faces;
        layout.arrange();
    }

    Timer {
        id: countTimer  // runs once all pieces have changed
        interval: 0
        onTriggered: board.count()
    }
    PlainLayout {
        id: layout
        session: board.session
    }
    PlainPositions {
        id: places
        layout: layout
        hand: HandLayout {
            left: layout.handLeft
            top: layout.handTop
            span: layout.width - layout.handLeft - layout.gap
            spread: layout.tucked ? 1 : 0.68
            cardWidth: layout.cardWidth
            floor: layout.height
        }
    }

    HandKeys {
        id: layer
        anchors.fill: parent
        focus: true
        session: board.session
        hand: hand
        prompt: prompt
        program: board.program

        Repeater {
            model: board.session.seats

            PlainSeat {
                layout: layout
                onClicked: board.seatPressed(this as SeatButton)
            }
        }
        Repeater {
            model: layout.labels

            Rectangle {
                id: label

                required property var modelData

                x: modelData.x
                y: modelData.y
                width: Math.min(modelData.width, words.implicitWidth + 12)
                height: layout.line - 2
                radius: height / 2
                color: Theme.plate

                Text {
                    id: words
                    anchors { fill: parent; leftMargin: 6; rightMargin: 6 }
                    text: label.modelData.words
                    elide: Text.ElideRight
                    verticalAlignment: Text.AlignVCenter
                    font { family: Theme.reading; pixelSize: Math.round(13 * layout.letters) }
                    color: Theme.text
                }
            }
        }
        Repeater {
            id: pieces
            model: board.session.pieces

            PlainPiece {
                session: board.session
                places: places
                hand: hand
                onAreaChanged: countTimer.restart()
                onSeatChanged: countTimer.restart()
                onFaceChanged: countTimer.restart()
                Component.onCompleted: countTimer.restart()
            }
        }
        Hand {
            id: hand
            z: 900
            session: board.session
            layout: places.hand
            pieces: pieces
            ground: layer
        }
        PromptPlate {
            id: prompt
            z: 250
            x: Math.round(layout.prompt.x)
            y: Math.round(layout.prompt.y)
            width: layout.prompt.width
            height: layout.prompt.height
            resultAside: board.resultAside
            onResultWanted: board.resultWanted()
            program: board.program
            session: board.session
            opinion: hand.opinion
        }
        OfferPanel {
            z: 260
            x: Math.round(layout.offers.x)
            y: Math.round(layout.offers.y)
            width: layout.offers.width
            height: layout.offers.height
            session: board.session
        }
    }
    SkipArea {
        anchors.fill: parent
        session: board.session
        prompt: prompt
    }
}
