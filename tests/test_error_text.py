"""Texts of errors: English by themselves, and translated where they are shown."""

import errno
import os

import pytest
from tongue import marked

from tide_gui.error_text import (
    SYSTEM,
    ErrorText,
    Refusal,
    RefusedFile,
    damaged_file,
    reason_of,
    unreadable_file,
)
from tide_gui.presentation.text import error_text

DAMAGED = ErrorText("Record", "the line is damaged", detail="JSON is malformed")
WHOLE = ErrorText(
    "Record", "{name}, line {line}: {reason}", fields={"name": "a.tide", "line": 3, "reason": DAMAGED}
)


def test_in_english_an_error_says_everything():
    assert str(Refusal(WHOLE)) == "a.tide, line 3: the line is damaged: JSON is malformed"
    assert RefusedFile(errno.EINVAL, DAMAGED).strerror == str(DAMAGED)


def test_a_field_may_have_any_letters():
    odd = ErrorText("Files", "{name} is damaged", fields={"name": "{0}%n"}, detail="{1}")
    assert (str(odd), error_text(odd, marked)) == ("{0}%n is damaged: {1}", "‡{0}%n is damaged‡")


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (Refusal(DAMAGED), DAMAGED),
        (RefusedFile(errno.EINVAL, DAMAGED), DAMAGED),
    ],
)
def test_the_reason_is_that_of_the_program(error, reason):
    assert reason_of(error) == reason


@pytest.mark.parametrize("number", SYSTEM.keys() - {errno.EPERM}, ids=errno.errorcode.get)
def test_what_the_system_says_is_a_text_of_the_program(number):
    reason = reason_of(OSError(number, "in the words of another system"))
    assert str(reason) == os.strerror(number)
    assert error_text(reason, marked) == f"‡{reason}‡"


def test_what_nobody_explains_is_a_detail():
    for error in (OSError("odd"), ValueError("odd"), OSError(errno.ENOLCK, "odd")):
        assert str(reason_of(error)) == "the cause is unknown: odd"


def test_a_text_is_a_value():
    def whole(line, detail="odd"):
        reason = ErrorText("Record", "the line is damaged", detail=detail)
        return ErrorText("Record", "line {line}: {reason}", fields={"line": line, "reason": reason})

    assert (whole(3), hash(whole(3))) == (whole(3), hash(whole(3)))
    assert whole(3) != whole(4)
    assert whole(3) != whole(3, "other")


def test_a_field_may_be_called_detail():
    assert str(ErrorText("Files", "{detail}", fields={"detail": "a"}, detail="b")) == "a: b"


def test_files_are_damaged_or_cannot_be_read():
    assert str(damaged_file("a.json", "odd")) == "a.json is damaged: odd"
    unreadable = unreadable_file("a.json", RefusedFile(errno.EINVAL, DAMAGED))
    assert error_text(unreadable, marked) == "‡a.json cannot be read: ‡the line is damaged‡‡"
