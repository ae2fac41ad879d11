"""The end page of Turning Tides: why the game ended, what each seat hit, and the course of the game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.score_rows import DetailRow
from tide_gui.presentation.text import Translate, joined, listed
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.attacks import TOKENS, Attack, attacks_in
from tide_gui.presentation.turning_tides.battle import BattleWords, Blow, blows_in, units_in
from tide_gui.presentation.turning_tides.feats import feat_texts, feats
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.presentation.turning_tides.traits import trait_texts, traits
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.effects import Sailed, UnitsRemoved
from tide_gui.rules.turning_tides.events import Event, GameEnded, Performed, RoundBegan, ShipsTurned
from tide_gui.rules.turning_tides.ships import GOLD, NOWHERE, ZONES, ZONES_TO_SINK, Board, Zone
from tide_gui.rules.turning_tides.state import LAST_ROUND, SEATS, View

NO_BREAK = "\u00a0"  # a space at which no line breaks
NO_SHIP: Seat = -1


@dataclass(frozen=True, slots=True)
class EndRow(DetailRow):
    """How the game went as a whole, a zone, a line of the table, or both ships after a round.

    Fields of a round are by seat.
    """

    whole: bool = False  # the first row
    reason: str = ""  # why the game ended; empty after a surrender
    hit: bool = False  # whether any zone was hit
    turned: bool = False  # whether the ships turned about, so that rounds are told
    ship: Seat = NO_SHIP  # of a zone
    zone: Zone = NOWHERE
    units: tuple[str, ...] = ()  # what stands there at the end
    destroyed: bool = False
    lost: tuple[str, ...] = ()  # when it was destroyed: the round and the step
    befell: tuple[str, ...] = ()  # in sentences
    name: str = ""  # of the zone
    ending: str = ""  # the same with what stands there
    round: str = ""  # its name, or empty
    captains: tuple[int, ...] = ()
    sailors: tuple[int, ...] = ()
    cannons: tuple[int, ...] = ()
    wrecks: tuple[str, ...] = ()  # the numbers of the destroyed zones
    ships: tuple[str, ...] = ()  # in words


class TurningTidesScores(Scores):
    """Why a game ended, and what each seat did; it has no points."""

    detail_row = EndRow
    feats = staticmethod(feats)
    traits = staticmethod(traits)

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.battle = BattleWords(text, translate)
        self.feat_texts = feat_texts(translate)
        self.trait_texts = trait_texts(translate)

    def details(self, view: View, events: Iterable[Event]) -> Iterator[EndRow]:
        """The whole, the zones, the lines of the table, the rounds; without what tells nothing."""
        events = tuple(events)
        attacks, boards, blows = attacks_in(events), boards_by_round(events), tuple(blows_in(events))
        turned = len(boards) > 1
        yield EndRow(whole=True, reason=self._reason(events, view, blows), hit=bool(blows), turned=turned)
        yield from self._zones(view.board, blows)
        if attacks:
            yield from (_filled(row, none) for row, none in self._table(view, attacks) if any(row.cells))
        if turned:
            yield from (self._round(number, board) for number, board in enumerate(boards, start=1))

    def _table(self, view: View, attacks: Sequence[Attack]) -> Iterator[tuple[EndRow, str]]:
        """The lines; a cell of which nothing is told is empty. With each, the word for its empty cells."""
        shots = self.translate("TurningTides", "Shots that hit", "a heading before a number")
        no_shots = self.translate("TurningTides", "none", "in a table: no shots")
        swings = self.translate("TurningTides", "Swings that hit", "a heading before a number")
        no_swings = self.translate("TurningTides", "none", "in a table: no swings")
        yield self._ships(), ""
        yield self._shots(shots, "task-fire", attacks, FireFrom), no_shots
        yield self._shots(swings, "task-swing", attacks, SwingFrom), no_swings
        yield self._units(attacks), self.translate("TurningTides", "none", "in a table: no units")
        yield self._destroyed(view), self.translate("TurningTides", "none", "in a table: no zones")

    def _zones(self, board: Board, blows: Sequence[Blow]) -> Iterator[EndRow]:
        for seat, ship in enumerate(board.ships):
            for zone in ZONES:
                own = [blow for blow in blows if blow.hit(seat, zone)]
                yield EndRow(
                    ship=seat,
                    zone=zone,
                    units=units_in(ship, zone),
                    destroyed=zone in ship.destroyed,
                    lost=self.battle.loss(own),
                    befell=tuple(map(self.battle.story, own)),
                    name=self.battle.name(seat, zone),
                    ending=self.battle.ending(seat, ship, zone),
                )

    def _reason(self, events: Sequence[Event], view: View, blows: Sequence[Blow]) -> str:
        match events:
            case [*_, GameEnded(winners=(winner,))]:
                defeat = self._defeat(1 - winner, view)
                return " ".join((defeat, *map(self._last_blow, blows[-1:])))
            case [*_, GameEnded()]:
                return self.translate("TurningTides", "Nobody has won in %n round(s).", "", LAST_ROUND)
            case _:
                return ""

    def _last_blow(self, blow: Blow) -> str:
        text = self.translate("TurningTides", "The last blow fell on zone {zone}.", "of the beaten ship")
        return f"{text.format(zone=blow.effect.zone)} {self.battle.story(blow)}"

    def _defeat(self, beaten: Seat, view: View) -> str:
        if view.options.introductory:
            return self._missed_goal(beaten)
        if len(view.board.ships[beaten].destroyed) >= ZONES_TO_SINK:
            if beaten == GOLD:
                return self.translate("TurningTides", "Three zones of the gold ship are destroyed.")
            return self.translate("TurningTides", "Three zones of the silver ship are destroyed.")
        if beaten == GOLD:
            return self.translate("TurningTides", "Nobody of the crew is left on the gold ship.")
        return self.translate("TurningTides", "Nobody of the crew is left on the silver ship.")

    def _missed_goal(self, beaten: Seat) -> str:
        if beaten == GOLD:
            return self.translate(
                "TurningTides",
                "The gold ship has lost its captain and a zone: the goal of the introductory game.",
            )
        return self.translate(
            "TurningTides",
            "The silver ship has lost its captain and a zone: the goal of the introductory game.",
        )

    def _ships(self) -> EndRow:
        return EndRow(
            title=self.translate("TurningTides", "Ship", "a heading before Gold and Silver"),
            cells=tuple(map(self.text.ship_name, SEATS)),
            pictures=(f"{TOKENS}ship-gold", f"{TOKENS}ship-silver"),
        )

    def _shots(
        self, title: str, icon: str, attacks: Sequence[Attack], kind: type[FireFrom | SwingFrom]
    ) -> EndRow:
        made = [
            [each.hit for each in attacks if each.seat == seat and isinstance(each.decision, kind)]
            for seat in SEATS
        ]
        return EndRow(title, TOKENS + icon, tuple(map(self._hits, made)))

    def _hits(self, made: Sequence[bool]) -> str:
        if not made:
            return ""
        text = self.translate("TurningTides", "{hits} of {all}", "shots or swings that hit, of how many")
        return text.format(hits=sum(made), all=len(made))

    def _units(self, attacks: Sequence[Attack]) -> EndRow:
        return EndRow(
            title=self.translate("TurningTides", "Units removed", "a heading before a list"),
            cells=tuple(
                self._counted({self.text.unit(kind): count for kind, count in removed(attacks, seat).items()})
                for seat in SEATS
            ),
        )

    def _counted(self, counts: Mapping[str, int]) -> str:
        """`sailor: 2, mast: 1`; lines break only at the commas."""
        text = self.translate("TurningTides", "{thing}: {count}", "as in: sailor: 2")
        words = [text.format(thing=thing, count=count) for thing, count in counts.items() if count]
        words = [each.replace(" ", NO_BREAK) for each in words]
        return joined(words, self.translate)

    def _destroyed(self, view: View) -> EndRow:
        return EndRow(
            title=self.translate("TurningTides", "Zones destroyed", "a heading before a number or a list"),
            icon=f"{TOKENS}wreck",
            cells=tuple(self._zone_list(view.board.ships[1 - seat].destroyed) for seat in SEATS),
        )

    def _zone_list(self, zones: Sequence[Zone]) -> str:
        """`zone 2 and zone 6`."""
        text = self.translate("TurningTides", "zone {zone}", "a label or in a list")
        return listed([text.format(zone=zone) for zone in zones], self.translate) if zones else ""

    def _round(self, number: int, board: Board) -> EndRow:
        captains = tuple(int(bool(ship.captain)) for ship in board.ships)
        sailors = tuple(len(ship.sailors) for ship in board.ships)
        cannons = tuple(len(ship.toward) + len(ship.away) for ship in board.ships)
        zones = tuple(len(ZONES) - len(ship.destroyed) for ship in board.ships)
        wrecks = tuple(" ".join(map(str, ship.destroyed)) for ship in board.ships)
        words = self.translate(
            "TurningTides",
            "{ship}: crew {crew}, cannons {cannons}, zones {zones}",
            "{ship} is Gold or Silver, the others are numbers",
        )
        return EndRow(
            round=self.translate("TurningTides", "Round {round}", "a heading").format(round=number),
            captains=captains,
            sailors=sailors,
            cannons=cannons,
            wrecks=wrecks,
            ships=tuple(
                words.format(
                    ship=self.text.ship_name(seat),
                    crew=captains[seat] + sailors[seat],
                    cannons=cannons[seat],
                    zones=zones[seat],
                )
                for seat in SEATS
            ),
        )


def _filled(row: EndRow, none: str) -> EndRow:
    """The line with this word in its empty cells."""
    return replace(row, cells=tuple(cell or none for cell in row.cells))


def removed(attacks: Iterable[Attack], seat: Seat) -> dict[str, int]:
    """How many enemy units of each kind a seat removed."""
    effects = [each.effect for each in attacks if each.seat == seat and isinstance(each.effect, UnitsRemoved)]
    return {
        pieces.CAPTAIN: sum(effect.captain for effect in effects),
        pieces.SAILOR: sum(effect.sailors for effect in effects),
        pieces.CANNON: sum(effect.cannons for effect in effects),
        pieces.MAST: sum(effect.mast for effect in effects),
    }


def boards_by_round(events: Iterable[Event]) -> list[Board]:
    """Both ships after each round; after the last one as far as it was played."""
    boards: list[Board] = []
    for event in events:
        if isinstance(event, RoundBegan):
            boards.append(boards[-1] if boards else Board())
        elif boards:
            boards[-1] = _after(boards[-1], event)
    return boards


def _after(board: Board, event: Event) -> Board:
    match event:
        case Performed(seat, decision):
            return decision.perform(board, seat)[0]
        case Sailed(_, offset):
            return replace(board, offset=offset)
        case ShipsTurned():
            return board.turned()
        case _:
            return board
