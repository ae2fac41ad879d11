pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import TideTable.Controls

// A horizontal rule drawn as a wave.
Item {
    id: rule

    property real wave: 24  // length of one wave
    // Qt's software renderer does not clip a Shape that is entirely out of view, so hide it there.
    property Flickable port
    property real offset: 0  // y of the rule's parent in the port's content
    property color color: Theme.wave

    implicitHeight: 12
    height: 12
    clip: true

    Shape {
        visible: !rule.port || (rule.offset + rule.y > rule.port.contentY - rule.height && rule.offset + rule.y < rule.port.contentY + rule.port.height - rule.height)
        width: parent.width
        height: parent.height
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeWidth: 2
            strokeColor: rule.color
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap

            PathSvg {
                path: "M 0 6" + " q %1 -5 %2 0 t %2 0".replace(/%1/g, String(rule.wave / 4)).replace(/%2/g, String(rule.wave / 2)).repeat(
                          Math.max(1, Math.ceil(rule.width / rule.wave)))
            }
        }
    }
}
