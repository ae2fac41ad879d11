"""The end page of Turning Tides: why the game ended, what each seat hit, and the course of the game."""

from dataclasses import replace

import pytest
from playing import Setting, all_events, played_out

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.results import boards_by_round
from tide_gui.rules.turning_tides.effects import NothingHit, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import GameEnded, Performed, RoundBegan
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import Ship
from tide_gui.rules.turning_tides.state import Options

game, ships = TurningTides(), presentation_of("turning-tides", in_english)
WHOLE = Ship(captain=3, mast=True, sailors=(4, 5), toward=(), away=(5,), destroyed=())


def view_with(gold=WHOLE, silver=WHOLE, **options):
    """Return the view of a game in which the ships are like this."""
    state = game.start(2, Options(**options))
    return game.view(replace(state, board=replace(state.board, ships=(gold, silver))), None)


def lines_of(view, *events):
    """Return the cells of each line of the table by title."""
    return {row.title: row.cells for row in ships.scores.details(view, events) if row.title}


def played(seat, move, *effects):
    return Performed(seat, game.read(move)), *effects


@pytest.mark.parametrize(
    ("winners", "changes", "reason"),
    [
        (
            (0,),
            {"silver": replace(WHOLE, destroyed=(1, 2, 7))},
            "Three zones of the silver ship are destroyed.",
        ),
        (
            (1,),
            {"gold": replace(WHOLE, captain=0, sailors=(), destroyed=(2,))},
            "Nobody of the crew is left on the gold ship.",
        ),
        (
            (1,),
            {"gold": replace(WHOLE, captain=0, destroyed=(2, 3, 5)), "introductory": True},
            "The gold ship has lost its captain and a zone: the goal of the introductory game.",
        ),
        ((0, 1), {}, "Nobody has won in 50 rounds."),
    ],
)
def test_the_end_page_says_why_the_game_ended(winners, changes, reason):
    first, *others = lines_of(view_with(**changes), RoundBegan(0, (7, 7)), GameEnded(winners)).items()
    assert first == (reason, ())
    assert all(cells for _, cells in others)


def test_after_a_surrender_no_ship_is_beaten():
    assert next(iter(lines_of(view_with(), RoundBegan(0, (7, 7))))) == "Ship"


def test_the_end_page_counts_what_each_seat_hit():
    lines = lines_of(
        view_with(silver=replace(WHOLE, destroyed=(4,))),
        *played(0, "fire from 3", UnitsRemoved(1, 4, mast=True)),
        *played(0, "fire from 3", UnitsRemoved(1, 4, sailors=2, cannons=1)),
        *played(0, "fire from 3", ZoneDestroyed(1, 4)),
        *played(1, "swing from 5", UnitsRemoved(0, 2, captain=True)),
        *played(0, "fire from 3", NothingHit(1, 4)),
        *played(0, "swing from 3", NothingHit(1, 6)),
        *played(0, "swing from 4", UnitsRemoved(1, 3, sailors=1)),
    )
    assert lines == {
        "Ship": ("Gold", "Silver"),
        "Shots that hit": ("3 of 4", "0 of 0"),
        "Swings that hit": ("1 of 2", "1 of 1"),
        "Zones hit": ("zone\u00a03:\u00a01, zone\u00a04:\u00a03", "zone\u00a02:\u00a01"),
        "Units removed": ("sailor:\u00a03, cannon:\u00a01, mast:\u00a01", "captain:\u00a01"),
        "Zones destroyed": ("4", "none"),
    }


def test_a_round_shows_both_ships_as_they_were_after_it():
    table = Setting(game, 2, ()).table(7)
    rows = ships.scores.details(table.view(None), all_events(table))
    [first] = [row for row in rows if row.round]
    assert (first.round, first.title) == ("Round 1", "")
    assert first.ships == ("gold: crew 3, cannons 1, zones 7", "silver: crew 3, cannons 1, zones 7")
    assert (first.captains, first.sailors, first.cannons, first.zones) == ((1, 1), (2, 2), (1, 1), (7, 7))


@pytest.mark.parametrize("introductory", [False, True])
@pytest.mark.parametrize("deal", range(4))
def test_the_course_of_a_game_ends_with_its_last_board(deal, introductory):
    table = played_out(Setting(game, 2, (("introductory", introductory),)).table(deal), deal)
    boards = boards_by_round(all_events(table))
    assert boards[-1].ships == table.view(None).board.ships
    assert len(boards) == table.view(None).round + 1
    assert len({board.ships for board in boards}) > 1
