pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// The sheet below the ships on which cards are swapped or exhausted between two rounds. The cards on it are pieces.
Plate {
    id: sheet

    required property string leeTitle
    required property string leeWords
    required property var apart
    required property var apartWords
    required property TableLayout layout
    required property Session session
    readonly property real size: layout.size
    readonly property string advice: session.choice.advice
    readonly property bool giving: layout.listed < 7  // there is more than Wait in the hand
    readonly property real rowTop: layout.rowTop - y
    readonly property real labelTop: rowTop - layout.sheetLine - 8
    readonly property real listTop: labelTop + layout.sheetLine
    readonly property real line: Math.min(30 * size, (height - listTop - 4) / Math.max(1, apart.length))

    x: layout.sheetBox.x
    y: layout.sheetBox.y
    z: Level.sheet
    width: layout.sheetBox.width
    height: layout.sheetBox.height
    visible: layout.sheet
    edge: Theme.focus
    Accessible.role: Accessible.Grouping
    Accessible.name: leeTitle

    Binding {
        target: sheet.layout
        property: "apartWords"
        restoreMode: Binding.RestoreNone  // the layout outlives this row
        value: Math.max(0, ...sheet.apartWords.map(words => least.advanceWidth(words)))
    }
    FontMetrics {
        id: least
        font { family: title.font.family; pixelSize: title.minimumPixelSize }
    }
    Picture {
        id: island
        x: 10
        y: 4
        width: sheet.layout.sheetHead
        height: width
        art: "turning-tides/tokens/lee"
    }
    Spoken {
        id: title
        x: island.x + island.width + 8
        y: island.y
        width: Math.min(implicitWidth + 1, (sheet.width - x - 12) * (told.text === "" ? 1 : 0.62))
        height: sheet.layout.sheetHead
        text: sheet.leeTitle
        size: 19 * sheet.size
        font.bold: true
        color: Theme.heading
    }
    Spoken {
        id: told
        x: title.x + title.contentWidth + 20
        y: title.y
        width: sheet.width - x - 12
        height: title.height
        text: sheet.advice || sheet.leeWords
        size: 15 * sheet.size
        font.bold: sheet.advice !== ""
        color: sheet.advice !== "" ? Theme.text : Theme.quietText
        lineHeight: 0.9
    }
    Label {
        visible: sheet.layout.swapping
        x: sheet.layout.rowLeft - sheet.x
        width: sheet.layout.sheetHand - sheet.layout.rowLeft - 8
        text: sheet.giving ? qsTr("In your exchange: take", "above cards: take some of them") : qsTr("In your exchange", "above cards")
    }
    Label {
        x: sheet.layout.sheetHand - sheet.x
        width: sheet.layout.handSpan
        text: !sheet.layout.swapping ? qsTr("Wait, and your pile of seven", "above cards: the card Wait and seven others") : sheet.giving ? qsTr("In your hand: give", "above cards: give some of them") : qsTr("In your hand", "above cards")
    }
    Label {
        visible: sheet.layout.listed > 0
        x: sheet.layout.listLeft - sheet.x
        width: sheet.layout.listWidth
        //: above cards
        text: qsTr("Not in your hand")
    }
    Repeater {
        model: sheet.layout.listed > 0 ? sheet.apart : 0

        Item {
            id: slipped

            required property int index
            required property string modelData

            x: sheet.layout.listLeft - sheet.x
            y: sheet.listTop + index * sheet.line
            width: sheet.layout.listWidth
            height: sheet.line

            TaskSlip {
                width: parent.height - 2
                height: width
                task: slipped.modelData
            }
            Spoken {
                x: parent.height + 5
                width: parent.width - x
                height: parent.height
                text: sheet.apartWords[slipped.index] ?? ""
                size: 14 * sheet.size
                wrapMode: Text.NoWrap
            }
        }
    }

    component Spoken: FitWords {
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    component Label: Spoken {
        y: sheet.labelTop
        height: sheet.layout.sheetLine
        size: 15 * sheet.size
        font.bold: true
        wrapMode: Text.NoWrap
    }
}
