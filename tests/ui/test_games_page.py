"""The page of saved games and the page of the trash, by keys and mouse, and for a screen reader."""

import os

import pytest
from challenges import day_record, ending, keep
from playing import Setting, in_full, played_out
from PySide6.QtCore import QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible

from tide_gui.rules.catalog import all_games
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.title import title_in
from tide_gui.ui.qt_paths import path_in

Key, Modifier, Role = Qt.Key, Qt.KeyboardModifier, QAccessible.Role
CONTROL = Modifier.ControlModifier
FINAL = "Final"


def write_games(folder, many=0):
    """A finished game of each kind, and many more of the first kind."""
    saves = GamesFolder(folder / "games")
    settings = [Setting(game, game.seats[0]) for game in all_games()]
    for number, setting in enumerate([*settings, *[settings[0]] * many]):
        table = played_out(setting.table(number), number)
        day = f"2026-11-{1 + number % 28:02}T18:00:00"
        saves.write(folder / "games" / f"{number}.tide", table.record, table.standing(), table.outcome(), day)


@pytest.fixture
def games_page(open_window, tmp_path):
    """A function that opens a window at the page of games, with a game of each kind."""

    def make(many=0, **overrides):
        write_games(tmp_path, many)
        window = open_window(**overrides)
        window.program.show("games")
        window.settle()
        return window

    return make


def paths(window):
    return [row.path for row in window.program.games.saves.rows]


def kept(window):
    return {path.name for path in window.folders.games.glob("*.tide")}


def current_line(window):
    """The name of the line with the focus."""
    line = window.focus()
    return line.property("path") or line.property("currentItem").property("path")


def test_delete_moves_a_game_to_the_trash_at_once_and_control_z_brings_it_back(games_page):
    window = games_page()
    before, [first, second, *_] = kept(window), paths(window)
    window.press(Key.Key_Delete)
    assert kept(window) == before - {first.rpartition("/")[2]}
    assert any("is in the trash." in words for words in window.words())
    assert current_line(window) == second, "the next game has the focus"
    window.press(Key.Key_Z, CONTROL)
    assert kept(window) == before
    assert not any("is in the trash." in words for words in window.words())
    assert current_line(window) == first


@pytest.mark.slow
def test_the_bar_of_the_undo_is_pressed_closed_and_gone_when_the_page_opens_again(games_page):
    window = games_page()
    before = kept(window)
    window.press(Key.Key_Delete)
    window.click(window.button("Undo"))
    assert kept(window) == before
    for leave in (lambda: window.click(window.button("Close")), lambda: window.press(Key.Key_Escape)):
        window.press(Key.Key_Delete)
        assert window.button("Undo")
        leave()
        window.program.show("games")
        window.settle()
        assert "Undo" not in window.words()
    assert window.program.trash.count == 2


@pytest.mark.slow
def test_the_last_game_is_deleted_and_comes_back_by_the_keyboard(games_page):
    window = games_page()
    before = kept(window)
    for _ in before:
        window.press(Key.Key_Delete)
    assert kept(window) == set()
    assert "No game is left here. Those that were deleted are in the trash." in window.words()
    for _ in before:
        window.press(Key.Key_Z, CONTROL)
    assert kept(window) == before
    window.press(Key.Key_Return)
    assert window.program.page == "table"


@pytest.mark.slow
def test_a_game_whose_name_is_no_utf_8_is_opened_deleted_and_brought_back_by_the_keyboard(
    games_page, tmp_path
):
    """Such names come out of old archives."""
    games = tmp_path / "games"
    names = {os.fsdecode(b"Zo\xeb.tide"), os.fsdecode(b"Zo\xe9.tide")}
    window = games_page()
    for game, name in zip(sorted(games.glob("*.tide"))[:2], sorted(names), strict=True):
        game.rename(games / name)
    (games / os.fsdecode(b"\xff.tide")).write_bytes(b"rubbish")
    before = kept(window)
    window.program.show("games")
    window.settle()
    assert "\ufffd.tide" in window.words()
    for _ in before:
        window.press(Key.Key_Delete)
    assert kept(window) == set()
    for _ in before:
        window.press(Key.Key_Z, CONTROL)
    assert kept(window) == before
    window.program.show("people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.show("games")
    assert {path_in(path) for path in paths(window)} == {games / name for name in before}
    window.program.openUrl(QUrl.fromEncoded(b"file://" + os.fsencode(games) + b"/%FF.tide"))
    assert window.program.errorMessage.startswith("\ufffd.tide, line 1: ")
    window.close()
    assert {path.name for path in (tmp_path / "cache").iterdir()} >= {"headers", "summaries"}


def test_a_search_narrows_the_list_while_it_is_typed_and_escape_ends_it(games_page):
    window = games_page()
    assert len(paths(window)) == 3
    window.press(Key.Key_F, CONTROL)
    for letter in "onda":
        window.press(letter)
    [found] = paths(window)
    assert "1 of 3 games" in window.words()
    window.press(Key.Key_Down)
    assert current_line(window) == found
    window.press(Key.Key_F, CONTROL)
    window.press(Key.Key_Escape)
    assert (len(paths(window)), window.program.page) == (3, "games")
    window.press(Key.Key_Escape)
    assert window.program.page == "home"


def test_control_z_in_the_search_takes_letters_back_and_no_game(games_page):
    window = games_page()
    before = kept(window)
    window.press(Key.Key_Delete)
    window.press(Key.Key_F, CONTROL)
    window.press("x")
    window.press(Key.Key_Z, CONTROL)
    assert window.program.games.search == ""
    assert len(kept(window)) == len(before) - 1


@pytest.mark.slow
def test_where_nothing_matches_a_button_shows_all_games_again(games_page):
    window = games_page()
    window.press(Key.Key_F, CONTROL)
    for letter in "nobody":
        window.press(letter)
    assert "No game matches." in window.words()
    window.tab_to("Show all games")
    window.press(Key.Key_Return)
    assert len(paths(window)) == 3
    window.press(Key.Key_Return)
    assert window.program.page == "table", "the list has the focus"


@pytest.mark.parametrize(("size", "text_size"), [in_full((1280, 800), 100), ((1024, 600), 200)])
def test_the_list_is_filtered_and_sorted_by_keys(games_page, size, text_size):
    window = games_page(size=size, text_size=text_size)
    if text_size > 100:
        window.tab_to("Filter and sort")
        window.press(Key.Key_Return)
    window.tab_until(lambda item: item.property("name") == "Game")
    window.press(Key.Key_Down)
    assert len(paths(window)) == 1
    window.press(Key.Key_Up)
    everything = paths(window)
    assert len(everything) == 3
    window.tab_until(lambda item: item.property("name") == "Order")
    window.press(Key.Key_Down)
    assert paths(window) == everything[::-1]


def test_a_game_gets_a_title_by_f2(games_page):
    window = games_page()
    [first, *_] = paths(window)
    window.press(Key.Key_F2)
    window.replace_text(FINAL)
    window.press(Key.Key_Return)
    saves = GamesFolder(window.folders.games)
    assert title_in(saves.read(window.folders.games / first.rpartition("/")[2]).extra) == FINAL
    assert FINAL in window.words()
    assert FINAL in window.names_of(Role.ListItem)
    assert current_line(window) == first
    window.press(Key.Key_F2)
    window.press(Key.Key_Delete)  # the old title is selected
    window.press(Key.Key_Escape)
    assert FINAL in window.words(), "Escape changes nothing"


def test_a_wrong_title_cannot_be_saved_and_a_sentence_says_why(games_page):
    window = games_page()
    window.press(Key.Key_F2)
    window.replace_text("a" * 61)
    assert "A title has at most 60 letters." in window.words()
    assert not window.button("Save").isEnabled()
    window.press(Key.Key_Return)
    assert "A title for this game" in window.words()
    window.press(Key.Key_Backspace)
    window.press(Key.Key_Return)
    assert "a" * 60 in window.words()


def test_a_damaged_game_has_no_title_and_can_be_deleted(games_page):
    window = games_page()
    (window.folders.games / "damaged.tide").write_bytes(b"rubbish")
    window.program.show("games")
    window.settle()
    window.press(Key.Key_End)
    window.press(Key.Key_F2)
    assert "A title for this game" not in window.words()
    window.press(Key.Key_Delete)
    assert "damaged.tide" not in kept(window)
    assert "damaged.tide is in the trash." in window.words()


@pytest.mark.slow
def test_the_last_line_is_seen_whole_after_end(games_page, tmp_path):
    table = ending(day_record("2026-10-01"), won=True)
    for number in range(6):  # of the day, so that their lines are higher than those before
        keep(tmp_path, table, f"day {number}", "2026-10-01T18:00:00")
    window = games_page(many=30)
    window.press(Key.Key_End)
    [line] = [item for item in window.items() if item.property("path") == paths(window)[-1]]
    games = line.parentItem().parentItem()
    assert games.inherits("QQuickListView")
    assert line.mapToItem(games, QPointF(0, line.height())).y() <= games.height()


def test_the_trash_puts_back_by_return_and_deletes_for_good_only_after_a_question(games_page):
    window = games_page()
    before = kept(window)
    window.press(Key.Key_Delete)
    window.press(Key.Key_Delete)
    window.click(window.button("Trash"))
    assert window.program.page == "trash"
    window.press(Key.Key_Return)
    assert len(kept(window)) == len(before) - 1
    window.press(Key.Key_Delete)
    assert "Delete this game for good?" in window.words()
    window.press(Key.Key_Return)  # Keep has the focus
    window.press(Key.Key_Delete)
    window.press(Key.Key_Escape)
    assert window.program.trash.count == 1
    window.press(Key.Key_Delete)
    window.click(window.button("Delete"))
    assert window.program.trash.count == 0
    assert len(kept(window)) == len(before) - 1
    assert "The trash is empty." in window.words()
    assert window.focus().property("visualFocus")
    window.press(Key.Key_Return)
    assert window.program.page == "games"


def test_the_trash_is_emptied_only_after_a_question(games_page):
    window = games_page()
    for _ in range(2):
        window.press(Key.Key_Delete)
    window.program.show("trash")
    window.settle()
    window.click(window.button("Empty the trash"))
    assert any(words.startswith("This removes 2 games") for words in window.words())
    window.press(Key.Key_Return)
    assert window.program.trash.count == 2
    window.click(window.button("Empty the trash"))
    window.click(window.button("Delete"))
    assert window.program.trash.count == 0


@pytest.mark.slow
def test_when_all_games_are_in_the_trash_the_home_page_still_leads_there(games_page):
    window = games_page()
    for _ in kept(window):
        window.press(Key.Key_Delete)
    window.press(Key.Key_Escape)
    window.click(window.button("Games"))
    window.click(window.button("Trash"))
    assert window.program.page == "trash"


@pytest.mark.slow
def test_a_long_list_stays_where_it_is_when_a_game_is_deleted_and_undone(games_page):
    window = games_page(many=30)
    for _ in range(12):
        window.press(Key.Key_Down)
    deleted = current_line(window)
    window.press(Key.Key_Delete)
    window.press(Key.Key_Home)
    window.press(Key.Key_Z, CONTROL)
    assert current_line(window) == deleted
    assert window.focus().property("currentIndex") in (None, 12)


@pytest.mark.parametrize("page", ["games", "trash"])
@pytest.mark.parametrize(
    ("size", "text_size"), [in_full((1280, 800), 100), ((1024, 600), 200), in_full((800, 560), 100)]
)
def test_what_can_be_pressed_has_a_name_is_in_the_window_and_is_reached_by_tab(
    games_page, page, size, text_size
):
    window = games_page(size=size, text_size=text_size)
    window.press(Key.Key_Delete)
    if page == "trash":
        window.program.show("trash")
        window.settle()
    reached = window.tab_chain()
    named = {"Open the folder", "Trash", "Open a file", "Undo", "Close", "Give it a title", "Delete"}
    expected = named if page == "games" else {"Empty the trash", "Put back", "Delete for good"}
    assert expected <= {item.property("text") for item in reached}
    for node in window.nodes():
        actions = node.actionInterface().actionNames() if node.actionInterface() else []
        if "Press" in actions:
            assert node.text(QAccessible.Text.Name), node.object()
    for item in reached:
        box = item.mapRectToScene(item.boundingRect())
        assert box.left() >= 0, item.property("text")
        assert box.right() <= size[0], item.property("text")


@pytest.mark.slow
def test_a_finished_game_is_reviewed_from_the_list(games_page):
    window = games_page()
    window.tab_to("Review")
    window.press(Key.Key_Return)
    assert window.session.review is not None
    assert window.session.review.weighing
    window.press(Key.Key_Escape)
    assert (window.session.review, window.session.phase) == (None, "over")


def test_the_review_of_a_damaged_game_is_answered_with_a_sentence(games_page):
    window = games_page()
    (window.folders.games / "0.tide").write_text("rubbish")
    window.program.review(str(window.folders.games / "0.tide"))
    assert window.program.errorMessage.startswith("0.tide")
    assert window.session is None


def test_a_review_goes_to_no_trash_with_its_game_and_is_swept_without_one(games_page):
    window = games_page()
    folder = window.folders.cache / "reviews"
    folder.mkdir(parents=True)
    for name in ("0.tide.review", "1.tide.review", "gone.tide.review"):
        (folder / name).write_text("{}")
    window.program.trash.delete(str(window.folders.games / "0.tide"))
    assert {path.name for path in folder.iterdir()} == {"1.tide.review", "gone.tide.review"}
    window.program.sweep()
    assert {path.name for path in folder.iterdir()} == {"1.tide.review"}


def test_the_date_of_a_game_is_never_in_two_lines(games_page):
    window = games_page()
    for game in window.program.games.saves.rows:
        assert game.row.saved.endswith("18:00")
        assert " " not in game.row.saved
    window.program.games.lookFor("2026 18:00")
    assert window.program.games.saves.rows, "who searches types usual spaces"
