pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Who holds the cards on a phone, and how a phone comes to the table.
PaperDialog {
    id: dialog

    required property Phones phones
    readonly property bool served: phones.address !== ""
    readonly property int side: 260  // of the code
    readonly property bool held: phones.people.some(person => person.phone)

    //: title: people hold their own cards on their phones
    title: qsTr("Hold cards on phones")
    text: phones.fault
    widest: 760
    first: done
    onAboutToShow: phones.invite()

    Grid {
        id: parts

        readonly property real beside: width - dialog.side - spacing
        readonly property bool wide: beside > 300 * Theme.textScale

        width: parent?.width ?? 0
        columns: wide ? 2 : 1
        spacing: 20

        Column {
            width: parts.wide ? dialog.side : parts.width
            spacing: 10

            PhonesCode {
                visible: dialog.phones.code.length > 0
                width: Math.min(parent.width, dialog.side)
                code: dialog.phones.code
            }
            Words {
                width: parent.width
                text: qsTr("The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.")
                color: Theme.quietText
                size: Theme.notes
            }
        }
        Column {
            width: parts.wide ? parts.beside : parts.width
            spacing: 10

            Words {
                width: parent.width
                visible: dialog.phones.notice !== ""
                text: dialog.phones.notice
                font.bold: true
            }
            Words {
                width: parent.width
                visible: dialog.phones.fault === ""
                text: qsTr("Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.")
            }
            Words {
                width: parent.width
                visible: dialog.served
                text: dialog.phones.address
                font.family: Theme.display
                size: Theme.subheading
                wrapMode: Text.WrapAnywhere
            }
            Words {
                width: parent.width
                visible: dialog.served
                //: %1: 20 letters and digits, to type on a phone that cannot scan the code
                text: qsTr("The page asks for these letters: %1").arg(dialog.phones.secret.replace(/(.{4})(?=.)/g, "$1 "))
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: dialog.phones.help
                color: Theme.danger
                onVisibleChanged: if (visible) Accessible.announce(dialog.phones.help)
            }
            Repeater {
                model: dialog.phones.people.length  // a list would make new lines whenever it changes

                PhonesPerson {
                    required property int index
                    readonly property var person: dialog.phones.people[index] ?? {}

                    width: parent.width
                    name: person.name ?? ""
                    known: person.known ?? false
                    phone: person.phone ?? false
                    here: person.here ?? false
                    wanted: person.wanted ?? false
                    leavable: person.leavable ?? false
                    onReturned: {
                        done.forceActiveFocus(Qt.TabFocusReason);  // the button goes
                        dialog.phones.toScreen(person.place);
                    }
                    onCalled: dialog.phones.call(person.place)
                    onBotWanted: dialog.phones.letBotPlay(person.place)
                }
            }
            PhonesAddress {
                width: parent.width
                visible: dialog.phones.hosts.length > 1
                hosts: dialog.phones.hosts
                onWanted: host => dialog.phones.serveAt(host)
            }
        }
    }

    buttons: [
        PaperButton {
            id: done

            kind: "primary"
            //: button: close this sheet
            text: qsTr("Close")
            onClicked: dialog.close()
        },
        Farewell {
            //: button: let phones come with another code
            plain: qsTr("New code")
            //: the same button, to be pressed once more: the phones that have come have to come again
            sure: qsTr("New code: all phones leave")
            onConfirmed: dialog.phones.inviteAnew()
        },
        Farewell {
            //: button: play without phones from now on
            plain: qsTr("Without phones")
            //: the same button, to be pressed once more: all people play at this screen then
            sure: qsTr("Without phones: all play here")
            onConfirmed: {
                dialog.phones.dismiss();
                dialog.close();
            }
        }
    ]

    // Sends all phones away: with a second press, if there are some.
    component Farewell: PaperButton {
        required property string plain
        required property string sure
        property bool pressedOnce: false
        readonly property bool asks: pressedOnce && dialog.held

        signal confirmed()

        visible: dialog.phones.invited
        text: asks ? sure : plain
        kind: asks ? "danger" : "plain"
        onActiveFocusChanged: if (!activeFocus) pressedOnce = false
        onClicked: {
            const decided = asks || !dialog.held;
            pressedOnce = !decided;
            if (decided)
                confirmed();
        }
    }
}
