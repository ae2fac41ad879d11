"""The end page of Turning Tides: why the game ended, what each seat hit, and the course of the game."""

from dataclasses import replace

import pytest
from playing import Setting, all_events, played_out

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.results import boards_by_round
from tide_gui.rules.turning_tides.effects import NothingHit, Sailed, UnitsRemoved, ZoneDestroyed
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
            {"gold": replace(WHOLE, destroyed=(1, 2, 7))},
            "Three zones of the gold ship are destroyed.",
        ),
        (
            (0,),
            {"silver": replace(WHOLE, captain=0, sailors=())},
            "Nobody of the crew is left on the silver ship.",
        ),
        (
            (1,),
            {"gold": replace(WHOLE, captain=0, destroyed=(2, 3, 5)), "introductory": True},
            "The gold ship has lost its captain and a zone: the goal of the introductory game.",
        ),
        (
            (0,),
            {"silver": replace(WHOLE, captain=0, destroyed=(2,)), "introductory": True},
            "The silver ship has lost its captain and a zone: the goal of the introductory game.",
        ),
        ((0, 1), {}, "Nobody has won in 50 rounds."),
    ],
)
def test_the_end_page_says_why_the_game_ended(winners, changes, reason):
    rows = ships.scores.details(view_with(**changes), (RoundBegan(0, (7, 7)), GameEnded(winners)))
    assert [row.reason for row in rows][:2] == [reason, ""]


def test_the_end_page_names_the_last_blow():
    view = view_with(gold=replace(WHOLE, captain=0, sailors=()))
    blows = (
        *played(0, "fire from 3", ZoneDestroyed(1, 4)),
        *played(1, "swing from 5", UnitsRemoved(0, 2, sailors=1)),
    )
    whole, *_ = ships.scores.details(view, (RoundBegan(0, (7, 7)), *blows, GameEnded((1,))))
    assert whole.reason == (
        "Nobody of the crew is left on the gold ship. The last blow fell on zone 2. "
        "Round 1, step 1: a swing from zone 5 of silver. Lost: 1 sailor."
    )


def test_after_a_surrender_before_the_first_attack_there_is_no_reason_no_table_and_no_course():
    whole, *rows = ships.scores.details(view_with(), (RoundBegan(0, (7, 7)),))
    assert (whole.whole, whole.reason, whole.hit, whole.turned) == (True, "", False, False)
    assert [(row.ship, row.zone) for row in rows] == [(seat, zone) for seat in (0, 1) for zone in range(1, 8)]
    assert not any(row.reason or row.title or row.round or row.befell for row in rows)


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
        "Shots that hit": ("3 of 4", "none"),
        "Swings that hit": ("1 of 2", "1 of 1"),
        "Units removed": ("sailor:\u00a03, cannon:\u00a01, mast:\u00a01", "captain:\u00a01"),
        "Zones destroyed": ("zone 4", "none"),
    }


def test_a_line_that_says_nothing_of_either_ship_is_left_out():
    lines = lines_of(view_with(), *played(0, "swing from 3", NothingHit(1, 6)))
    assert lines == {"Ship": ("Gold", "Silver"), "Swings that hit": ("0 of 1", "none")}


def test_destroyed_zones_are_listed_as_zones():
    lines = lines_of(
        view_with(silver=replace(WHOLE, destroyed=(2, 6, 7))), *played(0, "fire from 3", ZoneDestroyed(1, 7))
    )
    assert lines["Zones destroyed"] == ("zone 2, zone 6 and zone 7", "none")


def test_each_zone_tells_what_befell_it_and_when():
    events = (
        RoundBegan(0, (7, 7)),
        Sailed(1, 1),
        *played(0, "swing from 3", NothingHit(1, 4)),
        *played(0, "swing from 3", UnitsRemoved(1, 4, sailors=1)),
        Sailed(1, 2),
        RoundBegan(1, (7, 7)),
        *played(0, "fire from 3", UnitsRemoved(1, 4, captain=True, sailors=2)),
        Sailed(1, 13),
        *played(0, "fire from 2", ZoneDestroyed(1, 4)),
        *played(1, "fire from 1", ZoneDestroyed(0, 4)),
    )
    silver = replace(WHOLE, destroyed=(4,), mast=False, sailors=(5, 5), toward=(5,))
    zones = [row for row in ships.scores.details(view_with(silver=silver), events) if row.zone]
    hit = zones[7 + 3]
    assert (hit.ship, hit.zone, hit.destroyed, hit.lost) == (1, 4, True, ("Round 2", "step 13"))
    assert hit.befell == (
        "Round 1, step 2: a swing from zone 3 of gold. Lost: 1 sailor.",
        "Round 2, step 1: a shot from zone 3 of gold. Lost: captain and 2 sailors.",
        "Round 2, step 13: a shot from zone 2 of gold. The zone is destroyed.",
    )
    assert zones[3].befell == ("Round 2, step 13: a shot from zone 1 of silver. The zone is destroyed.",)
    assert (zones[3].lost, zones[2].lost, zones[2].befell) == (("Round 2", "step 13"), (), ())
    assert [zone.ending for zone in zones[7:12]] == [
        "Silver, zone 1: empty",
        "Silver, zone 2: empty",
        "Silver, zone 3: captain",
        "Silver, zone 4: destroyed",
        "Silver, zone 5: 2 sailors and 2 cannons",
    ]
    assert (zones[11].name, zones[11].units) == ("Silver, zone 5", ("sailor", "sailor", "toward", "away"))
    assert zones[3].units == ("mast", "sailor")


def test_a_round_shows_both_ships_as_they_were_after_it():
    events = (
        RoundBegan(0, (7, 7)),
        *played(0, "fire from 1", ZoneDestroyed(1, 1)),
        RoundBegan(1, (7, 7)),
    )
    whole, *rows = ships.scores.details(view_with(), events)
    assert (whole.hit, whole.turned) == (True, True)
    first, second = (row for row in rows if row.round)
    assert (first.round, second.round, first.title) == ("Round 1", "Round 2", "")
    assert first.ships == ("Gold: crew 3, cannons 1, zones 7", "Silver: crew 3, cannons 1, zones 6")
    assert (first.captains, first.sailors, first.cannons, first.wrecks) == ((1, 1), (2, 2), (1, 1), ("", "1"))


@pytest.mark.parametrize("introductory", [False, True])
@pytest.mark.parametrize("deal", range(4))
def test_the_course_of_a_game_ends_with_its_last_board(deal, introductory):
    table = played_out(Setting(game, 2, (("introductory", introductory),)).table(deal), deal)
    boards = boards_by_round(all_events(table))
    assert boards[-1].ships == table.view(None).board.ships
    assert len(boards) == table.view(None).round + 1
    assert len({board.ships for board in boards}) > 1
