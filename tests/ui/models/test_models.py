"""The models for QML: each signals exactly what changed, and the pieces keep their rows."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from by_hand import Bench, played_at_random, record_of
from listening import MODELS, Listener, Mirror
from playing import in_full
from PySide6.QtCore import QByteArray, QModelIndex, Qt

from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import Outcome, Standing
from tide_gui.store.saved_game import SavedGame, read_saved
from tide_gui.store.settings import Settings
from tide_gui.table.record import Header, SeatedPlayer
from tide_gui.ui.app.new_game import NewGame
from tide_gui.ui.models.game_list import GameList, GameLister
from tide_gui.ui.models.log import FACT, HEADING, MARK, Line, LogModel
from tide_gui.ui.models.rows import FIRST_ROLE, RowsModel

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass(frozen=True, slots=True)
class Boat:
    """A row for tests."""

    name: str
    sails: int
    crew: tuple[str, ...] = ()
    own: object = None


@dataclass(frozen=True, slots=True)
class Cargo:
    """What a game adds to a row."""

    goods: str
    dry_tons: int


NAME, SAILS, CREW = range(FIRST_ROLE, FIRST_ROLE + 3)


def harbour(*names):
    model = RowsModel(Boat)
    model.show([Boat(name, 1) for name in names])
    return model, Mirror(model)


def games_of(saves):
    return GameLister(in_english).of(saves)


def rows_of(games):
    return [game.row for game in games]


# -- rows ----------------------------------------------------------------------------------------


def test_only_the_changed_row_is_signalled_with_its_changed_roles():
    model, mirror = harbour("Gull", "Tern", "Skua")
    model.show([Boat("Gull", 1), Boat("Tern", 2, ("Ann",)), Boat("Skua", 1)])
    assert mirror.changes == [("changed", 1, "[('sails', 2), ('crew', ['Ann'])]")]
    mirror.check()


def test_what_a_game_adds_to_a_row_has_no_field_of_the_same_name():
    with pytest.raises(ValueError, match="fields of the same name"):
        RowsModel(Boat, Boat)


def test_equal_rows_signal_nothing():
    model, mirror = harbour("Gull", "Tern")
    counts = []
    model.countChanged.connect(lambda: counts.append(model.count))
    model.show([Boat("Gull", 1), Boat("Tern", 1)])
    assert (mirror.changes, counts) == ([], [])


def test_rows_are_inserted_and_removed_at_the_end_and_the_others_stay():
    model, mirror = harbour("Gull", "Tern")
    counts = []
    model.countChanged.connect(lambda: counts.append(model.count))
    model.show([Boat("Gull", 1), Boat("Tern", 3), Boat("Skua", 1), Boat("Auk", 1)])
    assert [(what, row) for what, row, _ in mirror.changes] == [("changed", 1), ("inserted", 2)]
    mirror.check()
    model.show([Boat("Gull", 2)])
    assert [(what, row) for what, row, _ in mirror.changes[2:]] == [("changed", 0), ("removed", 1)]
    mirror.check()
    model.show([])
    assert model.rowCount() == 0
    assert counts == [4, 1, 0]
    mirror.check()


def test_renewing_signals_a_reset_even_with_equal_rows():
    model, mirror = harbour("Gull", "Tern")
    model.renew(model.rows)
    assert mirror.kinds() == {"reset"}
    model.renew([Boat("Auk", 1)])
    assert len(mirror.changes) == 2
    mirror.check()


def test_the_model_is_consistent_while_a_signal_is_handled():
    model, _ = harbour("Gull", "Tern", "Skua")
    seen = []
    model.dataChanged.connect(lambda: seen.append([model.data(model.index(n), NAME) for n in range(3)]))
    model.rowsAboutToBeRemoved.connect(lambda: seen.append(model.rowCount()))
    model.rowsAboutToBeInserted.connect(lambda: seen.append(model.rowCount()))
    model.show([Boat("Auk", 1), Boat("Tern", 1)])
    assert seen == [["Auk", "Tern", "Skua"], 3]
    model.show([Boat("Auk", 1), Boat("Tern", 1), Boat("Gull", 1)])
    assert seen[2:] == [2]


def test_an_invalid_row_or_role_gives_none():
    model, _ = harbour("Gull")
    assert model.data(QModelIndex(), NAME) is None
    assert model.data(model.index(5), NAME) is None
    assert model.data(model.index(0), Qt.ItemDataRole.DisplayRole) is None
    assert model.data(model.index(0), CREW + 1) is None
    assert model.rowCount(model.index(0)) == 0
    assert model.data(model.index(0), CREW) == []
    assert model.roleNames()[SAILS] == QByteArray(b"sails")


def test_what_a_game_adds_to_a_row_has_roles_beside_the_general_ones():
    model = RowsModel(Boat, Cargo)
    assert [bytes(name.data()).decode() for name in model.roleNames().values()][-1] == "dryTons"
    assert "own" not in [bytes(name.data()).decode() for name in model.roleNames().values()]
    model.show([Boat("Gull", 1, own=Cargo("wool", 7))])
    mirror = Mirror(model)
    model.show([Boat("Gull", 2, own=Cargo("wool", 8))])
    assert mirror.changes == [("changed", 0, "[('sails', 2), ('dryTons', 8)]")]
    assert model.data(model.index(0), NAME) == "Gull"
    mirror.check()


def test_the_roles_of_a_game_are_none_while_it_adds_nothing():
    model = RowsModel(Boat, Cargo)
    model.show([Boat("Gull", 1)])
    mirror = Mirror(model)
    assert mirror.rows[0]["dryTons"] is None
    model.show([Boat("Gull", 1, own=Cargo("wool", 7))])
    assert mirror.changes == [("changed", 0, "[('goods', 'wool'), ('dryTons', 7)]")]
    mirror.check()


# -- the models of a game, checked by Qt's model tester -------------------------------------------


@pytest.mark.parametrize("who", ["ppb", in_full("pbb"), in_full("bbb")])
@pytest.mark.parametrize("name", MODELS)
def test_qt_finds_no_fault_in_a_model_of_a_game(qtmodeltester, who, name):
    checked = []

    def watch(session):
        qtmodeltester.check(getattr(session, name))
        checked.append(name)

    bench = Bench(record_of(who), watch=watch, fresh=True)
    bench.play_hand()
    bench.session.lookBack.to(3)
    bench.session.lookBack.end()
    bench.to_phase("roundOver")
    watch(bench.session)
    assert checked == [name, name]


def test_qt_finds_no_fault_in_the_list_of_games_and_in_the_form(qtmodeltester):
    form = NewGame(None, in_english)
    form.open()
    saves = GameList()
    for model in (form.sitters, form.options, saves):
        qtmodeltester.check(model)
    for seats in (5, 3):
        form.seats = seats
        assert form.sitters.rowCount() == seats
    saves.show(games_of(SavedGame(Path(f"{n}.tide"), None, "gone") for n in range(3)))
    saves.show(saves.rows[:1])
    assert saves.rowCount() == 1


def test_a_seat_is_described_in_one_sentence_with_its_player_and_facts():
    rows = Bench(record_of("pbb")).session.seats.rows
    for row, who in zip(rows, ("Ann, person", "Bo, Drifter, random", "Cy, Drifter, random"), strict=True):
        assert row.facts == f"no tide, preservers {row.own.up}, lost 0, cards 12, score 0"
        assert row.words == f"{who}, {row.facts}"


# -- pieces --------------------------------------------------------------------------------------


def mirrored(session):
    return Listener(session, Mirror)


def check_models(listener):
    for mirror in listener.models.values():
        mirror.check()


OPEN = {"open_play": True}


@pytest.mark.parametrize(
    ("who", "options"),
    [
        ("pbb", {}),
        ("bpbbb", OPEN),
        ("bbb", OPEN),
        *(in_full(who, OPEN) for who in ("pbb", "ppp", "pbpb")),
        *(in_full(who, {}) for who in ("bpbbb", "ppp", "pbpb", "bbb")),
    ],
    ids=str,
)
def test_at_speed_off_every_model_matches_its_signals(who, options):
    listeners = []
    bench = Bench(record_of(who, **options), watch=lambda session: listeners.append(mirrored(session)))
    played_at_random(bench, 5, hands=400 if len(who) == 3 and not options else 24)
    assert bench.session.phase == "over" or bench.hands_played() == 24
    check_models(listeners[0])
    assert listeners[0].models["pieces"].kinds() <= {"changed", "reset"}
    assert not {"removed", "reset"} & listeners[0].models["seats"].kinds()


OTHER_GAMES = [
    ("onda", "ppb"),
    ("turning-tides", "pp"),
    in_full("onda", "pb"),
    in_full("onda", "bbb"),
    in_full("turning-tides", "pb"),
]


@pytest.mark.parametrize(("game", "who"), [in_full(*OTHER_GAMES[0]), *OTHER_GAMES[1:]])
def test_in_every_game_the_models_match_their_signals(game, who):
    listeners = []
    record = replace(record_of(who), game=game)
    bench = Bench(record, watch=lambda session: listeners.append(mirrored(session)))
    played_at_random(bench, 5, hands=60)
    assert bench.session.phase == "over" or bench.hands_played() == 60
    check_models(listeners[0])
    assert listeners[0].models["pieces"].kinds() <= {"changed", "reset"}
    assert not {"removed", "reset"} & listeners[0].models["seats"].kinds()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "who"), OTHER_GAMES)
def test_in_every_game_the_number_of_pieces_stays_the_same_through_all_steps(game, who):
    record = replace(record_of(who), game=game)
    bench = Bench(record, settings=Settings(speed="brisk"), fresh=True)
    rows, sizes = len(bench.rows), set()
    for _ in range(120):
        if bench.hands_played() == 40 or bench.session.phase == "over":
            break
        show_all_steps(bench, lambda: sizes.add(len(bench.rows)))
        bench.bots.answer_all()
        if bench.session.phase == "roundOver":
            bench.session.seeScores()
        elif bench.session.phase in ("handing", "choosing"):
            bench.play()
    assert bench.session.phase == "over" or bench.hands_played() == 40
    assert sizes == {rows}


def show_all_steps(bench, check):
    """Show the pending steps one by one, and call `check` after each."""
    playback = bench.session.controller.playback
    while playback.running:
        playback._timer.stop()
        playback.show_next()
        check()


@pytest.mark.slow
@pytest.mark.parametrize("who", ["pbb", "bbbb", "ppb"])
def test_through_all_steps_the_number_of_pieces_stays_and_the_models_match_their_signals(who):
    listeners = []
    bench = Bench(
        record_of(who),
        settings=Settings(speed="brisk"),
        fresh=True,
        watch=lambda session: listeners.append(mirrored(session)),
    )
    [listener] = listeners
    mirror = listener.models["pieces"]
    rows = len(mirror.rows)
    sizes = set()

    def check():
        check_models(listener)
        sizes.add(len(mirror.rows))

    show_all_steps(bench, check)
    while bench.hands_played() < 24 and bench.session.phase != "over":
        bench.bots.answer_all()
        if bench.session.phase == "roundOver":
            bench.session.seeScores()
        elif bench.session.phase in ("handing", "choosing"):
            bench.play()
        show_all_steps(bench, check)
    assert bench.session.controller.game.table.standing().round > 0
    assert sizes == {rows}
    assert mirror.kinds() <= {"changed", "reset"}
    if who == "pbb":
        assert [what for what, _, _ in mirror.changes].count("reset") == 1  # at the start of the game


def test_a_card_keeps_its_row_from_the_hand_to_the_middle():
    bench = Bench()
    mirror = Mirror(bench.session.pieces)
    move = bench.moves()[4]
    row = next(n for n, each in enumerate(bench.rows) if each.choosable and each.face == int(move))
    bench.session.choice.make(move)
    assert [(what, at) for what, at, values in mirror.changes if "'area'" in values] == [("changed", row)]
    bench.bots.answer_all()
    assert (bench.rows[row].area, bench.rows[row].face, bench.rows[row].seat) == ("played", int(move), 0)


def test_the_hidden_card_that_moves_is_always_the_last_of_its_hand():
    bench = Bench()
    mirror = Mirror(bench.session.pieces)
    last = max(n for n, row in enumerate(bench.rows) if (row.area, row.seat) == ("hand", 1))
    bench.bots.answer(1, choice=0)
    assert {at for what, at, values in mirror.changes if "'area'" in values} == {last}


def test_when_the_screen_is_handed_on_the_pieces_are_reset_so_that_no_row_gives_a_card_away():
    bench = Bench(record_of("ppb"))
    mirror = Mirror(bench.session.pieces)
    bench.session.raiseCurtain()
    assert mirror.kinds() == {"reset"}
    bench.session.choice.make(bench.moves()[3])
    mirror.changes.clear()
    bench.session.handOn()
    assert [what for what, _, _ in mirror.changes] == ["reset"]
    bench.session.raiseCurtain()
    bench.bots.answer_all()
    mirror.changes.clear()
    bench.session.choice.make(bench.moves()[3])
    assert mirror.changes[0][0] == "reset"


# -- the log -------------------------------------------------------------------------------------


def lines(*hands):
    """Log lines: for each text a heading and a line that names cards."""
    log = [Line("Round 1", MARK, 1)]
    for number, text in enumerate(hands, start=1):
        log += [Line(f"Hand {number}", HEADING, number), Line(text, FACT, number, "closed")]
    return log


def texts(model):
    return [row.text for row in model.rows if not row.text.startswith(("Round", "Hand"))]


def test_the_log_names_only_the_cards_of_the_last_reveal():
    model = LogModel()
    model.begin(lines("A 1", "B 2", "C 3"))
    assert texts(model) == ["closed", "closed", "C 3"]
    mirror = Mirror(model)
    model.add([Line("Hand 4", HEADING, 4)])
    assert texts(model) == ["closed", "closed", "C 3"]
    assert mirror.kinds() == {"inserted"}
    model.add([Line("D 4", FACT, 4, "closed")])
    assert texts(model) == ["closed", "closed", "closed", "D 4"]
    mirror.check()


def test_a_line_that_tells_a_whole_turn_needs_no_heading_above_it():
    model = LogModel()
    hands = [Line(f"A {hand}", FACT, hand, "closed", alone=True) for hand in (1, 2, 3)]
    model.begin([Line("Round 1", HEADING, 1), *hands])
    assert texts(model) == ["closed", "closed", "A 3"]


def test_the_log_shows_and_hides_all_cards_row_by_row():
    model = LogModel()
    model.begin(lines("A 1", "B 2"))
    mirror = Mirror(model)
    model.open(everything=True)
    assert texts(model) == ["A 1", "B 2"]
    model.open(everything=True)
    assert len(mirror.changes) == 1
    model.open(everything=False)
    assert texts(model) == ["closed", "B 2"]
    mirror.check()


def test_only_the_line_that_is_looked_at_is_marked():
    model = LogModel()
    model.begin(lines("A 1", "B 2"))
    for row in (0, 4, None):
        model.mark(row)
        assert [n for n, each in enumerate(model.rows) if each.current] == ([] if row is None else [row])
    model.mark(2)
    model.begin(model.lines)
    assert not any(row.current for row in model.rows)


def test_an_empty_log_is_empty():
    model = LogModel()
    model.begin([])
    model.open(everything=False)
    assert model.rowCount() == 0


# -- the list of games ---------------------------------------------------------------------------


def header(**changed):
    default = Header(
        format="tide-table",
        version=1,
        program="0",
        game="turn-the-tide",
        options={},
        deal=123456789012,
        seats=(SeatedPlayer("Ann", "person"), SeatedPlayer("Bo", "drifter"), SeatedPlayer("Cy", "drifter")),
        started="2026-11-20T17:00:00",
        saved="2026-11-20T18:00:00",
        practice=False,
        standing=Standing(1, 4, (3, 0, -1)),
        outcome=None,
    )
    return type(default)(**{name: getattr(default, name) for name in default.__struct_fields__} | changed)


@pytest.fixture
def listed(tmp_path):
    return lambda *headers: games_of(
        SavedGame(tmp_path / f"{number}.tide", each) for number, each in enumerate(headers)
    )


def test_an_unfinished_game_is_listed_with_names_progress_and_scores(listed):
    [row] = rows_of(listed(header()))
    assert (row.title, row.names, row.seats) == ("Turn the Tide", "Ann, Bo and Cy", 3)
    assert row.progress == "Round 2 of 3, hand 5 of 12"
    assert (row.scores, row.result) == ("Ann 3, Bo 0, Cy −1", "")
    assert (row.finished, row.game, row.practice, row.error_message) == (
        False, "turn-the-tide", False, "",
    )  # fmt: skip
    assert row.saved
    assert "123456789012" not in repr(row).replace(" ", "")


def test_a_finished_game_without_points_is_listed_with_its_result_in_words(listed):
    seats = (SeatedPlayer("Ann", "person"), SeatedPlayer("Bo", "drifter"))
    over = header(
        game="turning-tides", seats=seats, standing=Standing(0, 2, (0, 0)), outcome=Outcome((0, 0), (1,))
    )
    [row] = rows_of(listed(over))
    assert (row.scores, row.result) == ("Ann surrendered in round 1, turn 3", "Bo wins the game.")


def test_unfinished_games_come_first_and_damaged_ones_last(listed, tmp_path):
    over = header(outcome=Outcome((3, 0, -1), (0,)), practice=True)
    rows = rows_of(listed(over, header(), over, header()))
    assert [row.finished for row in rows] == [False, False, True, True]
    assert [row.path[-6:] for row in rows] == ["1.tide", "3.tide", "0.tide", "2.tide"]
    assert (rows[2].result, rows[2].practice) == ("Ann wins the game.", True)
    (tmp_path / "bad.tide").write_bytes(b"rubbish")
    bad = read_saved(tmp_path / "bad.tide")
    rows = rows_of(games_of([bad, SavedGame(tmp_path / "good.tide", header())]))
    assert [row.error_message for row in rows] == ["", "bad.tide, line 1: this is not a Tide Table record"]
    assert (rows[1].title, rows[1].game) == ("bad.tide", "")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_games_of_every_kind_are_listed(listed, game):
    [row] = rows_of(listed(header(game=game.key, standing=Standing(0, 0, (0, 0, 0)))))
    text = text_of(game.key, in_english)
    assert (row.title, row.game, row.error_message) == (text.title(), game.key, "")
    assert row.progress == text.progress(Standing(0, 0, (0, 0, 0)))


def test_an_unknown_game_is_listed_with_the_reason(listed):
    [row] = rows_of(listed(header(game="ludo")))
    assert (row.title, row.game, row.part) == ("ludo", "", "damaged")
    assert row.error_message == "0.tide is of a game that this version does not know."


@pytest.mark.parametrize("saved", ["", "yesterday", "0001-01-01T00:00:00", "9999-12-31T23:59:59+00:00"])
def test_an_invalid_save_time_does_not_break_the_list(listed, saved):
    [row] = rows_of(listed(header(saved=saved)))
    assert row.names == "Ann, Bo and Cy"


def test_rows_of_the_list_are_equal_only_if_all_fields_are(listed):
    [game] = listed(header())
    assert replace(game.row) == game.row
    assert listed(header(standing=Standing(1, 5, (3, 0, -1)))) != [game]


def test_where_a_game_comes_or_goes_the_rows_around_it_stay(listed):
    games = listed(*[header(started=f"{number}", saved=f"2026-11-{number:02}") for number in range(10, 16)])
    model = GameList()
    model.show(games)
    mirror = Mirror(model)
    model.show(games[:2] + games[3:])
    model.show(games)
    assert [change[:2] for change in mirror.changes] == [("removed", 2), ("inserted", 2)]
    model.show([games[5], *games[:3]])
    mirror.check()
    model.show([*games[:3], replace(games[3].row, own_title="Final")])
    mirror.check()
    model.show([])
    model.show(games)
    mirror.check()
