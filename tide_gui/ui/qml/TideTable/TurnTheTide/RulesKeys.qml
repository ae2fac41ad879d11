pragma ComponentBehavior: Bound

import TideTable.Controls

Chapter {
    title: qsTr("Keys")

    KeyTable {}
}
