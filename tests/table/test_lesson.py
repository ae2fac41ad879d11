"""Lessons as files: strict parsing, and the game that they begin with."""

import pytest

from tide_gui.table.lesson import Lesson, LessonStep, UnreadableLesson, read_lesson, record_of
from tide_gui.table.record import NatureMove, SeatedPlayer, Turn

SEATS = tuple(SeatedPlayer(name, "drifter") for name in ("Ann", "Bo", "Cy"))
HANDS = [range(1 + 12 * seat, 13 + 12 * seat) for seat in range(3)]
DEAL = " | ".join(
    [
        "tides " + " ".join(str(tide) for tide in range(1, 13) for _ in range(2)),
        *("hand " + " ".join(map(str, hand)) for hand in HANDS),
        "left " + " ".join(map(str, range(37, 61))),
    ]
)
PAGE = b"""
title = "A lesson"
about = "What it is about."
minutes = 2
others = ["puffin", "shrimp"]

[[steps]]
say = "Look at this."
light = [{ area = "hand", seat = 0, face = 5 }, { seat = 1 }]

[[steps]]
say = "Play it."
moves = ["5"]
others = [{ 1 = "40", 2 = "31" }]
objections = { 6 = "Rather the 5." }
otherwise = "Not that one."

[[steps]]
say = "Well done."
"""


def lesson(**changed):
    plain = {"title": "A", "about": "B", "minutes": 1, "others": ("puffin",)}
    return Lesson(**plain | {"steps": (LessonStep(say="Look."),)} | changed)


def step(move, *others):
    return LessonStep(say="Play.", moves=(move,), others=others)


def test_a_lesson_is_read():
    read = read_lesson(PAGE, "a.toml")
    assert (read.title, read.minutes, read.others) == ("A lesson", 2, ("puffin", "shrimp"))
    first, second, _ = read.steps
    assert [(light.area, light.seat, light.face) for light in first.light] == [("hand", 0, 5), ("", 1, None)]
    assert (second.moves, second.others) == (("5",), ({1: "40", 2: "31"},))
    assert (second.objections, second.otherwise) == ({"6": "Rather the 5."}, "Not that one.")
    assert [*second.sayings] == ["Play it.", "Not that one.", "Rather the 5."]


def test_a_lesson_may_have_a_single_step():
    page = PAGE[: PAGE.index(b"[[steps]]")] + b'[[steps]]\nsay = "Well done."\n'
    assert [each.say for each in read_lesson(page, "a.toml").steps] == ["Well done."]


@pytest.mark.parametrize(
    "damage",
    [
        (b"title = ", b"titel = "),
        (b"minutes = 2", b"minutes = 0"),
        (b'moves = ["5"]', b'moves = [""]'),
        (b"seat = 1 }", b"seat = 1, colour = 3 }"),
        (b"[[steps]]", b"[[step]]"),
        (b"about", b"about = "),
        (b'[[steps]]\nsay = "Well done."\n', b""),
        (b"A lesson", b"A \xff lesson"),
    ],
    ids=str,
)
def test_a_damaged_lesson_is_refused_with_its_name(damage):
    with pytest.raises(UnreadableLesson, match=r"^a\.toml is damaged: "):
        read_lesson(PAGE.replace(*damage), "a.toml")


def test_a_lesson_begins_with_its_deal_and_what_was_played_before():
    before = ({0: "12", 1: "13", 2: "25"},)
    record = record_of(lesson(deals=(DEAL,), before=before), "turn-the-tide", SEATS)
    assert record.entries == (NatureMove(DEAL), Turn({0: "12", 1: "13", 2: "25"}))
    assert record.practice


def test_a_lesson_is_played_to_its_end_and_begins_at_its_beginning():
    """The others may move turn by turn, and the first move of each step is tried."""
    steps = (step("1", {1: "13"}, {2: "25"}), LessonStep(say="Now."), step("12", {1: "14", 2: "26"}))
    assert record_of(lesson(deals=(DEAL,), steps=steps), "turn-the-tide", SEATS).entries == (
        NatureMove(DEAL),
    )


def test_what_is_not_dealt_by_the_lesson_is_drawn():
    [entry] = record_of(lesson(), "turn-the-tide", SEATS).entries
    assert isinstance(entry, NatureMove)


@pytest.mark.parametrize(
    ("changed", "game", "reason"),
    [
        ({"deals": ("tides 1",)}, "turn-the-tide", "cannot be played"),
        ({"deals": (DEAL,), "before": ({0: "60"},)}, "turn-the-tide", "seat 0 cannot play that"),
        ({"options": ("flying",)}, "turn-the-tide", "cannot be played"),
        ({}, "chess", "there is no game"),
        ({"deals": (DEAL,), "steps": (step("60"),)}, "turn-the-tide", "in step 1 a move of the learner"),
        (
            {"deals": (DEAL,), "steps": (LessonStep(say="Play.", moves=("1",), objections={"60": "No."}),)},
            "turn-the-tide",
            "in step 1 a move of the learner",
        ),
        ({"deals": (DEAL,), "steps": (step("1", {1: "60"}),)}, "turn-the-tide", "seat 1 cannot play that"),
        ({"deals": (DEAL,), "steps": (step("1", {1: "13"}, {1: "14"}),)}, "turn-the-tide", "out of turn"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused(changed, game, reason):
    with pytest.raises(UnreadableLesson, match=reason):
        record_of(lesson(**changed), game, SEATS)
