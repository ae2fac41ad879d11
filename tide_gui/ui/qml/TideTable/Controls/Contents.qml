pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The list of chapter titles, with the current chapter marked.
Column {
    id: contents

    property list<string> titles
    property int current: 0

    signal picked(int index)

    spacing: 2
    Accessible.role: Accessible.List
    //: the list of the chapters
    Accessible.name: qsTr("Contents")

    Repeater {
        model: contents.titles

        PressButton {
            id: entry

            required property int index
            required property string modelData
            readonly property bool here: index === contents.current

            text: modelData
            width: contents.width
            implicitHeight: Math.max(Theme.target, words.implicitHeight + 12)
            leftPadding: 14
            rightPadding: 8
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Link
            Accessible.name: text
            onClicked: contents.picked(index)

            contentItem: Words {
                id: words

                text: entry.text
                font.bold: entry.here
                color: entry.here ? Theme.heading : Theme.link
                lineHeight: Math.round(size * 1.25)
                Accessible.ignored: true
            }

            background: Rectangle {
                radius: 9
                color: entry.here || entry.hovered ? Theme.softPlate : "transparent"

                Rectangle {
                    visible: entry.here
                    x: 3
                    y: 8
                    width: 4
                    height: parent.height - 16
                    radius: 2
                    color: Theme.contrast ? Theme.contrastInk : Theme.vermilion
                }
            }

            FocusRing {
                visible: entry.visualFocus
                corner: 9
                gap: -2
            }
        }
    }
}
