"""Going back in a record to the last choice of the only person at the table."""

from collections.abc import Collection, Sequence

from tide_gui.rules.game import Seat
from tide_gui.table.record import TAKEN_BACK, Record, Turn


def last_own_turn(record: Record, people: Collection[Seat]) -> int | None:
    """Return the number of turns before the only person's last choice; None if there is no way back."""
    if len(people) != 1:
        return None
    [person] = people
    for index in reversed(range(len(record.entries))):
        entry = record.entries[index]
        if isinstance(entry, Turn) and person in entry.moves:
            return sum(isinstance(before, Turn) for before in record.entries[:index])
    return None


def taken_back(record: Record, turn: int, players: Sequence[str]) -> Record:
    """Return the record before that turn, as practice, with the present players."""
    record = record.rewound(turn).as_practice(TAKEN_BACK)
    for seat, player in enumerate(players):
        if record.players()[seat] != player:
            record = record.handed_over(seat, player)  # a bot that replaced a guest stays
    return record
