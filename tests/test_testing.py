"""The contract of games finds what is wrong with a game, and says it in one sentence."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import ClassVar

import pytest
from fourth_game import PEBBLES
from fourth_game.presentation import PebblesChoosing, PebblesScenes, pebbles
from fourth_game.rules import BidsShown, Buried, Pebbles, PebbleTaken
from fourth_game.scores import PebblesScores
from fourth_game.text import PebblesText, PebblesWords
from worlds import other_world

from tide_gui import registry
from tide_gui.bots.bot import Bot
from tide_gui.characters import Level
from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.presentation import Discarded, Presentation, Scores, Suggestions
from tide_gui.presentation.score_rows import DetailRow
from tide_gui.presentation.selection import Picks
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import NATURE_ALONE, Weighed
from tide_gui.testing import (
    BrokenContract,
    Terms,
    check,
    check_room,
    contract,
    faults_in,
    pairwise,
    settings_of,
)
from tide_gui.testing.course import played
from tide_gui.testing.secrets_hold import compared, what_is_hidden_changes_no_event


class Leaking(Pebbles):
    def view(self, state, seat):
        return replace(super().view(state, seat), pebbles=state.pebbles)


class Cheating(Pebbles):
    def view(self, state, seat):
        return replace(super().view(state, seat), buried=sum(state.buried, ()))


class Endless(Pebbles):
    def outcome(self, state):
        return None


class Careless(Pebbles):
    def read(self, text):
        return super().read(text.strip())


class Rough(Pebbles):
    def read(self, text):
        kind, *numbers = text.split(" ")
        return (kind, *map(int, numbers))


class Forgetful(Pebbles):
    def imagine(self, view, rng):
        return replace(super().imagine(view, rng), bids=())


class Lenient(Pebbles):
    def start(self, seats, options):
        return super().start(min(max(seats, 2), 3), options)


class Stuck(Pebbles):
    def legal(self, state, seat):
        return () if state.bids else super().legal(state, seat)


@dataclass(frozen=True)
class Asked:
    kind: int


@dataclass(frozen=True)
class Unset:
    long: bool


@dataclass(frozen=True)
class Counted:
    rounds: int = 3


class WithoutDefault(Pebbles):
    options_type = Unset


class WithNumber(Pebbles):
    options_type = Counted


class Crowded(Pebbles):
    seats = range(2, 9)


class Lonely(Pebbles):
    seats = range(1, 3)


class Unseated(Pebbles):
    seats = range(0)


class Kind(Pebbles):
    def play(self, state, moves):
        after, events = super().play(state, moves)
        return after, (*events, Asked(2))


RULES = {
    "Asked has a field `kind`, in which `tide-gui tell` names the event": Kind,
    "the option `long` has no default": WithoutDefault,
    "the option `rounds` is no `bool`": WithNumber,
    r"a table has 2 to 5 seats, and `seats` of the game is range\(2, 9\)": Crowded,
    r"a table has 2 to 5 seats, and `seats` of the game is range\(1, 3\)": Lonely,
    r"a table has 2 to 5 seats, and `seats` of the game is range\(0, 0\)": Unseated,
    "in `pebbles` what it may not know": Leaking,
    "in `buried` what it may not know": Cheating,
    "`outcome` is None when nobody is to act": Endless,
    "`read` accepts 'bury": Careless,
    "`read` must refuse .* with IllegalMove, not with ValueError": Rough,
    "`imagine` made of its view": Forgetful,
    "`start` takes 1 seats": Lenient,
    "`to_act` names seat ., and `legal` has no move": Stuck,
}


@pytest.mark.parametrize(("sentence", "game"), RULES.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_a_fault_of_the_rules_is_told(sentence, game):
    with pytest.raises(BrokenContract, match=sentence):
        check(game(), exchange=partial(other_world, Pebbles()))


@dataclass(frozen=True)
class Clashing:
    name: str


class ClashingScenes(PebblesScenes):
    seat_row = Clashing


class LosingScenes(PebblesScenes):
    def steps(self, event, scene, after):
        for step in super().steps(event, scene, after):
            yield replace(step, scene=replace(step.scene, pieces=step.scene.pieces[1:]))


class StillScenes(PebblesScenes):
    def steps(self, event, scene, after):
        return () if isinstance(event, BidsShown) else super().steps(event, scene, after)


class HastyScenes(PebblesScenes):
    def steps(self, event, scene, after):
        for step in super().steps(event, scene, after):
            yield replace(step, pause=Pause.GLIDE if step.pause is Pause.END else step.pause)


class NarrowScenes(PebblesScenes):
    areas = PebblesScenes.areas[1:]


class SameLabels(PebblesChoosing):
    def picks(self, move, view):
        return Picks((), "Go on")


class Unlabelled(PebblesChoosing):
    def pick(self, piece, actor):
        return ""


class Public(PebblesChoosing):
    def private(self, view, choices):
        return False


class FirstTimes(PebblesWords):
    def occasions(self, event, earlier):
        yield "bid"


class NamelessDiscards(PebblesWords):
    def discards(self, scene, names):
        return (Discarded("Bids", 0, "a card"),)


class Silent(PebblesWords):
    def piece(self, piece, slot, scene, names):
        return ""


class OpenFields(PebblesText):
    def question(self, view, choices, name):
        return "{name}, bid."


class NoLines(PebblesText):
    def event(self, event, names):
        return ()


class UnknownFeats(Scores):
    def feats(self, events):
        return (Feat(0, "won"),)


class UnevenTotals(PebblesScores):
    def totals(self, view):
        first, *others = super().totals(view)
        return (first, *(() for _ in others))


class NoRank(Suggestions):
    def ranked(self, weighed):
        return ()


PARTS = {
    "`seat_row` has a field 'name', which every seat row has": {"scenes": ClashingScenes()},
    "a step of .* changes the number of pieces": {"scenes": LosingScenes()},
    "after the steps of BidsShown": {"scenes": StillScenes()},
    "no step of the last turn has Pause.END": {"scenes": HastyScenes()},
    "`areas` does not have 'offer'": {"scenes": NarrowScenes()},
    "two moves with the same picks have the same label 'Go on'": {"choosing": SameLabels(None)},
    "is no piece that the actor sees, and has no words": {"choosing": Unlabelled(PebblesText(in_english))},
    "`private` calls a decision public": {"choosing": Public(PebblesText(in_english))},
    "`occasions` gives 'bid', for which `first_times` has no sentence": {"words": FirstTimes()},
    "`Discarded.words` must have the name of the seat 'Ann'": {"words": NamelessDiscards()},
    "`words.piece` is empty for": {"words": Silent()},
    "`text.question` has a field that is not filled in": {"text": OpenFields(in_english)},
    "`text.event` must return lines for Buried": {"text": NoLines(in_english)},
    "`scores.feats` gives 'won', for which `feat_texts` has no words": {"scores": UnknownFeats()},
    "`scores.totals` has lines of different lengths": {"scores": UnevenTotals()},
    "`suggestions.ranked` must return some": {"suggestions": NoRank()},
}


@pytest.mark.parametrize(("sentence", "part"), PARTS.items(), ids=range(len(PARTS)))
def test_a_fault_of_the_presentation_is_told(sentence, part):
    presentation: Presentation = replace(pebbles(in_english), **part)
    with pytest.raises(BrokenContract, match=sentence):
        check(Pebbles(), presentation, exchange=partial(other_world, Pebbles()), seeds=[0])


class Hasty(Pebbles):
    """Is over when the pebbles are dealt."""

    def to_act(self, state):
        return super().to_act(state) & NATURE_ALONE


def test_a_game_without_a_move_is_told():
    with pytest.raises(BrokenContract, match="the game is over right after the deal, before anybody makes a"):
        check(Hasty(), pebbles(in_english), seeds=[0])


def test_a_fault_that_is_raised_is_told_with_its_line():
    class Raising(PebblesText):
        def progress(self, standing):
            return {}["nothing"]

    with pytest.raises(BrokenContract, match=r"KeyError: 'nothing' \(test_testing.py, line \d+\)"):
        check(Pebbles(), replace(pebbles(in_english), text=Raising(in_english)), seeds=[0])


class Greedy(Bot):
    """Is sure of its first choice, and forgets the others."""

    def weigh(self, ask, seed, budget):
        return (Weighed(ask.choices[0], share=1.0, chance=1.5),)


class Fickle(Bot):
    """Never weighs the same question in the same way."""

    times = count()

    def weigh(self, ask, seed, budget):
        first = min(len(ask.choices) - 1, next(self.times) // 2 % 2)
        return tuple(Weighed(move, share=float(at == first)) for at, move in enumerate(ask.choices))


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


ROOMS = {
    "the expert bot weighs 1 moves where there are": lambda _: {
        "bots": {Level.EXPERT: lambda temper: Greedy()}
    },
    "the expert bot weighs the same question with the same seed in two ways": lambda _: {
        "bots": {Level.EXPERT: lambda temper: Fickle()}
    },
    "the trainer has no `holds`": lambda _: {"trainer": Speechless},
    "1-bidding.toml: the lesson cannot be played": lesson_with("bid 4", "bid 1"),
    "1-bidding.toml: there is no character 'shrump'": lesson_with("shrimp", "shrump"),
    "1-bidding.toml: step 1 lights the area 'hnad', which `areas` does not have": lesson_with(
        '"hand"', '"hnad"'
    ),
    "1-bidding.toml: step 4 lights the seat 3, and nobody sits there": lesson_with(
        "seat = 0, face = 5", "seat = 3, face = 5"
    ),
    "1-bidding.toml: step 4 lights the face 6, which the learner never sees in that place": lesson_with(
        "seat = 0, face = 5", "seat = 0, face = 6"
    ),
    "1-bidding.toml: step 3 lights the button 'kept', which is neither a move nor an action": lesson_with(
        '"keep"', '"kept"'
    ),
    "the key of the room is 'pebble', that of its game 'pebbles'": lambda _: {"key": "pebble"},
    "a step has the sound 'pebbles/plop', and there is no file plop.wav in": lambda folder: {
        "resources": spoilt(folder, "sounds/plop.wav", None)
    },
    "the sound 'pebbles/plop' cannot be played": lambda folder: {
        "resources": spoilt(folder, "sounds/plop.wav", lambda sound: b"beep")
    },
    "the feat 'kept' has the icon 'tokens/pebble', and there is no such picture": lambda _: {
        "presentation": presentation_with(scores=Counting())
    },
    "the row 'Pebbles' of `details` has the icon 'tokens/stone', and there is no such picture": lambda _: {
        "presentation": presentation_with(scores=Detailed(icon="tokens/stone"))
    },
    "the row 'Pebbles' of `details` has the icon 'tokens/none', and there is no such picture": lambda _: {
        "presentation": presentation_with(scores=Detailed(pictures=("", "tokens/none", "")))
    },
    "a step has the sound 'pebbles/rattle', and there is no file rattle.wav in": lambda _: {
        "presentation": presentation_with(scenes=LoudOpening())
    },
    "each moment of its own can be drawn ends with ModuleNotFoundError": lambda _: {"shots": "nowhere:shots"},
    "the drawing 'table-end' of `shots` is no function": lambda _: {"shots": lambda: {"table-end": None}},
    "game.svg is damaged": lambda folder: {"resources": spoilt(folder, "game.svg", lambda text: text[:-9])},
}


def test_the_room_of_the_pebbles_is_whole_and_registered_only_while_it_is_checked():
    check_room(PEBBLES, seeds=[1])
    assert PEBBLES.key not in registry.game_keys()


@pytest.mark.parametrize(("sentence", "broken"), ROOMS.items(), ids=range(len(ROOMS)))
def test_a_fault_of_a_room_is_told(tmp_path, sentence, broken):
    with pytest.raises(BrokenContract, match=sentence):
        check_room(
            replace(PEBBLES, **{"bots": {}, **broken(tmp_path / "resources")}), rules_and_presentation=False
        )


@pytest.mark.usefixtures("fourth_game")
def test_the_given_room_is_checked_though_another_with_its_key_is_registered():
    with pytest.raises(BrokenContract, match="the feat 'kept' has the icon 'tokens/pebble'"):
        check_room(
            replace(PEBBLES, presentation=presentation_with(scores=Counting())), rules_and_presentation=False
        )
    assert registry.room_of("pebbles") is PEBBLES


def test_no_room_takes_the_key_of_a_game_of_the_house():
    with pytest.raises(BrokenContract, match="the key 'onda' is that of a game of the house; choose another"):
        check_room(replace(PEBBLES, key="onda"), rules_and_presentation=False)


def test_a_room_that_cannot_be_used_is_told():
    with pytest.raises(BrokenContract, match="the game 'pebbles' cannot be used: No module named 'nowhere'"):
        check_room(replace(PEBBLES, rules="nowhere:Nothing"))


@pytest.mark.slow
@pytest.mark.parametrize("room", registry.HOUSE, ids=lambda room: room.key)
def test_the_rooms_of_the_house_are_whole(room):
    check_room(room, rules_and_presentation=False)


test_pebbles_keep_the_contract = contract(
    Pebbles(), pebbles(in_english), exchange=partial(other_world, Pebbles())
)


WITHOUT_PYTEST = """
import sys
sys.modules["pytest"] = None
from fourth_game.rules import Pebbles
from tide_gui.testing import check, contract, settings_of
check(Pebbles(), settings=settings_of(Pebbles())[:1], seeds=[1])
contract(Pebbles())
"""


def test_without_pytest_a_game_is_checked_and_the_test_for_pytest_says_what_is_missing():
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYTEST], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1].startswith("ImportError: `tide_gui.testing.contract` makes a test")
    assert done.stderr.endswith("which is not installed: pip install pytest\n")


def test_an_exchange_that_exchanges_nothing_is_told():
    with pytest.raises(BrokenContract, match="`exchange` finds no other state"):
        check(Pebbles(), exchange=lambda state, viewers, rng, *, next_alike=False: state)


def test_fewer_settings_keep_every_pair():
    settings = settings_of(Pebbles())
    assert pairwise(settings) == settings


@dataclass(frozen=True)
class BuriedShown:
    cards: tuple[tuple[int, ...], ...]


class Talkative(Pebbles):
    """Tells after the bids what everybody has buried."""

    def play(self, state, moves):
        after, events = super().play(state, moves)
        bids = isinstance(events[0] if events else None, BidsShown)
        return after, (*events, BuriedShown(after.buried)) if bids else events


def test_terms_do_not_replace_the_exchange():
    with pytest.raises(BrokenContract, match="the event BuriedShown shows what was hidden"):
        check(Talkative(), exchange=partial(other_world, Pebbles()), terms=Terms())


def test_an_event_that_may_show_something_and_shows_nothing_hides_no_later_leak():
    terms = Terms(exchange=partial(other_world, Pebbles()), shown=(BidsShown,))
    with pytest.raises(BrokenContract, match="the event BuriedShown shows what was hidden"):
        check(Talkative(), terms=terms)


def events_checked(game, **how):
    """What the check of events alone finds in one game."""
    terms = Terms(exchange=partial(other_world, Pebbles()), **how)
    return faults_in(settings_of(game)[0], None, terms, [0], [what_is_hidden_changes_no_event])


def test_after_an_event_that_may_show_something_and_shows_nothing_views_are_compared():
    assert events_checked(Pebbles(), shown=(BidsShown,)) == []
    [fault] = events_checked(Cheating(), shown=(BidsShown,))
    assert "after a turn the view of seat 0 shows in `buried` what it may not know" in fault


def test_after_an_event_of_handed_over_nothing_is_compared():
    assert events_checked(Cheating(), handed_over=(Buried, BidsShown, PebbleTaken)) == []


def test_an_event_that_may_show_something_ends_the_comparison_where_it_does():
    assert events_checked(Talkative(), shown=(BuriedShown,)) == []
    assert "the event BuriedShown shows" in events_checked(Talkative(), shown=(BidsShown,))[0]


def test_worlds_that_part_in_the_turn_do_not_count_as_compared():
    random_game = played(settings_of(Talkative())[0], 0, 0)
    exchange = partial(other_world, Pebbles())
    often = compared(random_game, Terms(exchange=exchange, shown=(BuriedShown,)))
    always = compared(played(settings_of(Pebbles())[0], 0, 0), Terms(exchange=exchange))
    assert 0 < sum(often) < sum(always)


@pytest.mark.parametrize("nothing", ["settings", "seeds"])
def test_a_check_of_nothing_is_refused(nothing):
    with pytest.raises(ValueError, match=f"`{nothing}` is empty"):
        check(Pebbles(), **{nothing: []})


def test_a_test_of_no_setting_is_refused():
    with pytest.raises(ValueError, match="`settings` is empty"):
        contract(Pebbles(), settings=[])
