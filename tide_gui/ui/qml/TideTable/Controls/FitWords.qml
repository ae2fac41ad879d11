pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Words that shrink into their box, down to the smallest size that may be read. Not told: their owner tells.
Text {
    property real size: Theme.body

    font.family: Theme.reading
    font.pixelSize: Math.round(size)
    minimumPixelSize: 13
    fontSizeMode: Text.Fit
    color: Theme.text
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    Accessible.ignored: true
}
