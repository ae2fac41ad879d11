"""The page of a character: its sentences, bars and counts."""

from datetime import datetime
from pathlib import Path

import pytest
from by_hand import ManualBots

from tide_gui.bots.portraits import FORMAT, VERSION, Campaign, Figures, Portraits
from tide_gui.characters import CHARACTERS
from tide_gui.presentation.text import in_english
from tide_gui.store.user_folders import user_folders
from tide_gui.ui.app import portrait_words
from tide_gui.ui.app.pages import HOME, NEW_GAME, PORTRAIT, TABLE
from tide_gui.ui.app.person import bar_of
from tide_gui.ui.app.portrait_words import portrait_page
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.program import Program

USUAL = {"bomb": (20, 100), "turn": (10, 100), "wild": (30, 100), "unknown": (1, 9)}
BOMBER = USUAL | {"bomb": (70, 100)}
BOTH = BOMBER | {"turn": (40, 100)}
ALL = BOTH | {"wild": (95, 100)}
BEHIND = {"orca": (6, 7), "octopus": (3, 8), "puffin": (1, 8), "drifter": (0, 5)}


@pytest.fixture
def figures(monkeypatch):
    """A function that lets Onda have the usual figures, and others for some characters."""

    def change(behind=BEHIND, **others):
        campaign = Campaign(FORMAT, VERSION, "1.2.3", "onda", 4, 40, "")
        found = {name: Figures(name, 38, others.get(name, USUAL), behind) for name in CHARACTERS}
        portraits = Portraits(campaign, found)
        monkeypatch.setattr(portrait_words, "portraits_of", {"onda": portraits}.get)

    change()
    return change


def page(character, game="onda"):
    return portrait_page(character, game, in_english)


BOMBS = "Seal lays a bomb in 70 of 100 rounds, the others in 20."
TURNS = "Seal turns the tide in 40 of 100 rounds, the others in 10."
WILDS = "Seal lays wilds in 95 of 100 combinations, the others in 30."
NOTHING_ELSE = "In everything else it plays much like the others."
LIKES = "What it likes hardly shows in these figures: "
NOTHING = f"{LIKES}Seal plays much like the others."
CHANCE = "The largest difference may be chance. Seal lays a bomb in 25 of 100 rounds, the others in 20."


@pytest.mark.parametrize(
    ("own", "sentences"),
    [
        (USUAL, NOTHING),
        (USUAL | {"bomb": (25, 100), "turn": (11, 100)}, f"{NOTHING} {CHANCE}"),
        (BOMBER, f"{BOMBS} {NOTHING_ELSE}"),
        (BOTH, f"{BOMBS} {TURNS}"),
        (ALL, f"{WILDS} {BOMBS}"),
        ({}, ""),
    ],
)
def test_two_sentences_say_what_sets_a_character_apart(figures, own, sentences):
    figures(seal=own)
    assert page("seal").sentences == sentences


def test_only_who_is_said_to_like_something_is_told_that_it_hardly_shows(figures):
    figures()
    assert page("gull").sentences == f"{LIKES}Gull plays much like the others."
    for name in ("herring", "crab", "orca", "drifter"):
        assert page(name).sentences == f"{name.capitalize()} plays much like the others."


def test_what_differs_most_is_the_widest_gap_that_the_bars_show(figures):
    many = {"bomb": (2_000, 10_000), "turn": (2, 25)}
    figures(seal={"bomb": (2_100, 10_000), "turn": (4, 25)}, herring=many, gull=many, crab=many)
    assert page("seal").sentences.endswith("Seal turns the tide in 16 of 100 rounds, the others in 8.")


def test_a_difference_that_no_figure_shows_is_not_told(figures):
    many = {"bomb": (200_000, 1_000_000)}
    figures(seal={"bomb": (202_000, 1_000_000)}, herring=many, gull=many, crab=many)
    assert page("seal").sentences == NOTHING


def test_each_trait_has_a_bar_with_its_count_and_the_others_as_a_mark(figures):
    figures(seal={"bomb": (3, 152), "turn": (0, 40)}, crab={"bomb": (30, 100)}, gull={}, herring={})
    found = page("seal")
    assert found.traits == (
        bar_of("Lays a bomb", "in 2 of 100 rounds; 152 counted", 3 / 152, 0.3),
        bar_of("Turns the tide", "in 0 of 100 rounds; 40 counted", 0.0),
    )
    assert found.others == "The mark shows the others of its level: Herring, Gull and Crab."
    assert page("drifter").others == "The mark shows the others: all other bots."


def test_the_page_says_against_whom_it_loses_by_level_and_by_name(figures):
    found = page("seal")
    assert found.loses == "Seal loses most to Orca, who ended ahead in 6 of 7 games together."
    assert [(bar["title"], bar["words"], bar["value"]) for bar in found.ahead] == [
        ("Random bot", "ahead in 0 of 5\N{NO-BREAK SPACE}games", 0),
        ("Beginner bot", "ahead in 1 of 8\N{NO-BREAK SPACE}games", 1 / 8),
        ("Expert bot", "ahead in 9 of 15\N{NO-BREAK SPACE}games", 0.6),
    ]
    figures(behind={"puffin": (0, 8)})
    assert page("seal").loses == ""


def test_the_page_says_who_it_is_and_where_the_figures_come_from(figures):
    found = page("seal")
    assert found.name == "Seal"
    assert found.summary == "Onda · Casual bot · Remembers what it held itself, and likes to strike hard"
    assert found.source == "Counted in 38 games among all bots. Seats: 4, deals: 1 to 40, version: 1.2.3."


@pytest.mark.usefixtures("fourth_game", "figures")
def test_where_nobody_has_counted_the_page_says_so():
    found = page("seal", "pebbles")
    assert found.summary.startswith("Pebbles · Casual bot · ")
    assert found.sentences == "Nobody has counted yet how Seal plays this game."
    assert (found.traits, found.ahead, found.others, found.loses, found.source) == ((), (), "", "", "")


def test_figures_of_one_character_alone_are_compared_with_nobody(monkeypatch):
    campaign = Campaign(FORMAT, VERSION, "1.2.3", "onda", 4, 40, "")
    alone = Portraits(campaign, {"seal": Figures("seal", 1, USUAL, {})})
    monkeypatch.setattr(portrait_words, "portraits_of", lambda _: alone)
    assert (page("seal").others, page("seal").ahead) == ("", ())
    assert page("gull").sentences == "Nobody has counted yet how Gull plays this game."


@pytest.mark.usefixtures("figures")
def test_a_game_that_is_not_installed_has_no_words_for_its_figures(monkeypatch):
    monkeypatch.setattr(portrait_words, "known_presentation", lambda *_: None)
    assert page("seal").traits == ()


@pytest.fixture
def program(qapp, tmp_path):
    folders = user_folders(tmp_path, {})
    preferences = Preferences(folders.settings)
    preferences.change(person="Ann", speed="off")
    noon = datetime(2026, 11, 20, 12)
    yield (made := Program(folders, preferences, ManualBots(), in_english, Path("/art"), lambda: noon))
    made.close()


@pytest.mark.usefixtures("figures")
def test_from_the_form_it_is_the_page_in_the_game_of_the_form_which_stays_as_it_was(program):
    program.show(NEW_GAME)
    form = program.newGame
    form.game = form.gameTitles.index("Onda")
    form.setName(0, "Zoe")
    program.showPortrait("seal")
    assert program.page == PORTRAIT
    assert program.portrait.summary.startswith("Onda · Casual bot")
    program.back()
    assert program.page == NEW_GAME
    assert form.choice.names[0] == "Zoe"
    program.show(HOME)
    program.show(NEW_GAME)
    assert form.choice.names[0] == "Ann"


@pytest.mark.usefixtures("figures")
def test_at_the_table_it_is_the_page_in_the_game_that_is_played(program):
    program.show(NEW_GAME)
    form = program.newGame
    form.game = form.gameTitles.index("Turning Tides")
    program.dealer.startGame()
    form.game = form.gameTitles.index("Onda")
    assert [row.portrait for row in form.sitters.rows] == ["", "puffin"]
    assert [row.portrait for row in program.session.seats.rows] == ["", "puffin"]
    program.showPortrait("puffin")
    assert program.portrait.summary.startswith("Turning Tides · Beginner bot")
    assert program.portrait.sentences == "Nobody has counted yet how Puffin plays this game."
    program.back()
    assert program.page == TABLE
