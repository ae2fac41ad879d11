pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// One bar of a chart, perhaps with a mark at par.
Item {
    id: bar

    property string title
    property string words
    property real value: 0  // 0 to 1
    property real par: -1  // 0 to 1; without a mark below 0
    property color paint

    implicitHeight: track.y + track.height + 8
    Accessible.role: Accessible.StaticText
    //: a label and what it says, to a screen reader
    Accessible.name: qsTr("%1: %2").arg(title).arg(words)

    Words {
        id: label

        width: Math.min(implicitWidth, parent.width - 12 - Math.min(told.implicitWidth, parent.width / 2))
        text: bar.title
        font.bold: true
        lineHeight: Math.round(size * 1.35)
        Accessible.ignored: true
    }

    Words {
        id: told

        anchors { left: label.right; leftMargin: 12; right: parent.right }
        text: bar.words
        color: Theme.quietText
        horizontalAlignment: Text.AlignRight
        lineHeight: label.lineHeight
        Accessible.ignored: true
    }

    Rectangle {
        id: track

        y: Math.max(label.height, told.height) + 2
        width: parent.width
        height: 16
        radius: 8
        color: Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge

        Rectangle {
            width: Math.max(parent.height, parent.width * bar.value)
            height: parent.height
            visible: bar.value > 0
            radius: parent.radius
            color: bar.paint
            border.width: 1
            border.color: Theme.dark ? Theme.paper : Theme.ink
        }

        Rectangle {
            x: parent.width * bar.par - width / 2
            y: -4
            visible: bar.par >= 0
            width: 5
            height: parent.height + 8
            radius: 2
            color: Theme.text
            border.width: 1
            border.color: Theme.page
        }
    }
}
