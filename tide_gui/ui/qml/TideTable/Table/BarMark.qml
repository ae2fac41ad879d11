pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A short text on a small plate in the bar; pressing it shows the detail, if there is any.
PressButton {
    id: mark

    property string detail
    property color ink: Theme.text
    property bool strong: false
    property real size: Theme.body
    property real room: parent?.width ?? 400
    readonly property real fullWidth: fullWords.advanceWidth + 24  // at the chosen text size
    readonly property real usualWidth: (fullWidth - 24) * size / Theme.body + 24  // in one line, not shrunk
    readonly property int fitted: Math.floor(size * (room - 26) / (usualWidth - 24))  // the size at which it takes one line

    implicitWidth: words.implicitWidth + 24
    implicitHeight: Math.max(Theme.target, words.implicitHeight + 8)
    width: Math.min(implicitWidth, room)
    leftPadding: 12
    rightPadding: 12
    hoverEnabled: detail !== ""
    focusPolicy: detail === "" && !activeFocus ? Qt.NoFocus : Qt.TabFocus
    Accessible.role: detail === "" ? Accessible.StaticText : Accessible.Button
    Accessible.name: detail === "" ? text : detail
    onClicked: if (detail !== "") popup.open()

    TextMetrics {
        id: fullWords
        font { family: words.font.family; bold: mark.strong; pixelSize: Theme.body }
        text: mark.text
    }

    contentItem: Words {
        id: words
        text: mark.text
        size: mark.fitted < mark.size && mark.fitted >= Math.max(Theme.far, 0.8 * mark.size) ? mark.fitted : mark.size  // one line, if it nearly fits
        color: mark.ink
        font.bold: mark.strong
        font.underline: mark.detail !== ""
        lineHeight: Math.round(size * 1.3)
        Accessible.ignored: true
    }
    background: Plate {
        raised: false
        corner: Math.min(20, mark.height / 2)
        edge: mark.hovered ? Theme.link : Theme.plateEdge

        FocusRing {
            visible: mark.visualFocus
            corner: 20
        }
    }

    T.Popup {
        id: popup
        y: mark.height + 6
        width: Math.min(420, detailText.implicitWidth)
        height: detailText.implicitHeight + 24
        margins: 8
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
        contentItem: Words {
            id: detailText
            leftPadding: 18
            rightPadding: 18
            text: mark.detail
        }
        background: Plate {}
    }
}
