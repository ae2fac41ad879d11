"""Turn the Tide: bid weather cards for low tides, keep your life preservers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from tide_gui.rules.fitting import Need, fitting_hands
from tide_gui.rules.game import (
    NATURE,
    NATURE_ALONE,
    NOBODY,
    IllegalMove,
    Outcome,
    Seat,
    Standing,
    best,
    check_movers,
    check_seats,
    shuffled,
)

Card = int  # a weather card, 1 to 60
Tide = int

WEATHER: tuple[Card, ...] = tuple(range(1, 61))
TIDES: tuple[Tide, ...] = tuple(sorted((*range(1, 13), *range(1, 13))))
NO_TIDE: Tide = 0  # lower than any card
HANDS = 12
MOST_LEFT_AT_END = 2

Offer = tuple[Tide, Tide]  # lower first
Plays = tuple[Card | None, ...]  # by seat; None: not in the hand


def half_preservers(card: Card) -> int:
    """How many half life preservers are printed on a weather card."""
    if 25 <= card <= 36:
        return 2
    return 1 if 13 <= card <= 48 else 0


def tokens_for(cards: tuple[Card, ...]) -> int:
    """The preserver tokens that a dealt hand brings; a last half is dropped."""
    return sum(map(half_preservers, cards)) // 2


# -- moves ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature's move: the order of the tides, and in the first round the cards."""

    tides: tuple[Tide, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    leftovers: tuple[Card, ...] = ()


Move = Card | Deal

_CARDS = {str(card): card for card in WEATHER}


# -- what is on the table ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Options:
    """House rules."""

    open_play: bool = False
    open_leftovers: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """What everybody sees of a seat in the present round."""

    tide: Tide
    up: int
    down: int
    afloat: bool = True


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One reveal: the two tides on offer and who played what."""

    offer: Offer
    plays: Plays


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat made of one round."""

    tokens: int
    kept: int
    bonus: bool
    out: bool

    @property
    def points(self) -> int:
        """One for each preserver kept, one for the lowest tide, one less for being out."""
        return self.kept + self.bonus - self.out


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round."""

    hands: tuple[PlayedHand, ...]
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth of a moment. `places`, `laid`, `hands` and `rounds` are public, the rest is not."""

    options: Options
    dealt: tuple[tuple[Card, ...], ...]  # by the seat that held them in the first round
    leftovers: tuple[Card, ...]
    tides: tuple[Tide, ...]  # this round's whole deck in order; empty until nature has shuffled it
    cards: tuple[tuple[Card, ...], ...]  # still unplayed, by seat
    places: tuple[Place, ...]
    laid: Plays  # open play: what already lies in this hand
    hands: tuple[PlayedHand, ...]
    rounds: tuple[PlayedRound, ...]

    @property
    def over(self) -> bool:
        """Whether every seat has held every hand."""
        return len(self.rounds) == len(self.places)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, with perfect recall of what it was shown."""

    seat: Seat | None
    options: Options
    cards: tuple[Card, ...]  # own, unplayed
    held: tuple[tuple[Card, ...], ...]  # the twelve cards of every own round, the present one last
    places: tuple[Place, ...]
    offer: Offer | None
    laid: Plays
    hands: tuple[PlayedHand, ...]
    rounds: tuple[PlayedRound, ...]
    leftovers: tuple[Card, ...]  # with open leftovers, or when the game is over
    dealt: tuple[tuple[Card, ...], ...]  # when the game is over


# -- events: public facts ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Everybody holds twelve cards and these many tokens."""

    round: int
    tokens: tuple[int, ...]
    leftovers: tuple[Card, ...]  # empty unless they are open


@dataclass(frozen=True, slots=True)
class TidesOffered:
    """The next two tides were turned over."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class CardLaid:
    """Open play: a seat laid its card face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsRevealed:
    """All cards of the hand lie open."""

    plays: Plays


@dataclass(frozen=True, slots=True)
class TideTaken:
    """A tide card now covers whatever the seat showed before."""

    seat: Seat
    tide: Tide


@dataclass(frozen=True, slots=True)
class PreserverLost:
    """The seat with the highest tide turned a preserver down."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Drowned:
    """The seat had none left to turn and is out of the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over and counted."""

    round: int
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class HandsPassed:
    """Every seat gave its twelve cards and its tokens to the left."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is scored."""

    winners: tuple[Seat, ...]


Event = (
    RoundBegan
    | TidesOffered
    | CardLaid
    | CardsRevealed
    | TideTaken
    | PreserverLost
    | Drowned
    | RoundScored
    | HandsPassed
    | GameEnded
)


# -- the rule book -------------------------------------------------------------------------------


class TurnTheTide:
    """The rules behind the protocol of all games."""

    key = "turn-the-tide"
    seats = range(3, 6)
    options_type = Options
    view_type = View

    def start(self, seats: int, options: Options) -> State:
        """An empty table."""
        check_seats(self.key, self.seats, seats)
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(options, nothing, (), (), nothing, (Place(NO_TIDE, 0, 0),) * seats, (), (), ())

    def to_act(self, state: State) -> frozenset[Seat]:
        """Nature before each round, then everybody afloat; in open play one after the other."""
        if state.over:
            return NOBODY
        if not state.tides:
            return NATURE_ALONE
        if state.options.open_play:
            return frozenset({_next_to_lay(state)})
        return frozenset([seat for seat, place in enumerate(state.places) if place.afloat])

    def legal(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """Any card still in hand."""
        return state.cards[seat] if seat in self.to_act(state) else ()

    def deal(self, state: State, rng: Random) -> Deal:
        """Shuffle the tides, and the weather cards before the first round."""
        tides = shuffled(TIDES, rng)
        if state.rounds:
            return Deal(tides)
        seats = len(state.places)
        deck = shuffled(WEATHER, rng)
        hands = tuple(tuple(sorted(deck[HANDS * seat : HANDS * (seat + 1)])) for seat in range(seats))
        return Deal(tides, hands, tuple(sorted(deck[HANDS * seats :])))

    def play(self, state: State, moves: Mapping[Seat, Move]) -> tuple[State, tuple[Event, ...]]:
        """Deal a round, lay a card, or reveal a hand."""
        check_movers(self.to_act(state), moves)
        if NATURE in moves:
            return _round_begun(state, moves[NATURE])
        cards = _held_cards(state, moves)
        if state.options.open_play:
            return _card_laid(state, *cards.items())
        return _hand_played(state, tuple(map(cards.get, range(len(state.places)))))

    def view(self, state: State, seat: Seat | None) -> View:
        """Own cards, everything public, and what this seat held before."""
        over = state.over
        return View(
            seat=seat,
            options=state.options,
            cards=() if seat is None else state.cards[seat],
            held=() if seat is None else _held(state, seat),
            places=state.places,
            offer=_offer(state) if state.tides else None,
            laid=state.laid,
            hands=state.hands,
            rounds=state.rounds,
            leftovers=state.leftovers if over or state.options.open_leftovers else (),
            dealt=state.dealt if over else (),
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Deal the unknown cards so that every hand brings the tokens that everybody saw."""
        dealt, leftovers = _imagined_deal(view, rng)
        return State(
            options=view.options,
            dealt=dealt,
            leftovers=leftovers,
            tides=_imagined_tides(view, rng),
            cards=_imagined_cards(view, dealt),
            places=view.places,
            laid=view.laid,
            hands=view.hands,
            rounds=view.rounds,
        )

    def standing(self, state: State) -> Standing:
        """Round, hand, and the points of the finished rounds."""
        return Standing(len(state.rounds), len(state.hands), totals(state.rounds, len(state.places)))

    def outcome(self, state: State) -> Outcome | None:
        """After as many rounds as seats the highest total wins."""
        if not state.over:
            return None
        scores = totals(state.rounds, len(state.places))
        return Outcome(scores, best(scores))

    def write(self, move: Move) -> str:
        """`37`, or for nature `tides 3 9 ... | hand 1 5 ... | left 2 8 ...`."""
        return _written_deal(move) if isinstance(move, Deal) else str(move)

    def read(self, text: str) -> Move:
        """A card or a deal."""
        if card := _CARDS.get(text):
            return card
        if text.startswith("tides "):
            return _read_deal(text)
        raise IllegalMove(f"{text!r} is no weather card")


def totals(rounds: tuple[PlayedRound, ...], seats: int) -> tuple[int, ...]:
    """The points of every seat so far."""
    return tuple(sum(played.results[seat].points for played in rounds) for seat in range(seats))


def first_holder(seat: Seat, round: int, seats: int) -> Seat:
    """Who was dealt the hand that the seat holds in this round: hands wander to the left."""
    return (seat - round) % seats


# -- nature deals --------------------------------------------------------------------------------


def _round_begun(state: State, deal: Move) -> tuple[State, tuple[Event, ...]]:
    if not isinstance(deal, Deal):
        raise IllegalMove("nature deals, she plays no card")
    _check_deal(state, deal)
    if not state.rounds:
        places = tuple(Place(NO_TIDE, tokens_for(hand), 0) for hand in deal.hands)
        state = replace(state, dealt=deal.hands, cards=deal.hands, leftovers=deal.leftovers, places=places)
    state = replace(state, tides=deal.tides)
    shown = state.leftovers if state.options.open_leftovers else ()
    began = RoundBegan(len(state.rounds), tuple(place.up for place in state.places), shown)
    return state, (began, TidesOffered(_offer(state)))


def _check_deal(state: State, deal: Deal) -> None:
    if tuple(sorted(deal.tides)) != TIDES:
        raise IllegalMove("the tide deck is not two of each from 1 to 12")
    if state.rounds:
        whole = not deal.hands and not deal.leftovers
    else:
        piles = (*deal.hands, deal.leftovers)
        full = [len(hand) for hand in deal.hands] == [HANDS] * len(state.places)
        in_order = all(pile == tuple(sorted(pile)) for pile in piles)
        whole = full and in_order and tuple(sorted(card for pile in piles for card in pile)) == WEATHER
    if not whole:
        raise IllegalMove("the weather cards are not dealt as they should be")


def _offer(state: State) -> Offer:
    first, second = state.tides[2 * len(state.hands) : 2 * len(state.hands) + 2]
    return (first, second) if first <= second else (second, first)


# -- a hand --------------------------------------------------------------------------------------


def _next_to_lay(state: State) -> Seat:
    seats = len(state.places)
    starter = (len(state.rounds) + len(state.hands)) % seats
    clockwise = ((starter + step) % seats for step in range(seats))
    laid = state.laid or (None,) * seats
    return next(seat for seat in clockwise if state.places[seat].afloat and laid[seat] is None)


def _held_cards(state: State, moves: Mapping[Seat, Move]) -> dict[Seat, Card]:
    cards: dict[Seat, Card] = {}
    for seat, card in moves.items():
        if isinstance(card, Deal) or card not in state.cards[seat]:
            raise IllegalMove(f"seat {seat} does not hold that card")
        cards[seat] = card
    return cards


def _card_laid(state: State, play: tuple[Seat, Card]) -> tuple[State, tuple[Event, ...]]:
    seat, card = play
    before = state.laid or (None,) * len(state.places)
    plays = (*before[:seat], card, *before[seat + 1 :])
    if any(place.afloat and play is None for place, play in zip(state.places, plays, strict=True)):
        cards = tuple(map(_unplayed, state.cards, plays))
        return replace(state, laid=plays, cards=cards), (CardLaid(seat, card),)
    state, events = _hand_played(state, plays)
    return state, (CardLaid(seat, card), *events)


def _hand_played(state: State, plays: Plays) -> tuple[State, tuple[Event, ...]]:
    offer = lower, higher = _offer(state)
    ranked = sorted([(card, seat) for seat, card in enumerate(plays) if card], reverse=True)
    first, second = ranked[0][1], ranked[1][1]
    places = list(state.places)
    places[first] = _showing(places[first], lower)
    places[second] = _showing(places[second], higher)
    events: list[Event] = [CardsRevealed(plays), TideTaken(first, lower), TideTaken(second, higher)]
    highest = max([place.tide for place in places])
    for seat, place in enumerate(places):
        if place.tide == highest and place.afloat:
            places[seat], struck = _struck(place, seat)
            events.append(struck)
    state = State(
        state.options,
        state.dealt,
        state.leftovers,
        state.tides,
        tuple(map(_unplayed, state.cards, plays)),
        tuple(places),
        (),
        (*state.hands, PlayedHand(offer, plays)),
        state.rounds,
    )
    if len(state.hands) == HANDS or sum([place.afloat for place in places]) <= MOST_LEFT_AT_END:
        state, ending = _round_scored(state)
        return state, (*events, *ending)
    return state, (*events, TidesOffered(_offer(state)))


def _showing(place: Place, tide: Tide) -> Place:
    return Place(tide, place.up, place.down)


def _struck(place: Place, seat: Seat) -> tuple[Place, Event]:
    if place.up:
        return Place(place.tide, place.up - 1, place.down + 1), PreserverLost(seat, place.up - 1)
    return Place(NO_TIDE, 0, place.down, afloat=False), Drowned(seat)


def _unplayed(cards: tuple[Card, ...], played: Card | None) -> tuple[Card, ...]:
    if played is None or played not in cards:  # in open play a laid card has left the hand already
        return cards
    place = cards.index(played)
    return cards[:place] + cards[place + 1 :]


# -- the end of a round --------------------------------------------------------------------------


def _round_scored(state: State) -> tuple[State, tuple[Event, ...]]:
    lowest = min(place.tide for place in state.places if place.afloat)
    results = tuple(_result(place, lowest) for place in state.places)
    scored = RoundScored(len(state.rounds), results)
    rounds = (*state.rounds, PlayedRound(state.hands, results))
    state = replace(state, hands=(), rounds=rounds, tides=())
    if state.over:
        return state, (scored, GameEnded(best(totals(rounds, len(results)))))
    return _passed_on(state), (scored, HandsPassed())


def _result(place: Place, lowest: Tide) -> Result:
    return Result(
        tokens=place.up + place.down,
        kept=place.up,
        bonus=place.afloat and place.tide == lowest,
        out=not place.afloat,
    )


def _passed_on(state: State) -> State:
    seats = len(state.places)
    cards = tuple(state.dealt[first_holder(seat, len(state.rounds), seats)] for seat in range(seats))
    return replace(state, cards=cards, places=tuple(Place(NO_TIDE, tokens_for(hand), 0) for hand in cards))


# -- views and worlds ----------------------------------------------------------------------------


def _held(state: State, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    seats = len(state.places)
    rounds = min(len(state.rounds) + 1, seats)
    return tuple([state.dealt[(seat - round) % seats] for round in range(rounds)])


def shown(view: View) -> list[set[Card]]:
    """Per first holder, the cards of that hand which this seat has seen."""
    seats = len(view.places)
    seen: list[set[Card]] = [set() for _ in range(seats)]
    if view.seat is not None:
        for round, held in enumerate(view.held):
            seen[first_holder(view.seat, round, seats)].update(held)
    present = (*view.hands, PlayedHand((0, 0), view.laid))
    for round, hands in enumerate((*(played.hands for played in view.rounds), present)):
        for hand in hands:
            for seat, card in enumerate(hand.plays):
                if card is not None:
                    seen[first_holder(seat, round, seats)].add(card)
    return seen


def _imagined_deal(view: View, rng: Random) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    if view.dealt or not (view.offer or view.rounds):
        return view.dealt or ((),) * len(view.places), view.leftovers
    seen = shown(view)
    known = {card for hand in seen for card in hand} | set(view.leftovers)
    unknown = tuple(card for card in WEATHER if card not in known)
    tokens = _first_tokens(view)
    needs = [
        Need(HANDS - len(hand), range(less := 2 * count - sum(map(half_preservers, hand)), less + 2))
        for hand, count in zip(seen, tokens, strict=True)
    ]
    filled, rest = fitting_hands(unknown, half_preservers, needs, rng)
    hands = tuple(tuple(sorted((*hand, *extra))) for hand, extra in zip(seen, filled, strict=True))
    return hands, tuple(sorted((*rest, *view.leftovers)))


def _first_tokens(view: View) -> tuple[int, ...]:
    if view.rounds:
        return tuple(result.tokens for result in view.rounds[0].results)
    return tuple(place.up + place.down for place in view.places)


def _imagined_cards(view: View, dealt: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    seats = len(dealt)
    last = bool(view.dealt)  # when the game is over the cards lie as the last round left them
    round = len(view.rounds) - last
    plays = [hand.plays for hand in (view.rounds[-1].hands if last else view.hands)]
    played = {card for hand in (*plays, view.laid) for card in hand}
    return tuple(
        tuple(card for card in dealt[first_holder(seat, round, seats)] if card not in played)
        for seat in range(seats)
    )


def _imagined_tides(view: View, rng: Random) -> tuple[Tide, ...]:
    if view.offer is None:
        return ()
    turned = [tide for hand in view.hands for tide in hand.offer] + list(view.offer)
    left = list(TIDES)
    for tide in turned:
        left.remove(tide)
    return (*turned, *shuffled(left, rng))


# -- writing -------------------------------------------------------------------------------------


def _written_deal(deal: Deal) -> str:
    sections = [("tides", deal.tides), *(("hand", hand) for hand in deal.hands)]
    if deal.leftovers:
        sections.append(("left", deal.leftovers))
    return " | ".join(" ".join([name, *map(str, numbers)]) for name, numbers in sections)


def _read_deal(text: str) -> Deal:
    sections: dict[str, list[tuple[int, ...]]] = {"tides": [], "hand": [], "left": []}
    for section in text.split(" | "):
        name, *numbers = section.split(" ")
        if name not in sections or not all(number in _CARDS for number in numbers):
            raise IllegalMove(f"{section!r} is no part of a deal")
        sections[name].append(tuple(_CARDS[number] for number in numbers))
    deal = Deal(sections["tides"][0], tuple(sections["hand"]), *sections["left"][:1])
    if _written_deal(deal) != text:
        raise IllegalMove(f"{text!r} is no deal")
    return deal
