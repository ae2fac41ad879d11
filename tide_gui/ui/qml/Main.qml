pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import QtQuick.Window

Window {
    id: window

    required property string version

    title: "Tide Table"
    width: 960
    height: 640
    minimumWidth: 480
    minimumHeight: 360
    visible: true

    // One swell of the sea: it rises and falls once over the width and fills what lies below it.
    component Swell: Shape {
        id: swell

        required property color water
        required property real crest
        required property real depth

        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: swell.water
            strokeWidth: -1
            startX: 0
            startY: swell.height * swell.crest

            PathCubic {
                x: swell.width
                y: swell.height * swell.crest
                control1X: swell.width * 0.35
                control1Y: swell.height * (swell.crest - swell.depth)
                control2X: swell.width * 0.65
                control2Y: swell.height * (swell.crest + swell.depth)
            }
            PathLine {
                x: swell.width
                y: swell.height
            }
            PathLine {
                x: 0
                y: swell.height
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#f3f7f2" }
            GradientStop { position: 0.6; color: "#b9dcdd" }
        }
    }

    Swell { water: "#7fb9c2"; crest: 0.58; depth: 0.16 }
    Swell { water: "#3f8da0"; crest: 0.68; depth: -0.14 }
    Swell { water: "#226a80"; crest: 0.78; depth: 0.12 }
    Swell { water: "#12465c"; crest: 0.88; depth: -0.09 }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.2
        spacing: window.height * 0.025

        Text {
            objectName: "name"
            anchors.horizontalCenter: parent.horizontalCenter
            text: window.title
            color: "#12465c"
            font.pixelSize: Math.min(window.width * 0.09, window.height * 0.13)
            font.letterSpacing: Math.min(window.width, window.height) * 0.004
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            objectName: "motto"
            anchors.horizontalCenter: parent.horizontalCenter
            text: "Three games of the sea at one table"
            color: "#226a80"
            font.pixelSize: Math.min(window.width * 0.03, window.height * 0.04)
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Text {
        objectName: "version"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 16
        text: window.version
        color: "#d5ebec"
        font.pixelSize: 14
        Accessible.role: Accessible.StaticText
        Accessible.name: "Version " + text
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: Qt.quit()
    }
}
