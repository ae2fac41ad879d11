pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// How many games still have to be read, and a button that stops that or goes on.
Item {
    id: progress

    required property People people
    readonly property int read: people.total - people.waiting

    visible: people.reading || people.erasing || people.waiting > 0
    height: Math.max(words.height, button.height)

    Words {
        id: words

        anchors { left: parent.left; right: button.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
        text: progress.people.erasing ? qsTr("The name is being erased.")
            : progress.people.reading ? qsTr("Reading games: %1 of %2", "two numbers").arg(progress.read).arg(progress.people.total)
                                      : qsTr("%n game(s) not read yet.", "", progress.people.waiting)
    }

    ProgressLine {
        anchors { left: parent.left; right: words.right; bottom: parent.bottom }
        visible: progress.people.reading
        done: progress.read
        total: progress.people.total
    }

    PaperButton {
        id: button

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: !progress.people.erasing
        glyph: progress.people.reading ? "pause" : "continue"
        text: progress.people.reading ? qsTr("Stop", "button: read no further games") : qsTr("Go on", "button: read further games")
        onClicked: progress.people.reading ? progress.people.stop() : progress.people.goOn()
    }
}
