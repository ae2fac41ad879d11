pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The score pad for games without their own: each seat's round in words, and its total.
GamePart {
    id: table

    spacing: 8

    Repeater {
        model: table.session.scores

        ScoreLine {
            id: line

            required property string result

            width: table.width
            column: sum.width + 8
            columns: 1
            stacked: false
            //: %1: a name; %2: what the round brought, a list of facts; %3: the points
            Accessible.name: qsTr("%1: %2, total %3").arg(name).arg(result).arg(total)
            below: Words {
                width: parent?.width ?? 0
                visible: text !== ""
                text: line.result
                size: Theme.grown(Theme.body)
                color: Theme.quietText
                lineHeight: Math.round(size * 1.3)
                Accessible.ignored: true
            }

            Heading {
                id: sum

                size: Theme.grown(Theme.subheading)
                text: line.total < 0 ? "\u2212" + -line.total : line.total
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
