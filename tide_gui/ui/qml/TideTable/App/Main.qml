pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls
import TideTable.Models

// The window: the current page above the table, which stays loaded, and the global shortcuts.
Window {
    id: window

    required property Program program
    readonly property string page: program.page
    readonly property bool atTable: page === "table"
    property list<Item> over  // dialogs, menus and lists that are open over the page
    readonly property bool covered: over.length > 0
    readonly property int far: atTable && (program.session?.handless ?? false) && !Theme.logBeside ? Math.ceil(Math.min(height, width * 9 / 16) / 30) : 0
    readonly property real growth: far > 0 ? 1 : Math.max(1, Math.min(1.35, width / 1280, height / 800, 2 / Theme.textScale))
    readonly property url tableFile: Qt.resolvedUrl("../Table/TablePage.qml")

    function pageFile(page: string): url {
        const names = {
            "home": "HomePage", "new-game": "NewGamePage", "games": "GamesPage", "trash": "TrashPage", "settings": "SettingsPage",
            "learn": "LearnPage", "people": "PeoplePage", "person": "PersonPage", "rules": "PlainRulesPage", "about": "AboutPage",
            "today": "TodayPage", "ladder": "LadderPage", "portrait": "PortraitPage"
        };
        const custom = page === "rules" ? program.gamePage("RulesPage").toString() : "";
        return custom === "" ? Qt.resolvedUrl(names[page] + ".qml") : custom;
    }

    //: the name of the program; stays as it is
    title: qsTr("Tide Table")
    minimumWidth: 800
    minimumHeight: 560
    color: Theme.page

    onPageChanged: if (pageLoader.begun) pageLoader.load()
    onClosing: close => close.accepted = window.program.mayClose()

    Connections {
        target: window.T.Overlay.overlay

        function onChildrenChanged() {
            const open = Array.from(window.T.Overlay.overlay.children).filter(each => each?.enabled);  // no tool tips
            const appeared = open.some(each => !window.over.includes(each));
            window.over = open;
            if (appeared)
                window.program.appeared();
        }
    }

    Loader {
        id: table

        anchors.fill: parent
        active: window.program.session !== null
        visible: window.atTable
        focus: window.atTable
        onActiveChanged: if (active) setSource(window.tableFile, {program: window.program})
        Component.onCompleted: if (active) setSource(window.tableFile, {program: window.program})
    }

    Loader {
        id: pageLoader

        property bool begun: false  // the first page waits for the size of the window, or it would be laid out twice

        function load() {
            begun = true;
            if (window.page === "table")
                source = "";
            else
                setSource(window.pageFile(window.page), {program: window.program});
        }

        width: window.width  // anchors would set the size only after the first page was laid out
        height: window.height
        focus: !window.atTable
        Component.onCompleted: load()
    }

    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => window.program.openUrl(drop.urls[0])
    }

    Loader {
        readonly property bool wanted: window.program.errorMessage !== ""

        onWantedChanged: wanted ? setSource(Qt.resolvedUrl("ErrorDialog.qml"), {program: window.program}) : source = ""
    }
    Loader {
        readonly property bool wanted: window.program.news.length > 0 && window.page === "home"

        onWantedChanged: wanted ? setSource(Qt.resolvedUrl("NewsDialog.qml"), {program: window.program}) : source = ""
    }
    Loader {
        id: keys

        active: false
        source: Qt.resolvedUrl("KeysDialog.qml")
        onLoaded: (item as PaperDialog).open()
    }
    Connections {
        target: keys.item
        ignoreUnknownSignals: true

        function onClosed() {
            keys.active = false;
        }
    }

    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: window.close()
    }
    Shortcut {
        sequences: [StandardKey.New]
        onActivated: window.program.show("new-game")
    }
    Shortcut {
        sequences: [StandardKey.HelpContents]
        onActivated: window.program.show("rules")
    }
    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: window.atTable
        autoRepeat: false
        onActivated: window.program.session.takingBack.act()
    }
    Shortcut {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        enabled: window.atTable
        autoRepeat: false
        onActivated: window.program.session.takingBack.bringBack()
    }
    Shortcut {
        sequence: "F11"
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
    Shortcut {
        sequence: "?"
        onActivated: keys.active = true
    }

    Binding { target: Theme; property: "look"; value: window.program.preferences.look }
    Binding { target: Theme; property: "textScale"; value: Math.max(window.program.preferences.textSize / 100, window.far / 15) }
    Binding { target: Theme; property: "far"; value: window.far }
    Binding { target: Theme; property: "growth"; value: window.growth }
    Binding { target: Theme; property: "glide"; value: window.program.preferences.glide }
    Binding { target: Theme; property: "lift"; value: window.program.preferences.lift }
    Binding { target: Theme; property: "swell"; value: window.program.preferences.swell }
    Binding { target: Theme; property: "sink"; value: window.program.preferences.sink }
    Binding { target: Theme; property: "skip"; value: window.program.preferences.skip }
    Binding { target: Theme; property: "sheep"; value: window.program.sheep }
    Binding { target: Theme; property: "art"; value: window.program.art }
    Binding {
        target: Theme
        property: "software"
        value: window.contentItem.GraphicsInfo.api === GraphicsInfo.Software
    }
}
