"""What holds for the other parts of a room: bots, lessons, sounds, pictures."""

import wave
from collections.abc import Iterator
from itertools import pairwise
from math import isclose
from pathlib import Path
from xml.etree import ElementTree

from msgspec import MsgspecError

from tide_gui import registry
from tide_gui.bots.portraits import FILE, read_portraits
from tide_gui.bots.trainer import missing_in
from tide_gui.characters import Temper
from tide_gui.presentation.presentation import followed
from tide_gui.presentation.score_rows import DetailRow
from tide_gui.resource_files import resources
from tide_gui.rules.game import Ask, Weighed
from tide_gui.testing.lessons_hold import each_lesson_can_be_played
from tide_gui.testing.room_parts import RoomParts
from tide_gui.ui.game_files import sound_file

EFFORT = 20  # evaluations for a move of a bot: few, so that the check is quick
SAMPLES = 2  # bytes of a sample of a sound


def each_bot_weighs_every_choice_and_plays_one(parts: RoomParts) -> Iterator[str]:
    for level, part in parts.room.bots.items():
        for temper in Temper:
            bot = registry.load(part)(temper)
            for ask in _asks(parts):
                weighed = bot.weigh(ask, 1, EFFORT)
                yield from (f"the {level} bot {fault}" for fault in _faults_of(weighed, ask))
                if bot.choose(ask, 1, EFFORT) not in ask.choices:
                    yield f"the {level} bot plays what is not among the choices"
                if bot.weigh(ask, 1, EFFORT) != weighed:
                    yield f"the {level} bot weighs the same question with the same seed in two ways"


def _asks(parts: RoomParts) -> Iterator[Ask[object, object]]:
    for number, (position, seat) in enumerate(parts.random_game().decisions()):
        yield Ask(number, position.number, seat, position.view(seat), position.choices[seat])


def _faults_of(weighed: tuple[Weighed[object], ...], ask: Ask[object, object]) -> Iterator[str]:
    moves = [each.move for each in weighed]
    if len(moves) != len(ask.choices) or any(move not in moves for move in ask.choices):
        yield f"weighs {len(moves)} moves where there are {len(ask.choices)} choices"
    if not isclose(total := sum(each.share for each in weighed), 1, abs_tol=1e-6):
        yield f"gives shares that add up to {total:.3g}, not to 1"
    if wrong := [each.chance for each in weighed if each.chance is not None and not 0 <= each.chance <= 1]:
        yield f"tells a chance of {wrong[0]:.3g}"


def the_outlook_shares_out_the_whole_victory_at_every_moment(parts: RoomParts) -> Iterator[str]:
    if parts.room.outlook is None:
        return
    outlook, positions = registry.load(parts.room.outlook), parts.random_game().positions[:-1]
    states = [position.state for position in positions]
    found = outlook(states)
    if len(found) != len(states):
        yield f"the outlook has {len(found)} moments where there are {len(states)}"
    for position, shares in zip(positions, found, strict=False):
        if len(shares) != len(position.standing.scores):
            yield f"the outlook has {len(shares)} shares at a table of {len(position.standing.scores)}"
        if not isclose(sum(shares), 1, abs_tol=1e-6):
            yield f"the outlook gives shares that add up to {sum(shares):.3g}, not to 1"
        if min(shares) < 0:
            yield f"the outlook gives shares from {min(shares):.3g} to {max(shares):.3g}"
    if list(outlook(states[-1:])) != list(outlook(states[-1:])):
        yield "the outlook says two things of the same moment"


def the_trainer_has_all_that_training_asks_for(parts: RoomParts) -> Iterator[str]:
    if parts.room.trainer is None:
        return
    for name in missing_in(registry.load(parts.room.trainer)()):
        yield f"the trainer has no `{name}`"


def each_sound_is_a_file_that_can_be_played(parts: RoomParts) -> Iterator[str]:
    for name in dict.fromkeys(_sounds(parts)):
        yield from _wrong_sound(name, sound_file(name))


def _sounds(parts: RoomParts) -> Iterator[str]:
    """The names of the sounds of a random game."""
    scenes, positions = parts.shown.scenes, parts.random_game().positions
    first = scenes.scene(positions[0].view(None), {})
    yield from (step.sound for step in scenes.opening(first) if step.sound)
    for before, after in pairwise(positions):
        scene = scenes.scene(before.view(None), {})
        for _, steps in followed(scenes, before.events, scene, after.view(None)):
            yield from (step.sound for step in steps if step.sound)


def _wrong_sound(name: str, file: Path) -> Iterator[str]:
    if not file.is_file():
        yield f"a step has the sound {name!r}, and there is no file {file.name} in {file.parent}"
        return
    try:
        with wave.open(str(file)) as sound:
            if sound.getsampwidth() != SAMPLES:
                yield f"the sound {name!r} has samples of {8 * sound.getsampwidth()} bits, not of 16"
    except (wave.Error, EOFError) as error:
        yield f"the sound {name!r} cannot be played: {error}"


def the_picture_can_be_read(parts: RoomParts) -> Iterator[str]:
    file = parts.room.resources and parts.room.resources / "game.svg"
    if file and file.exists():
        try:
            ElementTree.parse(file)  # noqa: S314 - a file of the game that is checked
        except ElementTree.ParseError as error:
            yield f"game.svg is damaged: {error}"


def the_figures_of_the_characters_can_be_read(parts: RoomParts) -> Iterator[str]:
    file = parts.room.resources and parts.room.resources / FILE
    if file and file.exists():
        try:
            read_portraits(file.read_bytes())
        except (ValueError, MsgspecError) as error:
            yield f"{FILE} is damaged, `tide-gui portray {parts.room.key}` makes it anew: {error}"


def each_icon_is_a_picture(parts: RoomParts) -> Iterator[str]:
    for where, icon in _icons(parts):
        if icon and not (resources() / f"{icon}.svg").is_file():
            yield f"{where} has the icon {icon!r}, and there is no such picture of the house"


def _icons(parts: RoomParts) -> Iterator[tuple[str, str]]:
    """The icons of the feats, and those of the details of a random game."""
    scores, random_game = parts.shown.scores, parts.random_game()
    yield from ((f"the feat {key!r}", text.icon) for key, text in scores.feat_texts.items())
    for row in scores.details(random_game.end.view(None), random_game.events):
        if isinstance(row, DetailRow):
            yield from ((f"the row {row.title!r} of `details`", icon) for icon in (row.icon, *row.pictures))


def each_moment_of_its_own_can_be_drawn(parts: RoomParts) -> Iterator[str]:
    if parts.room.shots:
        for name, draw in registry.load(parts.room.shots)().items():
            if not callable(draw):
                yield f"the drawing {name!r} of `shots` is no function"


ROOM = (
    each_bot_weighs_every_choice_and_plays_one,
    the_outlook_shares_out_the_whole_victory_at_every_moment,
    the_trainer_has_all_that_training_asks_for,
    each_lesson_can_be_played,
    each_sound_is_a_file_that_can_be_played,
    the_picture_can_be_read,
    the_figures_of_the_characters_can_be_read,
    each_icon_is_a_picture,
    each_moment_of_its_own_can_be_drawn,
)
