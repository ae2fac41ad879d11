pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A large number with a picture and its words.
Rectangle {
    id: tile

    property string value
    property string title
    property string words
    property string picture
    property string glyph  // instead of a picture

    implicitHeight: Math.max(column.height, image.height) + 20
    radius: Theme.corner
    color: Theme.dark ? Theme.plate : Theme.softPlate
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.plateEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: words === "" ? qsTr("%1: %2", "a label and its number").arg(title).arg(value)
                                  : qsTr("%1: %2, %3", "a label, its number, and what is counted").arg(title).arg(value).arg(words)

    Picture {
        id: image

        x: 10
        anchors.verticalCenter: parent.verticalCenter
        width: 56
        height: 56
        art: tile.picture
    }

    Glyph {
        anchors.centerIn: image
        visible: tile.glyph !== ""
        glyph: tile.glyph
        side: 44
        color: Theme.dark ? Theme.highlight : Theme.midSea
    }

    Column {
        id: column

        anchors { left: image.right; leftMargin: 12; right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }

        Heading {
            width: parent.width
            text: tile.value
            size: Theme.titles
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            text: tile.title
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: tile.words
            size: Theme.notes
            color: Theme.quietText
            lineHeight: Math.round(size * 1.3)
            Accessible.ignored: true
        }
    }
}
