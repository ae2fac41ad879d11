"""What the viewer may not know is in no row, signal or sentence, whatever is done at the screen."""

import re
from dataclasses import replace
from random import Random

import pytest
from by_hand import Bench, random_click, record_of
from listening import MODELS, Listener, parts, properties, sentences
from paired_games import idle_moves, played_twice, players_text
from playing import EVERY_SETTING, LARGEST, PLAIN_SETTINGS, SETTINGS, in_full, played_out
from worlds import other_world

from tide_gui.presentation.pacing import HESITATIONS, Pause
from tide_gui.rules.turn_the_tide.cards import WEATHER
from tide_gui.table.record import SeatedPlayer
from tide_gui.table.table import Table
from tide_gui.ui.play.open_game import OpenGame

pytestmark = pytest.mark.usefixtures("qapp")


# -- two worlds ----------------------------------------------------------------------------------


def is_hardest(setting):
    """Not with only some of the options, nor in a game that is made easier by them."""
    return len({chosen for _, chosen in setting.options}) < 2 and "introductory" not in str(setting)


@pytest.mark.parametrize(
    "setting",
    [
        pytest.param(setting, id=str(setting), marks=[pytest.mark.slow] * (not is_hardest(setting)))
        for setting in EVERY_SETTING
    ],
)
@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("places", [in_full(()), in_full((0,)), in_full((-1,)), (0, -1)], ids=str)
def test_worlds_that_differ_in_what_the_people_cannot_know_look_and_sound_the_same(setting, places):
    """Turn the Tide is played into its second round, when the hands were passed on."""
    people = tuple(place % setting.seats for place in places)
    different, output, other_output = played_twice(setting, people, people, 14)
    assert output == other_output
    assert len(output) > 100
    assert different > 2 or len(people) == setting.seats


@pytest.mark.parametrize(
    "setting",
    [each if each.game.key == "onda" else in_full(each) for each in PLAIN_SETTINGS if each.seats <= 3],
    ids=str,
)
def test_with_the_memory_aid_such_worlds_look_and_sound_the_same_too(setting):
    discards = 0
    for people in ((0,), (0, setting.seats - 1)):
        _, output, other_output = played_twice(setting, people, people, 14, memory_aid=True)
        assert output == other_output
        discards += sum(change[:2] == ("discards", "inserted") for change in output)
    assert (discards > 0) == (setting.game.key in ("onda", "turning-tides"))


COURSES = {  # of bots alone: how many turns, the seed, and how they hesitate in between
    "turn-the-tide": (12, 3, {*HESITATIONS}),  # seats without a preserver, and at last all with one card
    "onda": (9, 1, {Pause.BREATH, Pause.THOUGHT}),  # a bomb is to be beaten
    "turning-tides": (9, 32, {*HESITATIONS}),  # attacks that can hit, and others that cannot
    "pebbles": (9, 1, {Pause.BREATH}),
}


@pytest.fixture
def hesitations(monkeypatch):
    """How bots hesitated."""
    found, usual = set(), OpenGame.hesitation.fget

    def noted(game):
        found.update({usual(game)} if game.bots_due else ())
        return usual(game)

    monkeypatch.setattr(OpenGame, "hesitation", property(noted))
    return found


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", [in_full(LARGEST[0]), *LARGEST[1:]], ids=str)
def test_such_worlds_have_the_same_pauses(setting, hesitations):
    """Bots hesitate, and some of their decisions weigh more than others, as everybody sees."""
    turns, seed, expected = COURSES[setting.game.key]
    different, output, other_output = played_twice(setting, (), (), turns, seed, speed="calm")
    assert output == other_output
    assert different > 2
    assert hesitations == expected
    pauses = [each for each in output if isinstance(each, tuple) and isinstance(each[0], Pause)]
    assert expected <= {hesitation for _, hesitation, _ in pauses}


@pytest.mark.slow
@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_with_a_person_such_worlds_have_the_same_pauses_too(setting):
    different, output, other_output = played_twice(setting, (0,), (0,), 9, 1, speed="calm")
    assert output == other_output
    assert different > 2


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_worlds_that_differ_in_the_hand_of_the_viewer_do_not_look_the_same(setting):
    """Otherwise the test above would compare nothing."""
    deals = (played_twice(setting, (0,), (), 0, seed) for seed in range(5))
    assert any(output != other_output for _, output, other_output in deals)


def test_which_card_a_bot_lays_face_down_changes_nothing_that_is_shown():
    outputs = []
    for choice in (0, 5, 11):
        listeners = []
        bench = Bench(record_of("pbb"), watch=lambda session, made=listeners: made.append(Listener(session)))
        bench.bots.answer(2, choice)
        bench.bots.answer(1, choice)
        outputs.append(listeners[0].everything())
    assert outputs[0] == outputs[1] == outputs[2]


def output_of(record, viewer, other_seed=None):
    """Press every piece that the viewer can; return all output, the state, and the number of presses.

    With a seed, the state is another one that the viewer cannot tell from the true one.
    """
    found = []

    def watch(session):
        table = session.controller.game.table
        if other_seed is not None:
            table._state = other_world(table.game, table._state, (viewer,), Random(other_seed))
        found.append((Listener(session), table._state))

    bench = Bench(record, watch=watch)
    pressable = [number for number, row in enumerate(bench.rows) if row.choosable]
    for row in pressable:
        bench.session.choice.press(row)
        bench.session.choice.putBack()
    [(listener, state)] = found
    return listener.everything(), state, len(pressable)


def before_a_question(setting, record, turns):
    """The record before this turn, or an earlier one after which people are asked."""
    table = Table(setting.game, record.rewound(turns))
    if turns and idle_moves(setting.game, table._state, range(setting.seats)):
        return before_a_question(setting, record, turns - 1)
    return table.record


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_in_any_game_states_that_the_viewer_cannot_tell_apart_look_the_same(setting):
    compared = different = pressed = 0
    for seed, turns in enumerate((0, 2, 5, 9, 25)):  # late in a game little is hidden
        played = before_a_question(setting, played_out(setting.table(seed), seed).record, turns)
        for viewer in (None, seed % setting.seats, (seed + 1) % setting.seats):
            players = ["person" if seat == viewer else "drifter" for seat in range(setting.seats)]
            seats = tuple(map(SeatedPlayer, (player.name for player in played.seats), players))
            record = replace(played, seats=seats)
            output, truth, presses = output_of(record, viewer)
            other_output, other, _ = output_of(record, viewer, seed)
            assert output == other_output
            compared, different, pressed = compared + 1, different + (truth != other), pressed + presses
    assert different > compared / 3
    assert pressed > 10


def public_pieces(session):
    """The pieces as an onlooker sees them, without the chosen moves."""
    controller = session.controller
    sealed = dict.fromkeys(controller.game.flow.sealed, "")
    scene = controller.history.presentation.scenes.scene(controller.game.table.view(None), sealed)
    return sorted((piece.kind, piece.face, piece.spot.area) for piece in scene.pieces)


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_in_any_game_only_public_pieces_are_shown_while_nobody_is_the_viewer(setting):
    record = replace(
        record_of(players_text(setting.seats, (0, 1))), game=setting.game.key, options=dict(setting.options)
    )
    bench, rng, compared, viewed = Bench(record), Random(3), 0, 0
    for _ in range(250):
        session = bench.session
        if session.phase in ("handing", "choosing") and session.viewer < 0:
            assert sorted((row.kind, row.face, row.area) for row in bench.rows) == public_pieces(session)
            compared += 1
        elif session.phase == "choosing":
            assert session.viewer == session.actor
            viewed += 1
        random_click(bench, session, rng)
    assert compared > 20
    assert viewed > 20


# -- random games: every row, role and sentence --------------------------------------------------

DEAL = 987_654_321_012
HARMLESS = re.compile(
    r"tide deck, \d+ cards?|Tides still to come: \d+|scores? -?\d+|Scores: .*|\d+ (?:kept|of 12)"
    r"|\d+% of the time|in \d+%|an expert wins \d+ of 100 games"
)
CARDS = re.compile(r"weather card (\d+)")
NUMBER = re.compile(r"\d+")


class Watch:
    """Checks after every change that all rows and sentences show only what the viewer may see."""

    def __init__(self, bench):
        self.bench, self.session = bench, bench.session
        self.read, self.found, self.seen, self.acting = 0, [], set(), None
        self.checked = None  # the rows that were checked last, and for which viewer and known cards
        self.hinted = self.picked = self.offered = 0
        self.session.changed.connect(self.check)
        self.session.pieces.dataChanged.connect(self.check_pieces)
        self.session.pieces.modelReset.connect(self.check_pieces)

    def report(self, what):
        self.found.append((what, self.session.phase, self.session.viewer, self.session.progress))

    @property
    def state(self):
        return self.session.controller.game.table._state

    def shown(self):
        """Seat and card of the last reveal (during playback also the one before), and of open cards."""
        state = self.state
        hands = [hand for played in state.rounds for hand in played.hands] + list(state.hands)
        last = hands[-2:] if self.session.phase == "showing" else hands[-1:]
        shown = {(seat, card) for hand in last for seat, card in enumerate(hand.plays) if card}
        return shown | {(seat, card) for seat, card in enumerate(state.laid) if card}

    def viewer(self):
        """Who may see a hand: on a shared screen only the person choosing, until that turn was played."""
        controller, viewer = self.session.controller, self.session.viewer
        now = (viewer, len(self.state.rounds))
        if self.session.phase == "choosing":
            self.acting = now
        elif len(controller.game.flow.people) > 1:
            return viewer if self.acting == now and controller.game.table.waiting_for() == {viewer} else -1
        return viewer

    def own(self):
        """The cards of the viewer; during playback the hand may have been passed on already."""
        viewer, state = self.viewer(), self.state
        if viewer < 0:
            return set()
        if self.session.phase not in ("showing", "roundOver"):
            return set(state.dealt[(viewer - len(state.rounds)) % len(state.places)])
        return {
            card
            for round in range(len(state.rounds) + 1)
            for card in state.dealt[(viewer - round) % len(state.places)]
        }

    def check_pieces(self):
        if self.session.phase != "over":
            about = (self.bench.rows, self.viewer(), self.shown(), self.own())
            if about != self.checked:  # rows that change together are signalled one by one
                self.checked = about
                self.check_rows(*about)

    def check_rows(self, rows, viewer, shown, own):
        self.read += len(rows)
        for row in rows:
            if not self.may_be_shown(row, viewer, shown, own):
                self.report(row)

    def may_be_shown(self, row, viewer, shown, own):
        mine = row.area in ("hand", "chosen") and row.seat == viewer and row.face in own
        if (row.choosable or row.fits or row.picked) and not (mine and row.choosable):
            return False
        if (row.hint or row.share) and not (row.choosable and row.area == "hand"):
            return False
        if row.kind == "ring" or not row.face:
            return row.kind == "ring" or not row.label
        if row.kind == "tide":
            return row.area in ("offer", "tide")
        self.hinted += bool(row.hint)
        self.picked += row.picked
        return mine or (row.area in ("played", "chosen") and (row.seat, row.face) in shown)

    def check(self):
        if self.session.phase == "over":
            return
        if self.session.phase != "choosing" and (self.session.hint.words or self.session.hint.is_possible()):
            self.report(self.session.hint.words)
        if self.session.phase != "choosing" and self.session.offers.rows:
            self.report(self.session.offers.rows)
        self.offered += len(self.session.offers.rows)
        self.check_pieces()
        leftovers = self.state.leftovers if self.state.options.open_leftovers or self.state.over else ()
        allowed = frozenset({*self.own(), *(card for _, card in self.shown()), *leftovers})
        for text in self.texts(allowed):
            named = {int(card) for card in CARDS.findall(text)}
            named |= {number for number in map(int, NUMBER.findall(HARMLESS.sub("", text))) if number > 12}
            if not named <= allowed or "987" in text:
                self.report((text, sorted(named - allowed)))

    def texts(self, allowed):
        """The sentences of the session and its parts, and the texts of rows that were not checked before."""
        assert self.session.details.rowCount() == 0
        for part in parts(self.session):
            yield from sentences(part).values()
        for name in MODELS:
            model = getattr(self.session, name)
            for row in model.rows:
                if (row, allowed) not in self.seen:
                    self.seen.add((row, allowed))
                    yield from texts_of(getattr(row, field, None) for field in model._names)


def texts_of(values):
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from texts_of(value)


def random_game(who, seed, hands, **options):
    bench = Bench(record_of(who, deal=DEAL, **options), speed="calm")
    watch = Watch(bench)
    watch.check()
    rng = Random(seed)
    while bench.hands_played() < hands and bench.session.phase != "over" and not watch.found:
        random_click(bench, bench.session, rng)
        if rng.random() < 0.05 and bench.session.log.rowCount():
            bench.session.lookBack.to(int(rng.random() * bench.session.log.rowCount()))
        if rng.random() < 0.3:
            bench.session.choice.press(int(rng.random() * len(bench.rows)))
        if rng.random() < 0.2 and (own := [n for n, row in enumerate(bench.rows) if row.choosable]):
            bench.session.choice.press(rng.choice(own))
    return watch


CLOSED, OPEN = {}, {"open_play": True}


@pytest.mark.parametrize(
    ("who", "options"),
    [
        ("ppb", CLOSED),
        ("ppppp", OPEN),
        in_full("bbb", OPEN),
        *(in_full(who, OPEN) for who in ("ppb", "pppp", "bpbpb", "bpb", "ppp", "bppb")),
        *(in_full(who, CLOSED) for who in ("ppp", "bppb", "ppppp", "bbb", "pppp", "bpbpb", "bpb")),
    ],
    ids=str,
)
def test_no_card_that_the_viewer_may_not_see_is_in_any_row_or_sentence(who, options):
    hands = 14 if len(who) == 3 else 8
    watch = random_game(who, 5, hands * len(who) if options else hands, **options)
    assert watch.found == []
    assert watch.read > 5000
    assert (watch.hinted > 5) == (watch.picked > 0) == (watch.offered > 0) == ("p" in who)


def test_the_random_games_allow_open_leftovers():
    watch = random_game("ppb", 5, 6, open_leftovers=True)
    assert watch.found == []
    assert watch.session.marks.rows
    assert watch.read > 500


def test_every_model_and_every_part_of_a_session_is_recorded():
    session = Bench(record_of("pbb")).session
    assert {session, session.choice, session.hint, session.takingBack, session.leaving} <= {*parts(session)}
    models = {each.name() for each in properties(session) if each.typeName().endswith("Model*")}
    assert models == {*MODELS}


def test_weather_cards_are_numbered_as_this_test_assumes():
    assert set(WEATHER) == set(range(1, 61))
