pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A card face for a figure: weather 1 to 60 or tide 1 to 12; face 0 is the back.
Item {
    objectName: "card"
    id: card

    property string kind: "weather"
    property int face: 0
    property bool shadow: true
    readonly property real unit: width / 250
    readonly property color ink: kind === "tide" ? Theme.foam : Theme.ink
    readonly property string preserver: face > 24 && face < 37 ? "whole" : face > 12 && face < 49 ? "half" : "none"

    implicitWidth: 100
    implicitHeight: width * Theme.cardRatio
    Accessible.role: Accessible.Graphic
    Accessible.name: face === 0 ? qsTr("a card, face down") : kind === "tide" ? qsTr("tide card %1", "a number").arg(face) : qsTr("weather card %1", "a number").arg(face)

    BorderImage {
        anchors { fill: parent; leftMargin: -12; rightMargin: -12; topMargin: -8; bottomMargin: -18 }
        border { left: 24; top: 24; right: 24; bottom: 24 }
        source: Theme.art + "paper/shadow.png"
        visible: card.shadow && !Theme.contrast
    }

    Picture {
        anchors.fill: parent
        art: card.face === 0 ? "turn-the-tide/cards/back-" + card.kind : "turn-the-tide/cards/" + card.kind + (card.face < 10 ? "-0" : "-") + card.face
    }

    component Numeral: Text {
        required property real middle
        required property real base
        required property real size

        visible: card.face > 0
        text: card.face
        color: card.ink
        font { family: Theme.display; bold: true; pixelSize: Math.max(1, Math.round(size * card.unit)) }
        renderType: Text.CurveRendering
        x: middle * card.unit - width / 2
        y: base * card.unit - baselineOffset
        Accessible.ignored: true
    }

    Numeral { middle: 42; base: 58; size: 48 }
    Numeral { middle: 207; base: 332; size: 44 }

    component Mark: Picture {
        visible: card.face > 0 && card.kind === "weather"
        art: visible ? "turn-the-tide/tokens/preserver-" + card.preserver : ""
        height: width
    }

    Mark { x: 103 * card.unit; y: 6 * card.unit; width: 44 * card.unit }
    Mark { x: 26 * card.unit; y: 64 * card.unit; width: 34 * card.unit }
}
