import QtQuick

// The base of a game's picture in a list, which shows this many seats.
Item {
    property int seats: 3
}
