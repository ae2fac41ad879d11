import QtQuick
import TideTable.Controls

// The sentence of a moment with its picture.
Plate {
    objectName: "momentPaper"
    id: paper

    required property MomentFrame frame
    required property string art
    required property int size  // of the letters
    required property real widest
    property real margin: 18  // after the words
    property real air: 20  // above and below, together
    property real pictured: 2.2  // how much larger the picture is than a letter

    width: Math.ceil(text.x + text.width + margin)
    height: Math.ceil(Math.max(figure.height, text.height) + air)
    edge: frame.tint
    opacity: frame.arrived
    scale: 0.85 + 0.15 * frame.arrived

    Picture {
        id: figure
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(paper.pictured * paper.size)
        height: width
        art: paper.art
    }
    Words {
        id: text
        x: figure.x + figure.width + 12
        anchors.verticalCenter: parent.verticalCenter
        readonly property real room: paper.widest - x
        readonly property real even: implicitWidth / Math.ceil(implicitWidth / room)  // no word alone in the last line
        width: Math.min(Math.ceil(implicitWidth <= room ? implicitWidth : even + 3 * size), room)
        text: paper.frame.words
        size: paper.size
        font.bold: true
        lineHeight: Math.round(size * 1.25)
        Accessible.ignored: true
    }
}
