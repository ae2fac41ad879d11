"""The pages of people in a window: by keyboard, for a screen reader, and what is drawn."""

import pytest
from people_games import finished, keep
from PySide6.QtCore import QMetaObject, QObject, QPointF, Qt
from PySide6.QtGui import QAccessible
from windows import WindowDriver

from tide_gui.store.files import lock_of
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.review_cache import ReviewCache
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Turn
from tide_gui.table.review import Loss, SeatCosts


@pytest.fixture
def evenings(tmp_path):
    """A folder with four games of Ann, in two of them with Bo."""
    for deal in range(3):
        keep(tmp_path / "games", f"{deal}.tide", finished("ppb" if deal else "pbb", deal=deal), day=deal)
    keep(tmp_path / "games", "onda.tide", finished("pb", deal=3, game="onda"), day=-1)
    return tmp_path


def show_people(window: WindowDriver):
    window.program.show("people")
    wait_for_games(window)


def wait_for_games(window):
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.settle()


def show_person(window, name="Ann"):
    show_people(window)
    window.program.people.choose(name)
    window.program.show("person")
    window.settle()


def press_button(window, text):
    window.tab_to(text)
    window.press(Qt.Key.Key_Return)


def test_people_are_reached_from_home_by_keyboard(open_window, evenings):
    window = open_window(evenings)
    window.tab_to("People")
    window.press(Qt.Key.Key_Return)
    wait_for_games(window)
    assert window.program.page == "people"
    assert window.focus().property("name") == "Ann"
    window.press(Qt.Key.Key_Down)
    window.press(Qt.Key.Key_Return)
    assert (window.program.page, window.program.people.person.name) == ("person", "Bo")
    window.press(Qt.Key.Key_Escape)
    assert window.program.page == "people"
    window.press(Qt.Key.Key_Escape)
    assert window.program.page == "home"


def test_home_and_end_go_to_the_first_and_the_last_person(open_window, evenings):
    window = open_window(evenings)
    show_people(window)
    window.press(Qt.Key.Key_End)
    assert window.focus().property("name") == "Bo"
    window.press(Qt.Key.Key_Home)
    assert window.focus().property("name") == "Ann"


def test_at_the_first_start_the_home_page_offers_no_people(open_window):
    window = open_window()
    assert "People" not in window.words()
    assert "Learn in three minutes" in window.words()


def test_without_finished_games_the_page_invites_to_play(open_window):
    window = open_window()
    show_people(window)
    assert any(words.startswith("Give your name and play a game") for words in window.words())
    assert window.focus().property("text") == "New game"
    assert window.focus().property("visualFocus")
    window.press(Qt.Key.Key_Return)
    assert window.program.page == "new-game"


@pytest.mark.slow
def test_a_click_on_a_line_opens_the_page_of_the_person(open_window, evenings):
    window = open_window(evenings)
    show_people(window)
    [line] = [item for item in window.items() if item.property("wins") and item.property("name") == "Bo"]
    window.click(line)
    assert window.program.people.person.name == "Bo"


def test_a_screen_reader_hears_lines_tiles_and_bars(open_window, evenings):
    window = open_window(evenings)
    show_people(window)
    assert sorted(window.names_of(QAccessible.Role.ListItem)) == ["Ann", "Bo"]
    show_person(window)
    charts = window.names_of(QAccessible.Role.Chart)
    assert {"Wins against an equal share", "Places", "Points over time"} <= set(charts)
    heard = window.names_of(QAccessible.Role.StaticText)
    assert any(words.startswith("People: won ") and "equal share" in words for words in heard)
    assert any(words.startswith("Preservers kept: ") for words in heard)
    assert any(words.startswith("Longest streak: ") for words in heard)
    assert any(words.startswith("Ann, points from the first game to the last: ") for words in heard)


@pytest.mark.slow
def test_the_arrow_keys_choose_the_game(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    assert window.focus().property("text") == "Turn the Tide"
    assert "Preservers kept" in window.words()
    window.press(Qt.Key.Key_Right)
    assert window.program.people.person.game == 2
    assert "Bombs laid" in window.words()
    assert "Points over time" not in window.words()  # of a single game
    for _ in range(2):
        window.press(Qt.Key.Key_Left)
    assert "Bombs laid" not in window.words()
    assert "Longest streak" in window.words()


@pytest.mark.slow
def test_each_bar_is_as_long_as_the_part_that_was_won_and_par_is_marked(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    bars = {item.property("title"): item for item in window.items() if item.property("par") is not None}
    for told in (*window.program.people.person.opponents, *window.program.people.person.places):
        track = bars[told["title"]].childItems()[-1]
        filled, mark = track.childItems()
        assert filled.isVisible() is (told["value"] > 0)
        if told["value"] > 0:
            assert filled.width() == pytest.approx(track.width() * told["value"], abs=1)
        assert mark.isVisible() is (told["par"] >= 0)
        if told["par"] >= 0:
            assert mark.x() + mark.width() / 2 == pytest.approx(track.width() * told["par"], abs=1)


def test_everything_on_the_page_of_a_person_is_reached_with_tab_and_seen(open_window, evenings):
    window = open_window(evenings, size=(1024, 600), text_size=200)
    show_person(window)
    reached = window.tab_chain()
    assert {"Rename or join", "Export as a table", "Erase", "Back"} <= {
        item.property("text") for item in reached
    }
    for text in ("Erase", "Rename or join"):
        item = window.tab_to(text)
        window.settle()
        at = item.mapToScene(QPointF(0, 0)).y()
        assert 0 <= at <= window.root.height() - item.height()


def games_of_the_page(window):
    [games] = [item for item in window.items() if item.property("deletable") is False]
    return games


def test_the_page_of_a_person_lists_the_games_of_the_chosen_kind_and_opens_them(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    rows = window.program.games.theirs.rows
    assert [row.path.rpartition("/")[2] for row in rows] == ["2.tide", "1.tide", "0.tide"]
    window.program.people.person.game = 0
    assert window.program.games.theirs.rowCount() == 4
    window.program.people.choose("Bo")
    assert window.program.games.theirs.rowCount() == 2
    window.settle()
    window.tab_until(lambda item: item.property("path") is not None)
    window.press(Qt.Key.Key_Down)
    window.press(Qt.Key.Key_Return)
    assert window.session.controller.game.autosave.path.name == "1.tide"


def test_the_rows_on_the_page_of_a_person_say_what_people_are_called_now(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    window.program.people.rename("Annika")
    assert [row.row.names for row in window.program.games.theirs.rows][-1] == "Annika, Bo and Cy"
    assert window.program.games.theirs.rowCount() == 3


def test_of_two_hundred_games_only_those_that_are_seen_are_made(open_window, evenings):
    page = (evenings / "games" / "0.tide").read_bytes()
    for number in range(200):
        (evenings / "games" / f"copy {number}.tide").write_bytes(page)
    window = open_window(evenings)
    window.program.people.choose("Ann")
    window.program.games.look_for_person("Ann", "")
    window.program.show("person")
    window.settle()
    assert window.program.games.theirs.rowCount() == 204
    lines = [item for item in games_of_the_page(window).childItems()[0].childItems() if item.property("path")]
    assert 2 <= len(lines) < 20


@pytest.mark.slow
def test_another_sheep_is_chosen_with_the_arrow_keys(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    window.tab_until(lambda item: item.property("modelData") == "red scarf")
    window.press(Qt.Key.Key_Right)
    window.press(Qt.Key.Key_Right)
    window.press(Qt.Key.Key_Left)
    assert window.program.people.person.sheep == 1
    assert window.focus().property("modelData") == "yellow scarf"
    show_people(window)
    assert [row.sheep for row in window.program.people.rows.rows if row.name == "Ann"] == [1]


def ask_for_name(window, name):
    press_button(window, "Rename or join")
    window.settle()
    window.replace_text(name)


def test_a_person_is_renamed(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    ask_for_name(window, "Anna")
    window.press(Qt.Key.Key_Return)
    assert window.program.people.person.name == "Anna"
    assert "Also known as Ann" in window.words()
    press_button(window, "Separate")
    assert [row.name for row in window.program.people.rows.rows] == ["Ann", "Bo"]


@pytest.mark.slow
def test_a_dialog_says_what_a_name_means_before_two_people_are_joined(open_window, evenings):
    window = open_window(evenings)
    show_person(window, "Bo")
    ask_for_name(window, "Ann")
    assert any("the two become one person" in words for words in window.words())
    press_button(window, "Join")
    assert [row.name for row in window.program.people.rows.rows] == ["Ann"]
    assert window.program.people.person.games == 5


@pytest.mark.slow
def test_an_impossible_name_is_refused_in_the_dialog(open_window, evenings):
    window = open_window(evenings)
    show_person(window)
    ask_for_name(window, "Somebody")
    assert "This name stands for people who were erased or gave no name." in window.words()
    assert not window.button("Rename").isEnabled()
    window.press(Qt.Key.Key_Return)
    assert window.program.people.person.name == "Ann"
    press_button(window, "Cancel")
    assert window.program.people.person.name == "Ann"


def test_a_person_is_erased_after_a_question_and_the_form_forgets_the_name(open_window, evenings):
    window = open_window(evenings)
    window.program.show("new-game")
    window.program.newGame.setName(0, "Ann")
    window.preferences.change(
        table={
            "game": "turn-the-tide",
            "names": ["Ann", "", "", "", ""],
            "players": ["person", *["drifter"] * 4],
            "seats": 3,
            "options": {},
        }
    )
    show_person(window)
    press_button(window, "Erase")
    window.settle()
    assert "Erase Ann?" in window.words()
    assert window.focus().property("text") == "Keep"
    window.press(Qt.Key.Key_Escape)
    assert GamesFolder(window.folders.games).read(window.folders.games / "0.tide").seats[0].name == "Ann"
    press_button(window, "Erase")
    window.settle()
    window.tab_until(lambda item: item.property("text") == "Erase" and item.property("kind") == "danger")
    window.press(Qt.Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.program.page == "people")
    wait_for_games(window)
    assert [row.name for row in window.program.people.rows.rows] == ["Bo"]
    assert GamesFolder(window.folders.games).read(window.folders.games / "0.tide").seats[0].name == "Somebody"
    assert window.program.newGame.choice.names[0] == ""
    assert window.preferences.settings.table.names[0] == ""


def test_reading_is_shown_stopped_and_goes_on(open_window, evenings):
    window = open_window(evenings)
    people = window.program.people
    window.program.show("people")
    people.stop()
    window.settle()
    assert "4 games not read yet." in window.words()
    window.click(window.button("Go on"))
    wait_for_games(window)
    assert [row.name for row in people.rows.rows] == ["Ann", "Bo"]
    assert not any("not read" in words for words in window.words())


@pytest.mark.slow
def test_reading_ends_when_the_page_is_left(open_window, evenings):
    window = open_window(evenings)
    window.program.show("people")
    assert window.program.people.reading
    window.program.show("settings")
    assert not window.program.people.reading
    window.program.show("people")
    assert window.program.people.reading
    window.sit("pbb")
    assert not window.program.people.reading


@pytest.mark.slow
def test_the_games_are_exported_under_the_name_of_the_person(open_window, evenings, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    (tmp_path / "Documents").mkdir()
    window = open_window(evenings)
    show_person(window)
    window.program.people.rename("Åsa Ø")
    window.settle()
    press_button(window, "Export as a table")
    [dialog] = [thing for thing in window.root.findChildren(QObject) if thing.inherits("QQuickFileDialog")]
    assert dialog.property("visible")
    QMetaObject.invokeMethod(dialog, "accept")
    window.settle()
    lines = (tmp_path / "Documents" / "Åsa Ø.csv").read_text("utf-8-sig").splitlines()
    assert lines[0].startswith('"game","options","ended"')
    assert len(lines) == 5
    assert "Exported" in window.words()


@pytest.mark.slow
def test_a_remembered_name_is_chosen_for_a_seat_in_the_form(open_window, evenings):
    window = open_window(evenings)
    show_people(window)
    window.program.show("new-game")
    window.settle()
    window.tab_until(lambda item: item.property("placeholderText") == "Guest")
    window.press(Qt.Key.Key_Down)
    window.press(Qt.Key.Key_Down)
    window.down_to("Bo")
    window.press(Qt.Key.Key_Return)
    assert window.program.newGame.choice.names[0] == "Bo"
    assert window.focus().property("text") == "Bo"


def test_a_bot_has_no_list_of_names(open_window, evenings):
    window = open_window(evenings)
    window.program.show("new-game")
    window.settle()
    window.tab_until(lambda item: item.property("placeholderText") == "Puffin")
    window.press(Qt.Key.Key_Down)
    assert not any(item.inherits("QQuickMenuItem") for item in window.items())


def test_before_the_first_finished_game_the_form_remembers_nobody(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    window.click(window.button("Who played before"))
    assert "Names appear here after the first game" in window.words()
    window.press(Qt.Key.Key_Escape)
    assert window.program.page == "new-game"


def begin_to_erase(window):
    show_person(window)
    window.program.people.erase()
    assert window.program.people.erasing


def names_of_people(window):
    saves = GamesFolder(window.folders.games)
    return {seated.name for each in saves.all() for seated in each.header.seats if seated.player == "person"}


@pytest.mark.slow
def test_a_window_that_closes_while_a_person_is_erased_erases_the_whole_person_first(open_window, evenings):
    window = open_window(evenings)
    begin_to_erase(window)
    assert window.root.close()
    assert names_of_people(window) == {"Somebody", "Bo"}


@pytest.mark.slow
def test_a_program_that_ends_while_a_person_is_erased_erases_the_whole_person_first(open_window, evenings):
    window = open_window(evenings)
    begin_to_erase(window)
    window.close()
    assert names_of_people(window) == {"Somebody", "Bo"}


@pytest.mark.slow
def test_a_window_stays_open_to_say_that_a_game_keeps_the_name(open_window, evenings):
    window = open_window(evenings)
    lock = lock_of(window.folders.games / "0.tide")
    assert lock.take()
    begin_to_erase(window)
    assert not window.root.close()
    assert window.program.errorMessage.startswith("The name stays in games that are open")
    lock.remove()
    assert window.root.close()


# -- what recurs ---------------------------------------------------------------------------------


@pytest.fixture
def reviewed(evenings):
    """The folder with six reviewed games of Ann, in which she lost most while her tide was the highest."""
    reviews, folder = (
        ReviewCache(user_folders(evenings, {}).cache / "reviews"),
        GamesFolder(evenings / "games"),
    )
    for deal in range(3, 6):
        keep(folder.folder, f"{deal}.tide", finished("pbb", deal=deal), day=deal)
    for deal in range(6):
        record = folder.read(folder.folder / f"{deal}.tide")
        losses = (Loss(turn_of(record), "highest", 0.01 * deal), Loss(9, "last cards", 0.01))
        met = {"highest": 12, "last cards": 6}
        reviews.of(folder.folder / f"{deal}.tide").write(record, (), (SeatCosts(0, met, losses),))
    return evenings


def turn_of(record, number=4):
    """The entry of a turn."""
    return [at for at, entry in enumerate(record.entries, 1) if isinstance(entry, Turn)][number]


def show_recurring(window):
    show_person(window)
    window.qtbot.waitUntil(lambda: window.program.people.recurring.ready)
    window.settle()


@pytest.mark.slow
@pytest.mark.parametrize(("link", "file"), [("See the costliest", "5.tide"), ("3rd", "3.tide")])
def test_what_recurs_is_told_and_leads_to_its_costliest_moments(open_window, reviewed, link, file):
    window = open_window(reviewed)
    show_recurring(window)
    assert {"What recurs", "Your tide was the highest", "Your last three cards"} <= set(window.words())
    facts = ("something lost in 6 of 6 games", "lost in all: 6 hundredths of a victory", "per decision: 0.2")
    assert " \u00b7 ".join(facts) in window.words()
    button = window.tab_to(link)
    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Description) == (
        "Your tide was the highest"
    )
    assert 0 <= button.mapToScene(QPointF(0, 0)).y() <= window.root.height() - button.height()
    window.press(Qt.Key.Key_Return)
    review, game = window.session.review, window.session.controller.game
    assert game.autosave.path.name == file
    assert (review.entry, review.seat, review.overview) == (turn_of(game.table.record), 0, False)


def test_the_last_games_are_reviewed_from_the_page_and_that_can_be_stopped(open_window, evenings):
    window = open_window(evenings)
    show_recurring(window)
    assert "That cannot be told yet: it takes 5 reviewed games. Reviewed so far: 0." in window.words()
    press_button(window, "Review the last 3 games")
    assert "Games reviewed: 0 of 3" in window.words()
    assert window.focus().property("text") == "Stop"
    window.qtbot.waitUntil(lambda: bool(window.bots.weighing))
    window.press(Qt.Key.Key_Return)
    assert window.focus().property("text") == "Review the last 3 games"
    assert window.bots.weighing == {}


@pytest.mark.slow
def test_a_review_in_the_background_goes_on_behind_other_pages_and_ends_at_the_table(open_window, evenings):
    window = open_window(evenings)
    show_recurring(window)
    recurring = window.program.people.recurring
    recurring.reviewLast()
    window.qtbot.waitUntil(lambda: bool(window.bots.weighing))
    window.program.show("settings")
    assert recurring.reviewing
    window.sit("pbb")
    assert not recurring.reviewing
    window.program.show("people")
    window.program.show("person")
    recurring.reviewLast()
    assert recurring.reviewing
    window.program.show("table")
    assert not recurring.reviewing


@pytest.mark.slow
@pytest.mark.usefixtures("fourth_game")
def test_when_the_last_game_is_reviewed_the_focus_stays_on_the_page(open_window, tmp_path):
    keep(tmp_path / "games", "0.tide", finished("pb", game="pebbles"))
    window = open_window(tmp_path)
    show_recurring(window)
    press_button(window, "Review the last 1 game")
    while window.program.people.recurring.reviewing:
        window.qtbot.waitUntil(lambda: bool(window.bots.weighing))
        window.bots.judge(0)
    window.qtbot.waitUntil(lambda: window.program.people.recurring.toReview == 0)
    window.settle()
    assert "That cannot be told yet: it takes 5 reviewed games. Reviewed so far: 1." in window.words()
    assert window.focus().property("visualFocus")


@pytest.mark.slow
def test_a_review_that_gets_no_answer_says_so(open_window, evenings):
    window = open_window(evenings)
    show_recurring(window)
    window.program.people.recurring.reviewLast()
    window.qtbot.waitUntil(lambda: bool(window.bots.weighing))
    [number] = window.bots.weighing
    window.bots.gave_up.emit(number, "albatross")
    window.settle()
    assert any(words.startswith("No answer came.") for words in window.words())
