pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Table

// The tide has turned, or a bomb was laid: light falls on it, and a sentence below tells what that means.
MomentFrame {
    id: moment

    required property TableLayout layout
    readonly property bool bomb: kind === "bomb"
    readonly property real under: layout.toBeat.y + layout.toBeat.height + 6  // what is to beat stays readable
    readonly property rect tide: Qt.rect(layout.tideWords.x, layout.tide.y, Math.max(layout.tideWords.width, layout.tide.width), layout.tideWords.y + layout.tideWords.height - layout.tide.y)

    place: bomb ? layout.laid : tide
    air: 6 + 24 * (1 - arrived)
    tint: bomb ? Theme.vermilion : Theme.focus

    Rectangle {
        objectName: "momentLight"
        x: moment.place.x
        y: moment.place.y
        z: -1  // below the ring
        width: moment.place.width
        height: moment.place.height
        radius: Theme.corner
        color: moment.bomb ? Theme.highlight : Theme.foam
        opacity: 0.45 * (1 - moment.arrived)
    }
    MomentPaper {
        x: Math.round(moment.layout.centre - width / 2)
        y: Math.round(Math.max(moment.under, Math.min(moment.layout.row.y - 4, moment.layout.actionsTop + 0.4 * moment.layout.actionsHeight - height)))
        frame: moment
        art: "onda/tokens/" + moment.kind
        size: Math.round(Math.max(Theme.lead, 20 * moment.layout.unit))
        widest: moment.width * 0.8
        margin: 20
        air: 16
        pictured: 2
    }
}
