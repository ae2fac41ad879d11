pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// A button for everything that can be chosen but is not a piece; complete moves come first.
Offers {
    id: panel

    property Item lastFocused

    offered: offers
    visible: open
    contentWidth: row.width
    contentHeight: height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onContentWidthChanged: {
        if (lastFocused?.activeFocus)
            ends.reveal(lastFocused);
        else
            contentX = -leftMargin;
    }
    leftMargin: Math.max(0, (width - row.width) / 2)
    Accessible.role: Accessible.Grouping
    //: to a screen reader: a group of buttons, one for each choice
    Accessible.name: qsTr("What can be chosen")

    MoreAside {
        id: ends
        parent: panel
        row: panel
        ground: Theme.midSea
    }
    Row {
        id: row

        height: panel.height
        spacing: 8

        Repeater {
            id: offers
            model: panel.session.offers

            PaperButton {
                id: offered
                required property int index
                required text
                required property string move
                required property string actionName
                required property bool main
                required property bool answer
                required property int share
                required property string hint
                readonly property bool pointed: panel.session.tutor?.buttons.some(button => button === move || button === actionName) ?? false

                anchors.verticalCenter: parent?.verticalCenter
                size: Math.min(Theme.body, panel.height * 0.38)
                focusPolicy: Qt.TabFocus
                kind: move !== "" ? "primary" : "plain"
                rightPadding: Math.round(size * 1.2) + mark.room
                Accessible.description: hint
                Accessible.defaultButton: main
                onClicked: panel.session.choice.pressOffer(index)
                onActiveFocusChanged: if (activeFocus) ends.reveal(panel.lastFocused = this)

                HintShare {
                    id: mark
                    share: offered.share
                    size: Math.round(offered.size * 0.8)
                }
            }
        }
    }
}
