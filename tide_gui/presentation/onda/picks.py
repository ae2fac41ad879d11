"""What a player of Onda presses for each move, and the words on the buttons."""

from collections.abc import Iterator, Sequence

from tide_gui.presentation.onda.demands import lead_text, refusal_text
from tide_gui.presentation.onda.scene import arranged, values_laid
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.onda.titles import button_title
from tide_gui.presentation.presentation import Choosing
from tide_gui.presentation.scene import Piece
from tide_gui.presentation.selection import Action, Pick, Picks
from tide_gui.presentation.text import Translate, listed
from tide_gui.rules.game import Seat
from tide_gui.rules.onda import moves
from tide_gui.rules.onda.combinations import Card, Combination, Kind, Tide, suit_of, value_of
from tide_gui.rules.onda.moves import HideWilds, Lay, Pass, TurnTide
from tide_gui.rules.onda.state import Stage, View

HIDE, PLAY, BOMB, TURN, DECLINE, PASS = "hide", "play", "bomb", "turn", "decline", "pass"


class OndaChoosing(Choosing):
    """Splits moves into cards and wilds, and names them on the buttons."""

    def __init__(self, text: OndaText, translate: Translate) -> None:
        self.text, self.translate = text, translate

    def picks(self, move: moves.Move, view: View) -> Picks:
        action, title = action_of(move), button_title(move, self.text, self.translate)
        return Picks(tuple(map(Pick, keys_of(move))), title, self._outcome(move, view), action)

    def foretold(self, move: moves.Move, view: View, names: Sequence[str]) -> str:
        """Who wins the trick after a pass: now, or if nobody beats what lies there."""
        others = [seat for seat, inside in enumerate(view.inside) if inside and seat != view.seat]
        if not isinstance(move, Pass):
            return ""
        if len(others) == 1:
            text = self.translate("Onda", "{name} wins the trick and leads", "below the button Pass")
            return text.format(name=names[others[0]])
        owner = view.trick[-1].seat
        text = self.translate(
            "Onda",
            "out of this trick; {name} would win it",
            "below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it",
        )
        return text.format(name=names[owner]) if owner in others else ""

    def pick(self, piece: Piece, actor: Seat) -> str:
        if not piece.face or piece.spot not in (("hand", actor), ("wilds", actor)):
            return ""
        return wild_key(piece.face) if piece.spot.area == "wilds" else card_key(piece.face)

    def tour(self, view: View, choices: Sequence[moves.Move]) -> list[moves.Move]:
        return list(_distinct(sorted(choices, key=lambda move: _rank(move, view))))

    def chosen(self, pieces: Sequence[Piece], view: View) -> str:
        """The picked cards by value, then the wilds."""
        values = sorted(value_of(piece.face) for piece in pieces if piece.spot.area == "hand")
        wilds = len(pieces) - len(values)
        words = [*map(str, values), *self.text.wilds(wilds)]
        text = self.translate("Onda", "Chosen: {cards}.", "{cards}: such as 5, 6 and 1 wild")
        return text.format(cards=listed(words, self.translate))

    def actions(self, view: View, choices: Sequence[moves.Move]) -> tuple[Action, ...]:
        tour = self.tour(view, choices)
        kinds = dict.fromkeys(map(action_of, choices))
        return tuple(
            self._action(kind, [move for move in tour if action_of(move) == kind])
            for kind in (HIDE, PLAY, BOMB, TURN, DECLINE, PASS)
            if kind in kinds
        )

    def refusal(self, piece: Piece, view: View, choices: Sequence[moves.Move]) -> str:
        if view.stage is Stage.BONUS and piece.spot.area == "wilds":
            return self.translate("Onda", "A bonus is played without a wild.")
        if not view.trick:
            return ""
        return refusal_text(view.trick[-1].lay.combination, self.translate)

    def purpose(self, piece: Piece, move: moves.Move) -> str:
        """What a wild stands for."""
        if piece.spot.area != "wilds" or not isinstance(move, Lay):
            return ""
        values = [value for card, value in arranged(move) if value and card == piece.face]
        text = self.translate("Onda", "for {value}", "on a picked wild: the value that it stands for")
        return text.format(value=values[0]) if values else ""

    def _action(self, kind: str, ways: Sequence[moves.Move]) -> Action:
        """A kind of moves; a press picks the first of these."""
        titles = {
            HIDE: self.translate("Onda", "Put two cards face down", "button"),
            PLAY: self.translate("Onda", "Play", "button: play cards"),
            BOMB: self.translate("Onda", "Bomb", "button: lay a bomb"),
            TURN: self.translate("Onda", "Turn the tide", "button"),
        }
        if kind == HIDE:
            outcome = self.translate(
                "Onda", "choose two in the hand; a press here picks any two", "below a button: what to do"
            )
        elif kind == TURN:
            outcome = self.translate(
                "Onda", "show a wild and take it into the hand", "below the button Turn the tide"
            )
        else:
            outcome = self._first([move for move in ways if isinstance(move, Lay)])
        return Action(kind, titles.get(kind, ""), outcome)

    def _first(self, ways: Sequence[Lay]) -> str:
        """What a press picks; empty for a kind that needs no picks."""
        if not ways:
            return ""
        if len(ways) == 1:
            text = self.translate(
                "Onda",
                "picks {values}, the only one",
                "below a button; {values}: cards such as 5 6 7, the only combination that can be played",
            )
        else:
            text = self.translate(
                "Onda",
                "picks {values}, the first of {count}",
                "below a button; {values}: cards such as 5 6 7, one of {count} possible combinations",
            )
        return text.format(values=" ".join(map(str, values_laid(ways[0]))), count=len(ways))

    def _outcome(self, move: moves.Move, view: View) -> str:
        match move:
            case Lay():
                return f"{self._beaten(move, view)} · {self._left(move, view)}"
            case HideWilds():
                return self.translate(
                    "Onda",
                    "as wilds; only their owner knows them",
                    "below the button that puts cards face down",
                )
            case TurnTide():
                return self._turned(view)
            case moves.Decline():
                return self.translate("Onda", "stays in the trick", "below the button Play nothing")
            case _:
                if sum(view.inside) > 2:
                    return self.translate("Onda", "out until this trick is won", "below the button Pass")
                return self.translate(
                    "Onda", "the last one in wins the trick and leads", "below the button Pass"
                )

    def _turned(self, view: View) -> str:
        if view.tide is Tide.HIGH:
            return self.translate(
                "Onda", "low tide; the wild joins the hand, then a bonus", "below the button Turn the tide"
            )
        return self.translate(
            "Onda", "high tide; the wild joins the hand, then a bonus", "below the button Turn the tide"
        )

    def _beaten(self, lay: Lay, view: View) -> str:
        if lay.bomb and view.trick:
            return self.translate("Onda", "beats everything", "below the button of a bomb: what it does")
        if not view.trick:
            return lead_text(lay.combination, self.translate)
        return self._beats(lay.combination)

    def _beats(self, combination: Combination) -> str:
        match combination.kind:
            case Kind.RUN:
                return self.translate("Onda", "beats the run", "below the button of a play: what it does")
            case Kind.SET:
                return self.translate("Onda", "beats the set", "below the button of a play: what it does")
            case _:
                return self.translate(
                    "Onda", "beats the single card", "below the button of a play: what it does"
                )

    def _left(self, lay: Lay, view: View) -> str:
        """What stays with the player."""
        cards, wilds = len(view.hand) - len(lay.cards), len(view.wilds) - len(lay.wilds)
        if not cards:
            return self.translate("Onda", "an empty hand ends the round", "below a button: what it does")
        text = self.translate(
            "Onda",
            "%n card(s) left, wilds: {wilds}",
            "below a button: what the player keeps; {wilds}: 0, 1 or 2",
            cards,
        )
        return text.format(wilds=wilds)


def action_of(move: moves.Move) -> str:
    """The kind of a move, apart from a deal."""
    match move:
        case Lay(bomb=bomb):
            return BOMB if bomb else PLAY
        case HideWilds():
            return HIDE
        case TurnTide():
            return TURN
        case Pass():
            return PASS
        case _:
            return DECLINE


def keys_of(move: moves.Move) -> tuple[str, ...]:
    """The keys of the cards that make a move."""
    match move:
        case Lay(cards=cards, wilds=wilds):
            return (*map(card_key, cards), *map(wild_key, wilds))
        case HideWilds(cards):
            return tuple(map(card_key, cards))
        case TurnTide(wild):
            return (wild_key(wild),)
        case _:
            return ()


def card_key(card: Card) -> str:
    """The pick of a card in the hand."""
    return f"{value_of(card)}{suit_of(card)}"


def wild_key(card: Card) -> str:
    return f"+{card_key(card)}"


def alike(move: moves.Move) -> object:
    """What moves have in common that differ by suits only."""
    combination = move.combination if isinstance(move, Lay) else None
    return combination, _values_of(move)


def _values_of(move: moves.Move) -> tuple[str, ...]:
    return action_of(move), *sorted(key.rstrip("AB") for key in keys_of(move))


# -- the tour ------------------------------------------------------------------------------------


def _rank(move: moves.Move, view: View) -> tuple[int, ...]:
    """Follows come before bombs and turns; those without a wild, long ones and small steps first."""
    if not isinstance(move, Lay):
        return (2,)
    step = move.combination.rank if view.tide is Tide.HIGH else -move.combination.rank
    return int(move.bomb), len(move.wilds), -move.combination.size, step


def _distinct(choices: Sequence[moves.Move]) -> Iterator[moves.Move]:
    seen: set[object] = set()
    for move in choices:
        keys = keys_of(move)
        looks = {(action_of(move), *keys), _values_of(move)}
        if keys and seen.isdisjoint(looks):
            yield move
        seen |= looks
