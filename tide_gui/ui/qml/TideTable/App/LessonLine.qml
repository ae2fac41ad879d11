pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A lesson in the list: its number or a mark that it is done, its title, what it is about.
PressButton {
    id: line

    required property var modelData
    property int number: 1

    sought: !modelData.done
    implicitHeight: words.height + 20
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: modelData.done ? qsTr("%1, done").arg(modelData.title) : modelData.title
    Accessible.description: about.text

    background: Rectangle {
        radius: Theme.corner
        color: line.down ? Theme.plateEdge : line.hovered ? Qt.lighter(Theme.softPlate, Theme.dark ? 1.2 : 1.03) : Theme.dark ? Theme.plate : Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge

        FocusRing {
            visible: line.visualFocus
            corner: Theme.corner
            gap: -3
        }
    }
    contentItem: Item {
        Rectangle {
            id: badge

            x: 4
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
        Column {
            id: words

            anchors { left: badge.right; leftMargin: 14; right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }

            Words {
                width: parent.width
                text: line.modelData.title
                font.bold: true
                lineHeight: Math.round(size * 1.3)
                Accessible.ignored: true
            }
            Words {
                id: about

                width: parent.width
                text: qsTr("%1 About %n minute(s).", "", line.modelData.minutes).arg(line.modelData.about)
                size: Theme.notes
                color: Theme.quietText
                lineHeight: Math.round(size * 1.35)
                Accessible.ignored: true
            }
        }
    }
}
