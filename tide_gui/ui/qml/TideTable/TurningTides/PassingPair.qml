pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// Two zones that face each other, with what stands in them; a frame where one could take something.
Rectangle {
    id: pair

    required property var meeting
    property Session session: null  // of the table, where no words stand beside it
    property real side: Math.round(Theme.body * 1.7)
    readonly property string colour: Ships.colour(meeting.seat)
    readonly property string rival: Ships.colour(1 - meeting.seat)
    readonly property bool lively: meeting.chance !== "" || meeting.danger !== ""

    objectName: "passingPair"
    implicitWidth: row.width + 16
    implicitHeight: side + 8
    radius: 8
    color: Theme.inset
    border.width: lively ? 2 : Theme.hair
    border.color: meeting.danger !== "" ? Theme.danger : lively ? Theme.good : Theme.plateEdge
    Accessible.role: Accessible.ListItem
    Accessible.name: meeting.words

    Row {
        id: row

        x: 8
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

    Loader {
        anchors.fill: parent
        active: pair.session !== null
        sourceComponent: TipArea {
            session: pair.session
            words: pair.meeting.words
        }
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
