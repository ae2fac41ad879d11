pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The code for phones on a slip of paper; a press puts it aside.
PressButton {
    id: paper

    required property var code  // rows of dark and light
    required property real side  // of the code
    readonly property real rim: 6

    width: side + 2 * rim
    height: width
    padding: rim
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    //: button: a code that phones scan lies on the table, and is in the way
    text: qsTr("Put the code for phones aside")
    Accessible.name: text

    contentItem: PhonesCode {
        code: paper.code
    }
    background: Plate {
        edge: paper.hovered ? Theme.link : Theme.plateEdge

        FocusRing {
            visible: paper.visualFocus
            corner: Theme.corner
        }
    }

    Loader {
        active: paper.hovered || paper.visualFocus
        sourceComponent: PaperTip {
            owner: paper
            text: paper.text
        }
    }
}
