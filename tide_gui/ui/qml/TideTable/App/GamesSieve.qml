pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Narrows the list of games and sorts it: a search, a game, a person, an order.
Column {
    id: sieve

    required property Games games
    readonly property alias field: search

    signal goDown()

    spacing: 6

    Flow {
        id: flow

        readonly property real least: 200 * Theme.textScale
        readonly property bool wide: width >= 4 * least + 3 * spacing

        width: parent.width
        spacing: 10

        PaperField {
            id: search

            width: parent.width - (flow.wide ? 3 * (flow.least + flow.spacing) : tune.width + flow.spacing)
            text: sieve.games.search
            //: a field to type in
            placeholderText: qsTr("Search")
            leftPadding: glass.width + 18
            Accessible.role: Accessible.EditableText
            Accessible.searchEdit: true
            //: what the search looks at
            Accessible.description: qsTr("Titles, names, results and dates")
            onTextEdited: sieve.games.lookFor(text)
            onAccepted: sieve.goDown()
            Keys.onDownPressed: sieve.goDown()
            Keys.onEscapePressed: event => {
                event.accepted = text !== ""
                sieve.games.lookFor("")
            }

            Glyph {
                id: glass

                x: 10
                anchors.verticalCenter: parent.verticalCenter
                side: Math.round(Theme.body * 1.2)
                glyph: "search"
                color: Theme.quietText
            }
        }

        IconButton {
            id: tune

            visible: !flow.wide
            checkable: true
            Component.onCompleted: checked = sieve.games.game > 0 || sieve.games.person > 0
            glyph: "settings"
            text: qsTr("Filter and sort")
        }

        Choice {
            //: choice: the games of one kind
            name: qsTr("Game")
            model: sieve.games.games
            chosen: sieve.games.game
            onActivated: index => sieve.games.chooseGame(index)
        }

        Choice {
            //: choice: the games of one person
            name: qsTr("Person")
            model: sieve.games.people
            chosen: sieve.games.person
            onActivated: index => sieve.games.choosePerson(index)
        }

        Choice {
            //: choice: how the list is sorted
            name: qsTr("Order")
            model: sieve.games.orders
            chosen: sieve.games.order
            onActivated: index => sieve.games.chooseOrder(index)
        }
    }

    Words {
        visible: text !== "" && sieve.games.saves.count > 0
        width: parent.width
        text: sieve.games.countText
        size: Theme.notes
        color: Theme.quietText
        Accessible.role: Accessible.StaticText
        onTextChanged: if (sieve.games.countText !== "") Accessible.announce(sieve.games.countText)
    }

    component Choice: Picker {
        visible: flow.wide || tune.checked
        width: flow.wide ? flow.least : (flow.width - flow.spacing) / 2
    }
}
