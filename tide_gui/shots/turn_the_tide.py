"""Screenshots of moments that only Turn the Tide has."""

from tide_gui.rules.game import Seat
from tide_gui.shots.moments import AnyTable, Stop, before_the_scores, played, record_of
from tide_gui.shots.stage import Draw, Stage, settle

KEY = "turn-the-tide"


def shots() -> dict[str, Draw]:
    """All screenshots by name."""
    return {
        "table-last-chance": lambda stage: stage.sit(played(record_of(KEY, "pbbb"), _last_chance(0))),
        "table-drowned-rival": lambda stage: stage.sit(played(record_of(KEY, "pbbbb"), _drowned(2))),
        "table-drowned-self": _drowned_self,
        "table-open-play": _open_play,
        **{f"table-reveal-{shown}": _reveal(shown) for shown in (1, 2, 3, 4, 6)},
        "table-passing": _passing,
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
