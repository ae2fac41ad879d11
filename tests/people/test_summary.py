"""What is kept of a finished game."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from people_games import entries_of, finished, made_up, summary_of, table_of

from tide_gui.people.summary import summarized
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import game_called
from tide_gui.table.record import Takeover, Turn, UnreadableRecord, read_record
from tide_gui.table.table import replay

FIXTURES = Path(__file__).parents[1] / "fixtures" / "0.1.0"


@pytest.mark.parametrize("game", ["turn-the-tide", "onda", "turning-tides"])
def test_a_summary_says_who_sat_where_and_how_the_game_ended(game):
    record = finished("pb", game=game) if game != "turn-the-tide" else finished("pbb")
    outcome, summary = table_of(record).outcome(), summary_of(record, 12.5)
    assert (summary.game, summary.ended, summary.options) == (game, 12.5, ())
    assert summary.has_points is (game != "turning-tides")
    assert [seat.name for seat in summary.seats] == [seated.name for seated in record.seats]
    assert [seat.player for seat in summary.seats] == [seated.player for seated in record.seats]
    assert tuple(seat.score for seat in summary.seats) == outcome.scores
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(len(record.seats))]
    assert [seat.share for seat in summary.seats] == shares
    assert all((seat.place == 1) is (seat.share > 0) for seat in summary.seats)
    assert all(seat.feats for seat in summary.seats)


def test_a_surrender_is_a_victory_of_the_other():
    page = (FIXTURES / "turning-tides-surrender.tide").read_bytes()
    summary = summary_of(read_record(page, "surrender"))
    assert [seat.share for seat in summary.seats] == [1, 0]
    assert [seat.place for seat in summary.seats] == [1, 2]
    assert summary.options == ("introductory",)


def test_a_game_of_another_package_is_summarized_with_points_and_feats(fourth_game):
    summary = summary_of(finished("pbb", game=fourth_game.key))
    assert summary.has_points
    assert all(seat.feats.keys() <= {"kept", "given", "best"} for seat in summary.seats)
    assert sum(seat.feats.get("kept", 0) + seat.feats.get("given", 0) for seat in summary.seats) > 0


def test_a_game_without_points_and_feats_is_summarized_as_well(fourth_game, monkeypatch):
    bare = replace(presentation_of(fourth_game.key, in_english), scores=Scores())
    monkeypatch.setattr("people_games.presentation_of", lambda *_: bare)
    summary = summary_of(finished("pbb", game=fourth_game.key))
    assert not summary.has_points
    assert [seat.feats for seat in summary.seats] == [{}, {}, {}]


def test_a_game_that_is_not_over_has_no_summary():
    record = finished()
    assert summary_of(record.rewound(3)) is None
    assert summary_of(record.rewound(0)) is None


def test_a_record_that_cannot_be_replayed_is_refused():
    record = finished()
    entries = (record.entries[0], Turn({0: "99", 1: "98", 2: "97"}))
    with pytest.raises(UnreadableRecord):
        summary_of(type(record)(record.game, {}, 1, record.seats, entries))


@pytest.mark.parametrize("game", ["turn-the-tide", "onda", "turning-tides"])
def test_the_rules_alone_refuse_what_cannot_have_happened(game):
    """A summary asks no `legal`, which the table asks, too."""
    whole = finished("pb", game=game) if game != "turn-the-tide" else finished("pbb")
    found = [(told(record), is_refused(record)) for record in changed(whole, Random(7))]
    assert all((summary is None) is refused for summary, refused in found)
    assert {refused for _, refused in found} == {True, False}


def changed(whole, rng, times=20):
    """The record, and others in which a turn is another one of the same game, or has a move of another."""
    yield whole
    turns = [at for at, entry in enumerate(whole.entries) if isinstance(entry, Turn)]
    for _ in range(times):
        at, other = rng.choice(turns), whole.entries[rng.choice(turns)].moves
        seat = rng.choice(list(other))
        moves = other if rng.random() < 0.3 else {**whole.entries[at].moves, seat: other[seat]}
        yield replace(whole, entries=(*whole.entries[:at], Turn(moves), *whole.entries[at + 1 :]))


def is_refused(record):
    """Whether a replay refuses it, or its game is not over."""
    try:
        *_, last = replay(game_called(record.game), record)
        return game_called(record.game).outcome(last.state) is None
    except UnreadableRecord:
        return True


def told(record):
    try:
        return summary_of(record)
    except UnreadableRecord:
        return None


def test_a_record_is_read_in_as_many_steps_as_it_has_entries():
    record = finished()
    game, presentation = game_called(record.game), presentation_of(record.game, in_english)
    assert len(list(summarized(record, game, presentation, 0))) == entries_of(record)


def test_a_seat_belongs_to_who_played_it_at_the_end():
    record = finished("ppb")
    handed_over = type(record)(
        record.game, {}, 1, record.seats, (*record.entries[:3], Takeover(1, "otter"), *record.entries[3:])
    )
    assert [seat.player for seat in summary_of(handed_over).seats] == ["person", "otter", "drifter"]


def test_par_is_an_equal_share():
    assert made_up(("Ann", "person", 1), ("Bo", "otter", 2)).par == 1 / 2
    assert made_up(*[(name, "person", 1) for name in "ABCDE"]).par == 1 / 5


@pytest.mark.parametrize(
    ("others", "kind"),
    [
        (["drifter", "puffin"], "beginner"),
        (["otter", "albatross", "puffin"], "expert"),
        (["albatross", "person"], "person"),
        (["cmd:engine", "otter"], "other"),
        ([], "other"),
    ],
)
def test_the_strongest_opponent_counts_and_people_more_than_all(others, kind):
    seats = [("Ann", "person", 1), *((player, player, 2) for player in others)]
    assert made_up(*seats).opponents(0) == kind
