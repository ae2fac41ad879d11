pragma ComponentBehavior: Bound

import TideTable.Controls

// Asks before something that cannot be taken back.
PaperDialog {
    id: dialog

    required property string action
    property string glyph: "trash"
    //: button: what is asked about is not thrown away
    property string refusal: qsTr("Keep")

    signal confirmed()

    picture: "tokens/sheep-sinking"
    first: keep
    buttons: [
        PaperButton {
            kind: "danger"
            glyph: dialog.glyph
            text: dialog.action
            onClicked: {
                dialog.close()
                dialog.confirmed()
            }
        },
        PaperButton {
            id: keep

            text: dialog.refusal
            onClicked: dialog.close()
        }
    ]
}
