import QtQuick
import TideTable.Controls

// The base of all seat plates: pressing one shows who plays the seat.
PressButton {
    required property int seat
    required property string name
    required property string player
    required property string kindLabel
    required property string character
    required property string portrait
    required property bool person
    required property bool thinking
    required property bool due
    required property string facts
    required property string words
    required property bool pointed

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: words
    onPressAndHold: {}  // with a handler a long press, which shows a tip, is no click
}
