pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls

// The address at which phones come, where this computer has several.
Column {
    id: choice

    property list<string> hosts  // the one that is used first

    signal wanted(string host)

    spacing: 4

    Words {
        width: parent.width
        text: qsTr("This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.")
        size: Theme.notes
        color: Theme.quietText
    }
    Picker {
        width: Math.min(parent.width, 360 * Theme.textScale)
        //: of this computer in the network, such as 192.168.1.20
        name: qsTr("Address")
        model: choice.hosts
        chosen: 0
        onActivated: index => choice.wanted(choice.hosts[index])
    }
}
