pragma ComponentBehavior: Bound

import QtQuick

// A part of a chapter: words, a heading, steps, a term with its explanation, or a figure.
Loader {
    id: part

    required property int index
    required property var modelData  // kind, words, name and lines
    required property var figures
    required property int size  // of plain words
    readonly property string words: modelData.words
    readonly property list<string> lines: modelData.lines

    width: parent?.width ?? 0
    sourceComponent: figures[modelData.name] ?? { "heading": heading, "steps": steps, "note": note }[modelData.kind] ?? plain

    Component {
        id: plain

        Words {
            text: part.words
            size: part.size
        }
    }

    Component {
        id: heading

        Heading {
            text: part.words
            size: Theme.lead
        }
    }

    Component {
        id: steps

        Steps {
            lines: part.lines
        }
    }

    Component {
        id: note

        ReadingNote {
            title: part.modelData.name
            words: part.words
        }
    }
}
