import QtQuick
import TideTable.Controls

// A button that copies something, and says so.
NoticeButton {
    notice: qsTr("Copied")
    onClicked: notify()
}
