import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// The ground of a line that can be pressed.
Rectangle {
    required property T.AbstractButton line

    radius: Theme.corner
    color: line.down ? Theme.plateEdge : line.hovered ? Qt.lighter(Theme.softPlate, Theme.dark ? 1.2 : 1.03) : Theme.dark ? Theme.plate : Theme.softPlate
    border.width: Theme.hair
    border.color: Theme.plateEdge
}
