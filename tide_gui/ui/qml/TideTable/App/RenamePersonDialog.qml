import QtQuick
import TideTable.Models

// Asks for another name of a person; with the name of somebody else the two are joined.
EntryDialog {
    required property People people

    title: qsTr("Rename or join")
    text: qsTr("The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.")
    usual: qsTr("Name")
    longest: 24
    fault: people.renameFault(entry)
    notice: people.joinWarning(entry)
    action: notice === "" ? qsTr("Rename") : qsTr("Join")
    onConfirmed: people.rename(entry)
}
