"""What a hint in Onda says is true: every number and every cause is counted again here."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from playing import Setting, one_turn

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.onda.expert import Expert, Search
from tide_gui.bots.styles import ChanceStyle
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.hint_text import percent
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Weighed
from tide_gui.rules.onda.combinations import COMBINATIONS, Tide, value_of
from tide_gui.rules.onda.moves import HideWilds, Lay, Pass, TurnTide
from tide_gui.rules.onda.rulebook import Onda

RULES, TEXTS = Onda(), presentation_of("onda", in_english)
EXPERT = Expert(ChanceStyle(), search=Search(worlds=2))
MOST_IN_A_SET, LONGEST_RUN, EVERY = 4, 4, 5
MINUS = "\N{MINUS SIGN}"


@cache
def hints():
    """View, judged moves and text at many moments of random games."""
    found = []
    for seats in RULES.seats:
        table, rng = Setting(RULES, seats).table(seats), Random(seats)
        number = 0
        while table.waiting_for():
            if number % EVERY == 0:
                ask = table.ask(min(table.waiting_for()))
                judged = EXPERT.weigh(ask, 1, BUDGET)
                found.append((ask.view, judged, suggested(ask.view, judged)))
            one_turn(table, rng)
            number += 1
    return found


def suggested(view, judged):
    return " ".join(TEXTS.suggestions.sentences(view, judged, ()))


def look(move):
    """What a move is, whatever the suits."""
    match move:
        case Lay(bomb, cards, wilds, combination):
            return bomb, combination, tuple(map(value_of, cards)), tuple(sorted(map(value_of, wilds)))
        case HideWilds(cards):
            return tuple(map(value_of, cards))
        case TurnTide(wild):
            return value_of(wild)
        case _:
            return type(move).__name__


def best_of(judged):
    """The moves that the expert prefers, twins together, and their share."""
    shares = Counter()
    for each in judged:
        shares[look(each.move)] += each.share
    [(best, share)] = shares.most_common(1)
    twins = [each for each in judged if look(each.move) == best]
    return sorted(twins, key=lambda each: -each.share), share


def left(view, move):
    """The values of the hand after a move, and the wilds."""
    hand, wilds = Counter(map(value_of, view.hand)), len(view.wilds)
    match move:
        case Lay(_, cards, spent):
            return hand - Counter(map(value_of, cards)), wilds - len(spent)
        case HideWilds(cards):
            return hand - Counter(map(value_of, cards)), 2
        case TurnTide(wild):
            return hand + Counter([value_of(wild)]), wilds - 1
    return hand, wilds


def fewest(hand, wilds):
    """The fewest plays that empty a hand, by trying every play of its lowest card."""
    return _fewest(tuple(sorted(hand.elements())), wilds)


@cache
def _fewest(cards, wilds):
    if not cards:
        return 0
    return 1 + min(
        _fewest(rest, wilds - spent) for rest, spent in plays_of_the_lowest(cards) if spent <= wilds
    )


def plays_of_the_lowest(cards):
    """What each play leaves of sorted cards, with the wilds that it spends."""
    lowest = cards[0]
    for same in range(1, min(cards.count(lowest), MOST_IN_A_SET) + 1):
        yield cards[same:], 0
    for first in range(max(1, lowest - LONGEST_RUN + 1), lowest + 1):
        for last in range(lowest + 1, min(15, first + LONGEST_RUN - 1) + 1):
            rest, spent = list(cards), lowest - first
            for value in range(lowest, last + 1):
                if value in rest:
                    rest.remove(value)
                else:
                    spent += 1
            yield tuple(rest), spent
    yield from wilds_instead(cards)


def wilds_instead(cards):
    """Runs in which a wild stands for a value that the hand keeps."""
    lowest = cards[0]
    for last in (lowest + 2, lowest + 3):
        for kept in range(lowest + 1, last):
            run = [value for value in range(lowest, last + 1) if value != kept]
            if kept in cards and last <= 15 and all(value in cards for value in run):
                rest = list(cards)
                for value in run:
                    rest.remove(value)
                yield tuple(rest), 1


def number_in(pattern, text):
    found = re.search(pattern, text)
    return int(found[1].replace(MINUS, "-")) if found else None


def named(move, view):
    """The title on the button of a move, with its wilds."""
    wilds = len(move.wilds) if isinstance(move, Lay) else 0
    title = TEXTS.choosing.picks(move, view).label
    return title + ("", " with 1 wild", " with 2 wilds")[wilds]


def test_a_hint_names_the_play_with_the_largest_share():
    for view, judged, text in hints():
        twins, share = best_of(judged)
        often, _, said = text.partition("”.")[0].rpartition("he expert would choose “")
        assert said == named(twins[0].move, view)
        shown = number_in(r"^(\d+)% of the time t$", often)
        assert shown == percent(share) if percent(share) < 95 else often == "T"


def test_what_a_play_leaves_is_what_was_computed():
    for view, judged, text in hints():
        best = best_of(judged)[0][0]
        plays = fewest(*left(view, best.move))
        if not plays:
            assert text.endswith("”. It empties your hand.")
            continue
        assert number_in(r"At least (\d+) more plays?;", text) == plays
        assert number_in(r"you go out first in (\d+) of 10 rounds;", text) == round(10 * best.figures["out"])
        assert number_in(rf"; points: about ({MINUS}?\d+)\.", text) == round(best.points)


def test_the_cause_is_true():
    seen = Counter()
    for view, judged, text in hints():
        twins, _ = best_of(judged)
        cause = re.split(rf"points: about {MINUS}?\d+\.", text)[-1].strip() if "points: " in text else ""
        others = [each for each in judged if look(each.move) != look(twins[0].move)]
        if cause:
            kind = next(kind for kind in CAUSES if re.match(kind, cause))
            assert CAUSES[kind](view, twins[0], others, cause), (view, text)
            seen[kind] += 1
    assert seen.keys() == CAUSES.keys()


def nothing_beats(view, best):
    declared = best.move.combination
    higher = view.tide is Tide.HIGH
    return not [
        each
        for each in COMBINATIONS
        if each.shape == declared.shape
        and (each.rank > declared.rank if higher else each.rank < declared.rank)
    ]


def is_unanswered(view, best, others, cause):
    bomb, turn = not best.move.bomb and not view.bombed, not view.blocked
    return nothing_beats(view, best) and (bomb, turn) == ("bomb" in cause, "turn" in cause)


def is_nearer(view, best, others, cause):
    before = fewest(Counter(map(value_of, view.hand)), len(view.wilds))
    return before - fewest(*left(view, best.move)) == 1


def goes_nowhere(view, best, others, cause):
    before = fewest(Counter(map(value_of, view.hand)), len(view.wilds))
    lays = [each.move for each in others if isinstance(each.move, Lay)]
    return lays and all(fewest(*left(view, lay)) >= before for lay in lays)


def is_compared(view, best, others, cause):
    second = max(others, key=lambda other: other.chance)
    fewer = round(100 * best.chance) - round(100 * second.chance)
    told = number_in(r"you win (\d+) games? fewer in 100", cause)
    return fewer == told and f"“{named(second.move, view)}”" in cause


def is_as_good(view, best, others, cause):
    return round(100 * best.chance) == round(100 * max(other.chance for other in others))


def is_kept(view, best, others, cause):
    """Whether the second best move spends what the first one keeps, and loses as many games as said."""
    second = max(others, key=lambda other: other.chance)
    fewer = round(100 * best.chance) - round(100 * second.chance)
    told = number_in(r"you win (\d+) games? fewer in 100", cause)
    said = re.search(r"(bomb|tide|wild) .*for now: if you (play|turn|spend)", cause)[1]
    return fewer == told and said == spent(second.move) and not spent(best.move)


def spent(move):
    if isinstance(move, TurnTide):
        return "tide"
    if not isinstance(move, Lay):
        return ""
    return "bomb" if move.bomb else "wild" * len(move.wilds)


CAUSES = {
    r"Nothing else is possible\.$": lambda view, best, others, cause: not others,
    r"(Only a (bomb|turn|bomb or a turn of the tide) |Nothing can beat it)": is_unanswered,
    r"It brings you .* nearer to going out\.$": is_nearer,
    r"(Keep the|Let the tide be) .*\.$": is_kept,
    r"No play brings you nearer to going out\.$": goes_nowhere,
    r"With “.*” you win \d+ games? fewer in 100\.$": is_compared,
    r"“.*” is about as good: less than one game in 100 is lost\.$": is_as_good,
}


def test_without_figures_a_hint_says_nothing_untrue():
    view, judged, _ = hints()[0]
    assert TEXTS.suggestions.sentences(view, [replace(each, figures={}) for each in judged], ()) == ()


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.2, "With “{play}” you win 30 games fewer in 100."),
        (0.49, "With “{play}” you win 1 game fewer in 100."),
        (0.6, "“{play}” is no worse."),
    ],
)
def test_a_play_that_gets_nearer_is_compared_with_what_is_preferred(chance, said):
    view, play = next(
        (view, each)
        for view, judged, _ in hints()
        for each in judged
        if isinstance(each.move, Lay) and not spent(each.move)
    )
    figures = {"out": 0.2, "plays": 3.0, "plays_before": 4.0}
    passing = Weighed(Pass(), share=1.0, chance=0.5, points=-2.0, figures=figures | {"plays": 4.0})
    text = suggested(
        view, [passing, Weighed(play.move, share=0.0, chance=chance, points=-2.0, figures=figures)]
    )
    assert text.endswith(said.format(play=named(play.move, view)))


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("bomb 3A 3B set 3", "Keep the bomb for now: if you play it, you win 6 games fewer in 100."),
        ("bomb 3A +4A set 3", "Keep the bomb for now: if you play it, you win 6 games fewer in 100."),
        ("turn 7A", "Let the tide be for now: if you turn it, you win 6 games fewer in 100."),
        ("follow 3A +4A set 3", "Keep the wild for now: if you spend it, you win 6 games fewer in 100."),
    ],
)
@pytest.mark.parametrize(("instead", "chance"), [("pass", 0.44), ("pass", 0.5), ("turn 9A", 0.44)])
def test_what_is_kept_is_said_if_the_next_best_move_spends_it(move, said, instead, chance):
    figures = {"out": 0.2, "plays": 3.0, "plays_before": 3.0}
    kept = Weighed(RULES.read(instead), chance=0.5, share=1.0, points=-2.0, figures=figures)
    other = Weighed(RULES.read(move), chance=chance, share=0.0, points=-2.0, figures=figures)
    text = suggested(hints()[0][0], [kept, other])
    assert text.endswith(said) == ("for now" in text) == ((instead, chance) == ("pass", 0.44))


@pytest.mark.parametrize(("share", "said"), [(0.424, "42% of the time the"), (0.1, "10% of the time the")])
def test_a_mixed_expert_says_how_often_it_does_so(share, said):
    figures = {"out": 0.2, "plays": 3.0, "plays_before": 3.0}
    view, _, _ = hints()[0]
    text = suggested(view, [Weighed(Pass(), share=share, chance=0.2, points=-2.0, figures=figures)])
    assert text.startswith(f"{said} expert would choose “Pass”. At least 3 more plays;")


HIGHEST = "follow 15A 15B set 15"


@pytest.mark.parametrize(
    ("move", "bombed", "blocked", "cause"),
    [
        (HIGHEST, False, False, "Only a bomb or a turn of the tide can answer it."),
        (HIGHEST, False, True, "Only a bomb can answer it."),
        (HIGHEST, True, False, "Only a turn of the tide can answer it."),
        (HIGHEST, True, True, "Nothing can beat it in this trick."),
        ("follow 3A 3B set 3", False, False, "It brings you a play nearer to going out."),
    ],
)
def test_the_cause_tells_what_can_still_answer(move, bombed, blocked, cause):
    view = replace(hints()[0][0], bombed=bombed, blocked=blocked, tide=Tide.HIGH)
    figures = {"out": 0.2, "plays": 3.0, "plays_before": 4.0}
    judged = [
        Weighed(RULES.read(move), share=1.0, chance=0.5, points=-2.0, figures=figures),
        Weighed(Pass(), share=0.0, chance=0.4, points=-3.0, figures=figures),
    ]
    assert suggested(view, judged).endswith(f"; points: about {MINUS}2. {cause}")


def test_the_last_play_empties_the_hand_and_needs_no_cause():
    figures = {"out": 1.0, "plays": 0.0, "plays_before": 1.0}
    last = Weighed(RULES.read("follow 3A 3B set 3"), share=1.0, chance=0.9, points=3.0, figures=figures)
    other = Weighed(Pass(), share=0.0, chance=0.4, points=-1.0, figures=figures | {"plays": 1.0})
    text = suggested(hints()[0][0], [last, other])
    assert text == "The expert would choose “Play 3 3”. It empties your hand."


def test_of_twins_the_one_that_the_expert_plays_is_named():
    figures = {"out": 0.2, "plays": 3.0, "plays_before": 3.0}
    shell, star = (
        Weighed(RULES.read(f"turn 7{suit}"), share=share, chance=0.4, points=points, figures=figures)
        for suit, share, points in (("A", 0.2, -5.0), ("B", 0.8, 2.0))
    )
    text = suggested(hints()[0][0], [shell, star])
    assert text.startswith("The expert would choose “Turn the tide with star 7”.")
    assert "; points: about 2." in text
