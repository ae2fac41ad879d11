"""The deal of the day over a real folder: playing, the calendar, the line to copy, the expert's game."""

from datetime import datetime
from types import SimpleNamespace

import pytest
from by_hand import ManualBots
from challenges import GAME, TODAY, day_record, ending, keep
from playing import in_full
from PySide6.QtGui import QGuiApplication
from surroundings import surroundings

from tide_gui import __version__, registry
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import game_called
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.day import DAY, deal_of
from tide_gui.table.record import HINT, PRACTICE, SAME_DEAL
from tide_gui.table.table import Table
from tide_gui.ui.app import day_calendar
from tide_gui.ui.app.days import Days, bots_on
from tide_gui.ui.app.one_person import OnePerson
from tide_gui.ui.dates import weekday_texts

pytestmark = pytest.mark.usefixtures("qapp")


class DaysDriver:
    """The page of the day over a folder, with manual bots; it is noon of TODAY."""

    def __init__(self, folder, now=f"{TODAY}T12:00:00"):
        self.folder, self.now, self.bots = folder, now, ManualBots()
        around = surroundings(folder, self.bots, self.time, person="Ann")
        self.days = Days(OnePerson(around, GamesFolder(around.folders.games)))
        self.begun, self.opened = [], []
        self.days.begins.connect(self.begun.append)
        self.days.opens.connect(self.opened.append)
        self.days.read()

    def time(self):
        return datetime.fromisoformat(self.now)

    def card(self, game=GAME):
        return next(card for card in self.days.games if card["game"] == game)

    def cell(self, day=TODAY, game=GAME):
        return next(cell for cell in self.card(game)["cells"] if cell["day"] == day)

    def keep(self, record, name="a game", *, won=True):
        path = keep(self.folder, ending(record, won=won), name)
        self.days.read()
        return path

    def begin(self, record, name="begun"):
        path = keep(self.folder, Table(game_called(record.game), record), name)
        self.days.read()
        return path

    def answer_all(self):
        while self.bots.open:
            self.bots.answer()


@pytest.fixture
def driver(tmp_path):
    return DaysDriver(tmp_path)


@pytest.fixture
def days(driver):
    return driver.days


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("game", [*registry.game_keys(), "pebbles"])
def test_the_deal_of_today_is_begun_with_the_bots_of_today_and_counts(driver, days, game):
    days.play(game)
    [record] = driver.begun
    assert (record.deal, record.extra, record.options) == (deal_of(game, TODAY), {DAY: TODAY}, {})
    assert record.players() == ("person", *bots_on(game, TODAY))
    assert record.seats[0].name == "Ann"
    assert record.started == f"{TODAY}T12:00:00"
    assert not record.practice
    driver.keep(record)
    assert (driver.cell(game=game)["mark"], driver.cell(game=game)["late"]) == ("won", False)


def test_an_attempt_that_was_begun_is_continued(driver, days):
    path = driver.begin(day_record())
    assert (driver.card()["action"], driver.card()["state"]) == ("Continue", "Begun")
    days.play(GAME)
    assert (driver.opened, driver.begun) == ([str(path)], [])


@pytest.mark.parametrize("helped", [False, True])
def test_after_the_first_attempt_the_deal_is_practice(driver, days, helped):
    if helped:
        driver.begin(day_record().as_practice(HINT))
    else:
        driver.keep(day_record())
    assert driver.card()["action"] == "Play for practice"
    days.play(GAME)
    [record] = driver.begun
    assert record.practice
    assert record.extra[PRACTICE] == SAME_DEAL


def test_a_deal_of_the_past_can_be_played_and_is_marked_as_late(driver, days):
    days.choose("2026-11-03")
    days.play(GAME)
    driver.keep(driver.begun[0])
    cell = driver.cell("2026-11-03")
    assert (cell["mark"], cell["late"]) == ("won", True)
    assert cell["words"].endswith("Won · played later")


@pytest.mark.parametrize("day", ["2026-11-21", "2027-01-01", "2025-12-31", "nonsense", "", "2026-13-01"])
def test_no_other_day_can_be_chosen(days, day):
    days.choose(day)
    assert days.day == TODAY


def test_a_record_of_a_day_to_come_does_not_count(driver, days):
    driver.keep(day_record("2026-11-21"))
    assert all(not card["streak"] for card in days.games)
    assert not driver.cell("2026-11-21")["offered"]


def test_days_are_gone_through_one_by_one_and_by_month(days):
    days.move(1)
    assert (days.day, days.isToday, days.hasMonthAfter) == (TODAY, True, False)
    days.move(-7)
    assert (days.day, days.isToday) == ("2026-11-13", False)
    days.turnMonth(-1)
    assert (days.day, days.monthText, days.hasMonthAfter) == ("2026-10-31", "October 2026", True)
    days.turnMonth(1)
    assert days.day == "2026-11-01"
    days.turnMonth(1)
    assert days.day == "2026-11-01"
    days.goToToday()
    assert days.day == TODAY
    assert "20" in days.dayText
    days.choose("2026-01-05")
    assert not days.hasMonthBefore


def test_a_clock_that_goes_wrong_still_shows_a_day(tmp_path):
    days = DaysDriver(tmp_path, "1970-01-01T00:00:00").days
    days.move(-1)
    days.goToToday()
    assert days.day == "1970-01-01"


def test_a_day_that_has_ended_is_no_longer_today(driver, days):
    driver.now = "2026-11-21T00:00:01"
    days.read()
    assert days.day == "2026-11-21"


@pytest.mark.parametrize("now", ["2026-11-21T00:00:01", "2026-11-19T12:00:00"], ids=["midnight", "set back"])
def test_a_page_that_was_left_open_goes_to_the_new_day_before_it_begins_a_game(driver, days, now):
    driver.now = now
    days.play(GAME)
    assert (days.day, days.isToday, driver.begun) == (now[:10], True, [])
    days.play(GAME)
    assert driver.begun[0].extra == {DAY: now[:10]}


def test_a_deal_of_the_past_is_begun_after_midnight_too(driver, days):
    days.choose("2026-11-03")
    driver.now = "2026-11-21T00:00:01"
    days.play(GAME)
    assert driver.begun[0].extra == {DAY: "2026-11-03"}


def test_what_was_begun_before_midnight_is_continued_after_it(driver, days):
    path = driver.begin(day_record())
    driver.now = "2026-11-21T00:00:01"
    days.play(GAME)
    assert driver.opened == [str(path)]


def test_a_page_that_was_left_open_can_be_turned_to_the_new_day(driver, days):
    driver.now = "2026-11-21T00:00:01"
    days.move(1)
    assert (days.day, days.isToday) == ("2026-11-21", True)


def test_the_way_to_today_leads_to_the_new_day(driver, days):
    driver.now = "2026-11-21T00:00:01"
    days.goToToday()
    assert (days.day, days.isToday) == ("2026-11-21", True)


def test_what_was_finished_in_another_window_is_practice_here(driver, days):
    keep(driver.folder, ending(day_record(), won=True), "elsewhere")
    days.play(GAME)
    assert driver.begun[0].extra[PRACTICE] == SAME_DEAL


# -- the calendar --------------------------------------------------------------------------------


@pytest.mark.parametrize("month", range(1, 13))
def test_a_calendar_has_every_day_of_its_month_under_the_right_weekday(month):
    chosen = datetime(2026, month, 15).date()
    cells = list(day_calendar.cells(chosen, chosen, {}, in_english))
    assert len(cells) % 7 == 0
    numbers = [int(cell["number"]) for cell in cells if cell["day"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) in (28, 30, 31)
    at = next(place for place, cell in enumerate(cells) if cell["day"])
    heads = weekday_texts()
    assert heads[at % 7] == datetime(2026, month, 1).strftime("%a")


def test_every_result_has_its_mark(driver):
    driver.keep(day_record("2026-11-18"), "won")
    driver.keep(day_record("2026-11-19"), "lost", won=False)
    driver.keep(day_record("2026-11-17").as_practice(HINT), "helped")
    driver.begin(day_record())
    marks = [driver.cell(f"2026-11-{day}")["mark"] for day in (16, 17, 18, 19, 20)]
    assert marks == ["", "practice", "won", "lost", "open"]
    assert driver.card()["streak"] == "2 days in a row"


def test_where_the_folder_cannot_be_read_nothing_was_played(tmp_path):
    (tmp_path / "games").write_text("no folder", "utf-8")
    assert DaysDriver(tmp_path).card()["state"] == "Not played"


# -- the line ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.game_keys())
def test_the_line_to_copy_has_version_date_and_place(driver, days, game):
    driver.keep(day_record(game=game))
    days.copyLine(game)
    line = QGuiApplication.clipboard().text()
    assert line.startswith(f"Tide Table {__version__} · ")
    assert f" · {TODAY} · Won" in line
    assert line == driver.card(game)["line"]


def test_a_line_of_a_game_with_points_has_a_symbol_for_each_round(driver):
    driver.keep(day_record())
    assert set(driver.card()["line"].rpartition(" · ")[2]) <= set("▲◆▽")
    assert driver.card()["symbols"].startswith("A symbol for each round: ▲")
    assert driver.card("turning-tides")["symbols"] == ""


def test_a_record_that_cannot_be_replayed_has_a_line_without_rounds(driver):
    path = driver.keep(day_record())
    header, *_ = path.read_bytes().split(b"\n")
    path.write_bytes(header + b"\nnonsense\n")
    driver.days.read()
    assert driver.card()["line"].endswith(" points")
    assert driver.card()["symbols"] == ""


def test_a_line_stays_one_line_whatever_version_a_header_claims(driver):
    path = driver.keep(day_record())
    claimed = b'"program":"1\\n2\\u202e' + b"x" * 9999
    path.write_bytes(path.read_bytes().replace(f'"program":"{__version__}'.encode(), claimed, 1))
    driver.days.read()
    line = driver.card()["line"]
    assert line.startswith(r"Tide Table 1\n2")
    assert len(line) < 200
    assert line.isprintable()


def test_without_a_result_there_is_no_line(driver, days):
    QGuiApplication.clipboard().setText("before")
    days.copyLine("no such game")
    assert driver.card()["line"] == ""
    assert QGuiApplication.clipboard().text() == "before"


# -- the expert ----------------------------------------------------------------------------------


def test_the_expert_plays_only_after_the_person_has_finished(driver, days):
    days.askExpert(GAME)
    driver.begin(day_record())
    days.askExpert(GAME)
    assert (driver.card()["expert"], driver.bots.open) == ("hidden", {})


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("game", ["turn-the-tide", in_full("onda"), in_full("turning-tides"), "pebbles"])
def test_the_expert_plays_the_same_deal_on_the_same_seat_against_the_same_bots(driver, days, game):
    driver.keep(day_record(game=game))
    assert driver.card(game)["expert"] == "offered"
    days.askExpert(game)
    table = days._experts.playing.table
    assert table.record.deal == deal_of(game, TODAY)
    assert table.record.players() == ("albatross", *bots_on(game, TODAY))
    assert driver.card(game)["expert"] == "running"
    assert len(driver.bots.open) == 1
    driver.answer_all()
    assert driver.card(game)["expert"] == "done"
    assert driver.card(game)["expertWords"].startswith("Albatross ")
    days.lookAtExpert(game)
    [path] = driver.opened
    assert path.endswith(f"{game} {TODAY}.tide")
    assert DaysDriver(driver.folder).card(game)["expert"] == "done"


def test_the_game_of_the_expert_stays_hidden_until_the_person_has_finished(driver, days):
    path = driver.keep(day_record())
    days.askExpert(GAME)
    driver.answer_all()
    path.unlink()
    days.read()
    days.lookAtExpert(GAME)
    assert (driver.card()["expert"], driver.opened) == ("hidden", [])


def test_after_practice_the_expert_is_compared_with_nothing(driver, days):
    driver.keep(day_record().as_practice(HINT))
    days.askExpert(GAME)
    driver.answer_all()
    assert "You" not in driver.card()["expertWords"]


def test_the_expert_can_be_stopped_and_nothing_is_kept(driver, days):
    driver.keep(day_record())
    days.askExpert(GAME)
    driver.bots.answer()
    days.stopExpert()
    assert (driver.card()["expert"], driver.bots.open) == ("offered", {})
    assert not (driver.folder / "cache" / "days").exists()


def test_on_another_day_the_expert_at_work_is_not_shown(driver, days):
    driver.keep(day_record())
    driver.keep(day_record("2026-11-19"), "yesterday")
    days.askExpert(GAME)
    days.move(-1)
    assert driver.card()["expert"] == "offered"


def test_a_bot_that_gives_up_ends_the_game_of_the_expert(driver, days):
    driver.keep(day_record())
    days.askExpert(GAME)
    [number] = driver.bots.open
    driver.bots.gave_up.emit(number + 1, "albatross")
    assert driver.card()["expert"] == "running"
    driver.bots.gave_up.emit(number, "albatross")
    assert driver.card()["expert"] == "offered"
    assert driver.card()["expertWords"] == "The bots could not finish that game."


def test_answers_to_others_are_not_for_the_expert(driver, days):
    driver.keep(day_record())
    days.askExpert(GAME)
    driver.bots.answered.emit(10**6, "1")
    assert days._experts.playing.table.record.turns() == 0


def test_where_the_cache_cannot_be_written_the_expert_can_be_asked_again(driver, days):
    driver.keep(day_record())
    (driver.folder / "cache").write_text("no folder", "utf-8")
    days.askExpert(GAME)
    driver.answer_all()
    assert driver.card()["expert"] == "offered"


def test_an_expert_game_of_another_deal_is_not_shown(driver, days):
    driver.keep(day_record())
    days.askExpert(GAME)
    driver.answer_all()
    [path] = (driver.folder / "cache" / "days").iterdir()
    path.write_bytes(path.read_bytes().replace(str(deal_of(GAME, TODAY)).encode(), b"7", 1))
    days.read()
    assert driver.card()["expert"] == "offered"


def test_only_a_known_game_can_be_played_by_an_expert(days):
    with pytest.raises(LookupError):
        days._experts.playing.begin(SimpleNamespace(game="no such game"))
