"""The file of people is kept, read by version, and refused when in doubt."""

import json

import pytest

from tide_gui.people.directory import Directory
from tide_gui.store.people_file import (
    KeptPeople,
    UnreadablePeople,
    change_people,
    forget_unreadable,
    read_people,
    remove_naming,
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "people" / "people.json"


def test_without_a_file_nobody_is_known(path):
    assert read_people(path) == KeptPeople(Directory())


def test_a_change_is_kept_and_the_next_goes_on_from_it(path):
    change_people(path, lambda directory: directory.with_sheep("Ann", 2))
    changed = change_people(path, lambda directory: directory.renamed("Ann", "Bo"))
    assert changed == read_people(path).directory == Directory(known_as={"Ann": "Bo"}, sheep={"Bo": 2})


def test_what_a_former_version_kept_of_a_name_in_two_forms_is_kept_of_one(path):
    path.parent.mkdir()
    path.write_text('{"version": 1, "sheep": {"Zoe\u0308": 2}, "later": 3}', "utf-8")
    assert read_people(path).directory.sheep == {"Zo\u00eb": 2}
    change_people(path, lambda directory: directory.renamed("Zo\u00eb", "Ann"))
    assert json.loads(path.read_text("utf-8")) == {
        "version": 1,
        "known_as": {"Zo\u00eb": "Ann"},
        "sheep": {"Ann": 2},
        "later": 3,
    }


def test_a_damaged_file_with_the_accents_of_a_name_apart_is_removed(path):
    path.parent.mkdir()
    aside = path.with_name("people.json.damaged")
    aside.write_text('{"sheep": {"Zoe\u0308": 9}}', "utf-8")
    assert not forget_unreadable(path, read_people, ["Zo\u00eb"])
    assert not aside.exists()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "people.json is damaged"),
        (b"\xff", "people.json is damaged"),
        (b'{"version": 1, "sheep": {"Ann": 9}}', "people.json is damaged"),
        (b'{"version": 1, "known_as": {"Ann": ""}}', "people.json is damaged"),
    ],
)
def test_a_file_in_doubt_is_refused_and_set_aside_before_the_first_change(path, content, reason):
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(UnreadablePeople, match=reason):
        read_people(path)
    change_people(path, lambda directory: directory.with_sheep("Ann", 2))
    assert read_people(path).directory.sheep == {"Ann": 2}
    assert path.with_name("people.json.damaged").read_bytes() == content


def test_the_file_of_a_newer_program_is_refused_and_never_changed(path):
    path.parent.mkdir()
    path.write_bytes(b'{"version": 2}')
    with pytest.raises(UnreadablePeople, match="was written by a newer version of Tide Table"):
        read_people(path)
    with pytest.raises(UnreadablePeople, match="newer version"):
        change_people(path, lambda directory: directory.with_sheep("Ann", 2))
    assert [each.name for each in path.parent.glob("people*")] == ["people.json"]
    assert path.read_bytes() == b'{"version": 2}'


def test_a_file_that_cannot_be_read_is_refused(path):
    path.mkdir(parents=True)
    with pytest.raises(UnreadablePeople, match=r"people\.json cannot be read: not a file"):
        read_people(path)


def test_fields_of_a_newer_program_stay(path):
    path.parent.mkdir()
    path.write_text('{"version": 1, "hats": {"Ann": "blue"}}')
    change_people(path, lambda directory: directory.with_sheep("Ann", 2))
    assert json.loads(path.read_text()) == {
        "version": 1,
        "known_as": {},
        "sheep": {"Ann": 2},
        "hats": {"Ann": "blue"},
    }


def test_an_impossible_change_is_not_written(path):
    with pytest.raises(ValueError, match="Expected"):
        change_people(path, lambda directory: directory.with_sheep("Ann", 99))
    assert not path.exists()


def test_what_was_set_aside_goes_with_an_erased_name_and_else_stays(path):
    path.parent.mkdir()
    for content in (b'{"sheep": {"Ann": 9}}', b'{"sheep": {"Anna": 9}}', b'{"sheep": {"Ann": 8}}'):
        path.write_bytes(content)
        change_people(path, lambda directory: directory)
    path.with_name("people.json folder.damaged").mkdir()
    assert not forget_unreadable(path, read_people, ["Ann", "Annie"])
    kept = sorted(aside for aside in path.parent.iterdir() if aside.is_file())
    assert [aside.name for aside in kept] == ["people.json", "people.json 2.damaged"]
    assert b"Anna" in kept[1].read_bytes()


@pytest.mark.parametrize(
    ("content", "stays", "told"),
    [
        ('{"version": 1, "sheep": {"Ann": 9}}', False, False),
        ('{"version": 1, "sheep": {"Bo": 9}}', True, False),
        ('{"version": 1, "sheep": {"Ann": 1}}', True, False),
        ('{"version": 2, "friends": ["Ann"]}', True, True),
        ('{"version": 2, "friends": ["Anna"]}', True, False),
    ],
)
def test_a_damaged_file_with_an_erased_name_goes_and_that_of_a_newer_program_stays_and_is_told(
    path, content, stays, told
):
    path.parent.mkdir()
    path.write_text(content, "utf-8")
    assert forget_unreadable(path, read_people, ["Ann"]) is told
    assert path.exists() is stays
    assert not stays or path.read_text("utf-8") == content


def test_people_and_settings_on_their_way_that_have_the_name_are_removed(tmp_path):
    for name, page in (("people.json", '{"sheep": {"Ann": 1}}'), ("settings.json", "{}")):
        (tmp_path / name).write_text(page, "utf-8")
    (tmp_path / "folder.json").mkdir()
    remove_naming(tmp_path, "*.json", ["Ann"])

    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.json", "settings.json"]
