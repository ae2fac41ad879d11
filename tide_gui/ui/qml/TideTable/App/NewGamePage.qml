pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The form for a new game: the players, the house rules and the deal.
PageFrame {
    id: page

    required property Program program
    readonly property NewGame form: program.newGame
    readonly property list<int> numbers: Array.from({ length: form.seatsMost - form.seatsLeast + 1 }, (_, i) => form.seatsLeast + i)

    function start() {
        if (form.fault === "")
            program.dealer.startGame()
    }

    //: title of the form for a new game
    title: qsTr("New game")
    first: form.askedSeat < 0 ? games : null  // after the page of a bot its button
    onLeave: program.back()
    Keys.onReturnPressed: start()
    Keys.onEnterPressed: start()

    SettingLine {
        //: label: which game is played
        title: qsTr("Game")
        words: [qsTr("Every seat may be a person or a bot. With two or more people the screen is handed round."), page.form.missingGames].filter(text => text !== "").join("\n")

        GameChoice {
            id: games

            width: Math.min(implicitWidth, parent?.width ?? 0)
            //: label: which game is played
            name: qsTr("Game")
            titles: page.form.gameTitles
            pictures: page.form.gamePictures
            current: page.form.game
            onPicked: index => page.form.game = index
            onActiveFocusChanged: if (activeFocus) page.reveal(games)
        }
    }

    SettingLine {
        visible: page.numbers.length > 1
        //: label: how many seats the table has
        title: qsTr("Seats")
        words: qsTr("How many sit at the table.")

        ChoiceRow {
            id: seats

            width: Math.min(implicitWidth, parent?.width ?? 0)
            name: qsTr("Number of seats")
            labels: page.numbers.map(n => qsTr("%n seat(s)", "", n))
            current: page.form.seats - page.form.seatsLeast
            onPicked: index => page.form.seats = page.numbers[index]
            onActiveFocusChanged: if (activeFocus) page.reveal(seats)
        }
    }

    Column {
        width: parent.width
        spacing: 10

        Repeater {
            model: page.form.sitters

            SeatFormLine {
                width: parent?.width ?? 0
                kinds: page.form.kinds
                titles: page.form.kindLabels
                people: page.program.people
                onNamed: text => page.form.setName(seat, text)
                onKindPicked: kind => page.form.setKind(seat, kind)
                onChanged: page.form.setAnother(seat)
                asked: seat === page.form.askedSeat
                onPortraitWanted: {
                    page.form.askedSeat = seat
                    page.program.showPortrait(portrait)
                }
                onReached: page.reveal(this)
            }
        }
    }

    SettingSwitch {
        frame: page
        visible: page.form.hasPeople
        title: qsTr("Hold cards on phones")
        words: qsTr("The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.")
        on: page.form.wantsPhones
        onEdited: value => page.form.wantsPhones = value
    }

    Group {
        //: heading: rules that may be changed
        title: qsTr("House rules")
        visible: options.count > 0

        Repeater {
            id: options

            model: page.form.options

            SettingSwitch {
                required property string key
                required property bool chosen
                required title
                required words

                frame: page
                on: chosen
                onEdited: value => page.form.setOption(key, value)
            }
        }
    }

    Group {
        //: heading: how the cards are dealt
        title: qsTr("Deal")

        SettingLine {
            id: dealLine

            title: qsTr("Deal number")
            words: qsTr("Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.")

            PaperField {
                width: Math.min(implicitWidth, parent?.width ?? 0)
                //: in the empty field of the deal number
                placeholderText: qsTr("random")
                text: page.form.dealText
                maximumLength: 15
                inputMethodHints: Qt.ImhDigitsOnly
                validator: RegularExpressionValidator { regularExpression: /[0-9 ]*/ }
                Accessible.name: dealLine.title
                onTextEdited: page.form.dealText = text
                onActiveFocusChanged: if (activeFocus) page.reveal(dealLine)
            }
        }
    }

    footer: Item {
        width: parent.width
        y: 8
        height: Math.max(startButton.height, fault.visible ? fault.height : 0)

        Glyph {
            id: mark

            visible: fault.visible
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            glyph: "hint"
            color: Theme.danger
        }

        Words {
            id: fault

            anchors { left: mark.right; leftMargin: 8; right: startButton.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
            visible: text !== ""
            text: page.form.fault
            color: Theme.danger
            lineHeight: Math.round(size * 1.25)
            Accessible.role: Accessible.AlertMessage
        }

        PaperButton {
            id: startButton

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            kind: "primary"
            glyph: "continue"
            size: Theme.lead
            //: button: begin this game
            text: qsTr("Start")
            enabled: page.form.fault === ""
            Accessible.description: page.form.fault
            onClicked: page.start()
        }
    }
}
