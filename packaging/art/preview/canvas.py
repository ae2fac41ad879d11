"""A canvas on which pictures, plates and words are put."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[3]
ART, BUILD = ROOT / "resources", ROOT / "build"
INK, PAPER, FOAM, EDGE, QUIET = "#1E2A32", "#FFF9EC", "#DFF3F0", "#D8CDB8", "#5B6268"
SEA, DEEP, YELLOW, DAWN = "#1F6F7A", "#0E3A4A", "#F2B134", "#FCE9D0"


def renderer_of(name: str) -> QSvgRenderer:
    renderer = QSvgRenderer(str(ART / f"{name}.svg"))
    if not renderer.isValid():
        raise SystemExit(f"Qt cannot draw {name}.svg.")
    return renderer


def picture(name: str, width: float, height: float) -> QImage:
    image = QImage(max(1, round(width)), max(1, round(height)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer_of(name).render(painter)
    painter.end()
    return image


def size_of(name: str) -> tuple[int, int]:
    """Width and height of the drawing."""
    size = renderer_of(name).defaultSize()
    return size.width(), size.height()


def pictures_in(folder: str) -> list[str]:
    return [f"{folder}/{path.stem}" for path in sorted((ART / folder).glob("*.svg"))]


def font(size: float, family: str, bold: bool) -> QFont:
    named = QFont(family)
    named.setPixelSize(round(size))
    named.setBold(bold)
    return named


def width_of(words: str, size: float, family: str = "Andika", bold: bool = True) -> float:
    return QFontMetricsF(font(size, family, bold)).horizontalAdvance(words)


class Canvas:
    def __init__(self, width: int, height: int, ground: str, scale: float = 1) -> None:
        self.image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
        self.image.fill(QColor(ground))
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.scale(scale, scale)
        self.scale = scale

    def put(self, name: str, x: float, y: float, w: float, h: float, turn: float = 0) -> None:
        """Put a picture, turned about its middle."""
        image = picture(name, w * self.scale, h * self.scale)
        self.painter.save()
        self.painter.translate(x + w / 2, y + h / 2)
        self.painter.rotate(turn)
        self.painter.drawImage(QRectF(-w / 2, -h / 2, w, h), image)
        self.painter.restore()

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: str = INK,
        family: str = "Andika",
        *,
        bold: bool = True,
        centre: bool = False,
    ) -> None:
        """Write words on the baseline y, from x on or with their middle at x."""
        self.painter.setFont(font(size, family, bold))
        self.painter.setPen(QColor(colour))
        left = x - width_of(words, size, family, bold) / 2 if centre else x
        self.painter.drawText(QPointF(left, y), words)

    def number(self, number: int, x: float, y: float, size: float, colour: str = INK) -> None:
        self.text(str(number), x, y, size, colour, "Quicksand", centre=True)

    def plate(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = PAPER,
        r: float = 14,
        *,
        edge: str = EDGE,
        edge_width: float = 1.2,
        shade: bool = True,
    ) -> None:
        """Draw a rounded rectangle; an edge of width 0 is none."""
        if shade:
            self.shadow(x, y, w, h)
        self.painter.setBrush(QColor(fill))
        self.painter.setPen(QPen(QColor(edge), edge_width) if edge_width else Qt.PenStyle.NoPen)
        self.painter.drawRoundedRect(QRectF(x, y, w, h), r, r)

    def ring(self, x: float, y: float, w: float, h: float, width: float, r: float = 14) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(QColor(YELLOW), width))
        self.painter.drawRoundedRect(QRectF(x, y, w, h), r, r)

    def fill(self, x: float, y: float, w: float, h: float, colour: str) -> None:
        self.painter.fillRect(QRectF(x, y, w, h), QColor(colour))

    def shadow(self, x: float, y: float, w: float, h: float) -> None:
        """Draw the nine parts of the shadow; its borders are 48 pixels wide, shown at 24."""
        tile = QImage(str(ART / "paper/shadow@2x.png"))
        x, y, w, h = x - 12, y - 8, w + 24, h + 26
        border = min(24.0, w / 2, h / 2)
        for sx, sw, dx, dw in _parts(x, w, border):
            for sy, sh, dy, dh in _parts(y, h, border):
                self.painter.drawImage(QRectF(dx, dy, dw, dh), tile, QRectF(sx, sy, sw, sh))

    def card(self, name: str, x: float, y: float, w: float, *, shadow: bool = True) -> float:
        """Put a card without its words; return its scale, 1 for the size of the drawing."""
        if shadow:
            self.shadow(x, y, w, w * 1.4)
        self.put(name, x, y, w, w * 1.4)
        return w / 250

    def save(self, path: Path) -> None:
        self.painter.end()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.image.save(str(path))
        print(path.relative_to(ROOT), path.stat().st_size // 1024, "KiB")


def _parts(start: float, length: float, border: float) -> list[tuple[float, float, float, float]]:
    """The three parts of a nine-patch along one axis: source, its length, target, its length."""
    return [
        (0, 48, start, border),
        (48, 32, start + border, length - 2 * border),
        (80, 48, start + length - border, border),
    ]


Pictures = Mapping[str, Callable[[], Canvas]]


def render(folder: str, pictures: Pictures) -> None:
    """Save the pictures that the command line names, or all of them, below the build folder."""
    wanted = sys.argv[1:] or pictures
    if unknown := set(wanted) - set(pictures):
        raise SystemExit(f"No such picture: {', '.join(sorted(unknown))}. There are: {', '.join(pictures)}.")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    for file in sorted((ART / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
    for name in wanted:
        pictures[name]().save(BUILD / folder / f"{name}.png")
    del app
