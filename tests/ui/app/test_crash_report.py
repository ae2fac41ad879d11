"""A crash report says where an error happened, and contains no values."""

import sys
from datetime import datetime

from tide_gui import __version__
from tide_gui.presentation.text import in_english
from tide_gui.ui.app.crash_report import write_crash_report

NOW = datetime(2026, 11, 20, 18, 3, 9)


def crash(folder):
    """Write a crash report about an error whose messages and locals contain secrets."""
    try:
        go_wrong(hand=[59 - 1, 41 + 1])
    except KeyError:
        kind, _, trace = sys.exc_info()
        return write_crash_report(kind, trace, folder, NOW, in_english)


def go_wrong(hand):
    secret = f"{hand[0]}0{hand[1]}"
    try:
        int(f"the deal is {secret}")
    except ValueError as error:
        raise KeyError(f"card {hand[0]} is not in {hand}") from error


def test_the_report_has_the_traceback_and_no_values(tmp_path):
    sentence, details = crash(tmp_path)
    assert details.startswith(f"Tide Table {__version__}\nKeyError\n")
    assert "in go_wrong" in details
    assert "in crash" in details
    for value in ("58", "42", "58042"):
        assert value not in "\n".join(line for line in details.splitlines() if "File " not in line)
        assert value not in sentence.replace(str(tmp_path), "")


def test_the_report_is_written_to_a_file_that_the_sentence_names(tmp_path):
    sentence, details = crash(tmp_path / "logs")
    [path] = (tmp_path / "logs").iterdir()
    assert path.name == "fault 2026-11-20 180309.txt"
    assert path.read_text() == details
    assert str(path) in sentence
    assert sentence.startswith("Something went wrong. The game is saved up to the last turn.")


def test_two_errors_in_one_second_make_two_files(tmp_path):
    crash(tmp_path)
    crash(tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


def test_the_details_are_returned_even_if_no_file_can_be_written(tmp_path):
    (tmp_path / "logs").write_bytes(b"in the way")
    for folder in (tmp_path / "logs", tmp_path / ("n" * 300)):
        sentence, details = crash(folder)
        assert sentence == "Something went wrong. The game is saved up to the last turn."
        assert "in go_wrong" in details


def test_an_error_without_a_traceback_is_reported_too(tmp_path):
    _, details = write_crash_report(RuntimeError, None, tmp_path, NOW, in_english)
    assert details == f"Tide Table {__version__}\nRuntimeError\n"
