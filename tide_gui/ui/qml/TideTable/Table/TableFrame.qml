pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The whole table page: the board, the bar above, the log at the side, and the sheets on top.
FocusScope {
    id: page

    required property Program program
    required property Session session
    readonly property bool handing: session.phase === "handing"
    readonly property bool reviewing: session.review !== null
    readonly property bool summing: session.review?.overview ?? false  // the first page of the review
    readonly property bool logOpen: reviewing || program.preferences.logOpen && !logFolded && !session.tutor && (logWanted || !session.handless)
    property bool logFolded: false  // the window is too narrow for this board and the log
    property bool logWanted: false  // also while nobody holds cards here; whoever reads it sits near
    readonly property bool over: session.phase === "over"
    readonly property bool scoring: session.phase === "roundOver" && !session.lookingBack && (session.tutor?.parts.includes("scores") ?? true)
    readonly property bool ended: over && !resultAside && !session.lookingBack && !reviewing && !session.tutor
    readonly property bool covered: handing || scoring || ended || summing
    readonly property var sheet: curtain.item ?? scores.item ?? end.item ?? moments.item
    property bool resultAside: false  // the end page was closed to look at the table

    readonly property int decision: session.choice.decision
    readonly property int stage: session.choice.stage
    property bool sought: false  // the focus went to the present decision

    readonly property TableBoard board: boards.item as TableBoard

    function showLog(open: bool) {
        logFolded = false;
        logWanted = open;
        program.preferences.logOpen = open;
    }

    // Opens the menu at the button for it: on a sheet, if one lies over the table.
    function openMenu() {
        const button = sheet?.menuButton ?? bar.menuButton;
        menu.popup(button, 0, button.height + 4);
    }

    // Puts the focus where the decision is; if it is in a menu, in a dialog or on another page, once it comes back.
    function seek() {
        sought = activeFocus && !covered && !reviewing;
        if (sought)
            board.keys.order.seek();
    }

    Binding { target: Theme; property: "logBeside"; value: page.logOpen }

    focus: true
    onDecisionChanged: Qt.callLater(seek)
    onStageChanged: Qt.callLater(seek)
    onActiveFocusChanged: if (activeFocus && !sought) Qt.callLater(seek)
    onOverChanged: resultAside = false
    onReviewingChanged: {
        if (!reviewing && resultAside)
            table.forceActiveFocus();
        Qt.callLater(seek);
    }
    onSessionChanged: {
        resultAside = false;
        boards.load();
        Qt.callLater(seek);
    }
    Component.onCompleted: boards.load()
    onCoveredChanged: {
        Qt.callLater(seek);
        menu.close();
        seatMenu.close();
        discards.close();
    }
    Keys.onPressed: event => {
        if (covered) {
            event.accepted = false;
            (scores.item as ScorePad)?.turn(event);  // the focus is on what a lesson says
        } else if (reviewing && (log.item as ReviewPanel).handle(event))
            event.accepted = true;
        else
            board.keys.handle(event);
    }

    Item {
        id: ground
        anchors.fill: parent
        visible: !page.handing
        enabled: !page.covered  // Tab stays in a sheet

        Scenery {
            islandBetween: !page.session.tutor && (page.board?.islandBetween ?? false)
            // What a lesson says may cover the island.
            islandHidden: page.session.tutor ? ((guide.item as GuidePlate)?.plateTop ?? 0) < page.height * 0.22 : page.board?.sizes?.islandHidden ?? false
            width: log.active ? log.x : parent.width
            height: parent.height
        }
        FocusScope {
            id: table
            opacity: page.scoring && page.session.tutor ? 0 : 1  // nothing of it shows beside what a lesson speaks of
            width: log.x
            height: parent.height
            focus: !page.covered && !page.reviewing

            Loader {
                id: boards

                property url loaded

                // Another game gets a new board, which never sees the pieces of this one.
                function load() {
                    const custom = page.session.page("Board").toString();
                    const wanted = custom === "" ? Qt.resolvedUrl("PlainBoard.qml").toString() : custom;
                    if (wanted === loaded.toString())
                        page.board.session = page.session;
                    else
                        setSource(loaded = wanted, { program: page.program, session: page.session });
                }

                anchors.fill: parent
                focus: true
                onLoaded: page.logFolded = page.width < (item as TableBoard).leastWithLog
            }
            Binding { target: page.board; property: "barHeight"; value: bar.height }
            Binding { target: page.board; property: "barWidth"; value: bar.leastWidth }
            Binding { target: page.board; property: "resultAside"; value: page.over && page.resultAside }
            Connections {
                target: page.board

                function onSeatPressed(plate: SeatButton) {
                    seatMenu.show(plate);
                }
                function onResultWanted() {
                    page.resultAside = false;
                }
            }
            TableBar {
                id: bar
                width: parent.width
                height: implicitHeight
                room: page.board?.barRoom ?? width
                session: page.session
                logOpen: page.logOpen
                foldable: !page.reviewing && !page.session.tutor
                onLogToggled: page.showLog(!page.logOpen)
                onMenuWanted: page.openMenu()
            }
            Loader {
                anchors.fill: parent
                active: phones.shownCode.length > 0
                sourceComponent: CodeCorner {
                    session: page.session
                    ground: table
                    code: phones.shownCode
                    onClosed: phones.aside = true
                }
            }
        }
        Loader {
            width: log.x
            height: parent.height
            active: page.session.firstTime !== "" && !page.covered && !page.session.lookingBack
            sourceComponent: FirstTimeSlip {
                session: page.session
                ground: table
            }
        }
        Loader {
            id: log
            x: page.logOpen || page.session.tutor ? parent.width - width : parent.width
            width: Math.round(Math.min(page.width * (page.reviewing && Theme.textScale <= 1 ? 0.34 : 0.36), Math.max(page.reviewing ? 300 : 240, Math.min(Theme.grown(340), page.width * 0.22)) * Math.min(Theme.textScale, 1.5)))
            height: parent.height
            active: page.logOpen
            focus: page.reviewing && !page.summing
            sourceComponent: page.session.review === null || page.session.review.overview ? lines : review

            Component {
                id: lines
                LogPanel {
                    session: page.session
                    onClosed: page.showLog(false)
                }
            }
            Component {
                id: review
                ReviewPanel {
                    focus: true
                    program: page.program
                    session: page.session
                    review: page.session.review
                    ground: ground
                }
            }
        }
        TableMenu {
            id: menu
            program: page.program
            session: page.session
            page: page
            onDiscardsWanted: discards.open()
            coded: phones.code.length > 0
            onPhonesWanted: phones.open()
            onCodeWanted: phones.enlarge()
        }
        DiscardSheet {
            id: discards
            session: page.session
        }
        Connections {
            target: page.board?.keys ?? null

            function onDiscardsWanted() {
                discards.open();
            }
        }
        SeatMenu {
            id: seatMenu
            session: page.session
            onPortraitWanted: character => page.program.showPortrait(character)
        }
    }

    StakesDialog {
        stakes: page.session.stakes
    }
    PhonesAtTable {
        id: phones
        program: page.program
        session: page.session
    }
    Shortcut {
        sequence: "F10"
        enabled: page.visible
        onActivated: {
            page.openMenu();
            menu.currentIndex = 0;  // keys show where the focus is
        }
    }
    Announcer {
        session: page.session
        plate: page.board?.keys?.prompt ?? null
    }
    Loader {
        id: curtain
        anchors.fill: parent
        active: page.handing
        focus: active
        sourceComponent: Curtain {
            session: page.session
            code: phones.shownCode
            onCodeClosed: phones.aside = true
            onMenuWanted: page.openMenu()
            onPhonesWanted: phones.open()
        }
    }
    Loader {
        id: scores
        anchors.fill: parent
        active: page.scoring
        focus: active
        sourceComponent: ScorePad {
            program: page.program
            session: page.session
            aside: page.session.tutor ? log.width : 0
            onMenuWanted: page.openMenu()
        }
    }
    Loader {
        id: guide
        anchors.fill: parent
        active: page.session.tutor !== null
        sourceComponent: GuidePlate {
            program: page.program
            session: page.session
            lesson: page.session.tutor
            board: page.board
            ground: page.scoring ? scores : table
            aside: log.x
        }
    }
    Loader {
        id: end
        anchors.fill: parent
        active: page.ended
        focus: active
        onLoaded: page.program.appeared()  // also when it comes back after a look at the table
        sourceComponent: EndPage {
            program: page.program
            session: page.session
            onMenuWanted: page.openMenu()
            onLookBack: page.resultAside = true
            onReviewAsked: {
                page.resultAside = true;
                page.session.beginReview();
            }
        }
    }
    Loader {
        id: moments
        anchors.fill: parent
        active: page.summing
        focus: active
        sourceComponent: ReviewPage {
            program: page.program
            session: page.session
            review: page.session.review
            onMenuWanted: page.openMenu()
            onResultWanted: {
                page.resultAside = false;
                page.session.endReview();
            }
        }
    }
    NoticeSlip {
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.height + 6
        session: page.session
    }
}
