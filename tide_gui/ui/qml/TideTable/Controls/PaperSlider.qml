pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A slider: a life ring on a line of water.
T.Slider {
    id: slider

    property string name

    readonly property int knob: Math.round(28 * Theme.controlScale)

    implicitWidth: 260
    implicitHeight: Theme.target
    leftPadding: 0
    rightPadding: 0
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    snapMode: T.Slider.SnapAlways
    wheelEnabled: false
    opacity: enabled ? 1 : 0.5
    Accessible.name: name

    background: Rectangle {
        x: slider.knob / 2 - radius
        y: (slider.height - height) / 2
        width: slider.width - slider.knob + 2 * radius
        height: 8
        radius: 4
        color: Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.quietText

        Rectangle {
            width: Math.max(parent.height, slider.visualPosition * parent.width)
            height: parent.height
            radius: 4
            color: Theme.filled
        }
    }

    handle: Rectangle {
        x: slider.visualPosition * (slider.width - width)
        y: (slider.height - height) / 2
        width: slider.knob
        height: width
        radius: width / 2
        color: Theme.plate

        Picture {
            anchors.fill: parent
            anchors.margins: slider.hovered || slider.pressed ? -1 : 0
            art: "tokens/ring"
        }

        FocusRing {
            visible: slider.visualFocus
            corner: parent.radius
            gap: 1
        }
    }
}
