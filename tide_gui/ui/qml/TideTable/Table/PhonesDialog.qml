pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Who holds the cards on a phone, and how a phone comes to the table.
PaperDialog {
    id: dialog

    required property Phones phones
    readonly property bool wide: width > 560 * Theme.textScale

    title: qsTr("Hold the cards on phones")
    text: phones.fault !== "" ? phones.fault : qsTr("Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.")
    widest: 760
    first: done
    onAboutToShow: phones.invite()

    Grid {
        width: parent?.width ?? 0
        columns: dialog.wide ? 2 : 1
        spacing: 20

        PhonesCode {
            visible: dialog.phones.code.length > 0
            width: Math.min(parent.width, 260)
            code: dialog.phones.code
        }
        Column {
            width: dialog.wide ? parent.width - 280 : parent.width
            spacing: 10

            Words {
                width: parent.width
                visible: dialog.phones.address !== ""
                text: dialog.phones.address
                font.family: Theme.display
                size: Theme.subheading
                wrapMode: Text.WrapAnywhere
            }
            Words {
                width: parent.width
                visible: dialog.phones.address !== ""
                text: qsTr("The page asks for these letters: %1").arg(dialog.phones.secret.replace(/(.{4})(?=.)/g, "$1 "))
            }
            Repeater {
                model: dialog.phones.people

                PhonesPerson {
                    required property var modelData

                    width: parent.width
                    name: modelData.name
                    known: modelData.known
                    phone: modelData.phone
                    here: modelData.here
                    onReturned: dialog.phones.toScreen(modelData.place)
                    onCalled: dialog.phones.call(modelData.place)
                }
            }
            Words {
                width: parent.width
                visible: dialog.phones.notice !== ""
                text: dialog.phones.notice
                color: Theme.danger
            }
            Words {
                width: parent.width
                text: qsTr("Others in this network could read along: the pages are not encrypted.")
                color: Theme.quietText
                size: Theme.notes
            }
        }
    }

    buttons: [
        PaperButton {
            id: done

            kind: "primary"
            text: qsTr("Close")
            onClicked: dialog.close()
        },
        PaperButton {
            visible: dialog.phones.invited
            text: qsTr("New code")
            onClicked: dialog.phones.inviteAnew()
        },
        PaperButton {
            visible: dialog.phones.invited
            text: qsTr("Without phones")
            onClicked: {
                dialog.phones.dismiss();
                dialog.close();
            }
        }
    ]
}
