pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A table of keyboard shortcuts; those of every game, unless others are given.
Column {
    id: table

    property var keys: [ // each with what it does
        //: what these keys do; such a text follows the name of a key
        ["\u2190 \u2192 \u2191 \u2193", qsTr("go through what can be pressed: hand, table, buttons; while looking back, from moment to moment")],
        //: two keys, as they are printed on keyboards
        [qsTr("Home, End"), qsTr("the first or the last one in a row, or moment")],
        ["0 \u2026 9", qsTr("jump to the card with this number; press a zone or a button, where there are at most nine")],
        //: the key, as it is printed on keyboards
        [
            qsTr("Return"),
            //: “One press plays” is a setting, “Hand on” a button
            qsTr("pick what has the focus; once more plays it; with \u201cOne press plays\u201d in the settings the first press does; then the main button, such as \u201cHand on\u201d")
        ],
        //: the key, as it is printed on keyboards
        [qsTr("Escape"), qsTr("lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu")],
        //: keys, as they are printed on keyboards; the letter stays
        [qsTr("Ctrl + Z"), qsTr("take back, where that is allowed; in the list of games bring back what was deleted")],
        //: keys, as they are printed on keyboards; the letter stays
        [qsTr("Ctrl + Y"), qsTr("bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z")],
        ["H", qsTr("a hint: how often an expert would play each card; once more hides it. It makes the game practice")],
        ["R", qsTr("finish a round in which no person is left")],
        ["N", qsTr("in games of combinations: pick the next one that can be played; with Shift the one before")],
        //: Pass: a button
        ["P", qsTr("go to \u201cPass\u201d, which Return confirms; passes at once where nothing else is possible")],
        ["S", qsTr("sort the hand in the next way, in games that have several")],
        ["D", qsTr("look through the discards, with the memory aid")],
        ["T", qsTr("look ahead: what comes in the next steps, in games that tell it")],
        //: the key, as it is printed on keyboards
        [qsTr("Space"), qsTr("the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause")],
        //: keys, as they are printed on keyboards
        [qsTr("Shift or Ctrl + \u2190 \u2192"), qsTr("in a review: to the next own decision, or to the next costly one")],
        //: the key, as it is printed on keyboards
        [qsTr("Tab"), qsTr("to the next thing that can be pressed")],
        //: keys, as they are printed on keyboards; the letter stays
        [qsTr("Ctrl + F"), qsTr("in the list of games: search")],
        ["F2", qsTr("in the list of games: give this game a title")],
        //: the key, as it is printed on keyboards
        [qsTr("Delete"), qsTr("in the list of games: to the trash, from which it can be put back")],
        //: keys, as they are printed on keyboards; the letter stays
        [qsTr("Ctrl + N"), qsTr("a new game")],
        ["F1", qsTr("the rules")],
        ["F8", qsTr("at the table: show the code for phones, as large as the window")],
        ["F9", qsTr("at the table: hold cards on phones")],
        ["F10", qsTr("at the table: the menu")],
        ["F11", qsTr("full screen, and back")],
        //: what the key does: it shows the table of the keys, in which this text stands
        ["?", qsTr("these keys")]
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
