pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The mark of a day: a star on a disc for a victory, an equals sign for a shared one, a dash otherwise. Played later, it is hollow.
Rectangle {
    id: disc

    required property string mark
    property bool late: false
    property int side: 20
    readonly property bool counts: mark === "won" || mark === "shared" || mark === "lost"
    readonly property color tint: mark === "won" ? Theme.good : mark === "shared" ? Theme.link : Theme.quietText
    readonly property bool hollow: late || !counts
    readonly property color sign: hollow ? tint : Theme.page

    width: side
    height: side
    radius: side / 2
    color: hollow ? "transparent" : tint
    border.width: Math.max(1, Math.round(side / 12))
    border.color: tint

    Glyph {
        anchors.centerIn: parent
        visible: glyph !== ""
        glyph: disc.mark === "won" ? "star" : disc.mark === "open" ? "pause" : ""
        side: Math.round(disc.side * 0.74)
        color: disc.sign
    }
    Column {
        anchors.centerIn: parent
        visible: disc.mark === "shared" || disc.mark === "lost"
        spacing: Math.round(disc.side * 0.12)

        Repeater {
            model: disc.mark === "shared" ? 2 : 1

            Rectangle {
                width: Math.round(disc.side * 0.46)
                height: Math.max(1, Math.round(disc.side * 0.12))
                radius: height / 2
                color: disc.sign
            }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        visible: disc.mark === "practice"
        width: Math.round(disc.side * 0.24)
        height: width
        radius: width / 2
        color: disc.sign
    }
}
