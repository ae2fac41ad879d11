"""What the window says about phones."""

from collections.abc import Sequence

from tide_gui.presentation.text import Translate, listed


def fault_text(fault: str, translate: Translate) -> str:
    """Why no phone can come; empty if they can."""
    texts = {
        "": "",
        "no address": translate("Phones", "This computer is in no network that a phone could join."),
        "no library": translate("Phones", "The part of the program that serves phones cannot be loaded."),
        "ended": translate("Phones", "The part of the program that serves phones has ended again and again."),
    }
    return texts[fault]


def trouble_text(fault: str, translate: Translate) -> str:
    """What is odd in the network while phones are served."""
    if fault == "guessing":
        return translate("Phones", "Somebody in this network tries to guess the code.")
    return translate("Phones", "Too many connections come from this network; some phones have to wait.")


def nobody_text(port: int, translate: Translate) -> str:
    """What may be wrong when no phone comes."""
    text = translate(
        "Phones",
        "No phone has come yet: is it in the same Wi-Fi, and not in one for guests, and does the firewall of "
        "this computer allow port {port} (TCP)?",
    )
    return text.format(port=port)


def refused_text(name: str, translate: Translate) -> str:
    text = translate("Phones", "Another phone wanted the cards of {name}, and did not get them.")
    return text.format(name=name)


def came_text(name: str, translate: Translate) -> str:
    return translate("Phones", "The cards of {name} are on a phone now.").format(name=name)


def came_back_text(name: str, translate: Translate) -> str:
    return translate("Phones", "The phone of {name} is back.").format(name=name)


def let_go_text(name: str, translate: Translate) -> str:
    return translate("Phones", "The cards of {name} are at the screen again.").format(name=name)


def away_text(names: Sequence[str], translate: Translate) -> str:
    """Said when phones have been away for a while; they may come back."""
    text = translate("Phones", "No phone is connected for {names} at the moment.")
    return text.format(names=listed(names, translate))
