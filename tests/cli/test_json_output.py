"""JSON on standard output reads back the same, whatever the output can encode."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tide_gui.cli.json_output import json_line

EXAMPLE = Path(__file__).parents[1] / "bots" / "example_engine.py"
ODD_TEXTS = (
    "Zoë",
    "\u6f6e" * 24,
    "\U0001f411\U0001f30a",
    'a "quoted" \\ one',
    "a\nb\x1b\u2028\u202e",
    "../-rf",
    "NUL",
)


@pytest.mark.parametrize("coding", ["utf-8", "ascii", "latin-1", "cp1252", "utf-16", None])
@pytest.mark.parametrize("text", ODD_TEXTS, ids=ascii)
def test_a_line_of_json_reads_back_the_same(monkeypatch, text, coding):
    output = io.StringIO() if coding is None else io.TextIOWrapper(io.BytesIO(), coding)
    monkeypatch.setattr(sys, "stdout", output)
    line = json_line({text: [text, 1]})
    output.write(line)
    assert json.loads(line) == {text: [text, 1]}
    assert len(line.splitlines()) == 1 or "\u2028" in text


def test_letters_that_the_output_has_are_written_as_they_are(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), "latin-1"))
    assert json_line("Zoë \u6f6e") == '"Zoë \\u6f6e"'


@pytest.mark.slow
def test_the_result_of_the_arena_names_an_engine_in_any_letters(tmp_path):
    engine = tmp_path / "Zoë \u6f6e \U0001f411.py"
    engine.write_bytes(EXAMPLE.read_bytes())
    command = f"cmd:'{sys.executable}' '{engine}'"
    arena = ["arena", "turning-tides", "--seats", f"drifter,{command}", "--games", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "tide_gui", *arena],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert [player["player"] for player in json.loads(done.stdout)["players"]] == ["drifter", command]
