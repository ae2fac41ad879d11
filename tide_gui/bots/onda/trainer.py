"""The trainer of Onda for `tide-gui train`."""

from pathlib import Path

from tide_gui.bots.onda import experience, training
from tide_gui.bots.trainer import Learnt, Say
from tide_gui.bots.workplace import HERE, Workplace


class OndaTrainer:
    """Trains the net, and then the corrections of the chances that it leads to."""

    holds = (
        "what the expert bots learnt by playing: a net that judges the table after a move,\n"
        "results of rounds among its like, how well its hands combine, and how the chances that they tell\n"
        "are corrected"
    )

    def usual_file(self) -> Path:
        return experience.usual_file()

    def learn(self, effort: float, seed: int, say: Say, workplace: Workplace = HERE) -> Learnt:
        learnt, report = training.train(training.Plan().scaled(effort), seed, say, workplace)
        return Learnt(experience.written(learnt), report)
