pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The board for games without their own: plates, labelled spots, hand and buttons.
HandBoard {
    id: board

    sizes: PlainLayout {
        id: layout
        session: board.session
    }
    positions: PlainPositions {
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
    below: [
        Repeater {
            model: board.session.seats

            PlainSeat {
                layout: layout
                onClicked: board.seatPressed(this as SeatButton)
            }
        },
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
                    x: 6
                    y: -Theme.low * font.pixelSize
                    width: parent.width - 12
                    height: parent.height
                    text: label.modelData.words
                    elide: Text.ElideRight
                    verticalAlignment: Text.AlignVCenter
                    font { family: Theme.reading; pixelSize: Math.round(13 * layout.letters) }
                    color: Theme.text
                }
            }
        }
    ]
    piece: PlainPiece {
        session: board.session
        places: places
        hand: board.hand
        onAreaChanged: board.recount()
        onSeatChanged: board.recount()
        onFaceChanged: board.recount()
    }
    prompt {
        x: Math.round(layout.prompt.x)
        y: Math.round(layout.prompt.y)
        width: layout.prompt.width
        height: layout.prompt.height
    }
    answers: OfferPanel {
        z: Level.offers
        x: Math.round(layout.offers.x)
        y: Math.round(layout.offers.y)
        width: layout.offers.width
        height: layout.offers.height
        session: board.session
    }
}
