pragma Singleton

import QtQuick

// Colours of slips and marks, the same in every look.
QtObject {
    readonly property color slipEdge: "#c9a46a"
    readonly property color mark: "#efe6d6"
    readonly property color alarm: "#f6dcd2"
}
