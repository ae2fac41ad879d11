pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What a lesson says, in a plate beside the lit places, never over them, with the light around those.
FocusScope {
    id: guide

    required property Program program
    required property Session session
    required property Tutor lesson
    required property TableBoard board
    required property Item ground  // in it lie the lit items
    property real ceiling: 0  // above it there is no room
    property var place: ({x: 0, y: 0, stage: ""})  // of the plate, and the stage that it was found for
    property list<rect> lights
    property bool settled: false
    readonly property string stage: [lesson.step, lesson.waits, lesson.asks].join()
    property bool leads: true  // the focus is to go to what this stage wants
    readonly property real tall: plate.height + 2 * gap
    readonly property bool still: !session.pace.canSkip
    readonly property int never: 100000  // the loss of a square that is lit
    readonly property real margin: 12
    readonly property real gap: 20
    property real span: 400  // the width of the plate
    property real size: Theme.body  // of its letters
    readonly property real usual: Math.max(400, Math.min(540, width * 0.42)) * Math.min(1.6, Theme.textScale)
    readonly property list<real> spans: [usual, width * 0.62, usual * 0.75, width]

    // The way on gets the focus when the learner is to press on; else what is wanted, if need be the table.
    function giveFocus() {
        leads = false;
        if (lesson.waits)
            return ways.onward.forceActiveFocus(Qt.TabFocusReason);
        const wanted = drawn.lit.map(each => each.item).filter(item => item.choosable || item instanceof PressButton);
        const first = wanted.reduce((one, other) => other.mapToItem(guide, 0, 0).x < one.mapToItem(guide, 0, 0).x ? other : one, wanted[0]);
        (first ?? board.keys).forceActiveFocus(Qt.TabFocusReason);
    }

    // Where the plate covers nothing that is lit, and little else; with smaller letters only where it has to be.
    function settle() {
        const before = tall;
        if (!still && place.stage === stage)
            return;  // once while things move
        drawn.survey(ground);
        lights = drawn.rects.merged(drawn.lit.map(each => each.spot));
        const all = lights.length > 0 ? lights.reduce((one, other) => drawn.rects.united(one, other)) : Qt.rect(0, height * 0.2, width, height);
        const kept = lights.map(each => drawn.rects.grown(each, gap / 2)).concat(Qt.rect(0, 0, width, ceiling));
        room.note(width, height, [drawn.found, drawn.lying, drawn.read, drawn.parts, kept]);
        let chosen = {loss: Infinity, x: margin, y: ceiling, size: Theme.body * 0.8, span: width};
        const tries = session.phase === "roundOver" ? 1 : 2 * spans.length;  // the score pad makes room for the first
        for (let at = 0; at < tries && (at < spans.length || chosen.loss >= never); ++at) {
            size = Theme.body * (at < spans.length ? 1 : 0.8);
            span = spans[at % spans.length];
            const place = room.best(plate.width, plate.height, all.x + all.width / 2, all.y + all.height / 2);
            if (place.loss < chosen.loss)
                chosen = {loss: place.loss, x: place.x, y: place.y, size: size, span: span};
        }
        [size, span] = [chosen.size, chosen.span];
        place = {x: chosen.x, y: chosen.y, stage: stage};
        settled = true;
        if (tall !== before)
            later.restart();
        if (leads && still)
            giveFocus();
    }

    onStageChanged: leads = true
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    onStillChanged: later.restart()
    Component.onCompleted: later.restart()

    Drawn {
        id: drawn
        frame: guide
    }
    FreeRoom {
        id: room
        worths: [1, 8, 8, 20, guide.never]
        square: Math.max(8, Math.round(guide.width / 150))
        far: 24 / square
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
        width: Math.min(guide.width - 2 * guide.margin, Math.max(guide.span, ways.needed + 32))
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

        Blocker {}
        Picture {
            id: sheep
            x: 12
            y: 10
            width: Math.round(72 * Theme.controlScale)
            height: width
            art: "seats/seat-5"
        }
        Words {
            id: title
            x: words.x
            y: 12
            width: words.width
            text: guide.lesson.progress
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
        }
        GuideWays {
            id: ways
            x: plate.width - 16 - needed
            y: words.y + words.height + 10
            program: guide.program
            lesson: guide.lesson
        }
    }
}
