pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A water gauge with twelve marks and its level in figures, which makes the highest tide easy to spot.
Item {
    id: gauge

    required property int level
    property bool afloat: true
    property real water: level
    readonly property string words: !afloat ? "" : level > 0 ? qsTr("Water level %1 of 12").arg(level) : qsTr("No tide, so no water", "at the place of a player")
    readonly property real step: (height - 4) / 12

    Behavior on water {
        enabled: Theme.glide > 0
        NumberAnimation { duration: Theme.swell; easing.type: Easing.InOutSine }
    }

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.night : Theme.foam
        border.width: Theme.hair
        border.color: Theme.contrast ? Theme.contrastInk : Theme.midSea
    }
    Rectangle {
        visible: gauge.water > 0
        x: 2
        width: parent.width - 4
        height: Math.round(gauge.step * gauge.water)
        y: parent.height - 2 - height
        radius: 4
        color: !gauge.afloat ? Theme.quietText : Theme.filled

        Rectangle {
            width: parent.width
            height: 3
            radius: 1.5
            color: Theme.contrast ? Theme.contrastMark : Theme.foam
            visible: gauge.height > 40
        }
    }
    Repeater {
        model: 11

        Rectangle {
            required property int index
            readonly property int mark: index + 1

            x: 2
            y: Math.round(gauge.height - 2 - gauge.step * mark)
            width: mark % 3 === 0 ? gauge.width * 0.45 : gauge.width * 0.25
            height: 1
            visible: gauge.height < 40 || y < figure.y - 1 || y > figure.y + figure.height
            color: mark > gauge.level ? (Theme.dark ? Theme.foam : Theme.ink) : (Theme.dark ? Theme.ink : Theme.foam)
            opacity: 0.7
        }
    }
    Text {
        id: figure
        readonly property real surface: gauge.height - 2 - gauge.step * gauge.water
        readonly property bool under: surface + height + 6 < gauge.height  // the water is deep enough for it

        visible: gauge.level > 0 && gauge.height > 40
        anchors.horizontalCenter: parent.horizontalCenter
        y: under ? surface + 5 : surface - height - 1
        scale: Math.min(1, (gauge.width - (Theme.far > 0 ? 2 : 7)) / implicitWidth)
        text: gauge.level
        font.family: Theme.display
        font.weight: Font.Bold
        font.pixelSize: Math.max(Theme.far, Math.round(gauge.width * Math.min(0.72, 0.52 * Theme.textScale)))
        color: !under ? Theme.text : Theme.contrast ? Theme.contrastGround : Theme.dark && gauge.afloat ? Theme.ink : Theme.paper
        Accessible.ignored: true
    }
}
