pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The light on a zone: it can be chosen, or it would be struck.
Item {
    id: mark

    required property bool choosable
    required property bool target
    required property int share  // how often an expert would choose it, in per cent

    Picture {
        anchors.fill: parent
        visible: mark.choosable
        art: visible ? "turning-tides/ships/zone-choose" : ""
    }
    Picture {
        anchors.fill: parent
        visible: mark.target
        art: visible ? "turning-tides/ships/zone-target" : ""
    }
    Rectangle {
        visible: mark.share > 0
        x: parent.width - width - 2
        y: 2
        width: label.implicitWidth + 10
        height: label.implicitHeight + 2
        radius: height / 2
        color: Theme.contrast ? "#000000" : Theme.highlight
        border { width: Theme.hair; color: Theme.contrast ? Theme.focus : "#8a5a12" }

        Text {
            id: label
            anchors.centerIn: parent
            text: qsTr("%1%").arg(mark.share)
            font { family: Theme.display; weight: Font.Bold; pixelSize: Math.max(13, mark.width * 0.24) }
            color: Theme.contrast ? Theme.text : Theme.ink
            Accessible.ignored: true
        }
    }
}
