pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The sea at dawn or by moonlight: sky, island and six swells with sheep between them. Black in high contrast.
// Sizes are bound, because anchors set them only after the pictures were drawn once in their own sizes.
Item {
    id: scene

    property real clear: 0  // the width at the left that the menu covers

    readonly property real unit: height / 600
    readonly property string look: Theme.dark ? "-dark" : "-light"
    readonly property list<real> swells: [296, 328, 376, 434, 504, 556]
    // seat, swell in front of it, position from the menu (0) to the right edge (1), size
    readonly property var sheep: [[5, 2, 0.07, 78], [3, 4, 0.2, 112], [4, 3, 0.9, 92], [2, 4, 0.7, 118], [1, 5, 0.43, 158]]
    readonly property real freeWidth: (width - clear) / unit  // of water that nothing covers
    readonly property list<int> afloat: freeWidth > 460 ? [1, 2, 3, 4, 5] : freeWidth > 240 ? [1, 5] : freeWidth > 170 ? [1] : []
    property real sway: 0

    clip: true

    Rectangle {
        anchors.fill: parent
        color: Theme.deepGround
    }

    Loader {
        width: scene.width
        height: scene.height
        active: !Theme.contrast
        sourceComponent: Item {
            Picture {
                width: scene.width
                height: scene.height
                art: "scene/hero-sky" + scene.look
                fillMode: Image.PreserveAspectCrop
                verticalAlignment: Image.AlignTop  // so that the moon stays below the name of the game
            }

            Picture {
                x: Math.max(parent.width - 530 * scene.unit, scene.clear * 0.9)
                y: -2 * scene.unit
                width: 486 * scene.unit
                height: 324 * scene.unit
                art: "scene/island" + scene.look
            }

            Repeater {
                model: scene.swells.length

                HeroSwell {
                    required property int index

                    width: scene.width
                    height: scene.height
                    unit: scene.unit
                    number: index
                    crest: scene.swells[index]
                    sway: scene.sway
                    clear: scene.clear
                    sheep: scene.sheep.filter(entry => entry[1] === index && scene.afloat.includes(entry[0]))
                }
            }
        }
    }

    NumberAnimation on sway {
        running: Theme.glide > 0 && !Theme.software && !Theme.contrast && scene.visible
        from: 0
        to: 2 * Math.PI
        duration: 9000
        loops: Animation.Infinite
    }
}
