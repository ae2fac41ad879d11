pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A list of games or people that the keyboard goes through.
ListView {
    required property string name

    width: parent?.width ?? 0
    height: (parent?.height ?? 0) - y
    visible: count > 0
    spacing: 10
    clip: true
    reuseItems: true
    cacheBuffer: 0  // Qt warns when a row is removed whose line is just being made ahead of time
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    highlightResizeDuration: 0
    boundsBehavior: Flickable.StopAtBounds
    bottomMargin: 16
    rightMargin: 14
    Accessible.role: Accessible.List
    Accessible.name: name
    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(height / 110))
        const step = { [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page, [Qt.Key_Home]: -count, [Qt.Key_End]: count }[event.key] ?? 0
        if (step !== 0) {
            goTo(currentIndex + step)
            event.accepted = true
        }
    }
    T.ScrollBar.vertical: PaperScrollBar {}

    // A line gets its height with the frame after it came into view, and until then the list guesses where it is.
    readonly property real foot: (currentItem?.y ?? 0) + (currentItem?.height ?? 0)
    onFootChanged: keepInView()
    onContentHeightChanged: keepInView()

    function keepInView() {
        if (going.running)
            positionViewAtIndex(currentIndex, ListView.Contain)
    }

    Timer {
        id: going

        interval: 300
    }

    function goTo(row: int) {
        currentIndex = Math.max(0, Math.min(count - 1, row))
        positionViewAtIndex(currentIndex, row > 0 ? ListView.Contain : ListView.Beginning)
        going.restart()
    }
}
