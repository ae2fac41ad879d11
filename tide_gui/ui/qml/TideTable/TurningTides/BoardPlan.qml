pragma ComponentBehavior: Bound

import QtQuick

// The parts of a seat's board in units: one plan for the top and one for the own seat.
QtObject {
    property real more: 1  // how much taller lines of text are with large letters
    property bool narrow: false  // the own name takes the room of the colour, which the sign of the ship tells
    property real spare: 0  // more width for the own board
    property real fanned: 0  // the width in it for the back of the hand, where that lies nowhere else
    property real named: 0  // how much wider the name of the upper board is
    property real longer: 0  // and that of the own one
    property bool far: false  // two lines of a name are to be read from afar
    readonly property real head: far ? 54 : Math.max(44, base)  // room for two lines of a name
    readonly property real nameTop: far ? 2 : 5
    readonly property real nameHeight: head - (far ? 2 : 6)
    readonly property real base: 34 * more
    readonly property real line: 20 * more
    property real called: 0  // more room for the name of the hold
    readonly property real label: (more - 1) * 24 + called
    readonly property real rise: (more - 1) * 34
    readonly property real scarf: more > 1.1 ? 10 : 6
    readonly property var tall: wide  // two seats: nobody sits at the sides
    readonly property real body: head + scarf  // the parts below the head of the upper board begin here
    readonly property real bodyHeight: 72 + (more - 1) * 14
    readonly property real wideWidth: 690  // of the upper board, whatever is on it
    readonly property var wide: ({
        label: label, w: wideWidth, h: body + bodyHeight,
        name: Qt.rect(14, nameTop, 170 + named, nameHeight), ship: Qt.rect(184 + named, head / 2 - 13, 28, 28), colour: Qt.rect(216 + named, 1, 80 - named, head),
        marks: Qt.rect(Math.max(300, 220 + named), 2, Math.min(380, 460 - named), base - 2), scarf: Qt.rect(0, head + 1, 690, scarf),
        sheep: Qt.rect(6, body - 2, 68, 68), words: Qt.rect(66, body + 2, 120 + label, line + 2), fan: Qt.rect(80, body + line + 6, 94, bodyHeight - line - 9),
        hold: Qt.rect(186 + label, body + 5, 364 - label, bodyHeight - 10), units: Qt.rect(250 + 2 * label, body + bodyHeight / 2 - 18, 176 - 2 * label, 36), exchange: Qt.rect(430, body + bodyHeight / 2 - 20, 116, 40),
        pile: Qt.rect(561, body + 3, 30, 42), discards: Qt.rect(628, body + 3, 30, 42)
    })
    readonly property var own: ({
        label: label, w: 430 + spare + fanned, h: 156 + rise,
        name: Qt.rect(14, nameTop, (narrow ? 180 : 112) + spare * 0.15 + longer, nameHeight), ship: Qt.rect((narrow ? 196 : 130) + spare * 0.15 + longer, head / 2 - 13, 28, 28), colour: Qt.rect(160 + spare * 0.15, 1, narrow ? 0 : 52 + spare * 0.15, head),
        marks: Qt.rect(214 + fanned * 0.15 + spare * 0.3 + longer, 2, 210 + fanned * 0.85 + spare * 0.7 - longer, base - 2), scarf: Qt.rect(0, head + 1, 430 + spare + fanned, scarf),
        sheep: Qt.rect(8 + spare * 0.1, base + 16, 74 - rise * 0.7, 74 - rise * 0.7), words: Qt.rect(2, 145 + rise - line, 94 + spare * 0.25, line), fan: fanned > 0 ? Qt.rect(436 + spare, base + 22, fanned - 14, 60) : Qt.rect(96, base + 26, 10, 14),
        hold: Qt.rect(98 + spare * 0.25, base + 16, 200 + spare * 0.13, 100), units: Qt.rect(160 + spare * 0.25 + label, base + 24, 132 + spare * 0.13 - label, 34), exchange: Qt.rect(104 + spare * 0.25, base + 63, 192, 48),
        pile: Qt.rect(302 + spare * 0.4, base + 18, 44, 62), discards: Qt.rect(369 + spare * 0.8, base + 18, 44, 62)
    })
}
