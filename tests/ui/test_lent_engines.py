"""Windows of tests that have one engine after the other do not disturb each other."""

import pytest
from kept_pictures import keeper_of
from windows import ENGINES, TIMES, WindowDriver, lent_stage, theme_of

from tide_gui.ui.app.window import new_engine


def times_of(engine):
    return [theme_of(engine).property(name) for name in TIMES]


def test_the_next_window_has_the_usual_times(open_window, tmp_path):
    window = open_window()
    window.set_tip_delay(1)
    engine = window._engine
    window.close()
    with lent_stage(tmp_path / "next", (800, 600), {}) as stage:
        assert stage.window._engine is engine
        assert times_of(engine) == times_of(new_engine())


def test_a_window_that_fails_while_it_opens_gives_its_engine_back(tmp_path, qtbot, monkeypatch):
    lent = ENGINES._lent
    monkeypatch.setattr(WindowDriver, "settle", lambda window: pytest.fail("it does not come to rest"))
    with pytest.raises(pytest.fail.Exception):
        WindowDriver(tmp_path, qtbot)
    assert ENGINES._lent == lent
    assert ENGINES._kept


def test_what_a_window_has_rendered_is_kept_for_the_next_one(open_window):
    window = open_window()
    engine = window._engine
    pictures = [item for item in window.items() if item.inherits("QQuickImage") and item.width()]
    window.close()
    assert pictures
    assert keeper_of(engine).property("pixels") > 0
