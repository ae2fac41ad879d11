pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// One line of a Picker's list.
T.ItemDelegate {
    id: line

    property bool chosen: false

    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + 8)
    leftPadding: tick.width + 16
    rightPadding: 10
    hoverEnabled: true
    Accessible.name: text
    Accessible.selected: chosen
    Accessible.onPressAction: click()

    contentItem: Words {
        text: line.text
        font.bold: line.chosen
        color: line.highlighted && Theme.contrast ? Theme.contrastGround : Theme.text
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: 9
        color: line.highlighted ? (Theme.contrast ? Theme.contrastInk : Theme.softPlate) : "transparent"

        Glyph {
            id: tick

            x: 8
            anchors.verticalCenter: parent.verticalCenter
            side: Math.round(Theme.body * 1.2)
            visible: line.chosen
            glyph: "check"
            color: line.highlighted && Theme.contrast ? Theme.contrastGround : Theme.text
        }
    }
}
