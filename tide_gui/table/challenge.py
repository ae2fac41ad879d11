"""Games that may count on a page of their own: the deal of the day and the games of the ladder."""

from collections.abc import Mapping
from typing import Any

from tide_gui.table.day import DAY
from tide_gui.table.ladder import LADDER
from tide_gui.table.record import Record


def challenge_in(extra: Mapping[str, Any]) -> str:
    """Return `day` or `ladder`; empty for any other game."""
    return next((key for key in (DAY, LADDER) if key in extra), "")


def no_longer_counting(record: Record, reason: str) -> Record:
    """Return a game of the day or of the ladder as practice; any other game stays as it is."""
    return record.as_practice(reason) if challenge_in(record.extra) else record


def is_unaided(record: Record) -> bool:
    """Whether the game counts on the ladder, where nobody is helped: practice would be a free second try."""
    return challenge_in(record.extra) == LADDER and not record.practice
