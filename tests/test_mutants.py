"""The mutants that are tried by hand and by chance fit the program as it is."""

import sys

import pytest
from mutants import campaign
from mutants.drawing import ROOT, chosen, drawn
from mutants.mutating import Mutant, mutants_of


def test_the_mutants_chosen_by_hand_still_fit_their_files():
    assert [mutant for mutant in chosen() if not changed(mutant)] == []


def test_a_seed_draws_different_mutants_and_the_same_ones_again():
    mutants = drawn(18, 1)
    assert len(set(mutants)) == 18
    assert mutants == drawn(18, 1)
    assert all(map(changed, mutants))


def changed(mutant):
    """The changed text, which must differ; Python must be able to read it."""
    text = (ROOT / mutant.path).read_text("utf-8")
    found = mutant.applied(text)
    assert found != text
    if mutant.path.endswith(".py"):
        compile(found, mutant.path, "exec")
    return found


def test_each_kind_of_change_is_made_at_its_place():
    text = "if a < 1:\n    f(x, y)\n"
    found = {(mutant.kind, mutant.applied(text)) for mutant in mutants_of("a.py", text)}
    assert found == {
        ("changed comparison", "if a <= 1:\n    f(x, y)\n"),
        ("one more", "if a < 2:\n    f(x, y)\n"),
        ("one less", "if a < (0):\n    f(x, y)\n"),
        ("swapped arguments", "if a < 1:\n    f(y, x)\n"),
        ("dropped statement", "if a < 1:\n    pass\n"),
    }


def test_a_binding_of_qml_is_dropped_and_a_declaration_is_not():
    text = "Item {\n    id: item\n    property int size: 3\n    width: size\n}\n"
    assert mutants_of("A.qml", text) == [
        Mutant("A.qml", "dropped binding", text.index("    width"), len(text) - 2, "    width: size\n", "")
    ]


@pytest.mark.parametrize(
    ("words", "selections"),
    [([], ["tests/rules", "tests/store", "tests"]), (["--folder-only"], ["tests/rules", "tests/store"])],
)
def test_no_mutant_is_tried_while_a_test_fails_without_one(words, selections, monkeypatch, capsys):
    def failure(copy, tests):
        run.append(tests)
        return f"{tests}/test_red.py" if tests == selections[-1] else ""

    run, files = [], ("rules/game.py", "store/files.py", "rules/quoting.py")
    mutants = [Mutant(f"tide_gui/{file}", "one more", 0, 0, "", "") for file in files]
    monkeypatch.setattr(campaign, "drawn", lambda number, seed: mutants)
    monkeypatch.setattr(campaign, "_copied", lambda folder: folder)
    monkeypatch.setattr(campaign, "_failure", failure)
    monkeypatch.setattr(sys, "argv", ["campaign.py", "--workers", "1", *words])
    assert campaign.main() == 2
    assert run == selections
    assert capsys.readouterr().err.startswith(f"{selections[-1]}/test_red.py fails without a mutant")
