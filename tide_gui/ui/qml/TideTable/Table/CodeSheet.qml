pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// The code for phones as large as the window allows, for cameras at the other end of a room. Any press closes it.
T.Popup {
    id: sheet

    property var code: []  // rows of dark and light
    readonly property real side: Math.min(parent?.width ?? 0, parent?.height ?? 0) - 32

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: side
    height: side
    padding: 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: paper.forceActiveFocus(Qt.OtherFocusReason)

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    contentItem: CodePaper {
        id: paper
        objectName: "codePaper"
        code: sheet.code
        side: sheet.side - 2 * rim
        onClicked: sheet.close()
    }
}
