pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.impl
import TideTable.Controls

// A tinted line icon.
IconImage {
    property string glyph
    property int side: Math.round(24 * Math.max(Math.min(Theme.textScale, 1.5), Theme.far / 24))

    source: glyph === "" ? "" : Theme.art + "icons/ui/" + glyph + ".svg"
    color: Theme.text
    width: side
    height: side
    sourceSize: Qt.size(side, side)
    Accessible.ignored: true
}
