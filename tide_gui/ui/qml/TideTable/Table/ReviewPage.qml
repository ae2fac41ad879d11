pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The first page of a review: the result, the course of the chances, and the moments that mattered most.
OverTable {
    objectName: "reviewPage"
    id: sheet

    required property Program program
    required property Session session
    required property Review review
    readonly property bool low: height < 300 + 260 * Theme.textScale  // the moments would begin below its foot
    readonly property int columns: low ? 1 : Math.max(1, Math.min(moments.count, Math.floor((width - 84) / (300 * Theme.textScale))))

    signal resultWanted()

    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: viewport.follow(focused)

    widest: 1120
    //: heading: an expert looks at the decisions of a finished game
    title: qsTr("Review")
    words: [review.result, session.surrendered].filter(text => text !== "").join(" ")
    first: every
    Keys.onEscapePressed: resultWanted()

    ReviewSeats {
        width: parent.width
        review: sheet.review
    }
    ReviewChart {
        width: parent.width
        activeFocusOnTab: false
        review: sheet.review
        tall: Math.min(118, sheet.height * 0.13 - 30 * (Theme.textScale - 1))
        captioned: !sheet.low
        Accessible.description: ""
        onChosen: sheet.review.seeOverview(false)
    }
    ReviewState {
        width: parent.width
        review: sheet.review
        onEnded: every.forceActiveFocus(Qt.TabFocusReason)
    }
    Heading {
        width: parent.width
        visible: text !== ""
        text: sheet.review.about
        size: sheet.low ? Theme.body : Theme.subheading
    }
    Grid {
        id: grid
        width: parent.width
        columns: sheet.columns
        spacing: 12
        readonly property real tallest: Math.max(0, ...Array.from(children, child => child.implicitHeight))

        Repeater {
            id: moments
            model: sheet.review.moments

            ReviewMoment {
                width: Math.min(sheet.low ? grid.width : 560 * Theme.textScale, (grid.width - 12 * (sheet.columns - 1)) / sheet.columns)
                height: sheet.columns > 1 ? grid.tallest : implicitHeight
                program: sheet.program
                session: sheet.session
                review: sheet.review
            }
        }
    }
    Quiet {
        visible: sheet.review.turningPoints.count > 0
        //: explains the words “cost 5 in 100” that stand at each moment
        text: qsTr("\u201cCost 5 in 100\u201d: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.")
    }
    Quiet {
        visible: sheet.low && text !== ""
        text: sheet.review.axis
    }
    Quiet {
        text: qsTr("Press a place in the chart to see that moment on the table.")
    }

    buttons: [
        PaperButton {
            id: every
            kind: "primary"
            glyph: "log"
            //: button: to all decisions of the game, one after the other
            text: qsTr("Every decision")
            Accessible.description: qsTr("Goes through the game beside the table")
            onClicked: sheet.review.seeOverview(false)
        },
        PaperButton {
            glyph: "back"
            //: button: back to the page that says who has won
            text: qsTr("The result")
            Accessible.description: qsTr("Closes the review")
            onClicked: sheet.resultWanted()
        }
    ]

    component Quiet: Words {
        width: grid.width
        size: Theme.notes
        color: Theme.quietText
        lineHeight: Math.round(size * 1.25)
    }
}
