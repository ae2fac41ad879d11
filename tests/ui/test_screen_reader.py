"""The real program through a screen reader: a hand is played over AT-SPI, on a virtual display."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from playing import in_full
from virtual_display import virtual_display

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import game_called
from tide_gui.store.settings import KeptSettings, Settings, write_settings
from tide_gui.table.record import NatureMove, Turn, read_record
from tide_gui.table.table import Table
from tide_gui.ui.play.history import history_of
from tide_gui.ui.play.picking import Choices, Picking

PLAYER = Path(__file__).with_name("atspi_player.py")
PYTHON = "/usr/bin/python3"  # the system's Python: only it has `gi`
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
QUICK = Settings(person="Ann", speed="off", reduced_motion=True, sound=False)
IMPORT_ATSPI = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def missing_packages():
    """The programs and packages that the test needs and this machine lacks."""
    yield from (name for name in ("Xvfb", "dbus-run-session", PYTHON) if not shutil.which(name))
    if not BUS.exists():
        yield "at-spi2-core"
    elif (
        shutil.which(PYTHON)
        and subprocess.run([PYTHON, "-c", IMPORT_ATSPI], check=False, capture_output=True).returncode
    ):
        yield "python3-gi and gir1.2-atspi-2.0"


@pytest.fixture
def display():
    """The name of a virtual display; skips the test where something is missing."""
    if missing := list(missing_packages()):
        pytest.skip(f"no {', no '.join(missing)}: root gets them by packaging/test.py --full")
    with virtual_display() as name:
        yield name


def report_of(scene, display, folder):
    """The report of the AT-SPI player about a first hand, or about a lesson."""
    report, output = folder / "report.json", folder / "output.txt"
    command = ["dbus-run-session", "--", PYTHON, "-W", "ignore", str(PLAYER), scene, str(report)]
    command += [sys.executable, "-m", "tide_gui", "--data-dir", str(folder / "data")]
    variables = {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(folder),
    }
    with output.open("w") as file:
        player = subprocess.Popen(
            command, env=os.environ | variables, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
        )
    try:
        status = player.wait(180)
    finally:
        if player.poll() is None:
            os.killpg(player.pid, signal.SIGKILL)
            player.wait()
    assert status == 0, output.read_text("utf-8", "replace")
    return json.loads(report.read_text("utf-8"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is spoken on Linux only")
def test_a_hand_is_played_over_at_spi(display, tmp_path):
    report = report_of("hand", display, tmp_path)
    assert len(report["hand"]) == 12
    assert report["played"] not in report["buttons"]
    seats = [name for name in report["buttons"] if ", score " in name]
    assert len(seats) == 3
    assert all(", tide " in name or ", no tide" in name for name in seats)
    assert [line.startswith("1. ") for line in report["lines"] if " takes the " in line] == [True]
    heard = " ".join(report["heard"])
    assert "Cards: " in heard
    assert " are on offer." in heard
    for line in report["lines"]:
        assert line in heard or line.startswith(("Round 1 of 3", "Preservers: "))
    assert report["nameless"] == []
    assert report["dumb"] == [], "a line of the log shows its moment"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is spoken on Linux only")
def test_a_lesson_is_heard_over_at_spi(display, tmp_path):
    report = report_of("lesson", display, tmp_path)
    said, asked = " ".join(report["heard"]), report["asked"]
    places = [said.index(f", {step} of ") for step in range(1, asked + 2)]
    assert asked > 1
    assert places == sorted(places)
    assert "choose a card" not in said[: places[-2]], "the lesson says what to do"
    assert not any(f", {asked + 1} of " in words for words in report["answer"]), "another card was asked for"
    assert any(f", {asked + 1} of " in name for name in report["panels"])


@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is spoken on Linux only")
@pytest.mark.parametrize(
    ("title", "seats", "bots", "deal"),
    [
        in_full("Turn the Tide", 3, "Beginner bot", 4),
        in_full("Onda", 2, "Beginner bot", 4),
        in_full("Turning Tides", 2, "Strong bot", 4),  # ends sooner
    ],
)
def test_a_whole_game_is_played_over_at_spi(title, seats, bots, deal, display, tmp_path):
    (tmp_path / "data").mkdir()
    write_settings(tmp_path / "data" / "settings.json", KeptSettings(QUICK))
    report = report_of(f"whole game:{title}:{seats}:{bots}:{deal}", display, tmp_path)
    [path] = (tmp_path / "data" / "games").glob("*.tide")
    record = read_record(path.read_bytes(), path.name)
    check_record(record, deal, seats)
    check_decisions(record, report["decisions"])
    check_hidden(record, report["decisions"])
    check_heard(record, report)
    assert report["silent"] == [], "every press has an answer"
    assert bool(report["wholes"]) == (title != "Turn the Tide"), "which is played without buttons"


def check_record(record, deal, seats):
    """The game is complete, and a person played the first seat to its end."""
    table = Table(game_called(record.game), record)
    assert table.outcome()
    assert (record.deal, len(record.seats)) == (deal, seats)
    assert [player == "person" for player in record.players()] == [True] + [False] * (seats - 1)
    assert all(isinstance(entry, NatureMove | Turn) for entry in record.entries)


def check_decisions(record, decisions):
    """Whatever can be picked at a decision of the record was to be pressed, under names that differ."""
    assert len(decisions) == len([*asked(record)])
    for told, (table, presentation) in zip(decisions, asked(record), strict=True):
        names = [seated.name for seated in record.seats]
        scene = presentation.scenes.scene(table.view(0), {})
        keys, picking = first_picks(table, presentation)
        words = words_of(scene, presentation, names)
        wanted = [(text, key) for text, key in zip(words, keys, strict=True) if key in picking.joins()]
        assert Counter(told["pieces"]) == Counter(text for text, _ in wanted)
        assert told["offers"] == [offer.text for offer in picking.offers({*keys})]
        assert len({*wanted}) == len({text for text, _ in wanted}), "what differs has another name"
        assert len({*told["offers"]}) == len(told["offers"])
        assert 0 < len(told["presses"]) < 12
    assert sum(len(told["presses"]) for told in decisions) < 4 * len(decisions)


def asked(record):
    """Yield the table, and the presentation of its game, where the first seat is asked for a decision."""
    game, presentation = game_called(record.game), presentation_of(record.game, in_english)
    for turns in range(record.turns()):
        table = Table(game, record.rewound(turns))
        if 0 in table.waiting_for():
            view, choices = table.view(0), table.choices(0)
            choosing = presentation.choosing
            if (
                choosing.private(view, choices)
                or choosing.matters(view, choices)
                or len(table.waiting_for()) > 1
            ):
                yield table, presentation


def first_picks(table, presentation):
    """The pick that each piece stands for, and the picking before the first of them."""
    view, choices, choosing = table.view(0), table.choices(0), presentation.choosing
    picking = Picking()
    moves = {table.game.write(move): choosing.picks(move, view) for move in choices}
    tour = tuple(map(table.game.write, choosing.tour(view, choices)))
    picking.begin(0, Choices(moves, choosing.actions(view, choices), tour))
    return [choosing.pick(piece, 0) for piece in presentation.scenes.scene(view, {}).pieces], picking


def words_of(scene, presentation, names):
    slots = zip(scene.pieces, scene.slots(), strict=True)
    return [presentation.words.piece(piece, slot, scene, names) for piece, (slot, _) in slots]


def check_hidden(record, decisions):
    """Nothing tells of a piece that only another seat sees."""
    names = [seated.name for seated in record.seats]
    secrets = set()
    for told, (table, presentation) in zip(decisions, asked(record), strict=True):
        own, *others = (
            {*words_of(presentation.scenes.scene(table.view(seat), {}), presentation, names)}
            for seat in range(len(names))
        )
        secret = {without_place(words) for words in set.union(*others) - own}
        assert not secret & {without_place(words) for words in {*told["read"]} - own}
        secrets |= secret
    assert secrets, "the others hold cards"


def without_place(words):
    """`star 9` of `star 9, 3 of 10`."""
    return re.sub(r", \d+ of \d+$", "", words)


def has_ranking(record):
    """A duel without points has none: the sentence above the page says who has won."""
    return record.game != "turning-tides"


def check_heard(record, report):
    """All that happened since the first decision was heard, and each sheet was reached with its result."""
    sheets = [*report["sheets"], report["end"]]
    said = " ".join(words for told in [*report["decisions"], *sheets] for words in told["heard"])
    history = history_of(record, in_english)
    begun = next(at for at, entry in enumerate(record.entries, start=1) if isinstance(entry, Turn))
    lines = [line.text for line in history.log(record, history.writer()) if line.entry >= begun]
    assert [line for line in lines if line not in said] == []
    assert all(sheet["focused"] for sheet in sheets)
    winners = [record.seats[seat].name for seat in Table(history.game, record).outcome().winners]
    assert all(name in report["end"]["description"] for name in winners)
    ranked = [line for line in report["end"]["lines"] if line.endswith(", winner")]
    assert len(ranked) == (len(winners) if has_ranking(record) else 0)
    assert not [line for line in report["end"]["lines"] if "%" in line]
