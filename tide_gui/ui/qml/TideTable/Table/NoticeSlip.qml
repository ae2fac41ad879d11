pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Says for a while what has happened beside the game. What lies below can be pressed.
Plate {
    id: slip

    required property Session session
    property string notice

    objectName: "noticeSlip"
    visible: notice !== ""
    width: Math.min((parent?.width ?? 0) - 32, words.implicitWidth + 36)
    height: words.height + 20
    edge: Theme.focus
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notice

    Words {
        id: words

        x: 18
        y: 10
        width: slip.width - 36
        text: slip.notice
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Timer {
        id: shown

        interval: 2 * Theme.noticeTime  // a sentence takes longer to read than what a button says
        onTriggered: slip.notice = ""
    }
    Connections {
        target: slip.session

        function onNoticed(words: string) {
            slip.notice = words;
            shown.restart();
            slip.Accessible.announce(words);
        }
    }
}
