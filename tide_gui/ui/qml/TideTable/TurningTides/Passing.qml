pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// Lies over the counter of the steps and opens the passing; where there is room at the left, its next steps stay open.
Item {
    id: ahead

    required property var passing
    required property string passingWords
    required property TableLayout layout
    required property Session session
    required property HandKeys keys
    readonly property string words: qsTr("Look ahead: which zones meet in the next steps")
    readonly property bool marked: session.viewer >= 0 && passing.slice(1).some(step => step.chance || step.danger)
    readonly property string marks: marked ? qsTr("A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.") : ""
    readonly property bool wanted: passing.length > 0

    anchors.fill: parent
    z: Level.grounds
    visible: wanted && (session.phase !== "over" || session.lookingBack)
    onVisibleChanged: if (!visible) sheet.close()
    onEnabledChanged: if (!enabled) sheet.close()

    PressButton {
        id: button

        objectName: "passingButton"
        x: ahead.layout.steps.x
        y: ahead.layout.steps.y + (ahead.layout.steps.height - height) / 2
        width: ahead.layout.steps.width
        height: Math.max(Theme.target, ahead.layout.steps.height)
        focusPolicy: Qt.TabFocus
        Accessible.role: Accessible.Button
        Accessible.name: ahead.words
        Accessible.description: ahead.passingWords
        onClicked: sheet.open()

        background: FocusRing {
            visible: button.visualFocus
            corner: Theme.corner
        }

        TipArea {
            anchors.fill: parent
            session: ahead.session
            words: [ahead.words, ahead.marks].filter(text => text !== "").join("\n")
        }
    }
    Plate {
        id: panel

        readonly property real room: ahead.layout.footTop - y - 32
        readonly property real line: Math.round(Theme.body * 1.7) + 12

        readonly property var next: ahead.passing.filter(row => row.near)

        // How many of the next steps it has room for.
        function fitting(): int {
            const needs = next.map(row => Theme.body * 2 + 8 + Math.max(1, row.meetings.length) * line);
            let sum = 0;
            const beyond = needs.findIndex(need => (sum += need) > room);
            return beyond < 0 ? needs.length : beyond;
        }

        objectName: "passingPanel"
        x: 12
        y: Math.round(ahead.layout.seaTop + 8)
        width: Math.min(340 * Theme.textScale, ahead.layout.footLeft - 24)
        height: column.height + 20
        visible: ahead.layout.footLeft >= 270 * Theme.textScale && steps.count > 0

        Column {
            id: column

            x: 12
            y: 10
            width: parent.width - 24
            spacing: 8

            Repeater {
                id: steps
                model: panel.next.slice(0, panel.fitting())

                PassingStep {
                    required property var modelData

                    width: column.width
                    row: modelData
                    session: ahead.session
                }
            }
        }
    }
    PassingSheet {
        id: sheet
        passing: ahead.passing
    }
    Connections {
        target: ahead.keys

        function onAheadWanted() {
            if (ahead.visible)
                sheet.open();
        }
    }
}
