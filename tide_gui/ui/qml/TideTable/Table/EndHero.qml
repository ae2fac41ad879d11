pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The seats on a small sea, the winners large, the others smaller by rank.
Item {
    id: hero

    required property RowsModel scores
    property Flickable port

    implicitHeight: 168
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.deepSea : Theme.dawn
        border.width: Theme.contrast ? 2 : 0
        border.color: Theme.contrastInk
    }

    Picture {
        visible: !Theme.contrast
        width: 138
        height: 92
        x: parent.width * 0.8
        y: parent.height / 2 + 14 - height * 0.96
        art: visible ? "scene/island" + (Theme.dark ? "-dark" : "-light") : ""
    }

    Picture {
        visible: !Theme.contrast
        width: 102
        height: 40
        x: parent.width * 0.1
        y: 16
        art: visible ? "scene/cloud-1" + (Theme.dark ? "-dark" : "-light") : ""
    }

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; top: parent.verticalCenter; topMargin: 12 }
        visible: !Theme.contrast
        bottomLeftRadius: Theme.corner
        bottomRightRadius: Theme.corner
        color: Theme.midSea
    }

    WaveRule {
        port: hero.port
        offset: hero.y
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - 4
        y: parent.height / 2 + 8
        wave: 48
        color: Theme.contrast ? Theme.contrastInk : Theme.foam
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        spacing: Math.min(36, parent.width * 0.03)

        Repeater {
            model: hero.scores

            Item {
                id: swimmer

                required property int seat
                required property int place
                required property bool winner
                readonly property int side: winner ? 124 : 92 - 6 * Math.min(place, 5)

                anchors.bottom: parent?.bottom
                width: side
                height: side

                Picture {
                    anchors.fill: parent
                    art: Theme.seatArt("seat", swimmer.seat)
                }

                Rectangle {
                    visible: swimmer.winner
                    width: 44
                    height: 44
                    radius: 22
                    x: parent.width - 24
                    y: 2
                    color: Theme.highlight
                    border.width: 2
                    border.color: Theme.ink

                    Glyph {
                        anchors.centerIn: parent
                        side: 28
                        glyph: "trophy"
                        color: Theme.ink
                    }
                }
            }
        }
    }
}
