pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A word in bold and what there is to say about it.
Column {
    id: note

    property string title
    property string words

    width: parent?.width ?? 0

    Words {
        width: parent.width
        text: note.title
        font.bold: true
    }

    Words {
        width: parent.width
        text: note.words
    }
}
