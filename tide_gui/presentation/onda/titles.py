"""What the moves of Onda are called on buttons, and in hints, which name the wilds as well."""

from tide_gui.presentation.onda.card_text import CardText
from tide_gui.presentation.onda.scene import values_laid
from tide_gui.presentation.text import Translate
from tide_gui.rules.onda import moves


def button_title(move: moves.Move, text: CardText, translate: Translate) -> str:
    match move:
        case moves.Lay(bomb=True):
            title = translate("Onda", "Bomb {values}", "button: lay a bomb; {values}: such as 5 6")
            return title.format(values=_values(move))
        case moves.Lay():
            title = translate("Onda", "Play {values}", "button: play cards; {values}: such as 5 6 7")
            return title.format(values=_values(move))
        case moves.HideWilds(cards):
            title = translate(
                "Onda",
                "Put {first} and {second} face down",
                "button; {first} and {second}: cards, such as shell 5",
            )
            first, second = map(text.card, cards)
            return title.format(first=first, second=second)
        case moves.TurnTide(wild):
            title = translate("Onda", "Turn the tide with {card}", "button; {card}: such as shell 5")
            return title.format(card=text.card(wild))
        case moves.Decline():
            return translate("Onda", "Play nothing", "button: the player plays no bonus")
        case moves.Pass():
            return translate("Onda", "Pass", "button: the player passes")
        case _:
            raise ValueError(f"{move} is not a player's move")


def full_title(move: moves.Move, text: CardText, translate: Translate) -> str:
    """The title with the number of wilds that are played, which a button does not show."""
    if not isinstance(move, moves.Lay) or not move.wilds:
        return button_title(move, text, translate)
    wilds = len(move.wilds)
    if move.bomb:
        title = translate(
            "Onda",
            "Bomb {values} with %n wild(s)",
            "what a player can do: lay a bomb; {values}: such as 5 6",
            wilds,
        )
    else:
        title = translate(
            "Onda",
            "Play {values} with %n wild(s)",
            "what a player can do: play cards; {values}: such as 5 6 7",
            wilds,
        )
    return title.format(values=_values(move))


def _values(lay: moves.Lay) -> str:
    return " ".join(map(str, values_laid(lay)))
