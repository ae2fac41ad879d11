import QtQuick

// A mark where something could be taken. Where it lies says by whom: no colour alone tells it.
Rectangle {
    required property real side

    width: Math.max(5, Math.round(side))
    height: width
    rotation: 45
}
