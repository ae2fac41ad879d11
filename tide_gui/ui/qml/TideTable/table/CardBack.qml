pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// The back of a weather or a tide card.
Picture {
    required property string kind

    art: "cards/back-" + kind
    height: width * 1.4
}
