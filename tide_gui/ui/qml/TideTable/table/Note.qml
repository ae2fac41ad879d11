pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// Short words under a piece of the middle, with the head of the seat they speak of.
Item {
    id: note

    required property string words
    property int seat: -1
    property bool strong: false

    Plate {
        id: plate
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(note.width + 10, row.implicitWidth + 16)
        height: note.height
        raised: false
        corner: height / 2
        paper: note.strong ? Theme.contrast ? "#ffff00" : Theme.highlight : Theme.plate
        edge: note.strong && !Theme.contrast ? Theme.highlight : Theme.plateEdge
    }
    Row {
        id: row
        anchors.centerIn: plate
        spacing: 4

        Picture {
            visible: note.seat >= 0
            width: note.height - 2
            height: width
            anchors.verticalCenter: parent.verticalCenter
            name: note.seat < 0 ? "" : "seats/badge-" + (note.seat + 1)
        }
        Words {
            visible: text
            width: Math.min(implicitWidth, note.width - 6 - (note.seat < 0 ? 0 : note.height + 4))
            height: note.height
            text: note.words
            font.weight: Font.Bold
            color: note.strong ? Theme.ink : Theme.text
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
