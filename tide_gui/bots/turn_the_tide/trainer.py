"""The trainer of Turn the Tide for `tide-gui train`."""

from pathlib import Path

from tide_gui.bots.trainer import Learnt, Say
from tide_gui.bots.turn_the_tide import experience, training
from tide_gui.bots.workplace import HERE, Workplace


class TurnTheTideTrainer:
    """Trains the nets, and learns ways to play and true chances."""

    holds = (
        "what the strong and the expert bots learnt by playing: nets that judge a position, habits and ways\n"
        "to play that people may have, what a dealt hand is worth, and how the chances that experts tell\n"
        "are corrected"
    )

    def usual_file(self) -> Path:
        return experience.usual_file()

    def learn(self, effort: float, seed: int, say: Say, workplace: Workplace = HERE) -> Learnt:
        learnt, report = training.train(training.Plan().scaled(effort), seed, say, workplace)
        return Learnt(experience.written(learnt), report)
