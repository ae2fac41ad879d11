pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The tide: it is squashed, changes and opens again when it turns.
Item {
    id: mark

    required property string tide
    property string shown: tide

    onTideChanged: {
        if (Theme.glide > 0)
            turning.restart();
        else
            shown = tide;
    }

    Picture {
        anchors.fill: parent
        art: "onda/tokens/tide-" + mark.shown
        transform: Scale {
            id: squash
            origin.x: mark.width / 2
            origin.y: mark.height / 2
        }
    }
    SequentialAnimation {
        id: turning

        NumberAnimation { target: squash; property: "yScale"; to: 0; duration: Theme.lift; easing.type: Easing.InQuad }
        PropertyAction { target: mark; property: "shown"; value: mark.tide }  // a script would still run while the table is left
        NumberAnimation { target: squash; property: "yScale"; to: 1; duration: Theme.lift; easing.type: Easing.OutBack }
    }
}
