pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The page of one person: a game to choose, charts, and what can be changed about the person.
PageFrame {
    id: page

    required property Program program
    readonly property People people: program.people
    readonly property Person person: people.person
    readonly property color paint: Theme.seats[person.sheep]
    readonly property bool wide: textWidth > 620 * Theme.textScale

    title: person.name
    widest: 960
    first: choice
    onLeave: program.back()
    extras: Picture {
        width: 72
        height: 72
        art: "seats/seat-" + (page.person.sheep + 1)
    }

    ReadingProgress {
        width: parent.width
        people: page.people
    }

    ChoiceRow {
        id: choice

        width: Math.min(implicitWidth, parent.width)
        //: choice: what is shown of a person, of which game
        name: qsTr("Game")
        labels: page.person.gameTitles
        current: page.person.game
        onPicked: index => page.person.game = index
        onActiveFocusChanged: if (activeFocus) page.reveal(choice)
    }

    Flow {
        width: parent.width
        spacing: 32

        Bars {
            width: page.wide ? (parent.width - parent.spacing) * 0.6 : parent.width
            //: against: compared with
            title: qsTr("Wins against an equal share")
            words: qsTr("A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.")
            paint: page.paint
            bars: page.person.opponents
        }

        Bars {
            width: page.wide ? (parent.width - parent.spacing) * 0.4 : parent.width
            //: heading: how often a person was first, second and so on
            title: qsTr("Places")
            //: of the places of a person in their games
            words: qsTr("How often first, second and so on.")
            paint: page.paint
            bars: page.person.places
        }
    }

    PointsChart {
        width: parent.width
        visible: page.person.points.length > 1
        person: page.person
    }

    FeatTiles {
        width: parent.width
        person: page.person
    }

    WhatRecurs {
        program: page.program
        frame: page
    }

    Heading {
        width: parent.width
        visible: games.visible
        //: heading: the games of this person
        text: qsTr("Games")
        size: Theme.subheading
    }

    GameLines {
        id: games

        width: parent.width
        height: Math.min(contentHeight + bottomMargin, Math.max(240, page.viewport.height * 0.85))
        //: %1: the name of a person
        name: qsTr("Games of %1").arg(page.person.name)
        model: page.program.games.theirs
        program: page.program
        deletable: false
        onActiveFocusChanged: if (activeFocus) page.reveal(games)
    }

    PersonEdit {
        id: edit

        frame: page
        people: page.people
        onRenameAsked: renaming.askFrom(page.person.name)
        onExportAsked: exporting.show(Qt.resolvedUrl("TableFileDialog.qml"), {name: page.people.tableName()})
        onEraseAsked: erasing.ask(page.person.name)
    }

    RenamePersonDialog {
        id: renaming

        people: page.people
    }

    EraseDialog {
        id: erasing

        onConfirmed: page.people.erase()
    }

    FileDialogLoader {
        id: exporting

        onChosen: where => {
            if (page.people.export(where))
                edit.exported();
        }
    }
}
