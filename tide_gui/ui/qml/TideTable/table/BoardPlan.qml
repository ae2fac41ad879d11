pragma ComponentBehavior: Bound

import QtQuick

// Where the parts lie on a seat's board, in units: one plan for the sides, the top and the own seat.
QtObject {
    readonly property var tall: ({
        w: 216, h: 252,
        name: Qt.rect(12, 4, 164, 38), scarf: Qt.rect(0, 44, 216, 10), gauge: Qt.rect(184, 62, 22, 182),
        sheep: Qt.rect(4, 57, 82, 82), words: Qt.rect(94, 60, 86, 76),
        rings: Qt.rect(10, 141, 166, 22), fan: Qt.rect(12, 174, 88, 68), tide: Qt.rect(122, 168, 54, 76)
    })
    readonly property var wide: ({
        w: 380, h: 140,
        name: Qt.rect(112, 4, 232, 34), scarf: Qt.rect(0, 40, 380, 10), gauge: Qt.rect(350, 58, 20, 76),
        sheep: Qt.rect(4, 26, 106, 106), words: Qt.rect(116, 54, 92, 54),
        rings: Qt.rect(114, 110, 166, 22), fan: Qt.rect(212, 58, 72, 44), tide: Qt.rect(290, 57, 54, 76)
    })
    readonly property var own: ({
        w: 300, h: 166,
        name: Qt.rect(14, 4, 250, 38), scarf: Qt.rect(0, 44, 300, 10), gauge: Qt.rect(268, 62, 22, 96),
        sheep: Qt.rect(4, 52, 84, 84), words: Qt.rect(96, 58, 92, 72),
        rings: Qt.rect(12, 136, 178, 24), fan: Qt.rect(120, 100, 60, 40), tide: Qt.rect(197, 62, 66, 92)
    })
}
