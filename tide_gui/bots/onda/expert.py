"""The expert: judges every move with a net, and plays the best ones out in worlds that fit the view."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats
from tide_gui.bots.bot import BUDGET, Bot, drawn
from tide_gui.bots.onda.after_moves import after
from tide_gui.bots.onda.array_rules import Rounds
from tide_gui.bots.onda.circumstances import circumstances
from tide_gui.bots.onda.experience import Experience, experience
from tide_gui.bots.onda.fewest_plays import fewest_with_wilds
from tide_gui.bots.onda.from_rulebook import faces_of, option_of, rounds_of
from tide_gui.bots.onda.judged_options import judged, lead
from tide_gui.bots.onda.playouts import PlayOut, played_out
from tide_gui.bots.onda.sights import hiding_sights
from tide_gui.bots.onda.value_net import Net, Worth, worth
from tide_gui.bots.onda.win_chances import Prospects, prospects
from tide_gui.bots.onda.worlds import drawn_worlds
from tide_gui.bots.styles import ChanceStyle, chance_styles, weighed
from tide_gui.characters import Temper
from tide_gui.rules.game import Ask, Weighed
from tide_gui.rules.onda.moves import HideWilds, Lay, Move, TurnTide
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Stage, View

RULES = Onda()
NEARLY_SURE = 0.999  # the chance to win of what does not end the round
POINT = 0.00001  # where nothing else counts, a point of lead is like so much chance to win

Question = Ask[View, Move]
Answer = tuple[Weighed[Move], ...]


class Search(NamedTuple):
    """Which options are played out, in how many worlds, and how."""

    options: int = 4  # the best ones by the net
    rows: int = 80  # options times worlds
    worlds: int = 40  # at most, for a few options
    way: PlayOut = PlayOut()


SEARCH = Search()
EXPERTS = chance_styles(eager=0.05, whim=0.005)


class Expert(Bot):
    """Plays the move with the best chance to win the game."""

    def __init__(
        self, style: ChanceStyle, learnt: Callable[[], Experience] = experience, search: Search = SEARCH
    ) -> None:
        self._style, self._search = style, search
        self._learnt = learnt

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """Weigh every move; the figures of each tell the chance to go out and how many plays are left."""
        all_weighed, found = self._weighed(ask, seed, budget)
        plays = cache(fewest_with_wilds)
        before = plays(ask.view.hand, len(ask.view.wilds))
        rows = zip(
            all_weighed, found.out.tolist(), (after(move, ask.view) for move in ask.choices), strict=True
        )
        return tuple(
            replace(each, figures={"out": out, "plays": plays(left.hand, left.wilds), "plays_before": before})
            for each, out, left in rows
        )

    def choose(self, ask: Question, seed: int, budget: int) -> Move:
        if len(ask.choices) == 1:
            return ask.choices[0]
        return drawn(self._weighed(ask, seed, budget)[0], seed)

    def _weighed(self, ask: Question, seed: int, budget: int) -> tuple[Answer, Worth]:
        learnt, seats = self._learnt(), len(ask.view.totals)
        hopes, public = prospects(ask.view, learnt.results[seats]), _public(ask.view)
        draw = partial(self._worlds, ask, seed, budget, public)
        found, win = (
            _hidden(ask, hopes, learnt.net, public)
            if _is_hiding(ask)
            else _played_out(ask, hopes, learnt.net, self._search, public, draw)
        )
        told = learnt.corrections[seats].chance(win, circumstances(ask))
        return weighed(ask.choices, told, self._shares(ask, found, win), found.points), found

    def _shares(self, ask: Question, found: Worth, win: Floats) -> Floats:
        stake = win.max() - win.min()
        liking = win + POINT * lead(found) + self._style.eager * stake * _wilds_spent(ask)
        good = liking >= liking.max() - self._style.whim * stake
        return good / good.sum()

    def _worlds(self, ask: Question, seed: int, budget: int, public: Rounds, options: int) -> Rounds:
        """Draw as many worlds as the rows allow for so many options."""
        count = min(self._search.rows // options, self._search.worlds) * budget // BUDGET
        odds = self._learnt().odds[len(ask.view.totals)]
        return drawn_worlds(ask.view, public, max(count, 1), np.random.default_rng(seed), odds)


def _public(view: View) -> Rounds:
    """Return a round that fits the view."""
    return rounds_of([RULES.imagine(view, Random(0))])


def _is_hiding(ask: Question) -> bool:
    return ask.view.stage is Stage.WILDS


def _wilds_spent(ask: Question) -> Floats:
    return np.array([_wilds_in(move) for move in ask.choices], np.float32)


def _wilds_in(move: Move) -> int:
    match move:
        case Lay(_, _, wilds):
            return len(wilds)
        case TurnTide():
            return 1
    return 0


def _hidden(ask: Question, hopes: Prospects, net: Net, public: Rounds) -> tuple[Worth, Floats]:
    pairs = [faces_of(ask.view.tide, move.cards) for move in ask.choices if isinstance(move, HideWilds)]
    seen = hiding_sights(public, ask.seat, np.array([pairs], np.int8))
    found = worth(net, seen)
    return found, hopes.chance(found)


def _played_out(
    ask: Question, hopes: Prospects, net: Net, search: Search, public: Rounds, draw: Callable[[int], Rounds]
) -> tuple[Worth, Floats]:
    """Judge each option once: moves that differ only by suits are the same option."""
    options = np.array([option_of(ask.view.tide, ask.view.wilds, move) for move in ask.choices])
    different, which = np.unique(options, return_inverse=True)
    found = judged(net, public, np.zeros(len(different), np.intp), different).worth
    win, sure = hopes.chance(found), found.out == 1
    top = np.argsort(-win, kind="stable")[: search.options]
    if len(top) > 1:
        seen = played_out(net, draw(len(top)), different[top], search.way)
        hope = hopes.chance(seen)
        win = np.minimum(win, hope.min())
        win[top] = hope
        for part, better in zip(found, seen, strict=True):
            part[top] = better
    win = np.where(sure, win, np.minimum(win, NEARLY_SURE))
    return found.at(which), win[which]


def expert(temper: Temper) -> Expert:
    return Expert(EXPERTS[temper])
