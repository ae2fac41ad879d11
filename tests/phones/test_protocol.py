"""docs/phones.md names each message of the protocol with what belongs to it, and no other."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct

from tide_gui.phones.phone import CODES
from tide_gui.phones.protocol import LET_GO, Fault, Greeting, Message, MessageKind, Order, Report, Why
from tide_gui.phones.static_files import PAGE as FILES
from tide_gui.ui.app.phone_holders import READ_RULES
from tide_gui.ui.play import phone_state
from tide_gui.ui.play.phone_state import ShownDeed

PAGE = (Path(__file__).parents[2] / "docs" / "phones.md").read_text("utf-8")


def rows_of(heading):
    """The cells of the table that begins with this one."""
    _, _, table = PAGE.partition(f"\n| {heading} |")
    lines = table.partition("\n\n")[0].splitlines()[2:]
    assert lines
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]


def names_in(heading):
    return [row[0].strip("`") for row in rows_of(heading)]


@pytest.mark.parametrize(("heading", "lines"), [("order", Order), ("report", Report)])
def test_the_lines_between_the_window_and_the_process(heading, lines):
    fields = {line.__struct_config__.tag: list(line.__struct_fields__) for line in lines.__subclasses__()}
    assert {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows_of(heading)} == fields


def test_what_can_be_wrong():
    assert sorted(names_in("fault")) == sorted(get_args(Fault))


def test_the_messages_of_a_phone():
    fields = [field for row in rows_of("from the phone") for field in re.findall(r'"(\w+)":', row[0])]
    assert fields == [*Greeting.__struct_fields__, *Message.__struct_fields__]


def test_what_a_phone_may_want():
    buttons = get_args(get_type_hints(ShownDeed)["do"])
    assert sorted(names_in("word of `do`")) == sorted(["press", "offer", *buttons, READ_RULES, LET_GO])


def test_the_messages_to_a_phone():
    kinds = [re.match(r'`\{"(\w+)"', row[0])[1] for row in rows_of("to the phone")]
    assert sorted(kinds) == sorted(get_args(MessageKind))


def test_the_page_reads_all_of_a_state_but_what_is_for_tests():
    scripts = "".join(file.read_text("utf-8") for file in FILES.glob("*.js"))
    shown = [each for name, each in vars(phone_state).items() if name.startswith(("Shown", "PhoneState"))]
    assert all(issubclass(each, Struct) for each in shown)
    unread = {field for each in shown for field in each.__struct_fields__ if not is_word_of(scripts, field)}
    assert unread == set(re.findall(r"`(\w+)` is for tests", PAGE)) == {"area"}


def is_word_of(text, word):
    return re.search(rf"\b{word}\b", text)


def test_why_a_connection_ends():
    assert {row[0].strip("`"): int(row[1]) for row in rows_of("`why`")} == CODES
    assert CODES.keys() == set(get_args(Why))
