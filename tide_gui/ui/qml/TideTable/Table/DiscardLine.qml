pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A line of the discards: who played what, below the title of its group.
Column {
    objectName: "discardLine"
    id: line

    required property int index
    required property string title
    required property int seat
    required property string words
    property string before  // the title of the line before

    spacing: 6

    Heading {
        visible: line.title !== line.before
        width: parent.width
        text: line.title
        size: Theme.lead
    }
    Item {
        width: parent.width
        height: Math.max(badge.height, played.implicitHeight)
        Accessible.role: Accessible.ListItem
        Accessible.name: line.words

        Picture {
            id: badge
            width: Math.round(Theme.body * 1.9)
            height: width
            art: Theme.seatArt("badge", line.seat)
        }
        Words {
            id: played
            x: badge.width + 10
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            text: line.words
            Accessible.ignored: true
        }
    }
}
