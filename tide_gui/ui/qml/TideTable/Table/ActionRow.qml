pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A button for every kind of move and for every question that the picks leave open, with its outcome.
Offers {
    id: row

    required property PromptPlate prompt  // the buttons are below it
    readonly property real growth: prompt.growth
    property var pictures: ({})  // by action; a name without a folder is an icon
    property string picture: ""  // of moves that belong to no action
    property real least: 168  // the width of a button, at least
    property int made: 0  // buttons so far; `itemAt` lets no binding know of a new one
    property string considered: ""  // the move of the button under the pointer or with the focus
    readonly property real gap: Math.round(10 * growth)
    readonly property real share: (width + gap) / Math.max(1, offers.count) - gap
    readonly property real needed: Math.min(width, Math.max(least * growth, made > 0 ? widest() : 0))  // reads `made` to be right after each new button
    readonly property bool full: share < needed  // scrolls, by whole buttons
    readonly property real inner: width - (full ? 2 * ends.room : 0)
    readonly property real shown: Math.max(1, Math.floor((inner + gap) / (needed + gap)))  // buttons side by side
    readonly property real cell: full ? (inner + gap) / shown - gap : share

    // The width of a button with the longest outcome.
    function widest(): real {
        let most = 0;
        for (let at = 0; at < offers.count; ++at)
            most = Math.max(most, (offers.itemAt(at) as Offered)?.wished ?? 0);
        return most;
    }

    // Scrolls to what a lesson points at.
    function showPointed() {
        for (let at = 0; at < offers.count; ++at) {
            const button = offers.itemAt(at) as Offered;
            if (button?.pointed)
                ends.reveal(button);
        }
    }

    session: prompt.session
    offered: offers
    onContentWidthChanged: Qt.callLater(showPointed)
    onLeftMarginChanged: contentX = -leftMargin
    visible: open
    x: prompt.x + 12
    y: prompt.y + prompt.height
    z: prompt.z
    width: prompt.width - 24
    contentWidth: offers.count * (cell + gap) - gap
    contentHeight: height
    leftMargin: full ? ends.room : 0
    rightMargin: leftMargin
    boundsBehavior: Flickable.StopAtBounds
    clip: full
    Accessible.role: Accessible.Grouping
    //: to a screen reader: a group of buttons, one for each move that can be made
    Accessible.name: qsTr("What can be done")

    MoreAside {
        id: ends
        parent: row
        row: row
        whole: true
    }
    Repeater {
        id: offers
        model: row.session.offers
        onItemAdded: ++row.made

        Offered {}
    }

    component Offered: ActionButton {
        required property int index
        required property string move
        required property string actionName
        required text
        required outcome
        required share
        required hint
        required main
        required property bool answer

        x: index * (row.cell + row.gap)
        width: row.cell
        height: row.height
        growth: row.growth
        readonly property bool pointed: row.session.tutor?.buttons.some(button => button === move || button === actionName) ?? false
        readonly property string picture: row.pictures[actionName] ?? row.picture

        art: picture.includes("/") ? picture : ""
        glyph: picture.includes("/") ? "" : picture
        onClicked: row.session.choice.pressOffer(index)
        onActiveFocusChanged: {
            if (activeFocus)
                ends.reveal(this);
            consider(activeFocus);
        }
        onHoveredChanged: consider(hovered)
        onPointedChanged: Qt.callLater(row.showPointed)
        Component.onDestruction: consider(false)

        function consider(looked: bool) {
            if (looked)
                row.considered = move;
            else if (row.considered === move)
                row.considered = "";
        }
    }
}
