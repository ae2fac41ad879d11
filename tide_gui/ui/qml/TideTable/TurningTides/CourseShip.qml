pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A ship after a round: its seven zones, and below them its crew and its cannons.
Row {
    id: ship

    required property real unit
    required property string colour
    required property int captain  // 1 if aboard
    required property int crew
    required property int cannons
    required property list<string> wrecks
    readonly property ShipColours colours: ShipColours { silver: ship.colour === "silver" }

    spacing: unit * 0.8

    Picture {
        anchors.verticalCenter: parent.verticalCenter
        width: ship.unit * 2.4
        height: width
        art: "turning-tides/tokens/ship-" + ship.colour
    }

    Column {
        spacing: ship.unit * 0.5

        Row {
            spacing: ship.unit * 0.3

            Repeater {
                model: 7

                Rectangle {
                    required property int index
                    readonly property bool destroyed: ship.wrecks.includes(`${index + 1}`)

                    objectName: destroyed ? "courseWreck" : "courseZone"
                    width: ship.unit
                    height: width
                    radius: 2
                    color: destroyed ? "transparent" : ship.colours.fill
                    border.width: 1
                    border.color: ship.colours.line
                }
            }
        }

        Item {
            width: ship.unit * 9
            height: ship.unit

            Row {
                spacing: ship.unit * 0.2

                Repeater {
                    model: ship.crew

                    Rectangle {
                        required property int index
                        readonly property bool leads: index < ship.captain

                        width: ship.unit * 0.9
                        height: width
                        radius: width / 2
                        color: leads ? "transparent" : ship.colours.line
                        border.width: leads ? Math.max(2, width * 0.3) : 0
                        border.color: ship.colours.line
                    }
                }
            }

            Row {
                anchors.right: parent.right
                spacing: ship.unit * 0.35

                Repeater {
                    model: ship.cannons

                    Rectangle {
                        width: Math.max(3, ship.unit * 0.35)
                        height: ship.unit
                        radius: 1
                        color: ship.colours.line
                    }
                }
            }
        }
    }
}
