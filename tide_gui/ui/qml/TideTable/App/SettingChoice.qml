pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A setting with a few values, identified by keys.
ChoiceRow {
    id: choice

    required property PageFrame frame
    property list<string> keys
    property string value

    signal edited(string key)

    width: Math.min(implicitWidth, parent.width)
    current: keys.indexOf(value)
    onPicked: index => edited(keys[index])
    onActiveFocusChanged: if (activeFocus) frame.reveal(choice)
}
