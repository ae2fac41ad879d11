pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// Two zones that face each other, with what stands in them. At the end of a zone that could lose something lies a rhomb.
Rectangle {
    id: pair

    required property var meeting
    property Session session: null  // of the table, where no words stand beside it
    property real side: Math.round(Theme.body * 1.7)
    readonly property string colour: Ships.colour(meeting.seat)
    readonly property string rival: Ships.colour(1 - meeting.seat)
    readonly property bool lively: meeting.chance !== "" || meeting.danger !== ""
    readonly property real end: Math.round(side * 0.45)

    objectName: "passingPair"
    implicitWidth: row.width + 2 * end
    implicitHeight: side + 8
    radius: 8
    color: Theme.inset
    border.width: lively ? 2 : Theme.hair
    border.color: meeting.danger !== "" ? Theme.danger : lively ? Theme.good : Theme.plateEdge
    Accessible.role: Accessible.ListItem
    Accessible.name: meeting.words

    Row {
        id: row

        x: pair.end
        height: parent.height
        spacing: 5

        Zone {
            ship: pair.colour
            zone: pair.meeting.zone
            units: pair.meeting.units
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            side: Math.round(pair.side * 0.7)
            glyph: "swap"
            color: Theme.quietText
        }
        Zone {
            ship: pair.rival
            zone: pair.meeting.other
            units: pair.meeting.others
        }
    }

    Mark {
        visible: pair.meeting.danger !== ""
        x: (pair.end - width) / 2
        color: Theme.danger
    }
    Mark {
        visible: pair.meeting.chance !== ""
        x: pair.width - (pair.end + width) / 2
        color: Theme.good
    }

    Loader {
        anchors.fill: parent
        active: pair.session !== null
        sourceComponent: TipArea {
            session: pair.session
            words: pair.meeting.words
        }
    }

    component Mark: Rhomb {
        objectName: "passingMark"
        anchors.verticalCenter: parent?.verticalCenter
        side: pair.end * 0.6
    }

    component Zone: Row {
        id: place

        required property string ship
        required property int zone
        required property list<string> units

        anchors.verticalCenter: parent?.verticalCenter
        spacing: 2

        ZonePlaque {
            width: pair.side
            colour: place.ship
            zone: place.zone
        }
        Repeater {
            model: place.units

            Picture {
                required property string modelData

                width: Math.round(pair.side * (modelData === "cannon" ? 0.7 : 1))
                height: pair.side
                art: `turning-tides/crew/${modelData}-${place.ship}`
            }
        }
    }
}
