pragma ComponentBehavior: Bound

import TideTable.Controls
import TideTable.Models

// Asks before something that costs what the game counts for.
PaperDialog {
    id: dialog

    required property Stakes stakes
    readonly property bool wanted: stakes.asked

    title: stakes.title
    text: stakes.words
    picture: "tokens/sheep-sinking"
    first: keep
    onWantedChanged: wanted ? open() : close()
    onClosed: stakes.refuse()
    buttons: [
        PaperButton {
            kind: "danger"
            glyph: dialog.stakes.glyph
            text: dialog.stakes.action
            onClicked: dialog.stakes.agree()
        },
        PaperButton {
            id: keep

            //: button: do nothing, after a question
            text: qsTr("Cancel")
            onClicked: dialog.stakes.refuse()
        }
    ]
}
