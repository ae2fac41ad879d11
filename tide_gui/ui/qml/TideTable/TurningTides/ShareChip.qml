pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// How often an expert would press a zone or a unit, above everything that stands there.
Loader {
    id: chip

    required property string kind
    required property int seat
    required property int zone
    required property bool north  // of a cannon: it points up
    required property int share
    required property TableLayout layout
    readonly property bool near: layout.place(seat) === 0

    active: zone > 0 && share > 0
    z: 1400
    x: layout.zoneX(seat, zone) + (kind === "zone" ? 0 : kind === "cannon" ? -0.32 : 0.32) * layout.zoneWidth - width / 2
    y: layout.middle(seat) + (kind === "zone" ? near ? 1 : -1 : kind === "cannon" ? north ? -0.7 : 0.7 : 0) * 66 * layout.scale - height / 2
    sourceComponent: Rectangle {
        width: label.implicitWidth + 10
        height: label.implicitHeight + 2
        radius: height / 2
        color: Theme.contrast ? "#000000" : Theme.highlight
        border { width: 1; color: Theme.contrast ? Theme.focus : Theme.ink }

        Text {
            id: label
            anchors.centerIn: parent
            text: qsTr("%1%").arg(chip.share)
            font { family: Theme.display; weight: Font.Bold; pixelSize: Math.round(14 * Math.max(1, chip.layout.unit)) }
            color: Theme.contrast ? Theme.text : Theme.ink
            Accessible.ignored: true
        }
    }
}
