pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The back of a weather or a tide card.
Picture {
    required property string kind

    art: "turn-the-tide/cards/back-" + kind
    height: width * Theme.cardRatio
}
