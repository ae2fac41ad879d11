pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Running text.
Text {
    property int size: Theme.body

    color: Theme.text
    font.family: Theme.reading
    font.pixelSize: size
    lineHeight: Math.round(size * Theme.lineHeight)
    lineHeightMode: Text.FixedHeight
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    linkColor: Theme.link
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
