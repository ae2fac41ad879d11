pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The rules of a game that brings no page of its own: what it says of itself, and the keys.
RulesFrame {
    id: page

    required property Program program
    readonly property var rules: program.plainRules()
    property list<Chapter> made

    title: rules.title
    chapters: [...made, keys]
    onLeave: program.back()

    Repeater {
        model: page.rules.chapters
        onItemAdded: (index, item) => page.made.push(item as Chapter)

        Chapter {
            id: chapter

            required property var modelData

            title: modelData.title

            Words {
                width: parent.width
                text: chapter.modelData.words
            }
        }
    }
    Chapter {
        id: keys

        title: qsTr("Keys")

        KeyTable {}
    }
}
