pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The curve of one seat: how often it wins before each turn; and its badge, for the moment that is shown.
Item {
    id: line

    required property int index
    required property int seat
    required property string name
    required property list<real> places
    required property list<real> chances
    required property bool chosen
    required property bool known
    required property int now
    required property string words
    property int badge
    property real badgeTop
    readonly property real level: (1 - now / 100) * height
    readonly property real thick: chosen ? 3 : 2
    readonly property color scarf: Theme.seats[Theme.sheep[seat]]
    readonly property color paint: Theme.contrast && chosen ? Theme.contrastInk : Theme.dark ? Qt.lighter(scarf, 1.3) : Qt.darker(scarf, 1.25)

    function at(number: int): point {  // bindings may still ask for points that are gone
        return number < places.length ? Qt.point(places[number] * width, (1 - chances[number]) * height) : Qt.point(0, 0);
    }

    visible: known
    z: chosen ? 1 : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    // Rectangles, not a Shape: Qt's software renderer does not clip a Shape that is scrolled out of view.
    Repeater {
        model: Math.max(0, line.places.length - 1)

        Item {
            id: step
            required property int index
            readonly property point from: line.at(index)
            readonly property point to: line.at(index + 1)

            Rectangle {
                x: step.from.x
                y: step.from.y - height / 2
                width: step.to.x - step.from.x + line.thick / 2
                height: line.thick
                color: line.paint
            }
            Rectangle {
                x: step.to.x - width / 2
                y: Math.min(step.from.y, step.to.y) - line.thick / 2
                width: line.thick
                height: Math.abs(step.to.y - step.from.y) + line.thick
                color: line.paint
            }
        }
    }
    Picture {
        objectName: "chanceBadge"
        visible: line.now >= 0
        x: parent.width + 4
        y: line.badgeTop
        width: line.badge
        height: width
        art: Theme.seatArt("badge", line.seat)
    }
}
