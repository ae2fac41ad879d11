"""Which games are shown, and in which order."""

from dataclasses import replace
from datetime import datetime

import msgspec
import pytest
from challenges import day_record, header_of, rung_record
from tongue import only_people

from tide_gui.people.directory import Directory
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.saved_game import SavedGame, read_saved
from tide_gui.table.day import DAY, deal_of
from tide_gui.table.record import Header, SeatedPlayer
from tide_gui.table.title import TITLE
from tide_gui.ui.models.folding import folded
from tide_gui.ui.models.game_list import GameLister
from tide_gui.ui.models.sifting import (
    BY_GAME,
    BY_PLAYERS,
    LAST_PLAYED,
    OLDEST,
    ORDERS,
    Sieve,
    games_in,
    people_in,
)

pytestmark = pytest.mark.usefixtures("qapp")


def header(game, names, saved, title="", winners=(), bots=("Puffin",)):
    seats = [SeatedPlayer(name, "person") for name in names] + [SeatedPlayer(bot, "puffin") for bot in bots]
    scores = (3,) * len(seats)
    return Header(
        format="tide-table", version=1, program="0.1.0", game=game, options={}, deal=123_456_789_012,
        seats=tuple(seats), started=saved, saved=saved, practice=False, standing=Standing(0, 1, scores),
        outcome=Outcome(scores, winners) if winners else None, extra={TITLE: title} if title else {},
    )  # fmt: skip


HEADERS = {
    "zoe": header("onda", ["Zoë", "Ann"], "2026-11-20T18:00:00", title="Final at Grandma's"),
    "bo": header("turn-the-tide", ["Bo", "ann"], "2026-11-19T18:00:00"),
    "won": header("onda", ["Ann"], "2026-10-03T18:00:00", winners=(0,)),
    "bots": header("turning-tides", [], "2025-01-02T18:00:00", winners=(1,), bots=("Puffin", "Gull")),
}


@pytest.fixture
def rows(tmp_path):
    """The rows of all games, of a damaged one and of one that nobody knows, in the order of the store."""
    saves = [
        SavedGame(tmp_path / f"{name}.tide", each, saved_at=1000.0 - number)
        for number, (name, each) in enumerate(HEADERS.items())
    ]
    strange = SavedGame(tmp_path / "strange.tide", replace_game(HEADERS["bo"], "ludo"))
    damaged = read_saved(tmp_path / "damaged.tide")  # there is none
    return GameLister(in_english).of([*saves, damaged, strange])


def replace_game(of, game):
    return msgspec.structs.replace(of, game=game)


def replace_outcome(of, winners):
    return msgspec.structs.replace(of, outcome=Outcome((3,) * len(of.seats), winners))


def names(rows):
    return [row.path.rpartition("/")[2].removesuffix(".tide") for row in rows]


def found(rows, **wanted):
    return names(Sieve(**wanted).sifted(rows))


def test_without_a_wish_all_games_are_shown_open_ones_first_and_damaged_ones_last(rows):
    assert found(rows) == ["zoe", "bo", "won", "bots", "damaged", "strange"]
    assert not Sieve().narrows
    assert not Sieve(search="  ", order=OLDEST).narrows


@pytest.mark.parametrize(
    ("search", "names"),
    [
        ("grandma", ["zoe"]),
        ("GRANDMA'S final", ["zoe"]),
        ("zoe", ["zoe"]),
        ("ZOË onda", ["zoe"]),
        ("zoe bo", []),
        ("tide", ["bo", "bots", "damaged", "strange"]),
        ("ann", ["zoe", "bo", "won"]),
        ("ann wins", ["won"]),
        ("2026-11", ["zoe", "bo"]),
        ("2026-10-03", ["won"]),
        ("october 2026", ["won"]),
        ("damaged", ["damaged"]),
        ("ludo", ["strange"]),
        ("123456789012", []),
    ],
)
def test_a_search_finds_what_has_all_words_whatever_their_case_and_accents(rows, search, names):
    assert found(rows, search=search) == names
    assert Sieve(search=search).narrows


@pytest.mark.parametrize(
    ("search", "names"),
    [("ladder", ["rung"]), ("practice", ["rung"]), ("lost", ["lost"]), ("deal of the day", ["day"])],
)
def test_a_search_finds_what_the_marks_of_a_line_say(tmp_path, search, names):
    headers = {
        "rung": header_of(rung_record(0).as_practice("copied")),
        "day": header_of(day_record()),
        "lost": replace_outcome(HEADERS["won"], (1,)),
    }
    saves = [SavedGame(tmp_path / f"{name}.tide", each) for name, each in headers.items()]
    assert found(GameLister(in_english).of(saves), search=search) == names


def test_a_game_and_a_person_narrow_the_list_and_a_bot_is_no_person(rows):
    assert found(rows, game="onda") == ["zoe", "won"]
    assert found(rows, person="ANN") == ["zoe", "bo", "won"]
    assert found(rows, game="onda", person="Zoë", search="final") == ["zoe"]
    assert found(rows, person="Puffin") == []
    assert Sieve(game="onda").narrows
    assert Sieve(person="Ann").narrows


def test_the_list_is_sorted_within_its_parts(rows):
    assert set(ORDERS) == {LAST_PLAYED, OLDEST, BY_GAME, BY_PLAYERS}
    assert found(rows, order=OLDEST)[:4] == ["bo", "zoe", "bots", "won"]
    assert found(rows, order=BY_GAME)[:4] == ["zoe", "bo", "won", "bots"]
    assert found(rows, order=BY_PLAYERS)[:4] == ["bo", "zoe", "won", "bots"]


def test_people_and_games_are_offered_by_the_alphabet(rows):
    assert people_in(rows) == ["Ann", "Bo", "Zoë"]
    assert games_in(rows) == {
        "onda": "Onda",
        "turn-the-tide": "Turn the Tide",
        "turning-tides": "Turning Tides",
    }


@pytest.mark.parametrize(
    ("text", "same"), [("Zoë", "zoe"), ("ÅSA", "asa"), ("Straße", "STRASSE"), ("ﬁn", "fin")]
)
def test_case_and_accents_make_no_difference(text, same):
    assert folded(text) == folded(same)


def test_a_row_is_made_once_while_its_file_stays_the_same_and_a_title_is_in_it(tmp_path):
    made = GameLister(in_english)
    saved = SavedGame(tmp_path / "a.tide", HEADERS["zoe"])
    [game] = made.of([saved])
    assert game.row.own_title == "Final at Grandma's"
    [again] = made.of([saved])
    assert again is game
    assert again.row is game.row
    changed = replace(saved, header=HEADERS["bo"])
    assert made.of([changed])[0].row.own_title == ""


def test_a_game_that_becomes_known_is_shown_from_then_on(tmp_path, request):
    made = GameLister(in_english)
    saved = SavedGame(tmp_path / "a.tide", replace_game(HEADERS["bo"], "pebbles"))
    assert made.of([saved])[0].part == "damaged"
    request.getfixturevalue("fourth_game")
    assert made.of([saved])[0].part == "open"


def test_no_row_is_made_before_somebody_looks_or_searches(tmp_path):
    saves = [SavedGame(tmp_path / f"{name}.tide", each) for name, each in HEADERS.items()]
    made, rows = [], GameLister(in_english)
    really = rows.row_of
    rows.row_of = lambda saved: made.append(saved.path.stem) or really(saved)
    games = rows.of(saves)
    assert people_in(games) == ["Ann", "Bo", "Zoë"]
    assert found(games, person="Ann") == found(games, order=OLDEST, person="Ann") == ["zoe", "bo", "won"]
    assert made == []
    assert len(games_in(games)) == 3
    assert len(made) == 3, "one of each game, for its title"
    assert games[0].row.names == "Zoë, Ann and Puffin"
    assert len(found(games, search="ann")) == 3
    assert found(games, search="ann", order=BY_PLAYERS)
    assert sorted(made) == sorted(HEADERS)


def test_a_listed_game_equals_only_itself_while_its_file_stays_the_same(tmp_path):
    saved = SavedGame(tmp_path / "a.tide", HEADERS["zoe"])
    [one], [other] = GameLister(in_english).of([saved]), GameLister(in_english).of([replace(saved)])
    assert (one == other, hash(one) == hash(other)) == (True, True)
    [changed] = GameLister(in_english).of([replace(saved, header=HEADERS["bo"])])
    assert one != changed
    assert one != one.row


def test_a_row_says_what_it_was_played_for_and_how_it_ended_for_its_person(tmp_path):
    solo, duo, lost = HEADERS["won"], HEADERS["zoe"], HEADERS["bots"]
    day = day_record("2026-11-02", started="2026-11-02T18:00:00")
    headers = {
        "won": solo,
        "two people": replace_outcome(duo, (0,)),
        "shared": replace_outcome(solo, (0, 1)),
        "lost": replace_outcome(solo, (1,)),
        "bots": lost,
        "ladder": header_of(rung_record(0)),
        "day": header_of(day),
        "late": header_of(replace(day, started="2026-11-19T18:00:00")),
        "another deal": header_of(replace(day, deal=7)),
        "no day": header_of(replace(day, extra={DAY: "2026-1"}, deal=deal_of(day.game, "2026-1"))),
    }
    lister = GameLister(in_english, now=lambda: datetime(2026, 11, 20, 12))
    lister.look()
    rows = {key: lister.row_of(SavedGame(tmp_path / key, each)) for key, each in headers.items()}
    assert {key: row.outcome_text for key, row in rows.items() if row.outcome} == {
        "won": "Won",
        "shared": "Victory shared",
        "lost": "Lost",
    }
    assert {key: row.challenge for key, row in rows.items() if row.challenge} == {
        "ladder": "Ladder",
        "day": "Deal of the day",
        "late": "Deal of the day: 2 November",
        "another deal": "Deal of the day",
        "no day": "Deal of the day",
    }


def test_rows_say_what_people_are_called_now_and_what_day_it_is(tmp_path):
    saved = SavedGame(tmp_path / "bo.tide", HEADERS["bo"])
    seen = {"directory": Directory(), "now": datetime(2026, 11, 19, 20)}
    lister = GameLister(in_english, lambda: seen["directory"], lambda: seen["now"])
    [game] = lister.of([saved])
    assert (game.row.names, game.row.saved) == ("Bo, ann and Puffin", "Today,\N{NO-BREAK SPACE}18:00")
    assert lister.of([saved])[0] is game
    seen["now"] = datetime(2026, 11, 20, 1)
    assert lister.of([saved])[0].row.saved == "Yesterday,\N{NO-BREAK SPACE}18:00"
    seen["directory"] = Directory(known_as={"Ann": "Anna"})
    [game] = lister.of([saved])
    assert game.row.names == "Bo, Anna and Puffin"
    assert people_in([game]) == ["Anna", "Bo"]
    assert found([game], search="ann bo") == ["bo"]


def test_a_guest_is_told_in_the_language_and_found_by_either_word(tmp_path):
    guests = msgspec.structs.replace(
        header("onda", ["Guest", "Ann"], "2026-10-03T18:00:00", winners=(0,)), extra={"guests": [0]}
    )
    typed = header("onda", ["Guest", "Bo"], "2026-10-04T18:00:00")
    saves = [SavedGame(tmp_path / f"{name}.tide", each) for name, each in (("g", guests), ("t", typed))]
    typed, told = sorted(GameLister(only_people).of(saves), key=lambda game: game.path, reverse=True)
    assert (told.row.names, told.row.result) == ("‡Guest‡, Ann and Puffin", "‡Guest‡ wins the game.")
    assert typed.row.names == "Guest, Bo and Puffin"
    assert set(found([typed, told], search="guest")) == {"g", "t"}
    assert found([typed, told], search="‡Guest‡") == ["g"]
    assert set(found([typed, told], person="Guest")) == {"g", "t"}
    assert found([typed, told], person="‡Guest‡") == []
