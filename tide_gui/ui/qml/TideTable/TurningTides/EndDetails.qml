pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// How the battle ended: why, both ships in a picture, what befell their zones and what each seat did; then the rounds.
GamePart {
    id: part

    property string reason  // why the game ended; empty after a surrender, which the page tells
    property bool hit: false
    property bool turned: false

    spacing: 18

    Repeater {
        model: part.session.details

        Item {
            id: row

            required property bool whole
            required property string reason
            required property bool hit
            required property bool turned

            visible: false

            OfPart { property: "reason"; value: row.reason; when: row.whole }
            OfPart { property: "hit"; value: row.hit; when: row.whole }
            OfPart { property: "turned"; value: row.turned; when: row.whole }
        }
    }

    Column {
        width: parent.width
        spacing: 8

        Heading {
            width: parent.width
            visible: part.reason !== ""
            //: a heading: why the game ended
            text: qsTr("How it ended")
        }
        Words {
            objectName: "reason"
            width: parent.width
            visible: text !== ""
            text: part.reason
            size: Theme.lead
        }
        Battle {
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
        //: a heading above the attacks on each zone
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
        //: a heading above a table of shots, swings and so on
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
            //: a heading: how the game went
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
                model: part.session.details

                CourseRound {}
            }
        }
    }

    component OfPart: Binding {
        target: part
        restoreMode: Binding.RestoreNone
    }
}
