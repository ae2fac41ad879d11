import QtQuick
import TideTable.Models

// A place on the table that lessons can point at, by its name.
Item {
    required property Session session
    required property string part
    required property rect place
    readonly property bool pointed: session.tutor?.parts.includes(part) ?? false

    x: place.x
    y: place.y
    width: place.width
    height: place.height
}
