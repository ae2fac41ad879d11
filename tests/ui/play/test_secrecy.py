"""What the viewer may not know: it is in no row, no signal, no sentence, whatever is done at the screen."""

import re
from dataclasses import replace
from random import Random

import pytest
from by_hand import Bench, one_click, record_of, seek_hint
from listening import Listener, sentences
from playing import PLAIN_SETTINGS, TIDE_SETTINGS, at_some_moment, picked
from worlds import other_world

from tide_gui.rules.game import shuffled
from tide_gui.rules.turn_the_tide.cards import WEATHER, half_preservers
from tide_gui.rules.turn_the_tide.moves import Deal
from tide_gui.table.record import NatureMove, SeatedPlayer, Turn
from tide_gui.table.table import Table

pytestmark = pytest.mark.usefixtures("qapp")


# -- two worlds ----------------------------------------------------------------------------------


def seated(seats, people):
    return "".join("p" if seat in people else "b" for seat in range(seats))


def controller(record, hands, rng):
    """A game of so many hands, played at random without a screen."""
    table = Table(TIDE_SETTINGS[0].game, record)
    began = None
    while table.waiting_for():
        view = table.view(None)
        if sum(len(played.hands) for played in view.rounds) + len(view.hands) >= hands and not view.laid:
            break
        began = began or view
        for seat in sorted(table.waiting_for()):
            table.submit(seat, picked(table.choices(seat), rng))
    return table


def seen_by(table, people):
    """Every card that was played, or held by one of these in any round, or is open to all."""
    state, seats = table._state, len(table._state.places)
    seen = {
        int(move)
        for entry in table.record.entries
        if isinstance(entry, Turn)
        for move in entry.moves.values()
    }
    for round in range(len(state.rounds) + 1):
        seen |= {card for person in people for card in state.dealt[(person - round) % seats]}
    return seen | (set(state.leftovers) if state.options.open_leftovers else set())


def other_deal(table, people, rng):
    """The first deal with other cards where nobody looked, and in the first round other tides to come."""
    game, first = table.game, table.record.entries[0]
    deal, seen = game.read(first.move), seen_by(table, people)
    piles = [list(pile) for pile in (*deal.hands, deal.leftovers)]
    for one, pile in enumerate(piles):
        for place, card in enumerate(pile):
            others = [
                (where, at)
                for where, cards in enumerate(piles)
                for at, other in enumerate(cards)
                if where != one and other not in seen and half_preservers(other) == half_preservers(card)
            ]
            if card not in seen and others:
                where, at = picked(tuple(others), rng)
                pile[place], piles[where][at] = piles[where][at], card
    *hands, left = [tuple(sorted(pile)) for pile in piles]
    turned = 2 * (len(table._state.hands) + 1)
    tides = deal.tides if table._state.rounds else (
        *deal.tides[:turned], *shuffled(deal.tides[turned:], rng),
    )  # fmt: skip
    return Deal(tides, tuple(hands), left)


def watched(record, turns, seed):
    """The same turns before a screen; everything that its models and sentences said."""
    found = []
    bench = Bench(record, watch=lambda session: found.append(Listener(session)), fresh=True)
    rng = Random(seed)
    for turn in turns:
        while bench.session.phase == "roundOver":
            bench.session.seeScores()
        people = turn.moves.keys() & bench.session.controller.flow.people
        bots = [(bench.bots.answer, seat, turn.moves[seat]) for seat in turn.moves.keys() - people]
        answers_first = rng.random() < 0.5
        for doing in bots if answers_first else ():
            doing[0](*doing[1:])
        for _ in people:
            one_person(bench, turn, rng)
        for doing in () if answers_first else bots:
            doing[0](*doing[1:])
    assert bench.hands_played() == len(turns)
    return found[0]


def one_person(bench, turn, rng):
    """Raise the curtain, change one's mind, look back, choose, hand on."""
    session = bench.session
    session.raiseCurtain()
    if bench.bots.open and rng.random() < 0.5:
        session.choose(bench.moves()[0])
        session.takeChoiceBack()
    if rng.random() < 0.5:
        seek_hint(bench, session, rng)
    if rng.random() < 0.2:
        session.lookAt(int(rng.random() * session.log.rowCount()))
        session.lookForward()
    session.choose(turn.moves[session.viewer])
    session.handOn()


def two_worlds(setting, people, hands):
    """Two records that begin otherwise where nobody looks, and the turns that both of them take."""
    for seed in range(400):
        record = replace(record_of(seated(setting.seats, people), deal=seed), options=dict(setting.options))
        table = controller(record, hands, Random(seed))
        turns = [entry for entry in table.record.entries if isinstance(entry, Turn)]
        first, other = table.record.entries[0], other_deal(table, people, Random(seed))
        if table.game.read(first.move).hands != other.hands:
            there = NatureMove(table.game.write(other))
            return replace(record, entries=(first,)), replace(record, entries=(there,)), turns
    raise AssertionError("no other world was found")


def hidden_piles(setting, people):
    leftovers = setting.seats < 5 and not dict(setting.options)["open_leftovers"]
    return setting.seats - len(people) + leftovers


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_worlds_that_differ_in_what_the_viewer_cannot_know_look_and_sound_the_same(setting):
    viewers = [(seat,) for seat in range(setting.seats)] + [(), (0, setting.seats - 1)]
    for people in viewers:
        if hidden_piles(setting, people) > 1:
            here, there, turns = two_worlds(setting, people, 2)
            said = watched(here, turns, 7).everything()
            assert said == watched(there, turns, 7).everything()
            assert len(said) > 100


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("people", [(), (1,), (0, 1)])
def test_such_worlds_stay_alike_when_the_hands_are_passed_on(seats, people):
    plain = [each for each in TIDE_SETTINGS if each.seats == seats]
    setting = next(each for each in plain if not any(dict(each.options).values()))
    here, there, turns = two_worlds(setting, people, 13)
    said = watched(here, turns, 7).everything()
    assert said == watched(there, turns, 7).everything()
    assert any("Round 2 of" in str(line) for line in said)


def test_worlds_that_differ_in_the_own_hand_do_not_look_the_same():
    """Else the two tests above would compare nothing."""
    record = record_of("pbb")
    table = controller(record, 1, Random(1))
    [turn] = [entry for entry in table.record.entries if isinstance(entry, Turn)]
    swapped = other_deal(table, (), Random(1))
    here, there = (replace(record, entries=(entry,)) for entry in (
        table.record.entries[0], NatureMove(table.game.write(swapped)),
    ))  # fmt: skip
    assert watched(here, [turn], 1).everything() != watched(there, [turn], 1).everything()


def test_which_card_a_bot_lays_face_down_changes_nothing_that_is_shown():
    said = []
    for choice in (0, 5, 11):
        found = []
        bench = Bench(record_of("pbb"), watch=lambda session, found=found: found.append(Listener(session)))
        bench.bots.answer(2, choice)
        bench.bots.answer(1, choice)
        said.append(found[0].everything())
    assert said[0] == said[1] == said[2]


def shown_at(record, viewer, other_seed=None):
    """What is said of a moment and of every press of the viewer, the truth, and how many presses there were.

    With a seed it is another world that the viewer cannot tell from this one.
    """
    found = []

    def watch(session):
        table = session.controller.table
        if other_seed is not None:
            table._state = other_world(table.game, table._state, viewer, Random(other_seed))
        found.append((Listener(session), table._state))

    bench = Bench(record, watch=watch)
    pressable = [number for number, row in enumerate(bench.rows) if row.choosable]
    for row in pressable:
        bench.session.press(row)
        bench.session.putBack()
    [(listener, state)] = found
    return listener.everything(), state, len(pressable)


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_a_moment_of_any_game_looks_the_same_in_every_world_that_the_viewer_cannot_tell_apart(setting):
    compared = others = pressed = 0
    for seed in range(5):
        played = at_some_moment(setting, seed).record
        for viewer in (None, *range(setting.seats)):
            players = ["person" if seat == viewer else "drifter" for seat in range(setting.seats)]
            seats = tuple(map(SeatedPlayer, (seated.name for seated in played.seats), players))
            record = replace(played, seats=seats)
            here, truth, presses = shown_at(record, viewer)
            there, other, _ = shown_at(record, viewer, seed)
            assert here == there
            compared, others, pressed = compared + 1, others + (truth != other), pressed + presses
    assert others > compared / 3
    assert pressed > 10


def seen_by_nobody(session):
    """What lies on the table for an onlooker who is told no choice."""
    controller = session.controller
    sealed = dict.fromkeys(controller.flow.sealed, "")
    scene = controller.history.presentation.scene(controller.table.view(None), sealed)
    return sorted((piece.kind, piece.face, piece.spot.area) for piece in scene.pieces)


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_in_any_game_whoever_is_not_asked_yet_sees_only_what_lies_open_to_all(setting):
    record = replace(
        record_of(seated(setting.seats, (0, 1))), game=setting.game.key, options=dict(setting.options)
    )
    bench, rng, compared, looked = Bench(record), Random(3), 0, 0
    for _ in range(500):
        session = bench.session
        if session.phase in ("handing", "choosing") and session.viewer < 0:
            assert sorted((row.kind, row.face, row.area) for row in bench.rows) == seen_by_nobody(session)
            compared += 1
        elif session.phase == "choosing":
            assert session.viewer == session.actor
            looked += 1
        one_click(bench, session, rng)
    assert compared > 20
    assert looked > 20


# -- a walk over all rows, roles and sentences ---------------------------------------------------

DEAL = 987_654_321_012
HARMLESS = re.compile(
    r"tide deck, \d+ cards|scores? -?\d+|Scores: .*|\d+ (?:kept|of 12)"
    r"|it wins \d+ of 100 games"
)
CARDS = re.compile(r"weather card (\d+)")
NUMBER = re.compile(r"\d+")


class Watch:
    """Reads all that is shown after everything that happens, and knows what may be shown."""

    def __init__(self, bench):
        self.bench, self.session = bench, bench.session
        self.read, self.found, self.seen, self.acting = 0, [], set(), None
        self.hinted = self.picked = self.offered = 0
        self.session.changed.connect(self.check)
        self.session.pieces.dataChanged.connect(self.check_pieces)
        self.session.pieces.modelReset.connect(self.check_pieces)

    def refuse(self, what):
        self.found.append((what, self.session.phase, self.session.viewer, self.session.progress))

    @property
    def state(self):
        return self.session.controller.table._state

    def shown(self):
        """By seat, the cards of the last reveal, while it is shown also of the one before, and open ones."""
        state = self.state
        hands = [hand for played in state.rounds for hand in played.hands] + list(state.hands)
        last = hands[-2:] if self.session.phase == "showing" else hands[-1:]
        shown = {(seat, card) for hand in last for seat, card in enumerate(hand.plays) if card}
        return shown | {(seat, card) for seat, card in enumerate(state.laid) if card}

    def viewer(self):
        """Who may look: on a shared screen only somebody who chooses, until that has been played."""
        controller, viewer = self.session.controller, self.session.viewer
        here = (viewer, len(self.state.rounds))
        if self.session.phase == "choosing":
            self.acting = here
        elif len(controller.flow.people) > 1:
            return viewer if self.acting == here and controller.table.waiting_for() == {viewer} else -1
        return viewer

    def own(self):
        """What the viewer holds; while the course is shown the hand may have been passed on already."""
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
            shown, own = self.shown(), self.own()
            self.read += len(self.bench.rows)
            for row in self.bench.rows:
                if not self.may_be_shown(row, shown, own):
                    self.refuse(row)

    def may_be_shown(self, row, shown, own):
        viewer = self.viewer()
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
        if self.session.phase != "choosing" and (self.session.hintWords or self.session.canHint):
            self.refuse(self.session.hintWords)
        if self.session.phase != "choosing" and self.session.offers.rows:
            self.refuse(self.session.offers.rows)
        self.offered += len(self.session.offers.rows)
        self.check_pieces()
        leftovers = self.state.leftovers if self.state.options.open_leftovers or self.state.over else ()
        allowed = frozenset({*self.own(), *(card for _, card in self.shown()), *leftovers})
        for text in self.texts(allowed):
            named = {int(card) for card in CARDS.findall(text)}
            named |= {number for number in map(int, NUMBER.findall(HARMLESS.sub("", text))) if number > 12}
            if not named <= allowed or "987" in text:
                self.refuse((text, sorted(named - allowed)))

    def texts(self, allowed):
        """Sentences, and the texts of every row that is not as it was when it was read last."""
        assert self.session.details.rowCount() == 0
        yield from sentences(self.session).values()
        for name in ("pieces", "seats", "log", "marks", "offers", "scores"):
            model = getattr(self.session, name)
            for row in model.rows:
                if (row, allowed) not in self.seen:
                    self.seen.add((row, allowed))
                    yield from (
                        value for field in model._names if isinstance(value := getattr(row, field, None), str)
                    )


def walked(who, seed, hands, **options):
    bench = Bench(record_of(who, deal=DEAL, **options))
    watch = Watch(bench)
    watch.check()
    rng = Random(seed)
    while bench.hands_played() < hands and bench.session.phase != "over" and not watch.found:
        one_click(bench, bench.session, rng)
        if rng.random() < 0.05 and bench.session.log.rowCount():
            bench.session.lookAt(int(rng.random() * bench.session.log.rowCount()))
        if rng.random() < 0.3:
            bench.session.press(int(rng.random() * len(bench.rows)))
        if rng.random() < 0.2 and (own := [n for n, row in enumerate(bench.rows) if row.choosable]):
            bench.session.press(rng.choice(own))
    return watch


@pytest.mark.parametrize("who", ["pp" + "b", "ppp", "bppb", "pppp", "bpbpb", "ppppp", "bpb", "bbb"])
@pytest.mark.parametrize("options", [{}, {"open_play": True}], ids=str)
def test_no_card_that_the_viewer_may_not_see_is_in_any_row_or_sentence(who, options):
    hands = 14 if len(who) == 3 else 8
    watch = walked(who, 5, hands * len(who) if options else hands, **options)
    assert watch.found == []
    assert watch.read > 5000
    assert (watch.hinted > 40) == (watch.picked > 0) == (watch.offered > 0) == ("p" in who)


def test_the_walk_reads_open_leftovers_as_what_they_are():
    watch = walked("ppb", 5, 6, open_leftovers=True)
    assert watch.found == []
    assert watch.session.marks.rows
    assert watch.read > 500


def test_all_weather_cards_are_known_to_this_test():
    assert set(WEATHER) == set(range(1, 61))
