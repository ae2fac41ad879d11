pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The numbers of a person, each on a tile: games, wins, streak, and what the chosen game counts.
Grid {
    id: tiles

    required property Person person
    readonly property real tileWidth: Math.floor((width + spacing) / columns) - spacing
    readonly property real tallest: {
        let most = 0
        for (const child of children)
            most = Math.max(most, child.implicitHeight)
        return most
    }

    columns: Math.max(1, Math.floor((width + spacing) / (220 * Math.min(Theme.textScale, 1.5))))

    spacing: 12

    FeatTile {
        width: tiles.tileWidth
        height: tiles.tallest
        value: tiles.person.won
        title: qsTr("Games won")
        //: %1: how many a person would win if all were equally good, as 8.4
        words: qsTr("%n game(s) played; an equal share: %1", "", tiles.person.games).arg(tiles.person.par)
        glyph: "trophy"
    }

    FeatTile {
        width: tiles.tileWidth
        height: tiles.tallest
        value: tiles.person.streak
        title: qsTr("Longest streak")
        //: what the longest streak counts
        words: qsTr("games won in a row")
        glyph: "star"
    }

    Repeater {
        model: tiles.person.feats

        FeatTile {
            required property var modelData

            width: tiles.tileWidth
            height: tiles.tallest
            value: modelData.value
            title: modelData.title
            words: modelData.words
            picture: modelData.picture
        }
    }
}
