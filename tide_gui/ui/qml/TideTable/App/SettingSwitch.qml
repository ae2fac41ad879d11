pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A setting that is switched on or off.
SettingLine {
    id: line

    required property PageFrame frame
    property bool on: false

    signal edited(bool value)

    PaperSwitch {
        text: line.title
        checked: line.on
        onToggled: line.edited(checked)
        onActiveFocusChanged: if (visualFocus) line.frame.reveal(line)
        Accessible.description: line.words
    }
}
