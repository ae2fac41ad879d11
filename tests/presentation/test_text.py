"""Texts of errors in the language of the player, without their details."""

from tongue import marked

from tide_gui.error_text import ErrorText
from tide_gui.presentation.text import detail_of, details_in, error_sentence, error_text, explained, filled

DAMAGED = ErrorText("Record", "the line is damaged", detail="JSON is malformed")
WHOLE = ErrorText(
    "Record", "{name}, line {line}: {reason}", fields={"name": "a.tide", "line": 3, "reason": DAMAGED}
)


def test_in_another_language_the_details_are_left_out_and_texts_in_it_are_translated():
    assert error_text(WHOLE, marked) == "‡a.tide, line 3: ‡the line is damaged‡‡"
    assert filled("{fault} {more}.", {"fault": DAMAGED, "more": 1}, marked) == "‡the line is damaged‡ 1."


def test_standing_alone_an_error_has_a_full_stop():
    assert error_sentence(DAMAGED, marked) == "‡‡the line is damaged‡.‡"


def test_details_are_those_of_texts_that_have_some():
    plain = ErrorText("Files", "not a file")
    assert details_in(plain, "disk full", 3) == ""
    assert details_in(WHOLE, plain, DAMAGED) == f"{WHOLE}\n{DAMAGED}"


def test_authors_of_packages_read_the_detail_below_the_sentence():
    assert explained(DAMAGED, marked) == "‡‡the line is damaged‡.‡\nJSON is malformed"
    assert explained(ErrorText("Files", "not a file"), marked) == "‡‡not a file‡.‡"


def test_the_detail_may_be_that_of_a_text_inside():
    assert detail_of(WHOLE) == "JSON is malformed"
    assert detail_of(ErrorText("Files", "{name} is a link", fields={"name": "a"})) == ""
