pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import TideTable
import TideTable.Models

// Whose turn it is and what to do, with the buttons that belong to it.
Item {
    id: prompt

    required property Session session
    property real growth: 1
    property bool resultAside: false

    signal resultWanted()
    readonly property bool back: session.lookingBack
    readonly property bool asked: session.phase === "choosing" && session.looker >= 0 && session.chosenMove === ""

    Plate {
        anchors.centerIn: parent
        width: Math.min(parent.width, row.implicitWidth + 36)
        height: parent.height
        color: prompt.back ? Theme.contrast ? "#000000" : Theme.highlight : Theme.plate
        edge: prompt.asked || prompt.back ? Theme.focus : Theme.plateEdge

        RowLayout {
            id: row
            anchors.fill: parent
            anchors.leftMargin: 18
            anchors.rightMargin: 6  // and the spacing before the buttons, even when there are none
            spacing: 12

            FitWords {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumWidth: Math.ceil(implicitWidth) + 1
                text: prompt.back ? prompt.session.lookBanner : prompt.session.prompt
                size: Theme.body * prompt.growth
                font.bold: true
                color: prompt.back && !Theme.contrast ? Theme.ink : Theme.heading
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.92
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            PromptButtons {
                id: buttons
                Layout.alignment: Qt.AlignVCenter
                session: prompt.session
                resultAside: prompt.resultAside
                onResultWanted: prompt.resultWanted()
                size: Math.max(14, Math.min(Theme.body * prompt.growth, prompt.height * 0.26 + 3, prompt.width / 28))
            }
        }
    }
}
