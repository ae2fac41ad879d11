pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// Hands on phones at a table: their sheet, the code as large as the window, and the code that stands here until all have come.
Item {
    id: phones

    required property Program program
    required property Session session

    readonly property bool invited: session.canHoldOnPhones && program.hasPhones && program.phones.invited
    readonly property bool complete: invited && program.phones.complete
    readonly property int here: invited ? program.phones.people.filter(person => person.here).length : 0
    property int before: 0  // so many were here
    readonly property var code: invited ? program.phones.code : []
    readonly property var shownCode: complete || aside ? [] : code
    property bool aside: false  // the code was put aside

    function open() {  // the type of the sheet is known once the phones are
        aside = false;
        sheet.setSource(Qt.resolvedUrl("PhonesDialog.qml"), {phones: program.phones});
    }

    function enlarge() {
        largeCode.active = true;
    }

    onHereChanged: {
        aside = aside && here > before && !complete;  // the code comes back when a phone is lost
        before = here;
    }

    onCompleteChanged: if (complete) (sheet.item as PaperDialog)?.close()  // all have come, and look at the table

    Loader {
        id: sheet
        onLoaded: (item as PaperDialog).open()
    }
    Connections {
        target: sheet.item
        ignoreUnknownSignals: true

        function onClosed() {
            sheet.source = "";
        }
    }
    Loader {
        id: largeCode

        readonly property bool needed: phones.code.length > 0 && !phones.complete

        active: false
        onNeededChanged: if (!needed) (item as CodeSheet)?.close()
        onLoaded: (item as CodeSheet).open()
        sourceComponent: CodeSheet {
            code: phones.code
            onClosed: largeCode.active = false
        }
    }
    Connections {
        target: phones.program.dealer

        function onPhonesWanted() {
            if (!phones.program.phones.complete)
                phones.open();
        }
    }
    Shortcut {
        sequence: "F9"
        enabled: phones.visible && phones.session.canHoldOnPhones && sheet.item === null
        onActivated: phones.open()
    }
    Shortcut {
        sequence: "F8"
        enabled: phones.visible && phones.code.length > 0 && !largeCode.active && sheet.item === null
        onActivated: phones.enlarge()
    }
}
