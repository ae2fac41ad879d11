pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The deal of one day for every game, with a calendar of the month.
PageFrame {
    id: page

    required property Program program
    readonly property Days days: program.day
    readonly property Session session: program.session as Session
    readonly property string latest: session?.challenge === "day" ? session.game : ""  // the game that was just played

    //: title of the page
    title: qsTr("Deal of the day")
    widest: 960
    first: program.who.name === "" ? who.field : viewport
    onLeave: {
        who.tell()
        program.back()
    }

    Words {
        width: parent.width
        text: qsTr("Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.")
        color: Theme.quietText
    }

    WhoPlays {
        id: who

        program: page.program
        onReached: page.reveal(who)
    }

    Flow {
        width: parent.width
        spacing: 8

        IconButton {
            glyph: "back"
            //: button: in a calendar
            text: qsTr("Previous month")
            enabled: page.days.hasMonthBefore
            ground: Theme.plate
            onClicked: page.days.turnMonth(-1)
            onActiveFocusChanged: if (activeFocus) page.reveal(this)
        }
        IconButton {
            glyph: "back"
            flipped: true
            //: button: in a calendar
            text: qsTr("Next month")
            enabled: page.days.hasMonthAfter
            ground: Theme.plate
            onClicked: page.days.turnMonth(1)
            onActiveFocusChanged: if (activeFocus) page.reveal(this)
        }
        Heading {
            height: Math.max(Theme.target, implicitHeight)
            //: %1: a day, as Tuesday, 3 November 2026
            text: page.days.isToday ? qsTr("Today, %1").arg(page.days.dayText) : page.days.dayText
        }
        PaperButton {
            visible: !page.days.isToday
            //: button: to the deal of today
            text: qsTr("Today")
            onClicked: page.days.goToToday()
            onActiveFocusChanged: if (activeFocus) page.reveal(this)
        }
    }

    DayLegend {
        width: parent.width
    }

    Repeater {
        model: page.days.count

        DayCard {
            required property int index

            days: page.days
            game: page.days.games[index]
            onReached: item => page.reveal(item)
            onPlayAsked: game => {
                who.tell()
                page.days.play(game)
            }
            Component.onCompleted: if (game.game === page.latest) page.sight = this
        }
    }

    Words {
        width: parent.width
        text: qsTr("The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.")
        size: Theme.notes
        color: Theme.quietText
    }
}
