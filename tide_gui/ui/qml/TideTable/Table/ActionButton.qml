pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A large button for a move, with its picture and what it would do.
PressButton {
    id: button

    property string outcome
    property string art  // a picture, or
    property string glyph  // an icon
    property bool main: false
    property int share: 0  // how often an expert would do it, in per cent
    property string hint
    property real growth: 1
    readonly property bool roomy: outcome !== "" && height >= 26 * growth + 34  // for what it would do
    readonly property real twoLines: 42  // of the outcome in the smallest letters
    readonly property real tallest: Math.max(36, height * 0.5)  // of the title
    readonly property int lines: Math.max(2, Math.floor((height - tallest - topPadding) / 18))  // of the outcome in those letters
    readonly property real wished: roomy ? 1.15 * told.advanceWidth / lines + leftPadding + rightPadding : 0  // width for the whole outcome
    readonly property color ink: main && !Theme.contrast ? Theme.ink : Theme.text

    topPadding: 3
    leftPadding: 12
    rightPadding: 12 + mark.room
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.defaultButton: main
    Accessible.description: [outcome, hint].filter(words => words !== "").join(" ")

    background: Plate {
        corner: 10
        raised: button.enabled && !button.down
        color: button.main ? Theme.lit : Theme.softPlate
        edge: button.hovered ? Theme.link : button.main ? Theme.focus : Theme.plateEdge

        FocusRing {
            visible: button.visualFocus
            corner: 10
        }
    }
    HintShare {
        id: mark
        share: button.share
        size: Math.round(Theme.notes * button.growth)
    }
    contentItem: Item {
        Item {
            id: picture
            visible: button.art !== "" || button.glyph !== ""
            width: visible ? Math.min(28 * button.growth, title.height) : 0
            height: width
            y: (title.height - height) / 2

            Rectangle {  // the pictures are drawn for paper
                anchors.fill: parent
                visible: button.art !== "" && Theme.dark
                radius: width / 4
                color: Theme.paper
            }
            Picture {
                anchors.fill: parent
                art: button.art
            }

            Glyph {
                anchors.fill: parent
                visible: button.glyph !== ""
                glyph: button.glyph
                side: parent.width
                color: button.ink
            }
        }
        FitWords {
            id: title
            x: picture.width + (picture.visible ? 8 : 0)
            width: parent.width - x
            readonly property bool folded: least.advanceWidth > parent.width - (picture.visible ? 28 * button.growth + 8 : 0)
            readonly property real oneLine: Math.max(24, parent.height * 0.4, Math.min(parent.height * 0.5, parent.height - button.twoLines, size * 1.2))

            height: !button.roomy ? parent.height : folded ? Math.max(36, parent.height * 0.5) : oneLine
            text: button.text
            color: button.ink
            size: Theme.body * button.growth
            font.bold: true
            lineHeight: 0.85
        }
        TextMetrics {
            id: least
            font { family: title.font.family; bold: true; pixelSize: title.minimumPixelSize }
            text: button.text
        }
        TextMetrics {
            id: told
            font { family: outcomeWords.font.family; pixelSize: outcomeWords.minimumPixelSize }
            text: button.outcome
        }
        FitWords {
            id: outcomeWords
            visible: button.roomy
            y: title.height
            width: parent.width
            height: parent.height - y
            text: button.outcome
            color: button.ink
            size: Math.min(Theme.notes * button.growth, title.fontInfo.pixelSize)
            smallest: 12
            verticalAlignment: Text.AlignTop
            lineHeight: height < button.twoLines ? 0.82 : 0.85
            elide: Text.ElideRight
        }
    }
}
