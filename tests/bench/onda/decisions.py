"""Where the expert of Onda errs: `python tests/bench/onda/decisions.py`.

Experts play games of fresh deals. At some decisions up to eight options are played out to the end of the
round, all seats by the net of the expert, in worlds that fit the view. The best option is found in one half
of the worlds and compared with the expert's in the other half, and the other way round: so chance does not
make the loss larger. A loss is a lead in points that was given away. The last round of a game is left out,
because there an expert rightly gives points away for the chance to win.

The second column of the table is the option that the net likes best, the third is what the expert's search
finds with more options in more worlds. What the net and that search promised of an option, less what it led
to, says which kinds of options they take to be too good. Intervals are those of 95 % over deals.

The worlds are those of the expert: the hands of others are drawn by how many plays they take.
`true_deals.py` looks at what was really hidden.
"""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import ceil
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is imported: one core per process
sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[3]))  # measure this checkout, whatever is installed

import numpy as np
from bench.calibration import FRESH
from bench.findings import progress

from tide_gui.bots import whole_games
from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.intervals import mean_interval
from tide_gui.bots.onda.array_rules import NOBODY, Rounds, played, points
from tide_gui.bots.onda.experience import experience
from tide_gui.bots.onda.expert import RULES, SEARCH, Question, expert
from tide_gui.bots.onda.from_rulebook import option_of, rounds_of
from tide_gui.bots.onda.judged_options import best, choices, judged, lead
from tide_gui.bots.onda.options import DECLINE, IS_BOMB, PASS, TURN, USED
from tide_gui.bots.onda.playouts import played_out
from tide_gui.bots.onda.sights import FEWEST_SEATS
from tide_gui.bots.onda.value_net import Net
from tide_gui.bots.onda.worlds import drawn_worlds
from tide_gui.bots.workplace import HERE, Workplace, in_order
from tide_gui.characters import Temper
from tide_gui.cli.errors import Failed
from tide_gui.cli.workers import Processes, unwinding
from tide_gui.rules.onda.moves import HAND, Move
from tide_gui.rules.onda.state import ROUNDS, Stage, State, View

WORLDS, OPTIONS = 128, 8  # that are played out
OF_A_DEAL = 4  # decisions of one game
PLAYERS = ("expert", "its net alone", f"{WORLDS} worlds, {OPTIONS} options")
KINDS = ("plain lay", "wild", "bomb", "turn", "decline", "pass")
HEAD = ("seats", "decisions", *PLAYERS)
MOMENT_HEAD = ("moment", "decisions", "mean", "total")
KIND_HEAD = ("chosen", "better", "decisions", "mean", "total")
PROMISE_HEAD = ("kind", "options", "by the net", f"by {WORLDS} worlds")
CELL = 17  # characters
MOMENTS = {  # by the shortest hand
    "early (8 or more)": range(8, HAND + 1),
    "middle (4 to 7)": range(4, 8),
    "late (1 to 3)": range(1, 4),
}
SEED_BITS = 32

Lost = tuple[int, float]  # a deal, and what was lost in it


# -- one decision --------------------------------------------------------------------------------


class Comparison(NamedTuple):
    """What the expert chose and what one half of the worlds found best, with what the other half says."""

    chosen: str
    better: str | None  # None if it is what the expert chose
    loss: float


class Promise(NamedTuple):
    """By how much an option was expected to lead to more than it does."""

    kind: str
    of_net: float
    of_search: float


class Decision(NamedTuple):
    """What a decision cost each of the players, and what was promised of its options."""

    deal: int
    moment: str
    losses: tuple[float, ...]
    compared: tuple[Comparison, ...]
    promises: tuple[Promise, ...] = ()


class Met(NamedTuple):
    """A decision that left a choice: the different options, and the expert's."""

    state: State
    ask: Question
    options: Indices
    chosen: int


def decisions_of(seats: int, deal: int) -> list[Decision]:
    """Let experts play a deal, and look at some of their decisions."""
    rng = Random(deal)
    every = list(met(seats, deal))
    some = sorted(rng.sample(range(len(every)), min(OF_A_DEAL, len(every))))
    return [_looked_at(deal, every[at], rng.getrandbits(SEED_BITS)) for at in some]


def met(seats: int, deal: int) -> Iterator[Met]:
    """Let experts play a deal, and yield their decisions of all rounds but the last."""
    played_turns = whole_games.turns(RULES, [expert(Temper.STEADY)] * seats, deal)
    for (state, _), (_, answers) in pairwise(played_turns):
        if len(state.rounds) == ROUNDS - 1:
            return
        for ask, move, *_ in answers if state.stage is not Stage.WILDS else ():
            options = np.unique([option_in(ask, choice) for choice in ask.choices])
            if len(options) > 1:
                yield Met(state, ask, options, option_in(ask, move))


def option_in(ask: Question, move: Move) -> int:
    return option_of(ask.view.tide, ask.view.wilds, move)


def _looked_at(deal: int, decision: Met, seed: int) -> Decision:
    _, ask, options, chosen = decision
    learnt, rng = experience(), np.random.default_rng(seed)
    net, odds = learnt.net, learnt.odds[len(ask.view.totals)]
    public = rounds_of([RULES.imagine(ask.view, Random(0))])
    searched, checked = (drawn_worlds(ask.view, public, WORLDS, rng, odds) for _ in range(2))
    by_net = promised_by(net, public, options)
    liked = sorted(by_net, key=by_net.__getitem__, reverse=True)
    by_search = _by_search(net, searched, {*liked[:OPTIONS], *options_to_try([chosen], liked)})
    players = [chosen, liked[0], max(liked[:OPTIONS], key=by_search.__getitem__)]
    tried = options_to_try(players, liked)
    leads = leads_at_end(net, checked, np.array(tried))
    promises = tuple(
        Promise(kind_of(option), by_net[option] - came, by_search[option] - came)
        for option, came in zip(tried, leads.mean(axis=1).tolist(), strict=True)
    )
    return Decision(deal, moment_of(ask.view), *compared(leads, tried, players), promises)


def promised_by(net: Net, public: Rounds, options: Indices) -> dict[int, float]:
    """Return the lead that the net promises after each option."""
    found = judged(net, public, np.zeros(len(options), np.intp), options).worth
    return dict(zip(options.tolist(), lead(found).tolist(), strict=True))


def _by_search(net: Net, worlds: Rounds, options: Collection[int]) -> dict[int, float]:
    """Return the lead that the search promises after each option."""
    found = played_out(net, worlds, np.array(list(options)), SEARCH.way)
    return dict(zip(options, lead(found).tolist(), strict=True))


def moment_of(view: View) -> str:
    return next(name for name, cards in MOMENTS.items() if min(view.hand_counts) in cards)


def kind_of(option: int) -> str:
    """Return what an option does."""
    if option >= TURN:
        return "pass" if option == PASS else "decline" if option == DECLINE else "turn"
    return "bomb" if IS_BOMB[option] else "wild" if USED[option].any() else "plain lay"


def options_to_try(players: Sequence[int], liked: Sequence[int]) -> list[int]:
    """Return what the players chose, the best option of each kind, and others that the net likes."""
    firsts = {kind_of(option): option for option in reversed(liked)}
    return list(dict.fromkeys([*players, *firsts.values(), *liked]))[:OPTIONS]


def leads_at_end(net: Net, worlds: Rounds, options: Indices) -> Floats:
    """Return the lead of the mover at the end of the round: options x worlds."""
    count = len(worlds.mover)
    rounds = worlds.at(np.tile(np.arange(count), len(options)))
    return lead_at_end(net, rounds, np.repeat(options, count)).reshape(len(options), count)


def lead_at_end(net: Net, rounds: Rounds, options: Indices) -> Floats:
    """Return the lead that the mover of each round has at its end, after this option."""
    made = _at_end(net, played(rounds, options)).astype(np.float32)
    own = made[np.arange(len(made)), rounds.mover]
    return np.asarray(own - (made.sum(axis=1) - own) / (rounds.seats - 1), np.float32)


def _at_end(net: Net, rounds: Rounds) -> Small:
    """Let every seat take its best option until all rounds are over; return their points."""
    made, rows = np.zeros(rounds.inside.shape, np.int8), np.arange(len(rounds.mover))
    while len(rows):
        over = rounds.winner != NOBODY
        made[rows[over]] = points(rounds.at(over))
        rounds, rows = rounds.at(~over), rows[~over]
        if len(rows):
            seen = choices(net, rounds)
            rounds = played(rounds, seen.options[best(seen.rows, lead(seen.worth))])
    return made


def compared(
    leads: Floats, tried: Sequence[int], players: Sequence[int]
) -> tuple[tuple[float, ...], tuple[Comparison, ...]]:
    """Return what each player lost, and what was better than the choice of the first one."""
    halves = leads[:, ::2].mean(axis=1), leads[:, 1::2].mean(axis=1)
    at = [tried.index(option) for option in players]
    found, losses = [], []
    for finds, judges in (halves, halves[::-1]):
        top = int(finds.argmax())
        losses.append(judges[top] - judges[at])
        better = None if top == at[0] else kind_of(tried[top])
        found.append(Comparison(kind_of(players[0]), better, float(losses[-1][0])))
    return tuple(np.mean(losses, axis=0).tolist()), tuple(found)


# -- the tables ----------------------------------------------------------------------------------


def losses(seats: int, decisions: Sequence[Decision]) -> str:
    """Return the line about what each player lost."""
    means = (mean_text([(each.deal, each.losses[at]) for each in decisions]) for at in range(len(PLAYERS)))
    return in_cells(HEAD, (str(seats), str(len(decisions)), *means))


def breakdown(tables: str, decisions: Sequence[Decision]) -> Iterator[str]:
    """Yield the lines about which of the expert's decisions lost something."""
    if decisions:
        for head, title, rows in (
            (MOMENT_HEAD, "losses by the shortest hand", _by_moment(decisions)),
            (KIND_HEAD, "losses by what was chosen and what was better", _by_kind(decisions)),
            (PROMISE_HEAD, "promises less what came of them, by kind of option", _promised(decisions)),
        ):
            yield f"\n{tables}, {title}:"
            yield in_cells(head, head)
            yield from (in_cells(head, row) for row in rows)


def _by_moment(decisions: Sequence[Decision]) -> Iterator[tuple[str, ...]]:
    for moment in MOMENTS:
        if some := [(each.deal, each.losses[0]) for each in decisions if each.moment == moment]:
            yield moment, *_counted(some)


def _by_kind(decisions: Sequence[Decision]) -> Iterator[tuple[str, ...]]:
    """Yield a line for each kind of choice and under it one for each kind that was better.

    Each half of the worlds counts as half a decision.
    """
    halves = [(each.deal, half) for each in decisions for half in each.compared]
    for chosen in KINDS:
        mine = [(deal, half) for deal, half in halves if half.chosen == chosen]
        if mine:
            yield chosen, "", *_counted([(deal, half.loss) for deal, half in mine], 1 / 2)
        for better in KINDS:
            if some := [(deal, half.loss) for deal, half in mine if half.better == better]:
                yield "", f"another {better}" if better == chosen else better, *_counted(some, 1 / 2)


def _promised(decisions: Sequence[Decision]) -> Iterator[tuple[str, ...]]:
    promises = [(each.deal, promise) for each in decisions for promise in each.promises]
    for kind in KINDS:
        if mine := [(deal, promise) for deal, promise in promises if promise.kind == kind]:
            of_net = [(deal, promise.of_net) for deal, promise in mine]
            of_search = [(deal, promise.of_search) for deal, promise in mine]
            yield kind, str(len(mine)), mean_text(of_net), mean_text(of_search)


def _counted(lost: Sequence[Lost], weight: float = 1) -> tuple[str, ...]:
    return f"{weight * len(lost):g}", mean_text(lost), f"{weight * sum(loss for _, loss in lost):.1f}"


def mean_text(lost: Sequence[Lost]) -> str:
    """Return the mean with half its interval; losses of a deal depend on each other."""
    deal, loss = np.array(lost).T
    _, cluster = np.unique(deal, return_inverse=True)
    sums = np.bincount(cluster, loss - loss.mean()) * (cluster.max() + 1) / len(loss)
    ends = mean_interval(float(loss.mean()), float((sums**2).sum()), len(sums)) if len(sums) > 1 else None
    return f"{loss.mean():.2f} ± {ends[1] - loss.mean():.2f}" if ends else f"{loss.mean():.2f}"


def in_cells(head: Sequence[str], row: Sequence[str]) -> str:
    """Format a row of a table for a terminal."""
    widths = (max(len(name), CELL) for name in head)
    return "  ".join(map(str.ljust, row, widths)).rstrip()


# -- the command ---------------------------------------------------------------------------------


def main(argv: Sequence[str] | None = None) -> None:
    """Play, look at the decisions, and print the tables."""
    chosen = _arguments(argv)
    seed = SystemRandom().getrandbits(SEED_BITS) if chosen.seed is None else chosen.seed
    first = Random(seed).choice(FRESH)
    deals = range(first, first + ceil(chosen.decisions / OF_A_DEAL))
    print(f"seed {seed}: deals {first} to {deals[-1]}", flush=True)
    print(in_cells(HEAD, HEAD))
    place = Processes(chosen.jobs) if chosen.jobs > 1 else HERE
    found = {}
    try:
        with unwinding():
            for seats in chosen.seats:
                found[seats] = _found(place, seats, deals)
                print(losses(seats, found[seats]), flush=True)
    except (Failed, PlayerFault) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped")
    more = [each for seats, some in found.items() if seats > FEWEST_SEATS for each in some]
    for line in (*breakdown("3 to 5 seats", more), *breakdown("2 seats", found.get(FEWEST_SEATS, ()))):
        print(line)


def _found(place: Workplace, seats: int, deals: range) -> list[Decision]:
    found: list[Decision] = []
    for number, some in enumerate(in_order(place.done(decisions_of, seats, deals)), start=1):
        found += some
        progress(f"{seats} seats: {number} of {len(deals)} deals, {len(found)} decisions")
    progress("")
    return found


def _arguments(argv: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(description="Measure what the decisions of Onda's expert cost.")
    add = parser.add_argument
    add("--seats", type=int, nargs="+", default=RULES.seats, choices=RULES.seats, help="seats (all)")
    add(
        "--decisions",
        type=at_least_1,
        default=100,
        metavar="N",
        help=f"decisions for each number of seats, {OF_A_DEAL} of each game (100)",
    )
    add("--seed", type=int, metavar="S", help="draws the deals (another one each time)")
    add("--jobs", type=at_least_1, default=1, metavar="J", help="processes (1)")
    return parser.parse_args(argv)


def at_least_1(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


if __name__ == "__main__":
    main()
