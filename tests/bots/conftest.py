"""Fixtures of the tests of bots."""

import pytest
from bench import strength

from tide_gui.bots.roster import withdraw


@pytest.fixture
def yardsticks():
    """Makes the yardsticks of every game available by name."""
    strength.register_yardsticks()
    yield
    for game in strength.GAMES:
        for name in strength.claims_of(game).BOTS:
            withdraw(name)
