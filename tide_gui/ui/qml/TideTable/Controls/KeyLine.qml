pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A key and its action.
Item {
    id: line

    required property int index
    required property string key
    required property string action
    required property real column
    readonly property real capWidth: cap.width

    implicitHeight: Math.max(cap.height + 2, words.height)
    Accessible.role: Accessible.ListItem
    //: to a screen reader; %1: a key; %2: what it does
    Accessible.name: qsTr("%1: %2").arg(key).arg(action)

    Rectangle {
        anchors { fill: cap; topMargin: 2; bottomMargin: -2 }
        visible: !Theme.contrast
        radius: 7
        color: Qt.darker(Theme.softPlate, Theme.dark ? 1.5 : 1.22)
    }

    Rectangle {
        id: cap

        anchors.verticalCenter: parent.verticalCenter
        width: label.implicitWidth + 20
        height: label.implicitHeight + 4
        radius: 7
        color: Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge

        Words {
            id: label

            anchors.centerIn: parent
            text: line.key
            size: Theme.notes
            font.bold: true
            wrapMode: Text.NoWrap
            lineHeight: Math.round(size * 1.5)
            Accessible.ignored: true
        }
    }

    Words {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: line.column + 16
        width: parent.width - x
        text: line.action
        lineHeight: Math.round(size * 1.25)
        Accessible.ignored: true
    }
}
