"""What every test stands on."""

import os

import pytest
from fourth_game import PEBBLES
from hypothesis import settings

from tide_gui import registry

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples at every run: a red test is a fault of the change that made it red.
settings.register_profile("every change", derandomize=True, deadline=None, max_examples=8, database=None)
settings.register_profile("measured", derandomize=True, deadline=None, max_examples=2, database=None)
settings.register_profile("full", deadline=None, max_examples=200)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "every change"))


@pytest.fixture(scope="session")
def qapp_cls():
    """The application of all tests with Qt: the program has no widgets."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - most tests need no Qt

    return QGuiApplication


@pytest.fixture
def fourth_game():
    """A game that the program does not know, registered as an installed package would do it."""
    registry.register(PEBBLES)
    yield PEBBLES
    registry.unregister(PEBBLES.key)
