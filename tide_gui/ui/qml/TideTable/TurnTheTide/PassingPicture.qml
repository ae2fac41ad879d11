pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The seats in a row, with arrows that show how hands are passed.
Row {
    id: passing

    property int seats: 4

    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: passing.seats

        Row {
            required property int index

            spacing: 3

            Picture {
                width: 34
                height: 34
                art: Theme.seatArt("badge", parent.index)
            }

            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                glyph: parent.index === passing.seats - 1 ? "undo" : "back"
                rotation: parent.index === passing.seats - 1 ? 0 : 180
                side: 18
                color: Theme.quietText
            }
        }
    }
}
