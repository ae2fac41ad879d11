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
    //: heading: in which kinds of situations a person loses most, again and again
    title: qsTr("What recurs")

    Words {
        width: parent.width
        visible: recurs.recurring.ready
        size: Theme.notes
        color: Theme.quietText
        text: recurs.recurring.failed ? qsTr("No answer came. What was found so far is kept; the rest can follow later.")
            : !recurs.enough ? qsTr("That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.", "", recurs.recurring.needed).arg(recurs.recurring.reviewed)
            : recurs.recurring.kinds.length === 0 ? qsTr("Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.", "", recurs.recurring.reviewed)
                                                  : qsTr("Where most was lost in %n reviewed game(s), as an expert sees it.", "", recurs.recurring.reviewed)
    }

    Repeater {
        model: recurs.recurring.kinds

        SettingLine {
            id: kind

            required property var modelData

            title: modelData.title
            words: [
                qsTr("something lost in %1 of %n game(s)", "of a kind of situation; %1: a number", recurs.recurring.reviewed).arg(modelData.games),
                qsTr("lost in all: %n hundredth(s) of a victory", "in a kind of situation", modelData.points),
                modelData.each === "" ? "" : qsTr("per decision: %1", "%1: how many hundredths were lost").arg(modelData.each)
            ].filter(fact => fact !== "").join(" \u00b7 ")

            Row {
                spacing: 8

                Repeater {
                    model: kind.modelData.moments

                    PaperButton {
                        required property var modelData
                        required property int index

                        text: [qsTr("See the costliest", "button: the decision that cost most"), qsTr("2nd", "button: the decision that cost second most"), qsTr("3rd", "button: the decision that cost third most")][index]
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
