pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What a review has found about each seat, on the end page.
Column {
    id: summary

    property Review review: null
    readonly property int columns: Math.max(1, Math.floor(width / (320 * Theme.textScale)))

    visible: review !== null && review.balances.count > 0
    spacing: 8

    Heading {
        width: parent.width
        //: heading: what each seat owes to its cards, and what to its play
        text: qsTr("Cards and play")
    }
    Grid {
        width: parent.width
        columns: summary.columns
        columnSpacing: 24
        rowSpacing: 12

        Repeater {
            model: summary.review?.balances ?? null

            ReviewBalance {
                width: (summary.width - 24 * (summary.columns - 1)) / summary.columns
            }
        }
    }
}
