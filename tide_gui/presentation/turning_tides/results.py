"""The end page of Turning Tides: why the game ended, what each seat hit, and the course of the game."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tide_gui.presentation.presentation import Scores
from tide_gui.presentation.score_rows import DetailRow
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.attacks import TOKENS, Attack, attacks_in
from tide_gui.presentation.turning_tides.feats import feat_texts, feats
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.effects import Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import Event, GameEnded, Performed, RoundBegan, ShipsTurned
from tide_gui.rules.turning_tides.ships import ZONES, ZONES_TO_SINK, Board
from tide_gui.rules.turning_tides.state import LAST_ROUND, SEATS, View

NO_BREAK = "\u00a0"  # a space at which no line breaks


@dataclass(frozen=True, slots=True)
class EndRow(DetailRow):
    """A line of the table, or both ships after a round; the fields of a round are by seat."""

    round: str = ""  # its name, or empty in a line of the table
    captains: tuple[int, ...] = ()
    sailors: tuple[int, ...] = ()
    cannons: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()  # that are not destroyed
    ships: tuple[str, ...] = ()  # in words


class TurningTidesScores(Scores):
    """Why a game ended, and what each seat did; it has no points."""

    detail_row = EndRow
    feats = staticmethod(feats)

    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate
        self.feat_texts = feat_texts(translate)

    def details(self, view: View, events: Iterable[Event]) -> Iterator[EndRow]:
        """The lines of the table, then the rounds."""
        events = tuple(events)
        attacks = attacks_in(events)
        ends = [event for event in events if isinstance(event, GameEnded)]
        yield from (EndRow(self._reason(end, view)) for end in ends)  # none after a surrender
        yield self._ships()
        yield self._shots(self.translate("TurningTides", "Shots that hit"), "task-fire", attacks, FireFrom)
        yield self._shots(self.translate("TurningTides", "Swings that hit"), "task-swing", attacks, SwingFrom)
        yield self._zones_hit(attacks)
        yield self._units(attacks)
        yield self._destroyed(view)
        for number, board in enumerate(boards_by_round(events), start=1):
            yield self._round(number, board)

    def _reason(self, end: GameEnded, view: View) -> str:
        if len(end.winners) > 1:
            text = self.translate("TurningTides", "Nobody has won in {rounds} rounds.")
            return text.format(rounds=LAST_ROUND)
        beaten = 1 - end.winners[0]
        return self._defeat(beaten, view).format(ship=self.text.ship(beaten))

    def _defeat(self, beaten: Seat, view: View) -> str:
        if view.options.introductory:
            return self.translate(
                "TurningTides",
                "The {ship} ship has lost its captain and a zone: the goal of the introductory game.",
            )
        if len(view.board.ships[beaten].destroyed) >= ZONES_TO_SINK:
            return self.translate("TurningTides", "Three zones of the {ship} ship are destroyed.")
        return self.translate("TurningTides", "Nobody of the crew is left on the {ship} ship.")

    def _ships(self) -> EndRow:
        return EndRow(
            title=self.translate("TurningTides", "Ship"),
            cells=tuple(map(self.text.ship_name, SEATS)),
            pictures=(f"{TOKENS}ship-gold", f"{TOKENS}ship-silver"),
        )

    def _shots(
        self, title: str, icon: str, attacks: Sequence[Attack], kind: type[FireFrom | SwingFrom]
    ) -> EndRow:
        text = self.translate("TurningTides", "{hits} of {all}")
        made = [
            [each for each in attacks if each.seat == seat and isinstance(each.decision, kind)]
            for seat in SEATS
        ]
        cells = (text.format(hits=sum(each.hit for each in own), all=len(own)) for own in made)
        return EndRow(title, TOKENS + icon, tuple(cells))

    def _zones_hit(self, attacks: Sequence[Attack]) -> EndRow:
        zone = self.translate("TurningTides", "zone {zone}")
        return EndRow(
            title=self.translate("TurningTides", "Zones hit"),
            cells=tuple(
                self._counted(
                    {zone.format(zone=each): count for each, count in zones_hit(attacks, seat).items()}
                )
                for seat in SEATS
            ),
        )

    def _units(self, attacks: Sequence[Attack]) -> EndRow:
        return EndRow(
            title=self.translate("TurningTides", "Units removed"),
            cells=tuple(
                self._counted({self.text.unit(kind): count for kind, count in removed(attacks, seat).items()})
                for seat in SEATS
            ),
        )

    def _counted(self, counts: Mapping[str, int]) -> str:
        """`zone 3: 2, zone 5: 1`; lines break only at the commas."""
        text = self.translate("TurningTides", "{thing}: {count}")
        words = [text.format(thing=thing, count=count) for thing, count in counts.items() if count]
        words = [each.replace(" ", NO_BREAK) for each in words]
        return ", ".join(words) or self.translate("TurningTides", "none")

    def _destroyed(self, view: View) -> EndRow:
        return EndRow(
            title=self.translate("TurningTides", "Zones destroyed"),
            icon=f"{TOKENS}wreck",
            cells=tuple(
                ", ".join(map(str, view.board.ships[1 - seat].destroyed))
                or self.translate("TurningTides", "none")
                for seat in SEATS
            ),
        )

    def _round(self, number: int, board: Board) -> EndRow:
        captains = tuple(int(bool(ship.captain)) for ship in board.ships)
        sailors = tuple(len(ship.sailors) for ship in board.ships)
        cannons = tuple(len(ship.toward) + len(ship.away) for ship in board.ships)
        zones = tuple(len(ZONES) - len(ship.destroyed) for ship in board.ships)
        words = self.translate("TurningTides", "{ship}: crew {crew}, cannons {cannons}, zones {zones}")
        return EndRow(
            round=self.translate("TurningTides", "Round {round}").format(round=number),
            captains=captains,
            sailors=sailors,
            cannons=cannons,
            zones=zones,
            ships=tuple(
                words.format(
                    ship=self.text.ship(seat),
                    crew=captains[seat] + sailors[seat],
                    cannons=cannons[seat],
                    zones=zones[seat],
                )
                for seat in SEATS
            ),
        )


def zones_hit(attacks: Iterable[Attack], seat: Seat) -> dict[int, int]:
    """How often a seat hit each enemy zone, by zone."""
    effects = [each.effect for each in attacks if each.seat == seat]
    hits = Counter(effect.zone for effect in effects if isinstance(effect, UnitsRemoved | ZoneDestroyed))
    return dict(sorted(hits.items()))


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
