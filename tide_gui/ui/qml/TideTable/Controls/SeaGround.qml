pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The sky and the sea behind a page; black in high contrast.
Item {
    id: ground

    property real side: 400  // the width visible on either side of the paper
    readonly property string look: Theme.dark ? "-dark" : "-light"
    readonly property real horizon: Math.round(height * 0.2)

    clip: true

    Rectangle {
        anchors.fill: parent
        color: Theme.contrast ? Theme.page : Theme.deepSea
    }

    Picture {
        visible: !Theme.contrast
        width: parent.width
        height: ground.horizon + 1
        art: Theme.contrast ? "" : "scene/sky" + ground.look
        fillMode: Image.Stretch
    }

    Picture {
        visible: !Theme.contrast && ground.side > 100
        width: ground.horizon * 0.62
        height: width
        x: Math.max(8, ground.side * 0.42 - width / 2)
        y: ground.horizon * 0.2
        art: Theme.dark ? "scene/moon" : "scene/sun"
    }

    Picture {
        visible: !Theme.contrast && ground.side > 300
        width: 128
        height: 50
        x: ground.side * 0.66
        y: ground.horizon * 0.18
        art: "scene/cloud-1" + ground.look
    }

    Picture {
        visible: !Theme.contrast
        y: ground.horizon
        width: parent.width
        height: parent.height - y
        art: Theme.contrast ? "" : "scene/sea" + ground.look
        fillMode: Image.Stretch
    }

    Picture {
        visible: !Theme.contrast && ground.side > 120
        height: ground.horizon * 1.08
        width: height * 1.5
        x: parent.width - Math.min(width * 1.06, (ground.side + width) / 2)
        y: ground.horizon - height * 0.95
        art: "scene/island" + ground.look
    }

    Repeater {
        model: !Theme.contrast && ground.side > 190 ? [[2, 0.45, 0.52, 104], [4, 0.3, 0.78, 128], [5, -0.35, 0.62, 112]] : []

        Picture {
            required property var modelData

            width: modelData[3]
            height: width
            x: (modelData[1] > 0 ? 0 : ground.width) + ground.side * modelData[1] - width / 2
            y: ground.height * modelData[2]
            art: "seats/seat-" + modelData[0]
        }
    }
}
