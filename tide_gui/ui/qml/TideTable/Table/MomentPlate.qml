pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What happens to a seat and has the table to itself: a sentence with a picture, on paper between the board of the
// seat and the sea. The log says the same to screen readers.
Item {
    objectName: "moment"
    id: moment

    required property string kind
    required property int seat
    required property string words
    required property SeatLayout layout
    property string art  // the picture before the sentence
    property color tint: Theme.focus
    readonly property rect place: layout.board(seat)
    readonly property bool atTop: layout.shape(seat) === "wide"  // the paper lies below the board, not beside it
    readonly property alias paper: sheet
    readonly property bool leftward: place.x + place.width / 2 < width / 2  // the board stands there
    property real arrived: 1  // how far it has come

    // Clear of the boards at the sides; where there is no room, nearer to the middle.
    function clear(at: real, size: real): real {
        const end = layout.seats > 2 ? (width - layout.span) / 2 + layout.margin + layout.plan.tall.w * layout.boardUnit : 0;
        return size + 2 * end > width ? (at + (width - size) / 2) / 2 : Math.max(end, Math.min(at, width - end - size));
    }

    function within(at: real, size: real, room: real): real {
        return Math.round(Math.max(8, Math.min(at, room - size - 8)));
    }

    anchors.fill: parent
    z: Level.effects
    Accessible.ignored: true

    NumberAnimation on arrived {
        running: Theme.glide > 0
        from: 0
        to: 1
        duration: Theme.glide
        easing.type: Easing.OutCubic
    }
    Rectangle {
        readonly property real gap: 4 + 10 * (1 - moment.arrived)
        x: moment.place.x - gap
        y: moment.place.y - gap
        width: moment.place.width + 2 * gap
        height: moment.place.height + 2 * gap
        radius: Theme.corner + gap
        color: "transparent"
        border { width: 5; color: moment.tint }
    }
    Plate {
        id: sheet
        objectName: "momentPaper"
        readonly property real lap: 6 * moment.layout.unit  // over the board
        readonly property real side: moment.leftward ? moment.place.x + moment.place.width - lap : moment.place.x - width + lap
        readonly property real over: moment.place.x + (moment.place.width - width) / 2

        x: moment.within(moment.atTop ? moment.clear(over, width) : side, width, moment.width)
        y: moment.within(moment.atTop ? moment.place.y + moment.place.height + 4 : moment.place.y + (moment.place.height - height) / 2, height, moment.height)
        width: Math.ceil(text.x + text.width + 18)
        height: Math.ceil(Math.max(figure.height, text.height) + 20)
        edge: moment.tint
        opacity: moment.arrived
        scale: 0.85 + 0.15 * moment.arrived

        Picture {
            id: figure
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(text.size * 2.2)
            height: width
            art: moment.art
        }
        Words {
            id: text
            x: figure.x + figure.width + 12
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), moment.width * 0.6 - x)
            text: moment.words
            size: Math.round(22 * Math.max(moment.layout.letters, Math.min(1.5, moment.layout.unit)))
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
    }
}
