pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The number of a zone on a plaque of its ship.
Picture {
    id: plaque

    required property string colour
    required property int zone

    height: width
    art: "turning-tides/ships/plaque-" + colour

    Text {
        anchors.centerIn: parent
        text: plaque.zone
        font.family: Theme.display
        font.bold: true
        font.pixelSize: Math.round(plaque.width * 0.66)
        color: Theme.ink
        Accessible.ignored: true
    }
}
