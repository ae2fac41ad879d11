pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The buttons of a saved game; only those of the current line are in the Tab order.
Row {
    id: buttons

    property bool current: false
    property bool openable: true
    property bool copyable: true

    signal opened()
    signal deleteAsked()
    signal copyAsked()

    spacing: 4

    IconButton {
        visible: buttons.openable
        activeFocusOnTab: buttons.current
        glyph: "continue"
        text: qsTr("Open")
        onClicked: buttons.opened()
    }

    IconButton {
        visible: buttons.copyable
        activeFocusOnTab: buttons.current
        glyph: "share"
        text: qsTr("Save a copy")
        onClicked: buttons.copyAsked()
    }

    IconButton {
        activeFocusOnTab: buttons.current
        glyph: "trash"
        text: qsTr("Delete")
        ink: Theme.danger
        onClicked: buttons.deleteAsked()
    }
}
