pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models
import TideTable.Table

// The place of a pile of cards, and below it a word for it.
Item {
    id: foot

    required property rect spot
    required property int count
    required property string words
    required property string detail
    required property real room  // for the words
    required property real size
    required property bool worded  // whether there is room for the words
    required property Session session

    x: spot.x
    y: spot.y
    width: spot.width
    height: spot.height

    Rectangle {
        visible: foot.count === 0
        width: parent.width
        height: parent.width * Theme.cardRatio
        radius: 5
        color: "transparent"
        border.width: 1
        border.color: Theme.plateEdge
    }
    FitWords {
        id: below
        x: (parent.width - width) / 2
        y: parent.height
        width: foot.room
        height: 18 * foot.size
        visible: foot.worded
        text: foot.words
        smallest: 10
        size: 13 * foot.size
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.quietText
    }
    TipArea {
        width: parent.width
        height: parent.height + below.height
        session: foot.session
        words: foot.detail
    }
}
