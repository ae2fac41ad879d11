"""The table of Onda, and a turn with four kinds of action."""

from collections.abc import Sequence

from preview.canvas import DAWN, DEEP, EDGE, FOAM, INK, PAPER, QUIET, YELLOW, Canvas, width_of
from preview.cards import wave_card
from preview.stills.parts import (
    TABLE,
    backs,
    button,
    log,
    mark,
    name_plate,
    new_still,
    small_button,
)

Card = tuple[str, int]

LOG = """
# End of round 1
Cormorant plays the last card and scores 3.
Marit −4, Albatross −6, Drifter −9.
# Round 2
Everybody laid two wilds.
Drifter has the lowest total and starts. The tide is low, the bomb is a set of 2.
Drifter leads 13.
Marit and Cormorant pass.
Albatross takes up a wild, the 5 of stars: the tide turns to high.
Albatross plays 15.
Drifter passes. Albatross wins the trick.
# Second trick
Albatross leads the run 3 4 5.
Drifter plays 5 6 7.
Marit plays 6 7 8.
Cormorant passes.
Albatross passes.
Drifter plays 7 8 9 with a wild for 8.
"""
OUT_OF_THE_TRICK = "#EFE6D6"


def still() -> Canvas:
    table = new_still("Round 2 of 4")
    table.put("scene/island-light", TABLE - 270, -1, 260, 173)
    _top_rival(table)
    _side_rival(table, 2, "Cormorant", "strong bot", "Score 3", 12, OUT_OF_THE_TRICK)
    mark(table, "onda/tokens/passed", "passed", 116, 282, "#DCD6CA", 28)
    backs(table, "onda/cards/back", 10, 26, 322, 44, 8.4)
    backs(table, "onda/cards/wild", 2, 168, 322, 44, 10)
    _side_rival(table, 4, "Drifter", "random bot", "Score −9", 764, PAPER)
    mark(table, "onda/tokens/to-beat", "to beat", 868, 282, DAWN, 28)
    backs(table, "onda/cards/back", 4, 778, 322, 44, 15)
    backs(table, "onda/cards/wild", 1, 928, 322, 44, 10)
    _tide(table)
    _to_beat(table)
    _bomb_and_turn(table)
    _trick(table)
    _actions(table)
    _own_plate(table)
    _hand(table)
    log(table, LOG)
    return table


def _top_rival(table: Canvas) -> None:
    name_plate(table, 3, "Albatross", 300, 12, 390, 142, OUT_OF_THE_TRICK)
    mark(table, "onda/tokens/passed", "passed", 584, 16, "#DCD6CA")
    table.put("seats/seat-3", 308, 58, 92, 92)
    table.text("expert bot", 406, 84, 15, QUIET, bold=False)
    table.text("Score −6", 406, 106, 16)
    mark(table, "onda/tokens/leader", "led", 406, 116, DAWN, 28)
    backs(table, "onda/cards/back", 7, 500, 78, 44, 11)
    backs(table, "onda/cards/wild", 1, 626, 78, 44, 10)


def _side_rival(table: Canvas, seat: int, name: str, player: str, score: str, x: float, fill: str) -> None:
    name_plate(table, seat, name, x, 176, 222, 220, fill)
    table.put(f"seats/seat-{seat}", x + 8, 228, 88, 88)
    table.text(player, x + 104, 250, 15, QUIET, bold=False)
    table.text(score, x + 104, 272, 16)


def _tide(table: Canvas) -> None:
    table.put("onda/tokens/tide-high", 250, 174, 118, 144)
    table.plate(246, 326, 126, 46, DEEP, 12, edge_width=0)
    table.text("High tide", 309, 345, 16, PAPER, centre=True)
    table.text("higher beats", 309, 364, 14, FOAM, bold=False, centre=True)


def _to_beat(table: Canvas) -> None:
    for i, (suit, value, wild) in enumerate((("shells", 7, 0), ("shells", 3, 8), ("stars", 9, 0))):
        wave_card(table, suit, value, 386 + i * 94, 182, 88, wild=wild)
    table.plate(392, 330, 268, 34, YELLOW, 17, edge_width=0)
    table.put("seats/badge-4", 388, 327, 40, 40)
    table.text("To beat: run of 3 up to 9", 540, 352, 16, centre=True)


def _bomb_and_turn(table: Canvas) -> None:
    table.card("onda/cards/bomb-2", 678, 174, 74)
    table.text("Set of 2", 715, 271, 13, centre=True)
    table.plate(676, 286, 78, 86, PAPER, 12)
    table.put("onda/tokens/turn-allowed", 697, 290, 36, 36)
    table.text("Tide may", 715, 343, 13, centre=True)
    table.text("turn", 715, 360, 13, centre=True)


TRICK: tuple[tuple[int, tuple[Card, ...]], ...] = (
    (3, (("stars", 3), ("shells", 4), ("stars", 5))),
    (4, (("shells", 5), ("shells", 6), ("stars", 7))),
    (1, (("stars", 6), ("stars", 7), ("shells", 8))),
)


def _trick(table: Canvas) -> None:
    """What was played before in this trick."""
    table.plate(246, 384, 508, 56, "#10404F", 14, edge_width=0)
    table.text("So far", 264, 417, 15, PAPER)
    for i, (seat, cards) in enumerate(TRICK):
        x = 340 + i * 126
        table.put(f"seats/badge-{seat}", x, 398, 28, 28)
        _small_cards(table, cards, x + 31)
        if i < len(TRICK) - 1:
            table.text("›", x + 112, 420, 22, PAPER)


def _small_cards(table: Canvas, cards: Sequence[Card], x: float) -> None:
    for i, (suit, value) in enumerate(cards):
        left = x + i * 25
        ground, edge, ink = ("#2A3163", "#8E9BD6", PAPER) if suit == "stars" else (PAPER, EDGE, INK)
        table.plate(left, 396, 23, 32, ground, 4, edge=edge, shade=False)
        table.number(value, left + 11.5, 411, 13, ink)
        table.put(f"onda/tokens/suit-{suit}", left + 5, 413, 13, 13)


ACTIONS = (
    ("icons/ui/run", "Play 11 12 13", "beats the run; 5 cards and a wild stay with you", 228),
    ("onda/tokens/bomb", "Bomb 9 9", "beats everything; then a pair is to be beaten", 232),
    (
        "onda/tokens/turn-allowed",
        "Turn the tide",
        "low tide; a wild joins your hand, then play if you like",
        236,
    ),
    ("onda/tokens/passed", "Pass", "Drifter wins the trick and leads the next", 222),
)


def _actions(table: Canvas) -> None:
    """The board of the question: a button for each kind of action, and what it would do."""
    table.plate(12, 454, 974, 132)
    table.ring(13, 455, 972, 130, 3)
    table.text("Marit, your turn.", 28, 482, 18, DEEP, "Quicksand")
    left = 42 + width_of("Marit, your turn.", 18, "Quicksand")
    chosen = "Chosen: 11, 12 and a wild for 13."
    table.text(chosen, left, 482, 15, bold=False)
    left += width_of(chosen, 15, bold=False) + 16
    small_button(table, left, 461, 194, 30, "wild", "Wild for 10 instead")
    small_button(table, 884, 461, 90, 30, "hint", "Hint")
    x = 26
    for i, (icon, title, note, w) in enumerate(ACTIONS):
        button(table, x, 500, w, 76, icon, title, note, main=i == 0)
        x += w + 10


def _own_plate(table: Canvas) -> None:
    name_plate(table, 1, "Marit", 12, 606, 330, 182)
    table.ring(13, 607, 328, 180, 4)
    mark(table, "onda/tokens/inside", "in the trick", 208, 610, "#DDEBD9")
    table.put("seats/seat-1", 20, 664, 98, 98)
    table.text("person", 120, 688, 15, QUIET, bold=False)
    table.text("Score −4", 120, 710, 16)
    table.text("7 cards", 120, 732, 15, bold=False)
    _own_wild(table, 206, 668, "shells", 4)
    table.ring(204, 666, 64, 88, 4, 7)
    table.plate(214, 659, 54, 24, "#5A2A66", 12, edge=PAPER, edge_width=1.5, shade=False)
    table.text("for 13", 241, 676, 14, PAPER, centre=True)
    _own_wild(table, 274, 678, "stars", 12)


def _own_wild(table: Canvas, x: float, y: float, suit: str, value: int) -> None:
    """A wild lies face down; only its owner sees what it is."""
    table.card("onda/cards/wild", x, y, 60)
    table.plate(x + 7, y + 66, 46, 26, PAPER, 13, edge="#84428F", edge_width=2, shade=False)
    table.put(f"onda/tokens/suit-{suit}", x + 11, y + 70, 18, 18)
    table.number(value, x + 38, y + 84, 15)


HAND = (
    *(("stars", 2), ("shells", 5), ("shells", 9), ("stars", 9)),
    *(("stars", 11), ("shells", 12), ("shells", 15)),
)


def _hand(table: Canvas) -> None:
    """The hand; chosen cards stand higher."""
    for i, (suit, value) in enumerate(HAND):
        chosen = value in (11, 12)
        x, y = 368 + i * 80, 600 if chosen else 624
        wave_card(table, suit, value, x, y, 116, lower_number=i == len(HAND) - 1)
        if chosen:
            table.ring(x - 2, y - 2, 120, 166, 4, 10)


STILLS = {"onda-table": still}
