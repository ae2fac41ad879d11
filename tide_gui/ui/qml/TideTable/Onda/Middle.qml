pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// The middle of the table: the tide, what is to beat, the bomb, whether the tide may turn, the trick so far.
Item {
    id: middle

    required property string tide
    required property string tideWords
    required property string beats
    required property int bomb
    required property string bombWords
    required property bool bombed
    required property string turnWords
    required property bool blocked
    required property string toBeat
    required property string combination
    required property var before
    required property int owner
    required property TableLayout layout
    required property Session session
    readonly property int smallWords: 10  // of the labels beside the table
    property bool cut: false  // the row of the trick so far leaves out its first combinations
    readonly property string beforeWords: !layout.rowShown ? longest(layout.toBeat.width - 2 * layout.toBeat.height) : ""

    // What was laid before: the longest of the sentences that there is room for.
    function longest(room: real): string {
        return before.filter(words => smallest.advanceWidth(words) <= room).pop() ?? "";
    }

    Binding {
        target: middle.layout
        property: "soFar"
        restoreMode: Binding.RestoreNone  // the layout outlives this row
        value: Math.max(...[sofar.words, sofar.wordsCut].map(words => labelled.advanceWidth(words)))
    }
    FontMetrics {
        id: labelled
        font { family: sofar.font.family; bold: true; pixelSize: Math.max(Theme.far, middle.smallWords) }
    }
    FontMetrics {
        id: smallest
        font.family: Theme.reading
        font.pixelSize: Math.max(Theme.far, 13)
    }

    TideMark {
        x: middle.layout.tide.x
        y: middle.layout.tide.y
        width: middle.layout.tide.width
        height: middle.layout.tide.height
        visible: height >= 24  // if not, the words below say it all
        tide: middle.tide
    }
    Rectangle {
        x: middle.layout.tideWords.x
        y: middle.layout.tideWords.y
        width: middle.layout.tideWords.width
        height: middle.layout.tideWords.height
        radius: 12
        color: Theme.deepGround
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk
        Accessible.role: Accessible.StaticText
        //: the tide, and what beats what
        Accessible.name: qsTr("%1: %2").arg(middle.tideWords).arg(middle.beats)

        FitWords {
            y: -Theme.low * Theme.far
            width: parent.width
            height: parent.height * 0.55
            text: middle.tideWords
            smallest: middle.smallWords
            font.bold: true
            size: 17 * Math.max(1, middle.layout.scale, middle.layout.letters)
            color: Theme.paper
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
        }
        FitWords {
            y: parent.height * 0.48 - Theme.low * Theme.far
            width: parent.width
            height: parent.height * 0.5
            text: middle.beats
            smallest: middle.smallWords
            size: 15 * Math.max(1, middle.layout.scale)
            color: Theme.foam
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Rectangle {
        visible: middle.toBeat === ""
        x: middle.layout.laid.x
        y: middle.layout.laid.y
        width: middle.layout.laid.width
        height: middle.layout.laid.height
        radius: 14
        color: "transparent"
        border.width: 2
        border.color: Theme.contrast ? Theme.contrastInk : Theme.foam
        opacity: 0.3
    }
    Rectangle {
        visible: invitation.visible
        anchors.fill: invitation
        anchors { leftMargin: -8; rightMargin: -8 }
        radius: 14
        color: Theme.deepGround
        opacity: 0.92
    }
    Burst {
        x: middle.layout.laid.x
        y: middle.layout.laid.y
        z: 300
        width: middle.layout.laid.width
        height: middle.layout.laid.height
        lit: middle.bombed
    }
    FitWords {
        id: invitation
        readonly property rect place: middle.layout.toBeat
        visible: middle.toBeat === "" && middle.layout.laidCount === 0
        x: place.x + (place.width - width) / 2
        y: place.y + (place.height - height) / 2
        width: Math.min(implicitWidth, place.width - 24)
        height: place.height
        //: no combination lies on the table
        text: qsTr("Nothing to beat yet")
        color: Theme.foam
        size: 15 * Math.max(1, middle.layout.scale)
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Rectangle {
        id: line

        readonly property real most: middle.layout.toBeat.width
        readonly property bool double: middle.beforeWords !== ""  // the row of the trick so far is missing

        visible: middle.toBeat !== ""
        width: Math.min(most, Math.max(demand.implicitWidth, double ? whole.advanceWidth : 0) + height * 1.9)
        height: middle.layout.toBeat.height
        x: middle.layout.toBeat.x + (most - width) / 2
        y: middle.layout.toBeat.y
        z: 260
        radius: height / 2
        color: Theme.lit
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.focus
        Accessible.role: Accessible.StaticText
        //: a combination such as run from 5 to 7, and the player who laid it
        Accessible.name: middle.owner < 0 ? "" : qsTr("%1, by %2, to beat").arg(middle.combination).arg(middle.session.names[middle.owner])

        Picture {
            width: parent.height * 1.15
            height: width
            x: -4
            y: (parent.height - height) / 2
            art: middle.owner < 0 ? "" : Theme.seatArt("badge", middle.owner)
        }
        FitWords {
            id: demand
            x: parent.height * 1.2
            width: parent.width - x - parent.height * 0.5
            height: parent.height * (line.double ? 0.6 : 1)
            text: Theme.far > 0 && asked.advanceWidth > line.most - 1.7 * line.height ? middle.combination : middle.toBeat
            font.bold: true
            size: 17 * Math.max(1, middle.layout.scale)
            color: Theme.contrast ? Theme.contrastMark : Theme.ink
            wrapMode: line.double ? Text.NoWrap : Text.Wrap
            lineHeight: Theme.far > 0 ? 0.85 : 1
            horizontalAlignment: Text.AlignHCenter
        }
    }
    TextMetrics {
        id: asked
        font { family: demand.font.family; bold: true; pixelSize: Theme.far || 13 }
        text: middle.toBeat
    }
    TextMetrics {
        id: whole
        font.family: earlier.font.family
        font.pixelSize: earlier.size
        text: earlier.text
    }
    FitWords {
        id: earlier
        visible: line.double
        x: line.x + demand.x
        y: line.y + demand.height - 2
        z: 261
        width: demand.width
        height: line.height - demand.height
        text: middle.beforeWords
        size: 15 * Math.max(1, middle.layout.scale)
        color: demand.color
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: !visible
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Plate {
        visible: !middle.layout.bare
        x: middle.layout.bomb.x
        y: middle.layout.bomb.y
        width: middle.layout.bomb.width
        height: middle.layout.bomb.height
        corner: 6
        Accessible.role: Accessible.StaticText
        //: %1: what is a bomb now, such as Run of 2
        Accessible.name: middle.bombed ? qsTr("Bomb: %1, played in this trick").arg(middle.bombWords)
                                       //: %1: what is a bomb now, such as Run of 2
                                       : qsTr("Bomb: %1").arg(middle.bombWords)

        Picture {
            anchors.fill: parent
            art: "onda/cards/bomb-" + middle.bomb
            opacity: middle.bombed ? 0.45 : 1
        }
        Picture {
            visible: middle.bombed
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.2
            width: parent.width * 0.76
            height: width
            art: visible ? "onda/tokens/bomb-used" : ""
        }
        TipArea {
            anchors.fill: parent
            session: middle.session
            words: middle.bombed ? qsTr("The bomb was played in this trick; after it the next card of the bomb deck is shown.")
                                 : qsTr("Exactly this combination is a bomb: it beats everything, once in a trick.")
        }
    }
    Rectangle {
        x: middle.layout.bombWords.x
        y: middle.layout.bombWords.y
        z: 10
        width: middle.layout.bombWords.width
        height: middle.layout.bombWords.height
        radius: Math.min(height / 2, 14)
        color: Theme.plate
        border.width: Theme.hair
        border.color: Theme.plateEdge

        FitWords {
            anchors { fill: parent; leftMargin: middle.layout.bare ? 7 : 2; rightMargin: anchors.leftMargin }
            //: %1: what is a bomb now, such as Run of 2
            text: middle.layout.bare ? qsTr("Bomb: %1").arg(middle.bombWords) : middle.bombWords
            smallest: middle.smallWords
            font.bold: true
            size: 14 * Math.max(1, middle.layout.scale, middle.layout.letters)
            wrapMode: middle.layout.flat || middle.layout.bare ? Text.Wrap : Text.NoWrap
            lineHeight: 0.9
            horizontalAlignment: Text.AlignHCenter
        }
    }
    Plate {
        x: middle.layout.turn.x
        y: middle.layout.turn.y
        width: middle.layout.turn.width
        height: middle.layout.turn.height
        corner: 12
        Accessible.role: Accessible.StaticText
        Accessible.name: middle.turnWords

        Picture {
            id: turning
            readonly property bool flat: middle.layout.flat
            visible: flat || parent.height > words.height + 18
            x: flat ? 5 : (parent.width - width) / 2
            y: flat ? (parent.height - height) / 2 : 3
            width: flat ? Math.min(parent.height - 10, parent.width * 0.4) : Math.min(parent.width - 6, parent.height - words.height - 6)
            height: width
            art: middle.blocked ? "onda/tokens/turn-blocked" : "onda/tokens/turn-allowed"
        }
        FitWords {
            id: words
            x: turning.flat ? turning.x + turning.width + 3 : 4
            y: turning.flat ? 3 : parent.height - height - 3
            width: parent.width - x - 4
            height: turning.flat ? parent.height - 6 : Math.min(parent.height - 6, (middle.layout.handless ? 2 : 1.75) * middle.layout.wordsHeight)
            text: middle.turnWords
            smallest: middle.smallWords
            size: 14 * Math.max(1, middle.layout.scale, middle.layout.letters)
            font.bold: true
            lineHeight: 0.9
            horizontalAlignment: Text.AlignHCenter
        }
        TipArea {
            anchors.fill: parent
            session: middle.session
            words: middle.blocked ? qsTr("The tide was turned in this trick and turns no more until the next.")
                                  : qsTr("Whoever has a wild may show it, take it into the hand and turn the tide.")
        }
    }
    Rectangle {
        visible: middle.layout.rowShown && middle.layout.earlier.length > 0
        x: middle.layout.row.x
        y: middle.layout.row.y
        width: middle.layout.row.width
        height: middle.layout.row.height
        radius: 14
        color: Theme.deepGround
        opacity: 0.92
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk

        FitWords {
            id: sofar
            //: label of the row with the earlier combinations of this trick
            readonly property string words: qsTr("So far")
            //: label of the row with the earlier combinations of this trick, where the first ones are left out
            readonly property string wordsCut: qsTr("So far \u2026")
            x: 12
            width: middle.layout.rowWords - 10
            height: parent.height
            text: middle.cut ? sofar.wordsCut : sofar.words
            smallest: middle.smallWords
            wrapMode: Text.NoWrap
            size: 16 * Math.max(1, middle.layout.scale, middle.layout.letters)
            font.bold: true
            color: Theme.paper
        }
        TipArea {
            anchors.fill: parent
            session: middle.session
            words: middle.before[middle.before.length - 1] ?? ""
        }
    }
}
