import QtQuick
import QtQuick.Window
import TideTable.Controls

// Gives a sheet's main button the focus a moment after the sheet appeared, so that a key pressed for
// what was there before does not close it.
Timer {
    required property FocusScope sheet
    required property Item target

    interval: Theme.readingTime
    running: true
    onTriggered: if (sheet.Window.activeFocusItem === sheet) target?.forceActiveFocus(Qt.TabFocusReason)
}
