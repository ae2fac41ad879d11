"""Fixtures and settings of all tests."""

import gc
import os
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fourth_game import PEBBLES
from hypothesis import settings
from playing import ADD_NO_PAIR, PROFILE, TIDE_SETTINGS, Setting

from tide_gui import registry
from tide_gui.rules.catalog import all_games

UI = Path(__file__).with_name("ui")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TIDE_GUI_LANGUAGE"] = "en"

# The same examples in every run, so that a failure is due to the change under test.
settings.register_profile("every change", derandomize=True, deadline=None, max_examples=8, database=None)
settings.register_profile("full", deadline=None, max_examples=200)
settings.load_profile(PROFILE)


def pytest_configure():
    """Look for unreachable cycles rarely: that took a seventh of the time of rules and presentations."""
    gc.set_threshold(20_000, 10, 10)


def pytest_collection_finish():
    """Leave out what stays to the end: modules and tests."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """No module plays at import: with broken rules it would end the whole run."""

    def refuse(*_, **__):
        pytest.fail("a game is started while tests are collected; start it in a fixture or a test")

    with pytest.MonkeyPatch.context() as patch:
        for game in all_games():
            patch.setattr(type(game), "start", refuse)
        return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Of a test that is tried with many settings, the easier ones are slow.

    Where it is tried with all, these are the ones that add no new pair of seats and options; in the window's
    tests, those with fewer seats than another one.
    """
    settings_of = defaultdict(set)
    for item, setting in with_setting(items):
        settings_of[item.path, item.originalname].add(setting)
    for item, setting in with_setting(items):
        others = settings_of[item.path, item.originalname]
        adds_nothing = others.issuperset(TIDE_SETTINGS) and setting in ADD_NO_PAIR
        smaller = UI in item.path.parents and any(is_larger(other, setting) for other in others)
        if adds_nothing or smaller:
            item.add_marker("slow")


def is_larger(other, setting):
    """Whether another setting differs only by more seats."""
    same = (other.game.key, other.options) == (setting.game.key, setting.options)
    return same and other.seats > setting.seats


def with_setting(items):
    """Yield the tests that are tried with a setting, each with it."""
    for item in items:
        setting = item.callspec.params.get("setting") if hasattr(item, "callspec") else None
        if isinstance(setting, Setting):
            yield item, setting


@pytest.fixture(scope="session")
def qapp_cls():
    """Tests with Qt use QGuiApplication, because the program has no widgets."""
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - most tests need no Qt

    return QGuiApplication


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application with the fonts and texts of the program; those of the machine have other sizes."""
    from tide_gui.ui.app.window import install_resources  # noqa: PLC0415 - most tests need no Qt

    install_resources(qapp)
    return qapp


@pytest.fixture
def fourth_game():
    """A game from outside the program, registered as an installed package would register it."""
    registry.register(PEBBLES)
    yield PEBBLES
    registry.unregister(PEBBLES.key)


@pytest.fixture
def bare_game(fourth_game):
    """The same game with its rules and its presentation alone."""
    bare = replace(fourth_game, bots={}, shots=None, resources=None)
    registry.unregister(bare.key)
    registry.register(bare)
    return bare
