pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A chapter of the rules.
Column {
    id: chapter

    property string title
    default property alias content: inside.data

    width: parent?.width ?? 0
    spacing: 8
    bottomPadding: 20
    Accessible.role: Accessible.Section
    Accessible.name: title

    Heading {
        width: parent.width
        text: chapter.title
        size: Math.round(Theme.subheading * 1.15)
    }

    Column {
        id: inside

        width: parent.width
        spacing: 14
    }
}
