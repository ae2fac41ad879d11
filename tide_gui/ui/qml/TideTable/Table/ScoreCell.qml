import QtQuick
import TideTable.Controls

// A figure on the score pad.
Words {
    required property ScoreLine line
    property bool faint: false
    property bool display: false

    width: line.column
    anchors.verticalCenter: parent?.verticalCenter
    horizontalAlignment: Text.AlignHCenter
    size: Theme.grown(display ? Theme.subheading : Theme.lead)
    font.family: display ? Theme.display : Theme.reading
    font.bold: display
    Accessible.ignored: true
}
