"""The table of Turning Tides: a card is chosen, and a card asks where it acts."""

from collections.abc import Mapping, Sequence

from preview.canvas import DAWN, DEEP, PAPER, QUIET, YELLOW, Canvas, width_of
from preview.cards import RANKS, task_card
from preview.ships import ZONE, put_piece, put_ship, put_zone
from preview.stills.parts import (
    BUTTON_EDGE,
    backs,
    button,
    chip,
    log,
    mark,
    name_plate,
    new_still,
    paragraph,
    pile,
    small_button,
)

UNIT, MIDDLE = 0.55, 499
ROW = {"silver": 233, "gold": 375}
EARLIER = """
# Round 2
Both ships have come about.
# Step 4
Marit: Wait. Drifter: Sailor.
Drifter takes a sailor from the hold to zone 3.
# Step 5
Marit: Fire. Drifter: Wait.
Marit fires from zone 5: Drifter’s zone 1 is destroyed.
Drifter gets the pawn.
# Step 6
Marit draws the 6th card, Drifter too.
"""
LATER = """\
Marit: Fire. Drifter: Swing.
Swing comes before Fire.
Drifter swings from zone 5: Marit’s sailor in zone 2 goes overboard, into the hold.
Marit gets the pawn.
"""


def choose_a_card() -> Canvas:
    """The other seat has chosen; the raised card shows what it could do."""
    table = _ground()
    _rival(table)
    _pawn(table, 652, 14)
    _fleet(table)
    put_piece(table, "sailor", "gold", _zone_x("gold", 2), ROW["gold"], UNIT)
    _targets(table)
    table.put("turning-tides/tokens/place-dark", 130, 450, 98, 137)
    table.card("turning-tides/cards/back-silver", 18, 450, 98)
    chip(table, "Drifter chose", 67, 594, size=13, pad=8)
    chip(table, "your card", 179, 594, size=13)
    _order(table, {"fire": "gold"})
    _question(table, "Marit,", "choose a card.")
    button(table, 400, 559, 200, 56, FIRE, "Play Fire", "rank 5 of 6: acts late", main=True)
    outcome = "Zone 5 would hit zone 2, or zone 4 zone 3, if nothing changes before."
    paragraph(table, outcome, 614, 561, 262, 14)
    _own_plate(table, sailors=1)
    _hand(table, ("wait", "sailor", "move", "navigate"), 458, 640, 106, 100)
    task_card(table, "fire", "gold", 882, 630, 100)
    table.ring(880, 628, 104, 144, 4, 9)
    log(table, EARLIER + "Drifter has chosen.")
    return table


def choose_a_zone() -> Canvas:
    """Both cards lie open: the first is done, the second asks where from."""
    table = _ground()
    _rival(table)
    _fleet(table)
    _targets(table)
    task_card(table, "swing", "silver", 18, 450, 98)
    chip(table, "1st, done", 67, 594)
    task_card(table, "fire", "gold", 130, 450, 98)
    table.ring(128, 448, 102, 141, 4, 9)
    chip(table, "2nd, now", 179, 594, YELLOW)
    _order(table, {"swing": "silver", "fire": "gold"})
    _question(table, "Marit, fire:", "from where?")
    note = "empty: the zone is destroyed"
    button(table, 378, 559, 246, 56, FIRE, "Zone 5 fires at zone 2", note, main=True)
    button(table, 632, 559, 246, 56, FIRE, "Zone 4 fires at zone 3", "the sailor there goes to the hold")
    _own_plate(table, sailors=2)
    _pawn(table, 344, 640)
    _hand(table, ("wait", "sailor", "move", "navigate"), 466, 636, 128, 110)
    log(table, EARLIER + LATER)
    return table


FIRE = "turning-tides/tokens/task-fire"


def _ground() -> Canvas:
    table = new_still("Round 2")
    table.plate(12, 58, 238, 62)
    table.text("Step 6 of 13", 26, 83, 15)
    for i in range(13):
        kind, size = ("done", 15) if i < 5 else ("now", 22) if i == 5 else ("next", 15)
        x, y = 32 + i * 16.6 - size / 2, 102 - size / 2
        table.put(f"turning-tides/tokens/step-{kind}", x, y, size, size)
    return table


def _zone_x(ship: str, zone: int) -> float:
    """The middle of a zone at offset 5 of a second round."""
    steps = zone - 3.5 if ship == "gold" else 3.5 - zone
    return MIDDLE + steps * ZONE * UNIT


ABOARD = (  # ship, zone, piece, place in the zone, turn
    ("silver", 4, "mast", 0, -12, 0),
    ("silver", 4, "sailor", 14, 36, 0),
    ("silver", 3, "sailor", 2, 16, 0),
    ("silver", 5, "cannon", 0, 84, 180),
    ("silver", 5, "sailor", 4, -6, 0),
    ("silver", 6, "captain", 0, 10, 0),
    ("gold", 3, "captain", 2, -8, 0),
    ("gold", 4, "mast", -8, 2, 0),
    ("gold", 4, "cannon", 26, -84, 0),
    ("gold", 4, "sailor", 16, 44, 0),
    ("gold", 5, "cannon", 0, -84, 0),
    ("gold", 5, "sailor", 4, 6, 0),
)


def _fleet(table: Canvas) -> None:
    """Both ships, six pairs of zones facing each other, and everything on board."""
    put_ship(table, "silver", _zone_x("silver", 1), ROW["silver"], UNIT, right=True)
    put_ship(table, "gold", _zone_x("gold", 1), ROW["gold"], UNIT, right=False)
    for zone in range(1, 7):
        table.put("turning-tides/ships/contact", _zone_x("gold", zone) - 33, 293, 66, 22)
    put_zone(table, "destroyed-silver", _zone_x("silver", 1), ROW["silver"], UNIT)
    for zone in (4, 5):
        put_zone(table, "choose", _zone_x("gold", zone), ROW["gold"], UNIT)
    for ship, zone, name, x, y, turn in ABOARD:
        put_piece(table, name, ship, _zone_x(ship, zone) + x * UNIT, ROW[ship] + y * UNIT, UNIT, turn)
    for ship, top in (("silver", 167), ("gold", 420)):
        for zone in range(1, 8):
            _plaque(table, ship, zone, top)


def _plaque(table: Canvas, ship: str, zone: int, top: float) -> None:
    x = _zone_x(ship, zone) - 33.5
    table.put(f"turning-tides/ships/plaque-{ship}", x, top, 21, 21)
    table.number(zone, x + 10.5, top + 15.5, 14)


def _targets(table: Canvas) -> None:
    """What the cannons in zones 4 and 5 would hit."""
    for zone in (3, 2):
        put_zone(table, "target", _zone_x("silver", zone), ROW["silver"], UNIT)


def _order(table: Canvas, played: Mapping[str, str]) -> None:
    """The order of the tasks, in which the two cards of this turn are marked."""
    table.plate(246, 446, 740, 98)
    rule = "Order of tasks: low numbers act first; equal numbers, the ship with the pawn"
    table.text(rule, 262, 536, 13, QUIET, bold=False)
    for i, (name, rank) in enumerate(RANKS.items()):
        x = 256 + i * 90
        if name in played:
            fill, edge = (YELLOW, "#8A5A12") if played[name] == "gold" else ("#DDE8EE", "#3F5062")
            table.plate(x + 2, 451, 86, 68, fill, 10, edge=edge, edge_width=2, shade=False)
        table.put(f"turning-tides/tokens/task-{name}", x + 25, 453, 40, 40)
        table.text(f"{rank} {name.title()}", x + 45, 512, 14, centre=True, bold=name in played)
        if name in played:
            table.put(f"turning-tides/tokens/ship-{played[name]}", x + 5, 454, 22, 22)


def _question(table: Canvas, first: str, second: str) -> None:
    table.plate(246, 552, 740, 70)
    table.ring(247, 553, 738, 68, 3)
    table.text(first, 262, 583, 17, DEEP, "Quicksand")
    table.text(second, 262, 604, 17, DEEP, "Quicksand")
    small_button(table, 888, 569, 88, 36, "hint", "Hint")


def _hold(table: Canvas, ship: str, x: float, y: float, sailors: int, cannons: int) -> None:
    """Crew and cannons in the hold, in a row after its name."""
    table.text("Hold", x, y + 20, 15)
    left = x + 44
    for i in range(sailors):
        table.put(f"turning-tides/crew/sailor-{ship}", left + i * 31, y, 30, 30)
    left += sailors * 31 + 6
    for i in range(cannons):
        table.put(f"turning-tides/crew/cannon-{ship}", left + i * 25, y - 1, 24, 33)


def _signs(table: Canvas, tasks: Sequence[str], x: float, y: float, w: float, h: float, edge: str) -> None:
    """The open cards in the hold, each as a small sign."""
    for i, name in enumerate(tasks):
        left = x + i * (w + 4)
        table.plate(left, y, w, h, PAPER, 6, edge=edge, shade=False)
        table.put(f"turning-tides/tokens/task-{name}", left + w / 2 - 17, y + h / 2 - 17, 34, 34)


def _rival(table: Canvas) -> None:
    """The plate of the opponent, whose ship lies above."""
    name_plate(table, 4, "Drifter", 266, 8, 664, 144)
    table.put("turning-tides/tokens/ship-silver", 358, 14, 26, 26)
    table.text("Silver", 390, 34, 15, QUIET, bold=False)
    mark(table, "turning-tides/tokens/wreck", "1 of 3 zones lost", 752, 11, "#F6DCD2")
    table.put("seats/seat-4", 274, 60, 88, 88)
    table.text("strong bot", 366, 76, 15, QUIET, bold=False)
    backs(table, "turning-tides/cards/back-silver", 3, 368, 84, 40, 17)
    table.plate(470, 66, 346, 70, "#DDE6ED", 10, edge="#41597A", edge_width=3, shade=False)
    _hold(table, "silver", 484, 83, 1, 3)
    _signs(table, ("sailor", "swing", "fire", "fire"), 644, 75, 38, 52, "#8FA3B5")
    pile(table, "turning-tides/cards/back-silver", 1, "draw", 828, 64, 40)
    pile(table, "turning-tides/cards/sailor-silver", 3, "discard", 878, 64, 40)


def _own_plate(table: Canvas, sailors: int) -> None:
    name_plate(table, 1, "Marit", 12, 634, 430, 156)
    table.ring(13, 635, 428, 154, 4)
    table.put("turning-tides/tokens/ship-gold", 90, 640, 26, 26)
    table.text("Gold", 122, 660, 15, QUIET, bold=False)
    mark(table, "turning-tides/tokens/wreck", "0 of 3 lost", 196, 638, "#EFE6D6", 28)
    table.put("seats/seat-1", 18, 686, 96, 96)
    table.plate(120, 689, 196, 92, "#F6E3BE", 10, edge="#A9683A", edge_width=3, shade=False)
    _hold(table, "gold", 134, 695, sailors, 2)
    _signs(table, ("sailor", "cannon", "swing", "fire"), 132, 731, 40, 41, BUTTON_EDGE)
    pile(table, "turning-tides/cards/back-gold", 1, "draw", 328, 690, 42)
    pile(table, "turning-tides/cards/fire-gold", 2, "discard", 384, 690, 42)


def _pawn(table: Canvas, x: float, y: float) -> None:
    table.plate(x, y, width_of("pawn", 13) + 42, 24, DAWN, 12, edge_width=0, shade=False)
    table.put("turning-tides/tokens/pawn", x + 6, y - 3, 23.3, 32)
    table.text("pawn", x + 34, y + 17, 13)


def _hand(table: Canvas, tasks: Sequence[str], x: float, y: float, step: float, w: float) -> None:
    for i, name in enumerate(tasks):
        task_card(table, name, "gold", x + i * step, y, w)


STILLS = {"turning-tides-choice": choose_a_card, "turning-tides-table": choose_a_zone}
