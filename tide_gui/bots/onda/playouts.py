"""Plays moves out in worlds that fit the view, up to the own next turn."""

import numpy as np

from tide_gui.bots.arrays import Indices
from tide_gui.bots.onda.array_rules import NOBODY, Rounds, played, points
from tide_gui.bots.onda.judged_options import best, choices, lead
from tide_gui.bots.onda.value_net import Net, Worth
from tide_gui.rules.onda.state import WENT_OUT


def played_out(net: Net, worlds: Rounds, options: Indices) -> Worth:
    """Return what the mover may expect of each option, as the mean over all worlds."""
    count = len(worlds.mover)
    rounds = worlds.at(np.tile(np.arange(count), len(options)))
    found = _next_turn(net, played(rounds, np.repeat(options, count)), int(worlds.mover[0]))
    return Worth._make([part.reshape(len(options), count).mean(axis=1) for part in found])


def _next_turn(net: Net, rounds: Rounds, seat: int) -> Worth:
    """Let every seat take its best option; return what a seat expects when its next turn comes."""
    found = Worth._make([np.zeros(len(rounds.mover), np.float32) for _ in Worth._fields])
    rounds, rows = _going(found, rounds, np.arange(len(rounds.mover)), seat)
    while len(rows):
        seen = choices(net, rounds)
        chosen = best(seen.rows, lead(seen.worth))
        again = (rounds.mover == seat) & ~rounds.bonus
        _keep(found, rows[again], seen.worth.at(chosen[again]))
        rounds = played(rounds.at(~again), seen.options[chosen[~again]])
        rounds, rows = _going(found, rounds, rows[~again], seat)
    return found


def _going(found: Worth, rounds: Rounds, rows: Indices, seat: int) -> tuple[Rounds, Indices]:
    """Keep the points of rounds that are over, and return the others."""
    over = rounds.winner != NOBODY
    if not over.any():
        return rounds, rows
    made = points(rounds.at(over)).astype(np.float32)
    own = made[:, seat]
    others = (made.sum(axis=1) - own) / (rounds.seats - 1)
    _keep(found, rows[over], Worth(own, others, (own == WENT_OUT).astype(np.float32)))
    return rounds.at(~over), rows[~over]


def _keep(found: Worth, rows: Indices, kept: Worth) -> None:
    for part, values in zip(found, kept, strict=True):
        part[rows] = values
