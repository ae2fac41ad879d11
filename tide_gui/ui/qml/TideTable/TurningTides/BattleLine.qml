pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// What befell a zone in the game.
Item {
    id: line

    required property int ship
    required property int zone
    required property string name
    required property list<string> befell
    required property int wanted  // the ship whose zones are told here

    objectName: "battleLine"
    visible: ship === wanted && befell.length > 0
    height: Math.max(mark.height, words.height) + 8
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(name).arg(befell.join(" "))

    Picture {
        id: mark

        width: Math.round(Theme.body * 1.9)
        height: width
        art: "turning-tides/ships/plaque-" + (line.ship === 1 ? "silver" : "gold")

        Text {
            anchors.centerIn: parent
            text: line.zone
            font.family: Theme.display
            font.bold: true
            font.pixelSize: Math.round(parent.width * 0.62)
            color: Theme.ink
            Accessible.ignored: true
        }
    }
    Column {
        id: words

        x: mark.width + 12
        width: parent.width - x

        Words {
            width: parent.width
            text: line.name
            font.bold: true
            Accessible.ignored: true
        }
        Repeater {
            model: line.befell

            Words {
                required property string modelData

                width: words.width
                text: modelData
                Accessible.ignored: true
            }
        }
    }
}
