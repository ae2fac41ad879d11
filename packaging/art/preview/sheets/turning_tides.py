"""Contact sheets of Turning Tides."""

from preview.canvas import PAPER, Canvas, Pictures, pictures_in, size_of
from preview.cards import TASKS, task_card
from preview.ships import ZONE, put_piece, put_ship, put_zone

CREW = (  # zone, piece, place in the zone, turn
    (4, "mast", -6, -8, 0),
    (3, "captain", 0, -4, 0),
    (4, "sailor", -26, 50, 0),
    (4, "sailor", 32, 50, 0),
    (5, "sailor", 0, 0, 0),
    (5, "cannon", 0, 84, 180),
    (2, "cannon", 0, -84, 0),
    (2, "cannon", 0, 84, 180),
    (2, "sailor", 0, 2, 0),
)


def ships() -> Canvas:
    """Both ships at full size with everything on board, and the pieces by themselves."""
    sheet = Canvas(1240, 930, "#2B7F8A")
    _manned_ship(sheet, "silver", 240, 140, 1)
    _manned_ship(sheet, "gold", 1000, 420, -1)
    for row, ship in enumerate(("gold", "silver")):
        _pieces(sheet, ship, 590 + row * 166)
    sheet.put("turning-tides/tokens/pawn", 1110, 590, 76, 104)
    return sheet


def _manned_ship(sheet: Canvas, ship: str, first: float, y: float, way: int) -> None:
    put_ship(sheet, ship, first, y, 1, right=ship == "gold")
    spots = {zone: first + way * (zone - 1) * ZONE for zone in range(1, 8)}
    put_zone(sheet, "choose", spots[1], y, 1)
    put_zone(sheet, f"destroyed-{ship}", spots[7], y, 1)
    for zone, name, dx, dy, turn in CREW:
        put_piece(sheet, name, ship, spots[zone] + dx, y + dy, 1, turn)
    put_zone(sheet, "target", spots[6], y, 1)
    top = y + (-118 if ship == "silver" else 82)
    for zone, x in spots.items():
        sheet.put(f"turning-tides/ships/plaque-{ship}", x - 60, top, 36, 36)
        sheet.number(zone, x - 42, top + 26, 24)


def _pieces(sheet: Canvas, ship: str, y: float) -> None:
    pieces = [name for name in pictures_in("turning-tides/crew") if name.endswith(ship)]
    x = _row(sheet, pieces, y, 1.2)
    for i, size in enumerate((40, 32, 24)):
        sheet.put(f"turning-tides/crew/sailor-{ship}", x + i * 46, y, size, size)
        sheet.put(f"turning-tides/crew/captain-{ship}", x + i * 46, y + 50, size, size * 96 / 88)
    sheet.put(f"turning-tides/ships/zone-{ship}", x + 170, y, 76, 137)


def tasks() -> Canvas:
    sheet = Canvas(1660, 900, "#2B7480")
    for row, ship in enumerate(("gold", "silver")):
        for i, task in enumerate(TASKS):
            task_card(sheet, task, ship, 14 + i * 186, 14 + row * 262, 174)
            task_card(sheet, task, ship, 14 + i * 72 + row * 740, 548, 60)
            task_card(sheet, task, ship, 14 + i * 44 + row * 500, 660, 120)
        for i, name in enumerate(("back", "exhausted")):
            sheet.card(f"turning-tides/cards/{name}-{ship}", 1510, 14 + row * 262 + i * 130, 84)
            sheet.card(f"turning-tides/cards/{name}-{ship}", 590 + i * 72 + row * 740, 548, 60)
    sheet.plate(1010, 650, 630, 230)
    for i, task in enumerate(TASKS):
        for left, top, size in ((1024, 664, 64), (1030, 750, 40), (1036, 810, 24)):
            sheet.put(f"turning-tides/tokens/task-{task}", left + i * 76, top, size, size)
    return sheet


def passing() -> Canvas:
    """The ships at some offsets of an odd and an even round, at the scale of the table."""
    sheet = Canvas(1040, 1460, "#2B7F8A")
    for row, (offset, way) in enumerate(((0, 1), (3, 1), (6, -1), (9, 1), (12, -1))):
        y = 80 + row * 290
        shift = way * offset / 2 * ZONE * 0.5
        put_ship(sheet, "silver", 520 - shift, y, 0.5, right=way < 0)
        put_ship(sheet, "gold", 520 + shift, y + 130, 0.5, right=way > 0)
        sheet.text(f"offset {offset}, {'odd' if way > 0 else 'even'} round", 14, y - 58, 15, PAPER)
    return sheet


def close_up() -> Canvas:
    """A few cards at the size of the drawing."""
    sheet = Canvas(1330, 378, "#2B7480")
    task_card(sheet, "swing", "gold", 14, 14, 250)
    task_card(sheet, "promote", "silver", 276, 14, 250)
    for i, name in enumerate(("back-gold", "back-silver", "exhausted-silver")):
        sheet.card(f"turning-tides/cards/{name}", 538 + i * 262, 14, 250)
    return sheet


def effects() -> Canvas:
    sheet = Canvas(1500, 620, PAPER)
    sheet.fill(0, 0, 1500, 230, "#2B7F8A")
    _row(sheet, pictures_in("turning-tides/effects"), 14)
    tokens = pictures_in("turning-tides/tokens")
    wide = [name for name in tokens if "/hold-" in name or "/place" in name]
    _row(sheet, [name for name in tokens if name not in wide], 244)
    _row(sheet, [*wide, "turning-tides/ships/gold-side", "turning-tides/ships/silver-side"], 360, 0.7)
    return sheet


def _row(sheet: Canvas, names: list[str], y: float, scale: float = 1) -> float:
    """Put pictures side by side; return where the row ends."""
    x = 14.0
    for name in names:
        w, h = (scale * side for side in size_of(name))
        sheet.put(name, x, y, w, h)
        x += w + 12
    return x


SHEETS: Pictures = {
    "ships": ships,
    "ships-passing": passing,
    "tasks": tasks,
    "tasks-close-up": close_up,
    "effects": effects,
}
