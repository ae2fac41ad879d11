"""The messages that a turn flow takes, and the effects that it asks for."""

from collections.abc import Mapping
from dataclasses import dataclass

from tide_gui.rules.game import Seat

# -- messages: what can happen -------------------------------------------------------------------


class Message:
    """What a turn flow takes."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Message):
    """The table waits for these seats; the `private` ones look at something secret when they decide."""

    due: frozenset[Seat]
    private: frozenset[Seat]


class ShowBegan(Message):
    """Something is shown before anybody is asked: the deal, or a score pad again."""


class CurtainRaised(Message):
    """The person who was asked for has the screen alone."""


@dataclass(frozen=True, slots=True)
class Chose(Message):
    """The actor chose, or changed the choice."""

    move: str


class Unchose(Message):
    """The actor took the choice back."""


class HandedOn(Message):
    """The actor hands the screen to the next person."""


class ScreenReleased(Message):
    """The turn was played and somebody else is next: the actor's secrets leave the screen."""


@dataclass(frozen=True, slots=True)
class BotChose(Message):
    """A bot answered."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class SeatChose(Message):
    """A person who holds the cards on a phone chose."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class SeatUnchose(Message):
    """A person who holds the cards on a phone took the choice back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PhonesChanged(Message):
    """These seats hold their cards on phones from now on; the `private` ones decide by something secret."""

    seats: frozenset[Seat]
    private: frozenset[Seat] = frozenset()


class ScorePadReached(Message):
    """Playback has reached the score pad."""


class ScoresSeen(Message):
    """The score pad was closed."""


class GameOver(Message):
    """The game has ended."""


class Surrendered(Message):
    """Somebody surrendered; that can happen in any phase."""


class LookedBack(Message):
    """A past moment is on the screen."""


class LookedForward(Message):
    """The present is on the screen again."""


@dataclass(frozen=True, slots=True)
class SeatViewed(Message):
    """After the game the table is looked at with the eyes of another seat, or of nobody."""

    viewer: Seat | None
    near_seat: Seat


class Paused(Message):
    """A game of bots alone is to wait after this turn."""


class Resumed(Message):
    """The paused game goes on."""


class Stepped(Message):
    """The paused game plays one turn."""


# -- effects: what the caller is to do -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskBots:
    """Ask these seats for their moves."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play these moves: all seats have chosen."""

    moves: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class GoOn:
    """Show the remaining steps."""


Effect = AskBots | Play | GoOn
