pragma Singleton

import QtQuick

// Colours of the wave cards, the same in every look.
QtObject {
    readonly property color stars: "#2a3163"  // the paper of their suit
    readonly property color starsEdge: "#8e9bd6"
    readonly property color wild: "#84428f"
    readonly property color wildNumber: "#5a2a66"
}
