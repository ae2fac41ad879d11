pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The heading of a line, and below it facts in small letters; the line itself tells them to screen readers.
Column {
    id: both

    required property string heading
    required property string facts
    property int size: Theme.body
    property color ink: Theme.quietText
    property alias marks: row.data  // between both

    width: parent?.width ?? 0

    Words {
        width: parent.width
        text: both.heading
        size: both.size
        font.bold: true
        lineHeight: Math.round(size * 1.3)
        Accessible.ignored: true
    }
    Flow {
        id: row

        width: parent.width
        spacing: 6
    }
    Words {
        width: parent.width
        text: both.facts
        size: Theme.notes
        color: both.ink
        lineHeight: Math.round(size * 1.35)
        Accessible.ignored: true
    }
}
