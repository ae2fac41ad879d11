pragma Singleton

import QtQuick

// Lists within sentences: the comma is the one of all lists that Python makes.
QtObject {
    readonly property string comma: qsTranslate("Text", ", ", "between the parts of a list")

    function joined(words: list<string>): string {
        return words.join(comma);
    }
}
