"""The checks of a room each find a room that breaks them."""

import shutil
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import ClassVar

import pytest
from fourth_game import PEBBLES
from fourth_game.presentation import PebblesChoosing, PebblesScenes, pebbles
from fourth_game.text import PebblesText

from tide_gui import registry
from tide_gui.bots.bot import Bot
from tide_gui.characters import Level
from tide_gui.presentation.feats import FeatText
from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.score_rows import DetailRow
from tide_gui.presentation.selection import Action
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Weighed
from tide_gui.testing import BrokenContract, check_room, room_holds
from tide_gui.testing.lessons_hold import each_lesson_can_be_played


class Greedy(Bot):
    """Is sure of its first choice, and forgets the others."""

    def weigh(self, ask, seed, budget):
        return (Weighed(ask.choices[0], share=1.0, chance=1.5),)


class Sharing(Bot):
    """Gives each choice the same share and the same chance."""

    def __init__(self, **figures):
        self.figures = figures

    def weigh(self, ask, seed, budget):
        return tuple(Weighed(move, **{"share": 1 / len(ask.choices)} | self.figures) for move in ask.choices)


class Fickle(Bot):
    """Never weighs the same question in the same way."""

    times = count()

    def weigh(self, ask, seed, budget):
        first = min(len(ask.choices) - 1, next(self.times) // 2 % 2)
        return tuple(Weighed(move, share=float(at == first)) for at, move in enumerate(ask.choices))


moods = count()


def foretelling(*shares):
    """An outlook that says the same of every moment."""
    return lambda _: {"outlook": lambda states: [shares] * len(states)}


class Speechless:
    def usual_file(self):
        return Path("pebbles.npz")

    def learn(self, effort, seed, say):
        return None


def spoilt(folder, file, change):
    """The resources of the pebbles with one file changed, or taken away."""
    shutil.copytree(PEBBLES.resources, folder)
    content = (folder / file).read_bytes()
    (folder / file).unlink()
    if change:
        (folder / file).write_bytes(change(content))
    return folder


def with_figures(folder, page):
    """The resources of the pebbles with a file of figures."""
    shutil.copytree(PEBBLES.resources, folder)
    (folder / "portraits.jsonl").write_bytes(page)
    return folder


def lesson_with(old, new):
    """The resources of the pebbles with a lesson in which a text stands instead of another."""
    return lambda folder: {
        "resources": spoilt(
            folder, "lessons/1-bidding.toml", lambda text: text.replace(old.encode(), new.encode(), 1)
        )
    }


def presentation_with(**parts):
    return lambda translate: replace(pebbles(translate), **parts)


class Counting(Scores):
    feat_texts: ClassVar = {"kept": FeatText("Pebbles kept", icon="tokens/pebble")}


class Detailed(Scores):
    """Shows on the end page a picture that is missing."""

    def __init__(self, **pictures):
        self.pictures = pictures

    def details(self, view, events):
        yield DetailRow("Pebbles", cells=("1", "2", "0"), **self.pictures)


class LoudOpening(PebblesScenes):
    def opening(self, scene):
        closed, dealt = super().opening(scene)
        return closed, replace(dealt, sound="pebbles/rattle")


BROKEN = [
    (
        room_holds.each_bot_weighs_every_choice_and_plays_one,
        lambda _: {"bots": {Level.EXPERT: lambda temper: Greedy()}},
        "the expert bot weighs 1 moves where there are",
    ),
    (
        room_holds.each_bot_weighs_every_choice_and_plays_one,
        lambda _: {"bots": {Level.EXPERT: lambda temper: Fickle()}},
        "the expert bot weighs the same question with the same seed in two ways",
    ),
    (
        room_holds.each_bot_weighs_every_choice_and_plays_one,
        lambda _: {"bots": {Level.EXPERT: lambda temper: Sharing(share=1)}},
        "the expert bot gives shares that add up to 10, not to 1",
    ),
    (
        room_holds.each_bot_weighs_every_choice_and_plays_one,
        lambda _: {"bots": {Level.EXPERT: lambda temper: Sharing(chance=1.5)}},
        "the expert bot tells a chance of 1.5",
    ),
    (
        room_holds.each_bot_weighs_every_choice_and_plays_one,
        lambda _: {"bots": {Level.EXPERT: lambda temper: Sharing(chance=-0.5)}},
        "the expert bot tells a chance of -0.5",
    ),
    (
        room_holds.the_outlook_shares_out_the_whole_victory_at_every_moment,
        lambda _: {"outlook": lambda states: [(1, 0, 0)] * (len(states) - 1)},
        "the outlook has 6 moments where there are 7",
    ),
    (
        room_holds.the_outlook_shares_out_the_whole_victory_at_every_moment,
        foretelling(0.5, 0.5),
        "the outlook has 2 shares at a table of 3",
    ),
    (
        room_holds.the_outlook_shares_out_the_whole_victory_at_every_moment,
        foretelling(0.7, 0.2, 0.3),
        "the outlook gives shares that add up to 1.2, not to 1",
    ),
    (
        room_holds.the_outlook_shares_out_the_whole_victory_at_every_moment,
        foretelling(1.2, -0.2, 0),
        "the outlook gives shares from -0.2 to 1.2",
    ),
    (
        room_holds.the_outlook_shares_out_the_whole_victory_at_every_moment,
        lambda _: {"outlook": lambda states: [(1, 0, 0), (0, 1, 0)][next(moods) % 2 :][:1] * len(states)},
        "the outlook says two things of the same moment",
    ),
    (
        room_holds.the_trainer_has_all_that_training_asks_for,
        lambda _: {"trainer": Speechless},
        "the trainer has no `holds`",
    ),
    (each_lesson_can_be_played, lesson_with("bid 4", "bid 1"), "1-bidding.toml: the lesson cannot be played"),
    (
        each_lesson_can_be_played,
        lesson_with("shrimp", "shrump"),
        "1-bidding.toml: there is no character 'shrump'",
    ),
    (
        each_lesson_can_be_played,
        lesson_with('"hand"', '"hnad"'),
        "1-bidding.toml: step 1 lights the area 'hnad', which `areas` does not have",
    ),
    (
        each_lesson_can_be_played,
        lesson_with("seat = 0, face = 5", "seat = 3, face = 5"),
        "1-bidding.toml: step 4 lights the seat 3, and nobody sits there",
    ),
    (
        each_lesson_can_be_played,
        lesson_with("seat = 0, face = 5", "seat = 0, face = 6"),
        "1-bidding.toml: step 4 lights the face 6, which the learner never sees in that place",
    ),
    (
        each_lesson_can_be_played,
        lesson_with('"keep"', '"kept"'),
        "1-bidding.toml: step 3 lights the button 'kept', which is neither a move nor an action",
    ),
    (
        room_holds.each_sound_is_a_file_that_can_be_played,
        lambda folder: {"resources": spoilt(folder, "sounds/plop.wav", None)},
        "a step has the sound 'pebbles/plop', and there is no file plop.wav in",
    ),
    (
        room_holds.each_sound_is_a_file_that_can_be_played,
        lambda folder: {"resources": spoilt(folder, "sounds/plop.wav", lambda sound: b"beep")},
        "the sound 'pebbles/plop' cannot be played",
    ),
    (
        room_holds.each_icon_is_a_picture,
        lambda _: {"presentation": presentation_with(scores=Counting())},
        "the feat 'kept' has the icon 'tokens/pebble', and there is no such picture",
    ),
    (
        room_holds.each_icon_is_a_picture,
        lambda _: {"presentation": presentation_with(scores=Detailed(icon="tokens/stone"))},
        "the row 'Pebbles' of `details` has the icon 'tokens/stone', and there is no such picture",
    ),
    (
        room_holds.each_icon_is_a_picture,
        lambda _: {"presentation": presentation_with(scores=Detailed(pictures=("", "tokens/none", "")))},
        "the row 'Pebbles' of `details` has the icon 'tokens/none', and there is no such picture",
    ),
    (
        room_holds.each_sound_is_a_file_that_can_be_played,
        lambda _: {"presentation": presentation_with(scenes=LoudOpening())},
        "a step has the sound 'pebbles/rattle', and there is no file rattle.wav in",
    ),
    (
        room_holds.each_moment_of_its_own_can_be_drawn,
        lambda _: {"shots": "nowhere:shots"},
        "each moment of its own can be drawn ends with ModuleNotFoundError",
    ),
    (
        room_holds.each_moment_of_its_own_can_be_drawn,
        lambda _: {"shots": lambda: {"table-end": None}},
        "the drawing 'table-end' of `shots` is no function",
    ),
    (
        room_holds.the_picture_can_be_read,
        lambda folder: {"resources": spoilt(folder, "game.svg", lambda text: text[:-9])},
        "game.svg is damaged",
    ),
    (
        room_holds.the_figures_of_the_characters_can_be_read,
        lambda folder: {"resources": with_figures(folder, b"seal")},
        "portraits.jsonl is damaged, `tide-gui portray pebbles` makes it anew",
    ),
]


@pytest.mark.parametrize(("check", "broken", "sentence"), BROKEN)
def test_a_fault_is_told(tmp_path, monkeypatch, check, broken, sentence):
    monkeypatch.setattr(sys.modules["tide_gui.testing.contract"], "ROOM", (check,))
    with pytest.raises(BrokenContract, match=sentence):
        check_room(replace(PEBBLES, **broken(tmp_path / "resources")), rules_and_presentation=False)


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*room_holds.ROOM}


class WithAction(PebblesChoosing):
    def actions(self, view, choices):
        return (Action("holding", "Hold it"),)


LAST_STEP = 'all of the game."\nlight = [{ area = "offer"'


@pytest.mark.parametrize(("old", "new"), [('"keep"', '"holding"'), (LAST_STEP, f"{LAST_STEP}, face = 3")])
def test_a_lesson_may_light_an_action_and_a_face_that_is_seen_later(tmp_path, monkeypatch, old, new):
    monkeypatch.setattr(sys.modules["tide_gui.testing.contract"], "ROOM", (each_lesson_can_be_played,))
    parts = lesson_with(old, new)(tmp_path / "resources")
    assert new in (parts["resources"] / "lessons" / "1-bidding.toml").read_text("utf-8")
    choosing = WithAction(PebblesText(in_english))
    room = replace(PEBBLES, presentation=presentation_with(choosing=choosing), **parts)
    check_room(room, rules_and_presentation=False)


def test_the_room_of_the_pebbles_is_whole_and_registered_only_while_it_is_checked():
    check_room(PEBBLES, seeds=[1])
    assert PEBBLES.key not in registry.game_keys()


@pytest.mark.usefixtures("fourth_game")
def test_the_given_room_is_checked_though_another_with_its_key_is_registered():
    with pytest.raises(BrokenContract, match="the feat 'kept' has the icon 'tokens/pebble'"):
        check_room(
            replace(PEBBLES, bots={}, presentation=presentation_with(scores=Counting())),
            rules_and_presentation=False,
        )
    assert registry.room_of("pebbles") is PEBBLES


def test_no_room_takes_the_key_of_a_game_of_the_house():
    with pytest.raises(BrokenContract, match="the key 'onda' is that of a game of the house; choose another"):
        check_room(replace(PEBBLES, key="onda"), rules_and_presentation=False)


def test_a_room_and_its_game_have_the_same_key():
    with pytest.raises(BrokenContract, match="the key of the room is 'pebble', that of its game 'pebbles'"):
        check_room(replace(PEBBLES, key="pebble"), rules_and_presentation=False)


def test_a_room_that_cannot_be_used_is_told():
    with pytest.raises(BrokenContract, match="The game 'pebbles' cannot be used: No module named 'nowhere'"):
        check_room(replace(PEBBLES, rules="nowhere:Nothing"))


@pytest.mark.slow
@pytest.mark.parametrize("room", registry.HOUSE, ids=lambda room: room.key)
def test_the_rooms_of_the_house_are_whole(room):
    check_room(room, rules_and_presentation=False)
