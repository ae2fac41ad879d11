"""The battle on the end page: every zone as it ended, and what befell it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tide_gui.presentation.text import Translate
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.attacks import Attack, attacks_in
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import Seat
from tide_gui.rules.turning_tides.decisions import FireFrom, SwingFrom
from tide_gui.rules.turning_tides.effects import Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import Event, Performed, RoundBegan
from tide_gui.rules.turning_tides.ships import GOLD, MAST_ZONE, MIN_OFFSET, PASSED, SILVER, Ship, Side, Zone


class Blow(NamedTuple):
    """An attack that hit, and when it was; round and step are counted from 1."""

    round: int
    step: int
    attack: Attack
    effect: UnitsRemoved | ZoneDestroyed

    def hit(self, seat: Seat, zone: Zone) -> bool:
        """Whether it hit this zone."""
        return (self.effect.seat, self.effect.zone) == (seat, zone)


def blows_in(events: Sequence[Event]) -> Iterator[Blow]:
    attacks = iter(attacks_in(events))
    number, offset = 0, MIN_OFFSET
    for event in events:
        match event:
            case RoundBegan(number):
                offset = MIN_OFFSET
            case Sailed(_, offset):
                pass
            case Performed(_, FireFrom() | SwingFrom()):
                attack = next(attacks)
                if isinstance(attack.effect, UnitsRemoved | ZoneDestroyed):
                    yield Blow(number + 1, min(offset + 1, PASSED), attack, attack.effect)


def units_in(ship: Ship, zone: Zone) -> tuple[str, ...]:
    """What stands in a zone; cannons as they point."""
    return (
        *[pieces.MAST] * (ship.mast and zone == MAST_ZONE),
        *[pieces.CAPTAIN] * (ship.captain == zone),
        *[pieces.SAILOR] * ship.sailors.count(zone),
        *[Side.TOWARD.value] * ship.toward.count(zone),
        *[Side.AWAY.value] * ship.away.count(zone),
    )


class BattleWords:
    def __init__(self, text: TurningTidesText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    def story(self, blow: Blow) -> str:
        """`Round 2, step 6: a shot from zone 3 of gold. Lost: captain.`"""
        attack = self._attack(blow.attack)
        came = attack.format(round=blow.round, step=blow.step, zone=blow.attack.decision.zone)
        return f"{came} {self._effect(blow.effect)}"

    def _attack(self, attack: Attack) -> str:
        texts = {
            (True, GOLD): self.translate(
                "TurningTides", "Round {round}, step {step}: a swing from zone {zone} of gold."
            ),
            (True, SILVER): self.translate(
                "TurningTides", "Round {round}, step {step}: a swing from zone {zone} of silver."
            ),
            (False, GOLD): self.translate(
                "TurningTides", "Round {round}, step {step}: a shot from zone {zone} of gold."
            ),
            (False, SILVER): self.translate(
                "TurningTides", "Round {round}, step {step}: a shot from zone {zone} of silver."
            ),
        }
        return texts[isinstance(attack.decision, SwingFrom), attack.seat]

    def _effect(self, effect: UnitsRemoved | ZoneDestroyed) -> str:
        if isinstance(effect, ZoneDestroyed):
            return self.translate("TurningTides", "The zone is destroyed.")
        text = self.translate(
            "TurningTides", "Lost: {units}.", "{units} is a list, as in: captain, 2 sailors and 1 cannon"
        )
        return text.format(units=self.text.removed(effect))

    def loss(self, blows: Sequence[Blow]) -> tuple[str, ...]:
        """When a zone was destroyed: `Round 2`, `step 6`; empty if it was not."""
        texts = (
            self.translate("TurningTides", "Round {round}", "a heading"),
            self.translate("TurningTides", "step {step}", "below the heading of a round"),
        )
        found = [each for each in blows if isinstance(each.effect, ZoneDestroyed)]
        return tuple(text.format(round=each.round, step=each.step) for each in found for text in texts)

    def name(self, seat: Seat, zone: Zone) -> str:
        text = self.translate("TurningTides", "{ship}, zone {zone}", "a label; {ship} is Gold or Silver")
        return text.format(ship=self.text.ship_name(seat), zone=zone)

    def ending(self, seat: Seat, ship: Ship, zone: Zone) -> str:
        """`Silver, zone 3: 1 sailor and 1 cannon`."""
        text = self.translate(
            "TurningTides", "{place}: {units}", "as in: Silver, zone 3: captain, 2 sailors and 1 cannon"
        )
        return text.format(place=self.name(seat, zone), units=self._left(ship, zone))

    def _left(self, ship: Ship, zone: Zone) -> str:
        units = units_in(ship, zone)
        if zone in ship.destroyed:
            return self.translate("TurningTides", "destroyed", "a zone")
        if not units:
            return self.translate("TurningTides", "empty", "a zone")
        return self.text.units(
            captain=pieces.CAPTAIN in units,
            mast=pieces.MAST in units,
            sailors=units.count(pieces.SAILOR),
            cannons=units.count(Side.TOWARD) + units.count(Side.AWAY),
        )
