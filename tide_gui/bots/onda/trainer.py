"""The trainer of Onda for `tide-gui train`."""

from pathlib import Path

from tide_gui.bots.onda import experience, training
from tide_gui.bots.trainer import Learnt, Say


class OndaTrainer:
    """Trains the net."""

    holds = (
        "what the expert bots learnt by playing among themselves: a net that judges the\n"
        "table after a move, and the results of rounds that it played"
    )

    def usual_file(self) -> Path:
        return experience.usual_file()

    def learn(self, effort: float, seed: int, say: Say) -> Learnt:
        trained = training.train(training.Plan().scaled(effort), seed, say)
        return Learnt(experience.written(trained.experience), trained.report)
