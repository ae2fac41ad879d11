pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Whose decisions are listed: a badge for each seat.
Flow {
    id: seats

    required property Session session
    required property Review review

    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Whose decisions")

    Repeater {
        model: seats.session.names

        PressButton {
            id: seat
            required property int index
            required property string modelData
            readonly property bool chosen: index === seats.review.seat

            width: Math.min(seats.width, name.x + name.implicitWidth + 12)
            height: Math.max(Theme.target, name.height + 14)
            focusPolicy: Qt.TabFocus
            hoverEnabled: true
            checked: chosen
            Accessible.role: Accessible.RadioButton
            text: modelData
            Accessible.name: text
            Accessible.checked: chosen
            onClicked: seats.review.view(index)

            background: Rectangle {
                radius: Math.min(height, Theme.target) / 2
                color: seat.chosen || seat.hovered ? Theme.softPlate : "transparent"
                border.width: seat.chosen ? 2 : 0
                border.color: Theme.focus
            }
            Picture {
                x: 5
                width: Math.round(Theme.target * 0.72)
                height: width
                anchors.verticalCenter: parent.verticalCenter
                art: Theme.seatArt("badge", seat.index)
            }
            Words {
                id: name
                x: Math.round(Theme.target * 0.72) + 10
                width: parent.width - x - 8
                anchors.verticalCenter: parent.verticalCenter
                text: seat.text
                size: Theme.notes
                font.bold: seat.chosen
                elide: Text.ElideRight
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                maximumLineCount: 2
                lineHeight: Math.round(size * 1.25)
                Accessible.ignored: true
            }
            FocusRing {
                visible: seat.visualFocus
                corner: Math.min(seat.height, Theme.target) / 2
                gap: -1
            }
        }
    }
}
