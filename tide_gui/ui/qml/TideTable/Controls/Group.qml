pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Related lines of a page under a heading.
Column {
    id: group

    property string title
    default property alias content: inside.data

    width: parent?.width ?? 0
    spacing: 6
    topPadding: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    Heading {
        width: parent.width
        visible: group.title !== ""
        text: group.title
    }

    Column {
        id: inside

        width: parent.width
        spacing: 10
    }
}
