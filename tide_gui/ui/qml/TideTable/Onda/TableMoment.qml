pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The tide has turned, or a bomb was laid: light falls on it, and a sentence below tells what that means. The log says
// what happened to screen readers.
Item {
    objectName: "moment"
    id: moment

    required property string kind
    required property string words
    required property TableLayout layout
    readonly property bool bomb: kind === "bomb"
    readonly property color tint: bomb ? Theme.vermilion : Theme.focus
    readonly property rect tide: Qt.rect(layout.tideWords.x, layout.tide.y, Math.max(layout.tideWords.width, layout.tide.width), layout.tideWords.y + layout.tideWords.height - layout.tide.y)
    readonly property rect cause: bomb ? layout.laid : tide
    readonly property real air: 6 + 24 * (1 - arrived)
    property real arrived: 1  // how far it has come; at once without motion

    anchors.fill: parent
    z: Level.effects
    Accessible.ignored: true

    NumberAnimation on arrived {
        running: Theme.glide > 0
        from: 0
        to: 1
        duration: Theme.glide
        easing.type: Easing.OutCubic
    }
    Rectangle {
        anchors.fill: parent
        color: moment.bomb ? Theme.highlight : Theme.foam
        opacity: 0.45 * (1 - moment.arrived)
    }
    Rectangle {
        x: moment.cause.x - moment.air
        y: moment.cause.y - moment.air
        width: moment.cause.width + 2 * moment.air
        height: moment.cause.height + 2 * moment.air
        radius: Theme.corner + moment.air
        color: "transparent"
        border { width: 5; color: moment.tint }
    }
    Plate {
        x: Math.round(moment.layout.centre - width / 2)
        y: Math.round(Math.min(moment.layout.row.y - 4, moment.layout.actionsTop + 0.4 * moment.layout.actionsHeight - height))
        width: Math.ceil(told.x + told.width + 20)
        height: Math.ceil(Math.max(picture.height, told.height) + 16)
        edge: moment.tint
        opacity: moment.arrived
        scale: 0.85 + 0.15 * moment.arrived

        Picture {
            id: picture
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(2 * told.size)
            height: width
            art: "onda/tokens/" + moment.kind
        }
        Words {
            id: told
            x: picture.x + picture.width + 12
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), moment.width * 0.8 - x)
            text: moment.words
            size: Math.round(Math.max(Theme.lead, 20 * moment.layout.unit))
            font.bold: true
            lineHeight: Math.round(size * 1.25)
            Accessible.ignored: true
        }
    }
}
