pragma ComponentBehavior: Bound

import QtQuick

// A rules page: contents at the left, or as a drop-down list at the top in a narrow window.
PageFrame {
    id: page

    property list<Chapter> chapters
    default property alias text: column.data

    readonly property bool wide: textWidth > 760 * Theme.textScale
    readonly property int current: {
        let last = 0
        for (let i = 0; i < chapters.length; ++i)
            if (chapters[i].y <= reader.contentY + 60)
                last = i
        return reader.contentY > 0 && reader.contentY >= reader.foot - 1 ? chapters.length - 1 : last
    }

    function show(index: int) {
        reader.jump(chapters[index].y - 4)
        reader.forceActiveFocus()
    }

    function reveal(item: Item) {
        reader.reveal(item)
    }

    widest: 1060
    scrolls: false
    first: reader

    extras: Picker {
        visible: !page.wide
        width: Math.min(implicitWidth, page.width * 0.4)
        name: qsTr("Contents")
        model: page.chapters.map(chapter => chapter.title)
        chosen: page.current
        onActivated: index => page.show(index)
    }

    content: Item {
        width: parent?.width ?? 0
        height: parent?.height ?? 0

        Contents {
            id: contents

            visible: page.wide
            width: 220 * Theme.textScale
            titles: page.chapters.map(chapter => chapter.title)
            current: page.current
            onPicked: index => page.show(index)
        }

        ReadingFlick {
            id: reader

            anchors { fill: parent; leftMargin: page.wide ? contents.width + 28 : 0; rightMargin: -20 }
            contentHeight: column.height + 24
            activeFocusOnTab: true
            Accessible.role: Accessible.Document
            Accessible.name: page.title

            Column {
                id: column

                width: reader.width - 26
                spacing: 8
            }
        }
    }
}
