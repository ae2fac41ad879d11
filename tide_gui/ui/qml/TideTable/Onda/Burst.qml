import QtQuick
import TideTable.Controls

// A bomb: a ring of foam that bursts from the middle of the table.
Item {
    property bool lit: false

    onLitChanged: if (lit && Theme.glide > 0) bang.restart()

    Rectangle {
        id: ring
        anchors.centerIn: parent
        width: parent.height
        height: width
        radius: width / 2
        visible: bang.running
        color: "transparent"
        border.width: width * 0.07
        border.color: Theme.focus
    }
    ParallelAnimation {
        id: bang

        NumberAnimation { target: ring; property: "scale"; from: 0.3; to: 2; duration: Theme.glide; easing.type: Easing.OutCubic }
        NumberAnimation { target: ring; property: "opacity"; from: 1; to: 0; duration: Theme.glide; easing.type: Easing.InQuad }
    }
}
