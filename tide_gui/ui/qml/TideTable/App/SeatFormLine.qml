pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// One seat of a new game: its sheep, its name and its player.
Item {
    id: line

    required property int seat
    required property int sheep
    required property string name
    required property string usual
    required property string player
    required property string kind
    required property string character
    required property string portrait
    required property bool another
    property list<string> kinds
    property list<string> titles
    property People people
    property bool asked  // how its bot plays

    signal named(string text)
    signal kindPicked(string kind)
    signal changed()
    signal portraitWanted()
    signal reached()

    readonly property real fieldWidth: 230 * Math.min(Theme.textScale, 1.7)
    readonly property bool stacked: width < picture.width + 2 * fieldWidth + 160

    implicitHeight: fields.height + 24

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.dark && !Theme.contrast ? Theme.plate : Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge
    }

    Image {
        x: 18 - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: parent.height - 20
        height: 14
        rotation: 90
        source: Theme.art + "seats/scarf-" + (line.sheep + 1) + ".svg"
        sourceSize: Qt.size(56, 14)
        fillMode: Image.TileHorizontally
        Accessible.ignored: true
    }

    Picture {
        id: picture

        x: 32
        anchors.verticalCenter: parent.verticalCenter
        width: 64
        height: 64
        art: "seats/seat-" + (line.sheep + 1)
    }

    Flow {
        id: fields

        x: picture.x + picture.width + 20
        y: 12
        width: parent.width - x - 16
        spacing: 8

        SeatFormName {
            width: line.stacked ? parent.width : line.fieldWidth + 40
            seat: line.seat
            usual: line.usual
            person: line.kind === "person"
            name: line.name
            people: line.people
            onNamed: text => line.named(text)
            onReached: line.reached()
        }

        SeatFormPlayer {
            width: line.stacked ? parent.width : parent.width - line.fieldWidth - 48
            seat: line.seat
            kind: line.kind
            character: line.character
            known: line.portrait !== ""
            asked: line.asked
            another: line.another
            kinds: line.kinds
            titles: line.titles
            onPicked: kind => line.kindPicked(kind)
            onChanged: line.changed()
            onPortraitWanted: line.portraitWanted()
            onReached: line.reached()
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: line.character
            leftPadding: line.stacked ? 0 : 4
            size: Theme.notes
            color: Theme.quietText
            lineHeight: Math.round(size * 1.3)
        }
    }
}
