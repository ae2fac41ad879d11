pragma ComponentBehavior: Bound

import QtQuick

// Where everything stands in a zone: in points of the pictures, from the middle of the zone.
QtObject {
    function box(across: real, down: real, width: real, kind: string): rect {
        const ratio = Ships.ratio(kind);
        return Qt.rect(across - width / 2, down - width * ratio / 2, width, width * ratio);
    }

    function planks(): rect {
        return box(0, 0, 120, "zone");
    }

    function mast(crowd: int): rect {
        return box(crowd ? -12 : -6, -8, 100, "mast");
    }

    // A cannon stands at the rail that it points over.
    function cannon(north: bool): rect {
        return box(0, north ? -84 : 84, 64, "cannon");
    }

    // A captain stands above the sailors; between two cannons there is less room.
    function captain(sailors: int, mast: bool, guns: int): rect {
        const small = mast || sailors > 2 || guns > 1;
        return box(mast ? 14 : 0, sailors > 0 || mast ? -26 : -4, small ? 70 : 88, "captain");
    }

    // Sailors stand in rows: below a captain or a mast, or in the middle.
    function sailor(nth: int, sailors: int, captain: bool, mast: bool, guns: int): rect {
        const below = captain || mast;
        const inRow = below || sailors < 3 ? sailors : 2;
        const w = below ? [64, 56, 42, 36][sailors - 1] : sailors < 2 ? 64 : guns > 1 ? 48 : 56;
        const step = inRow < 2 ? 0 : Math.min(w + 2, (114 - w) / (inRow - 1));
        const row = Math.floor(nth / inRow);
        const across = (nth % inRow - (Math.min(inRow, sailors - row * inRow) - 1) / 2) * step;
        const down = below ? (captain && mast ? 56 : captain ? 44 : 46) : sailors > 2 ? (row ? 27 : -27) : 0;
        return box(across, down, w, "sailor");
    }
}
