pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// One seat on the score pad, with the cards that it had left as small slips.
ScoreLine {
    id: line

    required property list<int> hand
    required property int wilds
    required property int minusDots
    required property int minusWilds
    required property int reward
    required property int points

    readonly property real slip: Theme.grown(26 * Theme.controlScale)

    columns: 5
    //: %1: a player; the others: points for cards left, for wilds left and for going out
    Accessible.name: qsTr("%1: cards %2, wilds %3, went out %4, this round %5, total %6").arg(name).arg(signed(minusDots)).arg(
                         signed(minusWilds)).arg(signed(reward)).arg(signed(points)).arg(signed(total))

    below: Flow {
        readonly property real room: parent?.width ?? 0
        readonly property int slips: Math.max(1, line.hand.length + line.wilds)
        readonly property int lines: Math.ceil(slips / Math.max(1, Math.floor((room + spacing) / (line.slip + spacing))))

        width: unpaid.visible ? room : Math.min(room, Math.ceil(slips / lines) * (line.slip + spacing))  // lines of equal length, no slip alone
        spacing: 3
        topPadding: line.hand.length + line.wilds > 0 ? 4 : 0

        Repeater {
            model: line.hand

            SmallWave {
                objectName: "leftover"
                required property int modelData

                face: modelData
                width: line.slip
                height: line.slip * Theme.cardRatio
            }
        }
        Repeater {
            model: line.wilds

            Picture {
                objectName: "leftover"
                width: line.slip
                height: line.slip * Theme.cardRatio
                art: "onda/cards/wild"
            }
        }
        Words {  // beside the 0 they would look like a mistake
            id: unpaid
            visible: line.wilds > 0 && line.reward > 0
            height: line.slip * Theme.cardRatio
            verticalAlignment: Text.AlignVCenter
            //: the wilds that are left to the player who went out
            text: qsTr("cost nothing")
            size: Theme.grown(Theme.notes)
            color: Theme.quietText
            Accessible.ignored: true
        }
    }

    Part { number: line.minusDots }
    Part { number: line.minusWilds }
    Part { number: line.reward }
    ScoreCell { line: line; text: line.signed(line.points); font.bold: true }
    ScoreCell { line: line; text: line.total < 0 ? line.signed(line.total) : line.total; display: true }

    component Part: ScoreCell {
        required property int number

        line: line
        text: line.signed(number)
        color: number > 0 ? Theme.good : number < 0 ? Theme.danger : Theme.quietText
    }
}
