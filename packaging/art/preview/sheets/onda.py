"""Contact sheets of Onda."""

from preview.canvas import PAPER, SEA, Canvas, Pictures
from preview.cards import wave_card

MARKS = (
    *("turn-allowed", "turn-blocked", "bomb", "bomb-used", "inside", "passed", "leader", "to-beat"),
    *("went-out", "wild", "wild-left", "pearl", "pearls-3", "urchin", "suit-shells", "suit-stars"),
)
COMBINATIONS = ("single-1", "set-2", "set-3", "set-4", "run-2", "run-3", "run-4")
BOMBS = [f"{kind} of {n}{suit}" for n in (2, 3, 4) for kind, suit in (("Run", ", one suit"), ("Set", ""))]
HAND = (
    *(("shells", 1), ("stars", 1), ("shells", 4), ("shells", 5), ("stars", 6)),
    *(("shells", 9), ("stars", 11), ("stars", 12), ("shells", 14), ("stars", 15)),
)


def waves() -> Canvas:
    sheet = Canvas(1660, 1250, "#2B7480")
    for row, (suit, first) in enumerate((("shells", 1), ("shells", 9), ("stars", 1), ("stars", 9))):
        for i, value in enumerate(range(first, min(first + 8, 16))):
            wave_card(sheet, suit, value, 14 + i * 206, 14 + row * 308, 194)
    sheet.card("onda/cards/back", 14 + 7 * 206, 322, 194)
    sheet.card("onda/cards/wild", 14 + 7 * 206, 938, 194)
    return sheet


def tokens() -> Canvas:
    sheet = Canvas(1500, 1010, PAPER)
    for i, words in enumerate(BOMBS):
        sheet.card(f"onda/cards/bomb-{i + 1}", 16 + i * 180, 14, 168)
        sheet.text(words, 100 + i * 180, 238, 13, centre=True)
    for i, name in enumerate(("tide-high", "tide-low")):
        for left, top, size in ((0, 14, 176), (0, 240, 64), (74, 240, 40), (124, 240, 28)):
            sheet.put(f"onda/tokens/{name}", 1110 + i * 190 + left, top, size, size * 196 / 160)
    for i, name in enumerate(MARKS):
        _mark(sheet, name, 16 + i % 8 * 134, 290 + i // 8 * 150)
    for i, name in enumerate(COMBINATIONS):
        sheet.put(f"onda/tokens/{name}", 1110 + i % 2 * 180, 360 + i // 2 * 66, 130, 58)
    _on_sea(sheet)
    return sheet


def _mark(sheet: Canvas, name: str, x: float, y: float) -> None:
    for left, top, size in ((0, 0, 84), (88, 0, 32), (88, 36, 22)):
        sheet.put(f"onda/tokens/{name}", x + left, y + top, size, size)
    sheet.text(name, x, y + 108, 13, bold=False)


def _on_sea(sheet: Canvas) -> None:
    """The marks on water, a hand in three sizes, and a bomb with a wild in it."""
    sheet.fill(0, 640, 1500, 370, SEA)
    for i, name in enumerate(MARKS):
        sheet.put(f"onda/tokens/{name}", 16 + i * 62, 652, 52, 52)
    for i, name in enumerate(("tide-high", "tide-low")):
        sheet.put(f"onda/tokens/{name}", 1050 + i * 100, 650, 84, 103)
    for i, (suit, value) in enumerate(HAND):
        wave_card(sheet, suit, value, 20 + i * 62, 730, 150, lower_number=i == len(HAND) - 1)
        wave_card(sheet, suit, value, 20 + i * 66, 946, 45, shadow=False)
        wave_card(sheet, suit, value, 760 + i % 5 * 68, 770 + i // 5 * 96, 60)
    for i, (suit, value, wild) in enumerate((("shells", 6, 0), ("shells", 3, 7), ("stars", 8, 0))):
        x = 1120 + i * 110
        wave_card(sheet, suit, value, x, 790, 130, wild=wild, bomb=True, lower_number=i == 2)


def close_up() -> Canvas:
    """A few cards at the size of the drawing."""
    sheet = Canvas(1330, 748, "#2B7480")
    for i, (suit, value) in enumerate((("shells", 1), ("shells", 9), ("stars", 6), ("stars", 13))):
        wave_card(sheet, suit, value, 14 + i * 262, 14, 250)
    for i, name in enumerate(("back", "wild", "bomb-5")):
        sheet.card(f"onda/cards/{name}", 14 + i * 262, 384, 250)
    return sheet


SHEETS: Pictures = {"onda-waves": waves, "onda-tokens": tokens, "onda-close-up": close_up}
