pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The code for phones, as near to a corner of the table as nothing else lies; where there is no such place it is not shown.
Item {
    id: corner

    required property Session session
    required property Item ground  // what lies on it stays visible
    required property var code  // rows of dark and light
    readonly property list<real> sides: [0.46, 0.4, 0.34, 0.3, 0.26, 0.22, 0.18, 0.15, 0.12].map(part => part * height)
    readonly property real air: 4  // around it
    property bool placed: false

    signal closed()

    function isFree(): bool {
        const here = Qt.rect(paper.x, paper.y, paper.width, paper.height);
        const inside = here.right <= width && here.bottom <= height;
        return inside && drawn.found.every(each => drawn.rects.overlap(here, each) === 0);
    }

    function settle() {
        drawn.survey(ground);
        if (placed && isFree())
            return;
        room.note(width, height, [drawn.found]);
        placed = sides.some(side => side > 0.16 * height && lie(side, 0.1 * height)) || sides.some(side => lie(side, height));
    }

    // Lies near the upper right corner, if there is a place for a code of this size so far up.
    function lie(side: real, lowest: real): bool {
        const whole = side + 2 * (paper.rim + air);
        const place = room.best(whole, whole, width, 0);
        if (place.loss > 0 || place.y > lowest)
            return false;
        [paper.side, paper.x, paper.y] = [side, place.x + air, place.y + air];
        return true;
    }

    onSidesChanged: {
        placed = false;
        later.restart();
    }
    onWidthChanged: later.restart()
    onVisibleChanged: {
        placed = false;
        later.restart();
    }

    Drawn {
        id: drawn
        frame: corner
    }
    FreeRoom {
        id: room
    }
    Connections {
        target: corner.session

        function onChanged() {
            later.restart();
        }
    }
    Timer {
        id: later
        interval: 90 + Theme.glide  // until the pieces lie still
        running: true
        onTriggered: if (corner.visible && !corner.session.pace.canSkip) corner.settle()
    }
    CodePaper {
        id: paper
        objectName: "codePaper"
        visible: corner.placed
        side: 0
        code: corner.code
        onClicked: corner.closed()
    }
}
