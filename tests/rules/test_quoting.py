"""What is repeated of a text from outside is short and harmless."""

import pytest

from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import IllegalMove
from tide_gui.rules.quoting import LONGEST_QUOTE, plain, quoted, shortened


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("\x1b[2J", r"\x1b[2J"),
        ("a\nb\r\t\x00\x7f\x9b", r"a\nb\r\t\x00\x7f\x9b"),
        ("gpj.\u202etide", r"gpj.\u202etide"),
        ("\u2066a\u2069\u200e\u200f\u061c\u2028", r"\u2066a\u2069\u200e\u200f\u061c\u2028"),
        ("\udcff", "\ufffd"),
    ],
)
def test_letters_that_steer_a_terminal_or_turn_the_writing_are_escaped(text, escaped):
    assert plain(text) == escaped
    assert quoted(text) == f"'{escaped}'"


@pytest.mark.parametrize("text", ["a game.tide", "Zoë", "李雷", "👩‍👩‍👧", "عمر", r"C:\games"])
def test_other_letters_stay(text):
    assert plain(text) == shortened(text) == text


def test_a_long_text_keeps_its_beginning_and_its_end():
    text = "begin" + "a" * 10**6 + "end"
    assert len(shortened(text)) == LONGEST_QUOTE
    assert shortened(text).startswith("begina")
    assert shortened(text).endswith("aend")
    assert shortened("a" * LONGEST_QUOTE) == "a" * LONGEST_QUOTE


@pytest.mark.parametrize("letter", ["a", "\n", "\x1b", "\u202e"])
@pytest.mark.parametrize("count", [LONGEST_QUOTE - 1, LONGEST_QUOTE, LONGEST_QUOTE + 1, 10**6])
def test_the_limit_holds_for_escaped_letters_and_a_second_time_changes_nothing(letter, count):
    short = shortened(letter * count)
    assert len(short) <= LONGEST_QUOTE
    assert shortened(short) == short
    assert len(quoted(letter * count)) <= LONGEST_QUOTE + 2


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
@pytest.mark.parametrize(
    "text", ["a" * 10**6, "\x1b" * 10**6, "tides " * 10**5, "gold 1 | " * 10**5], ids=len
)
def test_no_rule_book_repeats_a_long_move(game, text):
    with pytest.raises(IllegalMove) as refusal:
        game.read(text)
    assert len(str(refusal.value)) < 5 * LONGEST_QUOTE
    assert plain(str(refusal.value)) == str(refusal.value)
