pragma Singleton

import QtQuick

// Colours of the cards, the same in every look.
QtObject {
    readonly property list<color> weather: ["#fbd9b4", "#c9e8e4", "#a5d2d8", "#aeb6c6", "#8d8bad"]  // 1-12, 13-24 ...
    readonly property color edge: "#cdbb97"
}
