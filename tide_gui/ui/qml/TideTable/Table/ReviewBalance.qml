pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// How a seat came to its result: its cards, its decisions, and the rest.
Column {
    id: balance

    required property int seat
    required property string name
    required property string counts
    required property string words

    spacing: 4

    Heading {
        width: parent.width
        text: balance.name
        size: Theme.body
    }
    Line {
        text: balance.counts
    }
    Line {
        text: balance.words
    }

    component Line: Words {
        width: balance.width
        size: Theme.notes
        lineHeight: Math.round(size * 1.35)
    }
}
