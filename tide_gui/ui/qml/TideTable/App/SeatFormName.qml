pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import TideTable.Controls
import TideTable.Models

// The name of a seat: typed, or for a person chosen from those who played before. The arrow key down lists them.
FocusScope {
    id: box

    required property int seat
    required property string usual
    required property bool person
    required property string name
    //: %1: a number
    property string label: qsTr("Name of seat %1").arg(seat + 1)
    property People people

    signal named(string text)
    signal finished()  // what was typed or chosen is the name
    signal reached()

    implicitHeight: field.implicitHeight

    PaperField {
        id: field

        anchors.fill: parent
        focus: true
        text: box.name
        rightPadding: others.visible ? others.width : 12
        maximumLength: 24
        //: in the empty field of a name
        placeholderText: box.usual === "" ? qsTr("Name") : box.usual
        Accessible.name: box.label
        //: which key shows the names of those who played before
        Accessible.description: box.person ? qsTr("Arrow down: who played before") : length === 0 ? box.usual : ""
        Keys.onDownPressed: event => {
            event.accepted = box.person
            if (box.person)
                menu.ask()
        }
        onTextEdited: box.named(text)
        onEditingFinished: box.finished()
        onActiveFocusChanged: if (activeFocus) box.reached()
    }

    IconButton {
        id: others

        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: box.person
        focusPolicy: Qt.NoFocus
        glyph: "down"
        //: button: shows names
        text: qsTr("Who played before")
        Accessible.ignored: true  // the key does the same
        onClicked: {
            field.forceActiveFocus()
            menu.ask()
        }
    }

    PaperMenu {
        id: menu

        property list<string> names: []

        function ask() {
            names = box.people.names()
            popup(others, 0, others.height)
        }

        MenuLine {
            text: qsTr("Names appear here after the first game")
            visible: menu.names.length === 0
            enabled: false
            infoOnly: true
        }

        Instantiator {
            model: menu.names
            onObjectAdded: (index, line) => menu.insertItem(index, line as MenuLine)
            onObjectRemoved: (_, line) => menu.removeItem(line as MenuLine)

            MenuLine {
                required property string modelData

                text: modelData
                glyph: "person"
                onTriggered: {
                    box.named(modelData)
                    box.finished()
                }
            }
        }
    }
}
