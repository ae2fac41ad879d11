pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls
import TideTable.Models

// The log: one line for each fact; pressing a line shows the table at that moment.
Item {
    id: panel

    required property Session session

    signal closed()

    PanelHead {
        id: head
        //: heading: the list of what has happened in the game
        title: qsTr("Log")
        //: button: hides the list of what has happened
        closing: qsTr("Fold the log away")
        onClosed: panel.closed()
    }
    ListView {
        id: list

        property bool follows: true
        readonly property int looked: panel.session.lookBack.row

        // Keeps in view what is looked at, or else the end.
        function keep() {
            if (looked >= 0)
                positionViewAtIndex(looked, ListView.Contain);
            else if (follows)
                positionViewAtEnd();
        }

        anchors { fill: parent; topMargin: head.foot + 8; leftMargin: 6; rightMargin: 2; bottomMargin: 6 }
        clip: true
        model: panel.session.log
        boundsBehavior: Flickable.StopAtBounds
        currentIndex: -1
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        highlightResizeDuration: 0
        Accessible.role: Accessible.List
        //: heading: the list of what has happened in the game
        Accessible.name: qsTr("Log")
        onLookedChanged: {
            follows = looked < 0;
            Qt.callLater(keep);
        }
        onMovementEnded: follows = atYEnd
        onContentHeightChanged: if (looked < 0) Qt.callLater(keep)
        onHeightChanged: Qt.callLater(keep)
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = count - 1
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
            if (event.accepted)
                currentIndex = event.key === Qt.Key_Home ? 0 : count - 1;
        }
        Keys.onReturnPressed: if (currentIndex >= 0) panel.session.lookBack.to(currentIndex)
        T.ScrollBar.vertical: PaperScrollBar {}

        delegate: LogLine {
            width: list.width - 14
            focused: list.activeFocus && ListView.isCurrentItem
            onClicked: {
                list.currentIndex = index;
                panel.session.lookBack.to(index);
            }
        }
    }
}
