pragma ComponentBehavior: Bound

import QtQuick

// Loads one of the system's dialogs each time it is needed.
Loader {
    id: loader

    signal chosen(url where)

    function show(dialog: url, properties: var) {
        active = false;
        setSource(dialog, properties);
        active = true;
    }

    active: false

    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onChosen(where: url) {
            loader.chosen(where);
        }
    }
}
