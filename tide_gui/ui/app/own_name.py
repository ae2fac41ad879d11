"""The name of the person who plays here."""

import msgspec

from tide_gui.characters import PERSON
from tide_gui.people.directory import is_nobody
from tide_gui.store.settings import Settings, TableChoice
from tide_gui.table.names import spaced
from tide_gui.table.record import Name

FORMER = ("Marit", "Onno", "Wiebke", "Jelle", "Sanne")  # former versions called people so who gave no name


def own_name(settings: Settings) -> str:
    """Return the name of who plays here; empty if it is not known.

    Former versions remembered it only as that of the first seat of the last table.
    """
    typed = _first_of(settings.table) if settings.person is None else settings.person
    name = spaced(typed).strip()
    return name if is_name(name) and not is_nobody(name) else ""


def _first_of(table: TableChoice | None) -> str:
    """Return the name on the first seat of a table; empty if no person sat there."""
    named = table is not None and table.names and table.players[:1] == (PERSON,)
    return table.names[0] if table and named else ""


def is_to_be_asked(settings: Settings) -> bool:
    """Whether nobody has said yet who plays here."""
    return not own_name(settings) or (settings.person is None and own_name(settings) in FORMER)


def is_name(name: str) -> bool:
    """Whether a record can hold this name."""
    try:
        msgspec.convert(name, Name)
    except msgspec.ValidationError:
        return False
    return True
