pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A term in bold with its explanation.
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
        visible: text !== ""
        text: note.words
    }
}
