pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The light on a zone: it can be chosen, or it would be struck.
Item {
    id: mark

    required property bool choosable
    required property bool target
    property string wreck: ""  // what the zone would become

    Picture {
        anchors.fill: parent
        visible: mark.wreck !== ""
        opacity: 0.5
        art: mark.wreck
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
