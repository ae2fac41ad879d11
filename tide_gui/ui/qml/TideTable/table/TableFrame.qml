pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// All of the table page: the sea with its seats, the bar above, the log at the side, what lies over it.
FocusScope {
    id: page

    required property Program program
    required property Session session
    readonly property bool handing: session.phase === "handing"
    readonly property bool logOpen: program.preferences.logOpen
    readonly property bool over: session.phase === "over"
    readonly property bool scoring: session.phase === "roundOver" && !session.lookingBack
    readonly property bool ended: over && !resultAside && !session.lookingBack
    readonly property bool covered: handing || scoring || ended
    property bool resultAside: false  // the end was read; the table is looked at

    focus: true
    onOverChanged: resultAside = false
    onSessionChanged: resultAside = false
    onHandingChanged: {
        menu.close();
        seatMenu.close();
    }
    Keys.onPressed: event => {
        table.skips(event);
        if (event.accepted || event.key !== Qt.Key_H || event.modifiers || event.isAutoRepeat)
            return;
        session.hint();
        event.accepted = true;
    }

    Item {
        id: sight
        anchors.fill: parent
        visible: !page.handing

        Scenery {
            islandBetween: table.islandBetween
            width: log.x
            height: parent.height
        }
        FocusScope {
            width: log.x
            height: parent.height
            focus: !page.covered

            Table {
                id: table
                anchors.fill: parent
                program: page.program
                session: page.session
                barHeight: bar.height
                barWidth: bar.leastWidth
                resultAside: page.over && page.resultAside
                onResultWanted: page.resultAside = false
                onSeatPressed: plate => seatMenu.show(plate)
            }
            TableBar {
                id: bar
                width: parent.width
                height: implicitHeight
                room: table.barRoom
                program: page.program
                session: page.session
                onMenuWanted: menu.popup(bar.menuButton, 0, bar.menuButton.height + 4)
            }
        }
        Loader {
            id: log
            x: page.logOpen ? parent.width - width : parent.width
            width: Math.round(Math.min(page.width * 0.36, Math.max(240, Math.min(340, page.width * 0.22)) * Math.min(Theme.textScale, 1.5)))
            height: parent.height
            active: page.logOpen
            sourceComponent: LogPanel {
                program: page.program
                session: page.session
            }
        }
        TableMenu {
            id: menu
            program: page.program
            session: page.session
            page: page
        }
        SeatMenu {
            id: seatMenu
            session: page.session
        }
    }

    Announcer {
        session: page.session
    }
    Loader {
        anchors.fill: parent
        active: page.handing
        focus: active
        sourceComponent: Curtain {
            session: page.session
        }
    }
    Loader {
        anchors.fill: parent
        active: page.scoring
        focus: active
        sourceComponent: ScorePad {
            program: page.program
            session: page.session
        }
    }
    Loader {
        anchors.fill: parent
        active: page.ended
        focus: active
        sourceComponent: EndPage {
            program: page.program
            session: page.session
            onLookBack: page.resultAside = true
        }
    }
}
