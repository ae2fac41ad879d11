pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Which step of the round it is, and about how many it has. A rhomb in a step to come: a captain or a zone of the enemy
// could be taken then, or the game be won; one below it: the enemy could.
Plate {
    id: steps

    required property string words
    required property var dots
    required property var passing  // the steps from now on
    required property real letters
    required property Session session
    readonly property string part: "steps"  // what lessons call it
    readonly property bool pointed: session.tutor?.parts.includes(part) ?? false
    readonly property real pitch: Math.min(22 * height / 52, (width - 28) / Math.max(1, dots.length))

    Accessible.role: Accessible.StaticText
    Accessible.name: words

    FitWords {
        x: 14
        y: 3 - Theme.low * Theme.far
        width: parent.width - 28
        height: parent.height * 0.54
        text: steps.words
        smallest: 10
        size: 16 * steps.letters
        font.bold: true
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Rectangle {
        visible: Theme.dark
        x: 12
        y: steps.height * 0.75 - height / 2
        width: steps.pitch * steps.dots.length + 4
        height: Math.round(steps.pitch * 1.1)
        radius: height / 2
        color: Theme.paper
    }
    Repeater {
        model: steps.dots

        Picture {
            required property int index
            required property string modelData
            readonly property bool now: modelData === "now"

            x: 14 + (index + 0.5) * steps.pitch - width / 2
            y: steps.height * 0.75 - height / 2
            width: steps.pitch * (now ? 1.3 : 0.9)
            height: width
            art: "turning-tides/tokens/step-" + modelData
        }
    }
    Repeater {
        model: steps.passing.slice(1)

        Item {
            id: ahead

            required property int index
            required property var modelData

            x: 14 + (steps.dots.length - steps.passing.length + index + 1.5) * steps.pitch
            y: steps.height * 0.75

            Mark {
                visible: ahead.modelData.chance
                color: Theme.dark ? Theme.seats[4] : Theme.good  // on paper
            }
            Mark {
                visible: ahead.modelData.danger
                anchors.verticalCenterOffset: Math.min(steps.pitch * 0.68, steps.height - ahead.y - steps.pitch * 0.28)  // on the plate
                color: Theme.danger
            }
        }
    }

    component Mark: Rhomb {
        objectName: "stepMark"
        anchors.centerIn: parent
        side: steps.pitch * 0.38
    }
}
