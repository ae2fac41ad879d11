import TideTable.Controls

SeaPicture {
    leftCard: "turn-the-tide/cards/back-tide"
    rightCard: "turn-the-tide/cards/back-weather"
}
