pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Whose decisions are listed: a badge for each seat, and beside the table how often it wins at the moment that is shown.
Flow {
    id: seats

    required property Review review
    property bool counted: false

    spacing: 4
    Accessible.role: Accessible.Grouping
    //: to a screen reader: a choice of one of the players
    Accessible.name: qsTr("Whose decisions")

    Repeater {
        model: seats.review.chances

        PressButton {
            id: seat
            required property int index
            required property string name
            required property bool chosen
            required property int now

            width: Math.min(seats.width, called.x + called.implicitWidth + games.room + 12)
            height: Math.max(Theme.target, called.height + 14)
            focusPolicy: Qt.TabFocus
            hoverEnabled: true
            checked: chosen
            Accessible.role: Accessible.RadioButton
            text: name
            Accessible.name: text
            //: to a screen reader, after the name of a player; from here on: from the moment of the game that is shown
            Accessible.description: now < 0 ? "" : qsTr("Wins %1 of 100 games from here on").arg(now)
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
                id: called
                x: Math.round(Theme.target * 0.72) + 10
                width: parent.width - x - games.room - 8
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
            Words {
                id: games
                readonly property real room: visible ? implicitWidth + 6 : 0

                objectName: "chanceNow"
                anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                visible: seats.counted && seat.now >= 0
                text: seat.now
                size: Theme.notes
                font.bold: true
                wrapMode: Text.NoWrap
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
