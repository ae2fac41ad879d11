pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// How far the expert has come, with a way to stop and to go on.
Column {
    id: state

    required property Review review

    signal ended()  // the button had the focus and is gone

    visible: review.state !== ""
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
    PaperButton {
        visible: state.review.done < 1
        onVisibleChanged: if (!visible && focus) state.ended()
        size: Theme.notes
        focusPolicy: Qt.TabFocus
        text: state.review.weighing ? qsTr("Stop weighing") : qsTr("Weigh the rest")
        onClicked: state.review.weighing ? state.review.stop() : state.review.weigh()
    }
}
