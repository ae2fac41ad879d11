import QtQuick

// The position of every piece: upper left corner, width and stacking order. Each game's board overrides it.
QtObject {
    required property HandLayout hand
    property bool gliding: false  // whether pieces animate their moves; if not, they jump
    property real noteHeight: 27
    property real letters: 1  // the scale of text on the table

    function spot(area: string, seat: int, slot: int, count: int): var {
        return position(0, 0, 100, 0);
    }

    // Where a seat's hand lies that is not the viewer's.
    function wholeFan(seat: int, count: int): rect {
        return Qt.rect(0, 0, 0, 0);
    }

    // The space for the list of its cards while it is open.
    function wholeHand(seat: int): rect {
        return wholeFan(seat, 1);
    }

    function noteRoom(area: string, width: real): real {
        return width;
    }

    function position(x: real, y: real, width: real, z: int): var {
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), z: z };
    }
}
