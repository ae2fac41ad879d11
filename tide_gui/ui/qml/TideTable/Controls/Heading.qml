pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A heading in the display font.
Text {
    property int size: Theme.subheading

    color: Theme.heading
    font.family: Theme.display
    font.bold: true
    font.pixelSize: size
    lineHeight: Math.round(size * 1.25)
    lineHeightMode: Text.FixedHeight
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
