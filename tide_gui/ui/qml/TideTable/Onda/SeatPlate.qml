pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The board of a seat: its player, score, and its part in the trick. The cards on it are drawn by the Board.
SeatBoard {
    id: plate

    required property int score
    required property int wilds
    required property bool inside
    required property bool leader
    required property bool wentOut
    required property string part
    readonly property var parts: ({
        //: the player leads the trick
        leads: qsTr("leads"),
        //: the combination of this player is to beat
        "to-beat": qsTr("to beat"),
        //: the player has not passed in this trick
        inside: qsTr("still in"),
        //: the player has passed in this trick
        passed: qsTr("passed"),
        //: the player had no card left first
        "went-out": qsTr("went out")
    })
    readonly property bool bright: ["leads", "to-beat", "went-out"].includes(part)

    live: inside
    Accessible.description: facts

    SeatWords {
        readonly property bool whole: plate.wilds === 0 && plate.layout.holds(plate.seat)  // the words have the space of the wilds, too
        readonly property rect spot: plate.at(whole ? plate.plan.wholeWords : plate.plan.words)
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        player: plate.player
        kindLabel: plate.kindLabel
        score: plate.score
        mark: plate.parts[plate.part] ?? ""
        markArt: plate.part === "" ? "" : "onda/tokens/" + (plate.part === "leads" ? "leader" : plate.part)
        markColor: plate.bright ? Theme.highlight : plate.part === "inside" ? Theme.dawn : Theme.slate
        markInk: plate.part === "passed" ? Theme.paper : Theme.ink
        session: plate.session
        growth: Math.max(1, plate.unit) * (whole ? 1.5 : 1)
        afar: plate.layout.handless
    }
    Picture {
        readonly property rect spot: plate.at(plate.plan.lead)
        visible: plate.leader
        x: spot.x
        y: spot.y
        width: spot.width
        height: spot.height
        art: "onda/tokens/leader"

        TipArea {
            anchors.fill: parent
            session: plate.session
            //: %1: a player
            words: qsTr("%1 leads this trick.").arg(plate.name)
        }
    }
    Picture {  // the reward for going out
        width: 54 * plate.unit
        height: width
        x: plate.width - width * 0.8
        y: plate.height - height * 0.8
        z: 5
        visible: scale > 0
        scale: plate.wentOut ? 1 : 0
        art: "onda/tokens/pearls-3"

        Behavior on scale {
            enabled: Theme.glide > 0
            NumberAnimation { duration: Theme.swell; easing.type: Easing.OutBack; easing.overshoot: 3.5 }
        }
    }
}
