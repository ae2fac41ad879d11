pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A picture, rendered at the size shown (Qt adds the scale of the screen).
Image {
    property string art  // "seats/badge-1": path below the art folder, without ".svg"
    property url file  // a picture anywhere, instead of `art`

    source: file.toString() !== "" ? file : art === "" ? "" : Theme.art + art + ".svg"
    sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
    fillMode: Image.PreserveAspectFit
    mipmap: true
    asynchronous: false
    Accessible.ignored: true
}
