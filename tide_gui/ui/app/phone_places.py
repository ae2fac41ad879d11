"""What stands for a person where phones are known: it is kept and told, so it is not the name."""

from collections.abc import Collection
from pathlib import Path

from tide_gui.lean_start import digest
from tide_gui.phones.kept import Kept
from tide_gui.store.cache_file import read_cache, write_cache
from tide_gui.table.names import name_key

PLACE_BYTES = 8
NAMESAKES = 8  # more than sit at any table


def place_of(name: str, secret: str) -> str:
    """Return the place of a person; that of a namesake is the place of this place."""
    return digest(f"{secret} {name_key(name)}".encode(), PLACE_BYTES).hex()


def places_of(names: Collection[str], secret: str) -> set[str]:
    """Return all places that people with these names may have had."""
    found, latest = set[str](), set(names)
    for _ in range(NAMESAKES):
        latest = {place_of(each, secret) for each in latest}
        found |= latest
    return found


def without(kept: Kept, places: Collection[str]) -> Kept:
    """Return what is kept without the phones of these places."""
    devices = {key: place for key, place in kept.devices.items() if place not in places}
    return settled(kept._replace(devices=devices), places)


def settled(kept: Kept, places: Collection[str]) -> Kept:
    """Return what is kept once the phones of these places have come to this page."""
    return kept._replace(elsewhere=tuple(place for place in kept.elsewhere if place not in places))


def with_phone(kept: Kept, place: str, device: str) -> Kept:
    """Return what is kept with another phone for a place."""
    others = without(kept, {place})
    return others._replace(devices={**others.devices, device: place})


def at_page(kept: Kept, page: str, port: int) -> Kept:
    """Return what is kept once the page is there: at another one no phone has its key."""
    places = tuple(sorted({*kept.devices.values()}))
    elsewhere = kept.elsewhere if page == kept.page else places
    return kept._replace(port=port, page=page, elsewhere=elsewhere)


def forget_in(file: Path, names: Collection[str]) -> None:
    """Forget the phones of these people in the file; all of them if it cannot be read."""
    if kept := read_cache(file, Kept):
        write_cache(file, without(kept, places_of(names, kept.secret)))
    else:
        file.unlink(missing_ok=True)
