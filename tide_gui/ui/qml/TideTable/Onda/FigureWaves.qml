pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Wave cards in a figure, one beside the other, with a label.
FigureItem {
    id: shown

    property list<int> faces
    property list<int> values: faces.map(() => 0)  // what each stands for, if it is a wild
    readonly property real card: 84
    readonly property real step: card * 0.6

    least: cards.width

    Item {
        id: cards

        width: shown.card + (shown.faces.length - 1) * shown.step
        height: shown.card * Theme.cardRatio

        Repeater {
            model: shown.faces

            WaveCard {
                required property int index
                required property int modelData

                x: index * shown.step
                width: shown.card
                face: modelData
                value: shown.values[index]
            }
        }
    }
}
