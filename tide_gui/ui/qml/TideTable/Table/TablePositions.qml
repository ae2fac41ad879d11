import QtQuick

// The spot of every piece: left upper corner, width, and how far above the others. A game's board says where.
QtObject {
    required property HandLayout hand
    property bool gliding: false  // pieces move in sight; else they settle at once
    property real noteHeight: 27
    property real letters: 1  // how far words on the table may grow

    function spot(area: string, seat: int, slot: int, count: int): var {
        return made(0, 0, 100, 0);
    }

    function noteRoom(area: string, width: real): real {
        return width;
    }

    function made(x: real, y: real, width: real, z: int): var {
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), z: z };
    }
}
