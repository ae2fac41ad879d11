pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// A month of one game. It has one place in the tab order; the arrow keys go from day to day.
FocusScope {
    id: calendar

    required property Days days
    required property var cells
    property string title
    readonly property int side: Theme.target

    implicitWidth: grid.width
    implicitHeight: grid.y + grid.height
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: title
    Accessible.description: qsTr("The arrow keys go from day to day")
    Accessible.focusable: true

    Keys.onLeftPressed: days.move(-1)
    Keys.onRightPressed: days.move(1)
    Keys.onUpPressed: days.move(-7)
    Keys.onDownPressed: days.move(7)

    Words {
        id: month

        width: grid.width
        text: calendar.days.monthText
        font.bold: true
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    Row {
        id: heads

        y: month.height

        Repeater {
            model: calendar.days.weekdays

            Words {
                required property string modelData

                width: calendar.side
                text: modelData
                size: Math.min(Theme.notes, 20)
                color: Theme.quietText
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }

    Grid {
        id: grid

        y: heads.y + heads.height
        columns: 7

        Repeater {
            model: calendar.cells.length

            DayCell {
                required property int index

                cell: calendar.cells[index]
                side: calendar.side
                chosen: cell.day === calendar.days.day
                onClicked: {
                    calendar.forceActiveFocus(Qt.MouseFocusReason);
                    calendar.days.choose(cell.day);
                }
            }
        }
    }

    FocusRing {
        visible: calendar.activeFocus
        corner: 10
    }
}
