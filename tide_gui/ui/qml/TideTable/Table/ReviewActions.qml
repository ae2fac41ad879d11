pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What can be done with a moment of a review.
Flow {
    id: actions

    required property Program program
    required property Review review
    required property Item ground  // what is copied as a picture

    spacing: 8

    PaperButton {
        width: Math.min(implicitWidth, actions.width)
        size: Theme.notes
        focusPolicy: Qt.TabFocus
        text: qsTr("Play on from here")
        glyph: "continue"
        visible: actions.review.playable
        onClicked: actions.program.dealer.playFromReview()
    }
    Copy {
        label: qsTr("Copy as text")
        onClicked: actions.review.copyText()
    }
    Copy {
        label: qsTr("Copy as picture")
        onClicked: actions.ground.grabToImage(grabbed => actions.review.copyPicture(grabbed.image))
    }

    component Copy: CopyButton {
        width: Math.min(implicitWidth, actions.width)
        size: Theme.notes
        focusPolicy: Qt.TabFocus
    }
}
