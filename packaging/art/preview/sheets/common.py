"""Contact sheets of the pictures that all games share."""

from preview.canvas import PAPER, SEA, Canvas, Pictures, pictures_in

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
GAMES = ("turn-the-tide", "onda", "turning-tides")


def tokens() -> Canvas:
    sheet = Canvas(1400, 760, PAPER)
    for i, name in enumerate(TOKENS):
        sheet.put(name, 16 + i * 125, 16, 112, 112)
        for left, top, size in ((10, 120, 32), (54, 124, 24), (88, 128, 16)):
            sheet.put(name, 16 + i * 125 + left, 16 + top, size, size)
    for seat in range(1, 6):
        _seat(sheet, seat, 20 + (seat - 1) * 230)
    sheet.put("tokens/sheep-sinking", 1170, 200, 200, 175)
    _on_sea(sheet)
    return sheet


def _seat(sheet: Canvas, seat: int, x: float) -> None:
    for left, top, size in ((0, 180, 220), (0, 420, 96), (105, 430, 64), (178, 440, 40)):
        sheet.put(f"seats/seat-{seat}", x + left, top, size, size)
    for left, top, size in ((106, 512, 48), (160, 520, 32), (196, 528, 20)):
        sheet.put(f"seats/badge-{seat}", x + left, top, size, size)
    sheet.put(f"seats/scarf-{seat}", x, 525, 96, 24)


def _on_sea(sheet: Canvas) -> None:
    sheet.fill(0, 580, 1400, 180, SEA)
    for i, name in enumerate(TOKENS):
        sheet.put(name, 16 + i * 72, 590, 60, 60)
        sheet.put(name, 16 + i * 72, 670, 40, 40)
    for i in range(5):
        sheet.put(f"seats/seat-{i + 1}", 830 + i * 100, 590, 96, 96)
    sheet.put("tokens/sheep-sinking", 1330, 600, 64, 56)


def icons() -> Canvas:
    sheet = Canvas(1240, 960, PAPER)
    for i, name in enumerate(pictures_in("icons/ui")):
        x, y = 16 + i % 13 * 94, 12 + i // 13 * 118
        sheet.put(name, x, y, 48, 48)
        sheet.put(name, x + 54, y + 2, 24, 24)
        sheet.put(name, x + 54, y + 30, 16, 16)
        sheet.text(name.rpartition("/")[2], x, y + 70, 13, bold=False)
    for size, x in ((256, 16), (128, 290), (48, 430), (32, 490), (16, 534)):
        sheet.put("icons/app", x, 680, size, size)
    for size, x, y in ((128, 290, 830), (48, 430, 830), (32, 490, 830), (16, 534, 830), (256, 620, 680)):
        sheet.put("icons/app-small", x, y, size, size)
    for size, x in ((128, 930), (48, 1080), (32, 1140), (16, 1186)):
        sheet.put("icons/document", x, 680, size, size)
    return sheet


def games() -> Canvas:
    """The picture of each game, large and as small as a list shows it."""
    sheet = Canvas(1010, 360, PAPER)
    for i, game in enumerate(GAMES):
        sheet.put(f"games/{game}", 16 + i * 330, 12, 320, 240)
        sheet.put(f"games/{game}", 16 + i * 330, 264, 96, 72)
    return sheet


HERO_CREW = {  # wave row: (seat, x, y, size), all for a window of 960 x 600
    1: [(5, 345, 322, 84)],
    2: [(4, 800, 336, 104)],
    3: [(2, 545, 352, 132), (3, 120, 366, 124)],
    4: [(1, 318, 396, 178)],
}


def hero(theme: str) -> Canvas:
    sheet = Canvas(960, 600, PAPER)
    sheet.put(f"scene/hero-sky-{theme}", 0, 0, 960, 600)
    sheet.put(f"scene/island-{theme}", 430, -2, 486, 324)
    for row, y in enumerate((296, 328, 376, 434, 504, 556)):
        sheet.put(f"scene/hero-wave-{row + 1}-{theme}", 0, y, 960, 160)
        for seat, x, top, size in HERO_CREW.get(row, []):
            sheet.put(f"seats/seat-{seat}", x, top, size, size)
    return sheet


SHEETS: Pictures = {
    "tokens-and-seats": tokens,
    "icons": icons,
    "games": games,
    "hero-light": lambda: hero("light"),
    "hero-dark": lambda: hero("dark"),
}
