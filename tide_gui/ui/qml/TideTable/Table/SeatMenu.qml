pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The menu of a seat: who plays it, the page of a character, and a bot to replace a person who leaves.
PaperMenu {
    id: menu

    required property Session session
    property SeatButton plate
    readonly property bool leavable: plate !== null && plate.person && !session.lookingOnly && !session.tutor && !session.unaided && session.phase !== "over"

    signal portraitWanted(string character)

    implicitWidth: Math.round(300 * Math.min(Theme.textScale, 1.7))

    function show(seatPlate: SeatButton) {
        plate = seatPlate;
        popup(seatPlate, Math.min(40, seatPlate.width / 4), seatPlate.height * 0.3);
    }

    MenuLine {
        text: menu.plate ? menu.plate.name : ""
        enabled: false
        infoOnly: true
    }
    MenuLine {
        text: menu.plate ? menu.plate.player : ""
        glyph: menu.plate && menu.plate.person ? "person" : "robot"
        enabled: false
        infoOnly: true
    }
    MenuLine {
        text: menu.plate ? menu.plate.character : ""
        visible: text !== ""
        enabled: false
        infoOnly: true
        quiet: true
    }
    MenuLine {
        //: menu: opens a page about it
        text: qsTr("How this bot plays")
        glyph: "help"
        visible: menu.plate !== null && menu.plate.portrait !== "" && !menu.session.tutor
        enabled: visible
        onTriggered: menu.portraitWanted(menu.plate.portrait)
    }
    MenuLine {
        //: menu of a person’s seat: a bot takes it
        text: qsTr("Let a bot play on")
        glyph: "robot"
        visible: menu.leavable
        enabled: menu.leavable
        onTriggered: menu.session.leaving.letBotPlay(menu.plate.seat)
    }
}
