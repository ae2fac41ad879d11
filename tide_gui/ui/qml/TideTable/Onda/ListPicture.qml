import TideTable.Controls

SeaPicture {
    leftCard: "onda/cards/back"
    rightCard: "onda/cards/wild"
}
