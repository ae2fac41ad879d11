"""Sentences that every game uses at the table."""

from collections.abc import Sequence

from tide_gui.error_text import ErrorText
from tide_gui.presentation.text import Translate, filled, grouped_text, listed, points_text, standing_text


def surrender_text(name: str, translate: Translate) -> str:
    return translate("Table", "{name} surrenders.").format(name=name)


def surrendered_text(name: str, translate: Translate) -> str:
    """Why a game ended."""
    return translate("Table", "{name} surrendered.").format(name=name)


def house_rules_text(rules: Sequence[str], translate: Translate) -> str:
    """What the log begins with; empty if there are none."""
    text = translate("Table", "House rules: {rules}.")
    return text.format(rules=listed(rules, translate)) if rules else ""


def takeover_text(name: str, player: str, translate: Translate) -> str:
    text = translate(
        "Table", "Now playing for {name}: {player}.", "{player}: such as `Puffin, beginner`, or `program`"
    )
    return text.format(name=name, player=player)


def scores_text(names: Sequence[str], scores: Sequence[int], translate: Translate) -> str:
    text = translate("Table", "Scores: {scores}.", "{scores}: such as `Ann 3 and Bo 5`")
    return text.format(scores=listed(standing_text(names, scores, translate), translate))


def deal_text(deal: int, translate: Translate) -> str:
    """The deal number of a finished game."""
    return translate("Table", "Deal {deal}.", "the number of a deal").format(deal=grouped_text(deal))


def unfinished_text(translate: Translate) -> str:
    """The last line of the log of an unfinished game."""
    return translate("Table", "The game goes on from here.")


def practice_text(reason: str, translate: Translate) -> str:
    """Why a game is practice; the reason is not known in records of former versions."""
    why = {
        "hint": translate("Table", "Practice: a hint was shown."),
        "taken-back": translate("Table", "Practice: a choice was taken back."),
        "same-deal": translate("Table", "Practice: the same deal was played before."),
        "handed-over": translate("Table", "Practice: a bot plays on for a person."),
        "bot-failed": translate("Table", "Practice: a bot failed, and a random bot plays on in its place."),
        "copied": translate("Table", "Practice: this is a copy of a game that was begun elsewhere."),
        "reviewed": translate("Table", "Practice: the game goes on from a moment of a review."),
    }
    other = translate("Table", "Practice: somebody was helped, or the deal was known.")
    return why.get(reason, other)


# -- instructions to the people at the screen ----------------------------------------------------


def hand_on_text(name: str, following: str, translate: Translate) -> str:
    """Shown when a person has chosen and another one is next."""
    text = translate("Table", "{name} has chosen. The screen goes to {following} next.")
    return text.format(name=name, following=following)


def hand_over_text(name: str, translate: Translate) -> str:
    """Shown on the curtain."""
    return translate("Table", "Hand the screen to {name}.").format(name=name)


def waiting_text(names: Sequence[str], translate: Translate) -> str:
    return translate("Table", "Waiting for {names}.").format(names=listed(names, translate))


def look_at_the_table_text(translate: Translate) -> str:
    """Shown on a phone while the table shows what was played."""
    return translate("Table", "Look at the table.")


def press_awaited_text(translate: Translate) -> str:
    """Shown on a phone while the table waits for a press, there or on any phone."""
    return translate("Table", "Look at the table. It waits until somebody goes on.")


def earlier_moment_text(translate: Translate) -> str:
    """Shown on a phone while the table looks back and goes on afterwards."""
    return translate("Table", "The table shows an earlier moment.")


def put_back_text(translate: Translate) -> str:
    """On a button of a phone: the cards that are picked go back into the hand."""
    return translate("Table", "Put back", "button: the picked cards go back into the hand")


def change_choice_text(translate: Translate) -> str:
    """On a button of a phone, until all have chosen."""
    return translate("Table", "Choose another", "button: another card or move")


def go_on_text(translate: Translate) -> str:
    """On a button of a phone: the table goes on for all, after a reveal or the score pad."""
    return translate("Table", "Go on", "button: the table goes on for all")


def own_points_text(totals: Sequence[int], translate: Translate) -> str:
    """Below a chart on a phone: the own points after each round."""
    points = listed([points_text(total) for total in totals], translate)
    return translate("Table", "Your points after each round: {points}.").format(points=points)


def owned_text(name: str, area: str, translate: Translate) -> str:
    """Above what lies before another seat, on a phone."""
    text = translate("Table", "{name}: {area}", "{area}: what lies before this player, such as `played`")
    return text.format(name=name, area=area)


def rank_text(place: int, translate: Translate) -> str:
    """Before a line of the ranking, on a phone."""
    return translate("Table", "{place}.", "the place of a player, as in 1st, 2nd").format(place=place)


def round_text(number: int, result: str, translate: Translate) -> str:
    """Below a line of the ranking on a phone: what came of the last round."""
    text = translate("Table", "{result} (round {number})", "{result}: what came of it, in a few words")
    return text.format(number=number, result=result)


def sort_text(way: str, translate: Translate) -> str:
    """On a button of a phone that sorts the hand in this way."""
    text = translate("Table", "Sort: {way}", "button that sorts the hand; {way}: such as `by value`")
    return text.format(way=way)


def paused_text(line: str, translate: Translate) -> str:
    """Shown when a game between bots is paused; `line` says what happened last."""
    text = translate("Table", "Paused. {line}", "of a game; {line}: a sentence, what happened last")
    return text.format(line=line)


def click_awaited_text(translate: Translate, *, phones: bool) -> str:
    """Shown after a reveal; `phones` says whether somebody may go on there, too."""
    if phones:
        return translate("Table", "Click, press a key, or go on at a phone.")
    return translate("Table", "Click or press a key to go on.")


def only_looked_at_text(translate: Translate) -> str:
    """Shown for a record that is opened read-only."""
    return translate("Table", "This game can only be viewed here.")


def moment_text(line: str, translate: Translate) -> str:
    """Shown while a past moment is on the screen; `line` describes it."""
    text = translate("Table", "Looking back: {line}", "{line}: a sentence, what happened at that moment")
    return text.format(line=line)


def unsaved_text(reason: ErrorText | str, translate: Translate) -> str:
    """Shown when a save failed; the game goes on."""
    text = translate("Table", "Not saved ({reason}). The next try is at the next turn, or on leaving.")
    return filled(text, {"reason": reason}, translate)


def unkept_text(reason: ErrorText | str, translate: Translate) -> str:
    """Why nothing is taken back: the finished game would be lost."""
    text = translate("Table", "Nothing was taken back, because the finished game is not saved ({reason}).")
    return filled(text, {"reason": reason}, translate)
