pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One day of a calendar: its number above its mark.
PressButton {
    id: button

    required property var cell
    required property int side
    property bool chosen: false

    implicitWidth: side
    implicitHeight: Math.round(side * 1.15)
    enabled: cell.offered
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: cell.words
    Accessible.ignored: cell.day === ""
    Accessible.selected: chosen

    background: Rectangle {
        radius: 8
        color: button.hovered && button.cell.offered ? Theme.softPlate : "transparent"
        border.width: button.chosen ? 2 : 0
        border.color: Theme.contrast ? Theme.focus : Theme.heading
    }
    contentItem: Item {
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            y: 2
            text: button.cell.number
            size: Math.round(button.side * 0.36)
            lineHeight: Math.round(button.side * 0.44)
            color: button.cell.offered ? Theme.text : Theme.quietText
            opacity: button.cell.offered ? 1 : 0.6
            font.bold: button.chosen
            Accessible.ignored: true
        }
        DayMark {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 3 }
            visible: button.cell.mark !== ""
            mark: button.cell.mark
            late: button.cell.late
            side: Math.round(button.side * 0.5)
        }
    }
}
