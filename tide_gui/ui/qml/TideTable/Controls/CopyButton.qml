import QtQuick
import TideTable.Controls

// A button that copies something, and says so.
NoticeButton {
    //: a notice after a press on a button that copies something
    notice: qsTr("Copied")
    onClicked: notify()
}
