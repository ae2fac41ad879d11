"""Turning Tides: two ships pass each other; cards are chosen in secret and performed by a hierarchy."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

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
from tide_gui.rules.turning_tides.cards import (
    BOTH_WAIT,
    EXHAUSTIONS,
    SWAPS,
    WAIT_ALONE,
    Card,
    Cards,
    Deal,
    Swap,
    cycle_of,
    exchange_of,
    exhaustions,
    kinds,
    minus,
    ordered,
    promoting_in,
    queue_of,
    read_deal,
    swaps,
    without,
)
from tide_gui.rules.turning_tides.choices import DECISIONS, possible
from tide_gui.rules.turning_tides.decisions import Decision
from tide_gui.rules.turning_tides.effects import Sailed
from tide_gui.rules.turning_tides.events import (
    CardsDrawn,
    CardsExhausted,
    CardsRevealed,
    CardsSwapped,
    Event,
    FiresAdded,
    GameEnded,
    NoEffect,
    Performed,
    RoundBegan,
    RoundEnded,
    ShipsTurned,
)
from tide_gui.rules.turning_tides.imagining import imagined_place
from tide_gui.rules.turning_tides.ships import GOLD, PASSED, SILVER, Board, beaten, promotes
from tide_gui.rules.turning_tides.state import (
    LAST_ROUND,
    SEATS,
    Course,
    Decided,
    Move,
    Options,
    Phase,
    Place,
    Places,
    Queue,
    Round,
    State,
    Turn,
    View,
)

StateAndEvents = tuple[State, tuple[Event, ...]]


# -- the rule book -------------------------------------------------------------------------------


class TurningTides:
    """The `Game` of Turning Tides."""

    key = "turning-tides"
    seats = range(2, 3)
    options_type = Options
    view_type = View

    def start(self, seats: int, options: Options) -> State:
        """Return the state before the first deal."""
        check_seats(self.key, self.seats, seats)
        exchange = exchange_of(options.introductory)
        place = Place(WAIT_ALONE, (), (), exchange, ())
        course = (Round((exchange, exchange)),)
        return State(options, Phase.DEAL, 0, Board(), (place, place), course)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return both seats to choose cards, one to decide, and in the lee those that have to act."""
        match state.phase:
            case Phase.CHOOSE:
                return _BOTH
            case Phase.PERFORM:
                return _ALONE[state.queue[0].seat]
            case Phase.SWAP:
                return _swappers(state)
            case Phase.EXHAUST:
                return _damaged(state)
            case Phase.DEAL:
                return NATURE_ALONE
        return NOBODY

    def legal(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Return the kinds of cards in hand, or the possible decisions."""
        return _legal(state, seat) if seat in self.to_act(state) else ()

    def deal(self, state: State, rng: Random) -> Deal:
        """Shuffle both draw piles."""
        gold, silver = (shuffled(_to_be_dealt(state, seat), rng) for seat in SEATS)
        return Deal(gold, silver)

    def play(self, state: State, moves: Mapping[Seat, Move]) -> StateAndEvents:
        """Deal a round, reveal two cards, perform a decision, or swap or exhaust cards in the lee."""
        check_movers(self.to_act(state), moves)
        for seat in SEATS:
            if seat in moves and moves[seat] not in _legal(state, seat):
                raise IllegalMove(f"seat {seat} cannot play {str(moves[seat])!r} now")
        return _PLAY[state.phase](state, moves)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the seat's own cards and everything public."""
        gold, silver = state.places
        lying_open = state.phase is Phase.PERFORM
        return View(
            seat=seat,
            options=state.options,
            phase=state.phase,
            round=state.round,
            board=state.board,
            hand=() if seat is None else _closed_hand(state, seat),
            hand_sizes=(len(gold.hand) - lying_open, len(silver.hand) - lying_open),
            pile_sizes=(len(gold.pile), len(silver.pile)),
            discards=(gold.discards, silver.discards),
            exchange=(gold.exchange, silver.exchange),
            exhausted=() if seat is None else state.places[seat].exhausted,
            exhausted_sizes=(len(gold.exhausted), len(silver.exhausted)),
            plays=state.plays,
            queue=state.queue,
            course=state.course,
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Distribute the unknown cards among hands, piles and exhausted cards."""
        places = imagined_place(view, GOLD, rng), imagined_place(view, SILVER, rng)
        return State(view.options, view.phase, view.round, view.board, places, view.course, view.queue)

    def standing(self, state: State) -> Standing:
        """Return the round, the turn, and a score of 1 for the winner."""
        return Standing(state.round, _turn(state), _scores(state))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the ship that is not beaten wins; after the last round both win."""
        scores = _scores(state)
        return Outcome(scores, best(scores)) if state.phase is Phase.OVER else None

    def write(self, move: Move) -> str:
        """`fire`, `move sailor 5 to 3`, `swap cannon for swing`, or nature's two piles."""
        return str(move)

    def read(self, text: str) -> Move:
        return _MOVES.get(text) or read_deal(text)


_MOVES: dict[str, Move] = {str(move): move for move in (*Card, *DECISIONS, *SWAPS, *EXHAUSTIONS)}


def _turn(state: State) -> int:
    return len(state.course[-1].turns) - (state.phase not in (Phase.DEAL, Phase.CHOOSE))


def _scores(state: State) -> tuple[int, int]:
    gold, silver = (beaten(ship, state.options.introductory) for ship in state.board.ships)
    return int(silver), int(gold)


# -- who acts, and what is legal -----------------------------------------------------------------


_BOTH = frozenset(SEATS)
_ALONE = frozenset({GOLD}), frozenset({SILVER})


def _swappers(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat in SEATS if state.places[seat].hand != WAIT_ALONE)


def _damaged(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat in SEATS if state.board.ships[seat].destroyed)


def _legal(state: State, seat: Seat) -> tuple[Move, ...]:
    match state.phase:
        case Phase.CHOOSE:
            return kinds(state.places[seat].hand)
        case Phase.PERFORM:
            return possible(state.queue[0].action, state.board, seat)
        case Phase.SWAP:
            return swaps(state.places[seat].hand, state.places[seat].exchange)
        case Phase.EXHAUST:
            return exhaustions(_cycle(state, seat), len(state.board.ships[seat].destroyed))
    return ()


# -- a round begins ------------------------------------------------------------------------------


def _cycle(state: State, seat: Seat) -> Cards:
    return cycle_of(state.options.introductory, state.places[seat].exchange)


def _to_be_dealt(state: State, seat: Seat) -> Cards:
    return without(_cycle(state, seat), state.places[seat].exhausted)


def _dealt(state: State, moves: Mapping[Seat, Any]) -> StateAndEvents:
    piles = _checked_piles(state, moves[NATURE])
    gold, silver = (
        Place(place.hand, pile, place.discards, place.exchange, place.exhausted).drawn()
        for place, pile in zip(state.places, piles, strict=True)
    )
    began = RoundBegan(state.round, (len(piles[GOLD]), len(piles[SILVER])))
    state = State(state.options, Phase.CHOOSE, state.round, state.board, (gold, silver), state.course)
    return state, (began, CardsDrawn(SEATS))


def _checked_piles(state: State, deal: Move) -> tuple[Cards, Cards]:
    if not isinstance(deal, Deal):
        raise IllegalMove("nature can only deal")
    piles = deal.gold, deal.silver
    if any(ordered(piles[seat]) != _to_be_dealt(state, seat) for seat in SEATS):
        raise IllegalMove("the draw piles do not hold the right cards")
    return piles


# -- a turn --------------------------------------------------------------------------------------


def _cards_played(state: State, moves: Mapping[Seat, Any]) -> StateAndEvents:
    plays = moves[GOLD], moves[SILVER]
    board = state.board
    queue = queue_of(plays, _promoting(state), board.pawn)
    course = _with(state.course, Turn(plays))
    events: list[Event] = [CardsRevealed(plays, promoting_in(queue))]
    if plays == BOTH_WAIT:
        board = _sailed(board, events)
    return _performed_queue(state, course, board, queue, events)


def _promoting(state: State) -> tuple[bool, bool]:
    gold, silver = (promotes(ship, state.options.introductory) for ship in state.board.ships)
    return gold, silver


def _decision_made(state: State, moves: Mapping[Seat, Any]) -> StateAndEvents:
    return _performed_queue(state, state.course, state.board, state.queue, [], tuple(moves.values()))


def _performed_queue(
    state: State,
    course: Course,
    board: Board,
    queue: Queue,
    events: list[Event],
    decided: tuple[Decision, ...] = (),
) -> StateAndEvents:
    """Perform tasks until a seat has to decide, a ship is beaten, or the turn is over.

    Of the state, course, board and queue have gone on already.
    """
    while queue:
        seat, action = queue[0].seat, queue[0].action
        decisions = decided or possible(action, board, seat)
        if len(decisions) > 1:
            return _waiting(state, course, board, queue, events), tuple(events)
        if decisions:
            board = _performed(board, seat, decisions[0], events)
            if beaten(board.ships[1 - seat], state.options.introductory):
                return _won(state, course, board, seat, events)
        else:
            events.append(NoEffect(seat, action))
        queue, decided = queue[1:], ()
    return _turn_over(state, course, board, events)


def _waiting(state: State, course: Course, board: Board, queue: Queue, events: list[Event]) -> State:
    course = _noted(course, events)
    return State(state.options, Phase.PERFORM, state.round, board, state.places, course, queue)


def _with(course: Course, *turns: Turn) -> Course:
    """Add turns to the present round."""
    return (*course[:-1], Round(course[-1].exchange, (*course[-1].turns, *turns)))


def _noted(course: Course, events: list[Event]) -> Course:
    """Add the decisions among these events to the present turn."""
    decided = [Decided(event.seat, str(event.decision)) for event in events if isinstance(event, Performed)]
    if not decided:
        return course
    *turns, turn = course[-1].turns
    noted = Turn(turn.plays, (*turn.decisions, *decided))
    return (*course[:-1], Round(course[-1].exchange, (*turns, noted)))


def _performed(board: Board, seat: Seat, decision: Decision, events: list[Event]) -> Board:
    board, effects = decision.perform(board, seat)
    events.append(Performed(seat, decision))
    events.extend(effects)
    return board


def _sailed(board: Board, events: list[Event]) -> Board:
    board = board.sailed(1)
    events.append(Sailed(1, board.offset))
    return board


def _won(state: State, course: Course, board: Board, seat: Seat, events: list[Event]) -> StateAndEvents:
    course, places = _noted(course, events), _put_away(state, course)
    over = State(state.options, Phase.OVER, state.round, board, places, course)
    return over, (*events, GameEnded((seat,)))


def _turn_over(state: State, course: Course, board: Board, events: list[Event]) -> StateAndEvents:
    """Discard, sail, and draw for the next turn."""
    course = _noted(course, events)
    board = _sailed(board, events)
    if board.offset >= PASSED:
        places = _put_away(state, course)
        return _round_over(replace(state, board=board, places=places, course=course, queue=()), events)
    (gold, silver), (card, other) = state.places, course[-1].turns[-1].plays
    places = gold.put_away_and_drawn(card), silver.put_away_and_drawn(other)
    if gold.pile or silver.pile:
        events.append(CardsDrawn(tuple([seat for seat in SEATS if state.places[seat].pile])))
    return State(state.options, Phase.CHOOSE, state.round, board, places, course), tuple(events)


def _put_away(state: State, course: Course) -> Places:
    (gold, silver), (card, other) = state.places, course[-1].turns[-1].plays
    return gold.put_away(card), silver.put_away(other)


# -- the lee -------------------------------------------------------------------------------------


def _round_over(state: State, events: list[Event]) -> StateAndEvents:
    state = replace(state, phase=Phase.SWAP)
    events.append(RoundEnded(state.round))
    if state.round + 1 == LAST_ROUND:
        return replace(state, phase=Phase.OVER), (*events, GameEnded(SEATS))
    if state.options.introductory:
        return _fires_added(state, events)
    return (state, tuple(events)) if _swappers(state) else _after_swap(state, events)


def _fires_added(state: State, events: list[Event]) -> StateAndEvents:
    """Add one Fire of each hold to its draw pile, while there is one: the introductory game has no lee."""
    if any(place.exchange for place in state.places):
        events.append(FiresAdded())
    gold, silver = (replace(place, exchange=place.exchange[1:]) for place in state.places)
    return _next_round(replace(state, places=(gold, silver)), events)


def _cards_swapped(state: State, swaps: Mapping[Seat, Any]) -> StateAndEvents:
    gold, silver = (place.swapped(swaps.get(seat, Swap())) for seat, place in enumerate(state.places))
    events: list[Event] = [
        CardsSwapped(seat, swaps[seat].given, swaps[seat].taken) for seat in SEATS if seat in swaps
    ]
    return _after_swap(replace(state, places=(gold, silver)), events)


def _after_swap(state: State, events: list[Event]) -> StateAndEvents:
    if _damaged(state):
        return replace(state, phase=Phase.EXHAUST), tuple(events)
    return _next_round(state, events)


def _cards_exhausted(state: State, exhausts: Mapping[Seat, Any]) -> StateAndEvents:
    gold, silver = (
        replace(place, exhausted=exhausts[seat].cards if seat in exhausts else ())
        for seat, place in enumerate(state.places)
    )
    events: list[Event] = [
        CardsExhausted(seat, len(exhausts[seat].cards)) for seat in SEATS if seat in exhausts
    ]
    return _next_round(replace(state, places=(gold, silver)), events)


def _next_round(state: State, events: list[Event]) -> StateAndEvents:
    gold, silver = (Place(WAIT_ALONE, (), (), place.exchange, place.exhausted) for place in state.places)
    course = (*state.course, Round((gold.exchange, silver.exchange)))
    turned = State(state.options, Phase.DEAL, state.round + 1, state.board.turned(), (gold, silver), course)
    return turned, (*events, ShipsTurned())


_PLAY: dict[Phase, Callable[[State, Mapping[Seat, Any]], StateAndEvents]] = {
    Phase.DEAL: _dealt,
    Phase.CHOOSE: _cards_played,
    Phase.PERFORM: _decision_made,
    Phase.SWAP: _cards_swapped,
    Phase.EXHAUST: _cards_exhausted,
}


# -- views and worlds ----------------------------------------------------------------------------


def _closed_hand(state: State, seat: Seat) -> Cards:
    hand = state.places[seat].hand
    return minus(hand, state.course[-1].turns[-1].plays[seat]) if state.phase is Phase.PERFORM else hand
