import QtQuick
import TideTable.Controls
import TideTable.Models

// Sorts the own hand in the next way.
IconButton {
    required property Program program
    required property Session session
    readonly property var ways: session.sortings
    readonly property string part: "sorting"  // what lessons call it
    readonly property bool pointed: session.tutor?.parts.includes(part) ?? false

    visible: ways.length > 1 && session.viewer === session.nearSeat && !session.lookingBack
    //: button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key
    text: ways.length > 1 ? qsTr("Order of the hand: %1; next: %2 (S)").arg(ways[0].words).arg(ways[1].words) : ""
    glyph: "sort"
    ground: Theme.plate
    tipAbove: true
    focusPolicy: Qt.TabFocus
    onClicked: program.preferences.sortHand(session.game, ways[1].name)
}
