"""The training: the net plays games against itself and learns what its moments led to.

A net that knows nothing waits and waits, so the first games are played by the rules of thumb of casual
players. After that, experts with this net play whole games, from which they learn to tell true chances.
"""

from collections import deque
from dataclasses import dataclass

import numpy as np

from tide_gui.bots.arrays import Indices
from tide_gui.bots.learnt_file import stored
from tide_gui.bots.net_learning import Learner, cosine_rate
from tide_gui.bots.trainer import Report, Say
from tide_gui.bots.turning_tides import self_play
from tide_gui.bots.turning_tides.backpropagation import Samples, fresh, gradient, loss, samples
from tide_gui.bots.turning_tides.calibration_training import NO_CORRECTION, learnt_to_tell
from tide_gui.bots.turning_tides.casual import judge as rules_of_thumb
from tide_gui.bots.turning_tides.experience import Experience, Skill
from tide_gui.bots.turning_tides.net_match import tried
from tide_gui.bots.turning_tides.turn_playout import Judge
from tide_gui.bots.turning_tides.value_net import Net
from tide_gui.bots.workplace import HERE, Workplace

AT_A_TIME = 256  # games
RATE, LAST_RATE = 2e-3, 3e-5
RANDOM = 0.05  # part of the choices
TAUGHT = 6  # the batches that are played by rules of thumb
KEPT = 12  # the last batches of games, one of which is learnt again with each new one
REPORTS = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """How many batches of games are played, full and introductory; games of each trial, whole games."""

    full: int = 320
    introductory: int = 128
    trial: int = 1000
    games: int = 480

    def scaled(self, effort: float) -> "Plan":
        """Return the plan with more or fewer games."""
        return Plan(
            max(round(self.full * effort), 1),
            max(round(self.introductory * effort), 1),
            max(round(self.trial * effort), 2),
            max(round(self.games * effort), 2),
        )


def train(plan: Plan, seed: int, say: Say, workplace: Workplace = HERE) -> tuple[Experience, list[str]]:
    """Return the experience and the report, the same for the same plan, seed and kind of machine."""
    report = _Report(say)
    skills = [
        Skill(stored(_trained(batches, introductory, plan.trial, seed, report)), NO_CORRECTION)
        for introductory, batches in ((False, plan.full), (True, plan.introductory))
    ]
    told = learnt_to_tell(Experience._make(skills), plan.games, seed, report.add, workplace)
    return told, report.lines


def _trained(batches: int, introductory: bool, trial: int, seed: int, report: "_Report") -> Net:
    """Train the net of one game, and try it against what it was after the first report."""
    rng = np.random.default_rng([seed, introductory])
    report.began("the introductory game" if introductory else "the full game")
    learner = Learner(fresh(rng), gradient)
    early = None
    known: deque[Samples] = deque(maxlen=KEPT)
    for batch in range(batches):
        played = _played(rules_of_thumb if batch < TAUGHT else learner.net.chances, introductory, rng)
        known.append(samples(played))
        for lesson in (known[-1], known[rng.integers(len(known))]):
            learner.learn(lesson, cosine_rate(batch / batches, RATE, LAST_RATE), rng)
        if (batch + 1) * REPORTS // batches > batch * REPORTS // batches:
            report.learnt((batch + 1) * AT_A_TIME, played.rounds, loss(learner.net, known[-1]))
            early = early or learner.net
    report.tried(learner.net, early or learner.net, introductory, trial, rng)
    return learner.net


def _played(judge: Judge, introductory: bool, rng: np.random.Generator) -> self_play.Practised:
    who = np.zeros((AT_A_TIME, 2), np.intp)
    return self_play.practised(self_play.Plan((judge,), who, RANDOM, introductory), rng)


class _Report(Report):
    def began(self, game: str) -> None:
        self.add(f"{game}:")

    def learnt(self, games: int, rounds: Indices, surprise: float) -> None:
        """Report how long the last games were, and how well the net foresaw them."""
        passive = 100 * float((rounds >= self_play.LAST_ROUND).mean())
        self.add(
            f"{games:,} games: {rounds.mean():.1f} rounds a game, {passive:.0f} % of them"
            f" {self_play.LAST_ROUND} or more, cross entropy {surprise:.3f}, {self.seconds:.0f} s so far"
        )

    def tried(self, net: Net, early: Net, introductory: bool, count: int, rng: np.random.Generator) -> None:
        """Report how the last net did against the first one that was reported."""
        found = tried(net.chances, early.chances, introductory, count, rng)
        self.add(f"the last net wins {found.share:.1f} ± {found.within:.1f} % against the first one")
