pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A scroll bar.
T.ScrollBar {
    id: bar

    implicitWidth: 14
    implicitHeight: 14
    padding: 3
    minimumSize: 0.08
    visible: size < 0.999
    policy: T.ScrollBar.AsNeeded
    Accessible.ignored: true

    contentItem: Rectangle {
        radius: 4
        color: Theme.quietText
        opacity: bar.pressed ? 0.95 : bar.hovered ? 0.75 : Theme.contrast ? 0.9 : 0.45
    }
}
