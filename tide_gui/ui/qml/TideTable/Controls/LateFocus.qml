import QtQuick
import QtQuick.Window

// Gives a sheet's main button the focus as soon as the sheet is complete.
Timer {
    required property FocusScope sheet
    required property Item target

    interval: 0
    running: true
    onTriggered: if (sheet.Window.activeFocusItem === sheet) target?.forceActiveFocus(Qt.TabFocusReason)
}
