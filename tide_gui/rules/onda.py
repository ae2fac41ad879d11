"""Onda: play higher or lower waves than the table, turn the tide, and be the first without a hand."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import combinations, islice
from random import Random

from tide_gui.rules.game import (
    NATURE,
    NATURE_ALONE,
    NOBODY,
    IllegalMove,
    Outcome,
    Seat,
    Standing,
    check_movers,
    check_seats,
    shuffled,
)

Card = int  # ten times the value, plus 1 for suit A or 2 for suit B: 71 is 7A
Cards = tuple[Card, ...]  # sorted

VALUES = range(1, 16)
SUITS = {1: "A", 2: "B"}
COPIES = 2
DECK: Cards = tuple(10 * value + suit for value in VALUES for suit in SUITS for _ in range(COPIES))

ROUNDS = 4
HAND = 12
WILDS = 2
WILDS_IN_FOLLOW = 1
WILDS_IN_BOMB = 2
WENT_OUT = 3
WILD_LEFT = -3


def value_of(card: Card) -> int:
    """The number on a wave card."""
    return card // 10


def suit_of(card: Card) -> str:
    """`A` or `B`."""
    return SUITS[card % 10]


def dots(card: Card) -> int:
    """The penalty for a wave card left in hand."""
    value = value_of(card)
    if value in (VALUES[0], VALUES[-1]):
        return 3
    return 1 if 5 <= value <= 11 else 2


# -- combinations --------------------------------------------------------------------------------


class Tide(StrEnum):
    """Which ranks beat the table."""

    HIGH = "high"
    LOW = "low"


class Kind(StrEnum):
    """What makes cards a combination."""

    SINGLE = "single"
    SET = "set"
    RUN = "run"


Shape = tuple[Kind, int]  # kind and number of cards

SHAPES: tuple[Shape, ...] = (
    (Kind.SINGLE, 1),
    (Kind.SET, 2),
    (Kind.SET, 3),
    (Kind.SET, 4),
    (Kind.RUN, 2),
    (Kind.RUN, 3),
    (Kind.RUN, 4),
)
BOMBS: tuple[Shape, ...] = (  # in the order of the deck; a run must be of one suit
    (Kind.RUN, 2),
    (Kind.SET, 2),
    (Kind.RUN, 3),
    (Kind.SET, 3),
    (Kind.RUN, 4),
    (Kind.SET, 4),
)


@dataclass(frozen=True, slots=True)
class Combination:
    """What cards are declared to be; the rank of a run is its highest value."""

    kind: Kind
    size: int
    rank: int

    @property
    def shape(self) -> Shape:
        """What a follower has to match."""
        return self.kind, self.size


COMBINATIONS: tuple[Combination, ...] = tuple(
    Combination(kind, size, rank)
    for kind, size in SHAPES
    for rank in VALUES
    if kind is not Kind.RUN or rank >= size
)


@cache
def answers(table: Combination | None, tide: Tide) -> tuple[Combination, ...]:
    """The combinations that may follow; anything leads on an empty table."""
    if table is None:
        return COMBINATIONS
    better = range(table.rank + 1, VALUES.stop) if tide is Tide.HIGH else range(table.rank)
    return tuple(wanted for wanted in _shaped(table.shape) if wanted.rank in better)


@cache
def _shaped(shape: Shape) -> tuple[Combination, ...]:
    return tuple(wanted for wanted in COMBINATIONS if wanted.shape == shape)


# -- moves ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature's move: the cards of a round, and before the first who leads."""

    hands: tuple[Cards, ...]
    rest: Cards
    starter: Seat | None = None


@dataclass(frozen=True, slots=True)
class HideWilds:
    """Put two cards of the dealt hand face down."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Lay:
    """Follow or bomb: cards of the hand and wilds, declared to be one combination."""

    bomb: bool
    cards: Cards
    wilds: Cards
    combination: Combination


@dataclass(frozen=True, slots=True)
class TurnTide:
    """Show a wild, take it into the hand, turn the tide."""

    wild: Card


@dataclass(frozen=True, slots=True)
class Decline:
    """Lay nothing after turning the tide, and stay in the trick."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Go out for the rest of the trick."""


Move = Deal | HideWilds | Lay | TurnTide | Decline | Pass


# -- what is on the table ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: none."""


class Stage(StrEnum):
    """What the game waits for."""

    DEAL = "deal"
    WILDS = "wilds"
    ACTION = "action"
    BONUS = "bonus"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A combination of the present trick and who laid it."""

    seat: Seat
    lay: Lay


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat had left when a round ended; an empty hand ended it."""

    hand: Cards
    wilds: Cards

    @property
    def went_out(self) -> bool:
        """Whether this seat ended the round."""
        return not self.hand

    @property
    def points(self) -> int:
        """A reward for going out, or the price of everything left."""
        if self.went_out:
            return WENT_OUT
        return WILD_LEFT * len(self.wilds) - sum(map(dots, self.hand))


Results = tuple[Result, ...]  # of one round, by seat


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a moment. `hands`, `wilds` and `rest` are secret, all else is public."""

    hands: tuple[Cards, ...]
    wilds: tuple[Cards, ...]
    rest: Cards  # not dealt in this round
    stage: Stage
    mover: Seat  # while nobody acts alone: who will lead; NATURE before the first deal
    tide: Tide
    blocked: bool  # the tide was turned in this trick
    bomb: int  # the place in BOMBS
    trick: tuple[Laid, ...]
    inside: tuple[bool, ...]  # who is still in the trick
    shown: tuple[Cards, ...]  # taken up by turning the tide and still in hand
    discards: Cards  # of this round's finished tricks
    tricks: int  # finished in this round
    rounds: tuple[Results, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: its own cards, and whatever has been seen in this round and scored before."""

    seat: Seat | None
    hand: Cards
    wilds: Cards
    hand_counts: tuple[int, ...]
    wild_counts: tuple[int, ...]
    stage: Stage
    mover: Seat
    tide: Tide
    blocked: bool
    bomb: int
    bombed: bool
    trick: tuple[Laid, ...]
    inside: tuple[bool, ...]
    shown: tuple[Cards, ...]
    discards: Cards
    tricks: int
    rounds: tuple[Results, ...]
    totals: tuple[int, ...]
    times_out: tuple[int, ...]


# -- events: public facts ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Everybody holds twelve cards; tide and bomb are as the last round left them."""

    round: int
    starter: Seat
    tide: Tide
    bomb: int


@dataclass(frozen=True, slots=True)
class WildsHidden:
    """Two cards lie face down in front of everybody."""


@dataclass(frozen=True, slots=True)
class CombinationLaid:
    """A seat followed or bombed and holds so many cards now."""

    seat: Seat
    lay: Lay
    left: int


@dataclass(frozen=True, slots=True)
class TideTurned:
    """A seat showed a wild and took it into its hand."""

    seat: Seat
    wild: Card
    tide: Tide


@dataclass(frozen=True, slots=True)
class BonusDeclined:
    """A seat laid nothing after turning the tide."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat is out of the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """One seat alone was left in the trick and leads the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BombAdvanced:
    """A bomb was laid in the trick: the deck shows the next."""

    bomb: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """A hand is empty: everybody shows what is left."""

    hands: tuple[Cards, ...]
    wilds: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """What was left is counted."""

    round: int
    results: Results


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is scored."""

    winners: tuple[Seat, ...]


Event = (
    RoundBegan
    | WildsHidden
    | CombinationLaid
    | TideTurned
    | BonusDeclined
    | Passed
    | TrickWon
    | BombAdvanced
    | HandsShown
    | RoundScored
    | GameEnded
)


# -- the rule book -------------------------------------------------------------------------------


class Onda:
    """The rules behind the protocol of all games."""

    key = "onda"
    seats = range(2, 6)
    options_type = Options
    view_type = View

    def start(self, seats: int, options: Options) -> State:  # noqa: ARG002  # there are none
        """An empty table at high tide."""
        check_seats(self.key, self.seats, seats)
        nothing: tuple[Cards, ...] = ((),) * seats
        return State(
            hands=nothing,
            wilds=nothing,
            rest=(),
            stage=Stage.DEAL,
            mover=NATURE,
            tide=Tide.HIGH,
            blocked=False,
            bomb=0,
            trick=(),
            inside=(True,) * seats,
            shown=nothing,
            discards=(),
            tricks=0,
            rounds=(),
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        """Nature before each round, then everybody hides wilds, then one after the other."""
        match state.stage:
            case Stage.DEAL:
                return NATURE_ALONE
            case Stage.WILDS:
                return frozenset(range(len(state.hands)))
            case Stage.OVER:
                return NOBODY
            case _:
                return frozenset({state.mover})

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Two wilds of the hand; later every combination that fits, the turn, the way out."""
        if seat not in self.to_act(state):
            return ()
        if state.stage is Stage.WILDS:
            return tuple(map(HideWilds, _picks(state.hands[seat], WILDS)))
        follows = _lays(state, seat, _wanted(state, bomb=False), bomb=False)
        bombs = _lays(state, seat, _wanted(state, bomb=True), bomb=True)
        return (*follows, *bombs, *_other_actions(state, seat))

    def deal(self, state: State, rng: Random) -> Deal:
        """Shuffle and deal; before the first round draw who leads."""
        seats = len(state.hands)
        deck = shuffled(DECK, rng)
        hands = tuple(tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
        starter = None if state.rounds else int(rng.random() * seats)
        return Deal(hands, tuple(sorted(deck[HAND * seats :])), starter)

    def play(self, state: State, moves: Mapping[Seat, Move]) -> tuple[State, tuple[Event, ...]]:
        """Deal a round, hide everybody's wilds, or let one seat act."""
        check_movers(self.to_act(state), moves)
        if NATURE in moves:
            return _round_begun(state, moves[NATURE])
        if state.stage is Stage.WILDS:
            return _wilds_hidden(state, moves)
        [(seat, move)] = moves.items()
        _check_action(state, seat, move)
        return _acted(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """Own cards and everything public."""
        return View(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            wilds=() if seat is None else state.wilds[seat],
            hand_counts=tuple(map(len, state.hands)),
            wild_counts=tuple(map(len, state.wilds)),
            stage=state.stage,
            mover=state.mover,
            tide=state.tide,
            blocked=state.blocked,
            bomb=state.bomb,
            bombed=_bombed(state),
            trick=state.trick,
            inside=state.inside,
            shown=state.shown,
            discards=state.discards,
            tricks=state.tricks,
            rounds=state.rounds,
            totals=totals(state.rounds, len(state.hands)),
            times_out=times_out(state.rounds, len(state.hands)),
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Deal the unseen cards anew; those shown by turning the tide stay where they are."""
        hands, wilds, rest = _imagined_cards(view, rng)
        return State(
            hands=hands,
            wilds=wilds,
            rest=rest,
            stage=view.stage,
            mover=view.mover,
            tide=view.tide,
            blocked=view.blocked,
            bomb=view.bomb,
            trick=view.trick,
            inside=view.inside,
            shown=view.shown,
            discards=view.discards,
            tricks=view.tricks,
            rounds=view.rounds,
        )

    def standing(self, state: State) -> Standing:
        """Round, trick, and the points of the finished rounds."""
        return Standing(len(state.rounds), state.tricks, totals(state.rounds, len(state.hands)))

    def outcome(self, state: State) -> Outcome | None:
        """After the last round the highest total wins, and among equals who went out more often."""
        if state.stage is not Stage.OVER:
            return None
        return Outcome(totals(state.rounds, len(state.hands)), _winners(state.rounds, len(state.hands)))

    def write(self, move: Move) -> str:
        """`wilds 3A 12B`, `follow 5A 6A +3B run 7`, `bomb 9A 9B set 9`, `turn 3A`, `decline`, `pass`."""
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

    def read(self, text: str) -> Move:
        """The move behind a written form."""
        word, *rest = text.split(" ")
        try:
            move = _READERS[word](rest)
        except (KeyError, ValueError) as error:
            raise IllegalMove(f"{text!r} is no move") from error
        if self.write(move) != text:
            raise IllegalMove(f"{text!r} is no move")
        return move


def totals(rounds: tuple[Results, ...], seats: int) -> tuple[int, ...]:
    """The points of every seat so far."""
    return tuple(sum(results[seat].points for results in rounds) for seat in range(seats))


def times_out(rounds: tuple[Results, ...], seats: int) -> tuple[int, ...]:
    """In how many rounds every seat went out."""
    return tuple(sum(results[seat].went_out for results in rounds) for seat in range(seats))


def _winners(rounds: tuple[Results, ...], seats: int) -> tuple[Seat, ...]:
    ranking = list(zip(totals(rounds, seats), times_out(rounds, seats), strict=True))
    return tuple(seat for seat, rank in enumerate(ranking) if rank == max(ranking))


# -- what can be made of a hand ------------------------------------------------------------------


def _wanted(state: State, *, bomb: bool) -> tuple[Combination, ...]:
    if not bomb:
        return answers(state.trick[-1].lay.combination if state.trick else None, state.tide)
    if state.stage is Stage.BONUS or _bombed(state):
        return ()
    return _shaped(BOMBS[state.bomb])


def _bombed(state: State) -> bool:
    return any(laid.lay.bomb for laid in state.trick)


def _lays(state: State, seat: Seat, wanted: Iterable[Combination], *, bomb: bool) -> list[Lay]:
    piles = _by_value(state.hands[seat])
    spare = min(_most_wilds(state, bomb=bomb), len(state.wilds[seat]))
    wilds = [_picks(state.wilds[seat], count) for count in range(spare + 1)]
    return [
        Lay(bomb, cards, extra, combination)
        for combination in wanted
        for cards in _naturals(piles, combination, spare, suited=bomb)
        for extra in wilds[combination.size - len(cards)]
    ]


def _most_wilds(state: State, *, bomb: bool) -> int:
    if state.stage is Stage.BONUS:
        return 0
    return WILDS_IN_BOMB if bomb else WILDS_IN_FOLLOW


def _by_value(hand: Cards) -> list[Cards]:
    piles: list[Cards] = [()] * VALUES.stop
    for card in hand:
        piles[value_of(card)] += (card,)
    return piles


def _naturals(piles: list[Cards], wanted: Combination, spare: int, *, suited: bool) -> Iterable[Cards]:
    """What the hand can give to a combination, so that at most the spare wilds fill the gaps."""
    if wanted.kind is not Kind.RUN:
        return _equals(piles[wanted.rank], wanted.size, spare)
    if not suited:
        return _runs(piles, wanted, spare, tuple(SUITS))
    return dict.fromkeys([cards for suit in SUITS for cards in _runs(piles, wanted, spare, (suit,))])


@cache
def _equals(pile: Cards, size: int, spare: int) -> tuple[Cards, ...]:
    counts = range(max(size - spare, 0), size + 1)
    return tuple(cards for count in counts for cards in _picks(pile, count))


def _runs(piles: list[Cards], wanted: Combination, spare: int, suits: tuple[int, ...]) -> list[Cards]:
    values = piles[wanted.rank - wanted.size + 1 : wanted.rank + 1]
    if values.count(()) > spare:
        return []
    runs: list[Cards] = [()]
    for length, pile in enumerate(values):
        longer = [(*run, card) for card in _faces(pile, suits) for run in runs]
        gapped = [run for run in runs if length - len(run) < spare]
        runs = longer + gapped
    return runs


@cache
def _faces(pile: Cards, suits: tuple[int, ...]) -> Cards:
    return tuple(card for card in dict.fromkeys(pile) if card % 10 in suits)


def _picks(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Every different choice of so many cards."""
    return tuple(dict.fromkeys(combinations(cards, count)))


def _other_actions(state: State, seat: Seat) -> list[Move]:
    if state.stage is Stage.BONUS:
        return [Decline()]
    turns = [] if state.blocked else dict.fromkeys(state.wilds[seat])
    return [*map(TurnTide, turns), *([Pass()] if state.trick else [])]


# -- a round begins ------------------------------------------------------------------------------


def _round_begun(state: State, deal: Move) -> tuple[State, tuple[Event, ...]]:
    if not isinstance(deal, Deal):
        raise IllegalMove("nature deals, she plays no card")
    _check_deal(state, deal)
    starter = state.mover if deal.starter is None else deal.starter
    state = replace(state, hands=deal.hands, rest=deal.rest, mover=starter, stage=Stage.WILDS)
    return state, (RoundBegan(len(state.rounds), starter, state.tide, state.bomb),)


def _check_deal(state: State, deal: Deal) -> None:
    seats = len(state.hands)
    piles = (*deal.hands, deal.rest)
    whole = tuple(sorted(card for pile in piles for card in pile)) == DECK
    full = [len(hand) for hand in deal.hands] == [HAND] * seats
    if not (whole and full and all(pile == tuple(sorted(pile)) for pile in piles)):
        raise IllegalMove("the wave cards are not dealt as they should be")
    if deal.starter not in ((None,) if state.rounds else range(seats)):
        raise IllegalMove("a starter is drawn once, among the seats")


def _wilds_hidden(state: State, moves: Mapping[Seat, Move]) -> tuple[State, tuple[Event, ...]]:
    wilds = tuple(_chosen_wilds(state, seat, moves[seat]) for seat in sorted(moves))
    hands = tuple(map(_without, state.hands, wilds))
    return replace(state, hands=hands, wilds=wilds, stage=Stage.ACTION), (WildsHidden(),)


def _chosen_wilds(state: State, seat: Seat, move: Move) -> Cards:
    if not isinstance(move, HideWilds) or move.cards not in _picks(state.hands[seat], WILDS):
        raise IllegalMove(f"seat {seat} must put two cards of its hand face down")
    return move.cards


def _without(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


# -- one seat acts -------------------------------------------------------------------------------


def _check_action(state: State, seat: Seat, move: Move) -> None:
    if not isinstance(move, Lay):
        if move not in _other_actions(state, seat):
            raise IllegalMove(f"seat {seat} cannot do that now")
        return
    if move.combination not in _wanted(state, bomb=move.bomb):
        raise IllegalMove("that combination may not be laid on this table")
    if move not in _lays(state, seat, (move.combination,), bomb=move.bomb):
        raise IllegalMove(f"seat {seat} cannot make that combination of these cards")


def _acted(state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
    match move:
        case Lay():
            return _laid(state, seat, move)
        case TurnTide(wild):
            return _tide_turned(state, seat, wild)
        case Pass():
            return _passed(state, seat)
        case _:
            return _next_acts(state, seat), (BonusDeclined(seat),)


def _laid(state: State, seat: Seat, lay: Lay) -> tuple[State, tuple[Event, ...]]:
    hand = _without(state.hands[seat], lay.cards)
    state = replace(
        state,
        hands=_put(state.hands, seat, hand),
        wilds=_put(state.wilds, seat, _without(state.wilds[seat], lay.wilds)),
        shown=_put(state.shown, seat, _without(state.shown[seat], lay.cards)),
        trick=(*state.trick, Laid(seat, lay)),
    )
    laid = CombinationLaid(seat, lay, len(hand))
    if hand:
        return _next_acts(state, seat), (laid,)
    state, events = _round_scored(state, seat)
    return state, (laid, *events)


def _tide_turned(state: State, seat: Seat, wild: Card) -> tuple[State, tuple[Event, ...]]:
    tide = Tide.LOW if state.tide is Tide.HIGH else Tide.HIGH
    state = replace(
        state,
        hands=_put(state.hands, seat, _with(state.hands[seat], wild)),
        wilds=_put(state.wilds, seat, _without(state.wilds[seat], (wild,))),
        shown=_put(state.shown, seat, _with(state.shown[seat], wild)),
        stage=Stage.BONUS,
        tide=tide,
        blocked=True,
    )
    return state, (TideTurned(seat, wild, tide),)


def _passed(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    inside = (*state.inside[:seat], False, *state.inside[seat + 1 :])
    state = _next_acts(replace(state, inside=inside), seat)
    if sum(inside) > 1:
        return state, (Passed(seat),)
    state, events = _trick_ended(state)
    return state, (Passed(seat), TrickWon(state.mover), *events)


def _next_acts(state: State, seat: Seat) -> State:
    mover = next(other for other in _clockwise_after(seat, len(state.hands)) if state.inside[other])
    return replace(state, mover=mover, stage=Stage.ACTION)


def _clockwise_after(seat: Seat, seats: int) -> list[Seat]:
    """Everybody once, the left neighbour first and the seat itself last."""
    return [*range(seat + 1, seats), *range(seat + 1)]


def _put(piles: tuple[Cards, ...], seat: Seat, pile: Cards) -> tuple[Cards, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _with(cards: Cards, card: Card) -> Cards:
    return tuple(sorted((*cards, card)))


# -- the end of a trick and of a round -----------------------------------------------------------


def _trick_ended(state: State) -> tuple[State, tuple[Event, ...]]:
    bombed = _bombed(state)
    state = replace(
        state,
        trick=(),
        discards=tuple(sorted((*state.discards, *_cards_of(state.trick)))),
        tricks=state.tricks + 1,
        inside=(True,) * len(state.inside),
        blocked=False,
        bomb=(state.bomb + bombed) % len(BOMBS),
    )
    return state, (BombAdvanced(state.bomb),) if bombed else ()


def _cards_of(trick: tuple[Laid, ...]) -> list[Card]:
    return [card for laid in trick for card in (*laid.lay.cards, *laid.lay.wilds)]


def _round_scored(state: State, first_out: Seat) -> tuple[State, tuple[Event, ...]]:
    results = tuple(map(Result, state.hands, state.wilds))
    shown = HandsShown(state.hands, state.wilds)
    scored = RoundScored(len(state.rounds), results)
    state, events = _trick_ended(state)
    state = _cleared(replace(state, rounds=(*state.rounds, results)))
    if len(state.rounds) == ROUNDS:
        ended = GameEnded(_winners(state.rounds, len(results)))
        return replace(state, stage=Stage.OVER), (shown, scored, *events, ended)
    starter = _next_starter(totals(state.rounds, len(results)), first_out)
    return replace(state, stage=Stage.DEAL, mover=starter), (shown, scored, *events)


def _cleared(state: State) -> State:
    nothing: tuple[Cards, ...] = ((),) * len(state.hands)
    return replace(state, hands=nothing, wilds=nothing, shown=nothing, rest=(), discards=(), tricks=0)


def _next_starter(totals: tuple[int, ...], first_out: Seat) -> Seat:
    # min keeps the first of equals
    return min(_clockwise_after(first_out, len(totals)), key=totals.__getitem__)


# -- worlds --------------------------------------------------------------------------------------


def _imagined_cards(view: View, rng: Random) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]:
    seats = len(view.hand_counts)
    if view.stage in (Stage.DEAL, Stage.OVER):
        return ((),) * seats, ((),) * seats, ()
    hands = [view.hand if seat == view.seat else shown for seat, shown in enumerate(view.shown)]
    wilds = [view.wilds if seat == view.seat else () for seat in range(seats)]
    seen = [*view.discards, *_cards_of(view.trick), *(card for pile in (*hands, *wilds) for card in pile)]
    unseen = iter(shuffled(_without(DECK, tuple(seen)), rng))
    hands = [_filled(hand, count, unseen) for hand, count in zip(hands, view.hand_counts, strict=True)]
    wilds = [_filled(pile, count, unseen) for pile, count in zip(wilds, view.wild_counts, strict=True)]
    return tuple(hands), tuple(wilds), tuple(sorted(unseen))


def _filled(pile: Cards, count: int, unseen: Iterator[Card]) -> Cards:
    return tuple(sorted((*pile, *islice(unseen, count - len(pile)))))


# -- writing -------------------------------------------------------------------------------------

_NAMES = {card: f"{value_of(card)}{suit_of(card)}" for card in DECK}
_CARDS = {name: card for card, name in _NAMES.items()}
_RANKS = {str(value): value for value in VALUES}
_SEATS = {str(seat): seat for seat in range(Onda.seats[-1])}


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
    combination = Combination(Kind(kind), len(names), _RANKS[rank])
    wilds = _read_cards(name[1:] for name in names if name.startswith("+"))
    cards = _read_cards(name for name in names if not name.startswith("+"))
    known = combination in COMBINATIONS and combination.shape in shapes
    fitting = _naturals(_by_value(cards), combination, len(wilds), suited=bomb)
    if not known or len(wilds) > most_wilds or cards not in fitting:
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
