pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// Five sheep to choose from. Arrow keys choose, Tab leaves the row.
FocusScope {
    id: choice

    property int current: 0
    readonly property list<string> colours: [qsTr("red scarf", "of a sheep"), qsTr("yellow scarf", "of a sheep"), qsTr("blue scarf", "of a sheep"), qsTr("violet scarf", "of a sheep"), qsTr("green scarf", "of a sheep")]

    signal picked(int index)
    signal reached()

    implicitWidth: row.width
    implicitHeight: row.height
    activeFocusOnTab: false
    Accessible.role: Accessible.Grouping
    //: label: which sheep a person has
    Accessible.name: qsTr("Sheep")

    function choose(index: int) {
        if (index < 0 || index >= colours.length)
            return
        picked(index)
        const sheep = all.itemAt(index) as T.AbstractButton
        sheep.forceActiveFocus(Qt.TabFocusReason)
    }

    Row {
        id: row

        spacing: 6

        Repeater {
            id: all

            model: choice.colours

            T.AbstractButton {
                id: sheep

                required property int index
                required property string modelData
                readonly property bool chosen: index === choice.current

                implicitWidth: 60
                implicitHeight: 60
                focus: chosen
                focusPolicy: chosen ? Qt.StrongFocus : Qt.ClickFocus
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: chosen
                onClicked: choice.picked(index)
                onActiveFocusChanged: if (activeFocus) choice.reached()
                Keys.onLeftPressed: choice.choose(index - 1)
                Keys.onRightPressed: choice.choose(index + 1)

                background: Rectangle {
                    radius: 12
                    color: sheep.chosen ? Theme.button : sheep.hovered ? Theme.softPlate : "transparent"
                    border.width: Theme.contrast ? 2 : 1
                    border.color: Theme.plateEdge

                    FocusRing {
                        visible: sheep.visualFocus
                        corner: 12
                        gap: 0
                    }
                }
                contentItem: Picture {
                    art: "seats/seat-" + (sheep.index + 1)
                }
            }
        }
    }
}
