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
    required property int zones
    readonly property color edge: Theme.contrast ? "#ffffff" : Theme.dark ? colour === "gold" ? "#f0c465" : "#c9d6de" : colour === "gold" ? "#8a5a12" : "#3f5062"
    readonly property color inside: Theme.contrast ? "#ffffff" : colour === "gold" ? "#d99a26" : "#8ca0ae"

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

                    width: ship.unit
                    height: width
                    radius: 2
                    color: index < ship.zones ? ship.inside : "transparent"
                    border.width: 1
                    border.color: ship.edge
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
                        color: leads ? "transparent" : ship.edge
                        border.width: leads ? Math.max(2, width * 0.3) : 0
                        border.color: ship.edge
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
                        color: ship.edge
                    }
                }
            }
        }
    }
}
