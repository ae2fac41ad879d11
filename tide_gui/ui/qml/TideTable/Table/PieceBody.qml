pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The visible body of a piece: shadow, picture, the frame of a picked card, the focus ring.
Item {
    id: body

    required property real ratio
    required property real pictureWidth  // the picture is drawn at this width and then scaled down
    required property bool shaded
    required property bool lifting
    required property bool picked
    required property bool ringed
    required property int share
    required property int wins
    required property bool preferred
    required property real strip  // the width of the card that no other card covers
    required property rect blank
    readonly property bool hinted: share > 0 || wins >= 0
    property alias side: holder.data

    Behavior on y {
        enabled: Theme.glide > 0 && body.lifting
        NumberAnimation { duration: Theme.lift; easing.type: Easing.OutQuad }
    }

    Loader {
        active: body.shaded && !Theme.contrast
        sourceComponent: Item {
            width: body.width
            height: body.height

            Shade { reach: Math.min(1, body.width / 110) }
        }
    }
    Item {
        id: holder
        width: body.pictureWidth
        height: width * body.ratio
        scale: body.width / width
        transformOrigin: Item.TopLeft
    }
    Loader {
        active: body.hinted || body.picked || body.ringed
        sourceComponent: Item {
            width: body.width
            height: body.height

            Loader {
                anchors.fill: parent
                active: body.hinted
                sourceComponent: HintMark {
                    share: body.share
                    wins: body.wins
                    preferred: body.preferred
                    strip: Math.min(body.strip, body.width * 0.6)
                    blank: body.blank
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
    }
}
