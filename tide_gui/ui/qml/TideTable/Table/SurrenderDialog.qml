import TideTable.Controls

// Asks before a player surrenders in a duel.
DangerDialog {
    required property string name

    title: qsTr("Surrender this game?")
    text: qsTr("%1 loses, the other side wins. The game stays in the list, and can be looked back at.").arg(name)
    action: qsTr("Surrender")
    glyph: "close"
    refusal: qsTr("Play on")
}
