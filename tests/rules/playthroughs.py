"""Golden playthroughs: whole games as text that a person can read.

`python tests/rules/playthroughs.py` rewrites them; read the difference before you commit it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from playing import SETTINGS, Setting, picked

from tide_gui.rules.game import NATURE
from tide_gui.table.record import NatureMove, Turn
from tide_gui.table.table import replay

PAGES = Path(__file__).parents[1] / "playthroughs"
DEAL = 2026
GOLDEN = [
    setting for setting in SETTINGS if len({chosen for _, chosen in setting.options}) < 2
]  # all or none
LAST_TURN = 400  # a duel of random players can last for ever


def played(setting: Setting) -> Iterator[str]:
    """Yield one line per move and, below it, one per event."""
    table, rng = setting.table(DEAL), Random(DEAL)
    while (waiting := table.waiting_for()) and table.record.turns() < LAST_TURN:
        for seat in sorted(waiting):
            table.submit(seat, picked(table.choices(seat), rng))
    for step in replay(setting.game, table.record):
        yield from (f"{'nature' if seat == NATURE else seat}: {text}" for seat, text in _moves(step.entry))
        yield from (f"    {event}" for event in step.events)
    yield f"{table.standing()}"
    yield f"{table.outcome()}"


def _moves(entry: object) -> list[tuple[int, str]]:
    if isinstance(entry, NatureMove):
        return [(NATURE, entry.move)]
    assert isinstance(entry, Turn)
    return list(entry.moves.items())


def page_of(setting: Setting) -> Path:
    """Return the file of the golden playthrough of a setting."""
    return PAGES / f"{setting}.txt"


if __name__ == "__main__":
    for each in GOLDEN:
        page_of(each).write_text("\n".join(played(each)) + "\n", encoding="utf-8")
