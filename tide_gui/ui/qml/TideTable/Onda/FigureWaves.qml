pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Wave cards in a figure, one beside the other, with a caption.
Column {
    id: shown

    property list<int> faces
    property list<int> values: faces.map(() => 0)  // what each stands for, if it is a wild
    property bool bomb: false
    property string words
    readonly property real card: 84
    readonly property real step: card * 0.6

    spacing: 6

    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        width: shown.card + (shown.faces.length - 1) * shown.step
        height: shown.card * 1.4

        Repeater {
            model: shown.faces

            WaveCard {
                required property int index
                required property int modelData

                x: index * shown.step
                width: shown.card
                face: modelData
                value: shown.values[index]
                bomb: shown.bomb
                foot: index === shown.faces.length - 1
            }
        }
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.max(parent.width, Math.min(implicitWidth, 130 * Theme.textScale))
        text: shown.words
        size: Theme.notes
        horizontalAlignment: Text.AlignHCenter
        lineHeight: Math.round(size * 1.25)
    }
}
