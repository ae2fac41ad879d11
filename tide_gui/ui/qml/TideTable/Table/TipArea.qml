pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Shows a tool tip when the mouse rests here or a finger stays; items below still receive every press.
Item {
    id: area

    required property Session session
    required property string words
    readonly property Pace pace: session?.pace ?? null  // none while the table is taken away
    readonly property bool still: pace !== null && (!pace.canSkip || pace.waitsForClick)
    property bool used: false  // pressed since the pointer came
    property bool held: false

    function isLow(): bool {
        return mapToItem(null, 0, 0).y > Window.height / 2;
    }

    objectName: "tipArea"

    HoverHandler {
        id: mouse
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen
        onHoveredChanged: area.used = finger.active  // since Qt 6.12 the mouse seems to come to where a finger is
    }
    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: area.used = true
    }
    PointHandler {
        id: finger
        acceptedDevices: PointerDevice.TouchScreen
        onActiveChanged: area.held = false
    }
    Timer {
        running: finger.active
        interval: Application.styleHints.mousePressAndHoldInterval + 100  // a button below has seen it by then
        onTriggered: area.held = true
    }
    Loader {
        active: area.words !== "" && area.still && (area.held || mouse.hovered && !area.used)
        sourceComponent: PaperTip {
            owner: area
            above: area.isLow()
            delay: area.held ? 0 : Theme.tipDelay
            text: area.words
        }
    }
}
