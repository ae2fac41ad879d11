pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

Chapter {
    title: qsTr("The tide")

    Words {
        width: parent.width
        text: qsTr("At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.")
    }

    Figure {
        words: qsTr("At high tide a 10 beats an 8.")

        FigureToken { art: "onda/tokens/tide-high"; words: qsTr("high tide") }
        FigureWaves { faces: [82]; words: qsTr("to beat") }
        FigureWaves { faces: [101]; words: qsTr("beats it") }
    }

    Figure {
        words: qsTr("At low tide a 5 does.")

        FigureToken { art: "onda/tokens/tide-low"; words: qsTr("low tide") }
        FigureWaves { faces: [82]; words: qsTr("to beat") }
        FigureWaves { faces: [51]; words: qsTr("beats it") }
    }
}
