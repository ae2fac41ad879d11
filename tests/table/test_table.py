"""The referee: sealed envelopes, nature, resuming, surrendering."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest
from playing import LARGEST, PLAIN_SETTINGS, Setting, one_turn, picked, played_out

from tide_gui.rules.catalog import game_called
from tide_gui.rules.game import IllegalMove, Outcome
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.table.record import NatureMove, SeatedPlayer, Surrender, Takeover, Turn, UnreadableRecord
from tide_gui.table.table import Table, ended, nature, replay, skim

THREE = Setting(TurnTheTide(), 3)
every_plain_setting = pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
DUELS = [setting for setting in PLAIN_SETTINGS if setting.seats == 2]
duels = pytest.mark.parametrize("setting", DUELS, ids=str)


def test_nothing_happens_before_the_last_envelope():
    table = THREE.table()
    before = table.record
    assert table.submit(0, table.choices(0)[0]) == ()
    assert table.submit(2, table.choices(2)[0]) == ()
    assert table.record == before
    assert table.waiting_for() == {1}
    assert table.submit(1, table.choices(1)[0])
    assert table.record.turns() == 1
    assert table.waiting_for() == {0, 1, 2}


@every_plain_setting
def test_each_step_has_the_standing_before_and_after_it(setting):
    table, rng = setting.table(3), Random(3)
    while waiting := table.waiting_for():
        before = table.standing()
        played = [
            step for seat in sorted(waiting) for step in table.submit(seat, picked(table.choices(seat), rng))
        ]
        assert played[0].before == before
        assert played[-1].standing == table.standing()
        assert [step.standing for step in played[:-1]] == [step.before for step in played[1:]]


def test_a_sealed_choice_changes_nobody_elses_view():
    table = THREE.table()
    before = [table.view(seat) for seat in (0, 1, 2, None)]
    table.submit(0, table.choices(0)[0])
    assert [table.view(seat) for seat in (0, 1, 2, None)] == before


def test_a_seat_chooses_once():
    table = THREE.table()
    table.submit(0, table.choices(0)[0])
    with pytest.raises(IllegalMove, match="owes no move"):
        table.submit(0, table.choices(0)[1])
    with pytest.raises(IllegalMove, match="owes no move"):
        table.ask(0)


def test_a_game_may_become_practice_in_the_middle_of_a_turn():
    table = THREE.table()
    table.submit(0, table.choices(0)[0])
    before = table.record
    table.mark_practice("hint")
    table.mark_practice("taken-back")
    assert table.record == replace(before, practice=True, extra={"practice": "hint"})
    assert table.waiting_for() == {1, 2}


def test_a_move_that_is_not_legal_is_refused_and_changes_nothing():
    table = THREE.table()
    with pytest.raises(IllegalMove, match="cannot play"):
        table.submit(0, table.choices(1)[0])
    assert table.waiting_for() == {0, 1, 2}


def test_asks_are_numbered_by_the_counter_of_the_session():
    ids = count(40)
    first = Table(THREE.game, THREE.record(), ids)
    second = Table(THREE.game, THREE.record(), ids)
    asks = [first.ask(0), first.ask(1), second.ask(0)]
    assert [ask.id for ask in asks] == [40, 41, 42]
    assert (asks[0].turn, asks[0].seat, asks[0].view) == (0, 0, first.view(0))
    assert asks[0].choices == first.choices(0)


def test_an_ask_tells_how_well_the_players_of_all_seats_are_known_to_play():
    players = ("person", "orca", "seal", "cmd:shark --fast")
    record = replace(
        Setting(THREE.game, 4).record(), seats=tuple(SeatedPlayer(name[:4], name) for name in players)
    )
    assert Table(THREE.game, record).ask(1).levels == (None, "expert", "casual", None)
    taken_over = record.handed_over(1, "person").handed_over(3, "drifter")
    assert Table(THREE.game, taken_over).ask(0).levels == (None, None, "casual", "random")


@pytest.mark.whole_games
@every_plain_setting
def test_a_table_built_from_any_beginning_goes_on_exactly(setting):
    whole = played_out(setting.table(3), 3).record
    for turns in range(0, whole.turns(), max(1, whole.turns() // 7)):
        table = Table(setting.game, whole.rewound(turns))
        for entry in whole.entries[len(table.record.entries) :]:
            if isinstance(entry, Turn):
                for seat, move in entry.moves.items():
                    table.submit(seat, setting.game.read(move))
        assert table.record == whole


def test_after_a_kill_only_the_unfinished_turn_is_asked_again():
    table = THREE.table()
    one_turn(table, Random(1))
    table.submit(0, table.choices(0)[0])
    resumed = Table(THREE.game, table.record)
    assert resumed.waiting_for() == {0, 1, 2}
    assert resumed.view(0) == table.view(0)


def test_a_rewound_table_deals_what_it_dealt_before():
    whole = played_out(THREE.table(5), 5).record
    first_round = next(
        index for index, entry in enumerate(whole.entries) if index and isinstance(entry, NatureMove)
    )
    table = Table(THREE.game, whole.rewound(first_round - 1))
    assert table.record.entries == whole.entries[: first_round + 1]


def test_rewinding_to_a_turn_that_was_not_reached_changes_nothing():
    whole = played_out(THREE.table(5), 5).record
    assert whole.rewound(whole.turns()) == whole.rewound(10_000) == whole


def test_a_seat_handed_over_is_played_on_by_another_player():
    table = THREE.table()
    one_turn(table, Random(1))
    record = table.record.handed_over(2, "somebody")
    assert record.players() == ("drifter", "drifter", "somebody")
    resumed = Table(THREE.game, record)
    assert resumed.view(2) == table.view(2)
    assert resumed.record == record


def test_nature_draws_from_deal_number_and_index_alone():
    assert nature(12, 3).random() == nature(12, 3).random()
    draws = {nature(deal, index).random() for deal in (1, 2, 11) for index in (0, 1, 11)}
    assert len(draws) == 9


@duels
def test_one_of_two_may_surrender_at_any_moment(setting):
    table = setting.table(1)
    one_turn(table, Random(1))
    assert table.is_duel
    table.surrender(0)
    scores = table.standing().scores
    assert table.outcome() == Outcome(scores, (1,))
    assert table.waiting_for() == frozenset()
    assert table.record.entries[-1] == Surrender(0)
    assert Table(setting.game, table.record).outcome() == table.outcome()
    assert setting.game.outcome(table._state) is None
    with pytest.raises(IllegalMove):
        table.surrender(1)


@duels
def test_a_surrender_is_taken_back_like_a_turn(setting):
    table = setting.table(1)
    one_turn(table, Random(1))
    table.surrender(1)
    rewound = Table(setting.game, table.record.rewound(1))
    assert rewound.waiting_for()
    assert rewound.record.turns() == 1


@pytest.mark.parametrize("people", [(), (0, 1), (1,)], ids=str)
def test_among_three_nobody_surrenders_but_a_person_alone(people):
    table = THREE.table()
    seats = tuple(
        replace_player(seated, "person" if seat in people else "drifter")
        for seat, seated in enumerate(table.record.seats)
    )
    record = replace(table.record, seats=seats)
    table = Table(THREE.game, record)
    with pytest.raises(IllegalMove, match="one of two"):
        table.surrender(0)
    assert ended(THREE.game, table._state, None) is None
    with pytest.raises(UnreadableRecord, match="cannot have happened"):
        Table(THREE.game, replace(record, entries=(*record.entries, Surrender(0))))


def test_a_person_alone_against_two_bots_surrenders_and_both_win():
    start = THREE.table().record
    bots = [replace_player(seated, "drifter") for seated in start.seats[1:]]
    seats = (replace_player(start.seats[0], "person"), *bots)
    table = Table(THREE.game, replace(start, seats=seats))
    one_turn(table, Random(1))
    assert not table.is_duel
    table.surrender(0)
    assert table.outcome() == Outcome(table.standing().scores, (1, 2))
    assert Table(THREE.game, table.record).outcome() == table.outcome()
    assert Table(THREE.game, table.record.rewound(1)).waiting_for()
    for entries in ((Surrender(0), Surrender(0)), (Surrender(3),)):
        with pytest.raises(UnreadableRecord, match="cannot have happened"):
            Table(THREE.game, replace(start, seats=seats, entries=(*start.entries, *entries)))


def replace_player(seated, player):
    return SeatedPlayer(seated.name, player)


@duels
def test_a_seat_that_does_not_exist_cannot_surrender(setting):
    with pytest.raises(IllegalMove):
        setting.table().surrender(2)


# -- replay re-checks every move -----------------------------------------------------------------


def broken(record, at, entry):
    entries = list(record.entries)
    entries[at : at + 1] = [entry]
    return replace(record, entries=tuple(entries))


@pytest.mark.parametrize("setting", LARGEST[:3], ids=str)
def test_a_quick_replay_comes_to_the_same_states_and_events(setting):
    record = played_out(setting.table(4), 4).record
    handed_over = replace(record, entries=(*record.entries[:3], Takeover(1, "otter"), *record.entries[3:]))
    slowly = [(played.state, played.events) for played in replay(setting.game, handed_over)]
    assert list(skim(setting.game, handed_over)) == slowly


def test_a_replay_names_the_line_of_a_move_that_cannot_have_happened():
    whole = played_out(THREE.table(1), 1).record
    own, other = whole.entries[2].moves, whole.entries[3].moves
    wrong = [
        (1, Turn({0: "1", 1: "1", 2: "1"})),
        (2, Turn({**own, 0: other[1]})),
        (2, Turn({0: own[0], 1: own[1]})),
        (2, Turn({**own, 3: "4"})),
        (2, Turn({-1: "4"})),
        (2, Turn({**own, 0: "rubbish"})),
        (2, whole.entries[0]),
        (0, NatureMove("37")),
        (0, NatureMove("tides 1 2 3")),
        (2, Takeover(3, "drifter")),
        (2, Takeover(-1, "drifter")),
        (2, Surrender(0)),
        (len(whole.entries) - 1, Surrender(0)),
    ]
    for at, entry in wrong:
        with pytest.raises(UnreadableRecord, match=f"page, line {at + 2}: ") as error:
            list(replay(THREE.game, broken(whole, at, entry), "page"))
        assert error.value.line == at + 2
        with pytest.raises(UnreadableRecord, match=f"page, line {at + 2}: "):
            list(skim(THREE.game, broken(whole, at, entry), "page"))
        with pytest.raises(UnreadableRecord, match=f"page, line {at + 2}: "):
            Table(THREE.game, broken(whole, at, entry), name="page")


@pytest.mark.whole_games
@every_plain_setting
@pytest.mark.parametrize("moves", [{}, {0: "1"}, {0: "wait"}, {0: "pass", 1: "pass"}], ids=str)
def test_no_turn_follows_the_outcome(setting, moves):
    record = played_out(setting.table(3), 3).record
    with pytest.raises(UnreadableRecord, match=f"record, line {len(record.entries) + 2}: this cannot have"):
        Table(setting.game, replace(record, entries=(*record.entries, Turn(moves))))


def test_no_move_of_nature_follows_the_outcome():
    record = played_out(THREE.table(3), 3).record
    with pytest.raises(UnreadableRecord, match="the game is over"):
        Table(THREE.game, replace(record, entries=(*record.entries, record.entries[0])))


@pytest.mark.whole_games
@every_plain_setting
def test_no_turn_is_without_moves(setting):
    record = setting.table(3).record
    with pytest.raises(UnreadableRecord, match=r"record, line 3: this cannot have happened: moves from \[\]"):
        Table(setting.game, replace(record, entries=(*record.entries, Turn({}))))


class Fragile(TurnTheTide):
    """A rule book with a mistake: it fails in one of its methods."""

    def __init__(self, method):
        setattr(self, method, self._fail)

    def _fail(self, *arguments):
        raise ZeroDivisionError("division by zero")


@pytest.mark.parametrize(("method", "line"), [("start", 1), ("read", 2), ("play", 2), ("legal", 3)])
def test_whatever_a_rule_book_raises_makes_the_record_unreadable(method, line):
    table = THREE.table(3)
    one_turn(table, Random(3))
    with pytest.raises(UnreadableRecord, match=f"record, line {line}: .*division by zero"):
        Table(Fragile(method), table.record)


def test_nothing_follows_the_end():
    whole = played_out(THREE.table(1), 1).record
    longer = replace(whole, entries=(*whole.entries, whole.entries[-1]))
    with pytest.raises(UnreadableRecord, match="cannot have happened"):
        Table(THREE.game, longer)


@duels
def test_nothing_follows_a_surrender(setting):
    table = setting.table(1)
    entries = table.record.entries
    for ending in ((Surrender(0), Surrender(1)), (Surrender(2),), (Surrender(0), Takeover(0, "drifter"))):
        with pytest.raises(UnreadableRecord, match="cannot have happened"):
            Table(setting.game, replace(table.record, entries=(*entries, *ending)))


@duels
def test_nobody_surrenders_a_finished_game(setting):
    record = played_out(setting.table(1), 1).record
    with pytest.raises(UnreadableRecord, match="cannot have happened"):
        Table(setting.game, replace(record, entries=(*record.entries, Surrender(0))))


def test_an_unplayable_table_is_refused_in_the_first_line():
    record = THREE.record()
    refusal = "line 1: its game has no such table: turn-the-tide"
    with pytest.raises(UnreadableRecord, match=f"{refusal} is played by 3 to 5, not by 2"):
        Table(THREE.game, replace(record, seats=record.seats[:2]))
    with pytest.raises(UnreadableRecord, match=f"{refusal} has no option 'fog'"):
        Table(THREE.game, replace(record, options={"fog": True}))


def test_the_catalog_knows_its_games_and_no_others():
    assert game_called("turn-the-tide").key == "turn-the-tide"
    assert game_called("turn") is None
