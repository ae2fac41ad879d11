pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A drop-down list.
T.ComboBox {
    id: picker

    property string name
    property int chosen: -1

    currentIndex: chosen
    onModelChanged: currentIndex = Qt.binding(() => chosen)  // otherwise a new list selects its first line
    implicitWidth: 220 * Math.min(Theme.textScale, 1.6)
    implicitHeight: Math.max(Theme.target, label.implicitHeight + 8)
    leftPadding: 12
    rightPadding: arrow.width + 16
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    wheelEnabled: false
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.ComboBox
    //: to a screen reader; %1: what is chosen here; %2: the choice
    Accessible.name: name === "" ? displayText : qsTr("%1: %2").arg(name).arg(displayText)
    Accessible.onPressAction: popup.open()
    // Qt selects on the release of Return, so the press is consumed here and the release opens the list.
    Keys.onReturnPressed: event => event.accepted = true
    Keys.onEnterPressed: event => event.accepted = true
    Keys.onReleased: event => {
        event.accepted = !popup.visible && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
        if (event.accepted)
            popup.open()
    }

    contentItem: Words {
        id: label

        text: picker.displayText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.min(size, Math.round(13 * Theme.textScale))
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    indicator: Glyph {
        id: arrow

        x: picker.width - width - 8
        y: (picker.height - height) / 2
        side: Math.round(Theme.body * 1.3)
        glyph: "down"
    }

    background: Rectangle {
        radius: 10
        color: Theme.contrast ? Theme.contrastGround : picker.down ? Theme.plateEdge : Theme.softPlate
        border.width: picker.hovered || Theme.contrast ? 2 : 1
        border.color: Theme.contrast ? (picker.hovered ? Theme.focus : Theme.contrastInk) : picker.hovered ? Theme.link : Theme.quietText
    }

    FocusRing {
        visible: picker.visualFocus
        gap: 0
    }

    delegate: PickerLine {
        required property int index
        required property var modelData

        width: ListView.view?.width ?? picker.width
        text: modelData
        chosen: picker.currentIndex === index
        highlighted: picker.highlightedIndex === index
    }

    popup: T.Popup {
        y: picker.height + 4
        width: picker.width
        height: Math.min(contentItem.implicitHeight + 8, (picker.T.Overlay.overlay?.height ?? 600) - 24)
        padding: 4
        margins: 12

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: picker.popup.visible ? picker.delegateModel : null
            currentIndex: picker.highlightedIndex
            highlightMoveDuration: 0
            highlightResizeDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: PaperScrollBar {}
        }

        background: Plate {}
    }
}
