pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Both ships after a round.
Rectangle {
    id: card

    required property string round
    required property list<int> captains
    required property list<int> sailors
    required property list<int> cannons
    required property list<string> wrecks  // the numbers of the zones
    required property list<string> ships
    readonly property real unit: Math.round(10 * Theme.textScale)

    objectName: "courseRound"
    visible: round !== ""
    width: lines.width + 20
    height: lines.y + lines.height + 8
    radius: 8
    color: Theme.inset
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.plateEdge
    Accessible.role: Accessible.ListItem
    //: the name of a round, and what each ship had after it
    Accessible.name: qsTr("%1. %2. %3").arg(round).arg(ships[0] ?? "").arg(ships[1] ?? "")

    Words {
        id: title

        x: 10
        y: 4
        text: card.round
        size: Theme.notes
        font.bold: true
        lineHeight: Math.round(size * 1.3)
        Accessible.ignored: true
    }

    Column {
        id: lines

        x: 10
        y: title.y + title.height + 2
        spacing: 6

        Repeater {
            model: card.ships.length

            CourseShip {
                required property int index

                unit: card.unit
                colour: Ships.colour(index)
                captain: card.captains[index]
                crew: captain + card.sailors[index]
                cannons: card.cannons[index]
                wrecks: card.wrecks[index].split(" ")
            }
        }
    }
}
