pragma Singleton

import QtQuick

// What the pictures of both ships and of all units have in common.
QtObject {
    // As the pictures of a seat are called.
    function colour(seat: int): string {
        return seat === 1 ? "silver" : "gold";
    }

    // The height of the picture of a unit or a zone, in widths.
    function ratio(kind: string): real {
        return ({ captain: 96 / 88, mast: 1.38, cannon: 88 / 64, pawn: 88 / 64, zone: 184 / 120, wreck: 184 / 120 })[kind] ?? 1;
    }
}
