pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A lesson in the list: its number or a mark that it is done, its title, what it is about.
PressButton {
    id: line

    required property var modelData
    property int number: 1

    sought: modelData.sought
    implicitHeight: Math.max(words.height, badge.height) + 20
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    //: %1: the title of a lesson that is done
    Accessible.name: modelData.done ? qsTr("%1, done").arg(modelData.title) : modelData.title
    Accessible.description: words.facts

    background: LineGround {
        line: line

        FocusRing {
            visible: line.visualFocus
            corner: Theme.corner
            gap: -3
        }
    }
    contentItem: Item {
        Rectangle {
            id: badge

            x: 10
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(34 * Math.min(1.5, Theme.textScale))
            height: width
            radius: width / 2
            color: line.modelData.done ? Theme.good : Theme.button

            Glyph {
                anchors.centerIn: parent
                visible: line.modelData.done
                glyph: "check"
                side: Math.round(parent.width * 0.66)
                color: Theme.dark ? Theme.ink : Theme.paper
            }
            Words {
                anchors.centerIn: parent
                visible: !line.modelData.done
                text: line.number
                color: Theme.buttonText
                font.bold: true
            }
        }
        LineWords {
            id: words

            anchors { left: badge.right; leftMargin: 14; right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
            heading: line.modelData.title
            //: how long a lesson takes; a sentence of its own
            readonly property string lasts: line.modelData.minutes > 0 ? qsTr("About %n minute(s).", "", line.modelData.minutes) : ""
            facts: [line.modelData.about, lasts].filter(text => text !== "").join(" ")
        }
    }
}
