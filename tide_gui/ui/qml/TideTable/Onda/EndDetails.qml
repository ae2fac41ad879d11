import TideTable.Table

// The points of each round and what happened in the game.
DetailTable {
    //: heading of a table on the end page
    title: qsTr("Round by round")
}
