pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One ship with its wake. It sails and turns about together with the pieces on it.
Item {
    id: vessel

    required property TableLayout layout
    required property int seat
    required property string colour
    property bool animated: true
    property int pace: Theme.glide
    readonly property real unit: layout.scale
    readonly property bool bowRight: layout.bowRight(seat)
    readonly property bool near: layout.place(seat) === 0
    readonly property bool sailing: wayX.running

    // The bow's zone has its middle 898 of 1128 from the stern.
    x: Math.round(layout.zoneX(seat, 1) - (bowRight ? 898 : 230) * unit)
    y: layout.middle(seat) - 120 * unit
    width: Math.round(1128 * unit)
    height: Math.round(width * 240 / 1128)

    Behavior on x {
        enabled: vessel.animated && Theme.glide > 0
        NumberAnimation { id: wayX; duration: vessel.pace; easing.type: Easing.InOutCubic }
    }
    Behavior on y {  // in the lee the sea is smaller
        enabled: vessel.animated && Theme.glide > 0
        NumberAnimation { duration: vessel.pace; easing.type: Easing.InOutCubic }
    }
    Behavior on width {
        enabled: vessel.animated && Theme.glide > 0
        NumberAnimation { duration: vessel.pace; easing.type: Easing.InOutCubic }
    }

    Rectangle {
        visible: Theme.contrast
        anchors.fill: parent
        anchors.margins: 6
        radius: height / 2
        color: Theme.contrastGround
        border.width: 2
        border.color: Theme.contrastInk
    }
    Item {
        anchors.fill: parent
        rotation: vessel.bowRight ? 0 : 180

        Behavior on rotation {
            enabled: vessel.animated && Theme.glide > 0
            NumberAnimation { duration: vessel.pace; easing.type: Easing.InOutCubic }
        }

        Picture {
            anchors.fill: parent
            visible: !Theme.contrast
            art: "turning-tides/ships/wake"
            opacity: vessel.sailing ? 1 : 0.45

            Behavior on opacity {
                enabled: Theme.glide > 0
                NumberAnimation { duration: Theme.glide }
            }
        }
        Picture {
            anchors.fill: parent
            art: "turning-tides/ships/" + vessel.colour
        }
    }
}
