pragma ComponentBehavior: Bound

import QtQuick

// The back of a weather or a tide card.
Picture {
    required property string kind

    name: "cards/back-" + kind
    height: width * 1.4
}
