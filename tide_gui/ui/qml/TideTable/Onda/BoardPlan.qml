pragma ComponentBehavior: Bound

import QtQuick

// The parts of a seat's board in units: one plan each for the sides, the top and the own seat.
QtObject {
    readonly property var tall: ({
        w: 222, h: 220,
        name: Qt.rect(14, 2, 164, 36), lead: Qt.rect(182, 3, 34, 34), scarf: Qt.rect(0, 38, 222, 10),
        sheep: Qt.rect(6, 52, 88, 88), words: Qt.rect(100, 54, 116, 82), wholeWords: Qt.rect(100, 54, 116, 82),
        fan: Qt.rect(14, 148, 122, 62), wilds: Qt.rect(156, 148, 54, 62)
    })
    readonly property var wide: ({
        w: 390, h: 142,
        name: Qt.rect(14, 2, 330, 36), lead: Qt.rect(350, 3, 34, 34), scarf: Qt.rect(0, 38, 390, 10),
        sheep: Qt.rect(6, 47, 90, 90), words: Qt.rect(104, 54, 100, 80), wholeWords: Qt.rect(104, 54, 100, 80),
        fan: Qt.rect(206, 68, 108, 62), wilds: Qt.rect(328, 68, 54, 62)
    })
    readonly property var own: ({
        w: 304, h: 182,
        name: Qt.rect(14, 2, 246, 36), lead: Qt.rect(264, 3, 34, 34), scarf: Qt.rect(0, 38, 304, 10),
        sheep: Qt.rect(2, 62, 78, 78), words: Qt.rect(82, 56, 100, 80), wholeWords: Qt.rect(92, 56, 200, 112),
        fan: Qt.rect(96, 118, 84, 56), wilds: Qt.rect(182, 66, 116, 98)
    })
}
