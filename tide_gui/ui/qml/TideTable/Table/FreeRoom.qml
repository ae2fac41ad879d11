import QtQuick

// Finds room where nothing is drawn: the table in squares, and what is lost by taking all of them up to each corner.
QtObject {
    property int square: 12
    property list<int> worths: [1, 8, 20, 60]  // of a square that is taken, by how much that is needed
    property int across
    property int down
    property var sums: []

    // Gives the squares below these rectangles a worth.
    function fill(grid: var, spots: var, worth: int) {
        const rows = across + 1;
        for (const each of spots) {
            const right = Math.min(across, Math.ceil((each.x + each.width) / square));
            const foot = Math.min(down, Math.ceil((each.y + each.height) / square));
            for (let y = Math.max(0, Math.floor(each.y / square)); y < foot; ++y)
                grid.fill(worth, (y + 1) * rows + Math.max(0, Math.floor(each.x / square)) + 1, (y + 1) * rows + Math.max(0, right) + 1);
        }
    }

    // Takes note of lists of rectangles, those of what is needed most last.
    function note(width: real, height: real, taken: var) {
        across = Math.floor(width / square);
        down = Math.floor(height / square);
        const rows = across + 1, size = rows * (down + 1), grid = new Array(size).fill(0);
        taken.forEach((spots, at) => fill(grid, spots, worths[at]));
        for (let at = rows + 1; at < size; ++at) {
            if (at % rows > 0)
                grid[at] += grid[at - 1] + grid[at - rows] - grid[at - rows - 1];
        }
        sums = grid;
    }

    // The place of this size that loses least, and of those the nearest to a point.
    function best(width: real, height: real, nearX: real, nearY: real): var {
        const grid = sums, rows = across + 1, w = Math.ceil(width / square), h = Math.ceil(height / square);
        const lastX = across - w, lastY = down - h, toX = nearX / square - w / 2, toY = nearY / square - h / 2;
        let least = Infinity, nearest = Infinity, atX = 0, atY = 0;
        for (let y = 1; y < lastY; ++y) {
            const below = (toY - y) * (toY - y);
            for (let x = 1; x < lastX; ++x) {
                const top = y * rows + x, foot = top + h * rows;
                const away = below + (x - toX) * (x - toX);
                const loss = grid[foot + w] - grid[foot] - grid[top + w] + grid[top];
                if (loss > least || loss === least && away >= nearest)
                    continue;
                least = loss;
                nearest = away;
                atX = x;
                atY = y;
            }
        }
        return {loss: least, x: atX * square, y: atY * square};
    }
}
