"""Three styles of play: each looks at other things, and none of them calculates far ahead."""

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, permutations
from math import exp
from statistics import fmean
from typing import Any

from tide_gui.bots.bot import Bot, drawn
from tide_gui.rules.game import Ask, Seat, Weighed
from tide_gui.rules.turn_the_tide.cards import HANDS, NO_TIDE, TIDES, WEATHER, Card, Tide
from tide_gui.rules.turn_the_tide.state import Place, View, totals

Liking = dict[Card, float]
Worths = tuple[float, float, float]  # values of first place, second place, and staying below


@dataclass(frozen=True, slots=True)
class Scene:
    """What a seat sees at a glance: itself, the rivals still in, and what is at stake."""

    cards: tuple[Card, ...]
    mine: Place
    rivals: dict[Seat, Place]
    laid: dict[Seat, Card]
    lower: Tide
    higher: Tide
    after: int  # hands to come after this one

    @property
    def highest_rival(self) -> Tide:
        return max([place.tide for place in self.rivals.values()])

    @property
    def threatened(self) -> bool:
        """Whether staying below seems to lose a preserver; a higher tide of another seat would prevent it."""
        return self.mine.tide >= max(self.higher, self.highest_rival)

    @property
    def second_is_risky(self) -> bool:
        """Whether second place seems to lose a preserver."""
        return self.higher >= self.highest_rival

    @property
    def last_to_lay(self) -> bool:
        """Whether the cards of all rivals lie open."""
        return len(self.laid) == len(self.rivals)


def scene_for(view: View) -> Scene:
    """Return the scene that a seat sees."""
    places = {seat: place for seat, place in enumerate(view.places) if place.afloat}
    mine = places.pop(view.seat)
    laid = {seat: card for seat, card in enumerate(view.laid) if card is not None}
    return Scene(view.cards, mine, places, laid, *view.offer, HANDS - len(view.hands) - 1)


class Style:
    """A way to play: it likes some cards better than others and chooses a little at random."""

    unsteadiness = 0.4  # a card liked less by this much is played a third as often

    def likes(self, view: View) -> Liking:
        """How much this style likes each card, in its own units."""
        raise NotImplementedError

    def weigh(self, ask: Ask[Any, Any], seed: int, budget: int) -> tuple[Weighed[Any], ...]:
        """Return shares by a softmax of how much each card is liked."""
        likes = self.likes(ask.view)
        most = max(likes.values())
        weights = [exp((likes[card] - most) / self.unsteadiness) for card in ask.choices]
        total = sum(weights)
        return tuple(
            Weighed(card, share=weight / total) for card, weight in zip(ask.choices, weights, strict=True)
        )

    def choose(self, ask: Ask[Any, Any], seed: int, budget: int) -> Any:
        return drawn(self.weigh(ask, seed, budget), seed)


# -- the planner ---------------------------------------------------------------------------------


class Planner(Style):
    """Buys a low tide early, sits on it with the lowest cards and keeps the strong ones for a storm.

    Never considers what the others hold or want. Uses quiet hands to get rid of awkward cards.
    """

    unsteadiness = 0.4  # one step in the hand costs 1
    snug = 6  # the highest tide to keep
    bargains = (3, 5)  # the highest tide worth a winner: usually, and with winners to spare
    spare = 3  # one winner for this many hands is enough
    winners = (40, 43, 45)  # with two rivals, three, four: the lowest card that mostly wins
    awkward = (34, 37, 40)  # too high to stay below, too low to win

    def likes(self, view: View) -> Liking:
        """Prefer the planned card, and sometimes its neighbours in the hand."""
        scene = scene_for(view)
        planned = scene.cards.index(self._planned(scene))
        return {card: -float(abs(step - planned)) for step, card in enumerate(scene.cards)}

    def _planned(self, scene: Scene) -> Card:
        if scene.threatened or self._is_bargain(scene):
            return self._bid(scene)
        if scene.second_is_risky or scene.mine.tide <= self.snug < scene.higher:
            return self._ducking_card(scene)
        return self._shed(scene)

    def _is_bargain(self, scene: Scene) -> bool:
        strong = sum([card >= self.winners[len(scene.rivals) - 2] for card in scene.cards])
        good = self.bargains[self.spare * strong > scene.after + 1]
        return scene.lower <= good < scene.mine.tide

    def _bid(self, scene: Scene) -> Card:
        """Return the best card for the lowest tides, else the lowest that mostly wins, else a way out."""
        least = self.winners[len(scene.rivals) - 2]
        above = [card for card in scene.cards if card > max(scene.laid.values(), default=0)]
        strong = above if scene.last_to_lay else [card for card in above if card >= least]
        if not strong:
            return (
                scene.cards[-1]
                if scene.threatened and not scene.second_is_risky
                else self._ducking_card(scene)
            )
        return strong[-1] if scene.lower <= 2 and not scene.last_to_lay else strong[0]

    def _shed(self, scene: Scene) -> Card:
        return min(scene.cards, key=lambda card: abs(card - self.awkward[len(scene.rivals) - 2]))

    def _ducking_card(self, scene: Scene) -> Card:
        """Return the lowest card, or the highest that is below two others already."""
        second = sorted([0, *scene.laid.values()])[-2:][0]
        under = [card for card in scene.cards if card < second]
        return under[-1] if under else scene.cards[0]


# -- the counter ---------------------------------------------------------------------------------


class Counter(Style):
    """Counts the cards that are gone, the hand it passed to the left and the tides still to come.

    Estimates how likely each card is first or second and spends no higher card than needed.
    """

    unsteadiness = 0.03  # preservers
    fear = 0.2  # preservers that the worst tide costs in each hand to come
    foresight = 5  # hands
    price = 0.1  # worth of the best card for later hands, in preservers
    alarm = 3.0  # a threatened rival bids like the best of this many cards
    calm = 0.6  # the same for one that is safe if it stays below
    lure = 0.5  # added to these if a low tide tempts it

    def likes(self, view: View) -> Liking:
        """Return the expected preservers, less the price of the card."""
        scene = scene_for(view)
        chances = [self._chance_below(view, scene, seat) for seat in scene.rivals]
        worths = self._worths(view, scene)
        return {
            card: expected([below(card) for below in chances], worths) - self._price(card, scene)
            for card in scene.cards
        }

    def _price(self, card: Card, scene: Scene) -> float:
        middle = len(WEATHER) / 2
        return self.price * (max(card - middle, 0) / middle) ** 2 * scene.after / HANDS

    def _chance_below(self, view: View, scene: Scene, seat: Seat) -> Callable[[Card], float]:
        """Return a function: own card -> the chance that the rival's card is lower."""
        if seat in scene.laid:
            return lambda card: float(scene.laid[seat] < card)
        pile, eager = self._pile(view, seat), self._eagerness(scene, scene.rivals[seat])
        return lambda card: ((bisect_left(pile, card) + 0.5) / (len(pile) + 1)) ** eager

    def _eagerness(self, scene: Scene, rival: Place) -> float:
        highest = max(scene.mine.tide, scene.highest_rival)
        lured = self.lure if scene.lower < 4 < rival.tide else 0.0
        if rival.tide >= max(highest, scene.higher):
            return self.alarm + lured
        return lured + (self.calm if scene.higher >= highest else 1.0)

    def _pile(self, view: View, seat: Seat) -> list[Card]:
        """Return the cards a rival may still hold: known for the left neighbour, else all not gone."""
        gone = {card for hand in view.hands for card in hand.plays} | set(view.laid) | set(view.leftovers)
        if view.rounds and seat == (view.seat + 1) % len(view.places):
            return sorted({*view.held[-2]} - gone)
        return sorted({*WEATHER} - gone - set(view.cards))

    def _worths(self, view: View, scene: Scene) -> Worths:
        left, lower, higher = self._tides_left(view), scene.lower, scene.higher
        firsts = [self._worth(scene, left, lower, {other: higher}) for other in scene.rivals]
        seconds = [self._worth(scene, left, higher, {other: lower}) for other in scene.rivals]
        stays = [
            self._worth(scene, left, scene.mine.tide, {first: lower, second: higher})
            for first, second in permutations(scene.rivals, 2)
        ]
        return fmean(firsts), fmean(seconds), fmean(stays)

    def _tides_left(self, view: View) -> list[Tide]:
        left = list(TIDES)
        for tide in chain(view.offer, *(hand.offer for hand in view.hands)):
            left.remove(tide)
        return left

    def _worth(self, scene: Scene, left: list[Tide], tide: Tide, taken: dict[Seat, Tide]) -> float:
        """Value showing this tide while others take theirs: a loss now, later losses, the bonus."""
        others = [taken.get(seat, place.tide) for seat, place in scene.rivals.items()]
        lost = 1.0 if tide >= max(others) and tide > NO_TIDE else 0.0
        depth = sum([each < tide for each in left]) / len(left) if left else 0.0
        fear = self.fear * min(scene.after, self.foresight) * depth * depth
        bonus = float(tide <= min(others)) / (scene.after + 1)
        return bonus - lost - fear


def expected(below: list[float], worths: Worths) -> float:
    """Return the value of a card that beats each rival with these chances."""
    none, one = 1.0, 0.0  # how likely no rival is above, exactly one
    for chance in below:
        none, one = none * chance, one * chance + none * (1 - chance)
    return none * worths[0] + one * worths[1] + (1 - none - one) * worths[2]


# -- the chancer ---------------------------------------------------------------------------------


class Chancer(Style):
    """Guesses one card for each rival from its situation, and avoids second place.

    Takes risks with preservers to spare and few without, and wants low tides when behind in points.
    """

    unsteadiness = 0.06
    typical = 30.0  # what a rival plays without a special reason
    tempted = 38.0  # by a very low tide
    frightened = 44.0
    desperate = 48.0
    relaxed = 18.0
    gap = 4.0  # cards
    pull = 0.12  # worth of first place for each step to a lower tide; second place half

    def likes(self, view: View) -> Liking:
        """Prefer cards well above everybody or well below two, and none stronger than needed."""
        scene = scene_for(view)
        top, second = sorted(self._guesses(scene).values())[:-3:-1]
        effects = self._wishes(view, scene)
        return {card: self._liking(card, top, second, effects) for card in scene.cards}

    def _guesses(self, scene: Scene) -> dict[Seat, float]:
        """Guess what each rival will play: high if in danger, low if its tide is low."""
        return {seat: scene.laid.get(seat, self._guess(scene, place)) for seat, place in scene.rivals.items()}

    def _guess(self, scene: Scene, rival: Place) -> float:
        if rival.tide >= max(scene.mine.tide, scene.highest_rival, scene.higher):
            return self.frightened if rival.up > 1 else self.desperate
        if rival.tide <= 3 or scene.second_is_risky:
            return self.relaxed
        return self.tempted if scene.lower <= 2 else self.typical

    def _liking(self, card: Card, top: float, second: float, effects: Worths) -> float:
        """Return the value of the place that the card should reach; narrow gaps blur it."""
        first, between, below = effects
        over = logistic((card - top) / self.gap)
        under = logistic((second - card) / self.gap)
        return over * first + under * below + (1 - over - under) * between - card / 400

    def _wishes(self, view: View, scene: Scene) -> Worths:
        nerves = 1.0 + 1.0 / (1 + scene.mine.up)
        first = self.pull * (scene.mine.tide - scene.lower) * self._greed(view)
        second = self.pull / 2 * (scene.mine.tide - scene.higher) - nerves * scene.second_is_risky
        below = -nerves * scene.threatened
        return first, second, below

    def _greed(self, view: View) -> float:
        """Return how much low tides are wanted: more when behind in points."""
        points = totals(view.rounds, len(view.places))
        return 1.5 if points[view.seat] < max(points) else 1.0


def logistic(gap: float) -> float:
    """Return the logistic function: 0 far below, 1 far above."""
    return 1 / (1 + exp(-gap))


STYLES: dict[str, Callable[[], Bot]] = {"planner": Planner, "counter": Counter, "chancer": Chancer}
