"""What the stills of all games share: the backdrop, plates, buttons and the log."""

from preview.canvas import DAWN, DEEP, INK, PAPER, QUIET, SEA, YELLOW, Canvas, width_of

WIDE, HIGH = 1280, 800
TABLE = 998  # the width that the log leaves
BUTTON, BUTTON_EDGE = "#FBEBD0", "#D8B98A"


def wrapped(words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    lines, current = [], ""
    for word in words.split():
        longer = f"{current} {word}".strip()
        if current and width_of(longer, size, bold=bold) > width:
            lines.append(current)
            longer = word
        current = longer
    return [*lines, current]


def paragraph(
    still: Canvas,
    words: str,
    x: float,
    y: float,
    w: float,
    size: float,
    colour: str = INK,
    *,
    bold: bool = False,
) -> float:
    """Write words in lines of at most this width; return the height."""
    lines = wrapped(words, w, size, bold=bold)
    for i, line in enumerate(lines):
        still.text(line, x, y + size + i * size * 1.3, size, colour, bold=bold)
    return len(lines) * size * 1.3


def new_still(progress: str) -> Canvas:
    """A table without anything on it, and its progress line."""
    still = Canvas(WIDE, HIGH, "#000000")
    horizon = HIGH * 0.2
    still.put("scene/sky-light", 0, 0, WIDE, horizon + 4)
    still.put("scene/sun", 150, 40, 120, 120)
    still.put("scene/cloud-1-light", WIDE * 0.3, 14, 204, 80)
    still.put("scene/sea-light", 0, horizon, WIDE, HIGH - horizon)
    for x in range(0, WIDE, 400):
        still.put("scene/wave-light", x, HIGH - 44, 400, 72)
    for x, icon in ((12, "menu"), (TABLE - 48, "log")):
        still.plate(x, 12, 36, 36, DAWN, 10)
        still.put(f"icons/ui/{icon}", x + 7, 19, 22, 22)
    still.plate(58, 12, width_of(progress, 15) + 28, 36, PAPER, 18)
    still.text(progress, 72, 35, 15)
    return still


def log(still: Canvas, lines: str) -> None:
    """Draw the log; a line that begins with a # is a heading."""
    still.plate(TABLE, -10, 300, 830, PAPER, 0, shade=False)
    still.text("Log", TABLE + 18, 38, 22, DEEP, "Quicksand")
    still.put("icons/ui/close", 1240, 18, 24, 24)
    y = 64.0
    for line in lines.strip().splitlines():
        heading, words = line.startswith("# "), line.removeprefix("# ")
        size, colour = (15, DEEP) if heading else (14, INK)
        if heading:
            still.fill(TABLE + 10, y, 4, 20, SEA)
        y += paragraph(still, words, TABLE + 20, y, 244, size, colour, bold=heading) + 7


def button(
    still: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    icon: str,
    title: str,
    note: str,
    *,
    main: bool = False,
) -> None:
    """Draw the button of a choice, and below its title what the choice would do."""
    if main:
        still.plate(x, y, w, h, YELLOW, 10, edge="#B98A3A")
    else:
        still.plate(x, y, w, h, BUTTON, 10, edge=BUTTON_EDGE)
    still.put(icon, x + 9, y + 9, 26, 26)
    still.text(title, x + 42, y + 27, 16)
    paragraph(still, note, x + 12, y + (38 if h > 60 else 35), w - 22, 13, INK if main else "#3E474E")


def small_button(still: Canvas, x: float, y: float, w: float, h: float, icon: str, title: str) -> None:
    still.plate(x, y, w, h, BUTTON, 10, edge=BUTTON_EDGE, shade=False)
    still.put(f"icons/ui/{icon}", x + 9, y + h / 2 - 10, 20, 20)
    still.text(title, x + 36, y + h / 2 + 5, 14)


def chip(
    still: Canvas, words: str, x: float, y: float, fill: str = PAPER, size: float = 14, pad: float = 12
) -> None:
    """Draw words on a round slip with its middle at x."""
    w = width_of(words, size) + 2 * pad
    still.plate(x - w / 2, y, w, 26, fill, 13, edge_width=0, shade=False)
    still.text(words, x - w / 2 + pad, y + 13 + size * 0.36, size)


def mark(still: Canvas, art: str, word: str, x: float, y: float, fill: str, size: float = 30) -> None:
    """A round mark with its word on a slip."""
    w = width_of(word, 13) + size + 16
    still.plate(x, y + size / 2 - 12, w, 24, fill, 12, edge_width=0, shade=False)
    still.put(art, x - 2, y, size, size)
    still.text(word, x + size + 4, y + size / 2 + 5, 13)


def count(still: Canvas, number: int, x: float, y: float) -> None:
    """The number of cards in a pile whose lower right corner is at (x, y)."""
    still.plate(x - 14, y - 14, 24, 24, DEEP, 12, edge=PAPER, edge_width=1.5, shade=False)
    still.text(str(number), x - 2, y + 3, 14, PAPER, centre=True)


def backs(still: Canvas, art: str, cards: int, x: float, y: float, w: float, step: float) -> None:
    """A fan of cards seen from the back, with their number."""
    for i in range(cards):
        still.plate(x + i * step, y, w, w * 1.4, PAPER, 3, shade=False, edge="#9A8F7C", edge_width=0.8)
        still.put(art, x + i * step, y, w, w * 1.4)
    count(still, cards, x + (cards - 1) * step + w - 1, y + w * 1.4)


def pile(still: Canvas, art: str, cards: int, word: str, x: float, y: float, w: float) -> None:
    still.card(art, x, y, w)
    count(still, cards, x + w, y + w * 1.4)
    still.text(word, x + w / 2, y + w * 1.4 + 24, 13, QUIET, bold=False, centre=True)


def name_plate(
    still: Canvas, seat: int, name: str, x: float, y: float, w: float, h: float, fill: str = PAPER
) -> None:
    """A seat's plate with its name and a strip of its scarf."""
    still.plate(x, y, w, h, fill)
    still.text(name, x + 16, y + 28, 19, DEEP, "Quicksand")
    still.painter.save()
    still.painter.setClipRect(round(x) + 3, round(y) + 38, round(w) - 6, 10)
    for i in range(round(w) // 40 + 1):
        still.put(f"seats/scarf-{seat}", x + 3 + i * 40, y + 38, 40, 10)
    still.painter.restore()
