import TideTable.Table

// The points of each round and what happened in the game.
DetailTable {
    title: qsTr("Round by round")
}
