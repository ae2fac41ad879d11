"""Names of files that every system accepts."""

import pytest

from tide_gui.table.file_names import not_a_device, without_odd_letters


@pytest.mark.parametrize(
    ("stem", "name"), [("a b.c", "a b.c"), ("a/b\\c:d", "a-b-c-d"), ("a\x00\x9f\udce9", "a---")]
)
def test_odd_letters_are_replaced(stem, name):
    assert without_odd_letters(stem, "-") == name


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        ("con", "_con"),
        ("COM1.tide", "_COM1.tide"),
        ("", "_"),
        ("console", "console"),
        ("lpt", "lpt"),
        ("nul .a", "_nul .a"),
        ("COM¹", "_COM¹"),
    ],
)
def test_no_name_is_that_of_a_device_or_empty(stem, name):
    assert not_a_device(stem) == name
