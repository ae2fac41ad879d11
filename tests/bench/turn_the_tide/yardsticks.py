"""Players of Turn the Tide that the characters are measured against; each knows its view and nothing else."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Protocol

from tide_gui.bots.bot import Bot, Weighed, drawn
from tide_gui.rules.game import Ask, Seat, shuffled
from tide_gui.rules.turn_the_tide.cards import Card, Tide
from tide_gui.rules.turn_the_tide.rulebook import MOST_LEFT_AT_END, TurnTheTide
from tide_gui.rules.turn_the_tide.state import State, View, totals

Question = Ask[View, Card]
Answer = tuple[Weighed[Card], ...]
Shares = Mapping[Card, float]

RULES = TurnTheTide()


# -- greedy --------------------------------------------------------------------------------------


class Greedy:
    """Wants the lowest tide that it can show after this one hand without being the highest."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """One card for sure, or two that are as good as each other."""
        lowest, middle, highest = ask.choices[0], ask.choices[len(ask.choices) // 2], ask.choices[-1]
        aims = _aims(ask.view)
        wanted = {card for card, aim in zip((highest, middle, lowest), aims, strict=True) if aim == max(aims)}
        return tuple(Weighed(card, None, (card in wanted) / len(wanted)) for card in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """The highest, the middle or the lowest card."""
        return drawn(self.weigh(ask, seed, budget), seed)


Aim = tuple[bool, int]  # whether somebody else shows the highest tide; minus the own tide


def _aims(view: View) -> tuple[Aim, Aim, Aim]:
    """What it is worth to take the lower tide, to take the higher, and to take none.

    Whoever else takes a tide is thought to cover the highest that lies there, which is the worst case.
    """
    lower, higher = view.offer
    afloat = [(place.tide, seat) for seat, place in enumerate(view.places) if place.afloat]
    others = sorted(tide for tide, seat in afloat if seat != view.seat)
    return (
        _aim(lower, (higher, *others[:-1])),
        _aim(higher, (lower, *others[:-1])),
        _aim(view.places[view.seat].tide, (higher, *others[:-2])),
    )


def _aim(own: Tide, others: Sequence[Tide]) -> Aim:
    return own < max(others), -own


# -- flat Monte Carlo ----------------------------------------------------------------------------

WORLDS = 25  # imagined for one move; playouts go round them
STANDING = 6.0  # points that being sure to lead would be worth


class FlatMonteCarlo:
    """Plays each card out equally often, everybody at random in imagined worlds, and takes the best mean."""

    def __init__(self, playouts: int = 300) -> None:
        """With so many playouts a move in all."""
        self._playouts = playouts

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """The best card for sure."""
        best = self.choose(ask, seed, budget)
        return tuple(Weighed(card, None, float(card == best)) for card in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """The card after which random play does best for the own seat."""
        if len(ask.choices) == 1:
            return ask.choices[0]
        rng = Random(seed)
        each = self._playouts // len(ask.choices)
        worlds = [RULES.imagine(ask.view, rng) for _ in range(min(each, WORLDS))]
        worth = dict.fromkeys(ask.choices, 0.0)
        for number in range(each):
            _play_out(worlds[number % len(worlds)], ask.seat, worth, rng)
        return max(ask.choices, key=worth.__getitem__)


def _play_out(world: State, seat: Seat, worth: dict[Card, float], rng: Random) -> None:
    """Add one playout to each card; all cards meet the same tides and the same order of the others."""
    orders = [shuffled(cards, rng) for cards in world.cards]
    tides = _shuffled_rest(world, rng)
    before = totals(world.rounds, len(orders))
    for card in worth:
        own = (card, *(other for other in orders[seat] if other != card))
        points = points_of_round(world, [*orders[:seat], own, *orders[seat + 1 :]], tides)
        worth[card] += _worth([sum(pair) for pair in zip(before, points, strict=True)], points, seat)


def _shuffled_rest(world: State, rng: Random) -> tuple[Tide, ...]:
    """The tides on offer and then the others in any order."""
    now = 2 * len(world.hands)
    return (*world.tides[now : now + 2], *shuffled(world.tides[now + 2 :], rng))


def _worth(scores: Sequence[int], points: Sequence[int], seat: Seat) -> float:
    """Own points, and a little for the own total beside the best other one."""
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return points[seat] + STANDING / (1 + exp(-lead))


def points_of_round(world: State, orders: Sequence[Sequence[Card]], tides: Sequence[Tide]) -> list[int]:
    """What the round brings everybody if each seat lays its cards in this order to the end."""
    tide = [place.tide for place in world.places]
    kept = [place.up for place in world.places]
    afloat = [seat for seat, place in enumerate(world.places) if place.afloat]
    for hand in range(len(tides) // 2):
        ranked = sorted([(orders[seat][hand], seat) for seat in afloat])
        tide[ranked[-1][1]], tide[ranked[-2][1]] = sorted(tides[2 * hand : 2 * hand + 2])
        _strike(tide, kept, afloat)
        if len(afloat) <= MOST_LEFT_AT_END:
            break
    lowest = min([tide[seat] for seat in afloat])
    return [kept[seat] + (tide[seat] == lowest) if seat in afloat else -1 for seat in range(len(tide))]


def _strike(tide: Sequence[Tide], kept: list[int], afloat: list[Seat]) -> None:
    """The highest tide loses a preserver, or is out."""
    highest = max([tide[seat] for seat in afloat])
    for seat in [seat for seat in afloat if tide[seat] == highest]:
        if kept[seat]:
            kept[seat] -= 1
        else:
            afloat.remove(seat)


# -- the reader ----------------------------------------------------------------------------------

GUESSES = 3  # worlds in which the others are read while their hands are unknown
SEED_BITS = 63


class Readable(Protocol):
    """A bot that tells its mixture, and what each card is worth against given mixtures."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """Every choice with its share."""
        ...

    def answers(self, ask: Question, shares: Mapping[Seat, Shares], budget: int) -> Answer:
        """Every choice with its chance against the shares of the others."""
        ...


class Reader:
    """Runs the program of its opponents for each of them and plays the best answer to what they would do."""

    def __init__(self, expert: Readable) -> None:
        """Against opponents that all play like this one."""
        self._expert = expert

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """The best answer for sure."""
        read = self._read(ask, Random(seed), budget)
        answers = self._expert.answers(ask, read, budget)
        best = max(answers, key=lambda weighed: weighed.chance)
        return tuple(Weighed(one.move, one.chance, float(one is best)) for one in answers)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """The best answer."""
        return drawn(self.weigh(ask, seed, budget), seed)

    def _read(self, ask: Question, rng: Random, budget: int) -> dict[Seat, Shares]:
        """What every opponent would play how often; after the first round nearly all hands are known."""
        worlds = [RULES.imagine(ask.view, rng) for _ in range(1 if ask.view.rounds else GUESSES)]
        others = RULES.to_act(worlds[0]) - {ask.seat}
        return {seat: self._shares(ask, seat, worlds, rng, budget) for seat in sorted(others)}

    def _shares(self, ask: Question, seat: Seat, worlds: Sequence[State], rng: Random, budget: int) -> Shares:
        shares: dict[Card, float] = defaultdict(float)
        for world in worlds:
            theirs = Ask(ask.id, ask.turn, seat, RULES.view(world, seat), RULES.legal(world, seat))
            for weighed in self._expert.weigh(theirs, rng.getrandbits(SEED_BITS), budget):
                shares[weighed.move] += weighed.share / len(worlds)
        return dict(shares)


# -- by name -------------------------------------------------------------------------------------


def expert(**switches: bool) -> Bot:
    """The expert, all of it or with something switched off."""
    from tide_gui.bots.turn_the_tide.expert import Expert  # noqa: PLC0415 - the others need no numpy

    return Expert(**switches)


YARDSTICKS: dict[str, Callable[[], Bot]] = {
    "greedy": Greedy,
    "flat": FlatMonteCarlo,
    "expert": expert,
    "reader": lambda: Reader(expert()),
    "forgetful": lambda: expert(memory=False),
    "plain": lambda: expert(mixed=False),
}
