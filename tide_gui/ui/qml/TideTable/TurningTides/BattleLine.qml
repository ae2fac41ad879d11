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
    //: a zone, and in sentences what befell it
    Accessible.name: qsTr("%1. %2").arg(name).arg(befell.join(" "))

    ZonePlaque {
        id: mark

        width: Math.round(Theme.body * 1.9)
        colour: Ships.colour(line.ship)
        zone: line.zone
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
