import QtQuick

// Reckons with rectangles: how far they overlap, and which of them are neighbours.
QtObject {
    property real near: 14  // rectangles so near each other are one

    function grown(spot: rect, by: real): rect {
        return Qt.rect(spot.x - by, spot.y - by, spot.width + 2 * by, spot.height + 2 * by);
    }

    function united(one: rect, other: rect): rect {
        const x = Math.min(one.x, other.x), y = Math.min(one.y, other.y);
        const right = Math.max(one.x + one.width, other.x + other.width);
        const foot = Math.max(one.y + one.height, other.y + other.height);
        return Qt.rect(x, y, right - x, foot - y);
    }

    function overlap(one: rect, other: rect): real {
        const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        return wide > 0 && high > 0 ? wide * high : 0;
    }

    // Neighbours become one.
    function merged(found: var): var {
        const rest = [...found], whole = [];
        while (rest.length > 0) {
            let one = rest.pop();
            const touches = each => overlap(grown(each, near), one) > 0;
            for (let at = rest.findIndex(touches); at >= 0; at = rest.findIndex(touches))
                one = united(one, rest.splice(at, 1)[0]);
            whole.push(one);
        }
        return whole;
    }
}
