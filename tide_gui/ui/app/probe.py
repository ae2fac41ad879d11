"""What a window would find on this machine; `doctor` runs this as a child process, since Qt may abort."""

import json
import sys

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow

from tide_gui.platform_check import PAINTED, gl_renderer, paints_without_gl
from tide_gui.sound.process import reports
from tide_gui.sound.protocol import Command
from tide_gui.ui.app.sounds import Sounds
from tide_gui.ui.app.window import MAIN, QML

OPENGL = "OpenGL"  # Qt's name


def look() -> int:
    """Print the findings as one line of JSON."""
    app = QGuiApplication(sys.argv[:1])
    [report] = reports([Command("open"), Command("close")])
    findings = {
        "platform": app.platformName(),
        "screens": [_screen(screen) for screen in app.screens()],
        **_drawing(app.platformName()),
        "pages": _pages(),
        "sound": Sounds().fault_text(report.fault),
    }
    print(json.dumps(findings))
    return 0


def _drawing(platform: str) -> dict[str, str | bool]:
    """Return what draws the table; only OpenGL tells more than its name."""
    api = QQuickWindow.graphicsApi().name
    renderer = gl_renderer() if api == OPENGL and platform not in PAINTED else ""
    return {"api": api, "renderer": renderer, "software": paints_without_gl(platform)}


def _screen(screen: QScreen) -> str:
    size = screen.size()
    return f"{screen.name()} {size.width()}x{size.height()} at {screen.devicePixelRatio():g}x"


def _pages() -> str:
    """Return why the pages cannot be loaded, or an empty string. Nothing is shown."""
    engine = QQmlEngine()
    engine.addImportPath(QML)
    page = QQmlComponent(engine)
    page.loadFromModule(*MAIN)
    return page.errorString().strip()
