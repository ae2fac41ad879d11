import QtQuick
import TideTable.Controls

// Gives the focus to what a page names (a lone button gets its ring, too), to the button that is sought, with the ring, to
// the first button, or to the text; then shows it, as soon as the page has its size.
Timer {
    required property Item first
    required property Item content
    required property ReadingFlick flick
    property Item start
    property Item sight: null  // shown, too, without the focus

    function giveFocus() {
        start = first ?? button(content, true) ?? button(content, false) ?? flick
        const known = first instanceof PressButton || (start as PressButton)?.sought === true
        start.forceActiveFocus(known ? Qt.TabFocusReason : Qt.OtherFocusReason)
    }

    // The first button in an item, or the first that is sought.
    function button(item: Item, sought: bool): Item {
        for (const child of item.children) {
            const found = !child.visible ? null : child instanceof PressButton ? child : button(child, sought)
            if (found !== null && (!sought || (found as PressButton).sought))
                return found
        }
        return null
    }

    // Positioners would wait for the next frame.
    function layOut(item: Item) {
        for (const child of item.children)
            layOut(child)
        if (item instanceof Column || item instanceof Row || item instanceof Flow)
            (item as Column ?? item as Row ?? item as Flow).forceLayout()
    }

    interval: 0
    onTriggered: {
        layOut(content)
        flick.jump(0)
        if (start !== null && start !== flick)
            flick.reveal(start)
        if (sight !== null)
            flick.reveal(sight)
    }
}
