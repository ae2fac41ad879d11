pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What a lesson says, in a plate beside the table that stands still through the whole lesson, and the light on what it
// speaks of.
FocusScope {
    id: guide

    required property Program program
    required property Session session
    required property Tutor lesson
    required property TableBoard board
    required property Item ground  // in it lie the lit items
    required property real aside  // where the table ends
    readonly property real plateTop: plate.y
    readonly property real margin: 10
    readonly property real inset: 16
    readonly property bool roomy: height >= 560 * Theme.textScale  // there is room for a picture
    readonly property real room: height - 2 * margin - inset - words.y - ways.height - 12  // for the words
    readonly property list<string> sayings: lesson.sayings
    readonly property int largest: Theme.body
    property int size: largest  // of the letters
    property real tall: 0  // what the longest of all words need
    property bool leads: true  // the focus is to go to what this stage wants

    // The way on gets the focus when the learner is to press on; else what is wanted, if need be the table.
    function giveFocus() {
        leads = false;
        if (lesson.waits)
            return ways.takeFocus();
        if (session.deciding)
            return board.keys.order.seek();
        board.keys.forceActiveFocus(Qt.TabFocusReason);
    }

    function settle() {
        if (session.pace.canSkip)
            return;
        lights.find();
        if (leads)
            giveFocus();
    }

    // Finds the letters in which everything that this lesson says fits: the same for all steps.
    function fit() {
        size = largest;
        for (const text of sayings) {
            while (heightOf(text) > room && size > 13)
                --size;
        }
        tall = Math.max(...sayings.map(text => heightOf(text)));
    }

    function heightOf(text: string): real {
        probe.text = text;
        return probe.contentHeight;
    }

    onLessonChanged: {
        leads = true;
        fit();
        later.restart();
    }
    onWidthChanged: later.restart()
    onHeightChanged: later.restart()
    onRoomChanged: fit()
    onLargestChanged: fit()
    onSayingsChanged: fit()

    Connections {
        target: guide.session

        function onChanged() {
            later.restart();
        }
    }
    Timer {
        id: later
        interval: 70 + Theme.skip  // until the table has been laid out and the pieces lie still
        running: true
        onTriggered: guide.settle()
    }
    GuideLights {
        id: lights
        anchors.fill: parent
        lesson: guide.lesson
        ground: guide.ground
        onStageChanged: guide.leads = true
    }
    Plate {
        objectName: "guidePlate"
        id: plate
        x: guide.aside
        y: Math.round((guide.height - height) / 2)
        width: guide.width - guide.aside - guide.margin
        height: Math.ceil(words.y + guide.tall + 12 + ways.height + guide.inset)
        color: Theme.page
        edge: Theme.focus
        grainy: true
        Accessible.role: Accessible.Grouping
        Accessible.name: guide.lesson.progress

        Blocker {}
        Picture {
            id: sheep
            visible: guide.roomy
            x: 12
            y: 10
            width: visible ? Math.round(72 * Theme.controlScale) : 0
            height: width
            art: "seats/seat-5"
        }
        Words {
            id: title
            x: guide.roomy ? sheep.x + sheep.width + 12 : guide.inset
            y: guide.roomy ? Math.max(sheep.y, sheep.y + (sheep.height - height - count.height) / 2) : 10
            width: parent.width - x - guide.inset - (guide.roomy ? 0 : last.advanceWidth + 12)
            text: guide.lesson.title
            size: count.size
            font.bold: true
            color: Theme.heading
        }
        TextMetrics {
            id: last
            font: count.font
            //: the step of a lesson, and how many there are
            text: qsTr("%1 of %2").arg(guide.lesson.steps).arg(guide.lesson.steps)
        }
        Words {
            id: count
            x: guide.roomy ? title.x : parent.width - width - guide.inset
            y: title.y + (guide.roomy ? title.height : 0)
            //: the step of a lesson, and how many there are
            text: qsTr("%1 of %2").arg(guide.lesson.step).arg(guide.lesson.steps)
            size: Math.min(Theme.body, 23)
            color: Theme.quietText
        }
        Words {
            id: words
            x: guide.inset
            y: Math.round(Math.max(sheep.y + sheep.height, title.y + title.height, count.y + count.height)) + 8
            width: parent.width - 2 * guide.inset
            text: guide.lesson.words
            size: guide.size
            opacity: guide.lesson.passing ? 0.45 : 1
            color: guide.lesson.objects ? Theme.danger : Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Words {
            id: probe
            visible: false
            width: words.width
            size: guide.size
            onWidthChanged: guide.fit()
        }
        GuideWays {
            id: ways
            x: guide.inset
            y: parent.height - guide.inset - height
            width: words.width
            program: guide.program
            lesson: guide.lesson
        }
    }
}
