"""What happens at every table, in words."""

from collections.abc import Sequence

from tide_gui.faces.face import Translate, listed


def surrender_told(name: str, translate: Translate) -> str:
    """Somebody gives up."""
    return translate("Table", "{name} surrenders.").format(name=name)


def takeover_told(name: str, player: str, translate: Translate) -> str:
    """Somebody else plays on."""
    return translate("Table", "{name} is played on by {player}.").format(name=name, player=player)


def scores_told(names: Sequence[str], scores: Sequence[int], translate: Translate) -> str:
    """How the seats stand."""
    each = [f"{name} {score}" for name, score in zip(names, scores, strict=True)]
    return translate("Table", "Scores: {scores}.").format(scores=listed(each, translate))


def deal_told(deal: int, translate: Translate) -> str:
    """The number of a finished game's deal, in threes."""
    return translate("Table", "Deal {deal}.").format(deal=f"{deal:,}".replace(",", " "))


def unfinished_told(translate: Translate) -> str:
    """The game was left here."""
    return translate("Table", "the game goes on from here.")
