"""Who is asked, who looks, what is shown: pure, from (sitting, what happened) to (sitting, wishes)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import singledispatch

from tide_gui.rules.game import Seat


class Phase(StrEnum):
    """What the people before the screen are about to do."""

    HANDING = "handing"  # the curtain is down: the screen goes to the person who is asked next
    CHOOSING = "choosing"
    WAITING = "waiting"  # for bots
    SHOWING = "showing"
    ROUND_OVER = "roundOver"
    OVER = "over"


PLAYABLE = (Phase.CHOOSING, Phase.WAITING)
BETWEEN = (Phase.WAITING, Phase.SHOWING)  # turns begin and the game ends only from here


@dataclass(frozen=True, slots=True)
class Sitting:
    """A moment at the table, as far as people and not rules are concerned.

    `looker` is whose view is on the screen, `bottom` who is drawn nearest to it; between two people
    nobody looks. `asked` are the people who have yet to hand the screen on in this turn.
    """

    seats: int
    people: frozenset[Seat]
    phase: Phase = Phase.WAITING
    looker: Seat | None = None
    bottom: Seat = 0
    due: frozenset[Seat] = frozenset()
    asked: tuple[Seat, ...] = ()
    sealed: Mapping[Seat, str] = field(default_factory=dict)
    last: Seat | None = None  # who of the people chose last
    looking_back: bool = False
    paused: bool = False
    stepping: bool = False  # one more turn, though paused

    @property
    def shared(self) -> bool:
        """Whether the screen goes from hand to hand."""
        return len(self.people) > 1

    @property
    def watched(self) -> bool:
        """Whether only bots play."""
        return not self.people

    @property
    def owing(self) -> frozenset[Seat]:
        """Who has not chosen yet."""
        return self.due - self.sealed.keys()

    @property
    def can_choose(self) -> bool:
        """Whether a click on a card means something now."""
        return self.phase is Phase.CHOOSING and not self.looking_back

    @property
    def makes_up_a_mind(self) -> bool:
        """Whether the looker has yet to choose; they may be looking back meanwhile."""
        return self.phase is Phase.CHOOSING and self.looker in self.owing

    @property
    def can_take_choice_back(self) -> bool:
        """Until the turn is played or the screen is handed on."""
        return self.can_choose and self.looker in self.sealed

    @property
    def can_hand_on(self) -> bool:
        """Whether the looker is ready and another person waits."""
        return self.can_take_choice_back and len(self.asked) > 1


def sat_down(seats: int, people: Iterable[Seat]) -> Sitting:
    """The sitting before the first turn."""
    persons = frozenset(people)
    first = min(persons, default=0)
    return Sitting(seats, persons, looker=first if len(persons) == 1 else None, bottom=first)


# -- what can happen -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The table waits for these seats."""

    due: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class ShowBegan:
    """Before anybody is asked something is shown: the deal, or a score pad once more."""


@dataclass(frozen=True, slots=True)
class CurtainRaised:
    """The person who was asked for is here, and nobody else looks."""


@dataclass(frozen=True, slots=True)
class Chose:
    """The looker chose, or chose anew."""

    move: str


@dataclass(frozen=True, slots=True)
class Unchose:
    """The looker took the choice back."""


@dataclass(frozen=True, slots=True)
class HandedOn:
    """The looker gives the screen to the next person."""


@dataclass(frozen=True, slots=True)
class BotChose:
    """A bot answered."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The steps have come to the score pad."""


@dataclass(frozen=True, slots=True)
class ScoresSeen:
    """The score pad was put away."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Nothing more is to be played."""


@dataclass(frozen=True, slots=True)
class LookedBack:
    """A former moment is on the screen."""


@dataclass(frozen=True, slots=True)
class LookedForward:
    """The present is on the screen again."""


@dataclass(frozen=True, slots=True)
class Paused:
    """Bots among themselves wait after this turn."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """They go on."""


@dataclass(frozen=True, slots=True)
class Stepped:
    """They play one turn and wait again."""


Happening = (
    TurnBegan
    | ShowBegan
    | CurtainRaised
    | Chose
    | Unchose
    | HandedOn
    | BotChose
    | RoundEnded
    | ScoresSeen
    | GameEnded
    | LookedBack
    | LookedForward
    | Paused
    | Resumed
    | Stepped
)


# -- what is to be done about it -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskBots:
    """These seats are to be asked by the thinker."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """All envelopes are in."""

    moves: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class GoOn:
    """Show the steps that are left."""


Wish = AskBots | Play | GoOn
Result = tuple[Sitting, tuple[Wish, ...]]


@singledispatch
def happened(happening: Happening, sitting: Sitting) -> Result:
    """The sitting after something happened, and what is to be done. What cannot be changes nothing."""
    raise NotImplementedError(happening, sitting)


@happened.register
def _(happening: TurnBegan, sitting: Sitting) -> Result:
    if sitting.phase not in BETWEEN or sitting.looking_back:
        return sitting, ()
    asked = _in_turn(happening.due & sitting.people, sitting)
    bots = tuple(sorted(happening.due - sitting.people))
    wishes = (AskBots(bots),) if bots else ()
    sitting = replace(sitting, due=happening.due, asked=asked, sealed={})
    if not asked:
        return replace(sitting, phase=Phase.WAITING, looker=_looker_between(sitting)), wishes
    if sitting.shared:
        return _handing(sitting), wishes
    return replace(sitting, phase=Phase.CHOOSING, looker=asked[0], bottom=asked[0]), wishes


@happened.register
def _(happening: ShowBegan, sitting: Sitting) -> Result:  # noqa: ARG001
    if sitting.phase is not Phase.WAITING or sitting.due:
        return sitting, ()
    return replace(sitting, phase=Phase.SHOWING), ()


@happened.register
def _(happening: CurtainRaised, sitting: Sitting) -> Result:  # noqa: ARG001
    if sitting.phase is not Phase.HANDING:
        return sitting, ()
    return replace(sitting, phase=Phase.CHOOSING, looker=sitting.asked[0]), ()


@happened.register
def _(happening: Chose, sitting: Sitting) -> Result:
    if not sitting.can_choose or sitting.looker is None:
        return sitting, ()
    sealed = {**sitting.sealed, sitting.looker: happening.move}
    return _perhaps_played(replace(sitting, sealed=sealed, last=sitting.looker))


@happened.register
def _(happening: Unchose, sitting: Sitting) -> Result:  # noqa: ARG001
    if not sitting.can_take_choice_back:
        return sitting, ()
    sealed = {seat: move for seat, move in sitting.sealed.items() if seat != sitting.looker}
    return replace(sitting, sealed=sealed), ()


@happened.register
def _(happening: HandedOn, sitting: Sitting) -> Result:  # noqa: ARG001
    if not sitting.can_hand_on:
        return sitting, ()
    return _handing(replace(sitting, asked=sitting.asked[1:])), ()


@happened.register
def _(happening: BotChose, sitting: Sitting) -> Result:
    if happening.seat not in sitting.owing - sitting.people:
        return sitting, ()
    sealed = {**sitting.sealed, happening.seat: happening.move}
    return _perhaps_played(replace(sitting, sealed=sealed))


@happened.register
def _(happening: RoundEnded, sitting: Sitting) -> Result:  # noqa: ARG001
    if sitting.phase is not Phase.SHOWING or sitting.looking_back:
        return sitting, ()
    return replace(sitting, phase=Phase.ROUND_OVER), ()


@happened.register
def _(happening: ScoresSeen, sitting: Sitting) -> Result:  # noqa: ARG001
    if sitting.phase is not Phase.ROUND_OVER or sitting.looking_back:
        return sitting, ()
    return replace(sitting, phase=Phase.SHOWING), (GoOn(),)


@happened.register
def _(happening: GameEnded, sitting: Sitting) -> Result:  # noqa: ARG001
    if sitting.phase not in BETWEEN or sitting.looking_back:
        return sitting, ()
    nobody_owes = replace(sitting, due=frozenset(), asked=(), sealed={})
    return replace(nobody_owes, phase=Phase.OVER, looker=_looker_between(sitting)), ()


@happened.register
def _(happening: LookedBack, sitting: Sitting) -> Result:  # noqa: ARG001
    if sitting.phase is Phase.HANDING:
        return sitting, ()
    return replace(sitting, looking_back=True), ()


@happened.register
def _(happening: LookedForward, sitting: Sitting) -> Result:  # noqa: ARG001
    return _perhaps_played(replace(sitting, looking_back=False))


@happened.register
def _(happening: Paused, sitting: Sitting) -> Result:  # noqa: ARG001
    return replace(sitting, paused=sitting.watched), ()


@happened.register
def _(happening: Resumed, sitting: Sitting) -> Result:  # noqa: ARG001
    return _perhaps_played(replace(sitting, paused=False))


@happened.register
def _(happening: Stepped, sitting: Sitting) -> Result:  # noqa: ARG001
    waits = sitting.paused and sitting.phase is Phase.WAITING
    return _perhaps_played(replace(sitting, stepping=waits))


def _in_turn(people: frozenset[Seat], sitting: Sitting) -> tuple[Seat, ...]:
    """Clockwise from whoever chose last, who has the screen already."""
    first = sitting.last or 0
    return tuple(sorted(people, key=lambda seat: (seat - first) % sitting.seats))


def _handing(sitting: Sitting) -> Sitting:
    return replace(sitting, phase=Phase.HANDING, looker=None, bottom=sitting.asked[0])


def _looker_between(sitting: Sitting) -> Seat | None:
    """Who may look while everybody does."""
    return next(iter(sitting.people)) if len(sitting.people) == 1 else None


def _perhaps_played(sitting: Sitting) -> Result:
    waits = sitting.looking_back or (sitting.paused and not sitting.stepping) or not sitting.due
    if waits or sitting.owing or sitting.phase not in PLAYABLE:
        return sitting, ()
    moves = {seat: sitting.sealed[seat] for seat in sorted(sitting.due)}
    looker = _looker_between(sitting)
    return replace(sitting, phase=Phase.SHOWING, looker=looker, asked=(), stepping=False), (Play(moves),)
