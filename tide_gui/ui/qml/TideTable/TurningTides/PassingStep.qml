pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// A step of the passing: the zones that face each other then, as far as it matters.
Column {
    id: step

    required property var row  // its zones, in how many steps
    property Session session: null
    readonly property bool brief: session !== null  // on the table: a tool tip says what could be taken

    objectName: "passingStep"
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: row.when

    Heading {
        width: parent.width
        text: step.row.when
        size: Theme.body
    }
    Words {
        width: parent.width
        visible: step.row.meetings.length === 0
        //: of the zones that face each other in a step, none matters
        text: qsTr("No captain and no cannon in line.")
        size: Theme.notes
        color: Theme.quietText
    }
    Repeater {
        model: step.row.meetings

        Flow {
            id: line

            required property var modelData
            readonly property string taken: step.brief ? "" : [modelData.chance, modelData.danger].filter(words => words !== "").join(" ")

            width: step.width
            spacing: 8

            PassingPair {
                id: pair
                meeting: line.modelData
                session: step.session
            }
            Words {
                height: Math.max(implicitHeight, pair.height)
                width: Math.min(implicitWidth, line.width)
                visible: line.taken !== ""
                text: line.taken
                size: Theme.notes
                font.bold: true
                color: line.modelData.danger !== "" ? Theme.danger : Theme.good
                Accessible.ignored: true
            }
        }
    }
}
