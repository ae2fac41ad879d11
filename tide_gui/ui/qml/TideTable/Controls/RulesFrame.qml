pragma ComponentBehavior: Bound

import QtQuick

// A rules page: contents at the left, or as a drop-down list at the top in a narrow window.
PageFrame {
    id: page

    required property var rules  // title and chapters, from `text.rules()`
    property var figures: ({})  // a `Figure` or other item for each figure that the rules name
    property alias keys: own.keys  // of this game alone, each with what it does
    readonly property list<string> titles: [...rules.chapters.map(chapter => chapter.title), keyChapter.title]
    readonly property bool wide: textWidth > 760 * Theme.textScale
    readonly property int current: {
        let last = 0
        for (let i = 0; i <= chapters.count; ++i)
            if (chapter(i).y <= reader.contentY + 60)
                last = i
        return reader.contentY > 0 && reader.contentY >= reader.foot - 1 ? chapters.count : last
    }

    function chapter(index: int): Item {
        return chapters.itemAt(index) ?? keyChapter
    }

    function show(index: int) {
        reader.jump(chapter(index).y - 4)
        reader.forceActiveFocus()
    }

    function reveal(item: Item) {
        reader.reveal(item)
    }

    title: rules.title
    widest: 1060
    scrolls: false
    first: reader

    extras: Picker {
        visible: !page.wide
        width: Math.min(implicitWidth, page.width * 0.4)
        //: the list of the chapters
        name: qsTr("Contents")
        model: page.titles
        chosen: page.current
        onActivated: index => page.show(index)
    }

    Item {
        width: parent?.width ?? 0
        height: parent?.height ?? 0

        Contents {
            id: contents

            visible: page.wide
            width: 220 * Theme.textScale
            titles: page.titles
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

                Repeater {
                    id: chapters

                    model: page.rules.chapters

                    Chapter {
                        id: chapter

                        required property int index
                        required property var modelData

                        title: modelData.title

                        Repeater {
                            model: chapter.modelData.parts

                            RulesPart {
                                figures: page.figures
                                size: chapter.index + index === 0 ? Theme.lead : Theme.body
                            }
                        }
                    }
                }

                Chapter {
                    id: keyChapter

                    //: heading: the keys of the keyboard, and what they do
                    title: qsTr("Keys")

                    KeyTable {
                        id: own

                        visible: keys.length > 0
                        keys: []
                    }

                    Words {
                        visible: own.visible
                        width: parent.width
                        text: qsTr("The keys of all games:")
                    }

                    KeyTable {}
                }
            }
        }
    }
}
