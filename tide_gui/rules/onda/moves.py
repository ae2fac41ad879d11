"""The moves of Onda and their written form."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from tide_gui.rules.game import IllegalMove, Seat
from tide_gui.rules.onda.combinations import (
    BOMBS,
    COMBINATIONS,
    DECK,
    SHAPES,
    Card,
    Cards,
    Combination,
    Shape,
    by_value,
    naturals,
    suit_of,
    value_of,
)
from tide_gui.rules.quoting import quoted

SEATS = range(5)  # at the largest table
HAND = 12
WILDS = 2
WILDS_IN_FOLLOW = 1
WILDS_IN_BOMB = 2


# -- moves ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature's move: the cards of a round, and before the first round who leads."""

    hands: tuple[Cards, ...]
    rest: Cards
    starter: Seat | None = None


@dataclass(frozen=True, slots=True)
class HideWilds:
    """Put two cards of the dealt hand face down."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Lay:
    """Follow or bomb with cards of the hand and wilds, declared as one combination."""

    bomb: bool
    cards: Cards
    wilds: Cards
    combination: Combination


@dataclass(frozen=True, slots=True)
class TurnTide:
    """Turn the tide: show a wild and take it into the hand."""

    wild: Card


@dataclass(frozen=True, slots=True)
class Decline:
    """Lay nothing after turning the tide, and stay in the trick."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the trick."""


Move = Deal | HideWilds | Lay | TurnTide | Decline | Pass


# -- writing -------------------------------------------------------------------------------------

_NAMES = {card: f"{value_of(card)}{suit_of(card)}" for card in DECK}
_CARDS = {name: card for card, name in _NAMES.items()}
_DECLARED = {(str(each.kind), each.size, str(each.rank)): each for each in COMBINATIONS}
_SEATS = {str(seat): seat for seat in SEATS}


def _named(cards: Cards, mark: str = "") -> str:
    return " ".join([mark + _NAMES[card] for card in cards])


def _written_lay(lay: Lay) -> str:
    parts = [
        "bomb" if lay.bomb else "follow",
        _named(lay.cards),
        _named(lay.wilds, "+"),
        f"{lay.combination.kind} {lay.combination.rank}",
    ]
    return " ".join(filter(None, parts))


def _written_deal(deal: Deal) -> str:
    sections = [f"hand {_named(hand)}" for hand in deal.hands]
    if deal.rest:
        sections.append(f"rest {_named(deal.rest)}")
    if deal.starter is not None:
        sections.append(f"starter {deal.starter}")
    return " | ".join(sections)


def _read_cards(names: Iterable[str]) -> Cards:
    return tuple(sorted(_CARDS[name] for name in names))


def _read_wilds(words: list[str]) -> HideWilds:
    first, second = words
    return HideWilds(_read_cards((first, second)))


def _read_turn(words: list[str]) -> TurnTide:
    [wild] = _read_cards(words)
    return TurnTide(wild)


def _read_follow(words: list[str]) -> Lay:
    return _read_lay(words, SHAPES, WILDS_IN_FOLLOW, bomb=False)


def _read_bomb(words: list[str]) -> Lay:
    return _read_lay(words, BOMBS, WILDS_IN_BOMB, bomb=True)


def _read_lay(words: list[str], shapes: tuple[Shape, ...], most_wilds: int, *, bomb: bool) -> Lay:
    *names, kind, rank = words
    combination = _DECLARED[kind, len(names), rank]
    wilds = _read_cards(name[1:] for name in names if name.startswith("+"))
    cards = _read_cards(name for name in names if not name.startswith("+"))
    if combination.shape not in shapes or len(wilds) > most_wilds:
        raise ValueError(words)
    if cards not in naturals(by_value(cards), combination, len(wilds), suited=bomb):
        raise ValueError(words)
    return Lay(bomb, cards, wilds, combination)


def _read_deal(words: list[str]) -> Deal:
    sections: dict[str, list[list[str]]] = {"hand": [], "rest": [], "starter": []}
    for section in " ".join(("hand", *words)).split(" | "):
        name, *parts = section.split(" ")
        sections[name].append(parts)
    [rest] = sections["rest"] or [[]]
    starters: list[Seat | None] = [_SEATS[name] for names in sections["starter"] for name in names]
    [starter] = starters or [None]
    return Deal(tuple(map(_read_cards, sections["hand"])), _read_cards(rest), starter)


_READERS: dict[str, Callable[[list[str]], Move]] = {
    "hand": _read_deal,
    "wilds": _read_wilds,
    "follow": _read_follow,
    "bomb": _read_bomb,
    "turn": _read_turn,
    "decline": lambda _: Decline(),
    "pass": lambda _: Pass(),
}


def written(move: Move) -> str:
    """Return the written form of a move."""
    match move:
        case Lay():
            return _written_lay(move)
        case HideWilds(cards):
            return f"wilds {_named(cards)}"
        case TurnTide(wild):
            return f"turn {_named((wild,))}"
        case Deal():
            return _written_deal(move)
        case Decline():
            return "decline"
        case _:
            return "pass"


@lru_cache(maxsize=1024)
def read_move(text: str) -> Move:
    """Return the move with this written form; IllegalMove for any other text."""
    word, *rest = text.split(" ")
    try:
        move = _READERS[word](rest)
    except (KeyError, ValueError) as error:
        raise IllegalMove(f"{quoted(text)} is no move") from error
    if written(move) != text:
        raise IllegalMove(f"{quoted(text)} is no move")
    return move
