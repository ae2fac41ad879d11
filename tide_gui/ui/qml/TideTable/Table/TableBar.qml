pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import TideTable.Controls
import TideTable.Models

// The bar above the table: menu, progress, marks of this game, the log button.
Item {
    id: bar

    required property Session session
    required property bool logOpen
    property bool foldable: true  // whether the log can be folded away and shown
    readonly property alias menuButton: menu
    readonly property real marksWidth: marks.visibleChildren.reduce((sum, mark) => sum + ((mark as BarMark)?.usualWidth ?? 0) + 8, 0)
    readonly property real bareWidth: menu.width + 26  // without marks
    readonly property real markedWidth: bareWidth + Math.max(progress.usualWidth * 0.58, marksWidth * 0.55)
    readonly property real leastWidth: session.tutor ? bareWidth : markedWidth  // in a lesson the table needs the room more
    property real room: width  // up to the boards in its middle
    readonly property real fullWidth: marks.visibleChildren.reduce((sum, mark) => sum + ((mark as BarMark)?.fullWidth ?? 0) + 8, 0)
    readonly property real widest: bar.width - 2 * menu.width - 40
    readonly property real marksRoom: Math.min(widest, room - bareWidth)
    readonly property real lineful: widest / Math.max(1, fullWidth)  // the part of the marks that one line holds at the chosen text size
    readonly property real size: Math.max(Theme.far, Theme.body * Math.max(1 / Theme.textScale, Math.min(1, lineful < 0.75 ? 1.7 * lineful : lineful)))  // for one line, or for two if one costs too much

    signal menuWanted()
    signal logToggled()

    implicitHeight: Math.max(line.implicitHeight, marks.height) + 16

    RowLayout {
        id: line
        x: 10
        y: 8
        width: parent.width - 20
        spacing: 8

        IconButton {
            id: menu
            readonly property string part: "menu"  // what lessons call it
            readonly property bool pointed: bar.session.tutor?.parts.includes(part) ?? false
            Layout.alignment: Qt.AlignTop
            glyph: "menu"
            //: button: opens the menu of the table
            text: qsTr("Menu")
            ground: Theme.plate
            focusPolicy: Qt.TabFocus
            onClicked: bar.menuWanted()
        }
        Flow {
            id: marks
            visible: !bar.session.tutor || bar.room >= bar.bareWidth + progress.fullWidth * 0.58  // at the chosen size: the shown one depends on this
            Layout.fillWidth: true
            Layout.maximumWidth: bar.marksRoom
            Layout.alignment: Qt.AlignTop
            spacing: 8

            SizedMark {
                id: progress
                visible: !bar.session.tutor || gameMarks.count === 0  // in a lesson what is special to its game comes first
                text: bar.session.progress
                strong: true
            }
            SizedMark {
                visible: bar.session.challenge !== ""
                text: bar.session.challenge === "day" ? qsTr("deal of the day", "mark: what this game is played for") : qsTr("ladder", "mark: what this game is played for, a match against one of eight bots")
                detail: bar.session.unaided ? qsTr("A game of the ladder: it counts, so there are no hints and nothing is taken back.") : ""
            }
            SizedMark {
                visible: bar.session.practice && !bar.session.tutor
                //: mark: this game counts in no statistics
                text: qsTr("practice")
                detail: bar.session.practiceReason
            }
            SizedMark {
                visible: bar.session.lookingOnly
                //: mark: this game can be looked at, but not played on
                text: qsTr("looking only")
            }
            Repeater {
                id: gameMarks
                model: bar.session.marks

                SizedMark {
                    required property string words
                    required detail
                    readonly property string part: "marks"  // what lessons call it
                    readonly property bool pointed: bar.session.tutor?.parts.includes(part) ?? false

                    text: words
                }
            }
            SizedMark {
                visible: bar.session.saveError !== ""
                //: mark: the game could not be saved
                text: qsTr("Not saved")
                detail: bar.session.saveError
                ink: Theme.danger
            }
        }
        Item {
            Layout.fillWidth: true
        }
        IconButton {
            Layout.alignment: Qt.AlignTop
            visible: bar.foldable
            glyph: "log"
            text: bar.logOpen ? qsTr("Fold the log away", "button: hides the list of what has happened") : qsTr("Show the log", "button: shows the list of what has happened")
            ground: Theme.plate
            checked: bar.logOpen
            focusPolicy: Qt.TabFocus
            onClicked: bar.logToggled()
        }
    }

    component SizedMark: BarMark {
        size: bar.size
        room: bar.marksRoom
    }
}
