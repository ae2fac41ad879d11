pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A picture, rendered at the size shown (Qt adds the scale of the screen).
Image {
    id: picture

    property string art  // "seats/badge-1": path below the art folder, without ".svg"
    property url file  // a picture anywhere, instead of `art`
    property size shown: Qt.size(0, 0)  // the size, once it is complete: each new one renders the picture again

    function resize() {
        shown = Qt.size(Math.ceil(width), Math.ceil(height));
    }

    sourceSize: shown
    source: shown.width <= 0 || shown.height <= 0 ? "" : file.toString() !== "" ? file : art === "" ? "" : Theme.art + art + ".svg"
    fillMode: Image.PreserveAspectFit
    mipmap: true
    asynchronous: false
    Accessible.ignored: true
    onWidthChanged: Qt.callLater(picture.resize)
    onHeightChanged: Qt.callLater(picture.resize)
}
