pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// A mark at the top of a board, with its picture and a word.
Rectangle {
    id: mark

    required property string words
    property list<string> briefer: []  // where the words do not fit: the longest that does
    required property string detail
    required property Session session
    property string art
    property bool alarming: false
    property real tail: 0  // space after the words
    readonly property real before: art === "" ? 10 : height + 5
    readonly property real wished: before + Math.ceil(usual.advanceWidth) + tail + 12
    readonly property real shortest: before + Math.ceil(least.advanceWidth(briefer[briefer.length - 1] ?? words)) + tail + 10

    width: Math.floor(wished)
    radius: height / 2
    color: Theme.contrast ? Theme.contrastGround : alarming ? PaperColours.alarm : PaperColours.mark
    border.width: Theme.contrast ? 1 : 0
    border.color: Theme.contrastInk

    Picture {
        x: 3
        y: 1
        width: mark.art === "" ? 0 : parent.height - 2
        height: width
        art: mark.art
    }
    FitWords {
        id: label
        x: mark.before
        width: parent.width - x - mark.tail - 8
        height: parent.height
        text: [mark.words, ...mark.briefer].find(words => least.advanceWidth(words) <= width) ?? mark.briefer[mark.briefer.length - 1] ?? mark.words
        size: parent.height * 0.5
        font.bold: true
        wrapMode: Text.NoWrap
        color: Theme.contrast ? Theme.text : Theme.ink
    }
    TextMetrics {
        id: usual
        font.family: Theme.reading
        font.pixelSize: Math.max(label.minimumPixelSize, Math.round(label.size))
        font.bold: true
        text: mark.words
    }
    FontMetrics {
        id: least
        font.family: Theme.reading
        font.pixelSize: label.minimumPixelSize
        font.bold: true
    }
    TipArea {
        anchors.fill: parent
        session: mark.session
        words: mark.detail
    }
}
