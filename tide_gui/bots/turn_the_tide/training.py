"""Trains the experience: first on naive play, then on play of the experts; a net is kept only if it wins.

After that, experts play whole games, from which they learn to tell true chances.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.trainer import Report, Say
from tide_gui.bots.turn_the_tide.backpropagation import explained, fresh, taught
from tide_gui.bots.turn_the_tide.calibration_training import learnt_to_tell
from tide_gui.bots.turn_the_tide.experience import NO_CORRECTIONS, SEATS, Experience
from tide_gui.bots.turn_the_tide.habits import Habits, population
from tide_gui.bots.turn_the_tide.hand_likelihood import ANY_CARD
from tide_gui.bots.turn_the_tide.learning_ways import with_ways
from tide_gui.bots.turn_the_tide.net_match import Trial, tried
from tide_gui.bots.turn_the_tide.self_play import AT_ONCE, Company, Judges, Practised, Samples, practised
from tide_gui.bots.turn_the_tide.value_net import Net
from tide_gui.bots.workplace import HERE, Workplace

HABITS = 192
AT_A_TIME = 8 * AT_ONCE
TOKENS = 13  # a dealt hand brings 0 to 12
ENOUGH = 100  # the number of hands with the same tokens that makes a reliable mean


@dataclass(frozen=True, slots=True)
class Generation:
    """Rounds for each number of seats, rounds of regret matching for a card, and training epochs."""

    rounds: int
    weighing: int
    epochs: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole training; `trial` and `games` are numbers of games for each number of seats,
    `first_rounds` are those in which players are watched.
    """

    naive: Generation = Generation(40_960, 0, 4)
    generations: tuple[Generation, ...] = (
        Generation(8_192, 12, 10),
        Generation(10_240, 16, 8),
        Generation(12_288, 20, 8),
    )
    trial: int = 2_048
    games: int = 600
    first_rounds: int = 900

    def scaled(self, effort: float) -> "Plan":
        """Return the plan with more or fewer rounds and games."""
        return Plan(
            _scaled(self.naive, effort),
            tuple(_scaled(generation, effort) for generation in self.generations),
            max(int(self.trial * effort), 8),
            max(round(self.games * effort), 2),
            max(round(self.first_rounds * effort), 6),
        )


def _scaled(generation: Generation, effort: float) -> Generation:
    return Generation(max(int(generation.rounds * effort), 16), generation.weighing, generation.epochs)


class Material(NamedTuple):
    """The training data by number of seats, and the worth of dealt hands."""

    samples: tuple[Samples, ...]
    check: tuple[Samples, ...]  # validation data
    hand_worth: Floats


def train(plan: Plan, seed: int, say: Say, workplace: Workplace = HERE) -> tuple[Experience, list[str]]:
    """Return the experience and the report, the same for the same plan, seed and kind of machine."""
    rng = np.random.default_rng(seed)
    report = _Report(say)
    habits = population(HABITS, rng)
    material = _material(plan.naive, None, habits, rng)
    naive = taught(fresh(rng), material.samples, plan.naive.epochs, rng)
    report.learnt("naive play", naive, material)
    best, worth = naive, material.hand_worth
    known: list[Material] = []  # earlier material is repeated, or each generation forgets the one before
    for number, generation in enumerate(plan.generations, start=1):
        material = _material(generation, Judges(best, naive), habits, rng)
        known.append(material)
        together = [_joined(parts) for parts in zip(*(part.samples for part in known), strict=True)]
        net = taught(fresh(rng) if best is naive else best, together, generation.epochs, rng)
        report.learnt(f"generation {number}", net, material)
        pair = (Judges(net, naive), Judges(best, naive))
        one_new = _trials(plan, pair, habits, material.hand_worth, rng)
        one_old = _trials(plan, pair[::-1], habits, material.hand_worth, rng)
        report.tried(one_new, one_old)
        if _lead(one_new) > _lead(one_old):
            best, worth = net, material.hand_worth
    plain = Experience(best, naive, habits, worth, ANY_CARD, NO_CORRECTIONS)
    watching = with_ways(plain, SEATS, plan.first_rounds, seed, report.add, workplace)
    learnt = learnt_to_tell(watching, SEATS, plan.games, seed, report.add, workplace)
    return learnt, report.lines


def _trials(
    plan: Plan, pair: tuple[Judges, Judges], habits: Habits, worth: Floats, rng: np.random.Generator
) -> list[Trial]:
    return [
        tried(
            seats, plan.trial if seats < max(SEATS) else plan.trial // 2, pair, habits, worth[seats - 3], rng
        )
        for seats in SEATS
    ]


def _lead(trials: Sequence[Trial]) -> float:
    """Return how well a single net does among many of the other; like nets profit, so both must be tried."""
    return sum(trial.share * trial.seats for trial in trials)


# -- what is learnt from ------------------------------------------------------------------------


def _material(
    generation: Generation, judges: Judges | None, habits: Habits, rng: np.random.Generator
) -> Material:
    samples, checks, worth = [], [], []
    for seats in SEATS:
        rounds = generation.rounds if seats < max(SEATS) else generation.rounds // 2  # these take long
        runs = [
            _run(seats, min(AT_A_TIME, rounds - done), judges, habits, generation.weighing, rng)
            for done in range(0, rounds, AT_A_TIME)
        ]
        check = _run(seats, min(AT_A_TIME, rounds), judges, habits, generation.weighing, rng)
        samples.append(_joined([run.samples for run in runs]))
        checks.append(check.samples)
        worth.append(_hand_worth([*runs, check]))
    return Material(tuple(samples), tuple(checks), np.stack(worth))


def _run(
    seats: int, count: int, judges: Judges | None, habits: Habits, weighing: int, rng: np.random.Generator
) -> Practised:
    company = _company(seats, count, habits, rng) if judges else _random_company(seats, count, habits)
    return practised(seats, count, judges, company, weighing, rng)


def _company(seats: int, count: int, habits: Habits, rng: np.random.Generator) -> Company:
    """Draw players: at a third of all tables only experts, and at every table at least one."""
    habitual = (rng.random((seats, count)) < 0.6) & (rng.random(count) < 0.65)
    habitual &= ~habitual.all(axis=0)
    return Company(habits, rng.integers(0, len(habits.draw), (seats, count)), habitual, trust=0.9)


def _random_company(seats: int, count: int, habits: Habits) -> Company:
    return Company(habits, np.zeros((seats, count), np.intp), np.ones((seats, count), np.bool_), trust=0)


def _joined(parts: Sequence[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.seats for part in parts], axis=1),
        np.concatenate([part.scene for part in parts]),
        np.concatenate([part.afloat for part in parts], axis=1),
        np.concatenate([part.more for part in parts], axis=1),
    )


def _hand_worth(runs: Sequence[Practised]) -> Floats:
    """Return the mean points of a round by the tokens of the hand; rare ones borrow from their neighbour."""
    tokens: Small = np.concatenate([run.tokens for run in runs], axis=1)
    points: Small = np.concatenate([run.points for run in runs], axis=1)
    means: list[float] = []
    for count in range(TOKENS):
        made = points[tokens == count]
        last = means[-1] if means else 0.0
        weight = min(len(made) / ENOUGH, 1.0)
        means.append(weight * float(made.mean()) + (1 - weight) * last if len(made) else last)
    return np.array(means, np.float32)


# -- the report ----------------------------------------------------------------------------------


class _Report(Report):
    def learnt(self, what: str, net: Net, material: Material) -> None:
        """Report the explained variance of points on the validation data."""
        count = sum(part.afloat.sum() for part in material.samples)
        parts = ", ".join(f"{explained(net, check):.3f}" for check in material.check)
        self.add(f"{what}: {count:,} positions, R2 {parts} with 3, 4, 5 seats, {self.seconds:.0f} s so far")

    def tried(self, one_new: Sequence[Trial], one_old: Sequence[Trial]) -> None:
        """Report how one new net did among old ones, and one old net among new ones."""
        self.add(f"  one new among old ones wins {_shares(one_new)}")
        self.add(f"  one old among new ones wins {_shares(one_old)}")


def _shares(trials: Sequence[Trial]) -> str:
    return ", ".join(f"{trial.text()} of {trial.seats}" for trial in trials)
