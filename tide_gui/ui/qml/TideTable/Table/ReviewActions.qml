pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What can be taken along of a moment of a review.
Flow {
    id: actions

    required property Review review
    required property Item ground  // what is copied as a picture

    spacing: 8

    Copy {
        //: button: the moment of a game that is shown
        label: qsTr("Copy as text")
        onClicked: actions.review.copyText()
    }
    Copy {
        //: button: the moment of a game that is shown
        label: qsTr("Copy as picture")
        onClicked: actions.ground.grabToImage(grabbed => actions.review.copyPicture(grabbed.image))
    }

    component Copy: CopyButton {
        width: Math.min(implicitWidth, actions.width)
        size: Theme.notes
        focusPolicy: Qt.TabFocus
    }
}
