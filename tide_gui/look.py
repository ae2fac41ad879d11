"""What a window would find here; the doctor asks this of a process of its own, since Qt may abort."""

import json
import sys

from PySide6.QtCore import QByteArray, QUrl
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtQml import QQmlComponent, QQmlEngine

from tide_gui.display import PAINTED, gl_renderer, paints_without_gl
from tide_gui.ui.sounds import Sounds

PAGE = b"import QtQuick; import QtQuick.Window; import QtQuick.Templates; Item {}"


def look() -> int:
    """Tell it as one line of JSON."""
    app = QGuiApplication(sys.argv[:1])
    sounds = Sounds()
    sounds.prepare()
    told = {
        "platform": app.platformName(),
        "screens": [_screen(screen) for screen in app.screens()],
        "renderer": "" if app.platformName() in PAINTED else gl_renderer(),
        "software": paints_without_gl(app.platformName()),
        "pages": _pages(),
        "sound": sounds.reason,
    }
    print(json.dumps(told))
    return 0


def _screen(screen: QScreen) -> str:
    size = screen.size()
    return f"{screen.name()} {size.width()}x{size.height()} at {screen.devicePixelRatio():g}x"


def _pages() -> str:
    """Why no page of the table can be loaded; empty where it can."""
    engine = QQmlEngine()
    page = QQmlComponent(engine)
    page.setData(QByteArray(PAGE), QUrl())
    return page.errorString().strip()
