"""The decisions of a finished game, and what an expert thinks of them so far."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from tide_gui.characters import is_person, people_among
from tide_gui.people.recurring import seat_costs
from tide_gui.presentation.presentation import Presentation
from tide_gui.presentation.review import SOMETHING, Judgement, as_made, cost_of, judgement
from tide_gui.rules.catalog import AnyGame
from tide_gui.rules.game import Seat, Weighed
from tide_gui.table.record import Record
from tide_gui.table.review import Decision, Opinion, SeatCosts, Verdict

AnyDecision = Decision[Any, Any]
Place = tuple[int, Seat]  # the entry and the seat of a decision


def place_of(decision: AnyDecision) -> Place:
    return decision.entry, decision.ask.seat


class Judging:
    """What verdicts say about the decisions."""

    def __init__(
        self, game: AnyGame, presentation: Presentation, record: Record, found: Iterable[AnyDecision]
    ) -> None:
        """Ask about decisions of people first, because their verdicts are wanted first."""
        self.record, self._game, self._presentation = record, game, presentation
        self._decisions = {place_of(each): each for each in found}
        self.asked = sorted(self._decisions.values(), key=lambda each: not is_person(each))
        self._opinions: dict[Place, list[Weighed[Any]]] = {}  # the last opinion of each
        self._found: dict[Place, Judgement] = {}

    def ask_about(self, seat: Seat) -> None:
        """Ask about what the person at this seat decided, and nothing else."""
        self.asked = self._own(seat)

    def fits(self, verdict: Verdict) -> bool:
        """Whether a verdict from a file is about a decision of this game, and weighs exactly its moves."""
        decision = self._decisions.get((verdict.entry, verdict.seat))
        if decision is None or not verdict.opinions:
            return False
        moves = sorted(map(self._game.write, decision.ask.choices))
        return all(sorted(each.move for each in opinion) == moves for opinion in verdict.opinions)

    def matters(self, decision: AnyDecision, opinion: Opinion) -> bool:
        """Whether a decision is worth a second opinion."""
        judged = self._judged(opinion)
        first = self._presentation.suggestions.ranked(judged)[0].move
        return (cost_of(judged, decision.move, first) or 0.0) >= SOMETHING

    def take(self, verdicts: Iterable[Verdict]) -> None:
        """Take in the verdicts that are new."""
        for verdict in verdicts:
            place = (verdict.entry, verdict.seat)
            if place not in self._opinions:
                self._judge(place, list(map(self._judged, verdict.opinions)))

    def _judge(self, place: Place, opinions: Sequence[list[Weighed[Any]]]) -> None:
        move = self._decisions[place].move
        opinions = [as_made(opinion, move, self._presentation) for opinion in opinions]
        self._opinions[place] = opinions[-1]
        if found := judgement(*place, move, opinions, self._presentation):
            self._found[place] = found

    def _judged(self, opinion: Opinion) -> list[Weighed[Any]]:
        read = self._game.read
        return [replace(each, move=read(each.move)) for each in opinion]

    # -- what was lost ---------------------------------------------------------------------------

    def lost(self) -> tuple[SeatCosts, ...]:
        """What people lost, at each seat where all that they decided was weighed; none in an unsorted game.

        Who decided nothing, or was told no chances, lost nothing.
        """
        if not self._presentation.suggestions.situations:
            return ()
        own = [(seat, self._own(seat)) for seat in self._people()]
        return tuple(self._seat_costs(seat, made) for seat, made in own if self._are_weighed(made))

    def _people(self) -> list[Seat]:
        """The seats at which people sit at the end, or decided something."""
        seated = people_among(self.record.players())
        return sorted({*seated, *(each.ask.seat for each in self._decisions.values() if is_person(each))})

    def _own(self, seat: Seat) -> list[AnyDecision]:
        """The decisions of the person at a seat."""
        return [each for each in self._decisions.values() if each.ask.seat == seat and is_person(each)]

    def _are_weighed(self, made: Iterable[AnyDecision]) -> bool:
        return all(place_of(each) in self._opinions for each in made)

    def _seat_costs(self, seat: Seat, made: Iterable[AnyDecision]) -> SeatCosts:
        sort = self._presentation.suggestions.situation
        judged = [(each.ask, self._found[place_of(each)]) for each in made if place_of(each) in self._found]
        return seat_costs(seat, ((sort(ask.view, ask.choices, seat), found) for ask, found in judged))
