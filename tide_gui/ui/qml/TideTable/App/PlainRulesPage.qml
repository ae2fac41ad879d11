pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The rules page for games without their own: the rules as text, and the keys.
RulesFrame {
    id: page

    required property Program program
    readonly property var rules: program.plainRules()
    property list<Chapter> ruleChapters

    title: rules.title
    chapters: [...ruleChapters, keys]
    onLeave: program.back()

    Repeater {
        model: page.rules.chapters
        onItemAdded: (index, item) => page.ruleChapters.push(item as Chapter)

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
