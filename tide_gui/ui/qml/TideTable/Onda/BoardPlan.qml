pragma ComponentBehavior: Bound

import QtQuick

// The parts of a seat's board in units: one plan each for the sides, the top and the own seat.
QtObject {
    property real larger: 0  // how far letters are larger than usual, up to 1
    property bool small: false  // two lines of a name need a larger share of a small board
    property bool far: false  // two lines are to be read from afar
    readonly property real head: far ? 56 : 42 + 12 * Math.max(larger, small ? 1 : 0)
    readonly property real body: head + 12  // below the scarf
    readonly property var tall: ({
        w: 222, h: 220,
        name: Qt.rect(12, 5, 168, head - 6), lead: Qt.rect(182, 3, 34, 34), scarf: Qt.rect(0, head + 2, 222, 10),
        sheep: Qt.rect(6, body + 4, 136 - head - 12, 136 - head - 12), words: Qt.rect(100, body + 4, 116, 136 - head - 18), wholeWords: Qt.rect(100, body + 4, 116, 136 - head - 18),
        fan: Qt.rect(14, 148, 122, 62), wilds: Qt.rect(156, 148, 54, 62)
    })
    readonly property rect lines: far ? Qt.rect(84, body + 4, 118, 66) : Qt.rect(104, body + 4, 100, 82 - 14 * larger)
    readonly property var wide: ({
        w: 390, h: 142,
        name: Qt.rect(14, 5, 330, head - 6), lead: Qt.rect(350, 3, 34, 34), scarf: Qt.rect(0, head + 2, 390, 10),
        sheep: Qt.rect(6, body - 1, 126 - head, 126 - head), words: lines, wholeWords: lines,
        fan: Qt.rect(206, 68, 108, 62), wilds: Qt.rect(328, 68, 54, 62)
    })
    readonly property real ownHead: head + 10 * Math.min(1, 3 * larger)
    readonly property var own: ({
        w: 304, h: 182,
        name: Qt.rect(14, 5, 246, ownHead - 6), lead: Qt.rect(264, 3, 34, 34), scarf: Qt.rect(0, ownHead + 2, 304, 10),
        sheep: Qt.rect(2, ownHead + 26, 78, 78), words: Qt.rect(82, ownHead + 18, 100, 80), wholeWords: Qt.rect(92, ownHead + 18, 200, 98),
        fan: Qt.rect(96, 118, 84, 56), wilds: Qt.rect(182, 80, 116, 84)
    })
}
