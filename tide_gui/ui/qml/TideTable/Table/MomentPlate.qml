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
    readonly property string shape: layout.shape(seat)
    readonly property bool leftward: place.x + place.width / 2 < width / 2  // the board stands there
    property real arrived: 1  // how far it has come

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
        id: paper
        objectName: "momentPaper"
        readonly property real lap: 12 * moment.layout.unit  // over the board
        readonly property real side: moment.leftward ? moment.place.x + moment.place.width - lap : moment.place.x - width + lap
        readonly property real fold: moment.shape === "own" ? moment.place.y - height + lap : moment.place.y + moment.place.height - lap

        x: moment.within(moment.shape === "tall" ? side : moment.place.x + (moment.place.width - width) / 2, width, moment.width)
        y: moment.within(moment.shape === "tall" ? moment.place.y + (moment.place.height - height) / 2 : fold, height, moment.height)
        width: Math.ceil(text.x + text.width + 18)
        height: Math.ceil(Math.max(figure.height, text.height) + 20)
        edge: moment.tint
        opacity: moment.arrived
        scale: 0.85 + 0.15 * moment.arrived

        Picture {
            id: figure
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Theme.subheading * 2.2)
            height: width
            art: moment.art
        }
        Words {
            id: text
            x: figure.x + figure.width + 12
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), moment.width * 0.6 - x)
            text: moment.words
            size: Theme.subheading
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
    }
}
