pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The lower edge of a scroll area with more below: a fade and a chevron.
Item {
    id: edge

    required property color ground

    objectName: "moreBelow"
    anchors { left: parent?.left; right: parent?.right; bottom: parent?.bottom }
    height: chevron.height * 1.7
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.alpha(edge.ground, 0) }
            GradientStop { position: 0.5; color: edge.ground }
        }
    }
    Glyph {
        id: chevron

        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        glyph: "down"
    }
}
