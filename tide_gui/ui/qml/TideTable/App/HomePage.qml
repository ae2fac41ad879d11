pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls
import TideTable.Models

// The first page: the sea, the name of the game and the menu.
FocusScope {
    id: page

    required property Program program

    readonly property bool vast: height >= 1000 && width >= 1600
    readonly property real margin: Math.max(16, Math.min(width, height) * 0.05)

    Accessible.role: Accessible.Pane
    //: the first page, to a screen reader
    Accessible.name: qsTr("Home")
    Component.onCompleted: (menu.first as Item)?.forceActiveFocus(Qt.OtherFocusReason)

    HeroScene {
        width: page.width
        height: page.height
        clear: plate.x + plate.width
    }

    GameName {
        id: name

        x: Theme.contrast ? (page.width - width) / 2 : page.margin + 4
        y: page.margin * 0.5
        size: Math.max(44, Math.min((page.width * 0.4) / 4.75, page.height * 0.15))
    }

    Row {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: plate.top; bottomMargin: 4 }
        spacing: 16

        Flock {
            model: Theme.contrast && plate.y - name.y - name.height > 90 ? 5 : 0
        }
    }

    Plate {
        id: plate

        x: Theme.contrast ? (page.width - width) / 2 : page.margin
        y: Math.max(name.y + name.height + page.margin * 0.4, Math.min(page.height * 0.42, page.height - height - page.margin))
        width: Math.min(page.width - 2 * page.margin, Math.max(400, Math.min(page.width * 0.36, page.vast ? 600 : 480)) * Theme.textScale)
        height: Math.min(menu.height + 40, page.height - (name.y + name.height + page.margin * 0.4) - Math.min(24, page.margin))
        color: Theme.page
        grainy: true

        Flickable {
            id: flick

            anchors { fill: parent; margins: 4 }
            contentHeight: menu.height + 32
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: PaperScrollBar {}

            HomeMenu {
                id: menu

                x: 16
                y: 16
                width: flick.width - 32
                program: page.program
                size: page.vast ? Theme.lead : Theme.body
                onReached: item => {
                    const top = item.mapToItem(flick.contentItem, 0, 0).y
                    flick.contentY = Math.max(0, Math.min(Math.max(flick.contentY, top + item.height + 16 - flick.height), top - 16))
                }
            }
        }
    }
}
