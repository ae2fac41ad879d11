pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Text that shrinks to fit, down to the smallest readable size, or on a small label a bit further. Hidden from screen readers: its parent has a name.
Text {
    property real size: Theme.body
    property int smallest: 13

    font.family: Theme.reading
    font.pixelSize: Math.max(Theme.far, Math.round(size))
    minimumPixelSize: Math.max(Theme.far, smallest)
    fontSizeMode: Text.Fit
    color: Theme.text
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    Accessible.ignored: true
}
