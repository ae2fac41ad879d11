"""One course of a game in two worlds, which differ in what the people at the screen cannot know."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from by_hand import Bench, record_of, request_hint
from listening import Listener
from playing import picked
from worlds import other_deal, other_world

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.ui.play import history, messages
from tide_gui.ui.play.playback import Playback


def players_text(seats, people):
    return "".join("p" if seat in people else "b" for seat in range(seats))


class OtherWorlds:
    """A game whose hidden state is exchanged at every turn, as far as these people cannot notice it."""

    def __init__(self, game, people, seed, seated=None):
        """`seated` are all people at the table; without them those who cannot notice it."""
        self.game, self.people, self.rng = game, people, Random(seed)
        self.seated = people if seated is None else seated
        self.exchanged, self.different = {}, 0

    def __getattr__(self, name):
        return getattr(self.game, name)

    def deal(self, state, rng):
        deal = self.game.deal(state, rng)
        other = other_deal(self.game, state, deal, self.people, self.rng)
        self.different += other != deal
        return other

    def legal(self, state, seat):
        return self.game.legal(self.exchanged.get(state, state), seat)

    def view(self, state, viewer):
        return self.game.view(self.exchanged.get(state, state), viewer)

    def play(self, state, moves):
        return self.game.play(self.exchanged.get(state, state), moves)

    def exchange(self, state, truth, moves):
        """Replace a state by one that looks like the true one, also after the moves.

        Return the moves; secret ones are other moves if possible.
        """
        seen = self.seen_after(truth, moves)
        own = {seat: moves[seat] for seat in moves.keys() & self.people}
        for attempt in range(40):
            other = other_world(self.game, truth, self.people, self.rng, next_alike=attempt % 2 == 1)
            others = random_moves(self.game, other, self.rng) | own if attempt < 10 else moves
            legal = all(move in self.game.legal(other, seat) for seat, move in others.items())
            if legal and self.seen_after(other, others) == seen:
                break
        else:
            other, others = truth, moves
        self.exchanged[state] = other
        self.different += (other, others) != (truth, moves)
        return others

    def seen_after(self, state, moves):
        """What is seen after a turn, and after what nobody is asked then."""
        events = []
        while moves:
            state, played = self.game.play(state, moves)
            events.append(played)
            moves = idle_moves(self.game, state, self.seated)
        return events, [self.game.view(state, viewer) for viewer in (*self.people, None)]


def idle_moves(game, state, people):
    """The move of a person that makes no difference."""
    due = game.to_act(state)
    if len(due) != 1 or not due <= set(people):
        return {}
    [seat] = due
    choosing, choices = presentation_of(game.key, in_english).choosing, game.legal(state, seat)
    return {} if choosing.matters(game.view(state, seat), choices) else {seat: choices[0]}


def random_moves(game, state, rng):
    return {seat: picked(game.legal(state, seat), rng) for seat in sorted(game.to_act(state))}


class Course:
    """A session with these people, in which given moves are made; pauses are recorded with what is shown."""

    def __init__(self, setting, people, game, **kept):
        self.game, self.rng = game, Random(7)
        record = record_of(players_text(setting.seats, people))
        record = replace(record, game=setting.game.key, options=dict(setting.options))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(history, "game_called", lambda key: game)
            self.bench = Bench(record, watch=self.watch, fresh=True, **kept)
        self.bench.show_steps()

    def watch(self, session):
        self.session = session
        self.listener, self.playback = Listener(session), session.controller.playback
        self.playback._wait = self.pause

    @property
    def table(self):
        return self.session.controller.game.table

    def pause(self, item):
        self.listener.output.append((item.pause, item.hesitation, self.playback._length(item)))
        Playback._wait(self.playback, item)

    def play(self, moves):
        """Play one turn with these moves: bots answer before or after the people."""
        written = {seat: self.game.write(move) for seat, move in moves.items()}
        people = moves.keys() & self.session.controller.game.flow.people
        bots = moves.keys() - people
        turns, answers_first = self.bench.hands_played(), self.rng.random() < 0.5
        for seat in sorted(bots) if answers_first else ():
            self.bench.bots.answer(seat, written[seat])
        for _ in people:
            self.choose(written)
        for seat in () if answers_first else sorted(bots):
            self.bench.bots.answer(seat, written[seat])
        assert self.bench.hands_played() > turns  # what nobody is asked follows at once
        self.bench.show_steps()
        while self.session.phase == "roundOver":
            self.session.seeScores()
            self.bench.show_steps()

    def choose(self, written):
        """Raise the curtain, change the choice, ask for a hint, look back, choose, hand on."""
        session, rng = self.session, self.rng
        if session.phase == "handing":
            session.raiseCurtain()
        if self.bench.bots.open and rng.random() < 0.5:
            session.choice.make(self.bench.moves()[0])
            session.takeChoiceBack()
        if rng.random() < 0.5:
            request_hint(self.bench, session, rng)
        if rng.random() < 0.2:
            session.lookBack.to(int(rng.random() * session.log.rowCount()))
            session.lookBack.end()
        session.choice.make(written[session.actor])
        session.handOn()

    def output(self):
        """What was seen and heard."""
        return self.listener.everything()


class PhoneCourse(Course):
    """All people hold their cards on phones, or come and go; the first one or `looking` looks at theirs."""

    def __init__(self, setting, people, game, looking=None, **kept):
        self.messages, self.people = [], frozenset(people)
        self.looking = people[0] if looking is None else looking
        super().__init__(setting, people, game, **kept)
        self.desk = self.session.controller.phone_desk
        self.desk.state_changed.connect(self.keep)
        self.desk.hold(self.people)

    def keep(self, seat, state):
        if seat == self.looking:
            self.messages.append(msgspec.json.encode(state))

    def choose(self, written):
        """Press a card, put it back, sort, choose, and take the choice back while others choose."""
        flow, rng = self.session.controller.game.flow, self.rng
        seat = min(flow.owing & flow.phone_seats)
        if seat == self.looking and rng.random() < 0.5:
            self.press_something()
        if rng.random() < 0.2:
            self.desk.hold(self.people - {rng.choice(sorted(self.people))})
            self.desk.hold(self.people)
        self.session.controller.dispatch(messages.SeatChose(seat, written[seat]))
        if rng.random() < 0.3 and self.session.phase == "waiting" and self.desk.shown(seat).doing == "chosen":
            self.desk.act(seat, self.desk.shown(seat).number, "put_back")
            self.session.controller.dispatch(messages.SeatChose(seat, written[seat]))

    def press_something(self):
        """Press a card of the hand that is looked at."""
        seat, rng = self.looking, self.rng
        state = self.desk.shown(seat)
        for piece in state.hand[: int(rng.random() * 3)]:
            self.act("press", piece.number)
        self.act("sort")
        self.act("put_back")

    def act(self, deed, what=None):
        self.desk.act(self.looking, self.desk.shown(self.looking).number, deed, what)

    def output(self):
        return self.messages


def played_twice(setting, people, known_by, turns, seed=0, *, kind=Course, **kept):
    """Play one course in two worlds that differ in what `known_by` cannot know.

    Return how often they differed, and what was seen and heard in each. `kept` are settings.
    """
    worlds, rng = OtherWorlds(setting.game, known_by, seed, people), Random(seed)
    courses = [kind(setting, people, game, **kept) for game in (setting.game, worlds)]
    for _ in range(turns):
        first, second = (course.table for course in courses)
        if first.outcome():
            break
        moves = random_moves(setting.game, first._state, rng)
        other_moves = worlds.exchange(second._state, first._state, moves)
        second._new_turn()
        for course, made in zip(courses, (moves, other_moves), strict=True):
            course.play(made)
    return worlds.different, *(course.output() for course in courses)
