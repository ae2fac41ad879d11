import QtQuick
import TideTable.Models

// Asks for another name of a person; with the name of somebody else the two are joined.
EntryDialog {
    required property People people

    //: title: give a person another name, or make one person of two
    title: qsTr("Rename or join")
    text: qsTr("The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.")
    //: in the empty field of a name
    usual: qsTr("Name")
    longest: 24
    fault: people.renameFault(entry)
    notice: people.joinWarning(entry)
    action: notice === "" ? qsTr("Rename", "button: give a person another name") : qsTr("Join", "button: make one person of two")
    onConfirmed: people.rename(entry)
}
