import QtQuick
import TideTable.Models

// Loads a game's own part of a page by its name, or else the general one.
Loader {
    id: loader

    required property Session session
    required property string name
    property url otherwise
    property real room
    property bool complete: false

    function load() {
        const custom = session.page(name).toString();
        setSource(custom === "" ? otherwise : custom, { session: loader.session });
    }

    visible: status === Loader.Ready
    onSessionChanged: if (complete) load()
    Component.onCompleted: {
        complete = true;
        load();
    }
    onLoaded: (item as GamePart).room = Qt.binding(() => loader.room)
}
