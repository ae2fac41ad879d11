import QtQuick
import TideTable.Controls

// The layout of the player's own hand: a fan of equal cards, as wide as the space allows.
QtObject {
    property real left
    property real top
    property real span
    property real cardWidth: 118
    property real spread: 0.68  // the most that a card shows beside the next one, as a share of its width
    property real floor  // the lower edge of the table
    readonly property real ratio: Theme.cardRatio

    function step(count: int): real {
        return count > 1 ? Math.min(spread * cardWidth, (span - cardWidth) / (count - 1)) : 0;
    }

    function start(count: int): real {
        return left + (span - cardWidth - step(count) * (count - 1)) / 2;
    }

    function whole(count: int): rect {
        return Qt.rect(start(count), top, cardWidth + step(count) * (count - 1), cardWidth * ratio);
    }

    function slotAt(x: real, count: int): int {
        const along = x - start(count);
        if (count < 1 || along < 0 || along > step(count) * (count - 1) + cardWidth)
            return -1;
        return step(count) > 0 ? Math.min(count - 1, Math.floor(along / step(count))) : 0;
    }
}
