pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The seats by rank, with their points in a game that has them.
Column {
    id: ranking

    required property RowsModel scores

    spacing: 6
    Accessible.role: Accessible.List
    //: heading: the players in the order of their results
    Accessible.name: qsTr("Ranking")

    Heading {
        width: parent.width
        //: heading: the players in the order of their results
        text: qsTr("Ranking")
    }

    Repeater {
        model: ranking.scores

        Rectangle {
            id: rank

            required property int seat
            required property string name
            required property int total
            required property int place
            required property bool winner
            required property list<int> line  // the total after each round; empty in a game without points
            readonly property bool counted: line.length > 0
            //: to a screen reader, in a ranking; %1: the place; %2: a name
            readonly property string below: qsTr("%1. %2, minus %n point(s)", "", Math.max(0, -total))
            //: to a screen reader, in a ranking; %1: the place; %2: a name
            readonly property string above: qsTr("%1. %2, %n point(s)", "", Math.max(0, total))
            //: to a screen reader, in a ranking without points; %1: the place; %2: a name
            readonly property string plain: qsTr("%1. %2")
            readonly property string standing: (!counted ? plain : total < 0 ? below : above).arg(place).arg(name)

            width: ranking.width
            height: Math.max(badge.height, words.height) + 12
            radius: 10
            color: winner ? Theme.softPlate : "transparent"
            border.width: winner ? 2 : 0
            border.color: Theme.glow
            Accessible.role: Accessible.ListItem
            //: to a screen reader; %1: place, name and points of the player who has won, as in “1. Ann, 12 points”
            Accessible.name: winner ? qsTr("%1, winner").arg(standing) : standing

            Heading {
                id: number

                x: 10
                width: Theme.subheading * 1.1
                anchors.verticalCenter: parent.verticalCenter
                //: the place in a ranking: first, second
                text: qsTr("%1.").arg(rank.place)
                size: Theme.lead
                Accessible.ignored: true
            }

            Picture {
                id: badge

                anchors { left: number.right; leftMargin: 4; verticalCenter: parent.verticalCenter }
                width: 34
                height: 34
                art: Theme.seatArt("badge", rank.seat)
            }

            Words {
                id: words

                anchors { left: badge.right; leftMargin: 12; right: points.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                text: rank.name
                font.bold: rank.winner
                lineHeight: Math.round(size * 1.25)
                Accessible.ignored: true
            }

            Heading {
                id: points

                objectName: "rankPoints"
                visible: rank.counted
                anchors { right: parent.right; rightMargin: 16; verticalCenter: parent.verticalCenter }
                text: rank.total < 0 ? "\u2212" + -rank.total : rank.total
                size: Theme.subheading
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
