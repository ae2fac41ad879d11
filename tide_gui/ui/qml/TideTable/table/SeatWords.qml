pragma ComponentBehavior: Bound

import QtQuick
import TideTable

// Who plays a seat, its points, and whether it is on its last chance or out.
Column {
    id: column

    required property SeatPlate seatPlate
    readonly property string state_: !seatPlate.afloat ? qsTr("out") : seatPlate.lastChance ? qsTr("last chance") : ""

    spacing: 1

    FitWords {
        width: parent.width
        height: Math.min(implicitHeight, column.height * (column.state_ ? 0.34 : 0.5))
        text: column.seatPlate.player
        size: Theme.notes
        color: Theme.quietText
        lineHeight: 0.9
    }
    FitWords {
        width: parent.width
        height: column.height * 0.32
        text: qsTr("Score %1").arg(column.seatPlate.score)
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
    }
    Rectangle {
        visible: column.state_ !== ""
        width: Math.min(parent.width, mark.implicitWidth + 26)
        height: column.height * 0.32
        radius: height / 2
        color: Theme.contrast ? "#000000" : column.seatPlate.afloat ? Theme.brick : Theme.storm
        border.width: Theme.contrast ? 2 : 0
        border.color: "#ffffff"

        Picture {
            id: duck
            visible: column.seatPlate.lastChance && column.seatPlate.afloat
            art: "tokens/last-chance"
            x: -3
            width: parent.height + 4
            height: width
            anchors.verticalCenter: parent.verticalCenter
        }
        FitWords {
            id: mark
            anchors.fill: parent
            anchors.leftMargin: duck.visible ? duck.width : 4
            anchors.rightMargin: 5
            text: column.state_
            color: Theme.paper
            size: Theme.notes
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
