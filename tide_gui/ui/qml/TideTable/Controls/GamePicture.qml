import QtQuick

// The base of a game's picture in a list, which shows this many seats and their sheep.
Item {
    property int seats: 3
    property list<int> sheep: [0, 1, 2, 3, 4]
}
