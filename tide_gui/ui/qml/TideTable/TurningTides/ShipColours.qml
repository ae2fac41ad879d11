pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The colours of a ship beside its pictures.
QtObject {
    required property bool silver
    readonly property color ink: silver ? "#3f5062" : "#8a5a12"
    readonly property color ground: Theme.contrast ? Theme.contrastGround : silver ? "#dde8ee" : "#fbe6b4"
    readonly property color edge: Theme.contrast ? Theme.contrastInk : ink
    readonly property color line: Theme.contrast || !Theme.dark ? edge : silver ? "#c9d6de" : "#f0c465"  // on a plate
    readonly property color fill: Theme.contrast ? Theme.contrastInk : silver ? "#8ca0ae" : "#d99a26"
}
