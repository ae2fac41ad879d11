pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import TideTable.Controls

// The picture of an open game: a small sea with two cards of the game, and the badges of the seats around it.
GamePicture {
    id: sea

    property string leftCard
    property string rightCard
    readonly property int tilt: Theme.software ? 0 : 1  // software rendering leaves turned edges jagged

    implicitWidth: 104
    implicitHeight: 84
    Accessible.ignored: true

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.contrast ? Theme.contrastGround : Theme.midSea
            strokeColor: Theme.contrast ? Theme.contrastInk : "transparent"
            strokeWidth: 2

            PathAngleArc {
                centerX: sea.width / 2
                centerY: sea.height / 2
                radiusX: sea.width * 0.42
                radiusY: sea.height * 0.4
                sweepAngle: 360
            }
        }
    }

    Card {
        anchors.horizontalCenterOffset: -sea.width * 0.07
        rotation: sea.tilt * -8
        art: sea.leftCard
    }

    Card {
        anchors.horizontalCenterOffset: sea.width * 0.07
        rotation: sea.tilt * 7
        art: sea.rightCard
    }

    Repeater {
        model: sea.seats

        Picture {
            required property int index
            readonly property real turn: Math.PI / 2 + index * 2 * Math.PI / sea.seats

            width: sea.height * 0.34
            height: width
            x: sea.width / 2 + Math.cos(turn) * (sea.width / 2 - width / 2) - width / 2
            y: sea.height / 2 + Math.sin(turn) * (sea.height / 2 - height / 2) - height / 2
            art: "seats/badge-" + (sea.sheep[index] + 1)
        }
    }

    component Card: Picture {
        anchors.centerIn: parent
        width: sea.width * 0.19
        height: width * Theme.cardRatio
    }
}
