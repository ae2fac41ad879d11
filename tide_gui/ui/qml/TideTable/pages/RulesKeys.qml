pragma ComponentBehavior: Bound

import TideTable

Chapter {
    title: qsTr("Keys")

    KeyTable {}
}
