"""Render the art on contact sheets with Qt's SVG renderer, for review.

`.venv/bin/python packaging/art/make_sheets.py [NAME ...]` writes them to build/sheets.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[2]
ART, SHEETS = ROOT / "resources", ROOT / "build" / "sheets"
INK, PAPER, FOAM = "#1E2A32", "#FFF9EC", "#DFF3F0"


def picture(name: str, width: float, height: float) -> QImage:
    image = QImage(round(width), round(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer = QSvgRenderer(str(ART / f"{name}.svg"))
    if not renderer.isValid():
        raise SystemExit(f"bad SVG: {name}")
    renderer.render(painter)
    painter.end()
    return image


class Sheet:
    def __init__(self, width: int, height: int, ground: str, scale: float = 1) -> None:
        self.image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
        self.image.fill(QColor(ground))
        self.painter = QPainter(self.image)
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.scale(scale, scale)
        self.scale = scale

    def put(self, name: str, x: float, y: float, w: float, h: float) -> None:
        image = picture(name, w * self.scale, h * self.scale)
        self.painter.drawImage(QRectF(x, y, w, h), image)

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: str = INK,
        family: str = "Andika",
        bold: bool = True,
        centre: bool = False,
    ) -> None:
        font = QFont(family)
        font.setPixelSize(round(size))
        font.setBold(bold)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        width = self.painter.fontMetrics().horizontalAdvance(words)
        self.painter.drawText(QPointF(x - width / 2 if centre else x, y), words)

    def shadow(self, x: float, y: float, w: float, h: float) -> None:
        tile = QImage(str(ART / "paper/shadow@2x.png"))
        m, c = 48, 24.0
        x, y, w, h = x - 12, y - 8, w + 24, h + 26
        xs, ys = (
            [(0, m, x, c), (m, 32, x + c, w - 2 * c), (80, m, x + w - c, c)],
            [(0, m, y, c), (m, 32, y + c, h - 2 * c), (80, m, y + h - c, c)],
        )
        for sx, sw, dx, dw in xs:
            for sy, sh, dy, dh in ys:
                self.painter.drawImage(QRectF(dx, dy, dw, dh), tile, QRectF(sx, sy, sw, sh))

    def weather(self, number: int, x: float, y: float, w: float, shadow: bool = False) -> None:
        if shadow:
            self.shadow(x, y, w, w * 1.4)
        k = w / 250
        self.put(f"turn-the-tide/cards/weather-{number:02}", x, y, w, w * 1.4)
        kind = "whole" if 25 <= number <= 36 else "half" if 13 <= number <= 48 else "none"
        self.put(f"turn-the-tide/tokens/preserver-{kind}", x + 103 * k, y + 6 * k, 44 * k, 44 * k)
        self.put(f"turn-the-tide/tokens/preserver-{kind}", x + 26 * k, y + 64 * k, 34 * k, 34 * k)
        self.text(str(number), x + 42 * k, y + 58 * k, 48 * k, family="Quicksand", centre=True)
        self.text(str(number), x + 207 * k, y + 332 * k, 44 * k, family="Quicksand", centre=True)

    def tide(self, number: int, x: float, y: float, w: float, shadow: bool = False) -> None:
        if shadow:
            self.shadow(x, y, w, w * 1.4)
        k = w / 250
        self.put(f"turn-the-tide/cards/tide-{number:02}", x, y, w, w * 1.4)
        self.text(str(number), x + 42 * k, y + 58 * k, 48 * k, FOAM, "Quicksand", centre=True)
        self.text(str(number), x + 207 * k, y + 332 * k, 44 * k, FOAM, "Quicksand", centre=True)

    def save(self, name: str) -> None:
        self.painter.end()
        SHEETS.mkdir(parents=True, exist_ok=True)
        self.image.save(str(SHEETS / f"{name}.png"))
        print(name, (SHEETS / f"{name}.png").stat().st_size // 1024, "KiB")


def all_weather() -> None:
    sheet = Sheet(1680, 1030, "#2B7480")
    for n in range(1, 61):
        sheet.weather(n, 10 + (n - 1) % 15 * 111.5, 12 + (n - 1) // 15 * 256, 104)
        # one row holds a quarter of the deck; below each card its left third is shown once more
    for n in range(1, 61):
        strip = picture(f"turn-the-tide/cards/weather-{n:02}", 104, 146).copy(0, 30, 31, 90)
        sheet.painter.drawImage(QPointF(10 + (n - 1) % 15 * 111.5, 12 + (n - 1) // 15 * 256 + 152), strip)
    sheet.save("weather-all")


def weather_rows(first: int, name: str) -> None:
    sheet = Sheet(1630, 650, "#2B7480")
    for i, n in enumerate(range(first, first + 15)):
        if i < 14:
            sheet.weather(n, 14 + i % 7 * 230, 12 + i // 7 * 318, 218)
    sheet.save(name)


def fan() -> None:
    sheet = Sheet(1500, 430, "#1F6F7A")
    hand = [1, 5, 9, 14, 19, 26, 31, 36, 41, 47, 54, 60]
    for i, n in enumerate(hand):
        sheet.weather(n, 20 + i * 46, 30, 150, True)
    for i, n in enumerate([3, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 58]):
        p = sheet.painter
        p.save()
        angle = (i - 5.5) * 2.9
        p.translate(1130, 930)
        p.rotate(angle)
        sheet.weather(n, -75, -860, 150, True)
        p.restore()
    sheet.save("fan")


def tides() -> None:
    sheet = Sheet(1640, 640, PAPER)
    for n in range(1, 13):
        sheet.tide(n, 16 + (n - 1) % 6 * 224, 14 + (n - 1) // 6 * 312, 212, True)
    sheet.shadow(1382, 14, 212, 297)
    sheet.put("turn-the-tide/cards/back-tide", 1382, 14, 212, 297)
    sheet.shadow(1382, 326, 212, 297)
    sheet.put("turn-the-tide/cards/back-weather", 1382, 326, 212, 297)
    sheet.save("tides-and-backs")


TOKENS = (
    "tokens/ring",
    "turn-the-tide/tokens/ring-lost",
    "turn-the-tide/tokens/last-chance",
    "tokens/human",
    "tokens/bot",
    "turn-the-tide/tokens/highest-tide",
    "tokens/thinking",
    "tokens/chosen",
    "turn-the-tide/tokens/preserver-none",
    "turn-the-tide/tokens/preserver-half",
    "turn-the-tide/tokens/preserver-whole",
)


def tokens() -> None:
    sheet = Sheet(1400, 760, PAPER)
    for i, name in enumerate(TOKENS):
        sheet.put(name, 16 + i * 125, 16, 112, 112)
        sheet.put(name, 26 + i * 125, 136, 32, 32)
        sheet.put(name, 70 + i * 125, 140, 24, 24)
        sheet.put(name, 104 + i * 125, 144, 16, 16)
    for i in range(5):
        sheet.put(f"seats/seat-{i + 1}", 20 + i * 230, 180, 220, 220)
        sheet.put(f"seats/seat-{i + 1}", 20 + i * 230, 420, 96, 96)
        sheet.put(f"seats/seat-{i + 1}", 125 + i * 230, 430, 64, 64)
        sheet.put(f"seats/seat-{i + 1}", 198 + i * 230, 440, 40, 40)
        sheet.put(f"seats/scarf-{i + 1}", 20 + i * 230, 525, 96, 24)
        sheet.put(f"seats/badge-{i + 1}", 126 + i * 230, 512, 48, 48)
        sheet.put(f"seats/badge-{i + 1}", 180 + i * 230, 520, 32, 32)
        sheet.put(f"seats/badge-{i + 1}", 216 + i * 230, 528, 20, 20)
    sheet.put("tokens/sheep-sinking", 1170, 200, 200, 175)
    sheet.painter.fillRect(QRectF(0, 580, 1400, 180), QColor("#1F6F7A"))
    for i, name in enumerate(TOKENS):
        sheet.put(name, 16 + i * 72, 590, 60, 60)
        sheet.put(name, 16 + i * 72, 670, 40, 40)
    for i in range(5):
        sheet.put(f"seats/seat-{i + 1}", 830 + i * 100, 590, 96, 96)
    sheet.put("tokens/sheep-sinking", 1330, 600, 64, 56)
    sheet.save("tokens-and-seats")


def icons() -> None:
    names = sorted(p.stem for p in (ART / "icons/ui").glob("*.svg"))
    sheet = Sheet(1240, 560, PAPER)
    for i, name in enumerate(names):
        x, y = 16 + i % 13 * 94, 12 + i // 13 * 118
        sheet.put(f"icons/ui/{name}", x, y, 48, 48)
        sheet.put(f"icons/ui/{name}", x + 54, y + 2, 24, 24)
        sheet.put(f"icons/ui/{name}", x + 54, y + 30, 16, 16)
        sheet.text(name, x, y + 70, 13, bold=False)
    for i, size in enumerate((256, 128, 48, 32, 16)):
        x = (16, 290, 430, 490, 534)[i]
        sheet.put("icons/app", x, 280, size, size)
        if i:
            sheet.put("icons/app-small", x, 430, size, size)
    sheet.put("icons/app-small", 620, 280, 256, 256)
    for i, size in enumerate((128, 48, 32, 16)):
        sheet.put("icons/document", 930 + (0, 150, 210, 256)[i], 280, size, size)
    sheet.save("icons")


def backdrop(sheet: Sheet, width: int, height: int, theme: str) -> None:
    horizon = height * 0.2
    night = "light" if theme == "light" else "dark"
    sheet.put(f"scene/sky-{theme}", 0, 0, width, horizon + 4)
    if theme != "contrast":
        lamp, lift = ("sun", 96) if theme == "light" else ("moon", 140)
        sheet.put(f"scene/{lamp}", width * 0.16, horizon - lift, 110, 110)
        sheet.put(f"scene/cloud-1-{night}", width * 0.34, 18, 204, 80)
        sheet.put(f"scene/cloud-2-{night}", width * 0.58, 40, 144, 64)
    sheet.put(f"scene/sea-{theme}", 0, horizon, width, height - horizon)
    if theme != "contrast":
        size = horizon * 1.08
        sheet.put(f"scene/island-{night}", width - size * 1.5 - 10, horizon - size * 0.93, size * 1.5, size)
    for x in range(0, width, 400):
        sheet.put(f"scene/wave-{theme}", x, height - 44, 400, 72)


def table(width: int, height: int, theme: str, name: str, scale: float = 1) -> None:
    sheet = Sheet(width, height, "#000000", scale)
    backdrop(sheet, width, height, theme)
    k = height / 800
    middle = width / 2
    for i, n in enumerate((9, 4)):
        sheet.tide(n, middle - 130 * k + i * 136 * k, 210 * k, 124 * k, True)
    for i in range(4):
        x = middle + (-430, -250, 190, 370)[i] * k
        y = (300, 215, 215, 300)[i] * k
        sheet.put(f"seats/seat-{i + 2}", x - 50 * k, y, 104 * k, 104 * k)
        for r in range(4):
            sheet.put(
                "tokens/ring" if r < 3 - i % 2 else "turn-the-tide/tokens/ring-lost",
                x - 46 * k + r * 24 * k,
                y + 104 * k,
                22 * k,
                22 * k,
            )
    for i, n in enumerate((12, 33, 48, 57, 21)):
        sheet.weather(n, middle - 285 * k + i * 116 * k, 405 * k, 104 * k, True)
    hand = (2, 6, 13, 17, 24, 29, 38, 43, 46, 51, 56, 60)
    for i, n in enumerate(hand):
        sheet.weather(n, middle - 330 * k + i * 48 * k, 590 * k, 140 * k, True)
    sheet.put("seats/seat-1", middle - 480 * k, 650 * k, 130 * k, 130 * k)
    sheet.save(name)


HERO_CREW = {  # wave row: (seat, x, y, size), all for a window of 960 x 600
    1: [(5, 345, 322, 84)],
    2: [(4, 800, 336, 104)],
    3: [(2, 545, 352, 132), (3, 120, 366, 124)],
    4: [(1, 318, 396, 178)],
}


def hero(theme: str) -> None:
    sheet = Sheet(960, 600, PAPER)
    sheet.put(f"scene/hero-sky-{theme}", 0, 0, 960, 600)
    sheet.put(f"scene/island-{theme}", 430, -2, 486, 324)
    for row in range(6):
        y = (296, 328, 376, 434, 504, 556)[row]
        sheet.put(f"scene/hero-wave-{row + 1}-{theme}", 0, y, 960, 160)
        for seat, x, top, size in HERO_CREW.get(row, []):
            sheet.put(f"seats/seat-{seat}", x, top, size, size)
    sheet.save(f"hero-{theme}")


def load_fonts() -> None:
    for file in sorted((ART / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))


def main() -> None:
    app = QGuiApplication(sys.argv)
    load_fonts()
    wanted = set(sys.argv[1:])
    jobs = {
        "weather": all_weather,
        "rows": lambda: [weather_rows(f, f"weather-{f:02}") for f in (1, 15, 29, 43, 47)] and None,
        "fan": fan,
        "tides": tides,
        "tokens": tokens,
        "icons": icons,
        "hero": lambda: [hero(t) for t in ("light", "dark")] and None,
        "table": lambda: table(1280, 800, "light", "table-light-1280x800"),
        "table2x": lambda: table(1280, 800, "light", "table-light-2x", 2),
        "dark": lambda: table(1280, 800, "dark", "table-dark-1280x800"),
        "contrast": lambda: table(1280, 800, "contrast", "table-contrast-1280x800"),
        "small": lambda: table(1024, 600, "light", "table-light-1024x600"),
        "wide": lambda: table(2560, 1080, "dark", "table-dark-2560x1080"),
    }
    for name, job in jobs.items():
        if not wanted or name in wanted:
            job()
    del app


if __name__ == "__main__":
    main()
