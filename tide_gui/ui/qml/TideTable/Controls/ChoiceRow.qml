pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A row of choices, the chosen one filled and ticked. Arrow keys choose, Tab leaves the row.
FocusScope {
    id: choices

    property list<string> labels
    property int current: 0
    property string name
    property int size: Theme.body

    signal picked(int index)

    readonly property real wanted: flow.widest * labels.length + 6

    implicitWidth: wanted
    implicitHeight: flow.implicitHeight + 6
    activeFocusOnTab: false
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    function choose(index: int) {
        if (index < 0 || index >= labels.length)
            return
        picked(index)
        const mark = marks.itemAt(current) as ChoiceMark
        mark.forceActiveFocus(Qt.TabFocusReason)
        mark.focusReason = Qt.TabFocusReason  // it may have the focus already, without its ring
    }

    Rectangle {
        anchors.fill: parent
        radius: 12
        color: Theme.softPlate
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge
    }

    Grid {
        id: flow

        readonly property real widest: {
            let most = 0
            for (let i = 0; i < marks.count; ++i)
                most = Math.max(most, marks.itemAt(i)?.implicitWidth ?? 0)
            return most
        }
        readonly property bool inOneRow: widest * choices.labels.length <= choices.width - 6 + 0.5

        x: 3
        y: 3
        columns: inOneRow ? Math.max(1, choices.labels.length) : 1

        Repeater {
            id: marks

            model: choices.labels

            ChoiceMark {
                required property int index
                required property string modelData

                width: flow.inOneRow ? (choices.width - 6) / choices.labels.length : choices.width - 6
                text: modelData
                size: choices.size
                chosen: index === choices.current
                onClicked: choices.picked(index)
                Keys.onLeftPressed: choices.choose(choices.current - 1)
                Keys.onUpPressed: choices.choose(choices.current - 1)
                Keys.onRightPressed: choices.choose(choices.current + 1)
                Keys.onDownPressed: choices.choose(choices.current + 1)
            }
        }
    }
}
