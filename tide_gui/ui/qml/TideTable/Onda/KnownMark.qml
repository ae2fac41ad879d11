import QtQuick
import TideTable.Controls

// On a card in the own hand that everybody knows, because it turned the tide.
Rectangle {
    objectName: "knownMark"

    required property real room  // that no other card covers

    width: Math.min(room, words.implicitWidth + 12)
    height: words.implicitHeight + 2
    radius: height / 2
    color: Theme.deepSea

    Text {
        id: words
        anchors.centerIn: parent
        scale: Math.min(1, (parent.width - 6) / implicitWidth)
        //: on a card of another player that everybody has seen
        text: qsTr("known")
        color: Theme.paper
        font.family: Theme.reading
        font.pixelSize: 13
        Accessible.ignored: true
    }
}
