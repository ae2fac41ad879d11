pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// A slip of paper that explains what has happened for the first time, at a place where nothing lies. It comes when
// nothing moves.
Item {
    id: slip

    required property Session session
    required property Item ground  // what lies on it stays visible
    readonly property string sentence: session.firstTime
    readonly property bool tight: span < 20 * size  // no room for a picture
    readonly property real air: 4  // around it
    property bool placed: false
    property real size: Theme.body
    property real span: 400
    readonly property list<real> sizes: [1, 0.85, 0.7, 0.58].map(part => Math.max(14, Theme.body * part))
    readonly property list<real> spans: [0.86, 0.58, 0.42, 0.33, 0.27, 0.22]

    // Whether the slip lies free where it is, and not outside of a window that became smaller.
    function isFree(found: var): bool {
        const here = Qt.rect(paper.x, paper.y, paper.width, paper.height);
        const inside = here.x >= 0 && here.y >= 0 && here.right <= width && here.bottom <= height;
        return inside && found.every(each => drawn.rects.overlap(here, each) === 0);
    }

    // Where the slip covers nothing: in large letters if possible, near the middle of the table.
    function settle() {
        drawn.survey(ground);
        if (placed && isFree(drawn.found))
            return;
        room.note(width, height, [drawn.found, drawn.read, drawn.lying, drawn.pressed]);
        let chosen = {loss: Infinity};
        for (let at = 0; at < sizes.length * spans.length && chosen.loss > 0; ++at) {
            size = sizes[Math.floor(at / spans.length)];
            span = width * spans[at % spans.length];
            const place = room.best(paper.width + 2 * air, paper.height + 2 * air, width / 2, height * 0.6);
            if (place.loss < chosen.loss)
                chosen = {loss: place.loss, x: place.x + air, y: place.y + air, size: size, span: span};
        }
        if (chosen.loss === Infinity)
            return;
        [size, span, paper.x, paper.y] = [chosen.size, chosen.span, chosen.x, chosen.y];
        placed = true;
    }

    onSentenceChanged: {
        placed = false;
        later.restart();
    }
    onSizesChanged: {
        placed = false;
        later.restart();
    }
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()

    Drawn {
        id: drawn
        frame: slip
    }
    FreeRoom {
        id: room
    }
    Connections {
        target: slip.session

        function onChanged() {
            later.restart();
        }
    }
    Timer {
        id: later
        interval: 90 + Theme.glide  // until the pieces lie still
        onTriggered: if (slip.sentence !== "" && !slip.session.pace.canSkip) slip.settle()
    }
    Plate {
        id: paper
        objectName: "firstTime"
        visible: slip.placed && slip.sentence !== ""
        width: Math.min(slip.span, words.x + words.implicitWidth + close.width + 12)
        height: Math.max(sheep.height + 8, words.height + 16, close.height + 8)
        edge: Theme.focus
        Accessible.role: Accessible.Grouping
        //: a slip that explains something at the table when it happens for the first time
        Accessible.name: qsTr("For the first time")

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            Accessible.ignored: true
        }
        Picture {
            id: sheep
            visible: !slip.tight
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(Math.max(30, slip.size * 2))
            height: width
            art: "seats/seat-5"
        }
        Words {
            id: words
            x: slip.tight ? 14 : sheep.x + sheep.width + 10
            anchors.verticalCenter: parent.verticalCenter
            width: paper.width - x - close.width - 12
            text: slip.sentence
            size: slip.size
            lineHeight: Math.round(size * 1.3)
        }
        IconButton {
            id: close
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width - 4
            glyph: "close"
            //: button: puts an explanation away
            text: qsTr("Understood")
            focusPolicy: Qt.TabFocus
            onClicked: slip.session.dismissFirstTime()
        }
    }
}
