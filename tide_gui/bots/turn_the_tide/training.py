"""How the experience comes about: naive play first, then the experts' own, kept only where it wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import NamedTuple

import numpy as np

from tide_gui.bots.trainer import Say
from tide_gui.bots.turn_the_tide.arrays import Floats, Small
from tide_gui.bots.turn_the_tide.experience import Experience
from tide_gui.bots.turn_the_tide.habits import Habits, population
from tide_gui.bots.turn_the_tide.learning import explained, fresh, taught
from tide_gui.bots.turn_the_tide.practice import AT_ONCE, Company, Judges, Practised, Samples, practised
from tide_gui.bots.turn_the_tide.trial import Trial, tried
from tide_gui.bots.turn_the_tide.value import Net

SEATS = (3, 4, 5)
HABITS = 192
AT_A_TIME = 8 * AT_ONCE
TOKENS = 13  # a dealt hand brings 0 to 12
ENOUGH = 100  # so many hands with as many tokens make a mean


@dataclass(frozen=True, slots=True)
class Generation:
    """Rounds for each number of seats, how long a card is weighed in them, and how often they are read."""

    rounds: int
    weighing: int
    epochs: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole training; a trial is so many games of each number of seats."""

    naive: Generation = Generation(40_960, 0, 4)
    generations: tuple[Generation, ...] = (
        Generation(8_192, 12, 10),
        Generation(10_240, 16, 8),
        Generation(12_288, 20, 8),
    )
    trial: int = 2_048

    def scaled(self, effort: float) -> "Plan":
        """The same with more or fewer rounds and games."""
        return Plan(
            _scaled(self.naive, effort),
            tuple(_scaled(generation, effort) for generation in self.generations),
            max(int(self.trial * effort), 8),
        )


def _scaled(generation: Generation, effort: float) -> Generation:
    return Generation(max(int(generation.rounds * effort), 16), generation.weighing, generation.epochs)


class Lessons(NamedTuple):
    """What was played with each number of seats, and what hands brought."""

    samples: tuple[Samples, ...]
    check: tuple[Samples, ...]  # played apart, to see what was understood
    hand_worth: Floats


class Trained(NamedTuple):
    """The experience, and how it came about in words."""

    experience: Experience
    report: tuple[str, ...]


def train(plan: Plan, seed: int, say: Say) -> Trained:
    """Learn it all; the same plan and seed come to the same on the same machine."""
    rng = np.random.default_rng(seed)
    report = _Report(say)
    habits = population(HABITS, rng)
    lessons = _lessons(plan.naive, None, habits, rng)
    naive = taught(fresh(rng), lessons.samples, plan.naive.epochs, rng)
    report.learnt("naive play", naive, lessons)
    best, worth = naive, lessons.hand_worth
    known: list[Lessons] = []  # what others learnt is learnt again, or each generation forgets the last
    for number, generation in enumerate(plan.generations, start=1):
        lessons = _lessons(generation, Judges(best, naive), habits, rng)
        known.append(lessons)
        together = [_joined(parts) for parts in zip(*(part.samples for part in known), strict=True)]
        net = taught(fresh(rng) if best is naive else best, together, generation.epochs, rng)
        report.learnt(f"generation {number}", net, lessons)
        pair = (Judges(net, naive), Judges(best, naive))
        one_new = _trials(plan, pair, habits, lessons.hand_worth, rng)
        one_old = _trials(plan, pair[::-1], habits, lessons.hand_worth, rng)
        report.tried(one_new, one_old)
        if _lead(one_new) > _lead(one_old):
            best, worth = net, lessons.hand_worth
    return Trained(Experience(best, naive, habits, worth), report.lines())


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
    """How well the one does. Those who are many understand each other, so both have to be the one."""
    return sum(trial.share * trial.seats for trial in trials)


# -- lessons -------------------------------------------------------------------------------------


def _lessons(
    generation: Generation, judges: Judges | None, habits: Habits, rng: np.random.Generator
) -> Lessons:
    samples, checks, worth = [], [], []
    for seats in SEATS:
        rounds = generation.rounds if seats < max(SEATS) else generation.rounds // 2  # they take long
        runs = [
            _run(seats, min(AT_A_TIME, rounds - done), judges, habits, generation.weighing, rng)
            for done in range(0, rounds, AT_A_TIME)
        ]
        check = _run(seats, min(AT_A_TIME, rounds), judges, habits, generation.weighing, rng)
        samples.append(_joined([run.samples for run in runs]))
        checks.append(check.samples)
        worth.append(_hand_worth([*runs, check]))
    return Lessons(tuple(samples), tuple(checks), np.stack(worth))


def _run(
    seats: int, count: int, judges: Judges | None, habits: Habits, weighing: int, rng: np.random.Generator
) -> Practised:
    company = _company(seats, count, habits, rng) if judges else _nobody(seats, count, habits)
    return practised(seats, count, judges, company, weighing, rng)


def _company(seats: int, count: int, habits: Habits, rng: np.random.Generator) -> Company:
    """A third of all tables are experts among themselves; never is everybody a creature of habit."""
    habitual = (rng.random((seats, count)) < 0.6) & (rng.random(count) < 0.65)
    habitual &= ~habitual.all(axis=0)
    return Company(habits, rng.integers(0, len(habits.draw), (seats, count)), habitual, trust=0.9)


def _nobody(seats: int, count: int, habits: Habits) -> Company:
    """Everybody plays anything."""
    return Company(habits, np.zeros((seats, count), np.intp), np.ones((seats, count), np.bool_), trust=0)


def _joined(parts: Sequence[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.seats for part in parts], axis=1),
        np.concatenate([part.scene for part in parts]),
        np.concatenate([part.afloat for part in parts], axis=1),
        np.concatenate([part.more for part in parts], axis=1),
    )


def _hand_worth(runs: Sequence[Practised]) -> Floats:
    """The mean points of a round by the tokens of the hand; what is rare is taken from its neighbour."""
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


class _Report:
    def __init__(self, say: Say) -> None:
        self._say = say
        self._told: list[str] = []
        self._began = process_time()

    def learnt(self, what: str, net: Net, lessons: Lessons) -> None:
        """How much of the variance of points is predicted, on rounds that were not learnt from."""
        count = sum(part.afloat.sum() for part in lessons.samples)
        parts = ", ".join(f"{explained(net, check):.3f}" for check in lessons.check)
        seconds = process_time() - self._began
        self._tell(f"{what}: {count:,} positions, R2 {parts} with 3, 4, 5 seats, {seconds:.0f} s so far")

    def tried(self, one_new: Sequence[Trial], one_old: Sequence[Trial]) -> None:
        """How one new net did among old ones, and one old net among new ones."""
        self._tell(f"  one new among old ones wins {_shares(one_new)}")
        self._tell(f"  one old among new ones wins {_shares(one_old)}")

    def lines(self) -> tuple[str, ...]:
        return tuple(self._told)

    def _tell(self, line: str) -> None:
        self._told.append(line)
        self._say(line)


def _shares(trials: Sequence[Trial]) -> str:
    return ", ".join(
        f"{100 * trial.share:.1f} ± {100 * trial.interval:.1f} % of {trial.seats}" for trial in trials
    )
