pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A life preserver: red while kept, grey and half under water when lost.
Picture {
    required property bool kept

    art: kept ? "tokens/ring" : "turn-the-tide/tokens/ring-lost"
    height: width
}
