import QtQuick

// The picture of a game in a list; a game draws its own upon this, for so many seats.
Item {
    property int seats: 3
}
