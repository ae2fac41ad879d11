"""A bench whose people hold their cards on phones, and random games in which they come and go."""

from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
from by_hand import Bench, record_of

from tide_gui.presentation.scene import HIDDEN, Spot
from tide_gui.ui.play.turn_flow import ASKING, Phase

EARLIER, LOOK = "The table shows an earlier moment.", "Look at the table."
DEEDS = ("put_back", "sort", "see_scores", "go_on", "surrender", "refuse", "agree")
WAITS = f"{LOOK} It waits until somebody goes on."
CLICK = "Click, press a key, or go on at a phone."


class Phones:
    """A bench whose people hold their cards on phones."""

    def __init__(self, game="turn-the-tide", who="ppb", phones=None, record=None, **kept):
        self.bench = Bench(record or replace(record_of(who), game=game), **kept)
        self.controller = self.bench.session.controller
        self.desk = self.controller.phone_desk
        self.updates = Counter()
        self.states = {}
        self.texts = set()
        self.desk.state_changed.connect(self.update)
        self.desk.hold(self.flow.people if phones is None else frozenset(phones))

    def update(self, seat, state):
        self.updates[seat] += 1
        self.states[seat] = state
        self.texts |= set(texts_in(msgspec.to_builtins(state)))

    @property
    def flow(self):
        return self.controller.game.flow

    def act(self, seat, deed, what=None):
        """Do something on a phone, in the state that it shows."""
        self.desk.act(seat, self.states[seat].number, deed, what)

    def press(self, seat, row):
        self.act(seat, "press", row)

    def press_twice(self, seat, row):
        self.press(seat, row)
        self.press(seat, row)

    def pieces(self, seat):
        state = self.states[seat]
        grounds = (group.ground for group in state.groups if group.ground)
        return (*state.hand, *grounds, *(piece for group in state.groups for piece in group.pieces))

    def group(self, seat, area, owner=""):
        [group] = [each for each in self.states[seat].groups if (each.area, each.owner) == (area, owner)]
        return group

    def press_something(self, seat, rng):
        """Press a piece or a button at random; return whether there was one. At times, first one in vain."""
        refused = [piece.number for piece in self.pieces(seat) if piece.pressable and not piece.fits]
        if refused and rng.random() < 0.2:
            self.press(seat, rng.choice(refused))
        offers = self.states[seat].offers
        rows = [piece.number for piece in self.pieces(seat) if piece.fits]
        deeds = [lambda row=row: self.press(seat, row) for row in rows]
        deeds += [lambda at=at: self.act(seat, "offer", at) for at in range(len(offers))]
        if deeds:
            rng.choice(deeds)()
        return bool(deeds)

    def play_turn(self, rng):
        """Play one turn, at the screen and on phones."""
        turns = self.bench.hands_played()
        while self.bench.hands_played() == turns:
            self.bench.bots.answer_all()
            if self.flow.phase in (Phase.HANDING, Phase.CHOOSING):
                self.bench.play()
            elif self.flow.phase is Phase.ROUND_OVER:
                self.bench.session.seeScores()
            elif owing := sorted(self.flow.owing & self.flow.phone_seats):
                assert self.press_something(rng.choice(owing), rng)
            self.bench.show_steps()

    def play_to_the_pad(self, rng):
        while self.flow.phase is not Phase.ROUND_OVER:
            self.play_turn(rng)

    def play_to_the_end(self, rng):
        for _ in range(20_000):
            self.bench.show_steps()
            self.bench.bots.answer_all()
            if self.flow.phase is Phase.OVER:
                return
            if self.flow.phase is Phase.ROUND_OVER:
                self.act(rng.choice(sorted(self.flow.phone_seats)), "see_scores")
            elif owing := sorted(self.flow.owing & self.flow.phone_seats):
                assert self.press_something(rng.choice(owing), rng)
        raise AssertionError("the game does not end")


def texts_in(data):
    """Yield all texts in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list | tuple):
        for each in data.values() if isinstance(data, dict) else data:
            yield from texts_in(each)


class MixedGame(Phones):
    """A random game whose people take phones and come back to the screen at any moment."""

    def __init__(self, game, who, seed):
        reveals = ("timed", "click")[seed % 2]
        super().__init__(game, who, phones=(), speed="brisk", pause_after_reveal=reveals)
        self.rng = Random(seed)
        self.met = set()  # what the phones showed, and whether the window looked back meanwhile
        self.numbers = {seat: [] for seat in range(len(who))}  # of all states so far

    @property
    def session(self):
        return self.bench.session

    @property
    def playback(self):
        return self.controller.playback

    def update(self, seat, state):
        super().update(seat, state)
        self.numbers[seat].append(state.number)

    def run(self, steps):
        """Let this many things happen, and look at all sides after each."""
        self.check()
        for _ in range(steps):
            if self.flow.phase is Phase.OVER:
                break
            self.happen()
            self.check()
            self.press_in_vain()

    # -- what happens ----------------------------------------------------------------------------

    def happen(self):
        draw = self.rng.random()
        if draw < 0.08:
            self.move_somebody()
        elif draw < 0.11:
            self.look_back()
        elif draw < 0.13:
            self.take_back()
        else:
            self.rng.choice(self.possible())()

    def move_somebody(self):
        """Somebody takes a phone or comes back to the screen."""
        seat = self.rng.choice(sorted(self.flow.people))
        self.desk.hold(self.flow.phone_seats ^ {seat})

    def look_back(self):
        if rows := self.session.log.rowCount():
            self.session.lookBack.to(int(self.rng.random() * rows))

    def take_back(self):
        """A choice on a phone or at the screen, or, where one person plays, the last turn."""
        sealed = sorted(self.flow.sealed.keys() & self.flow.phone_seats)
        deeds = [self.session.takeChoiceBack, self.session.takingBack.act]
        deeds += [lambda seat=seat: self.act(seat, "put_back") for seat in sealed]
        self.rng.choice(deeds)()

    def possible(self):
        """What somebody can do now, so that the game goes on."""
        deeds = [self.bench.bots.answer] if self.bench.bots.open else []
        if self.flow.looking_back:
            deeds.append(self.session.lookBack.end)
        elif self.playback.running:
            deeds += [self.show_a_step, self.bench.show_steps, self.bench.show_steps]
            deeds += [lambda seat=seat: self.act(seat, "go_on") for seat in self.flow.phone_seats]
        for seat in sorted(self.flow.owing & self.flow.phone_seats):
            deeds += [lambda seat=seat: self.press_something(seat, self.rng)] * 3
        deeds += self.possible_at_screen()
        assert deeds, f"nobody can do anything: {self.flow}"
        return deeds

    def possible_at_screen(self):
        match self.flow.phase:
            case Phase.HANDING:
                return [self.session.raiseCurtain]
            case Phase.CHOOSING if moves := self.bench.moves():
                return [lambda: self.session.choice.make(self.rng.choice(moves)), self.session.handOn]
            case Phase.ROUND_OVER if not self.flow.looking_back:
                seats = sorted(self.flow.phone_seats)
                return [
                    self.session.seeScores,
                    self.look_back,
                    *(lambda seat=seat: self.act(seat, "see_scores") for seat in seats),
                ]
        return []

    def show_a_step(self):
        self.playback._timer.stop()
        self.playback.show_next()

    # -- what all sides see ----------------------------------------------------------------------

    def check(self):
        """Whoever waits reads for whom; whoever is waited for can do something."""
        assert self.desk.seats == self.flow.phone_seats
        if self.flow.phase is not Phase.OVER:
            self.possible()
        owing = self.flow.owing if self.flow.phase in ASKING else ()
        assert set(owing) - self.flow.people <= set(self.bench.bots.seats())
        self.awaited = [self.controller.history.names[seat] for seat in sorted(owing)]
        for seat in self.flow.phone_seats:
            state = self.desk.shown(seat)
            assert state == self.states[seat]
            self.met.add(f"{state.doing} {self.flow.looking_back}")
            getattr(self, f"check_{state.doing}")(seat, state)
        self.check_window(self.session.prompt)

    def check_choosing(self, seat, state):
        assert seat in self.flow.owing
        assert state.question
        assert state.offers or any(piece.fits for piece in self.pieces(seat))

    def check_chosen(self, seat, state):
        assert seat in self.flow.sealed
        assert [deed.do for deed in state.deeds][:1] == ["put_back"]
        self.check_waiting(seat, state)

    def check_waiting(self, seat, state):
        self.check_rests(seat, state)
        if not self.awaited:
            assert self.flow.looking_back
            assert state.question == EARLIER
        assert all(name in state.question for name in self.awaited)
        if self.awaited and self.flow.phase is Phase.WAITING:
            assert state.question == self.session.prompt
        assert sum(each.due for each in state.seats) == len(self.awaited)
        if self.flow.phase is Phase.HANDING:
            assert self.session.prompt in state.question

    def check_watching(self, seat, state):
        self.check_rests(seat, state)
        looks_back, waits = self.flow.looking_back, self.playback.awaits_click
        assert self.playback.running or looks_back
        assert state.question == (EARLIER if looks_back else WAITS if waits else LOOK)
        assert [deed.do for deed in state.deeds] == ["go_on"] * (waits and not looks_back)
        assert waits == (self.session.prompt == CLICK)

    def check_scores(self, seat, state):
        assert state.scores
        assert (state.hand, state.groups, state.offers) == ((), (), ())
        assert [deed.do for deed in state.deeds] == ([] if self.flow.looking_back else ["see_scores"])
        assert state.question == (EARLIER if self.flow.looking_back else WAITS)

    def check_over(self, seat, state):
        assert state.question == self.session.prompt
        assert state.scores

    def check_rests(self, seat, state):
        """Nothing can be pressed."""
        assert not state.offers
        assert not [piece for piece in self.pieces(seat) if piece.pressable or piece.fits]

    def check_window(self, prompt):
        flow, names = self.flow, self.controller.history.names
        if flow.looking_back:
            assert self.session.lookBack.banner
        elif flow.phase is Phase.HANDING:
            assert names[flow.asked[0]] in prompt
            assert flow.asked[0] in flow.owing
        elif flow.phase is Phase.CHOOSING and flow.actor in flow.owing:
            assert prompt
            assert self.bench.moves()
        elif flow.can_hand_on:
            assert names[flow.asked[1]] in prompt
        elif flow.phase in (Phase.CHOOSING, Phase.WAITING) and not self.playback.running:
            assert all(name in prompt for name in self.awaited)
            assert self.awaited
        if flow.phase in ASKING and not flow.looking_back:
            public = self.controller.game.public_scene()
            for seat in flow.phone_seats:
                seen = [piece for piece in public.lying(Spot("hand", seat)) if piece.face != HIDDEN]
                assert sum(bool(row.label) for row in self.bench.at("hand", seat)) == len(seen)

    # -- presses that are not valid --------------------------------------------------------------

    def press_in_vain(self):
        """Nothing changes by presses of old states, of other seats, of what is not there or not due."""
        before = self.flow, dict(self.states), self.updates.copy()
        for seat, number, what in self.void():
            self.desk.act(seat, number, "press", what)
            self.desk.act(seat, number, "offer", what)
            if not (state := self.desk.shown(seat)) or number != state.number:
                for deed in DEEDS:
                    self.desk.act(seat, number, deed)
        for seat in self.flow.phone_seats:
            for deed in ("refuse", "agree", "dance"):
                self.act(seat, deed)
            if self.flow.phase is not Phase.ROUND_OVER:
                self.act(seat, "see_scores")
        assert (self.flow, self.states, self.updates) == before

    def void(self):
        rng, phones = self.rng, self.flow.phone_seats
        for seat in range(6):
            state = self.desk.shown(seat)
            old = [number for number in self.numbers.get(seat, ()) if not state or number != state.number]
            others = [self.desk.shown(other).number for other in phones if other != seat]
            for number in (0, -1, *old[-2:], *rng.sample(old, min(2, len(old))), *others):
                yield seat, number, int(rng.random() * 30)
            if state:
                yield from ((seat, state.number, what) for what in (-1, 10**9))
            if state and state.doing != "choosing":
                yield seat, state.number, int(rng.random() * 30)
