"""The cards of all games, with the numbers and names that the program writes on them."""

from preview.canvas import FOAM, INK, PAPER, Canvas

RANKS = {"wait": 0, "sailor": 1, "cannon": 1, "move": 2, "navigate": 3, "swing": 4, "fire": 5, "promote": 6}
TASKS = tuple(RANKS)


def weather_card(canvas: Canvas, number: int, x: float, y: float, w: float, *, shadow: bool = False) -> None:
    k = canvas.card(f"turn-the-tide/cards/weather-{number:02}", x, y, w, shadow=shadow)
    kind = "whole" if 25 <= number <= 36 else "half" if 13 <= number <= 48 else "none"
    canvas.put(f"turn-the-tide/tokens/preserver-{kind}", x + 103 * k, y + 6 * k, 44 * k, 44 * k)
    canvas.put(f"turn-the-tide/tokens/preserver-{kind}", x + 26 * k, y + 64 * k, 34 * k, 34 * k)
    canvas.number(number, x + 42 * k, y + 58 * k, 48 * k)
    canvas.number(number, x + 207 * k, y + 332 * k, 44 * k)


def tide_card(canvas: Canvas, number: int, x: float, y: float, w: float) -> None:
    k = canvas.card(f"turn-the-tide/cards/tide-{number:02}", x, y, w)
    canvas.number(number, x + 42 * k, y + 58 * k, 48 * k, FOAM)
    canvas.number(number, x + 207 * k, y + 332 * k, 44 * k, FOAM)


def wave_card(
    canvas: Canvas,
    suit: str,
    value: int,
    x: float,
    y: float,
    w: float,
    *,
    shadow: bool = True,
    wild: int = 0,
    bomb: bool = False,
    lower_number: bool = True,
) -> None:
    """A card of Onda; a wild shows the number that it stands for, and its own below."""
    k = canvas.card(f"onda/cards/{suit}-{value:02}", x, y, w, shadow=shadow)
    for cover in ["bomb-cover"] * bomb + ["wild-cover"] * bool(wild):
        canvas.put(f"onda/cards/{cover}", x, y, w, w * 1.4)
    colour = INK if suit == "shells" else PAPER
    canvas.number(wild or value, x + 48 * k, y + 66 * k, 62 * k, PAPER if wild else colour)
    if lower_number:
        canvas.number(value, x + 204 * k, y + 330 * k, 52 * k, colour)


def task_card(canvas: Canvas, task: str, ship: str, x: float, y: float, w: float) -> None:
    k = canvas.card(f"turning-tides/cards/{task}-{ship}", x, y, w)
    canvas.number(RANKS[task], x + 42 * k, y + 109 * k, 30 * k, PAPER)
    canvas.text(task.title(), x + 125 * k, y + 320 * k, 42 * k, INK, "Quicksand", centre=True)
