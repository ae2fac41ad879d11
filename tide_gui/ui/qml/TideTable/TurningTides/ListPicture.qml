import TideTable.Controls

SeaPicture {
    leftCard: "turning-tides/cards/back-gold"
    rightCard: "turning-tides/cards/back-silver"
}
