"""Onda: play higher or lower waves than the table, turn the tide, and be the first to empty your hand."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tide_gui.rules.game import (
    NATURE,
    NATURE_ALONE,
    NOBODY,
    IllegalMove,
    NoOptions,
    Outcome,
    Seat,
    Standing,
    check_movers,
    check_seats,
    shuffled,
)
from tide_gui.rules.onda.combinations import BOMBS, DECK, Card, Cards, Tide, picks, plus, without
from tide_gui.rules.onda.events import (
    BombAdvanced,
    BonusDeclined,
    CombinationLaid,
    Event,
    GameEnded,
    HandsShown,
    Passed,
    RoundBegan,
    RoundScored,
    TideTurned,
    TrickWon,
    WildsHidden,
)
from tide_gui.rules.onda.imagining import imagined_cards
from tide_gui.rules.onda.legal import other_actions, possible_lays, wanted_combinations
from tide_gui.rules.onda.moves import (
    HAND,
    SEATS,
    WILDS,
    Deal,
    HideWilds,
    Lay,
    Move,
    Pass,
    TurnTide,
    read_move,
    written,
)
from tide_gui.rules.onda.state import (
    NO_TRICKS,
    ROUNDS,
    Action,
    Course,
    Result,
    Results,
    Stage,
    State,
    View,
    passed_in,
    times_out,
    totals,
)

# -- the rule book -------------------------------------------------------------------------------


class Onda:
    """The `Game` of Onda."""

    key = "onda"
    seats = range(2, len(SEATS) + 1)
    options_type = NoOptions
    view_type = View

    def start(self, seats: int, options: NoOptions) -> State:  # noqa: ARG002  # there are none
        """Return the state before the first deal, at high tide."""
        check_seats(self.key, self.seats, seats)
        nothing: tuple[Cards, ...] = ((),) * seats
        return State(
            hands=nothing,
            wilds=nothing,
            rest=(),
            stage=Stage.DEAL,
            mover=NATURE,
            tide=Tide.HIGH,
            bomb=0,
            shown=nothing,
            course=NO_TRICKS,
            rounds=(),
        )

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return NATURE before each round, then all seats to hide wilds, then one seat at a time."""
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
        """Return the pairs to hide as wilds; later every lay, turn of the tide, decline and pass."""
        if seat not in self.to_act(state):
            return ()
        if state.stage is Stage.WILDS:
            return tuple(map(HideWilds, picks(state.hands[seat], WILDS)))
        follows = possible_lays(state, seat, wanted_combinations(state, bomb=False), bomb=False)
        bombs = possible_lays(state, seat, wanted_combinations(state, bomb=True), bomb=True)
        return (*follows, *bombs, *other_actions(state, seat))

    def deal(self, state: State, rng: Random) -> Deal:
        """Shuffle and deal; before the first round also draw who leads."""
        seats = len(state.hands)
        deck = shuffled(DECK, rng)
        hands = tuple(tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
        starter = None if state.rounds else int(rng.random() * seats)
        return Deal(hands, tuple(sorted(deck[HAND * seats :])), starter)

    def play(self, state: State, moves: Mapping[Seat, Move]) -> tuple[State, tuple[Event, ...]]:
        """Deal a round, hide all wilds, or let one seat act."""
        check_movers(self.to_act(state), moves)
        if NATURE in moves:
            return _round_begun(state, moves[NATURE])
        if state.stage is Stage.WILDS:
            return _wilds_hidden(state, moves)
        [(seat, move)] = moves.items()
        _check_action(state, seat, move)
        return _acted(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return the seat's own cards and everything public."""
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
            bombed=state.bombed,
            trick=state.trick,
            inside=state.inside,
            shown=state.shown,
            discards=state.discards,
            tricks=state.tricks,
            course=state.course,
            rounds=state.rounds,
            totals=totals(state.rounds, len(state.hands)),
            times_out=times_out(state.rounds, len(state.hands)),
        )

    def imagine(self, view: View, rng: Random) -> State:
        """Deal the unseen cards again; cards shown by turning the tide stay where they are."""
        hands, wilds, rest = imagined_cards(view, rng)
        return State(
            hands=hands,
            wilds=wilds,
            rest=rest,
            stage=view.stage,
            mover=view.mover,
            tide=view.tide,
            bomb=view.bomb,
            shown=view.shown,
            course=view.course,
            rounds=view.rounds,
        )

    def standing(self, state: State) -> Standing:
        """Return the round, the trick, and the points of the finished rounds."""
        return Standing(len(state.rounds), state.tricks, totals(state.rounds, len(state.hands)))

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome: the highest total wins; a tie goes to whoever went out more often."""
        if state.stage is not Stage.OVER:
            return None
        return Outcome(totals(state.rounds, len(state.hands)), _winners(state.rounds, len(state.hands)))

    def write(self, move: Move) -> str:
        """`wilds 3A 12B`, `follow 5A 6A +3B run 7`, `bomb 9A 9B set 9`, `turn 3A`, `decline`, `pass`."""
        return written(move)

    def read(self, text: str) -> Move:
        return read_move(text)


def _winners(rounds: tuple[Results, ...], seats: int) -> tuple[Seat, ...]:
    ranking = list(zip(totals(rounds, seats), times_out(rounds, seats), strict=True))
    return tuple(seat for seat, rank in enumerate(ranking) if rank == max(ranking))


# -- a round begins ------------------------------------------------------------------------------


def _round_begun(state: State, deal: Move) -> tuple[State, tuple[Event, ...]]:
    if not isinstance(deal, Deal):
        raise IllegalMove("nature can only deal")
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
    hands = tuple(map(without, state.hands, wilds))
    return replace(state, hands=hands, wilds=wilds, stage=Stage.ACTION), (WildsHidden(),)


def _chosen_wilds(state: State, seat: Seat, move: Move) -> Cards:
    if not isinstance(move, HideWilds) or move.cards not in picks(state.hands[seat], WILDS):
        raise IllegalMove(f"seat {seat} must put two cards of its hand face down")
    return move.cards


# -- one seat acts -------------------------------------------------------------------------------


def _check_action(state: State, seat: Seat, move: Move) -> None:
    if not isinstance(move, Lay):
        if move not in other_actions(state, seat):
            raise IllegalMove(f"seat {seat} cannot do that now")
        return
    if move.combination not in wanted_combinations(state, bomb=move.bomb):
        raise IllegalMove("that combination may not be laid on this table")
    if move not in possible_lays(state, seat, (move.combination,), bomb=move.bomb):
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
            return _declined(state, seat)


def _laid(state: State, seat: Seat, lay: Lay) -> tuple[State, tuple[Event, ...]]:
    hand = without(state.hands[seat], lay.cards)
    course = _with(state.course, Action(seat, lay=lay))
    laid = CombinationLaid(seat, lay, len(hand))
    state = replace(
        state,
        hands=_put(state.hands, seat, hand),
        wilds=_put(state.wilds, seat, without(state.wilds[seat], lay.wilds)),
        shown=_put(state.shown, seat, _still_shown(state.shown[seat], lay.cards)),
        course=course,
        mover=_next_inside(course, seat, len(state.hands)) if hand else seat,
        stage=Stage.ACTION,
    )
    if hand:
        return state, (laid,)
    state, events = _round_scored(state, seat)
    return state, (laid, *events)


def _still_shown(shown: Cards, laid: Cards) -> Cards:
    """Remove laid cards from the shown ones; of two equal cards the shown one counts as laid."""
    for card in laid:
        if card in shown:
            shown = without(shown, (card,))
    return shown


def _tide_turned(state: State, seat: Seat, wild: Card) -> tuple[State, tuple[Event, ...]]:
    tide = Tide.LOW if state.tide is Tide.HIGH else Tide.HIGH
    state = replace(
        state,
        hands=_put(state.hands, seat, plus(state.hands[seat], wild)),
        wilds=_put(state.wilds, seat, without(state.wilds[seat], (wild,))),
        shown=_put(state.shown, seat, plus(state.shown[seat], wild)),
        stage=Stage.BONUS,
        tide=tide,
        course=_with(state.course, Action(seat, turned=wild)),
    )
    return state, (TideTurned(seat, wild, tide),)


def _declined(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    return _next_acts(state, seat, Action(seat)), (BonusDeclined(seat),)


def _passed(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    state = _next_acts(state, seat, Action(seat, passed=True))
    if sum(state.inside) > 1:
        return state, (Passed(seat),)
    state, events = _trick_ended(state)
    return state, (Passed(seat), TrickWon(state.mover), *events)


def _with(course: Course, action: Action) -> Course:
    return (*course[:-1], (*course[-1], action))


def _next_acts(state: State, seat: Seat, action: Action) -> State:
    course = _with(state.course, action)
    mover = _next_inside(course, seat, len(state.hands))
    return replace(state, course=course, mover=mover, stage=Stage.ACTION)


def _next_inside(course: Course, seat: Seat, seats: int) -> Seat:
    out = passed_in(course[-1])
    return next(other for other in _clockwise_after(seat, seats) if other not in out)


def _clockwise_after(seat: Seat, seats: int) -> list[Seat]:
    """Return every seat once, the left neighbour first and the seat itself last."""
    return [*range(seat + 1, seats), *range(seat + 1)]


def _put(piles: tuple[Cards, ...], seat: Seat, pile: Cards) -> tuple[Cards, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


# -- the end of a trick and of a round -----------------------------------------------------------


def _trick_ended(state: State) -> tuple[State, tuple[Event, ...]]:
    bombed = state.bombed
    state = replace(state, course=(*state.course, ()), bomb=(state.bomb + bombed) % len(BOMBS))
    return state, (BombAdvanced(state.bomb),) if bombed else ()


def _round_scored(state: State, first_out: Seat) -> tuple[State, tuple[Event, ...]]:
    wilds = tuple(map(len, state.wilds))
    results = tuple(map(Result, state.hands, wilds))
    shown = HandsShown(state.hands, wilds)
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
    return replace(state, hands=nothing, wilds=nothing, shown=nothing, rest=(), course=NO_TRICKS)


def _next_starter(totals: tuple[int, ...], first_out: Seat) -> Seat:
    # `min` returns the first of equals
    return min(_clockwise_after(first_out, len(totals)), key=totals.__getitem__)
