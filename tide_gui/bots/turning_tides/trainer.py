"""The trainer of Turning Tides for `tide-gui train`."""

from pathlib import Path

from tide_gui.bots.trainer import Learnt, Say
from tide_gui.bots.turning_tides import experience, training
from tide_gui.bots.workplace import HERE, Workplace


class TurningTidesTrainer:
    """Trains the nets."""

    holds = (
        "what the strong and expert bots learnt by playing: a net that judges the ships and cards after\n"
        "a turn and how the chances that experts tell are corrected, both also for the introductory game"
    )

    def usual_file(self) -> Path:
        return experience.usual_file()

    def learn(self, effort: float, seed: int, say: Say, workplace: Workplace = HERE) -> Learnt:
        learnt, report = training.train(training.Plan().scaled(effort), seed, say, workplace)
        return Learnt(experience.written(learnt), report)
