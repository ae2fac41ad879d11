"""Contact sheets of Turn the Tide."""

from functools import partial

from PySide6.QtCore import QPointF

from preview.canvas import PAPER, SEA, Canvas, Pictures, picture
from preview.cards import tide_card, weather_card


def all_weather() -> Canvas:
    """A quarter of the deck in each row; below each card its left third once more."""
    sheet = Canvas(1680, 1030, "#2B7480")
    for number in range(1, 61):
        x, y = 10 + (number - 1) % 15 * 111.5, 12 + (number - 1) // 15 * 256
        weather_card(sheet, number, x, y, 104)
        strip = picture(f"turn-the-tide/cards/weather-{number:02}", 104, 146).copy(0, 30, 31, 90)
        sheet.painter.drawImage(QPointF(x, y + 152), strip)
    return sheet


def weather_rows(first: int) -> Canvas:
    sheet = Canvas(1630, 650, "#2B7480")
    for i in range(14):
        weather_card(sheet, first + i, 14 + i % 7 * 230, 12 + i // 7 * 318, 218)
    return sheet


def fan() -> Canvas:
    """Two hands of twelve cards: in a row, and held like a fan."""
    sheet = Canvas(1500, 430, SEA)
    for i, number in enumerate((1, 5, 9, 14, 19, 26, 31, 36, 41, 47, 54, 60)):
        weather_card(sheet, number, 20 + i * 46, 30, 150, shadow=True)
    for i, number in enumerate((3, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 58)):
        sheet.painter.save()
        sheet.painter.translate(1130, 930)
        sheet.painter.rotate((i - 5.5) * 2.9)
        weather_card(sheet, number, -75, -860, 150, shadow=True)
        sheet.painter.restore()
    return sheet


def tides() -> Canvas:
    sheet = Canvas(1640, 640, PAPER)
    for i in range(12):
        tide_card(sheet, i + 1, 16 + i % 6 * 224, 14 + i // 6 * 312, 212)
    sheet.card("turn-the-tide/cards/back-tide", 1382, 14, 212)
    sheet.card("turn-the-tide/cards/back-weather", 1382, 326, 212)
    return sheet


def backdrop(sheet: Canvas, width: int, height: int, theme: str) -> None:
    horizon = height * 0.2
    sheet.put(f"scene/sky-{theme}", 0, 0, width, horizon + 4)
    if theme != "contrast":
        scenery(sheet, width, horizon, theme)
    sheet.put(f"scene/sea-{theme}", 0, horizon, width, height - horizon)
    if theme != "contrast":
        size = horizon * 1.08
        island = f"scene/island-{'light' if theme == 'light' else 'dark'}"
        sheet.put(island, width - size * 1.5 - 10, horizon - size * 0.93, size * 1.5, size)
    for x in range(0, width, 400):
        sheet.put(f"scene/wave-{theme}", x, height - 44, 400, 72)


def scenery(sheet: Canvas, width: int, horizon: float, theme: str) -> None:
    lamp, lift = ("sun", 96) if theme == "light" else ("moon", 140)
    sheet.put(f"scene/{lamp}", width * 0.16, horizon - lift, 110, 110)
    sheet.put(f"scene/cloud-1-{theme}", width * 0.34, 18, 204, 80)
    sheet.put(f"scene/cloud-2-{theme}", width * 0.58, 40, 144, 64)


def table(width: int, height: int, theme: str, scale: float = 1) -> Canvas:
    sheet = Canvas(width, height, "#000000", scale)
    backdrop(sheet, width, height, theme)
    k, middle = height / 800, width / 2
    for i, number in enumerate((9, 4)):
        tide_card(sheet, number, middle - 130 * k + i * 136 * k, 210 * k, 124 * k)
    for i, (x, y) in enumerate(((-430, 300), (-250, 215), (190, 215), (370, 300))):
        rival(sheet, i + 2, middle + x * k, y * k, k)
    for i, number in enumerate((12, 33, 48, 57, 21)):
        weather_card(sheet, number, middle - 285 * k + i * 116 * k, 405 * k, 104 * k, shadow=True)
    for i, number in enumerate((2, 6, 13, 17, 24, 29, 38, 43, 46, 51, 56, 60)):
        weather_card(sheet, number, middle - 330 * k + i * 48 * k, 590 * k, 140 * k, shadow=True)
    sheet.put("seats/seat-1", middle - 480 * k, 650 * k, 130 * k, 130 * k)
    return sheet


def rival(sheet: Canvas, seat: int, x: float, y: float, k: float) -> None:
    sheet.put(f"seats/seat-{seat}", x - 50 * k, y, 104 * k, 104 * k)
    for i in range(4):
        ring = "tokens/ring" if i < 3 - seat % 2 else "turn-the-tide/tokens/ring-lost"
        sheet.put(ring, x - 46 * k + i * 24 * k, y + 104 * k, 22 * k, 22 * k)


SHEETS: Pictures = {
    "weather-all": all_weather,
    **{f"weather-{first:02}": partial(weather_rows, first) for first in (1, 15, 29, 43, 47)},
    "fan": fan,
    "tides-and-backs": tides,
    "table-light-1280x800": partial(table, 1280, 800, "light"),
    "table-light-2x": partial(table, 1280, 800, "light", 2),
    "table-dark-1280x800": partial(table, 1280, 800, "dark"),
    "table-contrast-1280x800": partial(table, 1280, 800, "contrast"),
    "table-light-1024x600": partial(table, 1024, 600, "light"),
    "table-dark-2560x1080": partial(table, 2560, 1080, "dark"),
}
