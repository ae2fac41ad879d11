pragma Singleton

import QtQuick

// The stacking order on a table. The pieces of a row lie on each other, so each slot is one higher.
QtObject {
    readonly property int sunk: 40  // a moving piece that passes under others
    readonly property int seats: 50
    readonly property int aims: 95  // what a move would do, on the pieces in the middle
    readonly property int pieces: 100
    readonly property int zones: 150  // numbers of the places of pieces
    readonly property int counts: 230
    readonly property int grounds: 240  // of the prompt; lists and buttons on piles
    readonly property int prompt: 250
    readonly property int offers: 260
    readonly property int sheet: 290
    readonly property int ownHand: 300
    readonly property int ownCount: 400
    readonly property int pointer: 900  // the area in which the own hand is pressed
    readonly property int moving: 1000  // more than a piece that lies
    readonly property int effects: 1500
    readonly property int skip: 5000
}
