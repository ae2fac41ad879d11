"""Screenshots of moments that only Turn the Tide has."""

from collections.abc import Mapping
from dataclasses import replace

from tide_gui.presentation.turn_the_tide.struck import LAST_CHANCE, LOST, SURVIVED, UNDER, moments_of
from tide_gui.rules.game import Seat
from tide_gui.shots.moments import (
    DEALS,
    AnyTable,
    NoSuchMoment,
    Stop,
    before_the_scores,
    known,
    played,
    played_out,
    record_of,
)
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.table.record import Record, Turn
from tide_gui.table.table import replay

KEY = "turn-the-tide"
MOMENTS = {LOST: 4, LAST_CHANCE: 1, UNDER: 2, SURVIVED: 0}  # each happens to another seat


def shots() -> dict[str, Draw]:
    """All screenshots by name."""
    return {
        "table-last-chance": lambda stage: stage.sit(played(record_of(KEY, "pbbb"), _last_chance(0))),
        "table-drowned-rival": lambda stage: stage.sit(played(record_of(KEY, "pbbbb"), _drowned(2))),
        "table-drowned-self": _drowned_self,
        "table-open-play": _open_play,
        **{f"table-reveal-{shown}": _reveal(shown) for shown in (1, 2, 3, 4, 6)},
        "table-passing": _passing,
        **{f"table-moment-{kind.replace(' ', '-')}": _moment(kind) for kind in MOMENTS},
    }


def _after_hands(hands: int, rounds: int = 0) -> Stop:
    return lambda table: (table.standing().round, table.standing().step) == (rounds, hands)


def _last_chance(seat: Seat) -> Stop:
    """Stop when a seat has no preserver left."""
    return lambda table: table.view(None).places[seat].up == 0 and table.standing().step > 1


def _drowned(seat: Seat) -> Stop:
    """Stop when a seat is out while the round goes on."""

    def stop(table: AnyTable) -> bool:
        return not table.view(None).places[seat].afloat

    return stop


def _drowned_self(stage: Stage) -> None:
    stage.preferences.change(speed="calm")
    stage.sit(played(record_of(KEY, "pbbbb"), _drowned(0)))


def _open_play(stage: Stage) -> None:
    record = record_of(KEY, "pbbbb", open_play=True, open_leftovers=True)
    stage.sit(played(record, _after_hands(2)))


def _reveal(shown: int) -> Draw:
    """The table after this many steps of a reveal."""

    def draw(stage: Stage) -> None:
        stage.sit(played(record_of(KEY, "pbbb"), _after_hands(5)))
        stage.preferences.change(speed="calm")
        stage.choose()
        for _ in range(shown):
            stage.session.controller.playback.show_next()
        settle(180)

    return draw


def _passing(stage: Stage) -> None:
    """The hands move to the left."""
    stage.sit(before_the_scores(record_of(KEY, "pbbb")))
    stage.choose()
    stage.preferences.change(speed="calm")
    stage.session.seeScores()
    stage.session.controller.playback.show_next()
    settle(210)


def _moment(kind: str) -> Draw:
    """A seat loses a preserver, gets its last chance, goes under, or just survives the round."""

    def draw(stage: Stage) -> None:
        record, moves = _before_moment(kind)
        stage.sit(record)
        stage.bots.planned = moves
        stage.preferences.change(speed="calm")
        stage.session.choice.make(moves[0])
        settle()
        playback = stage.session.controller.playback
        while (playback.moment and playback.moment.kind) != kind:
            playback.show_next()
        settle(700)

    return draw


def _before_moment(kind: str) -> tuple[Record, Mapping[Seat, str]]:
    """Return a record before a turn that comes to a moment of this kind, and the moves of this turn."""
    for deal in DEALS:
        whole = played_out(replace(record_of(KEY, "pbbbb"), deal=deal))
        turns = [each for each in replay(known(KEY), whole) if isinstance(each.entry, Turn)]
        for number, turn in enumerate(turns):
            moments = {(moment.kind, moment.seat) for event in turn.events for moment in moments_of(event)}
            if (kind, MOMENTS[kind]) in moments and isinstance(turn.entry, Turn) and 0 in turn.entry.moves:
                return whole.rewound(number), turn.entry.moves
    raise NoSuchMoment(f"no deal comes to a moment of the kind {kind!r}")
