"""The name of the person who plays here: the one on the first seat of the last table."""

import msgspec

from tide_gui.characters import PERSON
from tide_gui.store.settings import TableChoice
from tide_gui.table.names import composed
from tide_gui.table.record import Name

NAMES = ("Marit", "Onno", "Wiebke", "Jelle", "Sanne")  # of people who give no name, by seat


def own_name(table: TableChoice | None) -> str:
    """Return the name on the first seat; empty if no person sat there, or none with a usable name."""
    if table is None or not table.names or table.players[:1] != (PERSON,):
        return ""
    name = composed(table.names[0].strip())
    return name if is_name(name) else ""


def name_here(table: TableChoice | None) -> str:
    """Return what a game calls the person if nothing else is asked."""
    return own_name(table) or NAMES[0]


def is_name(name: str) -> bool:
    """Whether a record can hold this name."""
    try:
        msgspec.convert(name, Name)
    except msgspec.ValidationError:
        return False
    return True
