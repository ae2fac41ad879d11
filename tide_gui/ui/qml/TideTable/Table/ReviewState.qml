pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// How far the expert has come, with a way to stop and to go on.
Grid {
    id: state

    required property Review review
    readonly property bool wide: width > 420 * Theme.textScale

    signal ended()  // the button had the focus and is gone

    visible: review.state !== ""
    columns: wide ? 2 : 1
    columnSpacing: 12
    rowSpacing: 4
    verticalItemAlignment: Grid.AlignVCenter

    Column {
        width: state.width - (state.wide ? button.width + state.columnSpacing : 0)
        spacing: 4

        Words {
            width: parent.width
            text: state.review.state
            size: Theme.notes
            color: Theme.quietText
            lineHeight: Math.round(size * 1.35)
        }
        Rectangle {
            visible: state.review.weighing
            width: parent.width
            height: 6
            radius: 3
            color: Theme.softPlate
            border.width: Theme.contrast ? 1 : 0
            border.color: Theme.plateEdge

            Rectangle {
                width: Math.max(6, parent.width * state.review.done)
                height: 6
                radius: 3
                color: Theme.link
            }
        }
    }
    PaperButton {
        id: button
        visible: state.review.done < 1
        onVisibleChanged: if (!visible && focus) state.ended()
        size: Theme.notes
        focusPolicy: Qt.TabFocus
        text: state.review.weighing ? qsTr("Stop weighing", "button: the expert, who judges one decision after the other, stops") : qsTr("Weigh the rest", "button: the expert goes on to judge the decisions that are left")
        onClicked: state.review.weighing ? state.review.stop() : state.review.weigh()
    }
}
