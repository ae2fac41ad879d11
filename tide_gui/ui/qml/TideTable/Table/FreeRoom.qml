import QtQuick

// Finds room where nothing is drawn: the table in squares, and how many of them are taken up to each corner.
QtObject {
    id: room

    readonly property int square: 8
    property int across
    property int down
    property var sums: []

    // Takes note of rectangles with x, y, width and height.
    function note(width: real, height: real, taken: var) {
        across = Math.floor(width / square);
        down = Math.floor(height / square);
        const rows = across + 1, grid = new Array(rows * (down + 1)).fill(0);
        for (const each of taken) {
            const right = Math.min(across, Math.ceil((each.x + each.width) / square));
            const foot = Math.min(down, Math.ceil((each.y + each.height) / square));
            for (let y = Math.max(0, Math.floor(each.y / square)); y < foot; ++y)
                grid.fill(1, (y + 1) * rows + Math.max(0, Math.floor(each.x / square)) + 1, (y + 1) * rows + Math.max(0, right) + 1);
        }
        for (let y = 1; y <= down; ++y) {
            for (let x = 1; x <= across; ++x)
                grid[y * rows + x] += grid[y * rows + x - 1] + grid[(y - 1) * rows + x] - grid[(y - 1) * rows + x - 1];
        }
        sums = grid;
    }

    // The place of this size that takes least from what is drawn, and of those the nearest to a point.
    function best(width: real, height: real, nearX: real, nearY: real): var {
        const grid = sums, rows = across + 1, w = Math.ceil(width / square), h = Math.ceil(height / square);
        const toX = nearX / square - w / 2, toY = nearY / square - h / 2;
        let best = {loss: Infinity, far: Infinity, x: 0, y: 0};
        for (let y = 1; y + h < down; ++y) {
            for (let x = 1; x + w < across; ++x) {
                const top = y * rows + x, foot = top + h * rows;
                const loss = grid[foot + w] - grid[foot] - grid[top + w] + grid[top];
                const far = (x - toX) * (x - toX) + (y - toY) * (y - toY);
                if (loss < best.loss || loss === best.loss && far < best.far)
                    best = {loss: loss, far: far, x: x * square, y: y * square};
            }
        }
        return best;
    }
}
