"""The events of Onda that have the table to themselves, with what they mean for the viewer."""

from collections.abc import Sequence
from dataclasses import dataclass

from tide_gui.presentation.onda.scene import OndaScene, hand_spot, wilds_spot
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.pacing import SeatMoment
from tide_gui.presentation.scene import Spot
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.rules.onda.combinations import Cards, Combination, Tide, answers, by_value, naturals, value_of
from tide_gui.rules.onda.events import CombinationLaid, TideTurned
from tide_gui.rules.onda.moves import WILDS_IN_FOLLOW
from tide_gui.rules.onda.state import passed_in

BOMB, LOW, HIGH = "bomb", "tide-low", "tide-high"  # the kinds; each has a picture
LAY, TURN, NOTHING = "lay", "turn", "nothing"  # against a bomb: at once, after a turn of the tide, not at all


@dataclass(frozen=True, slots=True)
class OndaMoment(SeatMoment):
    """A turn of the tide or a bomb."""

    often: bool = True
    best: int = 0  # the value in the viewer's hand that now beats most; 0 if the hand is not seen
    bomb: Combination | None = None
    answer: str = ""  # how the viewer's cards can beat it; empty if it is not for them to beat


def turned(event: TideTurned, scene: OndaScene, viewer: Seat | None) -> OndaMoment:
    low = event.tide is Tide.LOW
    values = [] if viewer is None else [value_of(piece.face) for piece in scene.lying(hand_spot(viewer))]
    best = min(values, default=0) if low else max(values, default=0)
    return OndaMoment(LOW if low else HIGH, event.seat, best=best)


def bombed(event: CombinationLaid, scene: OndaScene, viewer: Seat | None) -> OndaMoment:
    bomb = event.lay.combination
    return OndaMoment(BOMB, event.seat, bomb=bomb, answer=_answer(event, scene, viewer))


def _answer(event: CombinationLaid, scene: OndaScene, viewer: Seat | None) -> str:
    if viewer is None or viewer == event.seat or viewer in passed_in(scene.facts.trick):
        return ""
    bomb, facts = event.lay.combination, scene.facts
    hand, wilds = (_faces(scene, spot(viewer)) for spot in (hand_spot, wilds_spot))
    if _beats(hand, bomb, facts.tide, min(WILDS_IN_FOLLOW, len(wilds))):
        return LAY
    other = Tide.LOW if facts.tide is Tide.HIGH else Tide.HIGH
    later = min(WILDS_IN_FOLLOW, len(wilds) - 1)  # with a follow in the next turn, if the bonus is declined
    can_turn = not facts.blocked and any(_beats((*hand, wild), bomb, other, later) for wild in wilds)
    return TURN if can_turn else NOTHING


def _faces(scene: OndaScene, spot: Spot) -> Cards:
    return tuple(piece.face for piece in scene.lying(spot))


def _beats(hand: Cards, bomb: Combination, tide: Tide, wilds: int = 0) -> bool:
    """Whether some of these cards, with so many wilds, are a follow on the bomb."""
    piles = by_value(hand)
    return any(list(naturals(piles, each, wilds, suited=False)) for each in answers(bomb, tide))


def moment_text(moment: OndaMoment, names: Sequence[str], text: OndaText, translate: Translate) -> str:
    name = names[moment.seat]
    if moment.bomb:
        words = _of_bomb(moment, translate)
        return words.format(name=name, combination=text.kind(moment.bomb))
    return _of_turn(moment, translate).format(name=name, value=moment.best)


def _of_bomb(moment: OndaMoment, translate: Translate) -> str:
    if moment.answer == LAY:
        return translate(
            "Onda",
            "{name} bombs: {combination}. Your cards can beat it.",
            "{combination}: such as run from 5 to 7",
        )
    if moment.answer == TURN:
        return translate(
            "Onda",
            "{name} bombs: {combination}. Turn the tide, and your cards can beat it.",
            "{combination}: such as run from 5 to 7",
        )
    if moment.answer == NOTHING:
        return translate(
            "Onda",
            "{name} bombs: {combination}. Your cards cannot beat it.",
            "{combination}: such as run from 5 to 7",
        )
    return translate(
        "Onda",
        "{name} bombs: {combination}. That is to be beaten now.",
        "{combination}: such as run from 5 to 7",
    )


def _of_turn(moment: OndaMoment, translate: Translate) -> str:
    at_high = moment.kind == HIGH
    if moment.best and at_high:
        return translate("Onda", "{name} turns the tide: high beats now. Your best value: {value}.")
    if moment.best:
        return translate("Onda", "{name} turns the tide: low beats now. Your best value: {value}.")
    if at_high:
        return translate("Onda", "{name} turns the tide: high beats now.")
    return translate("Onda", "{name} turns the tide: low beats now.")
