pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// What lies in the middle below the pieces: steps, ships, the places of the turn's cards, the order of tasks.
Item {
    id: middle

    required property string step
    required property var dots
    required property var passing
    required property var tasks
    required property var marked
    required property string order
    required property var turns
    required property var owners
    required property var turnWords
    required property var previews
    required property var signs
    required property var titles
    required property var taskWords
    required property int first
    required property int acting
    required property string task
    required property int offset
    required property bool eastward
    required property string lee
    required property var apart
    required property TableLayout layout
    required property PiecePositions positions
    required property Session session
    property int preview: 0
    readonly property bool sheetShown: session.viewer >= 0 && (session.phase !== "over" || session.lookingBack)

    LayoutBinding { target: middle.layout; property: "offset"; value: middle.offset }
    LayoutBinding { target: middle.layout; property: "eastward"; value: middle.eastward }
    LayoutBinding { target: middle.layout; property: "task"; value: middle.task }
    LayoutBinding { target: middle.layout; property: "previews"; value: middle.previews }
    LayoutBinding { target: middle.layout; property: "titles"; value: middle.titles.reduce((all, title, at) => Object.assign(all, {[middle.signs[at]]: title}), {}) }
    LayoutBinding { target: middle.layout; property: "lee"; value: middle.sheetShown ? middle.lee : "" }
    LayoutBinding { target: middle.layout; property: "apart"; value: middle.apart.length }
    LayoutBinding { target: middle.positions; property: "first"; value: middle.first }

    StepDots {
        x: middle.layout.steps.x
        y: middle.layout.steps.y
        width: middle.layout.steps.width
        height: middle.layout.steps.height
        words: middle.step
        dots: middle.dots
        passing: middle.passing
        letters: middle.layout.size
        session: middle.session
    }
    Fleet {
        layout: middle.layout
        session: middle.session
        animated: middle.positions.gliding
        preview: middle.preview
    }
    Repeater {
        model: 2

        TurnWords {
            required property int index
            readonly property int seat: index

            x: middle.positions.turn(seat).x
            y: middle.layout.turnTop
            width: middle.layout.turnWidth
            visible: !middle.layout.sheet
            words: middle.turns[seat]
            owner: middle.owners[seat]
            ship: seat === 1 ? qsTr("Silver", "the name of a ship") : qsTr("Gold", "the name of a ship")
            spoken: middle.turnWords[seat]
            acting: middle.acting === seat
            empty: words === ""
            layout: middle.layout
        }
    }
    Order {
        x: middle.layout.order.x
        y: middle.layout.order.y
        width: middle.layout.order.width
        height: middle.layout.order.height
        visible: !middle.layout.sheet
        tasks: middle.tasks
        signs: middle.signs
        titles: middle.titles
        taskWords: middle.taskWords
        marked: middle.marked
        acting: middle.acting
        words: middle.order
        layout: middle.layout
        session: middle.session
    }

    component LayoutBinding: Binding {
        restoreMode: Binding.RestoreNone  // the layout outlives this row
    }
}
