"""The pages of the deal of the day and of the ladder in a window, and the way back to them."""

from dataclasses import replace
from datetime import datetime

import pytest
from by_hand import AttachedBench
from challenges import GAME, TODAY, day_record, ending, keep, rung_record
from playing import in_full
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication

from tide_gui.rules.catalog import game_called
from tide_gui.store.people_file import change_people
from tide_gui.table.day import DAY
from tide_gui.table.ladder import LADDER
from tide_gui.table.record import SeatedPlayer
from tide_gui.table.table import Table

Role = QAccessible.Role
NOON = datetime.fromisoformat(f"{TODAY}T12:00:00")


@pytest.fixture
def at_noon(open_window):
    """A function that opens a window of Ann on a page at noon of TODAY, after some games were saved."""

    def make(tmp_path, page, tables=(), **overrides):
        for number, table in enumerate(tables):
            keep(tmp_path, table, f"game {number}", f"{TODAY}T18:{number:02}:00")
        window = open_window(tmp_path, now=NOON, **({"person": "Ann"} | overrides))
        window.program.show(page)
        window.settle()
        return window

    return make


def names(window):
    return [node.text(QAccessible.Text.Name) for node in window.nodes()]


def button(window, text):
    """The topmost button with this text: each game has its own."""
    buttons = [item for item in window.items() if item.inherits("QQuickAbstractButton")]
    wanted = [item for item in buttons if item.property("text") == text]
    return min(wanted, key=lambda item: item.mapToScene(QPointF()).y())


def cell(window, number):
    cells = [
        item for item in window.items() if item.property("cell") and item.property("cell")["number"] == number
    ]
    return min(cells, key=lambda item: item.mapToScene(QPointF()).y())


def test_the_arrow_keys_go_through_the_calendar_and_play_begins_that_deal(at_noon, tmp_path):
    window = at_noon(tmp_path, "today")
    window.tab_until(lambda item: item.property("cells") is not None)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        window.press(key)
    assert window.program.day.day == "2026-11-19"
    assert window.focus().property("cells") is not None
    window.click(button(window, "Play"))
    assert window.session.controller.game.table.record.extra == {DAY: "2026-11-19"}
    assert window.session.challenge == "day"
    assert "deal of the day" in window.words()


def test_a_day_is_chosen_with_the_mouse_but_not_one_to_come(at_noon, tmp_path):
    window = at_noon(tmp_path, "today")
    for number, day in (("12", "2026-11-12"), ("25", "2026-11-12")):
        window.click(cell(window, number))
        assert window.program.day.day == day
    window.click(button(window, "Today"))
    assert window.program.day.day == TODAY


def test_a_screen_reader_hears_each_day_with_its_mark(at_noon, tmp_path):
    window = at_noon(tmp_path, "today", [ending(day_record(), won=True)])
    days = window.names_of(Role.ListItem)
    assert "Friday, 20 November 2026: Won" in days
    assert "Thursday, 19 November 2026: Not played" in days
    assert "Saturday, 21 November 2026: Not open" in days


def test_a_screen_reader_hears_the_day_to_which_the_arrow_keys_go(at_noon, tmp_path):
    yesterday = day_record("2026-11-19", started=f"{TODAY}T09:00:00")
    window = at_noon(tmp_path, "today", [ending(yesterday, won=True)])
    assert "Turn the Tide, Friday, 20 November 2026: Not played" in window.names_of(Role.List)
    window.tab_until(lambda item: item.property("cells") is not None)
    window.press(Qt.Key.Key_Left)
    assert "Turn the Tide, Thursday, 19 November 2026: Won · played later" in window.names_of(Role.List)


@pytest.mark.slow
def test_the_result_is_copied_from_the_page(at_noon, tmp_path):
    window = at_noon(tmp_path, "today", [ending(day_record(), won=True)])
    window.click(button(window, "Copy the result"))
    assert f" · {TODAY} · Won" in QGuiApplication.clipboard().text()


@pytest.mark.slow
def test_the_game_of_the_expert_is_looked_at_and_not_played(at_noon, tmp_path):
    window = at_noon(tmp_path, "today", [ending(day_record(), won=True)])
    window.click(button(window, "What does an expert make of it?"))
    while window.bots.open:
        window.bots.answer_as_bots()
    window.settle()
    window.click(button(window, "Look at that game"))
    assert window.session.lookingOnly
    assert window.session.controller.game.table.record.players()[0] == "albatross"


@pytest.mark.slow
def test_a_game_that_begins_stops_the_expert(at_noon, tmp_path):
    window = at_noon(tmp_path, "today", [ending(day_record(), won=True)])
    window.program.day.askExpert(GAME)
    window.sit("bbb")
    assert not window.program.day._experts.playing.running


@pytest.mark.slow
def test_the_way_back_to_a_game_stops_the_expert(at_noon, tmp_path):
    window = at_noon(tmp_path, "home", [ending(day_record(), won=True)])
    window.sit("pbb")
    window.program.show("today")
    window.program.day.askExpert(GAME)
    assert window.program.day._experts.playing.running
    window.program.back()
    assert window.program.page == "table"
    assert not window.program.day._experts.playing.running


@pytest.mark.parametrize(
    ("record", "text", "page"),
    [(day_record(), "Deal of the day", "today"), in_full(rung_record(0), "Ladder", "ladder")],
)
def test_the_end_of_a_challenge_leads_back_to_its_page(at_noon, tmp_path, record, text, page):
    table = ending(record, won=True)
    path = keep(tmp_path, table, "finished")
    window = at_noon(tmp_path, "home")
    window.program.open(str(path))
    window.settle()
    assert "Again" not in window.words()
    window.click(button(window, text))
    assert window.program.page == page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("record", "text", "page"),
    [
        (day_record(game="onda"), "Play for practice", "today"),
        (rung_record(0, game="onda"), "Play game 2", "ladder"),
    ],
)
def test_the_page_behind_a_game_opens_where_this_game_is(at_noon, tmp_path, record, text, page):
    path = keep(tmp_path, ending(record, won=True), "finished")
    window = at_noon(tmp_path, "home")
    window.program.open(str(path))
    window.program.show(page)
    window.settle()
    lowest = button(window, text).mapToScene(QPointF(0, button(window, text).height()))
    assert lowest.y() < window.root.height() - 40
    window.press(Qt.Key.Key_Return)
    assert window.program.page == page


def test_a_line_of_the_list_says_how_a_game_ended_and_what_it_was_played_for(at_noon, tmp_path):
    tables = [ending(day_record(), won=True), ending(rung_record(0).as_practice("copied"), won=False)]
    window = at_noon(tmp_path, "games", tables)
    assert {"Won", "Deal of the day", "Lost", "Ladder", "Practice"} <= set(map(str, window.words()))
    told = [node.text(QAccessible.Text.Description) for node in window.nodes()]
    assert any(words.startswith("Won, Deal of the day, Today") for words in told)
    assert any(words.startswith("Lost, Ladder, Practice, Today") for words in told)


@pytest.mark.slow
def test_the_page_behind_the_table_is_of_the_person_who_plays_there(at_noon, tmp_path):
    path = keep(tmp_path, ending(rung_record(0), won=True), "of ann")
    window = at_noon(tmp_path, "home", person="Bo")
    elsewhere = keep(tmp_path / "elsewhere", ending(rung_record(0), won=True), "from elsewhere")
    window.program.open(str(elsewhere))
    window.program.show("ladder")
    assert window.program.ownName == "Bo"
    window.program.open(str(path))
    window.program.show("ladder")
    window.settle()
    assert (who(window).property("text"), window.program.who.sheep) == ("Ann", window.program.ladder.sheep)
    assert won_on_the_ladder(window) == 1
    window.program.show("rules")
    window.program.show("ladder")
    assert (window.program.who.name, won_on_the_ladder(window)) == ("Ann", 1)
    window.program.show("home")
    window.program.show("ladder")
    assert (window.program.who.name, won_on_the_ladder(window)) == ("Bo", 0)
    assert (window.program.ownName, window.preferences.settings.person) == ("Bo", "Bo")


def won_on_the_ladder(window):
    return next(card["won"] for card in window.program.ladder.games if card["game"] == GAME)


@pytest.mark.slow
@pytest.mark.parametrize("page", ["ladder", "today"])
def test_whoever_is_looked_at_from_the_table_plays_here_once_something_of_theirs_begins(
    at_noon, tmp_path, page
):
    record = rung_record(0) if page == "ladder" else day_record()
    window = at_noon(tmp_path, "home", [ending(record, won=True)], person="Bo")
    window.program.open(str(tmp_path / "games" / "game 0.tide"))
    window.program.show(page)
    assert window.program.ownName == "Bo"
    part = window.program.ladder if page == "ladder" else window.program.day
    part.play(GAME)
    assert window.session.controller.game.table.record.seats[0].name == "Ann"
    assert window.program.ownName == "Ann"


@pytest.mark.slow
def test_at_the_table_people_are_called_as_they_are_now(at_noon, tmp_path):
    paths = [keep(tmp_path, ending(rung_record(0, deal), won=True), f"game {deal}") for deal in (1, 2)]
    window = at_noon(tmp_path, "home")
    change_people(window.folders.people, lambda directory: directory.renamed("Ann", "Anna"))
    window.program.open(str(paths[0]))
    window.settle()
    assert any(str(words).startswith("Anna wins the game.") for words in window.words())
    change_people(window.folders.people, lambda directory: directory.renamed("Anna", "Shrimp 2"))
    window.program.open(str(paths[1]))
    assert [row.name for row in window.session.seats.rows] == ["Ann", "puffin 1", "shrimp 2"]


def test_the_end_of_a_game_of_the_ladder_says_what_is_next(at_noon, tmp_path):
    tables = [ending(rung_record(0, deal), won=True) for deal in (1, 2)]
    window = at_noon(tmp_path, "home", tables)
    window.program.open(str(tmp_path / "games" / "game 1.tide"))
    window.settle()
    assert "Ann wins the game. Puffin is beaten. Next: Shrimp, best of three." in window.words()
    assert {"Points after each round", "The same cards, in other hands"} <= set(window.words())
    window.program.open(str(tmp_path / "games" / "game 0.tide"))
    window.settle()
    assert "Ann wins the game." in window.words()
    assert not any("Puffin is beaten" in words for words in window.words())


@pytest.mark.slow
def test_a_game_that_is_given_up_before_there_are_points_has_no_figures(at_noon, tmp_path):
    window = at_noon(tmp_path, "home")
    window.program.dealer.sit_down(rung_record(0), fresh=False)
    window.session.leaving.surrender()
    window.session.stakes.agree()
    window.settle()
    assert "Ann surrendered." in window.words()
    assert not {"Points after each round", "The same cards, in other hands"} & set(window.words())


@pytest.mark.slow
def test_a_game_of_the_ladder_that_is_practice_says_nothing_of_the_ladder_at_its_end(at_noon, tmp_path):
    tables = [ending(rung_record(0, deal), won=True) for deal in (1, 2)]
    path = keep(tmp_path, ending(rung_record(0, 2).as_practice("takenBack"), won=True), "practice")
    window = at_noon(tmp_path, "home", tables)
    window.program.open(str(path))
    window.settle()
    assert window.session.phase == "over"
    assert not any("Puffin is beaten" in words for words in window.words())


@pytest.mark.slow
def test_the_end_of_a_deal_that_was_played_later_leads_back_to_its_day(at_noon, tmp_path):
    path = keep(tmp_path, ending(day_record("2026-11-02", started=f"{TODAY}T18:00:00"), won=True), "late")
    window = at_noon(tmp_path, "home")
    window.program.open(str(path))
    window.program.show("today")
    assert window.program.day.day == "2026-11-02"
    window.program.show("home")
    window.program.show("today")
    assert window.program.day.day == TODAY


def who(window):
    """The field that says who plays."""
    [field] = [item for item in window.items() if item.inherits("QQuickTextField")]
    return field


@pytest.mark.parametrize(("page", "text"), [("today", "Play"), in_full("ladder", "Play game 1")])
def test_what_counts_once_begins_for_nobody_but_asks_who_plays(at_noon, tmp_path, page, text):
    window = at_noon(tmp_path, page, person=None)
    assert window.focus() is who(window)
    window.tab_until(lambda item: item.property("text") == text)
    window.press(Qt.Key.Key_Return)
    assert window.session is None
    assert window.focus() is who(window)
    assert "Say first who plays: it counts for this person alone." in window.words()
    window.replace_text("Guest")
    window.click(button(window, text))
    assert window.session is None
    assert "This name stands for people who were erased or gave no name." in window.words()
    window.replace_text("Di Lee")
    assert not any("Say first" in words or "stands for" in words for words in map(str, window.words()))
    window.click(button(window, text))
    assert window.session.controller.game.table.record.seats[0].name == "Di Lee"


@pytest.mark.slow
@pytest.mark.parametrize(("page", "text"), [("today", "Play"), ("ladder", "Play game 1")])
def test_what_begins_at_once_is_of_the_name_that_was_typed(at_noon, tmp_path, page, text):
    window = at_noon(tmp_path, page)
    window.tab_until(lambda item: item is who(window))
    window.replace_text("Bo")
    play = button(window, text)
    play.setProperty("focusPolicy", Qt.FocusPolicy.TabFocus)  # as on macOS, where the field keeps the focus
    window.click(play)
    assert window.session.controller.game.table.record.seats[0].name == "Bo"


@pytest.mark.parametrize("page", ["today", in_full("ladder")])
def test_what_counts_once_has_not_the_focus_when_its_page_opens(at_noon, tmp_path, page):
    window = at_noon(tmp_path, page)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        window.press(key)
    assert window.session is None


@pytest.mark.slow
def test_each_person_has_attempts_a_calendar_and_a_ladder_of_their_own(at_noon, tmp_path):
    tables = [ending(day_record(), won=True), ending(rung_record(0), won=True)]
    window = at_noon(tmp_path, "today", tables)
    assert window.words().count("Play for practice") == 1
    window.tab_until(lambda item: item is who(window))
    window.replace_text("Bo")
    assert window.program.ownName == "Ann"  # `B` is nobody
    window.press(Qt.Key.Key_Return)
    assert window.program.ownName == "Bo"
    assert "Play for practice" not in window.words()
    window.program.show("ladder")
    window.settle()
    assert [card["action"] for card in window.program.ladder.games if card["game"] == GAME] == ["Play game 1"]
    window.program.who.be("ANN ")
    assert [card["action"] for card in window.program.ladder.games if card["game"] == GAME] == ["Play game 2"]


@pytest.mark.slow
@pytest.mark.parametrize("page", ["today", "ladder"])
def test_a_name_holds_after_a_pause_and_when_the_field_or_the_page_is_left(at_noon, tmp_path, page):
    window = at_noon(tmp_path, page)
    window.tab_until(lambda item: item is who(window))
    window.replace_text("Bo")
    window.press(Qt.Key.Key_Tab)
    assert window.program.ownName == "Bo"
    window.tab_until(lambda item: item is who(window))
    window.replace_text("Cy")
    assert window.program.ownName == "Bo"
    window.qtbot.waitUntil(lambda: window.program.ownName == "Cy")
    window.replace_text("Di")
    window.press(Qt.Key.Key_Escape)
    assert (window.program.page, window.program.ownName) == ("home", "Di")


@pytest.mark.slow
def test_who_plays_is_chosen_from_those_who_played_before(at_noon, tmp_path):
    window = at_noon(tmp_path, "people", [ending(day_record(), won=True)], person="Bo")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.show("today")
    window.settle()
    window.tab_until(lambda item: item is who(window))
    window.press(Qt.Key.Key_Down)
    window.press(Qt.Key.Key_Down)
    window.down_to("Ann")
    window.press(Qt.Key.Key_Return)
    assert window.program.ownName == "Ann"
    assert "Play for practice" in window.words()


@pytest.mark.slow
def test_a_deal_of_the_day_in_which_a_bot_plays_on_for_the_person_is_practice(at_noon, tmp_path):
    window = at_noon(tmp_path, "home")
    window.program.dealer.sit_down(day_record(), fresh=False)
    window.session.leaving.letBotPlay(0)
    assert "This is your attempt at the deal of the day" in window.session.stakes.words
    assert not window.session.practice
    window.session.stakes.agree()
    assert window.session.practiceReason == "Practice: a bot plays on for a person."


def test_a_game_of_the_ladder_has_no_hint_and_says_so_no_way_back_and_no_bot_that_plays_on(at_noon, tmp_path):
    window = at_noon(tmp_path, "home")
    window.program.dealer.sit_down(rung_record(0), fresh=False)
    window.settle()
    assert not window.session.hint.offered
    assert "Hint" not in names(window)
    window.press(Qt.Key.Key_H)
    assert window.session.hint.stage == "refused"
    assert any("climbed without hints" in words for words in window.words())
    window.click(button(window, "Close"))
    assert (window.session.hint.stage, window.bots.weighing) == ("none", {})
    AttachedBench(window.session, window.bots).play_hand()
    assert not window.session.takingBack.possible
    window.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert any("nothing is taken back" in words for words in window.words())
    window.session.leaving.letBotPlay(0)
    record = window.session.controller.game.table.record
    assert (record.turns(), record.players()[0], record.practice) == (1, "person", False)


@pytest.mark.slow
def test_when_a_game_of_the_ladder_is_over_a_choice_is_taken_back_in_a_game_that_is_practice(
    at_noon, tmp_path
):
    path = keep(tmp_path, ending(rung_record(0), won=False), "finished")
    window = at_noon(tmp_path, "home")
    window.program.open(str(path))
    window.settle()
    for refused in (True, False):
        window.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert any(words.startswith("The finished game stays in the list") for words in window.words())
        if refused:
            window.press(Qt.Key.Key_Return)
            assert window.focus().property("text") == "Ladder"
    window.agree()
    assert window.session.practiceReason == "Practice: a choice was taken back."
    assert window.session.hint.is_possible()


@pytest.mark.slow
@pytest.mark.parametrize("record", [day_record(), rung_record(0)], ids=["day", "ladder"])
def test_a_challenge_in_which_a_bot_fails_does_not_count_and_says_why(at_noon, tmp_path, record):
    window = at_noon(tmp_path, "home")
    window.program.dealer.sit_down(record, fresh=False)
    AttachedBench(window.session, window.bots).play()
    number, (_, _, bot) = next(iter(window.bots.open.items()))
    window.bots.gave_up.emit(number, bot)
    assert window.session.practiceReason == "Practice: a bot failed, and a random bot plays on in its place."
    window.program.show("today")
    window.program.show("ladder")
    cards = [card for card in window.program.ladder.games if card["game"] == GAME]
    assert [(card["won"], card["lost"], card["action"]) for card in cards] == [(0, 0, "Play game 1")]
    [card] = [card for card in window.program.day.games if card["game"] == GAME]
    assert card["mark"] == ("practice" if DAY in record.extra else "")
    assert card["why"] == (window.session.practiceReason if DAY in record.extra else "")


@pytest.mark.parametrize("record", [day_record(), in_full(rung_record(0))], ids=["day", "ladder"])
def test_a_copy_of_a_challenge_that_is_played_on_does_not_count(at_noon, tmp_path, record):
    elsewhere = keep(tmp_path / "elsewhere", Table(game_called(GAME), record), "a copy")
    window = at_noon(tmp_path, "home")
    window.program.open(str(elsewhere))
    window.program.dealer.playOn()
    assert not window.session.lookingOnly
    assert window.session.practiceReason == "Practice: this is a copy of a game that was begun elsewhere."


@pytest.mark.slow
def test_a_copy_of_any_other_game_that_is_played_on_is_no_practice(at_noon, tmp_path):
    window = at_noon(tmp_path, "home")
    table = Table(game_called(GAME), window.record("pbb"))
    window.program.open(str(keep(tmp_path / "elsewhere", table, "a copy")))
    window.program.dealer.playOn()
    assert not window.session.practice


@pytest.mark.slow
def test_an_ordinary_game_in_which_a_bot_plays_on_is_no_practice(at_noon, tmp_path):
    window = at_noon(tmp_path, "home")
    window.sit("pbb")
    window.session.leaving.letBotPlay(0)
    window.session.stakes.agree()
    assert window.session.controller.game.players[0] != "person"
    assert not window.session.practice


def test_the_stairs_are_told_and_the_next_game_begins(at_noon, tmp_path):
    won = [ending(rung_record(0, deal), won=True) for deal in (1, 2)]
    window = at_noon(tmp_path, "ladder", won)
    assert "Puffin, beginner bot: beaten" in names(window)
    assert "Shrimp, beginner bot: next" in names(window)
    window.click(button(window, "Play game 1"))
    record = window.session.controller.game.table.record
    assert record.extra == {LADDER: "shrimp"}
    assert window.session.challenge == "ladder"


@pytest.mark.slow
def test_a_game_of_a_match_that_was_left_is_continued(at_noon, tmp_path):
    record = rung_record(0)
    window = at_noon(tmp_path, "ladder", [Table(game_called(GAME), record)])
    window.click(button(window, "Continue"))
    assert window.session.controller.game.table.record.extra == record.extra


@pytest.mark.parametrize(
    "size", [in_full(((1280, 800), 100)), in_full(((1024, 600), 100)), ((1024, 600), 200)], ids=str
)
@pytest.mark.parametrize("page", ["today", "ladder"])
def test_nothing_is_wider_than_the_page(at_noon, tmp_path, page, size):
    (width, height), percent = size
    tables = [ending(day_record(), won=False), ending(rung_record(0), won=False)]
    window = at_noon(tmp_path, page, tables, size=(width, height), text_size=percent)
    for item in window.texts():
        box = item.mapRectToScene(item.boundingRect())
        assert 0 <= box.left() <= box.right() <= width, item.property("text")
        assert not item.property("truncated")


@pytest.mark.slow
def test_the_marks_of_the_calendar_and_the_symbols_of_the_line_are_explained(at_noon, tmp_path):
    window = at_noon(tmp_path, "today", [ending(day_record(), won=True)])
    assert "Marks of the calendar" in window.names_of(Role.List)
    assert {"Won", "Victory shared", "Not won", "Practice only", "Begun"} <= set(
        window.names_of(Role.ListItem)
    )
    assert any(words.startswith("A symbol for each round: ▲") for words in window.words())


def of_marit(table):
    """The same game, played by somebody whom a former version called so."""
    record = table.record
    seats = (SeatedPlayer("Marit", "person"), *record.seats[1:])
    return Table(game_called(record.game), replace(record, seats=seats))


@pytest.mark.slow
@pytest.mark.parametrize(("answer", "mark"), [("They are mine", "won"), ("Not mine", "")])
def test_games_under_the_name_of_former_versions_are_asked_about_once(at_noon, tmp_path, answer, mark):
    window = at_noon(tmp_path, "today", [of_marit(ending(day_record(), won=True))])
    assert window.program.day.games[0]["mark"] == ""
    window.click(window.button(answer))
    assert window.program.day.games[0]["mark"] == mark
    assert answer not in window.words()
    window.program.who.be("Bo")
    window.program.show("ladder")
    window.settle()
    assert answer not in window.words()


@pytest.mark.slow
def test_who_is_called_as_former_versions_did_goes_on_with_the_own_games(at_noon, tmp_path):
    window = at_noon(tmp_path, "today", [of_marit(ending(day_record(), won=True))], person="marit")
    assert window.program.day.games[0]["mark"] == "won"
    assert "They are mine" not in window.words()
