pragma ComponentBehavior: Bound

import QtQuick

// A code for cameras: dark squares on white in every theme, with the white rim that readers need.
Rectangle {
    id: ground

    required property var code  // rows of dark and light
    readonly property int rim: 4
    readonly property int square: Math.max(1, Math.floor(width / (code.length + 2 * rim)))

    height: width
    color: "white"
    radius: 8
    Accessible.role: Accessible.Graphic
    //: a QR code, named for screen readers
    Accessible.name: qsTr("A code for the camera of a phone")
    onCodeChanged: squares.requestPaint()
    onSquareChanged: squares.requestPaint()

    Canvas {
        id: squares

        anchors.centerIn: parent
        width: ground.code.length * ground.square
        height: width
        onPaint: {
            const pen = getContext("2d");
            pen.fillStyle = "white";
            pen.fillRect(0, 0, width, height);
            pen.fillStyle = "black";
            ground.code.forEach((row, y) => row.forEach((dark, x) => {
                if (dark)
                    pen.fillRect(x * ground.square, y * ground.square, ground.square, ground.square);
            }));
        }
    }
}
