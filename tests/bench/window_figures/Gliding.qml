import QtQuick

// Images that glide, and nothing else. Each has its size before it glides, so its picture is there.
Window {
    id: root

    property var images: []  // [width, height] of each
    property var ways: []  // [image, x, y, x, y] of each that glides now
    property url source
    property int pace: 420

    visible: true
    color: "#fbf6e9"
    onWaysChanged: {
        for (let at = 0; at < all.count; at++)
            all.itemAt(at).visible = false
        for (const way of ways)
            all.itemAt(way[0]).glide(way)
    }

    Repeater {
        id: all

        model: root.images

        Image {
            id: image

            required property var modelData

            function glide(way) {
                visible = true
                toX.from = way[1]
                toY.from = way[2]
                toX.to = way[3]
                toY.to = way[4]
                both.restart()
            }

            visible: false
            source: root.source
            width: modelData[0]
            height: modelData[1]
            sourceSize: Qt.size(width, height)

            ParallelAnimation {
                id: both

                NumberAnimation {
                    id: toX
                    target: image
                    property: "x"
                    duration: root.pace
                    easing.type: Easing.InOutCubic
                }
                NumberAnimation {
                    id: toY
                    target: image
                    property: "y"
                    duration: root.pace
                    easing.type: Easing.InOutCubic
                }
            }
        }
    }
}
