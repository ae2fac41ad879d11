"""Drawing all screens to files."""

from windows import ENGINES

from tide_gui.shots import draw
from tide_gui.shots.moments import NoSuchMoment, in_the_middle, record_of


def lost(stage):
    raise NoSuchMoment("nobody ever leads")


def test_a_moment_that_is_not_found_costs_no_other_picture(qapp, tmp_path, monkeypatch, capsys):
    shots = {"lost": lost, "about": draw.all_shots()["about"]}
    monkeypatch.setattr(draw, "all_shots", lambda: shots)
    monkeypatch.setattr(draw, "application", lambda: qapp)
    for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR"):
        monkeypatch.setenv(name, "")  # as it was, afterwards
    with ENGINES.lent() as engine:
        monkeypatch.setattr(draw, "new_engine", lambda: engine)
        assert draw.run(tmp_path, (800, 600), 1.0, "light", 100) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["about.png"]
    assert capsys.readouterr().err == f"tide-gui: {tmp_path}/lost.png was not drawn: nobody ever leads\n"


def test_a_moment_in_the_middle_is_looked_for_in_several_deals(monkeypatch):
    monkeypatch.setattr("tide_gui.shots.moments.DEALS", range(3, 9))
    assert in_the_middle(record_of("onda", "pbb")).deal == 3
