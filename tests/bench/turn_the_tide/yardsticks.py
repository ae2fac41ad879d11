"""Players of Turn the Tide that the characters are measured against; each knows only its view."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Protocol

from tide_gui.bots.bot import Bot, drawn
from tide_gui.rules.game import Ask, Seat, Weighed, shuffled
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
        """Choose one card for certain, or two equally good ones evenly."""
        lowest, middle, highest = ask.choices[0], ask.choices[len(ask.choices) // 2], ask.choices[-1]
        aims = _aims(ask.view)
        wanted = {card for card, aim in zip((highest, middle, lowest), aims, strict=True) if aim == max(aims)}
        return tuple(Weighed(card, share=(card in wanted) / len(wanted)) for card in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """Play the highest, the middle or the lowest card."""
        return drawn(self.weigh(ask, seed, budget), seed)


Aim = tuple[bool, int]  # whether another seat shows the highest tide; minus its own tide


def _aims(view: View) -> tuple[Aim, Aim, Aim]:
    """Value taking the lower tide, the higher tide, and none.

    Assumes the worst case: another seat that takes a tide covers the highest one shown.
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

WORLDS = 25  # imagined per move; playouts cycle through them
STANDING = 6.0  # value of a certain lead, in points


class FlatMonteCarlo:
    """Plays out each card equally often, at random in imagined worlds, and takes the best mean."""

    def __init__(self, playouts: int = 300) -> None:
        """Use this many playouts per move, over all cards."""
        self._playouts = playouts

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """Give the best card the whole share."""
        best = self.choose(ask, seed, budget)
        return tuple(Weighed(card, share=float(card == best)) for card in ask.choices)

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        """Return the card after which random play does best for the own seat."""
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
    """Add one playout to each card; all cards meet the same tides and the same order of the other cards."""
    orders = [shuffled(cards, rng) for cards in world.cards]
    tides = _shuffled_rest(world, rng)
    before = totals(world.rounds, len(orders))
    for card in worth:
        own = (card, *(other for other in orders[seat] if other != card))
        points = points_of_round(world, [*orders[:seat], own, *orders[seat + 1 :]], tides)
        worth[card] += _worth([sum(pair) for pair in zip(before, points, strict=True)], points, seat)


def _shuffled_rest(world: State, rng: Random) -> tuple[Tide, ...]:
    """Return the tides on offer, then the others in random order."""
    now = 2 * len(world.hands)
    return (*world.tides[now : now + 2], *shuffled(world.tides[now + 2 :], rng))


def _worth(scores: Sequence[int], points: Sequence[int], seat: Seat) -> float:
    """Return the own points, plus a little for leading in total."""
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return points[seat] + STANDING / (1 + exp(-lead))


def points_of_round(world: State, orders: Sequence[Sequence[Card]], tides: Sequence[Tide]) -> list[int]:
    """Return everybody's points if each seat plays its cards in this order to the end of the round."""
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
    """Take a preserver from each seat with the highest tide, or put it out."""
    highest = max([tide[seat] for seat in afloat])
    for seat in [seat for seat in afloat if tide[seat] == highest]:
        if kept[seat]:
            kept[seat] -= 1
        else:
            afloat.remove(seat)


# -- the reader ----------------------------------------------------------------------------------

GUESSES = 3  # worlds to read the others in while their hands are unknown
SEED_BITS = 63


class Readable(Protocol):
    """A bot that returns its mixed strategy, and the value of each card against given mixtures."""

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """Return every choice with its share."""
        ...

    def answers(self, ask: Question, shares: Mapping[Seat, Shares], budget: int) -> Answer:
        """Return every choice with its chance against the shares of the others."""
        ...


class Reader:
    """Runs its opponents' own program for each of them and plays the best answer."""

    def __init__(self, opponent: Readable, expert: Readable | None = None) -> None:
        """Expect all opponents to play like this bot; answer as another expert would, or the same."""
        self._opponent = opponent
        self._expert = expert or opponent

    def weigh(self, ask: Question, seed: int, budget: int) -> Answer:
        """Give the best answer the whole share."""
        read = self._read(ask, Random(seed), budget)
        answers = self._expert.answers(ask, read, budget)
        best = max(answers, key=lambda weighed: weighed.chance)
        return tuple(
            Weighed(answer.move, chance=answer.chance, share=float(answer is best)) for answer in answers
        )

    def choose(self, ask: Question, seed: int, budget: int) -> Card:
        return drawn(self.weigh(ask, seed, budget), seed)

    def _read(self, ask: Question, rng: Random, budget: int) -> dict[Seat, Shares]:
        """Return the shares of every opponent; after the first round nearly all hands are known."""
        worlds = [RULES.imagine(ask.view, rng) for _ in range(1 if ask.view.rounds else GUESSES)]
        others = RULES.to_act(worlds[0]) - {ask.seat}
        return {seat: self._shares(ask, seat, worlds, rng, budget) for seat in sorted(others)}

    def _shares(self, ask: Question, seat: Seat, worlds: Sequence[State], rng: Random, budget: int) -> Shares:
        shares: dict[Card, float] = defaultdict(float)
        for world in worlds:
            theirs = Ask(ask.id, ask.turn, seat, RULES.view(world, seat), RULES.legal(world, seat))
            for weighed in self._opponent.weigh(theirs, rng.getrandbits(SEED_BITS), budget):
                shares[weighed.move] += weighed.share / len(worlds)
        return dict(shares)


# -- by name -------------------------------------------------------------------------------------


def expert(**switches: bool) -> Bot:
    """Return the expert, complete or with something switched off."""
    from tide_gui.bots.turn_the_tide.expert import Expert  # noqa: PLC0415 - the others need no numpy

    return Expert(**switches)


def former_expert() -> Bot:
    """Return an expert that infers nothing about hidden hands and does not count the end, as in 0.1.0."""
    from tide_gui.bots.turn_the_tide.expert import Expert  # noqa: PLC0415
    from tide_gui.bots.turn_the_tide.hand_worlds import SearchSettings  # noqa: PLC0415

    return Expert(SearchSettings(infers=False, counts=False))


YARDSTICKS: dict[str, Callable[[], Bot]] = {
    "greedy": Greedy,
    "flat": FlatMonteCarlo,
    "expert": expert,
    "reader": lambda: Reader(expert()),
    "forgetful": lambda: expert(memory=False),
    "plain": lambda: expert(mixed=False),
    "former-expert": former_expert,
    "former-reader": lambda: Reader(former_expert(), expert()),
}
