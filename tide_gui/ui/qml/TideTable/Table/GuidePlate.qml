pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What a lesson says, in a plate beside the lit places, never over them, with the light around those.
FocusScope {
    id: guide

    required property Program program
    required property Session session
    required property LessonGuide lesson
    required property Item ground  // in it lie the lit items
    property real ceiling: 0  // above it there is no room
    property rect place
    property list<rect> lights
    property bool settled: false
    property int moment: 0  // the step that has the focus
    property bool waited: false
    readonly property real tall: plate.height + 2 * gap
    readonly property bool still: !session.pace.canSkip
    readonly property real margin: 12
    readonly property real gap: 20
    property real span: 400  // the width of the plate
    property real size: Theme.body  // of its letters
    readonly property var spans: [Math.max(400, Math.min(540, width * 0.42)) * Math.min(1.6, Theme.textScale), width * 0.62, width, width * 0.36]

    function announce() {
        if (words.text !== "")
            Accessible.announce(words.text);
    }

    // Adds the rectangles of what may be pointed at in an item: of what is pointed at, of named parts of the table, which
    // have words, and of all else that is better not covered.
    function add(item: Item, found: var, parts: var, rest: var) {
        for (const child of item.children) {
            if (!child.visible || child.width <= 0)
                continue;
            const named = child instanceof NamedPart;
            if (child.pointed === undefined || child.part && !child.pointed && !named) {
                add(child, found, parts, rest);
                continue;
            }
            const seen = child.seen ?? Qt.rect(0, 0, child.width, child.height);
            const corner = child.mapToItem(guide, seen.x, seen.y);
            (child.pointed ? found : named ? parts : rest).push(Qt.rect(corner.x, corner.y, seen.width, seen.height));
        }
    }

    function clamped(x: real, y: real): rect {
        const right = width - plate.width - margin, foot = height - plate.height - margin;
        return Qt.rect(Math.max(margin, Math.min(x, right)), Math.max(ceiling, Math.min(y, foot)), plate.width, plate.height);
    }

    // The places for the plate, the best first.
    function places(): var {
        const w = plate.width, h = plate.height;
        const anywhere = [0.45, 0.6, 0.75, 0.9].map(part => clamped((width - w) / 2, (height - h) * part)).concat([
            clamped(0, height), clamped(width, height), clamped(0, 0), clamped(width, 0)
        ]);
        if (lights.length === 0)
            return anywhere;
        const all = lights.reduce((one, other) => rects.united(one, other));
        const x = all.x + (all.width - w) / 2, y = all.y + (all.height - h) / 2;
        return [
            clamped(x, all.y - h - gap), clamped(x, all.y + all.height + gap), clamped(all.x + all.width + gap, y),
            clamped(all.x - w - gap, y), clamped(all.x + all.width + gap, (height - h) * 0.6), clamped(all.x - w - gap, (height - h) * 0.6)
        ].concat(anywhere);
    }

    // These places, and those a little to the left and to the right, which may leave free what has words.
    function aside(spots: var): var {
        return [-60, 60, -120, 120, -200, 200].reduce((all, by) => all.concat(spots.map(spot => clamped(spot.x + by, spot.y))), spots);
    }

    // The way on gets the focus when the learner is to press on, the table when something is to be done there.
    function giveFocus() {
        if (lesson.waits)
            ways.onward.forceActiveFocus(Qt.TabFocusReason);
        else if (activeFocus || moment !== lesson.step)
            ground?.forceActiveFocus(Qt.OtherFocusReason);
        moment = lesson.step;
    }

    function settle() {
        const found = [], parts = [], rest = [], before = tall;
        if (ground !== null)
            add(ground, found, parts, rest);
        if (session.phase === "roundOver")
            parts.length = 0;  // the score pad hides them
        lights = rects.merged(found);
        const outside = spot => Math.max(0, spot.y + spot.height - height) * width * 10;
        const covered = spot => lights.reduce((sum, each) => sum + rects.overlap(spot, rects.grown(each, gap / 2)), outside(spot));
        const under = (spot, others) => others.reduce((sum, each) => sum + rects.overlap(spot, each), 0);
        const loss = spot => covered(spot) * 1000 + under(spot, parts) * 50 + under(spot, rest);
        let best = null, least = Infinity, letters = Theme.body;
        for (size of [Theme.body, Theme.body * 0.8]) {  // smaller letters only where something lit would be covered
            for (const wide of spans) {
                span = wide;  // the height follows
                for (const spot of aside(places())) {
                    if (loss(spot) < least - 1)
                        [best, least, letters] = [spot, loss(spot), size];
                }
                if (covered(best) + under(best, parts) === 0)
                    break;
            }
            if (covered(best) === 0)
                break;
        }
        [size, span] = [letters, best.width];
        place = best;
        settled = true;
        if (tall !== before)
            later.restart();  // the score pad makes room for the plate
        if (moment !== lesson.step || waited !== lesson.waits)
            giveFocus();
        waited = lesson.waits;
    }

    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    onStillChanged: later.restart()
    Component.onCompleted: later.restart()

    Rects {
        id: rects
    }
    Connections {
        target: guide.session

        function onChanged() {
            later.restart();
        }
    }
    Timer {
        id: later
        interval: 70  // until the table has been laid out
        onTriggered: guide.settle()
    }

    Repeater {
        model: guide.still ? guide.lights : []

        Lamp {
            required property rect modelData
            place: modelData
        }
    }
    Plate {
        objectName: "guidePlate"
        id: plate
        visible: guide.settled
        x: Math.round(guide.place.x)
        y: Math.round(guide.place.y)
        width: Math.min(guide.width - 2 * guide.margin, guide.span)
        height: Math.max(sheep.height + 20, words.y + words.height + ways.tall + 25)  // positioners would lag behind
        color: Theme.page
        edge: Theme.focus
        grainy: true
        Accessible.role: Accessible.Grouping
        Accessible.name: title.text

        Behavior on x {
            enabled: Theme.glide > 0 && plate.visible
            NumberAnimation { duration: Theme.glide * 0.6; easing.type: Easing.InOutCubic }
        }
        Behavior on y {
            enabled: Theme.glide > 0 && plate.visible
            NumberAnimation { duration: Theme.glide * 0.6; easing.type: Easing.InOutCubic }
        }

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            Accessible.ignored: true
            onWheel: wheel => wheel.accepted = true
        }
        Picture {
            id: sheep
            x: 12
            y: 10
            width: Math.round(72 * Math.min(1.4, Theme.textScale))
            height: width
            art: "seats/seat-5"
        }
        Words {
            id: title
            x: words.x
            y: 12
            width: words.width
            text: qsTr("%1, %2 of %3").arg(guide.lesson.title).arg(guide.lesson.step).arg(guide.lesson.steps)
            size: Theme.notes
            color: Theme.quietText
        }
        Words {
            id: words
            x: sheep.x + sheep.width + 14
            y: title.y + title.height + 6
            width: plate.width - x - 16
            text: guide.lesson.words
            size: guide.size
            color: guide.lesson.objects ? Theme.danger : Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            onTextChanged: guide.announce()
        }
        GuideWays {
            id: ways
            x: 16
            y: words.y + words.height + 10
            width: plate.width - 32
            program: guide.program
            lesson: guide.lesson
        }
    }
}
