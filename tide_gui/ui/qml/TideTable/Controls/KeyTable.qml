pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A table of keyboard shortcuts; those of every game, unless others are given.
Column {
    id: table

    property var keys: [ // each with what it does
        [qsTr("\u2190 \u2192 \u2191 \u2193"), qsTr("go through what can be pressed: hand, table, buttons; while looking back, from moment to moment")],
        [qsTr("Home, End"), qsTr("the first or the last of them in a row, or moment")],
        [qsTr("0 \u2026 9"), qsTr("jump to the card with this number; press a zone or a button, where there are at most nine")],
        [qsTr("Return"), qsTr("pick what has the focus; the same again plays it, or the first press already with One press plays in the settings; then the main button, such as Hand on")],
        [qsTr("Escape"), qsTr("lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu")],
        [qsTr("Ctrl + Z"), qsTr("take back, where that is allowed; in the list of games bring back what was deleted")],
        [qsTr("Ctrl + Y"), qsTr("bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z")],
        [qsTr("H"), qsTr("a hint: how often an expert would play each card; once more hides it. It makes the game practice")],
        [qsTr("R"), qsTr("run out a round in which no person is left")],
        [qsTr("N"), qsTr("in games of combinations: pick the next one that can be played; with Shift the one before")],
        [qsTr("P"), qsTr("go to Pass, which Return confirms; passes at once where nothing else is possible")],
        [qsTr("S"), qsTr("sort the hand in the next way, in games that have several")],
        [qsTr("D"), qsTr("look through the discards, with the memory aid")],
        [qsTr("T"), qsTr("look ahead: what comes in the next steps, in games that tell it")],
        [qsTr("Space"), qsTr("the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review play and pause")],
        [qsTr("Shift or Ctrl + \u2190 \u2192"), qsTr("in a review: from one own decision, or from one that cost something, to the next")],
        [qsTr("Tab"), qsTr("to the next thing that can be pressed")],
        [qsTr("Ctrl + F"), qsTr("in the list of games: search")],
        [qsTr("F2"), qsTr("in the list of games: give this game a title")],
        [qsTr("Delete"), qsTr("in the list of games: to the trash, from which it can be put back")],
        [qsTr("Ctrl + N"), qsTr("a new game")],
        [qsTr("F1"), qsTr("the rules")],
        [qsTr("F8"), qsTr("at the table: show the code for phones, as large as the window")],
        [qsTr("F9"), qsTr("at the table: hold cards on phones")],
        [qsTr("F10"), qsTr("at the table: the menu")],
        [qsTr("F11"), qsTr("full screen, and back")],
        [qsTr("?"), qsTr("these keys")]
    ]
    readonly property real wide: {
        let most = 0
        for (let i = 0; i < caps.count; ++i)
            most = Math.max(most, (caps.itemAt(i) as KeyLine)?.capWidth ?? 0)
        return most
    }

    width: parent?.width ?? 0
    spacing: 8
    Accessible.role: Accessible.List

    Repeater {
        id: caps

        model: table.keys.length

        KeyLine {
            width: table.width
            key: table.keys[index][0]
            action: table.keys[index][1]
            column: table.wide
        }
    }
}
