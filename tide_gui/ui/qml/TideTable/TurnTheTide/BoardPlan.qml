pragma ComponentBehavior: Bound

import QtQuick

// The parts of a seat's board in units: one plan each for the sides, the top and the own seat.
QtObject {
    property real larger: 0  // how far letters are larger than usual, up to 1
    property bool far: false  // two lines of a name are to be read from afar
    readonly property real scarf: far ? 5 : 10 - 2 * larger
    readonly property var tall: ({
        w: 216, h: 260,
        name: Qt.rect(12, 5, 172, 44 + 8 * larger), scarf: Qt.rect(0, 50 + 6 * larger, 216, scarf), gauge: Qt.rect(180, 68, 26, 184),
        sheep: Qt.rect(2, 64 + 4 * larger, 80, 80), words: Qt.rect(84, 66 + 4 * larger, far ? 122 : 96, 78 - 4 * larger),
        rings: Qt.rect(10, 148, 166, 22), fan: Qt.rect(12, 181, 88, 68), tide: Qt.rect(122, 176, 54, 76)
    })
    readonly property var wide: ({
        w: 380, h: 140,
        name: far ? Qt.rect(116, 2, 232, 50) : Qt.rect(116, 5, 232, 39 + 4 * larger), scarf: Qt.rect(0, far ? 53 : 46 + 2 * larger, 380, scarf), gauge: Qt.rect(348, 57, 26, 78),
        sheep: Qt.rect(4, 26, 106, 106), words: Qt.rect(116, far ? 59 : 57, 94, far ? 53 : 54),
        rings: Qt.rect(115, 113, 166, 22), fan: Qt.rect(212, 60, 72, 44), tide: Qt.rect(290, 58, 54, 76)
    })
    readonly property var own: ({
        w: 300, h: 166,
        name: Qt.rect(14, 5, 252, 38 + 8 * larger), scarf: Qt.rect(0, 45 + 6 * larger, 300, scarf), gauge: Qt.rect(267, 63, 26, 96),
        sheep: Qt.rect(4, 53 + 4 * larger, 84, 84), words: Qt.rect(96, 58 + 4 * larger, 96, 75 - 4 * larger),
        rings: Qt.rect(12, 137, 178, 24), fan: Qt.rect(120, 100, 60, 40), tide: Qt.rect(197, 63, 66, 92)
    })
}
