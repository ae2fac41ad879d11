pragma ComponentBehavior: Bound

import TideTable.Controls
import TideTable.Table

Chapter {
    title: qsTr("Keys")

    KeyTable {}
}
