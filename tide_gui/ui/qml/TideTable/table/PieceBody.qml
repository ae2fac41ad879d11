pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// What is seen of a piece: shadow, face or back, the frame of a picked card, the ring of the keys.
Item {
    id: body

    required property string kind
    required property int face
    required property bool foot
    required property bool turning
    required property bool shaded
    required property bool lifting
    required property bool picked
    required property bool ringed
    required property int share
    required property real strip  // of the card, that no other one covers
    required property real ground  // the picture is not drawn smaller than this, only scaled

    Behavior on y {
        enabled: Theme.glide > 0 && body.lifting
        NumberAnimation { duration: 110; easing.type: Easing.OutQuad }
    }

    Loader {
        anchors.fill: parent
        active: body.shaded && side.turned && !Theme.contrast
        sourceComponent: Shade { reach: Math.min(1, body.width / 110) }
    }
    Item {
        width: side.width
        height: side.height
        scale: body.width / width
        transformOrigin: Item.TopLeft

        PieceFace {
            id: side
            width: Math.max(1, body.width, body.ground)
            height: body.kind === "ring" ? width : width * 1.4
            kind: body.kind
            face: body.face
            foot: body.foot
            turning: body.turning
        }
    }
    Loader {
        anchors.fill: parent
        active: body.share > 0
        sourceComponent: HintMark {
            share: body.share
            strip: Math.min(body.strip, body.width * 0.6)
        }
    }
    Rectangle {
        visible: body.picked
        anchors.fill: parent
        color: "transparent"
        radius: width * 0.07
        border.width: 4
        border.color: Theme.contrast ? Theme.focus : Theme.vermilion
    }
    FocusRing {
        visible: body.ringed
        anchors.margins: -1
        corner: body.width * 0.06
    }
}
