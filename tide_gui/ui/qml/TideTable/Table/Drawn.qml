import QtQuick
import TideTable.Controls

// Finds what is drawn on the table, as rectangles: for what is to lie where nothing else does.
QtObject {
    required property Item frame  // the rectangles are those of this item, which is no part of the table
    readonly property real gap: 4
    property var found: []  // all that is drawn
    property var lying: []  // pieces, seat plates and named parts of the table
    property var read: []  // text
    property var pressed: []  // what may have to be pressed, and the question to which a press is the answer

    function survey(ground: Item) {
        [found, lying, read, pressed] = [[], [], [], []];
        add(ground, true);
    }

    function add(item: Item, open: bool) {
        for (const child of item.children) {
            if (!child.visible || child.opacity === 0 || child === frame)
                continue;
            const whole = isWhole(child);
            note(child, whole, open);
            add(child, open && !whole);
        }
    }

    function isWhole(item: Item): bool {
        const box = item as Rectangle;
        const filled = box !== null && (box.color.a > 0 || box.border.color.a > 0);
        return item instanceof Plate || item instanceof Text || item instanceof Image || filled;
    }

    // `open`: not a part of something that is drawn as a whole.
    function note(item: var, whole: bool, open: bool) {
        const spot = rects.grown(item.mapToItem(frame, Qt.rect(0, 0, item.width, item.height)), gap);
        if (open && (whole || item.pointed !== undefined))
            found.push(spot);
        if (item.pointed !== undefined)
            lying.push(spot);
        if (item instanceof Text && item.text !== "")
            (item.asks ? pressed : read).push(rects.grown(item.mapToItem(frame, painted(item)), gap));
        if (item.choosable || item instanceof PressButton && !(item instanceof SeatButton || item instanceof BarMark))
            pressed.push(spot);
    }

    // The part of a text that has letters.
    function painted(text: Text): rect {
        const spare = text.width - text.contentWidth;
        const left = text.effectiveHorizontalAlignment === Text.AlignHCenter ? spare / 2 : 0;
        return Qt.rect(left, 0, text.contentWidth, text.height);
    }

    readonly property Rects rects: Rects {}
}
