"""The ships of Turning Tides and what stands on them."""

from preview.canvas import Canvas, size_of

SHIP_W, SHIP_H, ZONE, STERN = 1128, 240, 120, 118


def put_ship(canvas: Canvas, ship: str, x: float, y: float, k: float, *, right: bool) -> None:
    """A ship that sails right or left; the middle of its first zone is at (x, y)."""
    bow = STERN + 6.5 * ZONE
    left = x - (bow if right else SHIP_W - bow) * k
    for name in ("wake", ship):
        top = y - SHIP_H * k / 2
        canvas.put(f"turning-tides/ships/{name}", left, top, SHIP_W * k, SHIP_H * k, 0 if right else 180)


def put_piece(canvas: Canvas, name: str, ship: str, x: float, y: float, k: float, turn: float = 0) -> None:
    """A piece with its middle at (x, y), at the scale of the ship."""
    art = f"turning-tides/crew/{name}-{ship}"
    w, h = (k * side for side in size_of(art))
    canvas.put(art, x - w / 2, y - h / 2, w, h, turn)


def put_zone(canvas: Canvas, name: str, x: float, y: float, k: float) -> None:
    """A picture that covers a zone with its middle at (x, y)."""
    canvas.put(f"turning-tides/ships/zone-{name}", x - 60 * k, y - 92 * k, 120 * k, 184 * k)
