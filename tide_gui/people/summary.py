"""One finished game in figures: all that the statistics need of a record."""

from collections.abc import Generator
from typing import Any

from msgspec import Struct

from tide_gui.characters import PERSON, Level
from tide_gui.people.guests import guests_in
from tide_gui.presentation.feats import Feats, by_seat
from tide_gui.presentation.player_text import OTHER, kind_of
from tide_gui.presentation.presentation import Presentation
from tide_gui.rules.catalog import AnyGame
from tide_gui.rules.game import Outcome, Seat, places
from tide_gui.table.record import Record
from tide_gui.table.table import ended, opening, skim

KINDS = (PERSON, *Level, OTHER)  # of opponents, in the order in which they are shown


class SeatSummary(Struct, frozen=True, array_like=True, gc=False):
    """What became of a seat. `share` is its part of the victory, which several winners share."""

    name: str
    player: str  # who played it at the end
    place: int
    share: float
    score: int
    feats: dict[str, float]
    guest: bool


class Summary(Struct, frozen=True, array_like=True, gc=False):
    """A finished game."""

    game: str
    ended: float  # seconds since 1970; 0 if unknown
    has_points: bool
    options: tuple[str, ...]  # the house options that were on
    seats: tuple[SeatSummary, ...]

    @property
    def par(self) -> float:
        """The share of a seat when all are equally good: to win among five is worth more than among three."""
        return 1 / len(self.seats)

    def opponents(self, seat: Seat) -> str:
        """Return what a seat played against: people, or else the strongest kind of bot."""
        kinds = {kind_of(each.player) for at, each in enumerate(self.seats) if at != seat}
        return PERSON if PERSON in kinds else max(kinds, key=KINDS.index, default=OTHER)


def summarized(
    record: Record, game: AnyGame, presentation: Presentation, moment: float, name: str = "record"
) -> Generator[None, None, Summary | None]:
    """Replay a record one entry at a time; return its summary, None if the game is not over.

    UnreadableRecord if it cannot be replayed.
    """
    state, events = opening(game, record, name), list[Any]()
    for now, happened in skim(game, record, name):
        state = now
        events += happened
        yield
    outcome = ended(game, state, record.entries[-1] if record.entries else None)
    if outcome is None:
        return None
    texts = presentation.scores.feat_texts
    feats = by_seat(presentation.scores.feats(events), texts, len(record.seats))
    return Summary(
        game=record.game,
        ended=moment,
        has_points=any(presentation.scores.totals(game.view(state, None))),
        options=tuple(sorted(key for key, chosen in record.options.items() if chosen)),
        seats=_seats(record, outcome, feats),
    )


def _seats(record: Record, outcome: Outcome, feats: tuple[Feats, ...]) -> tuple[SeatSummary, ...]:
    placed, players = places(outcome.scores, outcome.winners), record.players()
    guests = guests_in(record.extra)
    return tuple(
        SeatSummary(
            name=seated.name,
            player=players[seat],
            place=placed[seat],
            share=outcome.share(seat),
            score=outcome.scores[seat],
            feats=dict(feats[seat]),
            guest=seat in guests,
        )
        for seat, seated in enumerate(record.seats)
    )
