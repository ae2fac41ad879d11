pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Hides the table while the screen is handed to the next person.
FocusScope {
    objectName: "curtain"
    id: curtain

    required property Session session
    property var code: []  // for phones, until all have come
    readonly property real unit: Math.min(width / 1280, height / 800)
    readonly property alias menuButton: menu

    signal menuWanted()
    signal phonesWanted()
    signal codeClosed()

    focus: true
    Keys.onEscapePressed: menuWanted()
    Accessible.role: Accessible.Dialog
    Accessible.name: words.text

    LateFocus {
        sheet: curtain
        target: button
    }
    Scenery {
        anchors.fill: parent
    }
    Blocker {}
    IconButton {
        id: menu
        x: 10
        y: 8
        glyph: "menu"
        //: button: opens the menu of the table
        text: qsTr("Menu")
        ground: Theme.plate
        onClicked: curtain.menuWanted()
    }
    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: paper.top
        anchors.bottomMargin: -26 * curtain.unit
        z: 1
        width: Math.min(270 * curtain.unit, paper.y * 0.92)
        height: width
        art: curtain.session.askedSeat < 0 ? "" : Theme.seatArt("seat", curtain.session.askedSeat)
    }
    CodePaper {
        objectName: "codePaper"
        visible: curtain.code.length > 0 && side >= 0.15 * curtain.height
        x: parent.width - width - 16
        y: parent.height - height - 16
        side: Math.min(curtain.height * 0.46, (curtain.width - paper.width) / 2 - 32 - 2 * rim)
        code: curtain.code
        onClicked: curtain.codeClosed()
    }
    Plate {
        id: paper
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.min(parent.height - height - 16, Math.max(parent.height * 0.46, 120))
        width: Math.min(parent.width - 32, 620 * Math.max(1, Math.min(1.7, Theme.textScale)))
        height: column.height + 70
        grainy: true

        Column {
            id: column
            x: 28
            y: 40
            width: parent.width - 56
            spacing: 14

            Heading {
                id: words
                width: parent.width
                //: heading on a sheet that hides the table; %1: the name of the player who comes next
                text: qsTr("Hand the screen to %1").arg(curtain.session.askedName)
                size: Math.min(Theme.titles, 48)
                horizontalAlignment: Text.AlignHCenter
            }
            Words {
                width: parent.width
                //: below “Hand the screen to Ann”: nobody but this player may see the cards
                text: qsTr("The others look away.")
                size: Math.min(Theme.lead, 30)
                color: Theme.quietText
                horizontalAlignment: Text.AlignHCenter
            }
            PaperButton {
                id: button
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                //: button; %1: the name of the player who presses it to see the cards
                text: qsTr("I am %1").arg(curtain.session.askedName)
                kind: "primary"
                glyph: "check"
                size: Math.min(Theme.lead, 30)
                onClicked: curtain.session.raiseCurtain()
            }
            PaperButton {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width)
                //: button: people hold their cards on their phones, so that no screen goes round
                text: qsTr("Hold cards on phones")
                onClicked: curtain.phonesWanted()
            }
        }
    }
}
