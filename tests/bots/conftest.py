"""Fixtures of the tests of bots."""

import pytest
from bench import strength

from tide_gui.bots import roster


@pytest.fixture
def yardsticks(monkeypatch):
    """Makes the yardsticks of every game available by name."""
    monkeypatch.setattr(roster, "_installed", roster._installed)  # as it was, afterwards
    strength.register_yardsticks()
