"""The ladder over a real folder."""

from datetime import datetime
from itertools import count

import pytest
from by_hand import ManualBots
from challenges import GAME, TODAY, ending, keep, rung_record
from surroundings import surroundings

from tide_gui import registry
from tide_gui.rules.catalog import game_called
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.ladder import LADDER, RUNGS
from tide_gui.table.table import Table
from tide_gui.ui.app.ladder import Ladder
from tide_gui.ui.app.one_person import OnePerson

pytestmark = pytest.mark.usefixtures("qapp")


class LadderDriver:
    def __init__(self, folder):
        self.folder, self.deals = folder, count(7)
        noon = datetime(2026, 11, 20, 12)
        around = surroundings(folder, ManualBots(), lambda: noon, person="Ann")
        one = OnePerson(around, GamesFolder(around.folders.games))
        self.ladder = Ladder(one, draw=lambda _: next(self.deals))
        self.begun, self.opened = [], []
        self.ladder.begins.connect(self.begun.append)
        self.ladder.opens.connect(self.opened.append)
        self.ladder.read()

    def card(self, game=GAME):
        return next(card for card in self.ladder.games if card["game"] == game)

    def keep(self, *games):
        """Keep games such as `0w`: the lowest rung is won."""
        for number, text in enumerate(games):
            table = ending(rung_record(int(text[0]), number), won=text[1] == "w")
            keep(self.folder, table, f"game {number}", f"{TODAY}T18:{number:02}:00")
        self.ladder.read()


@pytest.fixture
def driver(tmp_path):
    return LadderDriver(tmp_path)


def states(driver):
    return [rung["state"] for rung in driver.card()["rungs"]]


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("game", [*registry.game_keys(), "pebbles"])
def test_the_first_game_is_against_puffin_and_counts(driver, game):
    card = driver.card(game)
    assert (card["match"], card["action"]) == ("Next: Puffin, best of three.", "Play game 1")
    assert [rung["name"] for rung in card["rungs"]] == [name.capitalize() for name in RUNGS]
    driver.ladder.play(game)
    [record] = driver.begun
    assert (record.deal, record.extra, record.practice) == (7, {LADDER: "puffin"}, False)
    assert record.players()[:2] == ("person", "puffin")
    assert len(record.seats) == (2 if game_called(game).seats == range(2, 3) else 3)
    keep(driver.folder, ending(record, won=True), "first")
    driver.ladder.read()
    assert (driver.card(game)["won"], driver.card(game)["action"]) == (1, "Play game 2")


def test_a_match_that_is_won_opens_the_next_rung(driver):
    driver.keep("0w", "0l", "0w", "1l")
    assert states(driver) == ["beaten", "next", *["above"] * 6]
    card = driver.card()
    assert (card["won"], card["lost"], card["climbed"]) == (0, 1, "Rungs beaten: 1 of 8")
    assert card["match"] == "Against Shrimp: 0 won, 1 lost. Two wins decide."
    assert card["company"] == "Also at the table: Puffin"
    assert driver.card("turning-tides")["company"] == ""


def test_a_match_that_is_lost_begins_anew(driver):
    driver.keep("0l", "0w", "0l")
    assert driver.card()["match"] == (
        "Puffin has kept the rung so far; a new match begins. Next: Puffin, best of three."
    )


def test_a_game_of_the_match_is_continued(driver):
    table = Table(game_called(GAME), rung_record(0))
    path = keep(driver.folder, table, "open")
    driver.ladder.read()
    assert driver.card()["action"] == "Continue"
    driver.ladder.play(GAME)
    assert (driver.opened, driver.begun) == ([str(path)], [])


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (("0w",), "Against Puffin: 1 won, 0 lost. Two wins decide."),
        (("0l", "0l"), "Puffin has kept the rung so far; a new match begins. Next: Puffin, best of three."),
        (("0w", "0l", "0w"), "Puffin is beaten. Next: Shrimp, best of three."),
        (("0w", "0w", "1w"), "Against Shrimp: 1 won, 0 lost. Two wins decide."),
        (
            ("0w", "0w", "1l", "1l"),
            "Shrimp has kept the rung so far; a new match begins. Next: Shrimp, best of three.",
        ),
        (("7w", "7w"), "You are at the top: every rung is beaten."),
    ],
)
def test_after_a_game_it_is_said_what_it_means_for_the_ladder(driver, games, said):
    driver.keep(*games)
    assert driver.ladder.standing_after(GAME, len(games) - 1, "ann ") == said
    assert driver.ladder.standing_after(GAME, len(games) - 2, "Ann") == ""


def test_at_the_top_nothing_is_left_to_play(driver):
    driver.keep("7w", "7w")
    assert states(driver) == ["beaten"] * 8
    card = driver.card()
    assert (card["playable"], card["match"]) == (False, "")
    driver.ladder.play(GAME)
    assert driver.begun == []


def test_a_game_without_bots_of_its_own_has_no_ladder(driver, bare_game):
    driver.ladder.read()
    assert bare_game.key not in [card["game"] for card in driver.ladder.games]
