import QtQuick
import TideTable.Controls

// How often an expert would make the move of a button, at its right.
Rectangle {
    id: mark
    objectName: "shareOfButton"

    required property int share  // per cent; nothing is shown of none
    property real size: Theme.notes
    readonly property real room: visible ? width + 8 : 0

    visible: share > 0
    width: words.implicitWidth + size
    height: Math.round(size * 1.5)
    radius: height / 2
    color: Theme.slip
    border.width: Theme.contrast ? 2 : 1
    border.color: Theme.contrast ? Theme.contrastMark : Theme.ink
    anchors { right: parent?.right; rightMargin: 8; verticalCenter: parent?.verticalCenter }

    Text {
        id: words
        anchors.centerIn: parent
        text: qsTr("%1%").arg(mark.share)
        color: Theme.slipInk
        font { family: Theme.display; bold: true; pixelSize: mark.size }
        Accessible.ignored: true
    }
}
