pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// A popup menu.
T.Menu {
    id: menu

    readonly property real widest: {
        let most = 204;
        for (let at = 0; at < count; ++at)
            most = Math.max(most, itemAt(at).implicitWidth);
        return most;
    }

    implicitWidth: widest + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    margins: 8
    padding: 8
    modal: true
    focus: true
    dim: false

    contentItem: ListView {
        implicitHeight: contentHeight
        model: menu.contentModel
        interactive: contentHeight > height
        clip: interactive
        currentIndex: menu.currentIndex
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        highlightResizeDuration: 0
    }
    background: Plate {}
}
