import QtQuick
import TideTable.Models

// Loads a game's part of a page by its name, or else the one that is there for every game.
Loader {
    id: loader

    required property Session session
    required property string name
    property url otherwise
    property real room

    visible: status === Loader.Ready
    Component.onCompleted: {
        const brought = session.page(name).toString();
        const found = brought === "" ? otherwise.toString() : brought;
        if (found !== "")
            setSource(found, { session: loader.session });
    }
    onLoaded: (item as GamePart).room = Qt.binding(() => loader.room)
}
