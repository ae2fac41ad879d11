import QtQuick
import TideTable.Controls

// A button that copies something, and says for a while that it has.
PaperButton {
    id: button

    required property string label
    property string usual  // its glyph
    property bool copied: false

    text: copied ? qsTr("Copied") : label
    glyph: copied ? "check" : usual
    onClicked: {
        copied = true
        Accessible.announce(qsTr("Copied"))
    }

    Timer {
        running: button.copied
        interval: Theme.noticeTime
        onTriggered: button.copied = false
    }
}
