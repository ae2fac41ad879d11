pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// All games with their lessons and their rules, and the keys.
PageFrame {
    id: page

    required property Program program

    //: title of the page with lessons and rules
    title: qsTr("Learn")
    widest: 960
    onLeave: program.back()

    Repeater {
        model: page.program.lessonList.games

        Group {
            id: game

            required property var modelData
            readonly property var lessons: modelData.lessons

            title: modelData.title

            Flow {
                width: parent.width
                spacing: 12

                Picture {
                    width: 128
                    height: 96
                    file: game.modelData.picture
                }
                Column {
                    width: Math.max(260, parent.width - 128 - parent.spacing)
                    spacing: 8

                    Repeater {
                        model: game.lessons

                        LessonLine {
                            required property int index

                            width: parent?.width ?? 0
                            number: index + 1
                            onClicked: page.program.lesson.start(game.modelData.game, modelData.name)
                            onActiveFocusChanged: if (activeFocus) page.reveal(this)
                        }
                    }
                    PaperButton {
                        //: button: the rules of a game
                        text: qsTr("Rules")
                        glyph: "learn"
                        //: %1: the name of a game
                        Accessible.name: qsTr("Rules of %1").arg(game.title)
                        onClicked: page.program.showRules(game.modelData.game)
                        onActiveFocusChanged: if (activeFocus) page.reveal(this)
                    }
                }
            }
        }
    }
    Group {
        title: qsTr("Phones at the table")

        Words {
            width: parent.width
            //: the words in quotes are a line of that menu
            text: qsTr("Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.")
        }
    }
    Group {
        //: heading: of the keyboard
        title: qsTr("Keys")

        Words {
            width: parent.width
            text: qsTr("Everything can be done with the keyboard alone. The question mark shows the keys at any time.")
        }
        PaperButton {
            text: qsTr("Show the keys")
            glyph: "learn"
            onClicked: keys.active = true
            onActiveFocusChanged: if (activeFocus) page.reveal(this)
        }
        Loader {
            id: keys
            active: false
            source: Qt.resolvedUrl("KeysDialog.qml")
            onLoaded: (item as PaperDialog).open()
        }
        Connections {
            target: keys.item
            ignoreUnknownSignals: true

            function onClosed() {
                keys.active = false;
            }
        }
    }
}
