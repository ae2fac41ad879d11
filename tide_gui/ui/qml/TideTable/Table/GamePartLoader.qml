import QtQuick
import TideTable.Models

// Loads a game's own part of a page by its name, or else the general one.
Loader {
    id: loader

    required property Session session
    required property string name
    property url otherwise
    property real room

    visible: status === Loader.Ready
    Component.onCompleted: {
        const custom = session.page(name).toString();
        const found = custom === "" ? otherwise.toString() : custom;
        if (found !== "")
            setSource(found, { session: loader.session });
    }
    onLoaded: (item as GamePart).room = Qt.binding(() => loader.room)
}
