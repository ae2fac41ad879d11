import QtQuick
import TideTable.Controls

// A button that says for a while that something is done.
PaperButton {
    id: button

    required property string label
    property string usual  // its glyph
    required property string notice  // what it says then
    property bool noticed: false

    function notify() {
        noticed = true;
        Accessible.announce(notice);
    }

    text: noticed ? notice : label
    glyph: noticed ? "check" : usual

    Timer {
        running: button.noticed
        interval: Theme.noticeTime
        onTriggered: button.noticed = false
    }
}
