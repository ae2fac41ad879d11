"""What each card has to fear, for the words of a hint."""

from collections.abc import Mapping, Sequence

import numpy as np

from tide_gui.bots.arrays import Floats, Indices
from tide_gui.bots.turning_tides.array_rules import NO_ZONE, Boards
from tide_gui.bots.turning_tides.known import CARD_OF
from tide_gui.bots.turning_tides.matrix_game import Contest
from tide_gui.bots.turning_tides.next_turn import after_turn
from tide_gui.bots.turning_tides.options import DESTROYED, SAILORS
from tide_gui.bots.turning_tides.turn_playout import Judge, Reveals, revealed, without_cards
from tide_gui.rules.turning_tides.cards import WAIT

FEARED_CHANCE = "feared_chance"
SLIGHT = 0.02  # an enemy card that makes so little difference is not feared

Figures = Mapping[str, float]


def fears(judge: Judge, contest: Contest, cards: Sequence[int]) -> list[Figures]:
    """Return for each own card which enemy card hurts most, how often it is played, and what is then lost.

    `feared` is the number of the card in the box; the figures are empty if nothing is to be feared.
    """
    own, often = np.array(cards), contest.enemy
    chances = contest.payoffs[own]
    harmless = ~contest.position.known.enemy_choices[0]
    harmless[CARD_OF[WAIT]] = True
    fall = contest.chances[own, None] - np.where(harmless, 1, chances)
    feared = fall.argmax(axis=1)
    lost = _losses(judge, contest, own, feared)
    rows = np.arange(len(own))
    return [
        {
            "feared": enemy,
            "feared_share": float(often[enemy]),
            FEARED_CHANCE: float(chances[row, enemy]),
            **{f"loses_{what}": float(count[row]) for what, count in lost.items()},
        }
        if fall[row, enemy] > SLIGHT
        else {}
        for row, enemy in zip(rows.tolist(), feared.tolist(), strict=True)
    ]


def _losses(judge: Judge, contest: Contest, own: Indices, enemy: Indices) -> dict[str, Floats]:
    """Return what the seat loses in the turn with these pairs of cards."""
    boards, [seat], known = contest.position
    after = after_turn(
        judge, _reveals_of(contest, own, enemy), without_cards(known.at(np.zeros_like(own)), own, enemy)
    )
    before, left = (_belongings(each, int(seat)) for each in (boards, after))
    return {what: np.maximum(count - left[what], 0).astype(np.float32) for what, count in before.items()}


def _reveals_of(contest: Contest, own: Indices, enemy: Indices) -> Reveals:
    """Return the reveals of these pairs of cards."""
    rows = np.zeros(len(own), np.intp)
    boards, seat, _ = contest.position
    return revealed(boards.at(rows), seat[rows], own, enemy, contest.considered[rows])


def _belongings(boards: Boards, seat: int) -> dict[str, Indices]:
    return {
        "captain": (boards.captain[:, seat] != NO_ZONE).astype(np.intp),
        "sailors": boards.piles[:, seat, SAILORS].sum(axis=1, dtype=np.intp),
        "mast": boards.mast[:, seat].astype(np.intp),
        "zones": -boards.piles[:, seat, DESTROYED].sum(axis=1, dtype=np.intp),
    }
