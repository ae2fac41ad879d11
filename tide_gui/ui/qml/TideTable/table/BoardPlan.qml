pragma ComponentBehavior: Bound

import QtQuick

// Where the parts lie on a seat's board, in units: one plan for the sides, the top and the own seat.
QtObject {
    readonly property var tall: ({
        w: 216, h: 254,
        name: Qt.rect(12, 6, 164, 36), scarf: Qt.rect(0, 44, 180, 10), gauge: Qt.rect(184, 40, 22, 204),
        sheep: Qt.rect(4, 56, 82, 82), words: Qt.rect(88, 58, 92, 76),
        rings: Qt.rect(10, 140, 164, 22), fan: Qt.rect(12, 172, 90, 70), tide: Qt.rect(120, 168, 54, 76)
    })
    readonly property var wide: ({
        w: 380, h: 132,
        name: Qt.rect(108, 6, 176, 34), scarf: Qt.rect(0, 42, 284, 10), gauge: Qt.rect(350, 30, 20, 94),
        sheep: Qt.rect(4, 22, 102, 102), words: Qt.rect(110, 54, 96, 48),
        rings: Qt.rect(110, 104, 166, 22), fan: Qt.rect(208, 56, 72, 44), tide: Qt.rect(290, 38, 54, 76)
    })
    readonly property var own: ({
        w: 300, h: 166,
        name: Qt.rect(14, 6, 186, 36), scarf: Qt.rect(0, 44, 204, 10), gauge: Qt.rect(266, 40, 22, 118),
        sheep: Qt.rect(4, 48, 88, 88), words: Qt.rect(94, 58, 108, 72),
        rings: Qt.rect(12, 136, 188, 24), fan: Qt.rect(120, 100, 60, 40), tide: Qt.rect(208, 50, 54, 76)
    })
}
