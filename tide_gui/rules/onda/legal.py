"""The legal actions of Onda."""

from collections.abc import Iterable

from tide_gui.rules.game import (
    Seat,
)
from tide_gui.rules.onda import moves
from tide_gui.rules.onda.combinations import BOMBS, Combination, answers, by_value, naturals, picks, shaped
from tide_gui.rules.onda.state import Stage, State


def wanted_combinations(state: State, *, bomb: bool) -> tuple[Combination, ...]:
    """Return the combinations that may be laid now, as a follow or as the bomb."""
    if not bomb:
        trick = state.trick
        return answers(trick[-1].lay.combination if trick else None, state.tide)
    if state.stage is Stage.BONUS or state.bombed:
        return ()
    return shaped(BOMBS[state.bomb])


def possible_lays(state: State, seat: Seat, wanted: Iterable[Combination], *, bomb: bool) -> list[moves.Lay]:
    """Return every way in which a seat can lay one of these combinations."""
    piles = by_value(state.hands[seat])
    spare = min(_most_wilds(state, bomb=bomb), len(state.wilds[seat]))
    wilds = [picks(state.wilds[seat], count) for count in range(spare + 1)]
    return [
        moves.Lay(bomb, cards, extra, combination)
        for combination in wanted
        for cards in naturals(piles, combination, spare, suited=bomb)
        for extra in wilds[combination.size - len(cards)]
    ]


def _most_wilds(state: State, *, bomb: bool) -> int:
    if state.stage is Stage.BONUS:
        return 0
    return moves.WILDS_IN_BOMB if bomb else moves.WILDS_IN_FOLLOW


def other_actions(state: State, seat: Seat) -> list[moves.Move]:
    """Return the legal actions other than laying cards."""
    if state.stage is Stage.BONUS:
        return [moves.Decline()]
    turns = [] if state.blocked else dict.fromkeys(state.wilds[seat])
    return [*map(moves.TurnTide, turns), *([moves.Pass()] if state.trick else [])]
