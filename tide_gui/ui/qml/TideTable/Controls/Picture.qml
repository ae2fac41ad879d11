pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A picture from the art folder, rendered at the size shown (Qt adds the scale of the screen).
Image {
    property string art  // "seats/badge-1": path below the art folder, without ".svg"

    source: art === "" ? "" : Theme.art + art + ".svg"
    sourceSize: Qt.size(Math.ceil(width), Math.ceil(height))
    fillMode: Image.PreserveAspectFit
    mipmap: true
    asynchronous: false
    Accessible.ignored: true
}
