pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What the program is, and the licences of the work that it uses.
PageFrame {
    id: page

    required property Program program

    //: title of the page about the program
    title: qsTr("About")
    widest: 760
    first: viewport
    onLeave: program.back()

    Row {
        width: parent.width
        spacing: 24

        Image {
            id: icon

            width: 112
            height: 112
            source: Theme.art + "icons/app.svg"
            sourceSize: Qt.size(112, 112)
            Accessible.ignored: true
        }

        Column {
            width: parent.width - icon.width - 24
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Heading {
                width: parent.width
                //: the name of the program; stays as it is
                text: qsTr("Tide Table")
                size: Math.min(Theme.titles, 48)
            }

            Words {
                width: parent.width
                text: qsTr("Version %1").arg(page.program.version)
                color: Theme.quietText
            }

            PaperButton {
                visible: page.program.downloadPage !== ""
                text: qsTr("Check for a new version")
                Accessible.description: page.program.downloadPage
                onClicked: page.program.openDownloadPage()
                onActiveFocusChanged: if (activeFocus) page.reveal(this)
            }
        }
    }

    Words {
        width: parent.width
        size: Theme.lead
        text: qsTr("A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.")
    }

    Words {
        width: parent.width
        text: qsTr("The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.")
    }

    Group {
        //: heading: version and folders of this copy of the program
        title: qsTr("This copy")

        Repeater {
            model: page.program.facts()

            Words {
                required property var modelData

                width: parent?.width ?? 0
                //: a label and what it says
                text: qsTr("%1: %2").arg(modelData.name).arg(modelData.words)
            }
        }

        CopyButton {
            usual: "share"
            label: qsTr("Copy these lines")
            onClicked: page.program.copyFacts()
            onActiveFocusChanged: if (activeFocus) page.reveal(this)
        }
    }

    Group {
        title: qsTr("Licences")

        Words {
            width: parent.width
            text: qsTr("The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.")
        }

        Words {
            width: parent.width
            text: qsTr("The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.")
        }

        Words {
            width: parent.width
            text: qsTr("It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.")
        }
    }

    PaperButton {
        text: qsTr("Learn the rules")
        glyph: "learn"
        onClicked: page.program.show("rules")
        onActiveFocusChanged: if (activeFocus) page.reveal(this)
    }
}
