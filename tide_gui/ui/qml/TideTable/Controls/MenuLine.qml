pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// One line of a menu.
T.MenuItem {
    id: line

    property string glyph
    property bool infoOnly: false  // a text, not a choice
    property bool quiet: false  // explains the line above

    implicitWidth: leftPadding + (quiet ? 0 : words.implicitWidth) + rightPadding
    implicitHeight: visible ? Math.max(Theme.target, words.implicitHeight + 8) : 0
    leftPadding: glyph === "" && !quiet ? 14 : picture.side + 24
    rightPadding: 18
    Accessible.name: text

    contentItem: Words {
        id: words
        text: line.text
        size: line.quiet ? Theme.notes : Theme.body
        color: line.highlighted && Theme.contrast ? Theme.contrastGround : line.quiet ? Theme.quietText : Theme.text
        font.bold: line.infoOnly && line.glyph === "" && !line.quiet
        opacity: line.enabled || line.infoOnly ? 1 : 0.5
        wrapMode: line.quiet ? Text.Wrap : Text.NoWrap
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: 9
        color: line.highlighted ? (Theme.contrast ? Theme.contrastInk : Theme.softPlate) : "transparent"

        Glyph {
            id: picture
            x: 12
            anchors.verticalCenter: parent.verticalCenter
            visible: line.glyph !== ""
            glyph: line.glyph
            color: line.highlighted && Theme.contrast ? Theme.contrastGround : Theme.text
            opacity: line.enabled || line.infoOnly ? 1 : 0.5
        }
    }
}
