pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A scroll area for long text, with wheel, bar and keys. Its lower edge fades while more follows below.
Flickable {
    id: flick

    property color ground: Theme.page  // the colour that the lower edge fades to
    readonly property real foot: Math.max(0, contentHeight - height)

    function jump(y: real) {
        contentY = Math.max(0, Math.min(y, foot))
    }

    // Scroll as little as needed to show the item.
    function reveal(item: Item) {
        const start = item.mapToItem(contentItem, 0, 0).y
        if (start < contentY + 8)
            jump(start - 24)
        else if (start + item.height > contentY + height - more.height)
            jump(start + item.height - height + more.height)
    }

    // Scrolls to what gets the focus, if that lies in here.
    function follow(item: Item) {
        for (let each = item; each; each = each.parent) {
            if (each === contentItem)
                return reveal(item)
        }
    }

    function turn(event: KeyEvent) {
        const page = height * 0.85
        const distance = { [Qt.Key_Up]: -56, [Qt.Key_Down]: 56, [Qt.Key_PageUp]: -page, [Qt.Key_PageDown]: page, [Qt.Key_Space]: page,
            [Qt.Key_Home]: -contentHeight, [Qt.Key_End]: contentHeight }[event.key]
        if (distance === undefined)
            return
        jump(contentY + distance)
        event.accepted = true
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Keys.onPressed: event => turn(event)
    T.ScrollBar.vertical: PaperScrollBar {
        visible: flick.interactive && size < 0.999
    }
    MoreBelow {
        id: more

        parent: flick
        ground: flick.ground
        visible: flick.contentY < flick.foot - 8
    }
}
