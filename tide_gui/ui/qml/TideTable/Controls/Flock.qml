pragma ComponentBehavior: Bound

import QtQuick

// All sheep, side by side in their parent.
Repeater {
    id: flock

    property int side: 84

    model: 5

    Picture {
        required property int index

        width: flock.side
        height: flock.side
        art: "seats/seat-" + (index + 1)
    }
}
