"""Fixtures of the tests of bots."""

import pytest
from bench import strength


@pytest.fixture
def yardsticks():
    """Makes the yardsticks of every game available by name."""
    strength.offer_yardsticks()
    yield
    strength.withdraw_yardsticks()
