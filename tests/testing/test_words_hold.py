"""The checks of words each find a presentation that breaks them."""

from types import MappingProxyType

import pytest
from broken_games import found_by
from fourth_game.presentation import PebblesSuggestions
from fourth_game.text import PebblesText, PebblesWords

from tide_gui.presentation.game_text import LogText, OptionText
from tide_gui.presentation.presentation import Discarded, Suggestions
from tide_gui.presentation.text import in_english
from tide_gui.testing import words_hold


class Untitled(PebblesText):
    def title(self):
        return ""


class UnknownOption(PebblesText):
    def options(self):
        return {"long": OptionText("Long game", "Six pebbles.")}


class NoLines(PebblesText):
    def event(self, event, names):
        return ()


class OneLine(PebblesText):
    def came_of(self, following, seat, names):
        return "Ann wins the pebble."


class OpenFields(PebblesText):
    def question(self, view, choices, name):
        return "{name}, bid."


class BlankMoves(PebblesText):
    def move(self, move):
        return " " + super().move(move)


class OpenTips(PebblesWords):
    def tip(self, piece, slot, scene):
        return "Scores {points} points."


class NamelessDiscards(PebblesWords):
    def discards(self, scene, names):
        return (Discarded("Bids", 0, "a card"),)


class FirstTimes(PebblesWords):
    def occasions(self, event, earlier):
        yield "bid"


class NoRank(Suggestions):
    def ranked(self, weighed):
        return ()


class Unsorted(Suggestions):
    situations = MappingProxyType({"bury": "Which cards to bury"})

    def situation(self, view, choices, seat):
        return choices[0][0]


class BlankTitle(PebblesSuggestions):
    situations = MappingProxyType({**PebblesSuggestions().situations, "never": ""})


class BlankLog(PebblesText):
    def log(self, events, at, before, names):
        return (LogText(""),)


BROKEN = [
    (words_hold.every_event_has_words, {"text": BlankLog(in_english)}, "is empty"),
    (words_hold.the_game_itself_has_words, {"text": Untitled(in_english)}, "`text.title` is empty"),
    (
        words_hold.the_game_itself_has_words,
        {"text": UnknownOption(in_english)},
        "`text.options` has words for ['long'], and the options are []",
    ),
    (
        words_hold.every_event_has_words,
        {"text": NoLines(in_english)},
        "`text.event` must return lines for Buried",
    ),
    (
        words_hold.every_event_has_words,
        {"text": OneLine(in_english)},
        "`text.came_of` must return lines, as a tuple",
    ),
    (
        words_hold.every_question_and_every_move_has_words,
        {"text": OpenFields(in_english)},
        "`text.question` has a field that is not filled in",
    ),
    (
        words_hold.every_question_and_every_move_has_words,
        {"text": BlankMoves(in_english)},
        "`text.move` of 'bury 1 2' begins or ends with a blank",
    ),
    (
        words_hold.every_piece_that_is_seen_has_words,
        {"words": OpenTips()},
        "`words.tip` has a field that is not filled in",
    ),
    (
        words_hold.discards_name_their_seat,
        {"words": NamelessDiscards()},
        "`Discarded.words` must have the name of the seat 'Ann'",
    ),
    (
        words_hold.first_times_have_sentences,
        {"words": FirstTimes()},
        "`occasions` gives 'bid', for which `first_times` has no sentence",
    ),
    (
        words_hold.suggestions_fit_the_moves,
        {"suggestions": NoRank()},
        "`suggestions.ranked` must return some",
    ),
    (
        words_hold.decisions_are_sorted_by_situation,
        {"suggestions": Unsorted()},
        "`situation` gives 'bid', for which `situations` has no title",
    ),
    (
        words_hold.decisions_are_sorted_by_situation,
        {"suggestions": BlankTitle()},
        "`situations['never']` is empty",
    ),
]


@pytest.mark.parametrize(("check", "parts", "sentence"), BROKEN)
def test_a_fault_is_told(check, parts, sentence):
    assert sentence in found_by(check, **parts)


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*words_hold.WORDS}
