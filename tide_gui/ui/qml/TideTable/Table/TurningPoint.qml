pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A decision that cost something, in the list of a review.
PressButton {
    objectName: "turningPoint"
    id: point

    required property int entry
    required property string heading
    required property string words
    required property string came
    required property string cost
    required property bool much
    required property bool current

    implicitHeight: Math.max(Theme.target, then.y + then.height + 8)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    //: %1: when it was, as in “Round 2, turn 5”; %2: what was played; %3: what it cost, as in “cost 5 in 100”
    Accessible.name: qsTr("%1: %2, %3").arg(heading).arg(words).arg(point.cost)
    Accessible.description: came

    background: Rectangle {
        radius: 8
        color: point.current || point.hovered ? Theme.softPlate : "transparent"
        border.width: point.current ? 2 : 0
        border.color: Theme.focus
    }
    contentItem: Item {
        Words {
            id: when
            x: 10
            y: 4
            width: parent.width - price.width - 24
            text: point.heading
            size: Theme.notes
            color: Theme.quietText
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
        Words {
            id: what
            x: 10
            y: when.y + when.height
            width: parent.width - 20
            text: point.words
            size: Theme.notes
            lineHeight: Math.round(size * 1.3)
            Accessible.ignored: true
        }
        Words {
            id: then
            x: 10
            y: what.y + what.height
            width: parent.width - 20
            height: visible ? implicitHeight : 0
            visible: text !== ""
            text: point.came
            size: Theme.notes
            color: Theme.quietText
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
        Words {
            id: price
            anchors { right: parent.right; rightMargin: 8 }
            y: 4
            text: point.cost
            size: Theme.notes
            font.bold: true
            color: point.much ? Theme.danger : Theme.text
            lineHeight: Math.round(size * 1.25)
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    FocusRing {
        visible: point.visualFocus
        corner: 8
        gap: -2
    }
}
