"""Texts about players: every bot has a name, a level and a character of its own."""

import pytest

from tide_gui.characters import CHARACTERS
from tide_gui.presentation.player_text import (
    PERSON,
    character_text,
    display_name,
    kind_label,
    kind_of,
    kind_title,
    listed_text,
    player_or_command_text,
    player_text,
    seat_text,
    seated_text,
)
from tide_gui.presentation.text import in_english


def test_every_built_in_bot_is_described_with_its_level():
    for name, character in CHARACTERS.items():
        level = character.level.name.lower()
        assert kind_of(name) == level
        assert kind_label(level, in_english) == f"{level} bot"
        assert kind_title(level, in_english) == f"{level.capitalize()} bot"
        assert player_text(name, in_english) == f"{name.capitalize()}, {level}"


def test_a_program_is_called_by_its_command_where_that_is_wanted():
    assert player_or_command_text("cmd:my-bot --fast", in_english) == "cmd:my-bot --fast"
    assert player_or_command_text("puffin", in_english) == player_text("puffin", in_english)


def test_every_bot_has_a_character_of_its_own():
    texts = [character_text(player, in_english) for player in CHARACTERS]
    assert len(set(texts)) == len(CHARACTERS)
    assert character_text("shark", in_english) not in texts
    assert max(map(len, texts)) < 65


@pytest.mark.parametrize(
    ("player", "text", "character"),
    [
        ("person", "person", "Plays at this screen"),
        ("puffin", "Puffin, beginner", "Remembers nothing, and plays what looks right"),
        ("octopus", "Octopus, expert", "Sees far, and never relies on one habit alone"),
        ("drifter", "Drifter, random", "Makes any move, on a whim"),
        ("cmd:python3 secret.py", "program", "A program of its own, which is asked for its moves"),
        ("shark", "Shark, bot", "Brought along by another package"),
    ],
)
def test_a_player_is_described_without_its_command(player, text, character):
    assert player_text(player, in_english) == text
    assert character_text(player, in_english) == character


@pytest.mark.parametrize(
    ("name", "player", "seated", "listed"),
    [
        ("Puffin", "puffin", "beginner bot", "Puffin (beginner)"),
        ("Puffin 2", "puffin", "beginner bot", "Puffin 2 (beginner)"),
        ("Bo", "heron", "Heron, strong", "Bo (Heron, strong)"),
        ("Crabbe", "crab", "Crab, casual", "Crabbe (Crab, casual)"),
        ("Bo", "shark", "Shark, bot", "Bo (Shark, bot)"),
        ("Bo", "cmd:python3 secret.py", "program", "Bo (program)"),
    ],
)
def test_a_seat_that_is_called_after_its_bot_does_not_say_it_twice(name, player, seated, listed):
    assert seated_text(name, player, in_english) == seated
    assert listed_text(name, player, in_english) == listed


@pytest.mark.parametrize(
    ("name", "player", "seat"),
    [
        ("Ann", PERSON, "Ann: person"),
        ("Puffin", "puffin", "Puffin: beginner bot"),
        ("Bo", "heron", "Bo: Heron, strong"),
        ("Bo", "cmd:python3 engine.py", "Bo: cmd:python3 engine.py"),
    ],
)
def test_a_line_of_a_seat_names_the_command_of_a_program(name, player, seat):
    assert seat_text(name, player, in_english) == seat


def test_a_person_is_a_person_whatever_the_name():
    assert seated_text("Person", PERSON, in_english) == "person"


@pytest.mark.parametrize("player", [*CHARACTERS, PERSON, "shark"])
def test_every_kind_of_player_has_a_label(player):
    label, title = (words(kind_of(player), in_english) for words in (kind_label, kind_title))
    assert title.lower() == label


def test_a_name_keeps_its_other_letters():
    assert display_name("seaWolf") == "SeaWolf"
