import QtQuick

// A list of rows with two texts and a picture, and nothing else. It is made when it opens.
Window {
    id: root

    property var rows
    property bool open: false

    visible: true

    Loader {
        anchors.fill: parent
        active: root.open

        sourceComponent: ListView {
            model: root.rows
            spacing: 8

            delegate: Item {
                required property string names
                required property string result
                required property string picture

                width: 960
                height: 84

                Image {
                    x: 4
                    y: 6
                    width: 96
                    height: 72
                    source: parent.picture
                    sourceSize: Qt.size(width, height)
                }
                Text {
                    x: 118
                    y: 12
                    width: 700
                    text: parent.names
                    font.bold: true
                    font.pixelSize: 18
                    elide: Text.ElideRight
                }
                Text {
                    x: 118
                    y: 44
                    width: 700
                    text: parent.result
                    font.pixelSize: 15
                    elide: Text.ElideRight
                }
            }
        }
    }
}
