"""Drawing all screens to files."""

import pytest
from windows import ENGINES

from tide_gui.shots import draw
from tide_gui.shots.moments import NoSuchMoment, in_the_middle, record_of


def lost(stage):
    raise NoSuchMoment("nobody ever leads")


def not_wanted(stage):
    pytest.fail("nobody asked for this picture")


@pytest.fixture
def drawn(qapp, tmp_path, monkeypatch):
    """A function that draws a moment that is never found and a page; it returns the exit status."""
    shots = {"onda/lost": lost, "onda/about": draw.all_shots()["about"], "other": not_wanted}
    monkeypatch.setattr(draw, "all_shots", lambda: shots)
    monkeypatch.setattr(draw, "application", lambda: qapp)
    for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR"):
        monkeypatch.setenv(name, "")  # as it was, afterwards
    with ENGINES.lent() as engine:
        monkeypatch.setattr(draw, "new_engine", lambda: engine)
        yield lambda only: draw.run(tmp_path, (800, 600), 1.0, "light", 100, only)


def test_a_moment_that_is_not_found_costs_no_other_picture(drawn, tmp_path, capsys):
    assert drawn("onda/") == 1
    assert [path.name for path in tmp_path.glob("*/*")] == ["about.png"]
    assert capsys.readouterr().err == f"tide-gui: {tmp_path}/onda/lost.png was not drawn: nobody ever leads\n"


def test_a_name_that_no_picture_has_is_one_sentence(drawn, tmp_path, capsys):
    assert drawn("pebbles") == 1
    assert capsys.readouterr() == ("", "tide-gui: no picture has 'pebbles' in its name\n")
    assert list(tmp_path.iterdir()) == []


def test_a_moment_in_the_middle_is_looked_for_in_several_deals(monkeypatch):
    monkeypatch.setattr("tide_gui.shots.moments.DEALS", range(3, 9))
    assert in_the_middle(record_of("onda", "pbb")).deal == 3
