pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// Numbered steps.
Column {
    id: steps

    property list<string> lines

    width: parent?.width ?? 0
    spacing: 10
    Accessible.role: Accessible.List

    Repeater {
        model: steps.lines

        Item {
            id: step

            required property int index
            required property string modelData

            width: steps.width
            height: Math.max(disc.height, words.height)

            Rectangle {
                id: disc

                width: Math.round(Theme.body * 1.9)
                height: width
                radius: width / 2
                color: Theme.filled

                Heading {
                    anchors.centerIn: parent
                    text: step.index + 1
                    size: Theme.body
                    color: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.ink : Theme.paper
                    Accessible.ignored: true
                }
            }

            Words {
                id: words

                x: disc.width + 14
                y: Math.max(0, (disc.height - lineHeight) / 2)
                width: parent.width - x
                text: step.modelData
                Accessible.role: Accessible.ListItem
                //: to a screen reader; %1: the number of a step; %2: what happens in it
                Accessible.name: qsTr("%1. %2").arg(step.index + 1).arg(text)
            }
        }
    }
}
