pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// How the battle ended: why, both ships in a picture, what befell their zones and what each seat did; then the rounds.
GamePart {
    id: part

    readonly property bool hit: battle.zones.count > 0 && items(battle.zones).some(place => (place as BattleZone).told)
    readonly property bool turned: rounds.count > 0 && items(rounds).some(card => (card as CourseRound).round !== "")

    spacing: 18

    function items(repeater: Repeater): var {
        return Array.from({ length: repeater.count }, (_, at) => repeater.itemAt(at));
    }

    Column {
        width: parent.width
        spacing: 8

        Heading {
            width: parent.width
            text: qsTr("How it ended")
        }
        Repeater {
            model: part.session.details

            Words {
                required property string reason

                objectName: "reason"
                width: part.width
                visible: reason !== ""
                text: reason
                size: Theme.lead
            }
        }
        Battle {
            id: battle
            width: parent.width
            session: part.session
        }
        Words {
            width: parent.width
            visible: !part.hit
            text: qsTr("No zone was hit.")
        }
    }

    Flow {
        id: told

        readonly property bool beside: width >= 720 * Theme.textScale

        width: parent.width
        visible: part.hit
        spacing: 20
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What befell the zones")

        Repeater {
            model: 2

            Column {
                id: lines

                required property int index

                width: told.beside ? (told.width - 20) / 2 : told.width
                spacing: 4

                Repeater {
                    model: part.session.details

                    BattleLine {
                        width: lines.width
                        wanted: lines.index
                    }
                }
            }
        }
    }

    DetailTable {
        width: parent.width
        visible: part.hit
        session: part.session
        room: part.room
        title: qsTr("What each ship did")
        widest: 320
    }

    Column {
        width: parent.width
        visible: part.turned
        spacing: 18

        Heading {
            id: heading

            width: parent.width
            text: qsTr("The course of the game")
        }

        Words {
            width: parent.width
            text: qsTr("Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.")
        }

        Flow {
            objectName: "course"
            width: parent.width
            spacing: 8
            Accessible.role: Accessible.List
            Accessible.name: heading.text

            Repeater {
                id: rounds
                model: part.session.details

                CourseRound {}
            }
        }
    }
}
