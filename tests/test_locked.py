"""The file of the lock: how it is written, read and taken apart."""

import pytest
from locks import LOCKED, locked


def test_a_lock_reads_back():
    assert locked.read(locked.write(LOCKED.values())) == LOCKED


def test_a_lock_cut_short_or_changed_by_hand_is_refused():
    text = locked.write(LOCKED.values())
    first, second = text.split("\n\n")[1:3]
    changed = [text[:length] for length in range(len(text))]
    changed += [text.replace(first, f"{first}\n\n{first}"), text.replace(first, f"{second}\n\n{first}")]
    changed += [text.replace("sha256:0a", "sha256:0g"), text.replace("numpy==", "numpy>="), text + "\n", "\0"]
    for rubbish in changed:
        with pytest.raises(locked.Damaged, match=r"^packaging/requirements\.txt .*"):
            locked.read(rubbish)


@pytest.mark.parametrize("name", LOCKED)
def test_a_lock_without_one_of_its_packages_is_refused(name):
    entries = locked.write(LOCKED.values()).split("\n\n")
    rest = [entry for entry in entries if not entry.startswith(f"{name}==")]
    assert len(rest) == len(entries) - 1
    with pytest.raises(locked.Damaged, match=r"was changed by hand, or a part of it is missing\.$"):
        locked.read("\n\n".join(rest))


def test_a_part_of_the_lock_has_what_its_packages_need():
    assert locked.needed(LOCKED, {"tide-gui[dev]"}).keys() == {"pytest", "colorama"}
    assert locked.needed(LOCKED, locked.groups([])).keys() == LOCKED.keys() - {"pytest", "colorama"}
    part = locked.needed(LOCKED, locked.groups(["dev"]))
    assert part == LOCKED
    assert locked.read(locked.write(part.values())) == part
