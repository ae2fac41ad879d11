"""The texts of Turn the Tide."""

from random import Random

import pytest
from playing import TIDE_SETTINGS, one_turn

from tide_gui.presentation.game_text import LogText
from tide_gui.presentation.table_text import (
    deal_text,
    scores_text,
    surrender_text,
    takeover_text,
    unfinished_text,
)
from tide_gui.presentation.text import in_english, listed, winners_text
from tide_gui.presentation.turn_the_tide.text import TurnTheTideText
from tide_gui.rules.game import Standing
from tide_gui.rules.turn_the_tide.events import (
    CardLaid,
    CardsRevealed,
    Drowned,
    GameEnded,
    HandsPassed,
    PreserverLost,
    RoundBegan,
    RoundScored,
    TidesOffered,
    TideTaken,
)
from tide_gui.rules.turn_the_tide.moves import Deal
from tide_gui.rules.turn_the_tide.state import Result

TEXT = TurnTheTideText(in_english)
NAMES = ("Ann", "Bo", "Cy")
OUT = Result(1, 0, False, True)


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (RoundBegan(0, (3, 0, 5), ()), ("Round 1 begins. Preservers: Ann 3, Bo 0 and Cy 5.",)),
        (
            RoundBegan(1, (3, 0, 5), (7, 8)),
            ("Round 2 begins. Preservers: Ann 3, Bo 0 and Cy 5.", "Left in the box: 7 and 8."),
        ),
        (TidesOffered((3, 9)), ("The tides 3 and 9 are on offer.",)),
        (CardLaid(1, 41), ("Bo lays 41.",)),
        (CardsRevealed((41, None, 58)), ("Cards: Ann 41 and Cy 58.",)),
        (TideTaken(2, 3), ("Cy takes the tide 3.",)),
        (PreserverLost(0, 2), ("Ann loses a preserver: 2 left.",)),
        (PreserverLost(0, 0), ("Ann loses the last preserver: last chance.",)),
        (Drowned(0), ("Ann goes under and is out of the round.",)),
        (
            RoundScored(
                0, (Result(4, 3, True, False), Result(1, 0, False, True), Result(5, 2, False, False))
            ),
            (
                "Round 1 is over. Still in it: only Ann and Cy.",
                "Ann scores 4: 3 kept, 1 for the lowest tide.",
                "Bo scores −1: out of the round.",
                "Cy scores 2: 2 kept.",
            ),
        ),
        (
            RoundScored(1, (OUT, Result(3, 2, False, False), OUT)),
            (
                "Round 2 is over. Still in it: only Bo.",
                "Ann scores −1: out of the round.",
                "Bo scores 2: 2 kept.",
                "Cy scores −1: out of the round.",
            ),
        ),
        (
            RoundScored(1, (OUT, OUT, OUT)),
            (
                "Round 2 is over: nobody is left in it.",
                *[f"{name} scores −1: out of the round." for name in NAMES],
            ),
        ),
        (
            RoundScored(1, (Result(3, 2, False, False),) * 3),
            ("Round 2 is over.", *[f"{name} scores 2: 2 kept." for name in NAMES]),
        ),
        (HandsPassed(), ("All hands and their preservers pass to the left.",)),
        (GameEnded((1,)), ("Bo wins the game.",)),
        (GameEnded((0, 2)), ("Ann and Cy share the victory.",)),
    ],
)
def test_every_event_is_described(event, lines):
    assert TEXT.event(event, NAMES) == lines


OPENED = (CardsRevealed((41, 17, 58)), TideTaken(2, 3), TideTaken(0, 9))
TAKEN = "5. Cy takes the 3 with 58, Ann the 9 with 41."
CLOSED = "5. Cy takes the 3, Ann the 9."


@pytest.mark.parametrize(
    ("struck", "sentences"),
    [
        ([PreserverLost(0, 2)], "Ann loses a preserver: 2 left."),
        ([PreserverLost(1, 0)], "Bo loses the last preserver: last chance."),
        ([Drowned(0)], "Ann goes under and is out of the round."),
        (
            [PreserverLost(0, 1), Drowned(2)],
            "Ann loses a preserver: 1 left. Cy goes under and is out of the round.",
        ),
    ],
)
def test_one_line_of_the_log_tells_a_hand_once_the_last_seat_is_struck(struck, sentences):
    turn, before = (*OPENED, *struck, TidesOffered((1, 2))), Standing(0, 4, (0, 0, 0))
    lines = [TEXT.log(turn, at, before, NAMES) for at in range(len(turn))]
    line = LogText(f"{TAKEN} {sentences}", f"{CLOSED} {sentences}", alone=True)
    assert lines == [*[()] * (len(turn) - 2), (line,), ()]
    said = [TEXT.said(event, NAMES) for event in turn]
    assert [words for words in said if words] == [
        "Cards: Ann 41, Bo 17 and Cy 58.",
        "The tides 1 and 2 are on offer.",
    ]


def test_the_house_rules_of_a_game_are_told_by_their_titles():
    assert TEXT.house_rules({"open_play": True, "open_leftovers": False, "gone": True}) == ["Open play"]


def test_in_open_play_each_card_that_is_laid_has_a_line_before_that_of_its_hand():
    turn = (CardLaid(1, 17), *OPENED, PreserverLost(0, 2))
    [laid], *_, [hand] = (TEXT.log(turn, at, Standing(0, 4, (0, 0, 0)), NAMES) for at in range(len(turn)))
    assert laid == LogText("Bo lays 17.", "Bo lays a card.")
    assert hand.text.startswith(TAKEN)
    assert TEXT.said(turn[0], NAMES) == ""


def test_a_round_has_a_heading_and_lines_about_what_is_dealt_and_scored():
    before = Standing(1, 0, (0, 0, 0))
    assert TEXT.heading(before) == "Round 2 of 3"
    dealt = TEXT.log((RoundBegan(1, (3, 0, 5), (7, 8)),), 0, before, NAMES)
    assert [line.text for line in dealt] == ["Preservers: Ann 3, Bo 0 and Cy 5.", "Left in the box: 7 and 8."]
    ended = (RoundScored(1, (Result(3, 2, False, False),) * 3), HandsPassed(), GameEnded((1,)))
    told = [[line.text for line in TEXT.log(ended, at, before, NAMES)] for at in range(3)]
    assert told == [list(TEXT.event(event, NAMES)) for event in ended]
    assert [TEXT.said(event, NAMES) for event in ended] == [""] * 3


def test_an_event_of_another_game_is_an_error():
    with pytest.raises(NotImplementedError):
        TEXT.event(object(), NAMES)


def test_moves_are_described_and_no_deal_gives_cards_away():
    assert TEXT.move(37) == "weather card 37"
    assert TEXT.move(Deal((1,), ((2,),))) == "The cards are dealt and the tides shuffled."
    assert TEXT.move(Deal((1,))) == "The tides are shuffled."


def test_the_seat_to_choose_is_named_and_helped_in_the_first_two_hands():
    table = TIDE_SETTINGS[0].table(4)
    asked, helped = [], []
    for _ in range(13):
        view, choices = table.view(0), table.choices(0)
        asked.append(TEXT.question(view, choices, "Ann"))
        helped.append(TEXT.advice(view, choices))
        one_turn(table, Random(4))
    assert asked == ["Ann, choose a card and keep your preservers.", *["Ann, choose a card."] * 12]
    assert helped[:2] == [
        "The two highest cards take the tides. The highest tide loses one.",
        "The highest card takes the lower tide, the second the higher.",
    ]
    assert not any(helped[2:])
    assert TEXT.confirmation(37) == "Press 37 once more to play it."


def test_the_progress_is_counted_from_one():
    assert TEXT.progress(Standing(1, 4, (0, 0, 0, 0))) == "Round 2 of 4, hand 5 of 12"
    assert TEXT.progress(Standing(4, 0, (0, 0, 0, 0))) == "All 4 rounds played"


def test_what_happens_at_every_table_is_described():
    assert listed(["Ann"], in_english) == "Ann"
    assert winners_text((0, 1, 2), NAMES, in_english) == "Ann, Bo and Cy share the victory."
    assert surrender_text("Ann", in_english) == "Ann surrenders."
    assert takeover_text("Ann", "drifter", in_english) == "Now playing for Ann: drifter."
    assert scores_text(NAMES, (1, -2, 3), in_english) == "Scores: Ann 1, Bo −2 and Cy 3."
    assert deal_text(1_234_567, in_english) == "Deal 1 234 567."
    assert unfinished_text(in_english) == "The game goes on from here."


def test_every_word_goes_through_the_translation():
    translated = []

    def translate(context: str, text: str, comment: str = "", count: int = -1) -> str:
        translated.append((context, text))
        return f"<{text}>"

    lines = TurnTheTideText(translate).event(RoundBegan(0, (3, 0, 5), ()), NAMES)
    assert ("TurnTheTide", "Round {round} begins. Preservers: {tokens}.") in translated
    assert lines == ("<Round 1 begins. Preservers: <<Ann 3><, ><Bo 0> and <Cy 5>>.>",)


HAND = (
    CardsRevealed((41, 12, 58)),
    TideTaken(2, 3),
    TideTaken(0, 9),
    PreserverLost(0, 2),
    TidesOffered((1, 2)),
    TideTaken(1, 1),
)


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        (0, ("Ann takes the tide 9.", "Ann loses a preserver: 2 left.")),
        (1, ("Cy takes the tide 3.", "Ann takes the tide 9.")),
        (2, ("Cy takes the tide 3.",)),
    ],
)
def test_what_came_of_a_card_is_what_its_seat_took_or_else_who_took_the_tides(seat, lines):
    assert TEXT.came_of(HAND, seat, NAMES) == lines


def test_what_comes_after_the_last_hand_of_a_round_did_not_come_of_a_card():
    assert TEXT.came_of([RoundScored(0, (OUT,) * 3), *HAND], 0, NAMES) == ()
