"""The file of the lock: how it is written, read and taken apart."""

import pytest
from locks import LOCKED, locked


def test_a_lock_reads_back():
    assert locked.read(locked.write(LOCKED.values())) == LOCKED


def test_a_lock_cut_short_or_changed_by_hand_is_refused():
    text = locked.write(LOCKED.values())
    first, second = text.split("\n\n")[1:3]
    ends = {place + 1 for place in range(len(text)) if text[place : place + 2] == "\n\n"}
    changed = [
        text[:length] for length in set(range(len(text))) - ends
    ]  # there it is a lock of fewer packages
    changed += [text.replace(first, f"{first}\n\n{first}"), text.replace(first, f"{second}\n\n{first}")]
    changed += [text.replace("sha256:0a", "sha256:0g"), text.replace("numpy==", "numpy>="), text + "\n", "\0"]
    for rubbish in changed:
        with pytest.raises(locked.Damaged, match=r"^packaging/requirements\.txt .*"):
            locked.read(rubbish)


def test_a_part_of_the_lock_has_what_its_packages_need():
    assert locked.needed(LOCKED, {"tide-gui[dev]"}).keys() == {"pytest", "colorama"}
    assert locked.needed(LOCKED, locked.groups([])).keys() == LOCKED.keys() - {"pytest", "colorama"}
    assert locked.needed(LOCKED, locked.groups(["dev"])) == LOCKED
