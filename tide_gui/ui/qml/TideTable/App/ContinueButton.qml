pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The big button of the home page, with a picture of the game that it starts or continues.
PressButton {
    id: button

    property string line
    property int size: Theme.subheading
    property int seats: 0
    property list<int> sheep  // of these seats
    property url picture  // of the game, showing this many seats
    property url tile  // a fixed picture, for a game without such a one

    readonly property int lip: Theme.contrast ? 0 : 4

    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: 16
    rightPadding: 16
    topPadding: 12 + (down ? lip : 0)
    bottomPadding: 12 + (down ? 0 : lip)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text
    Accessible.description: line

    contentItem: Item {
        implicitHeight: Math.max(words.height, picture.width > 0 ? 76 : 48)

        Loader {
            id: picture

            width: active || still.visible ? 100 : 0
            height: 80
            anchors.verticalCenter: parent.verticalCenter
            active: button.picture.toString() !== ""
            source: button.picture
            onLoaded: {
                const sea = item as GamePicture;
                sea.seats = Qt.binding(() => button.seats);
                sea.sheep = Qt.binding(() => button.sheep);
            }
        }

        Picture {
            id: still

            anchors.fill: picture
            visible: !picture.active && button.tile.toString() !== ""
            file: visible ? button.tile : ""
        }

        Column {
            id: words

            anchors { left: picture.right; leftMargin: picture.width > 0 ? 14 : 4; right: arrow.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            spacing: 2

            Heading {
                width: parent.width
                text: button.text
                size: button.size
                color: Theme.buttonText
                Accessible.ignored: true
            }

            Words {
                width: parent.width
                text: button.line
                size: Theme.notes + (button.size > Theme.subheading ? 2 : 0)
                color: Theme.buttonText
                lineHeight: Math.round(size * 1.3)
                Accessible.ignored: true
            }
        }

        Glyph {
            id: arrow

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            side: 32
            glyph: "continue"
            color: Theme.buttonText
        }
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: button.lip > 0 && !button.down
            radius: 12
            color: Qt.darker(Theme.button, Theme.dark ? 1.45 : 1.6)
        }

        Rectangle {
            anchors { fill: parent; topMargin: button.down ? button.lip : 0; bottomMargin: button.down ? 0 : button.lip }
            radius: 12
            color: button.hovered ? Qt.lighter(Theme.button, Theme.dark ? 1.1 : 1.3) : Theme.button
        }
    }

    FocusRing {
        visible: button.visualFocus
        corner: 12
    }
}
