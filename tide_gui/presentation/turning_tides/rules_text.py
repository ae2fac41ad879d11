"""The rules of Turning Tides, in our own words."""

from tide_gui.presentation.text import RulesText, Translate


def rules_text(translate: Translate) -> tuple[RulesText, ...]:
    """Return the rules by chapter."""
    chapters = (_aim, _turn, _cards, _pawn, _lee, _lost_captain)
    return tuple(chapter(translate) for chapter in chapters)


def _aim(translate: Translate) -> RulesText:
    return RulesText(
        translate("TurningTides", "The aim"),
        (
            translate("TurningTides", "Two ships pass each other, again and again."),
            translate(
                "TurningTides",
                "You win when three enemy zones are destroyed, or when no enemy crew is left aboard.",
            ),
        ),
    )


def _turn(translate: Translate) -> RulesText:
    return RulesText(
        translate("TurningTides", "A turn"),
        (
            translate("TurningTides", "Both choose a card in secret and show it at the same time."),
            translate(
                "TurningTides",
                "First Sailor and Cannon are performed, then Move, Navigate, Swing, Fire, promotion.",
            ),
            translate("TurningTides", "Between equals the ship with the initiative pawn is first."),
            translate("TurningTides", "Then both ships sail on by a zone, and each draws a card."),
            translate("TurningTides", "Wait goes back into the hand."),
        ),
    )


def _cards(translate: Translate) -> RulesText:
    return RulesText(
        translate("TurningTides", "The cards"),
        (
            translate("TurningTides", "Sailor and Cannon bring a unit aboard, Move shifts a unit."),
            translate("TurningTides", "Navigate sails a zone on or back, or claims the pawn."),
            translate("TurningTides", "Swing sends a sailor across to the zone opposite."),
            translate("TurningTides", "A sailor who stands there is lost, or a captain who stands alone."),
            translate("TurningTides", "Fire needs a sailor beside a cannon that points at the enemy."),
            translate(
                "TurningTides",
                "It hits the mast first, then all units of the zone, and an empty zone is destroyed.",
            ),
        ),
    )


def _pawn(translate: Translate) -> RulesText:
    return RulesText(
        translate("TurningTides", "The pawn"),
        (translate("TurningTides", "Whoever loses a unit or a zone to the enemy gets the pawn."),),
    )


def _lee(translate: Translate) -> RulesText:
    return RulesText(
        translate("TurningTides", "The lee"),
        (
            translate("TurningTides", "When the ships have passed each other they turn about."),
            translate("TurningTides", "Before that you may swap hand cards for exchange cards, one for one."),
            translate(
                "TurningTides",
                "You must exhaust a card for each destroyed zone: it is out of the next round.",
            ),
        ),
    )


def _lost_captain(translate: Translate) -> RulesText:
    return RulesText(
        translate("TurningTides", "A lost captain"),
        (
            translate(
                "TurningTides",
                "As long as you have none, any card but Wait makes a sailor your captain.",
            ),
        ),
    )
