pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A bar chart: each bar is a part of all games, with its words above it.
Group {
    id: chart

    property string words
    property color paint
    property var bars: []

    Accessible.role: Accessible.Chart

    Words {
        width: parent.width
        text: chart.words
        size: Theme.notes
        color: Theme.quietText
    }

    Repeater {
        model: chart.bars

        Bar {
            required property var modelData

            width: parent?.width ?? 0
            title: modelData.title
            words: modelData.words
            value: modelData.value
            par: modelData.par
            paint: chart.paint
        }
    }
}
