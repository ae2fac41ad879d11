"""The training: the net plays rounds against itself.

It learns from the end of each round and from what it expected on the way (lambda returns). Then it is
counted how many plays its hands take, and experts with this net play games, from which they learn to tell
true chances.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tide_gui.bots.arrays import Floats, Small
from tide_gui.bots.learnt_file import stored
from tide_gui.bots.net_learning import Learner, cosine_rate
from tide_gui.bots.onda.backpropagation import explained, fresh, gradient
from tide_gui.bots.onda.calibration_training import NO_CORRECTIONS, learnt_to_tell
from tide_gui.bots.onda.experience import SEAT_COUNTS, Experience
from tide_gui.bots.onda.hand_odds import counted
from tide_gui.bots.onda.net_match import Trial, tried
from tide_gui.bots.onda.self_play import PLAIN, Practice, Samples, practised
from tide_gui.bots.onda.value_net import Net
from tide_gui.bots.trainer import Report, Say
from tide_gui.bots.workplace import HERE, Workplace

AT_A_TIME = 400  # rounds
RATE, LAST_RATE = 1.5e-3, 3e-5
PRACTICE = Practice(explore=0.05, decay=0.5)
KEPT = 12  # the last batches of rounds, which are learnt again
AGAIN = 3  # of them are learnt for each new one
REPORTS = 8
RESULTS = 512  # rounds whose results are kept, for each number of seats


@dataclass(frozen=True, slots=True)
class Plan:
    """How many batches of rounds are played; for each number of seats, other rounds and whole games."""

    batches: int = 2500
    trial: int = 10_000
    odds: int = 4000
    games: int = 480

    def scaled(self, effort: float) -> "Plan":
        """Return the plan with more or fewer rounds."""
        return Plan(
            max(round(self.batches * effort), len(SEAT_COUNTS)),
            max(round(self.trial * effort), 50),
            max(round(self.odds * effort), 50),
            max(round(self.games * effort), 2),
        )


def train(plan: Plan, seed: int, say: Say, workplace: Workplace = HERE) -> tuple[Experience, list[str]]:
    """Return the experience and the report, the same for the same plan, seed and kind of machine."""
    rng = np.random.default_rng(seed)
    report = _Report(say)
    learner = Learner(fresh(rng), gradient)
    early = learner.net
    known: deque[Samples] = deque(maxlen=KEPT)
    for batch in range(plan.batches):
        seats = SEAT_COUNTS[batch % len(SEAT_COUNTS)]
        known.append(practised(learner.net, AT_A_TIME, seats, PRACTICE, rng).samples)
        learner.learn(known[-1], cosine_rate(batch / plan.batches, RATE, LAST_RATE), rng)
        for again in rng.integers(0, len(known), AGAIN):
            learner.learn(known[again], cosine_rate(batch / plan.batches, RATE, LAST_RATE), rng)
        if batch == plan.batches // REPORTS:
            early = learner.net
        if (batch + 1) * REPORTS // plan.batches > batch * REPORTS // plan.batches:
            report.learnt((batch + 1) * AT_A_TIME, learner, rng)
    report.tried([tried(learner.net, early, seats, plan.trial, rng) for seats in SEAT_COUNTS])
    net, results = stored(learner.net), _results(learner, rng)
    plain = Experience(net, results, odds_of_hands(net, plan.odds, seed), NO_CORRECTIONS)
    return learnt_to_tell(plain, plan.games, seed, report.add, workplace), report.lines


def odds_of_hands(net: Net, rounds: int, seed: int) -> Mapping[int, Floats]:
    """Count the odds of hands in so many rounds for each number of seats."""
    return {seats: counted(net, rounds, seats, np.random.default_rng(seed)) for seats in SEAT_COUNTS}


def _results(learner: Learner[Net, Samples], rng: np.random.Generator) -> Mapping[int, Small]:
    return {seats: practised(learner.net, RESULTS, seats, PLAIN, rng).points for seats in SEAT_COUNTS}


class _Report(Report):
    def learnt(self, rounds: int, learner: Learner[Net, Samples], rng: np.random.Generator) -> None:
        """Report how much of the points the net explains in rounds that it did not learn from."""
        checks = [practised(learner.net, AT_A_TIME // 4, seats, PLAIN, rng).samples for seats in SEAT_COUNTS]
        parts = ", ".join(f"{explained(learner.net, check):.3f}" for check in checks)
        self.add(f"{rounds:,} rounds: R2 {parts} with 2, 3, 4, 5 seats, {self.seconds:.0f} s so far")

    def tried(self, trials: Sequence[Trial]) -> None:
        """Report how the last net did against the first one that was reported."""
        self.add("points ahead of the others in a round, one last net among first ones:")
        self.add("  " + ", ".join(f"{trial.ahead:.2f} ± {trial.within:.2f}" for trial in trials))
