"""Kept reviews: they fit their record, go with it, and may be damaged or missing at any time."""

from dataclasses import replace
from pathlib import Path

import pytest
from playing import PLAIN_SETTINGS, played_out

from tide_gui.rules.game import Weighed
from tide_gui.store import cache_file
from tide_gui.store.review_cache import ReviewCache
from tide_gui.table.record import Takeover
from tide_gui.table.review import Loss, Outlook, SeatCosts, Verdict

VERDICTS = (
    Verdict(
        2,
        0,
        (
            (
                Weighed("12", share=0.6, chance=0.4, points=1.5, figures={"left": 2.0}),
                Weighed("34", share=0.4),
            ),
        ),
    ),
    Verdict(2, 1, ((Weighed("5", share=1.0, chance=0.2),), (Weighed("5", share=1.0, chance=0.25),))),
)
OUTLOOKS = (Outlook(2, (0.5, 0.25, 0.25)), Outlook(3, (1.0, 0.0, 0.0)))

COSTS = (SeatCosts(0, {"high": 4, "low": 2}, (Loss(2, "high", 0.05),)),)


@pytest.fixture
def record():
    return played_out(PLAIN_SETTINGS[0].table(3), 3).record


@pytest.fixture
def kept(tmp_path, record):
    found = ReviewCache(tmp_path / "reviews").of(tmp_path / "a game.tide")
    found.write(record, VERDICTS)
    return found


def test_a_review_reads_back(kept, record, tmp_path):
    assert kept.read(record) == VERDICTS
    [file] = (tmp_path / "reviews").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


def test_the_curve_is_kept_beside_the_verdicts(kept, record):
    assert kept.outlooks(record) == ()
    kept.write_outlooks(record, OUTLOOKS)
    kept.write(record, VERDICTS[:1])
    assert (kept.outlooks(record), kept.read(record)) == (OUTLOOKS, VERDICTS[:1])
    other = replace(record, entries=(*record.entries, Takeover(0, "otter")))
    assert kept.outlooks(other) == ()
    kept.write_outlooks(other, OUTLOOKS)
    assert kept.read(other) == (), "those are about the record as it was"


def test_what_people_lost_is_kept_with_the_verdicts(kept, record):
    assert kept.costs(record) == ()
    kept.write(record, VERDICTS, COSTS)
    kept.write_outlooks(record, OUTLOOKS)
    assert (kept.costs(record), kept.read(record)) == (COSTS, VERDICTS)
    kept.write(record, VERDICTS[:1])
    assert kept.costs(record) == ()


def test_a_stamp_tells_whether_a_review_has_changed(kept, record):
    before = kept.stamp()
    assert kept.stamp() == before
    kept.write(record, VERDICTS, COSTS)
    assert kept.stamp() not in (None, before)
    kept.forget()
    assert kept.stamp() is None
    assert ReviewCache(Path("nowhere")).of(None).stamp() is None


def test_a_review_from_before_there_were_curves_keeps_its_verdicts(kept, record, tmp_path):
    [file] = (tmp_path / "reviews").iterdir()
    page = cache_file.read_cache(
        file, tuple[str, tuple[Verdict, ...], tuple[Outlook, ...], tuple[SeatCosts, ...]]
    )
    cache_file.write_cache(file, page[:2])
    assert (kept.read(record), kept.outlooks(record)) == (VERDICTS, ())


def test_a_changed_record_has_no_review(kept, record):
    assert kept.read(replace(record, entries=(*record.entries, Takeover(0, "otter")))) == ()
    assert kept.read(replace(record, practice=True)) == VERDICTS


def test_another_version_weighs_anew(kept, record, monkeypatch):
    monkeypatch.setattr(cache_file, "__version__", "99")
    assert kept.read(record) == ()


@pytest.mark.parametrize("content", [b"", b"\xff", b"{}", b"[" * 100_000])
def test_a_damaged_review_is_made_anew(kept, record, tmp_path, content):
    [file] = (tmp_path / "reviews").iterdir()
    file.write_bytes(content)
    assert kept.read(record) == ()
    kept.write(record, VERDICTS)
    assert kept.read(record) == VERDICTS


def test_a_review_with_any_other_byte_is_made_anew(kept, record, tmp_path):
    [file] = (tmp_path / "reviews").iterdir()
    whole = file.read_bytes()
    for at in range(0, len(whole), 7):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert kept.read(record) == ()


def test_a_folder_of_reviews_that_is_a_link_is_neither_written_nor_swept(kept, record, tmp_path):
    folder, outside = tmp_path / "reviews", tmp_path / "outside"
    folder.rename(outside)
    folder.symlink_to(outside)
    before = {file: file.read_bytes() for file in outside.iterdir()}
    kept.write(record, ())
    kept.forget()
    ReviewCache(folder).sweep(())
    assert {file: file.read_bytes() for file in outside.iterdir()} == before
    assert kept.read(record) == ()


def test_a_review_that_cannot_be_kept_is_no_error(tmp_path, record):
    (tmp_path / "reviews").write_text("a file")
    found = ReviewCache(tmp_path / "reviews").of(tmp_path / "a game.tide")
    found.write(record, VERDICTS)
    assert found.read(record) == ()
    ReviewCache(tmp_path / "reviews").sweep(())


def test_of_a_record_that_is_only_viewed_nothing_is_kept(tmp_path, record):
    found = ReviewCache(tmp_path / "reviews").of(None)
    found.write(record, VERDICTS)
    assert found.read(record) == ()
    assert not list(tmp_path.iterdir())


def test_a_review_can_be_deleted(kept, record):
    kept.forget()
    assert kept.read(record) == ()
    kept.forget()
    ReviewCache(Path("nowhere")).of(None).forget()


def test_a_review_goes_with_its_record(kept, record, tmp_path):
    folder = ReviewCache(tmp_path / "reviews")
    folder.of(tmp_path / "another.tide").write(record, VERDICTS)
    folder.sweep(["a game.tide"])
    assert [file.name for file in (tmp_path / "reviews").iterdir()] == ["a game.tide.review"]
