pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// The table of any game. It keeps showing its game while the player leaves it.
FocusScope {
    id: page

    required property Program program
    readonly property Session current: program.session
    property Session session: null

    focus: true
    onCurrentChanged: if (current !== null) session = current
    Component.onCompleted: session = current

    Loader {
        anchors.fill: parent
        focus: true
        active: page.session !== null
        sourceComponent: TableFrame {
            program: page.program
            session: page.session
        }
    }
}
