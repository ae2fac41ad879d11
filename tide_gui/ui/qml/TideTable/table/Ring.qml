pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// A life preserver: whole and red while kept, grey and half under water when lost.
Picture {
    required property bool kept

    art: kept ? "tokens/ring" : "tokens/ring-lost"
    height: width
}
