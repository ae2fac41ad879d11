"""The pieces of Onda and Turning Tides on the sea of each theme."""

from preview.canvas import PAPER, Canvas, Pictures
from preview.cards import TASKS, task_card, wave_card
from preview.sheets.onda import MARKS
from preview.ships import put_piece, put_ship


def themes() -> Canvas:
    sheet = Canvas(1500, 930, "#000000")
    for row, theme in enumerate(("light", "dark", "contrast")):
        y = row * 310
        sheet.put(f"scene/sea-{theme}", 0, y, 1500, 310)
        _fleet(sheet, y)
        _waves(sheet, y)
        for i, task in enumerate(TASKS[3:7]):
            x, top = 1240 + i % 2 * 120, y + 14 + i // 2 * 148
            task_card(sheet, task, ("gold", "silver")[i % 2], x, top, 100)
        sheet.text(theme, 14, y + 300, 15, PAPER)
    return sheet


def _fleet(sheet: Canvas, y: float) -> None:
    put_ship(sheet, "silver", 560, y + 70, 0.42, right=True)
    put_ship(sheet, "gold", 240, y + 180, 0.42, right=False)
    for i, name in enumerate(("sailor", "captain", "cannon", "mast")):
        for j, ship in enumerate(("silver", "gold")):
            put_piece(sheet, name, ship, 240 + i * 70, y + 70 + j * 110, 0.5)


def _waves(sheet: Canvas, y: float) -> None:
    for i, name in enumerate(("tide-high", "tide-low")):
        sheet.put(f"onda/tokens/{name}", 690 + i * 110, y + 20, 96, 118)
    for i, name in enumerate(MARKS):
        sheet.put(f"onda/tokens/{name}", 690 + i % 8 * 48, y + 160 + i // 8 * 50, 42, 42)
    for i, (suit, value) in enumerate((("shells", 1), ("stars", 6), ("shells", 12), ("stars", 15))):
        wave_card(sheet, suit, value, 920 + i * 76, y + 24, 70)


SHEETS: Pictures = {"themes": themes}
