"""Texts of errors in the language of the player, without their details."""

from tongue import marked

from tide_gui.error_text import ErrorText
from tide_gui.presentation.text import details_in, error_sentence, error_text, filled

DAMAGED = ErrorText("Record", "the line is damaged", detail="JSON is malformed")
WHOLE = ErrorText("Record", "{name}, line {line}: {reason}", name="a.tide", line=3, reason=DAMAGED)


def test_in_another_language_the_details_are_left_out_and_texts_in_it_are_translated():
    assert error_text(WHOLE, marked) == "‡a.tide, line 3: ‡the line is damaged‡‡"
    assert filled("{fault} {more}.", {"fault": DAMAGED, "more": 1}, marked) == "‡the line is damaged‡ 1."


def test_standing_alone_an_error_has_a_full_stop():
    assert error_sentence(DAMAGED, marked) == "‡‡the line is damaged‡.‡"


def test_details_are_those_of_texts_that_have_some():
    plain = ErrorText("Files", "not a file")
    assert details_in(plain, "disk full", 3) == ""
    assert details_in(WHOLE, plain, DAMAGED) == f"{WHOLE}\n{DAMAGED}"
