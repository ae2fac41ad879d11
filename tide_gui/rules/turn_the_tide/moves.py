"""The moves of Turn the Tide and their written form."""

from dataclasses import dataclass

from tide_gui.rules.game import (
    IllegalMove,
)
from tide_gui.rules.quoting import quoted
from tide_gui.rules.turn_the_tide.cards import WEATHER, Card, Tide

# -- moves ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature's move: the order of the tides, and in the first round the weather cards."""

    tides: tuple[Tide, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    leftovers: tuple[Card, ...] = ()


Move = Card | Deal

CARD_NAMES = {str(card): card for card in WEATHER}


# -- writing -------------------------------------------------------------------------------------


def written_deal(deal: Deal) -> str:
    """Return the written form of a deal."""
    sections = [("tides", deal.tides), *(("hand", hand) for hand in deal.hands)]
    if deal.leftovers:
        sections.append(("left", deal.leftovers))
    return " | ".join(" ".join([name, *map(str, numbers)]) for name, numbers in sections)


def read_deal(text: str) -> Deal:
    """Return the deal with this written form; IllegalMove for any other text."""
    sections: dict[str, list[tuple[int, ...]]] = {"tides": [], "hand": [], "left": []}
    for section in text.split(" | "):
        name, *numbers = section.split(" ")
        if name not in sections or not all(number in CARD_NAMES for number in numbers):
            raise IllegalMove(f"{quoted(section)} is no part of a deal")
        sections[name].append(tuple(CARD_NAMES[number] for number in numbers))
    deal = Deal(sections["tides"][0], tuple(sections["hand"]), *sections["left"][:1])
    if written_deal(deal) != text:
        raise IllegalMove(f"{quoted(text)} is no deal")
    return deal
