import QtQuick
import TideTable.Controls
import TideTable.Models

// Sorts the own hand in the next way.
IconButton {
    id: button

    required property Program program
    required property Session session
    readonly property var ways: session.sortings
    readonly property int way: ways.findIndex(other => other.name === session.sorting)
    readonly property var following: ways[(way + 1) % ways.length]

    visible: ways.length > 1 && session.viewer === session.nearSeat && !session.lookingBack
    text: ways.length > 1 ? qsTr("The hand is sorted %1; sort it %2 (S)").arg(ways[way].words).arg(following.words) : ""
    glyph: "sort"
    ground: Theme.plate
    tipAbove: true
    focusPolicy: Qt.TabFocus
    onClicked: program.preferences.sortHand(session.game, following.name)
}
