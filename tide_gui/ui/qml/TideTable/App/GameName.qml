pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The name of the game: letters on a swell, with a life ring as the dot of the i.
Item {
    objectName: "lettering"
    id: name

    property real size: 96
    property color ink: Theme.contrast ? Theme.contrastInk : Theme.dark ? Theme.paper : Theme.deepSea
    property color depth: Theme.contrast ? Theme.contrastGround : Theme.dark ? Theme.midSea : Theme.paper
    readonly property list<string> letters: ["T", "\u0131", "d", "e", " ", "T", "a", "b", "l", "e"]
    readonly property list<real> pulls: [0.03, 0.01, 0, 0, -0.06, -0.1, -0.01, -0.01, -0.01, 0]  // kerning, in ems

    implicitWidth: row.width
    implicitHeight: size * 1.35
    Accessible.role: Accessible.Heading
    Accessible.name: "Tide Table"

    Row {
        id: row

        Repeater {
            model: name.letters

            Item {
                id: letter

                required property int index
                required property string modelData
                readonly property real swell: Math.sin((index - 1.5) * 0.9) * name.size * 0.035

                width: (modelData === " " ? name.size * 0.36 : front.implicitWidth) + name.pulls[index] * name.size
                height: name.implicitHeight

                Text {
                    x: 0
                    y: letter.swell + Math.max(2, name.size * 0.04)
                    text: letter.modelData
                    color: name.depth
                    font: front.font
                    rotation: front.rotation
                    renderType: Text.CurveRendering
                    Accessible.ignored: true
                }

                Text {
                    id: front

                    y: letter.swell
                    text: letter.modelData
                    color: name.ink
                    font { family: Theme.display; bold: true; pixelSize: Math.round(name.size) }
                    rotation: Math.cos((letter.index - 1.5) * 0.9) * 3
                    renderType: Text.CurveRendering
                    Accessible.ignored: true
                }

                Picture {
                    visible: letter.index === 1
                    art: visible ? "tokens/ring" : ""
                    width: name.size * 0.24
                    height: width
                    x: (front.width - width) / 2
                    y: front.y + front.baselineOffset - name.size * 0.83
                    rotation: -12
                }
            }
        }
    }
}
