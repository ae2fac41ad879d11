"""What a hint in Turn the Tide says follows from the figures that the expert told, clause by clause."""

import re
from dataclasses import replace
from functools import cache
from itertools import chain, islice
from random import Random

import pytest
from playing import NAMES, Setting, one_measured, random_moments
from worlds import other_world

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.turn_the_tide.expert import Expert
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings
from tide_gui.bots.turn_the_tide.known import former
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.hint_text import percent
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turn_the_tide.expectations import cards_to_come, others
from tide_gui.rules.game import Weighed
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Place

RULES, TABLE = TurnTheTide(), presentation_of("turn-the-tide", in_english)
QUICK = SearchSettings(samples=4, rounds=4)
OPEN = (("open_play", True),)
SETTINGS = [
    *one_measured([Setting(RULES, 3), Setting(RULES, 4, OPEN)]),
    *(pytest.param(Setting(RULES, seats), marks=pytest.mark.slow) for seats in (4, 5)),
]


# -- invented figures ----------------------------------------------------------------------------

PLACES = (Place(4, 3, 0), Place(5, 3, 0), Place(6, 3, 0))
FIGURES = {
    "first": 0.1,
    "second": 0.6,
    "loses": 0.3,
    "drowns": 0.0,
    "above_1": 0.9,
    "bid_low_1": 41.0,
    "above_2": 0.2,
    "bid_low_2": 5.0,
    "highest_high": 55.0,
    **{f"by_{part}": 0.0 for part in ("hand", "struck", "first", "second", "lower", "rest")},
    "by_higher_1": 0.001,
    "by_higher_2": 0.0,
    "safely_first": 0.1,
    "safely_second": 0.3,
    "safely_lower": 0.3,
    "higher_1": 0.2,
    "higher_2": 0.1,
}
LAID_BY_BO = (None, 45, None)


def judged(card, share=1.0, chance=0.31, **figures):
    return Weighed(card, share=share, chance=chance, figures={**FIGURES, **figures})


def sentences(*moves, **seen):
    view = replace(Setting(RULES, 3).table(3).view(0), offer=(3, 11), places=PLACES, cards=(12, 34, 50))
    return TABLE.suggestions.sentences(replace(view, **seen), moves, NAMES)


def test_a_hint_names_a_card_what_is_expected_and_why_another_one_is_worse():
    assert sentences(judged(12, 0.376, 0.27, loses=0.52, by_struck=-0.04), judged(34, 0.624)) == (
        "62% of the time the expert would play 34. With it an expert wins 31 of 100 games.",
        "Bo probably plays 41 or higher. So 34 comes second in 60% of cases and takes the 11.",
        "12 costs a preserver in 52% of cases, 34 in 30%. With 12 you win 4 games fewer in 100.",
    )


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        (
            (0.41, 0.38),
            "41% of the time the expert would play 34, and about as often 12. With 34 an expert wins",
        ),
        (
            (0.41, 0.32),
            "41% of the time the expert would play 34, and about as often 12. With 34 an expert wins",
        ),
        ((0.41, 0.31), "41% of the time the expert would play 34. With it an expert wins"),
        ((0.08, 0.04), "8% of the time the expert would play 34. With it an expert wins"),
        (
            (0.3, 0.29, 0.28),
            "30% of the time the expert would play 34, and about as often 12 and 13. With 34 an expert wins",
        ),
        (
            (0.2,) * 5,
            (
                "20% of the time the expert would play 34, and about as often one of 4 others. "
                "With 34 an expert wins"
            ),
        ),
        ((1.0, 0.0), "The expert would play 34. With it an expert wins"),
    ],
)
def test_cards_that_are_played_about_as_often_are_said_to_be(shares, said):
    others = [judged(12 + at, share, 0.3) for at, share in enumerate(shares[1:])]
    assert sentences(*others, judged(34, shares[0]))[0] == f"{said} 31 of 100 games."


@pytest.mark.parametrize(
    ("figures", "seen", "said"),
    [
        ({"bid_low_1": 30.0}, {}, "Bo probably plays higher than 34"),
        ({"bid_low_1": 30.0, "above_1": 0.5}, {}, "Bo plays higher than 34 in 50% of cases"),
        ({"above_1": 1.0}, {"laid": LAID_BY_BO}, "Bo has laid 45"),
        ({"above_1": 0.2, "above_2": 0.9}, {}, "Cy probably plays higher than 34"),
    ],
)
def test_the_seat_that_most_probably_plays_higher_is_named(figures, seen, said):
    told = sentences(judged(34, **figures), **seen)[1]
    assert told == f"{said}. So 34 comes second in 60% of cases and takes the 11."


LOW = {"first": 0.0, "second": 0.1, "above_2": 0.8}


@pytest.mark.parametrize(
    ("figures", "seen", "said"),
    [
        (LOW, {}, "Bo and Cy probably play higher than 34"),
        (LOW, {"laid": LAID_BY_BO}, "Bo has laid 45. Cy probably plays higher than 34"),
        (LOW | {"above_2": 0.5}, {}, "Probably two of the others play higher than 34"),
        (LOW | {"second": 0.46, "above_2": 0.5}, {}, "Bo probably plays 41 or higher"),
    ],
)
def test_of_a_card_that_takes_no_tide_it_is_said_who_plays_higher(figures, seen, said):
    percent = round(100 * (1 - figures["second"]))
    told = sentences(judged(34, **figures), **seen)[1]
    assert told == f"{said}. So 34 takes no tide in {percent}% of cases and keeps the 4."


HIGH = {"first": 0.7, "second": 0.2, "above_1": 0.3}
ALL_LAID = (None, 20, 30)


@pytest.mark.parametrize(
    ("card", "figures", "seen", "said"),
    [
        (50, HIGH, {}, "Bo plays higher than 50 in 30% of cases"),
        (50, HIGH | {"highest_high": 49.0}, {}, "Probably nobody plays higher than 49"),
        (57, HIGH, {"held": ((50, 57, 59),)}, "Only the 58 and the 60 could beat 57"),
        (57, HIGH, {"held": ((50, 57, 58, 59),)}, "Only the 60 could beat 57"),
        (57, HIGH, {"held": ((50, 57, 58, 59, 60),)}, "Nobody can play a higher card"),
        (50, HIGH, {"laid": ALL_LAID}, "Nobody has laid a higher card"),
    ],
)
def test_of_a_card_that_comes_first_it_is_said_what_could_beat_it(card, figures, seen, said):
    told = sentences(judged(card, **({"bid_low_1": 5.0} | figures)), **seen)[1]
    assert told == f"{said}. So {card} comes first in 70% of cases and takes the 3."


@pytest.mark.parametrize(("chance", "percent"), [(1.0, 100), (0.996, 100), (0.994, 99), (0.55, 55)])
def test_how_often_is_said_in_per_cent_and_certain_only_if_it_is(chance, percent):
    told = sentences(judged(34, first=0.0, second=chance))[1]
    assert told.endswith(f". So 34 comes second in {percent}% of cases and takes the 11.")


def test_without_a_tide_none_is_kept():
    dry = (Place(0, 3, 0), *PLACES[1:])
    told = sentences(judged(34, first=0.0, second=0.0), places=dry)[1]
    assert told.endswith(". So 34 takes no tide in 100% of cases.")


REASONS = [
    ({"by_hand": -0.04}, "12 is worth more later: without it your hand is worse."),
    ({"by_struck": -0.04, "loses": 0.5}, "12 costs a preserver in 50% of cases, 34 in 30%."),
    (
        {"by_struck": -0.04, "loses": 0.4, "drowns": 0.5},
        "12 puts you out of the round in 50% of cases, 34 in 0%.",
    ),
    ({"by_first": -0.04, "safely_first": 0.0}, "34 takes the 3 and loses nothing in 10% of cases, 12 in 0%."),
    (
        {"by_second": -0.04, "safely_second": 0.0},
        "34 takes the 11 and loses nothing in 30% of cases, 12 in 0%.",
    ),
    (
        {"by_lower": -0.04, "safely_lower": 0.0},
        "34 takes no tide and loses nothing in 30% of cases, 12 in 0%.",
    ),
    (
        {"by_first": -0.04, "safely_first": 0.4},
        "12 is stuck with the 3, though without a loss, in 40% of cases, 34 in 10%.",
    ),
    (
        {"by_lower": -0.04, "safely_lower": 0.4},
        "12 is stuck with the 4, though without a loss, in 40% of cases, 34 in 30%.",
    ),
    (
        {"by_higher_1": -0.04, "higher_1": 0.0},
        "34 leaves the 11 to Bo and loses nothing in 20% of cases, 12 in 0%.",
    ),
    (
        {"by_higher_2": -0.04, "higher_2": 0.5},
        "12 loses nothing, but lets Cy have the 11 in 50% of cases, 34 in 10%.",
    ),
]


@pytest.mark.parametrize(("figures", "reason"), REASONS)
def test_the_part_in_which_two_cards_differ_most_is_the_reason(figures, reason):
    less = {name: -0.03 for name in FIGURES if name.startswith("by_") and name not in figures}
    told = sentences(judged(12, 0.2, 0.27, **figures, **less), judged(34, 0.8))
    assert told[2] == f"{reason} With 12 you win 4 games fewer in 100."


def test_without_a_tide_none_is_left():
    dry = (Place(0, 3, 0), *PLACES[1:])
    cards = judged(12, 0.2, 0.27, by_lower=-0.04, safely_lower=0.4), judged(34, 0.8)
    assert sentences(*cards, places=dry)[2].startswith(
        "12 is stuck without a tide, though without a loss, in 40% of cases, 34 "
    )


@pytest.mark.parametrize(
    "figures",
    [{"by_struck": -0.04, "by_hand": -0.03}, {"by_rest": -0.04, "by_hand": -0.03}, {"by_hand": -0.004}],
)
def test_a_reason_that_is_small_or_that_no_figure_shows_is_not_told(figures):
    cards = judged(12, 0.2, 0.3, **figures), judged(34, 0.8)
    assert sentences(*cards)[2] == "With 12 you win 1 game fewer in 100."


@pytest.mark.parametrize(
    ("figures", "best"),
    [
        ({"higher_2": 0.5, "by_higher_2": 0.01}, {"higher_2": 0.1, "by_higher_2": 0.05}),
        ({"higher_2": 0.1, "by_higher_2": -0.05}, {"higher_2": 0.5, "by_higher_2": -0.01}),
    ],
)
def test_a_tide_left_to_another_is_no_reason_where_the_card_does_better_although_it_is_left(figures, best):
    cards = judged(12, 0.2, 0.27, **figures), judged(34, 0.8, **best)
    assert sentences(*cards)[2] == "With 12 you win 4 games fewer in 100."


@pytest.mark.parametrize(
    ("figures", "gain"),
    [
        ({"by_hand": 0.04}, "12 leaves a better hand, and you win as often with it."),
        ({"by_struck": 0.04, "loses": 0.2}, "12 costs you less often, and you win as often with it."),
        (
            {"by_lower": 0.04, "safely_lower": 0.4},
            "12 takes no tide more often, and you win as often with it.",
        ),
        (
            {"by_lower": 0.04, "safely_lower": 0.2},
            "12 gets you a better tide, and you win as often with it.",
        ),
        (
            {"by_second": 0.04, "safely_second": 0.4},
            "12 gets you a better tide, and you win as often with it.",
        ),
        (
            {"by_higher_1": 0.05, "higher_1": 0.3},
            "12 leaves the others worse tides, and you win as often with it.",
        ),
        ({"by_struck": 0.04}, "With 12 you win as often."),
        ({"by_hand": 0.004}, "With 12 you win as often."),
        ({}, "With 12 you win as often."),
    ],
)
def test_of_a_card_that_is_as_good_it_is_said_what_makes_up_for_its_risk_if_that_is_known(figures, gain):
    figures = {"by_first": -0.04, "safely_first": 0.0, **figures}
    told = sentences(judged(12, 0.2, 0.31, **figures), judged(34, 0.8))[2]
    assert told == f"34 takes the 3 and loses nothing in 10% of cases, 12 in 0%. {gain}"


@pytest.mark.parametrize("share", [0.2, 0.45])
def test_of_a_card_that_comes_to_the_same_it_is_said_why_that_does_not_matter(share):
    told = sentences(judged(12, share), judged(34, 1 - share))[2]
    assert told == "With 12 you win as often: neither tides nor risk nor the hand left makes a difference."


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.01, "12 is no worse; the expert plays both, so that nobody can foresee which."),
        (0.009, "12 is no worse."),
    ],
)
def test_of_a_card_that_seems_better_it_is_said_whether_the_expert_plays_it_too(share, said):
    assert sentences(judged(12, share, 0.33, by_hand=0.02), judged(34, 1 - share))[2] == said


def test_of_the_worse_cards_that_with_the_largest_share_is_compared_and_else_that_which_wins_most():
    cards = judged(12, 0.1, 0.2, by_hand=-0.1), judged(13, 0.0, 0.25, by_hand=-0.1), judged(34, 0.9)
    assert sentences(*cards)[2].startswith("12 ")
    assert sentences(replace(cards[0], share=0.004), *cards[1:])[2].startswith("13 ")


def test_a_card_that_wins_one_game_fewer_is_a_worse_one():
    cards = judged(12, 0.4, 0.3), judged(13, 0.0, 0.25, by_hand=-0.1), judged(34, 0.6)
    assert sentences(*cards)[2:] == ("With 12 you win 1 game fewer in 100.",)


def test_a_card_that_is_as_good_is_told_before_one_that_is_worse():
    cards = judged(12, 0.4), judged(13, 0.0, 0.25, by_hand=-0.1), judged(34, 0.6)
    _, _, as_good, worse = sentences(*cards)
    assert as_good.startswith("With 12 you win as often: ")
    assert (
        worse
        == "13 is worth more later: without it your hand is worse. With 13 you win 6 games fewer in 100."
    )


def test_nothing_is_compared_where_no_other_card_is_left():
    assert len(sentences(judged(34))) == 2


@pytest.mark.parametrize("missing", [*FIGURES, None])
def test_nothing_is_said_without_a_chance_or_a_figure(missing):
    whole = judged(34)
    figures = {name: value for name, value in FIGURES.items() if name != missing}
    assert sentences(replace(whole, figures=figures, chance=whole.chance if missing else None)) == ()


def test_figures_of_a_seat_that_is_out_are_not_needed():
    figures = {name: value for name, value in FIGURES.items() if not name.endswith("_2")}
    out = (*PLACES[:2], replace(PLACES[2], afloat=False), Place(6, 3, 0))
    four = figures | {"above_3": 0.1, "bid_low_3": 5.0, "higher_3": 0.1, "by_higher_3": 0.0}
    told = sentences(replace(judged(34), figures=four), places=out, laid=())
    assert told[1].startswith("Bo probably plays 41 or higher. ")


# -- real asks -----------------------------------------------------------------------------------


@cache
def hints(setting):
    """Return the view, what the expert thinks, and the sentences, for some asks of random games."""
    bot, found = Expert(QUICK), []
    games = chain(random_moments(setting, 4), random_moments(setting, 5))
    for table in islice(games, 0, None, 2):
        ask = table.ask(min(table.waiting_for()))
        weighed = bot.weigh(ask, 1, BUDGET)
        found.append((ask.view, weighed, TABLE.suggestions.sentences(ask.view, weighed, NAMES)))
    return found


on_every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)
SLACK = 1e-6
MATTERS = 0.005


def holds(percent, chance):
    """Whether a chance is told in whole per cent."""
    return abs(int(percent) / 100 - chance) <= 0.005 + SLACK


def card_of(weighed, words):
    return next(each for each in weighed if each.move == int(words))


def check_result(view, weighed, words):
    """Whether a sentence like `34 comes second in 60% of cases and takes the 11` is true."""
    match = re.fullmatch(
        r"(\d+) (comes first|comes second|takes no tide) in (\d+)% of cases(?: and \w+ the (\d+))?", words
    )
    figures = card_of(weighed, match[1]).figures
    lower = 1 - figures["first"] - figures["second"]
    chance, tide = {
        "comes first": (figures["first"], view.offer[0]),
        "comes second": (figures["second"], view.offer[1]),
        "takes no tide": (lower, view.places[view.seat].tide),
    }[match[2]]
    assert chance == max(figures["first"], figures["second"], lower)
    assert holds(match[3], chance)
    assert int(match[4] or 0) == tide


FIGURE = {"costs a preserver": ("loses", "by_struck"), "puts you out of the round": ("drowns", "by_struck")}


def parts(first, second):
    """Return what the first card has more of each part of the chance to win."""
    names = [name for name in first.figures if name.startswith("by_")]
    return {name: first.figures[name] - second.figures[name] for name in names}


def check_reason(view, first, second, weighed, words):
    """Whether a reason is the part in which the cards differ most, and what it says of it is true."""
    more = parts(first, second)
    largest = max(more.values())
    if not words:
        assert not [name for name in more if more[name] == largest >= MATTERS and tells(name, first, second)]
        return
    if words == f"{second.move} is worth more later: without it your hand is worse.":
        assert more["by_hand"] == largest >= MATTERS
        return
    match = re.fullmatch(r"(\d+) (.*) in (\d+)% of cases, (\d+) in (\d+)%\.", words)
    subject, other = card_of(weighed, match[1]), card_of(weighed, match[4])
    assert {subject.move, other.move} == {first.move, second.move}
    [figure] = [figure for figure, part in figures_of(view, match[2]) if more[part] == largest >= MATTERS]
    assert subject.figures[figure] > other.figures[figure]
    if "higher" in figure:
        assert ("lets" in match[2]) == (subject.figures[f"by_{figure}"] < 0) == (subject is second)
    assert holds(match[3], subject.figures[figure])
    assert holds(match[5], other.figures[figure])


def figures_of(view, words):
    """Return the figures and the parts of the chance that a reason may speak of; tides may be equal."""
    if words in FIGURE:
        return [FIGURE[words]]
    if match := re.fullmatch(
        r"leaves the (?P<tide>\d+) to (?P<name>\w+) and loses nothing", words
    ) or re.fullmatch(r"loses nothing, but lets (?P<name>\w+) have the (?P<tide>\d+)", words):
        assert int(match["tide"]) == view.offer[1]
        seat = NAMES.index(match["name"])
        return [(f"higher_{seat}", f"by_higher_{seat}")]
    match = re.fullmatch(
        r"(?:takes (?:the (\d+)|no tide) and loses nothing"
        r"|is stuck with(?: the (\d+)|out a tide), though without a loss,)",
        words,
    )
    tides = {"first": view.offer[0], "second": view.offer[1], "lower": view.places[view.seat].tide}
    ranks = [rank for rank, tide in tides.items() if int(match[1] or match[2] or tides["lower"]) == tide]
    return [(f"safely_{rank}", f"by_{rank}") for rank in ranks]


def tells(part, first, second):
    """Whether what happens shows a part."""
    if part in {"by_hand", "by_rest"}:
        return part == "by_hand"
    struck = part == "by_struck"
    names = ("loses", "drowns") if struck else (part.replace("by_", "" if "higher" in part else "safely_"),)
    gaps = [second.figures[name] - first.figures[name] for name in names]
    if "higher" in part and (second.figures[part] >= 0 if gaps[0] >= 0 else first.figures[part] <= 0):
        return False
    return max(gaps if struck else map(abs, gaps)) >= 0.01


def check_expected(view, first, words):
    """Whether what is said of the others is true; their names come from the table."""
    if match := re.fullmatch(r"Only (the \d+(?: and the \d+)?) could beat \d+", words):
        named = {int(each) for each in re.findall(r"\d+", match[1])}
        assert set(higher_in_some_world(view, first.move)) <= named
    elif match := re.fullmatch(r"Probably nobody plays higher than (\d+)", words):
        assert int(match[1]) == first.figures["highest_high"] < first.move
    elif words.startswith("Nobody"):
        assert not list(higher_in_some_world(view, first.move))
        laid = [view.laid[seat] or 0 for seat in others(view)] if view.laid else [0]
        assert max(laid) < first.move
        assert all(laid) == (words == "Nobody has laid a higher card")
    elif words.startswith("Probably two of the others"):
        assert 1 - first.figures["first"] - first.figures["second"] >= 0.55
    else:
        check_seats(view, first, words)


def check_seats(view, first, words):
    if match := re.fullmatch(rf"(\w+) and (\w+) probably play higher than {first.move}", words):
        for seat in map(NAMES.index, match.groups()):
            assert first.figures[f"above_{seat}"] >= 0.55
    else:
        for each in words.split(". "):
            check_seat(view, first, each)


def check_seat(view, first, words):
    name, words = words.split(" ", 1)
    seat = NAMES.index(name)
    above, low = (first.figures[f"{figure}_{seat}"] for figure in ("above", "bid_low"))
    if match := re.fullmatch(r"has laid (\d+)", words):
        assert view.laid[seat] == int(match[1])
    elif match := re.fullmatch(r"probably plays (\d+) or higher", words):
        assert low == int(match[1]) > first.move
        assert above >= 0.75 - SLACK
    elif words == f"probably plays higher than {first.move}":
        assert above >= 0.55
    else:
        match = re.fullmatch(rf"plays higher than {first.move} in (\d+)% of cases", words)
        assert holds(match[1], above)


def higher_in_some_world(view, card):
    """Return the higher cards that the others hold in worlds that look like this one."""
    for seed in range(20):
        state = RULES.imagine(view, Random(seed))
        for seat, cards in enumerate(state.cards):
            if seat != view.seat and view.places[seat].afloat and not (view.laid and view.laid[seat]):
                yield from (each for each in cards if each > card)


@on_every_table
def test_the_first_sentence_names_the_largest_share_as_its_card_shows_it(setting):
    for _, weighed, said in hints(setting):
        match = re.match(r"(?:(\d+)% of the time t|T)he expert would play (\d+)[.,]", said[0])
        first = card_of(weighed, match[2])
        shown = [percent(each.share) for each in weighed]
        assert percent(first.share) == max(shown)
        assert int(match[1]) == max(shown) if match[1] else max(shown) >= 95
        assert said[0].endswith(f" an expert wins {round(100 * first.chance)} of 100 games.")
        alike = re.search(r"about as often ([\d, and]+)\.", said[0])
        for card in re.findall(r"\d+", alike[1]) if alike else ():
            assert max(shown) - percent(card_of(weighed, card).share) < 10


@on_every_table
def test_the_second_sentence_is_true(setting):
    kinds = set()
    for view, weighed, said in hints(setting):
        first = max(weighed, key=lambda each: (percent(each.share), each.chance))
        expected, result = said[1].removesuffix(".").split(". So ")
        check_expected(view, first, expected)
        check_result(view, weighed, result)
        assert result.startswith(f"{first.move} ")
        kinds.add(re.sub(r"[A-Z][a-z]+(?= (has|plays|prob|and))|\d+", "", expected))
    assert len(kinds) > 4


FEWER = re.compile(r"(.*?) ?With (\d+) you win (\d+) games? fewer in 100\.")
AS_OFTEN = re.compile(r"(.*?) ?(\d+) ((?:leaves|costs|gets|takes)[\w ]*), and you win as often with it\.")
NO_GAIN = re.compile(r"(.*?) ?With (\d+) you win as often(\.)")
NO_MATTER = re.compile(r"()With (\d+) (you win as often): neither .* makes a difference\.")
NO_WORSE = re.compile(r"()(\d+) is no worse(\.|; the expert plays both, so that nobody can foresee which\.)")
GAINS = {
    "leaves a better hand": {"by_hand"},
    "costs you less often": {"by_struck"},
    "gets you a better tide": {"by_first", "by_second", "by_lower"},
    "takes no tide more often": {"by_lower"},
    "leaves the others worse tides": {f"by_higher_{seat}" for seat in range(5)},
}


def check_gain(first, second, words):
    """Whether what makes up for the risk of a card is the part in which it is most ahead."""
    more = parts(second, first)
    largest = max(more.values())
    most = {name for name in more if more[name] == largest >= MATTERS and tells(name, second, first)}
    assert most & GAINS[words] if words in GAINS else not most
    if most == {"by_lower"}:
        keeps_clear = second.figures["safely_lower"] > first.figures["safely_lower"]
        assert (words == "takes no tide more often") == keeps_clear


@on_every_table
def test_the_reasons_are_true(setting):
    reasons = set()
    for view, weighed, said in hints(setting):
        first = max(weighed, key=lambda each: (percent(each.share), each.chance))
        for words in said[2:]:
            patterns = (FEWER, AS_OFTEN, NO_GAIN, NO_MATTER, NO_WORSE)
            [(pattern, found)] = [(each, match) for each in patterns if (match := each.fullmatch(words))]
            reason, card, more = found.groups()
            second = card_of(weighed, card)
            fewer = round(100 * first.chance) - round(100 * second.chance)
            if pattern is NO_WORSE:
                assert fewer < 0
                assert (percent(second.share) > 0) == ("plays both" in more)
                continue
            assert fewer == (int(more) if pattern is FEWER else 0)
            check_reason(view, first, second, weighed, reason)
            reasons.add(re.sub(r"\d+|[A-Z]\w+", "", reason)[:20])
            if pattern is NO_MATTER:
                assert max(map(abs, parts(first, second).values())) < MATTERS
            elif pattern is not FEWER:
                check_gain(first, second, more)
    assert len(reasons - {""}) >= 3


@on_every_table
def test_a_hint_is_short(setting):
    for _, weighed, said in hints(setting):
        assert len(said) in ((3, 4) if len(weighed) > 1 else (2,))
        assert max(map(len, said)) < 180


@on_every_table
def test_cards_that_may_still_come_are_those_that_fit_the_view(setting):
    """Every card that another seat holds in a world like this one is among them."""
    for view, *_ in hints(setting)[::5]:
        assert set(higher_in_some_world(view, 0)) <= {*cards_to_come(view, 0)}


@on_every_table
def test_worlds_that_look_alike_give_the_same_sentences(setting):
    """Even from a bot that has thought for all seats, as the one in the window does."""
    different = 0
    for table in islice(random_moments(setting, 2), 3, None, 17):
        state, ask = table._state, table.ask(min(table.waiting_for()))
        other = other_world(RULES, state, (ask.seat,), Random(ask.turn))
        different += other != state
        assert said_after_the_others(state, ask) == said_after_the_others(other, ask)
    assert different


def said_after_the_others(state, ask):
    bot = Expert(QUICK)
    for seat in set(range(len(ask.view.places))) - {ask.seat}:
        view = former(RULES.view(state, seat))
        if view and view.cards and view.places[seat].afloat:
            bot.weigh(replace(ask, seat=seat, view=view, choices=view.cards), 1, BUDGET)
    view = RULES.view(state, ask.seat)
    weighed = bot.weigh(replace(ask, view=view), 1, BUDGET)
    return TABLE.suggestions.sentences(view, weighed, NAMES)
