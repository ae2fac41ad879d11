pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// The sky and the sea behind a page; nothing but black in the contrast look.
Item {
    id: ground

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
        visible: !Theme.contrast
        width: ground.horizon * 0.62
        height: width
        x: parent.width * 0.06
        y: ground.horizon * 0.2
        art: Theme.dark ? "scene/moon" : "scene/sun"
    }

    Picture {
        visible: !Theme.contrast
        width: 128
        height: 50
        x: parent.width * 0.2
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
        visible: !Theme.contrast
        height: ground.horizon * 1.08
        width: height * 1.5
        x: parent.width - width * 1.06
        y: ground.horizon - height * 0.95
        art: "scene/island" + ground.look
    }
}
