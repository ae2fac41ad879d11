"""Summaries are gathered from the records, once for each state of a file."""

import os

import pytest
from people_games import DAY, finished, keep, summary_of

from tide_gui.presentation.text import in_english
from tide_gui.store.cache_file import read_cache
from tide_gui.table.record import HINT
from tide_gui.ui.app import gathering, record_reader
from tide_gui.ui.app.gathering import CachedGame, Gathering


class Folder:
    """A folder of games, and gatherings over it as one window after the other makes them."""

    def __init__(self, path):
        self.games, self.cache = path / "games", path / "cache" / "summaries"

    def gathering(self):
        gathering = Gathering(self.games, self.cache, in_english)
        gathering.look()
        return gathering

    def gathered(self):
        """Read everything; return the gathering and how many files were read."""
        gathering = self.gathering()
        waiting = gathering.waiting
        list(gathering.reading())
        assert gathering.waiting == 0
        return gathering, waiting


@pytest.fixture
def folder(tmp_path):
    return Folder(tmp_path)


def test_without_games_there_is_nothing_to_read_or_to_write(folder):
    gathering, waiting = folder.gathered()
    assert (waiting, gathering.summaries, gathering.files) == (0, (), ())
    assert not folder.cache.exists()


def test_finished_games_of_people_count_and_no_others(folder):
    record = finished()
    keep(folder.games, "a.tide", record)
    keep(folder.games, "open.tide", record.rewound(4))
    keep(folder.games, "practice.tide", record.as_practice(HINT))
    keep(folder.games, "bots.tide", finished("bbb"))
    (folder.games / "damaged.tide").write_text("no record\n")
    gathering, waiting = folder.gathered()
    assert waiting == 5
    assert gathering.summaries == (summary_of(record, DAY.timestamp()),)
    assert len(gathering.files) == 5


def test_a_second_window_reads_only_what_is_new_or_changed(folder):
    keep(folder.games, "a.tide", finished(deal=1))
    changed = keep(folder.games, "b.tide", finished(deal=2))
    folder.gathered()
    keep(folder.games, "c.tide", finished(deal=3))
    os.utime(changed, ns=(0, 10**18))
    gathering, waiting = folder.gathered()
    assert waiting == 2
    assert len(gathering.summaries) == 3
    assert folder.gathered()[1] == 0


def test_a_deleted_record_takes_its_game_out_also_of_the_cache(folder):
    keep(folder.games, "a.tide", finished(deal=1))
    keep(folder.games, "b.tide", finished(deal=2))
    gathering, _ = folder.gathered()
    (folder.games / "a.tide").unlink()
    gathering.look()
    assert len(gathering.summaries) == 1
    list(gathering.reading())
    assert list(read_cache(folder.cache, dict[bytes, CachedGame])) == [b"b.tide"]


def test_reading_that_is_stopped_keeps_what_was_read_and_goes_on_there(folder):
    for deal in range(3):
        keep(folder.games, f"{deal}.tide", finished(deal=deal))
    gathering = folder.gathering()
    for _ in gathering.reading():
        if gathering.summaries:
            break
    assert (len(gathering.summaries), gathering.waiting, gathering.total) == (1, 2, 3)
    gathering.keep()
    assert folder.gathered()[1] == 2
    list(gathering.reading())
    assert (len(gathering.summaries), gathering.waiting) == (3, 0)


def test_a_damaged_cache_only_costs_time(folder):
    keep(folder.games, "a.tide", finished())
    before, _ = folder.gathered()
    folder.cache.write_bytes(b"rubbish")
    after, waiting = folder.gathered()
    assert waiting == 1
    assert after.summaries == before.summaries


def test_a_record_that_vanishes_while_it_is_waited_for_does_not_count(folder):
    path = keep(folder.games, "a.tide", finished())
    gathering = folder.gathering()
    path.unlink()
    list(gathering.reading())
    assert gathering.summaries == ()


def test_a_record_that_cannot_be_read_now_counts_as_soon_as_it_can(folder, monkeypatch):
    def fail(path):
        raise OSError(5, "Input/output error")

    keep(folder.games, "a.tide", finished())
    with monkeypatch.context() as disk:
        disk.setattr(record_reader, "read_whole", fail)
        assert folder.gathered()[0].summaries == ()
    assert len(folder.gathered()[0].summaries) == 1


def test_a_folder_that_vanishes_for_a_moment_costs_nothing_that_was_read(folder, monkeypatch):
    def fail(path):
        raise OSError(5, "Input/output error")

    keep(folder.games, "a.tide", finished())
    folder.gathered()
    again = Gathering(folder.games, folder.cache, in_english)
    with monkeypatch.context() as disk:
        disk.setattr(gathering, "stamps_of", fail)
        with pytest.raises(OSError, match="Input"):
            again.look()
    again.look()
    assert (again.waiting, len(again.summaries)) == (0, 1)


def test_a_record_that_cannot_have_happened_does_not_count(folder):
    path = keep(folder.games, "a.tide", finished())
    path.write_bytes(path.read_bytes().replace(b'"kind":"turn"', b'"kind":"turns"', 1))
    assert folder.gathered()[0].summaries == ()


def test_a_game_that_is_installed_later_counts_then(folder, request):
    request.getfixturevalue("fourth_game")
    page = keep(folder.games, "a.tide", finished(game="pebbles")).read_bytes()
    (folder.games / "a.tide").write_bytes(page.replace(b'"pebbles"', b'"later"'))
    gathering, waiting = folder.gathered()
    assert (gathering.summaries, waiting) == ((), 1)
    assert gathering.files == (folder.games / "a.tide",)
    assert folder.gathered()[1] == 1
