pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The buttons of a saved game; only those of the current line are in the Tab order.
Row {
    id: buttons

    property bool current: false
    property bool readable: true
    property bool finished: false

    signal opened()
    signal reviewAsked()
    signal renameAsked()
    signal copyAsked()
    signal deleteAsked()

    spacing: 4

    IconButton {
        visible: buttons.readable
        activeFocusOnTab: buttons.current
        glyph: "continue"
        text: qsTr("Open")
        onClicked: buttons.opened()
    }

    IconButton {
        visible: buttons.finished
        activeFocusOnTab: buttons.current
        glyph: "hint"
        text: qsTr("Review")
        onClicked: buttons.reviewAsked()
    }

    IconButton {
        visible: buttons.readable
        activeFocusOnTab: buttons.current
        glyph: "rename"
        text: qsTr("Give it a title")
        onClicked: buttons.renameAsked()
    }

    IconButton {
        visible: buttons.readable
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
