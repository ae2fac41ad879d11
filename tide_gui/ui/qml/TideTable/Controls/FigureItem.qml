pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// An item of a figure with its label.
Column {
    id: item

    property string words
    property real least: 0  // the widths of the label
    property real most: 130 * Theme.textScale
    property real lineHeight: Math.round(Theme.notes * 1.25)
    default property alias content: inside.data

    spacing: 6

    Column {
        id: inside

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 6
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.max(item.least, Math.min(implicitWidth, item.most))
        visible: text !== ""
        text: item.words
        size: Theme.notes
        horizontalAlignment: Text.AlignHCenter
        lineHeight: item.lineHeight
    }
}
