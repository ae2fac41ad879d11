"""What an expert tells of a hand is what follows from its own mixtures, counted out play by play."""

from collections import Counter
from dataclasses import replace
from itertools import islice, product
from math import prod

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET, drawn
from tide_gui.bots.turn_the_tide import expert as expert_module
from tide_gui.bots.turn_the_tide.expert import Expert
from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings
from tide_gui.bots.turn_the_tide.hint_figures import HIGH, LOW, with_figures
from tide_gui.bots.turn_the_tide.memory import Memory
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Place

RULES = TurnTheTide()
QUICK = SearchSettings(samples=4, rounds=4)
BOT = Expert(QUICK)
SETTINGS = [Setting(RULES, 3), Setting(RULES, 3, (("open_play", True),)), Setting(RULES, 4)]
RAREST = 1e-6  # rarer bids change no figure
CLOSE = 1e-4
SAFELY = "safely_first", "safely_second", "safely_lower"

on_some_tables = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def asks_of(setting, step):
    """Yield some asks of a random game, later hands too."""
    for table in islice(random_moments(setting, 4), 1, None, step):
        yield table.ask(min(table.waiting_for()))


def foretold(ask):
    """Return the expert's plan, and the cards weighed with their figures."""
    return BOT._plan(ask, BUDGET), BOT.weigh(ask, 1, BUDGET)


def bids_by_hand(plan, game, held):
    """Return how probably each other seat plays each card, by seat, for a seat that holds these cards."""
    contest, faces = plan.contest, np.unique(plan.worlds.bidding.cards).tolist()
    met = {faces[place] for at in contest.met for place in contest.places[game, at, 0]}
    bids = {}
    for at, seat in enumerate(plan.worlds.seats):
        gone = {*held} if at in contest.met else {*held, *met}
        mixed = mixed_by_hand(plan, game, at, faces)
        shares = {card: share for card, share in mixed.items() if card not in gone and share > RAREST}
        bids[seat] = {card: share / sum(shares.values()) for card, share in shares.items()}
    return {seat: bids[seat] for at, seat in enumerate(plan.worlds.seats) if at != plan.worlds.own}


def mixed_by_hand(plan, game, at, faces):
    """Return how probably a seat plays each card: by its mixtures, and by habit as far as that is trusted."""
    contest, mixed = plan.contest, Counter()
    known = at in contest.met
    habits = contest.first_habits if known else contest.habits
    trust = 0.0 if habits is None else float(contest.trust[game, at])
    for sample, likely in enumerate([1.0] if known else contest.likely[game, at]):
        cards = contest.places[game, at, sample]
        for place, share in zip(cards, plan.everybody[game, at, sample], strict=True):
            mixed[faces[place]] += (1 - trust) * float(likely * share)
    for place, share in enumerate(habits[game, at] if trust else ()):
        mixed[faces[place]] += trust * float(share)
    return mixed


def results_by_hand(view, card, bids):
    """Count over all plays of the others how often a card is first or second and is struck."""
    found, whole = Counter(), 0.0
    for plays in product(*(shares.items() for shares in bids.values())):
        cards = [played for played, _ in plays]
        if len(set(cards)) < len(cards):
            continue  # nobody can hold the card of another seat
        chance = prod(share for _, share in plays)
        whole += chance
        played = dict(zip(bids, cards, strict=True)) | {view.seat: card}
        for name in names_of_result(view, played):
            found[name] += chance
    higher = [f"higher_{seat}" for seat in bids]
    return {name: found[name] / whole for name in ("first", "second", "loses", "drowns", *SAFELY, *higher)}


def names_of_result(view, played):
    first, second, *_ = sorted(played, key=played.get, reverse=True)
    tides = {seat: view.places[seat].tide for seat in played}
    tides[first], tides[second] = view.offer
    if view.seat in (first, second):
        yield "first" if view.seat == first else "second"
    if tides[view.seat] == max(tides.values()):
        yield "loses" if view.places[view.seat].up else "drowns"
    else:
        yield {first: "safely_first", second: "safely_second"}.get(view.seat, "safely_lower")
        yield f"higher_{second}"


@on_some_tables
def test_what_a_card_comes_to_is_counted_over_the_plays_of_the_others(setting):
    checked, struck = 0, Counter()
    for ask in asks_of(setting, 5 if setting.seats == 3 else 9):
        plan, weighed = foretold(ask)
        for at, each in list(enumerate(weighed))[:: 3 if setting.seats == 3 else 20]:
            bids = bids_by_hand(plan, at if len(plan.everybody) > 1 else 0, ask.view.cards)
            if prod(map(len, bids.values())) > 20_000:
                continue
            expected = results_by_hand(ask.view, each.move, bids)
            struck += Counter(name for name, chance in expected.items() if chance > 0.01)
            checked += 1
            for name, chance in expected.items():
                assert each.figures[name] == pytest.approx(chance, abs=CLOSE), (ask, each, name)
    assert checked > 5
    assert {"first", "second", "loses"} <= struck.keys()


@on_some_tables
def test_the_bids_of_the_others_are_those_of_their_mixtures(setting):
    for ask in asks_of(setting, 6):
        plan, weighed = foretold(ask)
        for at, each in enumerate(weighed):
            bids = bids_by_hand(plan, at if len(plan.everybody) > 1 else 0, ask.view.cards)
            assert {f"above_{seat}" for seat in bids} <= each.figures.keys()
            for seat, shares in bids.items():
                above = sum(share for card, share in shares.items() if card > each.move)
                assert each.figures[f"above_{seat}"] == pytest.approx(above, abs=CLOSE)
                low = each.figures[f"bid_low_{seat}"]
                assert upto(shares, low - 1) - CLOSE < LOW <= upto(shares, low) + CLOSE
            highest = each.figures["highest_high"]
            below, most = (prod(upto(bid, card) for bid in bids.values()) for card in (highest - 1, highest))
            assert below - CLOSE < HIGH <= most + CLOSE


def upto(shares, most):
    return sum(share for card, share in shares.items() if card <= most)


def test_a_seat_that_has_laid_is_a_fact():
    laid = 0
    for ask in asks_of(SETTINGS[1], 2):
        _, weighed = foretold(ask)
        for seat, card in enumerate(ask.view.laid):
            for each in weighed if card else ():
                laid += 1
                assert each.figures[f"bid_low_{seat}"] == card
                assert each.figures[f"above_{seat}"] == (card > each.move)
    assert laid


def test_a_seat_without_preservers_drowns_where_another_one_would_lose_one():
    ask = Setting(RULES, 3).table(3).ask(0)
    places = [(Place(12, up, 3), Place(5, 3, 0), Place(6, 3, 0)) for up in (1, 0)]
    views = [replace(ask.view, places=each, offer=(2, 11)) for each in places]
    kept, drowned = (foretold(replace(ask, view=view))[1] for view in views)
    assert all(each.figures["drowns"] == 0 for each in kept)
    assert all(each.figures["loses"] == 0 for each in drowned)
    assert max(each.figures["loses"] for each in kept) > 0.5
    assert max(each.figures["drowns"] for each in drowned) > 0.5


@on_some_tables
def test_the_parts_of_the_chance_to_win_add_up_to_it(setting):
    for ask in asks_of(setting, 6):
        plan, weighed = foretold(ask)
        for chance, each in zip(plan.chance, weighed, strict=True):
            parts = [value for name, value in each.figures.items() if name.startswith("by_")]
            assert sum(parts) == pytest.approx(float(chance), abs=CLOSE)


def test_a_loss_is_a_part_by_itself_and_always_costs_the_same():
    """What holding the highest tide costs is in proportion to how often it happens, whatever the card."""
    for ask in asks_of(SETTINGS[0], 9):
        _, weighed = foretold(ask)
        struck = [each.figures["loses"] + each.figures["drowns"] for each in weighed]
        costs = [each.figures["by_struck"] for each in weighed]
        price = sum(costs) / max(sum(struck), RAREST)
        assert costs == pytest.approx([price * often for often in struck], abs=CLOSE)


def test_what_a_card_leaves_is_judged_without_what_it_does():
    """Of two hands that are left the better one is worth more in every outcome of its card."""
    for ask in asks_of(SETTINGS[0], 9):
        plan, weighed = foretold(ask)
        worth = plan.worlds.contest.worth[0, plan.worlds.own, 0]
        for at, each in enumerate(weighed):
            expected = sum(
                chance * (worth[at, number] - sum(plan.shares * worth[:, number]))
                for number, chance in enumerate(plan.outcomes[at])
            )
            assert each.figures["by_hand"] == pytest.approx(float(expected), abs=CLOSE)


# -- what figures do not change ------------------------------------------------------------------


@on_some_tables
def test_figures_change_nothing_else(setting):
    for ask in asks_of(setting, 9):
        plain = BOT._judged(ask, BOT._plan(ask, BUDGET))
        weighed = BOT.weigh(ask, 1, BUDGET)
        assert [replace(each, figures={}) for each in weighed] == [
            replace(each, figures={}) for each in plain
        ]
        assert BOT.choose(ask, 5, BUDGET) == drawn(weighed, 5)


def test_no_figures_are_made_for_a_move(monkeypatch):
    monkeypatch.setattr(expert_module, "with_figures", lambda *_: pytest.fail("a move needs no figures"))
    ask = next(asks_of(SETTINGS[0], 1))
    assert Expert(QUICK).choose(ask, 1, BUDGET) in ask.choices


def test_a_plan_keeps_what_its_figures_need():
    """Figures made of a plan that the memory kept are the same."""
    ask = next(asks_of(SETTINGS[0], 1))
    memory = Memory(QUICK)
    plain = BOT._judged(ask, BOT._plan(ask, BUDGET))
    once, again = (with_figures(plain, memory.plan_for(ask.view)) for _ in range(2))
    assert once == again == BOT.weigh(ask, 1, BUDGET)
