"""Pictures that outlive their window: the next one would render each SVG file anew, a third of its time."""

from PySide6.QtCore import Q_ARG, QMetaObject, QObject
from PySide6.QtQml import QQmlComponent
from shiboken6 import isValid

NAME = "keptPictures"
KEEPER = b"""
import QtQuick

QtObject {
    property var kept: ({})
    property real pixels: 0
    readonly property real most: 16e6  // 64 MB
    readonly property Component picture: Component { Image {} }

    function keep(item) {
        if (item instanceof Image && item.status === Image.Ready && pixels < most)
            keepOne({source: item.source, sourceSize: item.sourceSize, fillMode: item.fillMode});
        for (const child of item.children)
            keep(child);
    }

    function keepOne(shown) {
        const key = JSON.stringify(shown);
        if (key in kept)
            return;
        kept[key] = picture.createObject(null, shown);
        pixels += shown.sourceSize.width * shown.sourceSize.height;
    }
}
"""


def keep_pictures(engine, root):
    """Keep what a window shows before it closes: Qt finds a picture of the same file and size again."""
    if isValid(root):
        QMetaObject.invokeMethod(keeper_of(engine), "keep", Q_ARG("QVariant", root.contentItem()))


def keeper_of(engine):
    """What keeps pictures in an engine; made once."""
    return engine.findChild(QObject, NAME) or new_keeper(engine)


def new_keeper(engine):
    component = QQmlComponent(engine)
    component.setData(KEEPER, "")
    keeper = component.create()
    keeper.setObjectName(NAME)
    keeper.setParent(engine)
    return keeper
