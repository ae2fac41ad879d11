import QtQuick
import TideTable.Controls

// The position of every piece: upper left corner, width and stacking order. Each game's board overrides it.
QtObject {
    required property HandLayout hand
    property bool gliding: false  // whether pieces animate their moves; if not, they jump
    property real noteHeight: 27
    property real overlap: 0.34  // the most that a card of another seat's fan shows beside the next one, as a share of its width
    property real letters: 1  // the scale of text on the table

    function spot(area: string, seat: int, slot: int, count: int): var {
        return position(0, 0, 100, 0);
    }

    function own(slot: int, count: int): var {
        return position(hand.start(count) + slot * hand.step(count), hand.top, hand.cardWidth, Level.ownHand + slot);
    }

    // A card of a fan that fills a box, or less.
    function fanned(box: rect, slot: int, count: int): var {
        const w = box.height / Theme.cardRatio;
        const step = count > 1 ? Math.min(w * overlap, (box.width - w) / (count - 1)) : 0;
        return position(box.x + slot * step, box.y, w, Level.pieces + slot);
    }

    function wholly(box: rect, count: int): rect {
        const w = box.height / Theme.cardRatio;
        return Qt.rect(box.x, box.y, count > 1 ? Math.min(box.width, w * (1 + overlap * (count - 1))) : w, box.height);
    }

    // Where a seat's hand lies that is not the viewer's.
    function wholeFan(seat: int, count: int): rect {
        return Qt.rect(0, 0, 0, 0);
    }

    // The space for the list of its cards while it is open.
    function wholeHand(seat: int): rect {
        return wholeFan(seat, 1);
    }

    function noteRoom(area: string, width: real, slot: int): real {
        return width;
    }

    function position(x: real, y: real, width: real, z: int): var {
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), z: z };
    }
}
