pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A preview of the settings on a small part of the table.
Item {
    id: preview

    implicitHeight: Math.max(156, words.height + 48)

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.deepSea : Theme.midSea
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk
    }

    Item {
        id: fan

        width: 210
        height: 150
        x: Math.max(8, (preview.width - words.width - width - 24) / 2)
        y: 14

        Repeater {
            model: [7, 31, 56]

            CardPicture {
                required property int index
                required property int modelData
                readonly property real tilt: Theme.software ? 0 : (index - 1) * 9  // its turned edges would be jagged

                face: modelData
                width: 80
                x: 65 + (index - 1) * 44
                y: 6 + Math.abs(index - 1) * 8
                rotation: tilt
                Accessible.ignored: true
            }
        }
    }

    Plate {
        id: words

        anchors { right: parent.right; rightMargin: 24; verticalCenter: parent.verticalCenter }
        width: Math.min(preview.width - fan.width - 60, 420 * Theme.textScale)
        height: text.height + 24
        color: Theme.plate

        Words {
            id: text

            anchors.centerIn: parent
            width: parent.width - 32
            text: qsTr("Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.")
        }
    }
}
