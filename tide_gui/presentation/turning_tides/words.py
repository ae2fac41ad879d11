"""Descriptions of the pieces, the seats and the middle of the table of Turning Tides."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tide_gui.presentation.presentation import Discarded, Mark, Words
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.text import Translate, joined, listed
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.first_times import occasions, sentences
from tide_gui.presentation.turning_tides.lee import LeeWords
from tide_gui.presentation.turning_tides.outcomes import Outcomes
from tide_gui.presentation.turning_tides.passing import PassingWords, Rows
from tide_gui.presentation.turning_tides.pieces import CARDS
from tide_gui.presentation.turning_tides.previews import Preview, previews
from tide_gui.presentation.turning_tides.scene import Facts, SeatRow, ShipRow, ShipScene, Shown
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import WAIT, Action, Card
from tide_gui.rules.turning_tides.ships import GOLD, PASSED, opposite
from tide_gui.rules.turning_tides.state import SEATS, Phase

NOTHING_SHOWN = Shown("", -1, 0)
SHOWN_ATTACKS = ("fire", "swing")  # before what they hit
TASKS: tuple[Action | None, ...] = (None, *Action)  # None is Wait, which does nothing


@dataclass(frozen=True, slots=True)
class MiddleRow:
    """What lies in the middle besides the pieces."""

    step: str
    dots: tuple[str, ...]  # done, now or next
    passing: Rows  # for each step from now on, which zones face each other
    passing_words: str  # of the next steps
    tasks: tuple[str, ...]  # the words on the order of tasks
    signs: tuple[str, ...]  # the names of their pictures
    titles: tuple[str, ...]  # their names alone
    marked: tuple[int, ...]  # for each seat the place of its task in that order, or -1
    order: str  # who acts first, and why
    turns: tuple[str, ...]  # by seat: when its card is performed
    owners: tuple[str, ...]  # by seat: whose card it is
    turn_words: tuple[str, ...]  # the same for a screen reader, with the name
    task_words: tuple[str, ...]  # the tasks for a screen reader, with those who play them
    first: int  # the seat whose card is performed first, or -1
    acting: int  # the seat whose card is being performed, or -1
    task: str  # what it performs
    offset: int
    eastward: bool  # the lower ship sails to the right
    lee: str
    lee_title: str
    lee_words: str
    apart: tuple[str, ...]  # cycle cards of the viewer that are not in the hand
    apart_words: tuple[str, ...]  # what they are, and where they were
    previews: Mapping[str, Preview]  # by decision of the task that is being performed
    shown: str
    shown_seat: int
    shown_zone: int
    shown_target: int


class TurningTidesWords(Words):
    middle_row = MiddleRow
    discards_lie_open = True
    occasions = staticmethod(occasions)

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.outcomes = Outcomes(text, translate)
        self.passing = PassingWords(text, translate)
        self.lee = LeeWords(text, translate)
        self.first_times = sentences(translate)

    # -- the middle ------------------------------------------------------------------------------

    def middle(self, scene: ShipScene, names: Sequence[str]) -> MiddleRow:
        facts = scene.facts
        shown = facts.shown or NOTHING_SHOWN
        apart = [stowed for stowed in facts.cycle if stowed.pile != "hand"]
        tasks = self._tasks[:-1] if facts.introductory else self._tasks
        marked = tuple(_marked(facts, seat) for seat in SEATS)
        turns = tuple(self._turn(facts, seat) for seat in SEATS)
        return MiddleRow(
            step=self._step(facts),
            dots=tuple(_dots(facts)),
            passing=self.passing.rows(facts),
            passing_words=self.passing.summary(facts),
            tasks=tasks,
            signs=tuple(row.task for row in self._task_rows.values()),
            titles=tuple(row.title for row in self._task_rows.values())[: len(tasks)],
            marked=marked,
            order=self._order(facts, names),
            turns=turns,
            owners=tuple(names),
            turn_words=tuple(self._of(turns[seat], [names[seat]]) for seat in SEATS),
            task_words=tuple(
                self._of(task, [names[seat] for seat in SEATS if marked[seat] == place])
                for place, task in enumerate(self._tasks)
            ),
            first=facts.order[0] if facts.order else -1,
            acting=_acting(facts),
            task=facts.queue[0].action.value if facts.queue else "",
            offset=facts.board.offset,
            eastward=facts.round % 2 == 0,
            lee=facts.lee.value if facts.lee else "",
            lee_title=self.lee.title(facts),
            lee_words=self.lee.words(facts),
            apart=tuple(stowed.card.value for stowed in apart),
            apart_words=tuple(map(self.lee.apart, apart)),
            previews=previews(facts.queue[0], facts.board) if facts.queue else {},
            shown=shown.kind,
            shown_seat=shown.seat,
            shown_zone=shown.zone,
            shown_target=shown.target,
        )

    def middle_words(self, scene: ShipScene, names: Sequence[str]) -> Iterator[str]:
        """How far the ships have sailed; once the cards are shown, in which order they are performed."""
        yield self._step(scene.facts)
        yield from (mark.words for mark in self.marks(scene))
        if scene.facts.plays:
            yield self._order(scene.facts, names)

    def _step(self, facts: Facts) -> str:
        if facts.lee:
            return self.translate("TurningTides", "In the lee", "where the game is: between two rounds")
        text = self.translate("TurningTides", "Step {step} of {steps}", "where the game is")
        return text.format(step=min(facts.board.offset + 1, PASSED), steps=PASSED)

    @cached_property
    def _tasks(self) -> tuple[str, ...]:
        return tuple(f"{row.rank} {row.title}" for row in self._task_rows.values())

    @cached_property
    def _task_rows(self) -> Mapping[Action | None, ShipRow]:
        return {
            task: ShipRow(task=task or WAIT, rank=self._rank(task), title=self._title(task)) for task in TASKS
        }

    def _rank(self, task: Action | None) -> int:
        return self.text.rank(task) if task else 0

    def _title(self, task: Action | None) -> str:
        return self.text.action(task) if task else self.text.card(WAIT)

    def _order(self, facts: Facts, names: Sequence[str]) -> str:
        """Why the cards are performed in this order, or the rule of it."""
        if facts.plays == (WAIT, WAIT):
            return self.translate("TurningTides", "Both wait: the ships sail one step more.")
        if len(facts.queue) > 1:
            return self._first(facts, names)
        if facts.queue and WAIT in facts.plays:
            text = self.translate(
                "TurningTides", "{task} is the only task of this turn.", "{task} is the name of a card"
            )
            return text.format(task=self.text.action(facts.queue[0].action))
        if facts.queue:
            text = self.translate(
                "TurningTides", "The second task of this turn: {task}.", "{task} is the name of a card"
            )
            return text.format(task=self.text.action(facts.queue[0].action))
        return self.translate(
            "TurningTides", "Low numbers act first, at equal numbers the ship with the pawn."
        )

    def _first(self, facts: Facts, names: Sequence[str]) -> str:
        first, second = facts.queue
        if self.text.rank(first.action) == self.text.rank(second.action):
            text = self.translate("TurningTides", "Equal numbers: {name} has the pawn and acts first.")
            return text.format(name=names[first.seat])
        text = self.translate(
            "TurningTides",
            "{first} comes before {second}: the lower number acts first.",
            "both fields are names of cards",
        )
        return text.format(first=self.text.action(first.action), second=self.text.action(second.action))

    def _turn(self, facts: Facts, seat: Seat) -> str:
        """When the card of a seat is performed."""
        if not facts.plays:
            chosen = self.translate("TurningTides", "chosen", "beside a card face down")
            return chosen if facts.ready[seat] else ""
        if facts.plays[seat] == WAIT:
            return self.translate("TurningTides", "waits", "beside a card: its player")
        if seat == facts.order[0]:
            return self._first_turn(facts, seat)
        if seat == _acting(facts):
            return self.translate("TurningTides", "2nd, now", "beside a card: it is performed as the second")
        if any(task.seat == seat for task in facts.queue):
            return self.translate("TurningTides", "2nd", "beside a card: it is performed as the second")
        return self.translate("TurningTides", "done", "beside a card: it was performed")

    def _first_turn(self, facts: Facts, seat: Seat) -> str:
        if seat == _acting(facts):
            return self.translate("TurningTides", "1st, now", "beside a card: it is performed as the first")
        return self.translate("TurningTides", "1st, done", "beside a card: it was performed as the first")

    def _of(self, words: str, names: Sequence[str]) -> str:
        """`4 Swing: Ann`."""
        text = self.translate(
            "TurningTides", "{words}: {names}", "a label and a player or two, as in: 4 Swing: Ann"
        )
        return text.format(words=words, names=listed(names, self.translate)) if words and names else words

    def card_row(self, piece: Piece, facts: Facts) -> ShipRow:
        """What a card does; the one that is performed by a seat without a captain is a promotion."""
        promoting = piece.spot.area == "chosen" and piece.spot.seat in facts.promoting
        return self._task_rows[Action.PROMOTE if promoting else _task(CARDS[piece.face])]

    def note(self, piece: Piece, slot: int, scene: ShipScene) -> str:
        """Where a cycle card was before it was taken into the hand to exhaust some."""
        facts = scene.facts
        held = piece.spot == pieces.cards_spot(facts.viewer, "hand") and 0 < slot <= len(facts.cycle)
        if facts.lee is not Phase.EXHAUST or not held:
            return ""
        return self.lee.places[facts.cycle[slot - 1].pile]

    def tip(self, piece: Piece, slot: int, scene: ShipScene) -> str:
        """What a card in the hand would do now; elsewhere the words of the piece itself."""
        if piece.kind == pieces.CARD and piece.spot.area == "hand" and piece.face and not scene.facts.lee:
            return self.outcomes.would_do(CARDS[piece.face], scene.facts, piece.spot.seat)
        return ""

    def marks(self, scene: ShipScene) -> tuple[Mark, ...]:
        """The goal of the introductory game, which differs from the usual one."""
        if not scene.facts.introductory:
            return ()
        goal = self.translate(
            "TurningTides", "Goal: captain and 1 zone", "of the introductory game, to be removed"
        )
        detail = self.translate(
            "TurningTides",
            "Introductory game: remove the enemy captain and destroy one zone, in either order.",
        )
        return (Mark(goal, detail),)

    # -- pieces ----------------------------------------------------------------------------------

    def face(self, piece: Piece) -> str:
        """The name of a card or of a unit."""
        if piece.kind == pieces.CARD:
            return self.text.card(CARDS[piece.face])
        if piece.kind == pieces.ZONE:
            text = self.translate("TurningTides", "zone {zone}", "a label or in a list")
            return text.format(zone=piece.face)
        if piece.kind == pieces.CANNON and pieces.zone_of(piece.spot):
            if piece.face == pieces.AWAY:
                return self.translate("TurningTides", "cannon, away", "it points away from the enemy")
            return self.translate("TurningTides", "cannon, toward", "it points at the enemy")
        return self.text.unit(piece.kind)

    def piece(self, piece: Piece, slot: int, scene: ShipScene, names: Sequence[str]) -> str:
        """`Fire, 2 of 5`, `Gold, zone 3: captain. Opposite: zone 4 of silver.`"""
        if not piece.face or piece.spot.seat < 0:
            return ""
        if zone := pieces.deck_of(piece.spot):
            return self._zone(piece.spot.seat, zone, scene)
        name, face = names[piece.spot.seat], self.face(piece)
        if piece.kind == pieces.CARD and piece.spot.area == "hand":
            return self._held(piece, slot, scene)
        if zone := pieces.zone_of(piece.spot):
            text = self.translate(
                "TurningTides", "{name}, zone {zone}: {piece}", "a player, a zone and what stands there"
            )
            return text.format(name=name, zone=zone, piece=face)
        return self._lying[piece.spot.area].format(name=name, piece=face)

    def _held(self, piece: Piece, slot: int, scene: ShipScene) -> str:
        text = self.translate("TurningTides", "{place} of {count}", "the place of a card in the hand")
        place = text.format(place=slot + 1, count=len(scene.lying(piece.spot)))
        words = self.face(piece), self.note(piece, slot, scene), place
        return joined(filter(None, words), self.translate)

    @cached_property
    def _lying(self) -> Mapping[str, str]:
        """What lies where, by area."""
        return {
            "chosen": self.translate(
                "TurningTides", "{name}, played in this turn: {piece}", "a player and a card"
            ),
            "hold": self.translate("TurningTides", "{name}, in the hold: {piece}", "a player and a piece"),
            "exchange": self.translate(
                "TurningTides", "{name}, exchange card in the hold: {piece}", "a player and a card"
            ),
            "discards": self.translate("TurningTides", "{name}, discarded: {piece}", "a player and a card"),
            "exhausted": self.translate("TurningTides", "{name}, exhausted: {piece}", "a player and a card"),
            "pawn": self.translate("TurningTides", "{name} has the pawn and acts first at equal numbers."),
        }

    def _zone(self, seat: Seat, zone: int, scene: ShipScene) -> str:
        """`Gold, zone 4: mast, cannon toward the enemy, 1 sailor. Opposite: zone 3 of silver.`"""
        units = list(self._units(scene.lying(pieces.zone_spot(seat, zone))))
        text = self.translate(
            "TurningTides",
            "{ship}, zone {zone}: {units}.",
            "{ship} is Gold or Silver; {units} is a list, as in: captain, 2 sailors",
        )
        stand = text.format(
            ship=self.text.ship_name(seat),
            zone=zone,
            units=joined(units, self.translate) or self.translate("TurningTides", "empty", "a zone"),
        )
        return f"{stand} {self._facing(seat, zone, scene.facts.board.offset)}"

    def _facing(self, seat: Seat, zone: int, offset: int) -> str:
        other = opposite(zone, offset)
        if not other:
            return self.translate("TurningTides", "Opposite: nothing.", "no zone of the enemy")
        if seat == GOLD:
            text = self.translate("TurningTides", "Opposite: zone {zone} of silver.")
        else:
            text = self.translate("TurningTides", "Opposite: zone {zone} of gold.")
        return text.format(zone=other)

    def _units(self, units: Sequence[Piece]) -> Iterator[str]:
        found = Counter((unit.kind, unit.face) for unit in units)
        yield from (text for key, text in self._unit_words.items() if found[key])
        if sailors := found[pieces.SAILOR, pieces.SEEN]:
            yield self.text.sailors(sailors)

    @cached_property
    def _unit_words(self) -> Mapping[tuple[str, int], str]:
        return {
            (pieces.WRECK, pieces.SEEN): self.translate("TurningTides", "destroyed", "a zone"),
            (pieces.CAPTAIN, pieces.SEEN): self.text.unit(pieces.CAPTAIN),
            (pieces.MAST, pieces.SEEN): self.text.unit(pieces.MAST),
            (pieces.CANNON, pieces.TOWARD): self.translate(
                "TurningTides", "cannon toward the enemy", "in a list of pieces"
            ),
            (pieces.CANNON, pieces.AWAY): self.translate(
                "TurningTides", "cannon away from the enemy", "in a list of pieces"
            ),
        }

    # -- seats and discards ----------------------------------------------------------------------

    def seat(self, row: SeatRow) -> Iterator[str]:
        """`cards 3`, `draw pile 5`, `discards 2`, `crew 3`, `cannons 1`, `destroyed zones 1`."""
        yield self.translate("TurningTides", "cards {cards}", "a number: in the hand").format(cards=row.cards)
        yield self.translate("TurningTides", "draw pile {cards}", "a number").format(cards=row.pile)
        yield self.translate("TurningTides", "discards {cards}", "a number").format(cards=row.discards)
        if row.exhausted:
            text = self.translate("TurningTides", "exhausted {cards}", "a number")
            yield text.format(cards=row.exhausted)
        yield self.translate("TurningTides", "crew {count}", "a number").format(count=row.crew)
        yield self.translate("TurningTides", "cannons {count}", "a number").format(count=row.cannons)
        if not row.captain:
            yield self.translate("TurningTides", "no captain on deck", "said of a player")
        if row.zones_lost:
            text = self.translate("TurningTides", "destroyed zones {count}", "a number")
            yield text.format(count=row.zones_lost)
        if row.pawn:
            yield self.translate("TurningTides", "has the pawn", "said of a player")
        if row.ready:
            yield self.translate("TurningTides", "has chosen", "said of a player")

    def brief(self, row: SeatRow) -> Iterator[str]:
        """What cannot be seen on the ships."""
        yield self.translate("TurningTides", "cards {cards}", "a number: in the hand").format(cards=row.cards)
        if row.zones_lost:
            text = self.translate("TurningTides", "destroyed zones {count}", "a number")
            yield text.format(count=row.zones_lost)
        if row.pawn:
            yield self.translate("TurningTides", "has the pawn", "said of a player")

    def discards(self, scene: ShipScene, names: Sequence[str]) -> Iterator[Discarded]:
        """The discards of both seats, the latest last."""
        heading = self.translate("TurningTides", "Round {round}", "a heading")
        title = heading.format(round=scene.facts.round + 1)
        text = self.translate("TurningTides", "{name}: {cards}", "a player, and a card or a list of cards")
        for seat in SEATS:
            lying = scene.lying(pieces.cards_spot(seat, "discards"))
            cards = [self.text.card(CARDS[piece.face]) for piece in lying]
            if cards:
                words = text.format(name=names[seat], cards=listed(cards, self.translate))
                yield Discarded(title, seat, words)


def _acting(facts: Facts) -> Seat:
    """The seat whose card is performed, also while the attack itself is shown; -1 if none is."""
    if facts.shown and facts.shown.kind in SHOWN_ATTACKS:
        return facts.shown.seat
    return facts.queue[0].seat if facts.queue else -1


def _dots(facts: Facts) -> Iterator[str]:
    """One for each step of a round: how far the ships have sailed past each other."""
    for step in range(PASSED):
        passed = step - facts.board.offset
        yield "done" if passed < 0 else "next" if passed else "now"


def _marked(facts: Facts, seat: Seat) -> int:
    """The place of a seat's revealed task in the order; -1 before the reveal."""
    if not facts.plays:
        return -1
    if seat in facts.promoting:
        return TASKS.index(Action.PROMOTE)
    return TASKS.index(_task(facts.plays[seat]))


def _task(card: Card) -> Action | None:
    return None if card == WAIT else Action(card)
