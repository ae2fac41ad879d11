pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// A player's name as large as its place allows, in one line or, where that makes it larger, in two.
Item {
    id: name

    required property string text
    required property Session session
    property real size: Theme.lead
    property color color: Theme.heading
    readonly property real smallest: Math.max(Theme.far, 13)
    readonly property real inked: 1.02  // the height of the letters of a line, as a multiple of their size
    readonly property real air: 0.18  // above and below a single line
    readonly property real accent: 0.1  // above the upper of two lines
    readonly property real pitch: 1.1  // from line to line
    readonly property real inOneLine: Math.min(size, height / (inked + air), 100 * width / wide.advanceWidth(text + " "))
    readonly property real inTwoLines: Math.min(size, height / (inked + accent + pitch), 100 * width / longer)
    readonly property bool twofold: inTwoLines > inOneLine || inOneLine < smallest && (100 * width / longer >= smallest || continued)
    readonly property bool continued: height > 1.9 * smallest  // a long word goes on in the line below
    readonly property bool halved: continued && parts.length === 1 && inOneLine < smallest
    readonly property list<string> parts: text.match(/[^ -]+[ -]*/g) ?? []  // a line may end after each
    readonly property real longer: parts.slice(1).reduce((least, _, at) => Math.min(least, broken(at + 1)), Infinity)

    // The width of the longer of two lines if the second begins with this part.
    function broken(at: int): real {
        return Math.max(wide.advanceWidth(parts.slice(0, at).join("") + " "), wide.advanceWidth(parts.slice(at).join("") + " "));
    }

    Accessible.ignored: true

    FontMetrics {
        id: wide
        font { family: Theme.reading; bold: true; pixelSize: 100 }
    }
    TipArea {
        anchors.fill: parent
        session: name.session
        words: shown.truncated ? name.text : ""
    }
    Text {
        id: shown
        objectName: "name"
        y: (parent.height - height) / 2 - (name.twofold ? -0.02 : 0.12) * font.pixelSize  // letters stand low in their line
        width: parent.width
        text: name.halved ? `${name.text.slice(0, name.text.length / 2)}\u00ad${name.text.slice(name.text.length / 2)}` : name.text
        font { family: Theme.reading; bold: true; pixelSize: Math.floor(Math.max(name.smallest, name.twofold ? name.inTwoLines : name.inOneLine)) }
        elide: Text.ElideRight  // where even the smallest letters are too wide
        maximumLineCount: name.twofold ? 2 : 1
        wrapMode: name.twofold ? Text.Wrap : Text.NoWrap
        lineHeight: 0.68
        textFormat: Text.PlainText
        color: name.color
        Accessible.ignored: true
    }
}
