pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A page: a tall sheet of paper on the sea with a title, a back button and scrolling content.
FocusScope {
    id: frame

    property string title
    property int widest: 880  // the width of the paper at text size 100
    property bool scrolls: true
    property Item first: null  // gets the focus when the page opens; otherwise see PageOpening
    property alias sight: opening.sight
    property alias viewport: flick
    property alias extras: extra.data  // to the right of the title
    property alias footer: foot.data  // stays below the content
    readonly property real textWidth: column.width
    default property alias content: column.data

    signal leave()

    Keys.onEscapePressed: leave()
    Accessible.role: Accessible.Pane
    Accessible.name: frame.title
    Component.onCompleted: opening.giveFocus()

    PageOpening {
        id: opening

        first: frame.first
        content: column
        flick: flick
        running: frame.scrolls
    }

    function reveal(item: Item) {
        flick.reveal(item)
    }

    SeaGround {
        anchors.fill: parent
        side: paper.x
    }

    Plate {
        id: paper

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * (parent.width < 1200 ? 16 : 48), frame.widest * Theme.textScale)
        y: Math.round(Math.min(40, parent.height * 0.025))
        height: parent.height - y + 20
        color: Theme.page
        grainy: true

        Item {
            id: head

            x: 20
            width: parent.width - 40
            height: Math.max(64, caption.height + 16, extra.height + 16)

            IconButton {
                id: back

                anchors.verticalCenter: parent.verticalCenter
                glyph: "back"
                //: button: to the page before
                text: qsTr("Back")
                onClicked: frame.leave()
            }

            Heading {
                id: caption

                anchors { left: back.right; leftMargin: 12; right: extra.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                text: frame.title
                size: Math.min(Theme.titles, 42)
            }

            Row {
                id: extra

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: 8
            }
        }

        WaveRule {
            id: rule

            anchors { left: parent.left; right: parent.right; top: head.bottom; leftMargin: 24; rightMargin: 24 }
        }

        ReadingFlick {
            id: flick

            anchors { fill: parent; topMargin: head.height + rule.height; bottomMargin: 20 + surf.height + foot.height; leftMargin: 2; rightMargin: 2 }
            contentHeight: frame.scrolls ? column.height + 40 : height
            interactive: frame.scrolls

            Column {
                id: column

                x: frame.width < 700 ? 18 : 30
                y: 16
                width: flick.width - 2 * x
                height: frame.scrolls ? implicitHeight : flick.height - y
                spacing: 16
            }
        }
    }

    Item {
        id: foot

        Rectangle {
            visible: foot.height > 0
            x: -22
            width: parent.width + 44
            height: Theme.hair
            color: Theme.plateEdge
        }

        readonly property Item only: children.length > 1 ? children[1] as Item : null

        x: paper.x + 24
        width: paper.width - 48
        height: only?.visible ? only.height + 16 : 0
        y: frame.height - surf.covers - height - 2
    }

    Surf {
        id: surf

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
    }
}
