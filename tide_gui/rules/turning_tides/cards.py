"""The cards of Turning Tides: their moves, the order of performing, swaps and exhaustion in the lee."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from itertools import combinations

from tide_gui.rules.game import IllegalMove, Seat
from tide_gui.rules.quoting import quoted


class Card(StrEnum):
    """The kinds of cards, in the order of the box."""

    WAIT = "wait"
    SAILOR = "sailor"
    CANNON = "cannon"
    MOVE = "move"
    NAVIGATE = "navigate"
    SWING = "swing"
    FIRE = "fire"


class Action(StrEnum):
    """The action of a revealed card; a player without a captain promotes instead."""

    SAILOR = "sailor"
    CANNON = "cannon"
    MOVE = "move"
    NAVIGATE = "navigate"
    SWING = "swing"
    FIRE = "fire"
    PROMOTE = "promote"


Cards = tuple[Card, ...]  # in the order of the box, except for piles
Plays = tuple[Card, Card]  # by seat

WAIT = Card.WAIT
WAIT_ALONE: Cards = (WAIT,)
ATTACKS: Cards = (Card.SWING, Card.FIRE)
BOTH_WAIT: Plays = (WAIT, WAIT)

CYCLE: Cards = (
    Card.SAILOR,
    Card.CANNON,
    Card.CANNON,
    Card.MOVE,
    Card.NAVIGATE,
    Card.SWING,
    Card.FIRE,
)
EXCHANGE: Cards = (Card.SAILOR, Card.SWING, Card.FIRE, Card.FIRE)
INTRODUCTORY_EXCHANGE: Cards = (Card.FIRE, Card.FIRE)
MOST_EXHAUSTED = 2

HIERARCHY: tuple[tuple[Action, ...], ...] = (
    (Action.SAILOR, Action.CANNON),
    (Action.MOVE,),
    (Action.NAVIGATE,),
    (Action.SWING,),
    (Action.FIRE,),
    (Action.PROMOTE,),
)

_ORDER = {card: place for place, card in enumerate(Card)}
_LEVEL = {action: level for level, actions in enumerate(HIERARCHY) for action in actions}


# -- moves ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature's move: both draw piles, next card first."""

    gold: Cards
    silver: Cards

    def __str__(self) -> str:
        """Return `gold fire move ... | silver swing cannon ...`."""
        return f"gold {' '.join(self.gold)} | silver {' '.join(self.silver)}"


@dataclass(frozen=True, slots=True)
class Swap:
    """In the lee: swap hand cards for as many exchange cards; no kind may be on both sides."""

    given: Cards = ()
    taken: Cards = ()

    def __str__(self) -> str:
        """Return `swap cannon move for swing fire`, or `keep`."""
        return f"swap {' '.join(self.given)} for {' '.join(self.taken)}" if self.given else "keep"


@dataclass(frozen=True, slots=True)
class Exhaust:
    """In the lee: put one card face down for each destroyed zone."""

    cards: Cards

    def __str__(self) -> str:
        """Return `exhaust move fire`."""
        return f"exhaust {' '.join(self.cards)}"


# -- piles ---------------------------------------------------------------------------------------


def ordered(cards: Cards) -> Cards:
    """Sort cards in the order of the box."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


@cache
def plus(cards: Cards, card: Card) -> Cards:
    return ordered((*cards, card))


@cache
def minus(cards: Cards, card: Card) -> Cards:
    """Remove one card of this kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def without(cards: Cards, gone: Cards) -> Cards:
    """Remove these cards."""
    for card in gone:
        cards = minus(cards, card)
    return cards


@cache
def kinds(cards: Cards) -> Cards:
    """Return one card of each kind."""
    return tuple(dict.fromkeys(cards))


@cache
def picks(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Return every distinct choice of `count` cards."""
    return tuple(dict.fromkeys(combinations(cards, count)))


def exchange_of(introductory: bool) -> Cards:
    """Return the exchange cards at the start."""
    return INTRODUCTORY_EXCHANGE if introductory else EXCHANGE


@cache
def box_of(introductory: bool) -> Cards:
    """Return all cards of one player."""
    return ordered((WAIT, *CYCLE, *exchange_of(introductory)))


def cycle_of(introductory: bool, exchange: Cards) -> Cards:
    """Return the cards of one player that are neither Wait nor exchange cards."""
    return without(box_of(introductory), (WAIT, *exchange))


# -- the order of performing ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Task:
    """An action that is still to be performed."""

    seat: Seat
    action: Action


@cache
def queue_of(plays: Plays, promoting: tuple[bool, bool], pawn: Seat) -> tuple[Task, ...]:
    """Return the tasks of a reveal by the hierarchy; on the same level the holder of the pawn is first."""
    tasks = [
        Task(seat, Action.PROMOTE if promoting[seat] else Action(card))
        for seat, card in enumerate(plays)
        if card != WAIT
    ]
    return tuple(sorted(tasks, key=lambda task: (_LEVEL[task.action], task.seat != pawn)))


@cache
def promoting_in(queue: tuple[Task, ...]) -> tuple[Seat, ...]:
    """Return the seats whose cards count as Promote."""
    return tuple(sorted(task.seat for task in queue if task.action is Action.PROMOTE))


# -- the lee -------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def swaps(hand: Cards, exchange: Cards) -> tuple[Swap, ...]:
    """Return every swap of hand cards for exchange cards; first the one that keeps all."""
    loose = tuple(card for card in hand if card != WAIT)
    return tuple(
        Swap(given, taken)
        for count in range(min(len(loose), len(exchange)) + 1)
        for given in picks(loose, count)
        for taken in picks(exchange, count)
        if not set(given) & set(taken)
    )


@cache
def exhaustions(cycle: Cards, count: int) -> tuple[Exhaust, ...]:
    """Return every choice of `count` cycle cards."""
    return tuple(Exhaust(cards) for cards in picks(cycle, count))


_LOOSE = minus(box_of(introductory=False), WAIT)

SWAPS: tuple[Swap, ...] = tuple(
    Swap(given, taken)
    for count in range(len(EXCHANGE) + 1)
    for given in picks(_LOOSE, count)
    for taken in picks(_LOOSE, count)
    if not set(given) & set(taken)
)
EXHAUSTIONS: tuple[Exhaust, ...] = tuple(
    exhaust for count in range(1, MOST_EXHAUSTED + 1) for exhaust in exhaustions(_LOOSE, count)
)


# -- reading a deal ------------------------------------------------------------------------------

_NAMED = {card.value: card for card in Card}


def read_deal(text: str) -> Deal:
    """Return the deal with this written form; IllegalMove for any other text."""
    gold, _, silver = text.partition(" | ")
    deal = Deal(_read_pile(gold.removeprefix("gold ")), _read_pile(silver.removeprefix("silver ")))
    if str(deal) != text:
        raise IllegalMove(f"{quoted(text)} is no move of Turning Tides")
    return deal


def _read_pile(text: str) -> Cards:
    return tuple(_NAMED[word] for word in text.split(" ") if word in _NAMED)
