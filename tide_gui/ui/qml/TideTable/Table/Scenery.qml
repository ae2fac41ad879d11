pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The sky, the island and the sea behind the table; plain in high contrast.
Item {
    id: scenery

    property bool islandBetween: false  // two boards at the top leave space for the lighthouse between them
    property bool islandHidden: false  // no board leaves space for it
    readonly property string look: Theme.dark ? "-dark" : "-light"
    readonly property real horizon: Math.round(height * 0.2)

    Rectangle {
        anchors.fill: parent
        color: Theme.contrast ? Theme.page : Theme.deepSea
    }
    Loader {
        anchors.fill: parent
        active: !Theme.contrast
        sourceComponent: Item {
            Picture {
                width: parent.width
                height: scenery.horizon + 2
                art: "scene/sky" + scenery.look
                fillMode: Image.Stretch
            }
            Picture {
                width: scenery.horizon * 0.69
                height: width
                x: parent.width * 0.16
                y: scenery.horizon * (Theme.dark ? 0.12 : 0.42)
                art: Theme.dark ? "scene/moon" : "scene/sun"
            }
            Picture {
                width: scenery.horizon * 1.27
                height: width * 0.39
                x: parent.width * 0.34
                y: scenery.horizon * 0.12
                art: "scene/cloud-1" + scenery.look
            }
            Picture {
                width: scenery.horizon * 0.9
                height: width * 0.44
                x: parent.width * 0.6
                y: scenery.horizon * 0.3
                art: "scene/cloud-2" + scenery.look
            }
            Picture {
                y: scenery.horizon
                width: parent.width
                height: parent.height - y
                art: "scene/sea" + scenery.look
                fillMode: Image.Stretch
            }
            Picture {
                visible: !scenery.islandHidden
                height: scenery.horizon * 1.08
                width: height * 1.5
                x: scenery.islandBetween ? parent.width / 2 - width * 0.57 : parent.width - width - 10
                y: scenery.horizon - height * 0.93
                art: "scene/island" + scenery.look
            }
            Image {
                y: parent.height - 44
                width: parent.width
                height: 44
                source: Theme.art + "scene/wave" + scenery.look + ".svg"
                sourceSize.height: 72
                fillMode: Image.TileHorizontally
                verticalAlignment: Image.AlignTop
                Accessible.ignored: true
            }
        }
    }
}
