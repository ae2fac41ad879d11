pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// How often an expert would press a zone or a unit, above everything that stands there; in a review also what that wins.
Loader {
    objectName: "shareChip"
    id: chip

    required property string kind
    required property int seat
    required property int zone
    required property bool north  // of a cannon: it points up
    required property int share
    required property int wins  // of 100 games; -1: not said
    required property TableLayout layout
    readonly property bool near: layout.place(seat) === 0

    readonly property real inside: near ? rim - height : -rim  // the number of the zone stays readable
    readonly property real rim: 92 * layout.scale - layout.plaque / 2 - 2

    readonly property real letters: wins < 0 ? 14 * Math.max(1, layout.unit) : Math.max(10, Math.min(14 * layout.unit, layout.zoneWidth * 0.31))

    active: zone > 0 && (share > 0 || wins >= 0)
    z: share > 0 ? 1401 : 1400
    x: layout.zoneX(seat, zone) + (kind === "zone" ? 0 : kind === "cannon" ? -0.32 : 0.32) * layout.zoneWidth - width / 2
    y: layout.middle(seat) + (kind === "zone" ? inside : (kind === "cannon" ? north ? -0.7 : 0.7 : 0) * 66 * layout.scale - height / 2)
    sourceComponent: Rectangle {
        width: lines.width + (chip.wins < 0 ? 10 : 6)
        height: lines.height + 2
        radius: Math.min(height / 2, 9)
        color: Theme.contrast ? Theme.contrastGround : chip.share > 0 ? Theme.highlight : Theme.paper
        border { width: 1; color: Theme.contrast ? Theme.focus : Theme.ink }

        Column {
            id: lines
            anchors.centerIn: parent

            Digits {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: chip.share > 0
                //: per cent
                text: qsTr("%1%").arg(chip.share)
            }
            Row {
                visible: chip.wins >= 0
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 2

                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: "trophy"
                    side: Math.round(number.font.pixelSize * 0.8)
                    color: number.color
                }
                Digits {
                    id: number
                    text: chip.wins
                }
            }
        }
    }

    component Digits: Text {
        font { family: Theme.display; weight: Font.Bold; pixelSize: Math.round(chip.letters) }
        color: Theme.contrast ? Theme.text : Theme.ink
        Accessible.ignored: true
    }
}
