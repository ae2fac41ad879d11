"""Turn the Tide: bid weather cards for low tides, keep your life preservers."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

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
from tide_gui.rules.quoting import quoted
from tide_gui.rules.turn_the_tide.cards import (
    HANDS,
    NO_TIDE,
    TIDES,
    WEATHER,
    Card,
    Offer,
    Plays,
    Tide,
    tokens_for,
)
from tide_gui.rules.turn_the_tide.events import (
    CardLaid,
    CardsRevealed,
    Drowned,
    Event,
    GameEnded,
    HandsPassed,
    PreserverLost,
    RoundBegan,
    RoundScored,
    TidesOffered,
    TideTaken,
)
from tide_gui.rules.turn_the_tide.imagining import imagined_cards, imagined_deal, imagined_tides
from tide_gui.rules.turn_the_tide.moves import CARD_NAMES, Deal, Move, read_deal, written_deal
from tide_gui.rules.turn_the_tide.state import (
    Options,
    Place,
    PlayedHand,
    PlayedRound,
    Result,
    State,
    View,
    first_holder,
    totals,
)

MOST_LEFT_AT_END = 2


# -- the rule book -------------------------------------------------------------------------------


class TurnTheTide:
    """The `Game` of Turn the Tide."""

    key = "turn-the-tide"
    seats = range(3, 6)
    options_type = Options
    view_type = View

    def start(self, seats: int, options: Options) -> State:
        """Return the state before the first deal."""
        check_seats(self.key, self.seats, seats)
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
        return State(options, nothing, (), (), nothing, (Place(NO_TIDE, 0, 0),) * seats, (), (), ())

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return NATURE before each round, then all seats afloat; in open play one after the other."""
        if state.over:
            return NOBODY
        if not state.tides:
            return NATURE_ALONE
        if state.options.open_play:
            return frozenset({_next_to_lay(state)})
        return frozenset([seat for seat, place in enumerate(state.places) if place.afloat])

    def legal(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in hand: any of them may be played."""
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
        """Return the seat's own cards, everything public, and the hands the seat held before."""
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
        """Deal the unknown cards so that every hand is worth the tokens that are public."""
        dealt, leftovers = imagined_deal(view, rng)
        return State(
            options=view.options,
            dealt=dealt,
            leftovers=leftovers,
            tides=imagined_tides(view, rng),
            cards=imagined_cards(view, dealt),
            places=view.places,
            laid=view.laid,
            hands=view.hands,
            rounds=view.rounds,
        )

    def standing(self, state: State) -> Standing:
        """Return the round, the hand, and the points of the finished rounds."""
        return Standing(len(state.rounds), len(state.hands), totals(state.rounds, len(state.places)))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: after as many rounds as seats the highest total wins."""
        if not state.over:
            return None
        scores = totals(state.rounds, len(state.places))
        return Outcome(scores, best(scores))

    def write(self, move: Move) -> str:
        """`37`, or for nature `tides 3 9 ... | hand 1 5 ... | left 2 8 ...`."""
        return written_deal(move) if isinstance(move, Deal) else str(move)

    def read(self, text: str) -> Move:
        if card := CARD_NAMES.get(text):
            return card
        if text.startswith("tides "):
            return read_deal(text)
        raise IllegalMove(f"{quoted(text)} is no weather card")


# -- nature deals --------------------------------------------------------------------------------


def _round_begun(state: State, deal: Move) -> tuple[State, tuple[Event, ...]]:
    if not isinstance(deal, Deal):
        raise IllegalMove("nature can only deal")
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
    if played is None or played not in cards:  # in open play a laid card has already left the hand
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
