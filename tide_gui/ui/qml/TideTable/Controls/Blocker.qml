import QtQuick

// Keeps the pointer and the wheel from what lies below.
MouseArea {
    anchors.fill: parent
    hoverEnabled: true
    Accessible.ignored: true
    onWheel: wheel => wheel.accepted = true
}
