pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The page of a character: how it plays a game, and against whom it loses.
PageFrame {
    id: page

    required property Program program
    readonly property Portrait portrait: program.portrait
    readonly property bool wide: textWidth > 620 * Theme.textScale

    title: portrait.name
    widest: 960
    first: viewport
    onLeave: program.back()
    extras: Picture {
        width: 72
        height: 72
        art: "tokens/bot"
    }

    Words {
        width: parent.width
        text: page.portrait.summary
        color: Theme.quietText
    }

    Words {
        width: parent.width
        text: page.portrait.sentences
        size: Theme.lead
    }

    Flow {
        width: parent.width
        visible: page.portrait.source !== ""
        spacing: 32

        Bars {
            width: page.wide ? (parent.width - parent.spacing) * 0.55 : parent.width
            visible: bars.length > 0
            //: heading: it is a bot
            title: qsTr("How it plays")
            words: page.portrait.others
            paint: Theme.filled
            bars: page.portrait.traits
        }

        Bars {
            width: page.wide ? (parent.width - parent.spacing) * 0.45 : parent.width
            //: heading: it is a bot
            title: qsTr("Against whom it loses")
            words: page.portrait.loses
            paint: Theme.filled
            bars: page.portrait.ahead
        }
    }

    Words {
        width: parent.width
        text: page.portrait.source
        size: Theme.notes
        color: Theme.quietText
    }
}
