pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Both ships as they ended, the own one below; a destroyed zone says when that was.
Item {
    id: battle

    required property Session session
    readonly property real unit: Math.min(Math.max(0.58, Theme.far / 25), width / 1240)

    objectName: "battle"
    implicitHeight: 530 * unit
    Accessible.role: Accessible.Grouping
    //: a picture at the end of a game
    Accessible.name: qsTr("Both ships at the end")

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.contrast ? Theme.contrastGround : Theme.midSea
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk
    }
    Repeater {
        model: 2

        Picture {  // zone 4 of one lies opposite zone 4 of the other
            required property int index
            readonly property bool near: index === battle.session.nearSeat

            x: battle.width / 2 + (near ? -538 : -590) * battle.unit
            y: (near ? 272 : 18) * battle.unit
            width: 1128 * battle.unit
            height: 240 * battle.unit
            rotation: near ? 0 : 180
            art: "turning-tides/ships/" + Ships.colour(index)
        }
    }
    Repeater {
        model: battle.session.details

        BattleZone {
            near: ship === battle.session.nearSeat
            unit: battle.unit
            x: battle.width / 2 + (near ? 480 - 120 * zone : 120 * zone - 480) * battle.unit
            y: (near ? 392 : 138) * battle.unit
        }
    }
}
