pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The sheet on which cards are swapped or exhausted between two rounds. The cards on it are pieces.
Plate {
    id: sheet

    required property string leeTitle
    required property string leeWords
    required property var apart
    required property var apartWords
    required property TableLayout layout
    readonly property real unit: layout.unit
    readonly property bool swapping: layout.lee === "swap"
    readonly property real apartLeft: width - layout.apartWidth - 16 * unit
    readonly property real handTop: layout.handTop - y
    readonly property real apartRow: (height - handTop - 4) / (apart.length > 4 ? 2 : 1)

    x: layout.sheetBox.x
    y: layout.sheetBox.y
    z: Level.sheet
    width: layout.sheetBox.width
    height: layout.sheetBox.height
    visible: layout.sheet
    edge: Theme.focus
    Accessible.role: Accessible.Grouping
    Accessible.name: leeTitle

    Picture {
        x: 14 * sheet.unit
        y: 4 * sheet.unit
        width: sheet.layout.sheetTitle
        height: width
        art: "turning-tides/tokens/lee"
    }
    FitWords {
        id: title
        x: sheet.layout.sheetTitle + 22 * sheet.unit
        y: 4 * sheet.unit
        width: sheet.width * 0.3
        height: sheet.layout.sheetTitle
        text: sheet.leeTitle
        size: 20 * sheet.layout.size
        font.bold: true
        color: Theme.heading
        wrapMode: Text.NoWrap
    }
    FitWords {
        x: title.x + title.contentWidth + 20
        y: title.y
        width: sheet.width - x - 18
        height: title.height
        text: sheet.leeWords
        size: 15 * sheet.layout.size
        color: Theme.quietText
        lineHeight: 0.95
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Label {
        visible: sheet.swapping
        width: sheet.width * 0.26
        text: qsTr("Exchange cards in the hold")
    }
    Label {
        visible: !sheet.swapping
        width: sheet.width - 2 * x
        text: qsTr("Wait, and the cards for your next draw pile")
    }
    Label {
        visible: sheet.swapping
        y: sheet.handTop - height - 10 * sheet.unit
        width: sheet.width * 0.26
        text: qsTr("In the hand")
    }
    Label {
        visible: sheet.swapping && sheet.apart.length > 0
        x: sheet.apartLeft
        y: sheet.handTop - height - 10 * sheet.unit
        width: sheet.layout.apartWidth
        text: qsTr("Not in the hand")
    }
    Flow {
        visible: sheet.swapping
        x: sheet.apartLeft
        y: sheet.handTop
        width: sheet.layout.apartWidth
        spacing: 2

        Repeater {
            model: sheet.apart

            Column {
                id: slipped

                required property int index
                required property string modelData

                width: sheet.layout.apartWidth / 4 - 2
                height: sheet.apartRow - 2
                Accessible.role: Accessible.StaticText
                Accessible.name: where.text

                TaskSlip {
                    width: height / 1.15
                    height: Math.min(sheet.layout.handWidth * 0.41, sheet.apartRow - where.height - 2)
                    anchors.horizontalCenter: parent?.horizontalCenter
                    task: slipped.modelData
                }
                FitWords {
                    id: where
                    width: parent.width
                    height: Math.min(20 * sheet.layout.size, sheet.apartRow * 0.45)
                    text: sheet.apartWords[slipped.index] ?? ""
                    size: 14 * sheet.layout.size
                    wrapMode: Text.NoWrap
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }

    component Label: FitWords {
        x: 22 * sheet.unit
        y: sheet.layout.sheetTitle + 8 * sheet.unit
        height: sheet.layout.sheetLine
        size: 16 * sheet.layout.size
        font.bold: true
        wrapMode: Text.NoWrap
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
