pragma ComponentBehavior: Bound

import QtQuick

// The games by picture and title, the chosen one filled and ticked. Arrow keys choose, Tab leaves the games.
FocusScope {
    id: choice

    property list<string> titles
    property list<string> pictures  // a file for each title, or empty
    property int current: -1
    property string name

    signal picked(int index)

    readonly property real gap: 10

    implicitWidth: Math.max(grid.widest, 300) * titles.length + gap * (titles.length - 1)
    implicitHeight: grid.implicitHeight
    activeFocusOnTab: false
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    function choose(index: int) {
        if (index < 0 || index >= titles.length)
            return
        picked(index)
        const tile = tiles.itemAt(current) as GameTile
        tile.forceActiveFocus(Qt.TabFocusReason)
        tile.focusReason = Qt.TabFocusReason  // it may have the focus already, without its ring
    }

    Grid {
        id: grid

        readonly property real widest: {
            let most = 0
            for (let i = 0; i < tiles.count; ++i)
                most = Math.max(most, tiles.itemAt(i)?.implicitWidth ?? 0)
            return most
        }

        columns: Math.max(1, Math.min(tiles.count, Math.floor((choice.width + choice.gap + 0.5) / (widest + choice.gap))))
        spacing: choice.gap

        Repeater {
            id: tiles

            model: choice.titles.length

            GameTile {
                required property int index

                width: (choice.width + choice.gap) / grid.columns - choice.gap
                text: choice.titles[index]
                picture: choice.pictures[index]
                chosen: index === choice.current
                onClicked: choice.picked(index)
                Keys.onLeftPressed: choice.choose(choice.current - 1)
                Keys.onRightPressed: choice.choose(choice.current + 1)
                Keys.onUpPressed: choice.choose(choice.current - grid.columns)
                Keys.onDownPressed: choice.choose(choice.current + grid.columns)
            }
        }
    }
}
