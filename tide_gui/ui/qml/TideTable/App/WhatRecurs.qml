pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The kinds of situations in which a person lost most, each with its costliest moments, and a way to more reviews.
Group {
    id: recurs

    required property Program program
    required property PageFrame frame
    readonly property RecurringKinds recurring: program.people.recurring
    readonly property bool enough: recurring.reviewed >= recurring.needed

    visible: recurring.offered
    title: qsTr("What recurs")

    Words {
        width: parent.width
        visible: recurs.recurring.ready
        size: Theme.notes
        color: Theme.quietText
        text: recurs.recurring.failed ? qsTr("No answer came. What was found so far is kept; the rest can follow later.")
            : !recurs.enough ? qsTr("That cannot be told yet, with %n reviewed game(s): it takes %1.", "", recurs.recurring.reviewed).arg(recurs.recurring.needed)
            : recurs.recurring.kinds.length === 0 ? qsTr("Nothing recurs in %n reviewed game(s): in no kind of situation something was lost twice.", "", recurs.recurring.reviewed)
                                                  : qsTr("Where most was lost in %n reviewed game(s), as an expert sees it.", "", recurs.recurring.reviewed)
    }

    Repeater {
        model: recurs.recurring.kinds

        SettingLine {
            id: kind

            required property var modelData

            title: modelData.title
            words: [qsTr("cost something in %1 of %n game(s)", "", recurs.recurring.reviewed).arg(modelData.games), qsTr("%n hundredth(s) of a victory in all", "", modelData.points), modelData.each === "" ? "" : qsTr("%1 per decision").arg(modelData.each)].filter(fact => fact !== "").join(" \u00b7 ")

            Row {
                spacing: 8

                Repeater {
                    model: kind.modelData.moments

                    PaperButton {
                        required property var modelData
                        required property int index

                        text: [qsTr("See the costliest"), qsTr("2nd"), qsTr("3rd")][index]
                        glyph: index === 0 ? "log" : ""
                        Accessible.description: kind.title
                        onClicked: recurs.program.reviewMoment(modelData.path, modelData.seat, modelData.entry)
                        onActiveFocusChanged: if (activeFocus) recurs.frame.reveal(kind)
                    }
                }
            }
        }
    }

    ReviewingProgress {
        id: progress

        width: parent.width
        recurring: recurs.recurring
        onReached: recurs.frame.reveal(progress)
        onTurned: recurs.program.appeared()
    }
}
