"""The question before a deed that costs something, in every case."""

import pytest

from tide_gui.presentation import stakes_text as words
from tide_gui.presentation.stakes_text import AtStake, Deed
from tide_gui.presentation.text import in_english

ONCE = "After that you are not asked again."
PRACTICE = f"The game becomes practice: it counts in nobody's statistics. {ONCE}"
ATTEMPT = (
    "This is your attempt at the deal of the day, and there is no other one. "
    "As practice it does not enter the calendar."
)
AFTER_THE_END = (
    "The finished game stays in the list with its result. "
    "What you play from your last choice on is another game, for practice."
)
DEFEAT = "Ann loses the game, which stays in the list and can be looked back at."
SEAT = "A bot plays for Ann to the end of the game, and Ann does not get the seat back."


@pytest.mark.parametrize(
    ("deed", "title", "action"),
    [
        (Deed.TAKE_BACK, "Take back the last choice?", "Take the choice back"),
        (Deed.HINT, "Show a hint?", "Show the hint"),
        (Deed.LET_BOT_PLAY, "Let a bot play on?", "Let a bot play on"),
        (Deed.SURRENDER, "Surrender this game?", "Surrender"),
    ],
)
def test_each_deed_is_asked_about_and_named_on_its_button(deed, title, action):
    assert words.title_text(deed, in_english) == title
    assert words.action_text(deed, in_english) == action
    assert words.refuse_text(in_english) == "Cancel"


@pytest.mark.parametrize(
    ("deed", "stakes", "cost"),
    [
        (Deed.HINT, AtStake("Ann"), PRACTICE),
        (Deed.TAKE_BACK, AtStake("Ann"), PRACTICE),
        (Deed.TAKE_BACK, AtStake("Ann", "day"), f"{ATTEMPT} {ONCE}"),
        (Deed.HINT, AtStake("Ann", "day"), f"{ATTEMPT} {ONCE}"),
        (Deed.TAKE_BACK, AtStake("Ann", "ladder", over=True), AFTER_THE_END),
        (Deed.LET_BOT_PLAY, AtStake("Ann"), SEAT),
        (Deed.LET_BOT_PLAY, AtStake("Ann", "day"), f"{SEAT} {ATTEMPT}"),
        (Deed.SURRENDER, AtStake("Ann"), DEFEAT),
        (
            Deed.SURRENDER,
            AtStake("Ann", "day"),
            f"{DEFEAT} Your attempt at the deal of the day enters the calendar as not won.",
        ),
        (
            Deed.SURRENDER,
            AtStake("Ann", "ladder"),
            f"{DEFEAT} On the ladder the game counts as lost; with two lost games the match is lost.",
        ),
    ],
)
def test_it_is_said_what_a_deed_costs(deed, stakes, cost):
    assert words.cost_text(deed, stakes, in_english) == cost
