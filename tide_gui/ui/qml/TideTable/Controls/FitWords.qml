pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Text that shrinks to fit, down to the smallest readable size. Hidden from screen readers: its parent has a name.
Text {
    property real size: Theme.body

    font.family: Theme.reading
    font.pixelSize: Math.max(Theme.far, Math.round(size))
    minimumPixelSize: Math.max(Theme.far, 13)
    fontSizeMode: Text.Fit
    color: Theme.text
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    Accessible.ignored: true
}
