"""The passing of the ships as a timeline: which zones face each other now and in the next steps."""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.reach import STRIKES
from tide_gui.presentation.turning_tides.scene import Facts
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.cards import ATTACKS, Action, Task
from tide_gui.rules.turning_tides.choices import possible
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.effects import UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.ships import (
    GOLD,
    MAST_ZONE,
    PASSED,
    ZONES,
    Board,
    Ship,
    Zone,
    beaten,
    opposite,
    promotes,
)
from tide_gui.rules.turning_tides.state import SEATS, Queue

NEAR = 4  # steps that are told at once: the present one and three more
WIN = "win"
PRIZES = ("", pieces.WRECK, pieces.CAPTAIN, WIN)  # the greatest last
ANY_ATTACK: Queue = tuple(Task(seat, Action(card)) for seat in SEATS for card in ATTACKS)

Rows = tuple[dict[str, object], ...]  # what QML reads


class Manned(NamedTuple):
    """What stands in a zone, as far as it matters to the zone opposite."""

    captain: bool
    mast: bool
    sailors: int
    cannon: bool  # that points at the enemy

    @property
    def matters(self) -> bool:
        return self.captain or self.cannon

    @property
    def kinds(self) -> tuple[str, ...]:
        return (
            *[pieces.CAPTAIN] * self.captain,
            *[pieces.MAST] * self.mast,
            *[pieces.SAILOR] * self.sailors,
            *[pieces.CANNON] * self.cannon,
        )


class Meeting(NamedTuple):
    """Two zones that face each other, and what an attack of each could take."""

    ahead: int  # in how many steps; 0 is now
    zones: tuple[Zone, Zone]  # by seat, as all of these
    manned: tuple[Manned, Manned]
    prizes: tuple[str, str]  # of PRIZES

    @property
    def matters(self) -> bool:
        return any(self.prizes) or any(each.matters for each in self.manned)


def meetings(facts: Facts) -> tuple[Meeting, ...]:
    """The meetings that matter, to the end of the round, if nothing but the ships moves."""
    tasks = tuple(_tasks(facts, ahead) for ahead in _steps(facts))
    return _meetings(facts.board, tasks, facts.introductory)


def _steps(facts: Facts) -> range:
    """In how many steps each step of the round comes; none once a ship is beaten."""
    over = any(beaten(ship, facts.introductory) for ship in facts.board.ships)
    return range(0 if over else PASSED - facts.board.offset)


def _tasks(facts: Facts, ahead: int) -> Queue:
    """What may be performed in a step: the cards of this turn once they lie open, or else any attack."""
    if facts.plays and ahead == 0:
        return facts.queue
    return tuple(task for task in ANY_ATTACK if not _lacks_captain(facts, task.seat, ahead))


def _lacks_captain(facts: Facts, seat: Seat, ahead: int) -> bool:
    """Whether a seat has to promote in a step, or has no sailor but the one that it promotes."""
    ship = facts.board.ships[seat]
    due = int(bool(facts.plays) and Task(seat, Action.PROMOTE) not in facts.queue)
    return promotes(ship, facts.introductory) and (ahead == due or len(ship.sailors) == 1)


@lru_cache(maxsize=8)
def _meetings(board: Board, tasks: tuple[Queue, ...], introductory: bool) -> tuple[Meeting, ...]:
    return tuple(
        meeting
        for ahead, able in enumerate(tasks)
        for meeting in _facing(board.sailed(ahead), ahead, able, introductory)
        if meeting.matters
    )


def _facing(board: Board, ahead: int, tasks: Queue, introductory: bool) -> Iterator[Meeting]:
    """Any two zones that face each other, unless one is destroyed."""
    gold, silver = board.ships
    by_gold, by_silver = (_prizes(board, seat, tasks, introductory) for seat in SEATS)
    for here in ZONES:
        there = opposite(here, board.offset)
        if there and here not in gold.destroyed and there not in silver.destroyed:
            manned = _manned(gold, here), _manned(silver, there)
            yield Meeting(ahead, (here, there), manned, (by_gold.get(here, ""), by_silver.get(there, "")))


def _manned(ship: Ship, zone: Zone) -> Manned:
    return Manned(
        ship.captain == zone,
        ship.mast and zone == MAST_ZONE,
        ship.sailors.count(zone),
        zone in ship.toward,
    )


def _prizes(board: Board, seat: Seat, tasks: Queue, introductory: bool) -> Mapping[Zone, str]:
    """The most that one attack from each zone would take."""
    found: dict[Zone, str] = {}
    for attack in _attacks(board, seat, tasks):
        prize = _taken(attack, board, seat, introductory)
        found[attack.zone] = max(prize, found.get(attack.zone, ""), key=PRIZES.index)
    return found


def _attacks(board: Board, seat: Seat, tasks: Queue) -> Iterator[SwingFrom | FireFrom]:
    for task in tasks:
        if task.seat == seat:
            yield from (each for each in possible(task.action, board, seat) if isinstance(each, STRIKES))


def _taken(attack: SwingFrom | FireFrom, board: Board, seat: Seat, introductory: bool) -> str:
    after, effects = attack.perform(board, seat)
    if beaten(after.ships[1 - seat], introductory):
        return WIN
    match effects[0]:
        case UnitsRemoved(captain=True):
            return pieces.CAPTAIN
        case ZoneDestroyed():
            return pieces.WRECK
    return ""


class PassingWords:
    """The timeline in words, as its viewer sees it; who has no ship sees it from the golden one."""

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    def rows(self, facts: Facts) -> Rows:
        """A row for each step to the end of the round."""
        found = meetings(facts)
        return tuple(
            self._row(ahead, [each for each in found if each.ahead == ahead], facts.viewer)
            for ahead in _steps(facts)
        )

    def _row(self, ahead: int, found: list[Meeting], viewer: Seat) -> dict[str, object]:
        own = max(viewer, GOLD)
        prizes = [{each.prizes[seat] for each in found} - {""} for seat in (own, 1 - own)]
        return {
            "when": self.when(ahead),
            "near": ahead < NEAR,
            "chance": bool(prizes[0]),
            "danger": bool(prizes[1]),
            "meetings": [self._meeting(each, viewer) for each in found],
        }

    def _meeting(self, meeting: Meeting, viewer: Seat) -> dict[str, object]:
        own = max(viewer, GOLD)
        prizes = self.prizes(meeting, viewer)
        return {
            "seat": own,
            "zone": meeting.zones[own],
            "other": meeting.zones[1 - own],
            "units": list(meeting.manned[own].kinds),
            "others": list(meeting.manned[1 - own].kinds),
            "chance": prizes[own],
            "danger": prizes[1 - own],
            "words": self.words(meeting, viewer),
        }

    def when(self, ahead: int) -> str:
        """`Now`, `Next step`, `In 2 steps`."""
        if ahead == 0:
            return self.translate("TurningTides", "Now", "a heading: when zones meet")
        if ahead == 1:
            return self.translate("TurningTides", "Next step", "a heading: when zones meet")
        return self.translate("TurningTides", "In %n step(s)", "a heading: when zones meet", ahead)

    def summary(self, facts: Facts) -> str:
        """What matters in the next steps, in sentences."""
        near = [each for each in meetings(facts) if each.ahead < NEAR]
        return " ".join(self.words(each, facts.viewer) for each in near)

    def words(self, meeting: Meeting, viewer: Seat) -> str:
        """A meeting in sentences, with what could be taken."""
        prizes = self.prizes(meeting, viewer)
        return " ".join((self.sentence(meeting, viewer), *filter(None, prizes)))

    def sentence(self, meeting: Meeting, viewer: Seat) -> str:
        """`In 2 steps your zone 5 meets their zone 3. Yours: 1 sailor and 1 cannon. Theirs: captain.`"""
        own = max(viewer, GOLD)
        if viewer in SEATS:
            meets, stand = self._own_zones(meeting.ahead), self._own_units()
        else:
            meets, stand = self._plain_zones(meeting.ahead), self._plain_units()
        zones = meets.format(zone=meeting.zones[own], other=meeting.zones[1 - own])
        units, others = self._units(meeting.manned[own]), self._units(meeting.manned[1 - own])
        return f"{zones} {stand.format(units=units, others=others)}"

    def _own_zones(self, ahead: int) -> str:
        if ahead == 0:
            return self.translate("TurningTides", "Now your zone {zone} faces their zone {other}.")
        if ahead == 1:
            return self.translate(
                "TurningTides", "In the next step your zone {zone} meets their zone {other}."
            )
        return self.translate(
            "TurningTides",
            "In %n step(s) your zone {zone} meets their zone {other}.",
            "their: of the other player",
            ahead,
        )

    def _plain_zones(self, ahead: int) -> str:
        if ahead == 0:
            return self.translate("TurningTides", "Now zone {zone} of gold faces zone {other} of silver.")
        if ahead == 1:
            return self.translate(
                "TurningTides", "In the next step zone {zone} of gold meets zone {other} of silver."
            )
        return self.translate(
            "TurningTides", "In %n step(s) zone {zone} of gold meets zone {other} of silver.", "", ahead
        )

    def _own_units(self) -> str:
        return self.translate(
            "TurningTides",
            "Yours: {units}. Theirs: {others}.",
            "what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.",
        )

    def _plain_units(self) -> str:
        return self.translate(
            "TurningTides",
            "Gold: {units}. Silver: {others}.",
            "what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.",
        )

    def _units(self, manned: Manned) -> str:
        units = self.text.units(
            captain=manned.captain, mast=manned.mast, sailors=manned.sailors, cannons=int(manned.cannon)
        )
        return units or self.translate("TurningTides", "nobody", "stands in a zone")

    def prizes(self, meeting: Meeting, viewer: Seat) -> tuple[str, str]:
        """What an attack of each seat could take, in a sentence; empty where it could take little."""
        gold, silver = (self._prize(seat, viewer).get(meeting.prizes[seat], "") for seat in SEATS)
        return gold, silver

    def _prize(self, seat: Seat, viewer: Seat) -> Mapping[str, str]:
        if viewer not in SEATS:
            return self._gold_prizes if seat == GOLD else self._silver_prizes
        return self._own_prizes if seat == viewer else self._their_prizes

    @cached_property
    def _own_prizes(self) -> Mapping[str, str]:
        return {
            pieces.CAPTAIN: self.translate(
                "TurningTides", "You could take their captain.", "their: of the other player"
            ),
            pieces.WRECK: self.translate(
                "TurningTides", "You could destroy their zone.", "their: of the other player"
            ),
            WIN: self.translate("TurningTides", "You could win the game."),
        }

    @cached_property
    def _their_prizes(self) -> Mapping[str, str]:
        return {
            pieces.CAPTAIN: self.translate(
                "TurningTides", "They could take your captain.", "they: the other player"
            ),
            pieces.WRECK: self.translate(
                "TurningTides", "They could destroy your zone.", "they: the other player"
            ),
            WIN: self.translate("TurningTides", "They could win the game.", "they: the other player"),
        }

    @cached_property
    def _gold_prizes(self) -> Mapping[str, str]:
        return {
            pieces.CAPTAIN: self.translate("TurningTides", "Gold could take the captain there."),
            pieces.WRECK: self.translate("TurningTides", "Gold could destroy the zone there."),
            WIN: self.translate("TurningTides", "Gold could win the game there."),
        }

    @cached_property
    def _silver_prizes(self) -> Mapping[str, str]:
        return {
            pieces.CAPTAIN: self.translate("TurningTides", "Silver could take the captain there."),
            pieces.WRECK: self.translate("TurningTides", "Silver could destroy the zone there."),
            WIN: self.translate("TurningTides", "Silver could win the game there."),
        }
