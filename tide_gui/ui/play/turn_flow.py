"""Who is asked, who sees what, and when: a pure function from (message, flow) to (flow, effects)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import singledispatch

from tide_gui.rules.game import NOBODY, Seat
from tide_gui.ui.play import messages


class Phase(StrEnum):
    """What the people at the screen are doing."""

    HANDING = "handing"  # the curtain is down until the next person has the screen
    CHOOSING = "choosing"
    WAITING = "waiting"  # for bots
    SHOWING = "showing"
    ROUND_OVER = "roundOver"
    OVER = "over"


PLAYABLE = (Phase.CHOOSING, Phase.WAITING)
ASKING = (Phase.HANDING, *PLAYABLE)
PRESSED = (Phase.HANDING, Phase.CHOOSING, Phase.ROUND_OVER, Phase.OVER)  # phases that a press may end
BETWEEN = (Phase.WAITING, Phase.SHOWING)  # the only phases in which turns begin and the game ends


@dataclass(frozen=True, slots=True)
class TurnFlow:
    """The state of the people at the screen, apart from the rules.

    `viewer` is the seat whose view is shown (None between two people), `near_seat` the seat drawn nearest.
    `asked` are the people at the screen who have yet to hand it on in this turn; `phone_seats` are the people
    who hold their cards on a phone instead.
    """

    seats: int
    people: frozenset[Seat]
    phone_seats: frozenset[Seat] = NOBODY
    phase: Phase = Phase.WAITING
    viewer: Seat | None = None
    near_seat: Seat = 0
    due: frozenset[Seat] = NOBODY
    asked: tuple[Seat, ...] = ()
    sealed: Mapping[Seat, str] = field(default_factory=dict)
    last: Seat | None = None  # the person who chose last
    looking_back: bool = False
    paused: bool = False
    stepping: bool = False  # playing one turn although paused

    @property
    def at_screen(self) -> frozenset[Seat]:
        """The people without a phone."""
        return self.people - self.phone_seats

    @property
    def shared(self) -> bool:
        """Whether several people look at the screen, those with phones too."""
        return len(self.people) > 1

    @property
    def handless(self) -> bool:
        """Whether no hand lies on the table: all people hold theirs on phones."""
        return bool(self.people) and self.viewer is None and self.people <= self.phone_seats

    @property
    def watched(self) -> bool:
        """Whether only bots play."""
        return not self.people

    @property
    def owing(self) -> frozenset[Seat]:
        """The seats that have not chosen yet."""
        return self.due - self.sealed.keys()

    @property
    def actor(self) -> Seat | None:
        """The person who chooses now. That is also the viewer, or the viewer is None: a public decision."""
        return self.asked[0] if self.phase is Phase.CHOOSING and self.asked else None

    @property
    def can_choose(self) -> bool:
        """Whether the actor can press pieces now."""
        return self.phase is Phase.CHOOSING and not self.looking_back

    @property
    def is_deciding(self) -> bool:
        """Whether the actor has yet to choose; they may be looking back meanwhile."""
        return self.actor in self.owing

    @property
    def can_take_choice_back(self) -> bool:
        """Whether the actor has chosen; until the turn is played or the screen handed on."""
        return self.can_choose and self.actor in self.sealed

    @property
    def can_hand_on(self) -> bool:
        """Whether the actor is ready and another person waits."""
        return self.can_take_choice_back and len(self.asked) > 1


def new_flow(seats: int, people: Iterable[Seat]) -> TurnFlow:
    """Return the flow before the first turn."""
    persons = frozenset(people)
    first = min(persons, default=0)
    return TurnFlow(seats, persons, viewer=first if len(persons) == 1 else None, near_seat=first)


Result = tuple[TurnFlow, tuple[messages.Effect, ...]]


@singledispatch
def update(message: messages.Message, flow: TurnFlow) -> Result:
    """Return the flow after a message, and the effects. A message that does not fit changes nothing."""
    raise NotImplementedError(message, flow)


@update.register
def _(message: messages.TurnBegan, flow: TurnFlow) -> Result:
    if flow.phase not in BETWEEN or flow.looking_back:
        return flow, ()
    bots = tuple(sorted(message.due - flow.people))
    effects = (messages.AskBots(bots),) if bots else ()
    flow = replace(flow, due=message.due, sealed={})
    return _asking(replace(flow, asked=_in_turn(flow.due & flow.at_screen, flow)), message.private), effects


def _asking(flow: TurnFlow, private: frozenset[Seat]) -> TurnFlow:
    """Let the first of those who are asked have the screen."""
    if not flow.asked:
        return _waiting(flow)
    if not flow.shared:
        return replace(flow, phase=Phase.CHOOSING, viewer=flow.asked[0], near_seat=flow.asked[0])
    return _shared_turn(flow, private)


def _shared_turn(flow: TurnFlow, private: frozenset[Seat]) -> TurnFlow:
    """Lower the curtain, unless the person has the screen already or the decision is public."""
    first, alone = flow.asked[0], len(flow.due & flow.people) == 1
    if flow.viewer == first and alone:
        return replace(flow, phase=Phase.CHOOSING)
    if not alone or first in private:  # simultaneous choices are secret until all have chosen
        return _handing(flow)
    return replace(flow, phase=Phase.CHOOSING, viewer=None)


@update.register
def _(_: messages.ShowBegan, flow: TurnFlow) -> Result:
    if flow.phase is not Phase.WAITING or flow.due:
        return flow, ()
    return replace(flow, phase=Phase.SHOWING), ()


@update.register
def _(_: messages.CurtainRaised, flow: TurnFlow) -> Result:
    if flow.phase is not Phase.HANDING:
        return flow, ()
    return replace(flow, phase=Phase.CHOOSING, viewer=flow.asked[0]), ()


@update.register
def _(message: messages.Chose, flow: TurnFlow) -> Result:
    if not flow.can_choose or flow.actor is None:
        return flow, ()
    sealed = {**flow.sealed, flow.actor: message.move}
    return _play_or_await_phones(replace(flow, sealed=sealed, last=flow.actor))


@update.register
def _(_: messages.Unchose, flow: TurnFlow) -> Result:
    if not flow.can_take_choice_back:
        return flow, ()
    return _unsealed(flow, flow.actor), ()


@update.register
def _(_: messages.HandedOn, flow: TurnFlow) -> Result:
    if not flow.can_hand_on:
        return flow, ()
    return _handing(replace(flow, asked=flow.asked[1:])), ()


@update.register
def _(_: messages.ScreenReleased, flow: TurnFlow) -> Result:
    return replace(flow, viewer=_viewer_between(flow)), ()


@update.register
def _(message: messages.BotChose, flow: TurnFlow) -> Result:
    if message.seat not in flow.owing - flow.people:
        return flow, ()
    sealed = {**flow.sealed, message.seat: message.move}
    return _play_if_complete(replace(flow, sealed=sealed))


@update.register
def _(message: messages.SeatChose, flow: TurnFlow) -> Result:
    if message.seat not in flow.owing & flow.phone_seats or flow.phase not in ASKING:
        return flow, ()
    sealed = {**flow.sealed, message.seat: message.move}
    return _play_if_complete(replace(flow, sealed=sealed))


@update.register
def _(message: messages.SeatUnchose, flow: TurnFlow) -> Result:
    if message.seat not in flow.sealed.keys() & flow.phone_seats or flow.phase not in ASKING:
        return flow, ()
    return _play_or_await_phones(_unsealed(flow, message.seat))


@update.register
def _(message: messages.PhonesChanged, flow: TurnFlow) -> Result:
    had_screen = flow.asked[:1]
    flow = replace(flow, phone_seats=message.seats & flow.people)
    if flow.phase is Phase.OVER:
        return flow, ()
    if flow.phase not in ASKING or not flow.due:
        stays = flow.viewer is not None and flow.viewer not in flow.phone_seats
        return replace(flow, viewer=flow.viewer if stays else _viewer_between(flow)), ()
    keeps = tuple(seat for seat in had_screen if seat in flow.at_screen)
    others = _in_turn(flow.owing & flow.at_screen, flow)
    flow = replace(flow, asked=(*keeps, *(seat for seat in others if seat not in keeps)))
    if keeps:
        return _play_or_await_phones(flow)
    return _asking(replace(flow, viewer=None, looking_back=False), message.private), ()


@update.register
def _(_: messages.ScorePadReached, flow: TurnFlow) -> Result:
    if flow.phase is not Phase.SHOWING or flow.looking_back:
        return flow, ()
    return replace(flow, phase=Phase.ROUND_OVER), ()


@update.register
def _(_: messages.ScoresSeen, flow: TurnFlow) -> Result:
    if flow.phase is not Phase.ROUND_OVER or flow.looking_back:
        return flow, ()
    return replace(flow, phase=Phase.SHOWING), (messages.GoOn(),)


@update.register
def _(_: messages.GameOver, flow: TurnFlow) -> Result:
    if flow.phase not in BETWEEN or flow.looking_back:
        return flow, ()
    return replace(_nobody_owes(flow), phase=Phase.OVER), ()


@update.register
def _(_: messages.Surrendered, flow: TurnFlow) -> Result:
    return replace(_nobody_owes(flow), phase=Phase.WAITING, looking_back=False), ()


@update.register
def _(_: messages.LookedBack, flow: TurnFlow) -> Result:
    if flow.phase is Phase.HANDING:
        return flow, ()
    return replace(flow, looking_back=True), ()


@update.register
def _(_: messages.LookedForward, flow: TurnFlow) -> Result:
    return _play_or_await_phones(replace(flow, looking_back=False))


@update.register
def _(message: messages.SeatViewed, flow: TurnFlow) -> Result:
    if flow.phase is not Phase.OVER:
        return flow, ()
    return replace(flow, viewer=message.viewer, near_seat=message.near_seat), ()


@update.register
def _(_: messages.Paused, flow: TurnFlow) -> Result:
    return replace(flow, paused=flow.watched), ()


@update.register
def _(_: messages.Resumed, flow: TurnFlow) -> Result:
    return _play_if_complete(replace(flow, paused=False))


@update.register
def _(_: messages.Stepped, flow: TurnFlow) -> Result:
    waits = flow.paused and flow.phase is Phase.WAITING
    return _play_if_complete(replace(flow, stepping=waits))


def _in_turn(people: frozenset[Seat], flow: TurnFlow) -> tuple[Seat, ...]:
    """Order the people clockwise, from the one who chose last and so has the screen."""
    first = flow.last or 0
    return tuple(sorted(people, key=lambda seat: (seat - first) % flow.seats))


def _handing(flow: TurnFlow) -> TurnFlow:
    return replace(flow, phase=Phase.HANDING, viewer=None, near_seat=flow.asked[0])


def _waiting(flow: TurnFlow) -> TurnFlow:
    """Nobody has the screen: bots or phones are awaited."""
    return replace(flow, phase=Phase.WAITING, asked=(), viewer=_viewer_between(flow))


def _unsealed(flow: TurnFlow, seat: Seat | None) -> TurnFlow:
    return replace(flow, sealed={other: move for other, move in flow.sealed.items() if other != seat})


def _viewer_between(flow: TurnFlow) -> Seat | None:
    """Return the viewer between turns: the only person, or None if there are several, none or a phone."""
    return None if flow.shared else next(iter(flow.at_screen), None)


def _nobody_owes(flow: TurnFlow) -> TurnFlow:
    return replace(flow, due=NOBODY, asked=(), sealed={}, viewer=_viewer_between(flow))


def _play_or_await_phones(flow: TurnFlow) -> Result:
    """Close the hand of the last person who chose at the screen while people with phones still choose."""
    chose = flow.actor in flow.sealed and len(flow.asked) == 1 and not flow.looking_back
    return (_waiting(flow), ()) if chose and flow.owing & flow.phone_seats else _play_if_complete(flow)


def _play_if_complete(flow: TurnFlow) -> Result:
    waits = flow.looking_back or (flow.paused and not flow.stepping) or not flow.due
    if waits or flow.owing or flow.phase not in PLAYABLE:
        return flow, ()
    moves = {seat: flow.sealed[seat] for seat in sorted(flow.due)}
    alone = flow.viewer is not None and flow.due == {flow.viewer}  # the same person may be next
    viewer = flow.viewer if alone else _viewer_between(flow)
    return replace(flow, phase=Phase.SHOWING, viewer=viewer, asked=(), stepping=False), (
        messages.Play(moves),
    )
