pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A switch: a life ring at the right when on, a plain disc at the left when off.
T.Switch {
    id: toggle

    implicitWidth: track.width + 8
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: text
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    indicator: Rectangle {
        id: track

        x: 4
        anchors.verticalCenter: parent?.verticalCenter
        height: Math.round(28 * Theme.controlScale)
        width: Math.round(height * 1.9)
        radius: height / 2
        color: toggle.checked ? (Theme.contrast ? Theme.contrastInk : Theme.midSea) : Theme.softPlate
        border.width: Theme.contrast ? 2 : toggle.hovered ? 2 : 1
        border.color: Theme.contrast ? Theme.contrastInk : toggle.checked ? Theme.midSea : Theme.quietText

        Item {
            width: parent.height - 4
            height: width
            y: 2
            x: toggle.checked ? parent.width - width - 2 : 2

            Behavior on x {
                enabled: Theme.glide > 0
                NumberAnimation { duration: Theme.lift; easing.type: Easing.OutCubic }
            }

            Picture {
                anchors.fill: parent
                visible: toggle.checked
                art: "tokens/ring"
            }

            Rectangle {
                anchors { fill: parent; margins: 2 }
                visible: !toggle.checked
                radius: width / 2
                color: Theme.plate
                border.width: 2
                border.color: Theme.quietText
            }
        }

        FocusRing {
            visible: toggle.visualFocus
            corner: track.radius
        }
    }
}
