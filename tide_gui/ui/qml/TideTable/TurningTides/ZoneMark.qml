pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The light on a zone: it can be chosen, or it would be struck.
Item {
    id: mark

    required property bool choosable
    required property bool target
    required property bool falls  // it would be destroyed

    Picture {
        anchors.fill: parent
        visible: mark.falls
        art: visible ? "turning-tides/ships/zone-falls" : ""
    }
    Picture {
        anchors.fill: parent
        visible: mark.choosable
        art: visible ? "turning-tides/ships/zone-choose" : ""
    }
    Picture {
        anchors.fill: parent
        visible: mark.target
        art: visible ? "turning-tides/ships/zone-target" : ""
    }
}
