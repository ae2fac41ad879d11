"""The texts of Turn the Tide."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import singledispatchmethod
from itertools import takewhile

from tide_gui.presentation.game_text import GameText, LogText
from tide_gui.presentation.hint_text import Often, hint_text, often, percent
from tide_gui.presentation.rules_text import RulesText, read_rules
from tide_gui.presentation.text import OptionText, listed, points_text, winners_text
from tide_gui.presentation.turn_the_tide.rules_text import RULES
from tide_gui.presentation.turn_the_tide.struck import moment_text, moments_of
from tide_gui.rules.game import Seat, Standing
from tide_gui.rules.turn_the_tide import events
from tide_gui.rules.turn_the_tide.cards import HANDS
from tide_gui.rules.turn_the_tide.moves import Deal, Move
from tide_gui.rules.turn_the_tide.rulebook import MOST_LEFT_AT_END
from tide_gui.rules.turn_the_tide.state import Result, View

OWN = (events.TideTaken, events.PreserverLost, events.Drowned)  # what comes of a card for its seat
NEXT = (events.TidesOffered, events.RoundScored)  # what follows a hand


class TurnTheTideText(GameText):
    def title(self) -> str:
        return self.translate("TurnTheTide", "Turn the Tide", "the title of the game")

    def options(self) -> Mapping[str, OptionText]:
        return {
            "open_play": OptionText(
                self.translate("TurnTheTide", "Open play", "a house rule"),
                self.translate(
                    "TurnTheTide", "Cards are laid face up, one after the other, and stay where they lie."
                ),
            ),
            "open_leftovers": OptionText(
                self.translate("TurnTheTide", "Open leftovers", "a house rule"),
                self.translate("TurnTheTide", "Everybody sees the weather cards that were not dealt."),
            ),
        }

    def progress(self, standing: Standing) -> str:
        seats = len(standing.scores)
        if standing.round == seats:
            return self.translate("TurnTheTide", "All %n round(s) played", "the game is over", seats)
        text = self.translate(
            "TurnTheTide",
            "Round {round} of {rounds}, hand {hand} of {hands}",
            "a hand: all play a card each, twelve times in a round",
        )
        return text.format(round=standing.round + 1, rounds=seats, hand=standing.step + 1, hands=HANDS)

    def heading(self, standing: Standing) -> str:
        """Each hand has a line with its number; a round has a heading."""
        text = self.translate("TurnTheTide", "Round {round} of {rounds}")
        return text.format(round=standing.round + 1, rounds=len(standing.scores))

    def move(self, move: Move) -> str:
        if not isinstance(move, Deal):
            text = self.translate("TurnTheTide", "weather card {card}", "what somebody plays; a label")
            return text.format(card=move)
        if move.hands:
            return self.translate("TurnTheTide", "The cards are dealt and the tides shuffled.")
        return self.translate("TurnTheTide", "The tides are shuffled.")

    def rules(self) -> tuple[RulesText, ...]:
        return read_rules(RULES, "TurnTheTideRules", self.translate)

    def question(self, view: View, choices: Sequence[Move], name: str) -> str:
        """Ask for a card; the first question of a game also says the aim."""
        if _is_first_hand(view):
            text = self.translate("TurnTheTide", "{name}, choose a card and keep your preservers.")
        else:
            text = self.translate("TurnTheTide", "{name}, choose a card.")
        return text.format(name=name)

    def advice(self, view: View, choices: Sequence[Move]) -> str:
        """Give tips in the first two hands of a game; the first one goes on from the question."""
        if _is_first_hand(view):
            return self.translate(
                "TurnTheTide",
                "The two highest cards take the tides. The highest tide loses one.",
                "follows a sentence about preservers: who has the highest tide loses one of them",
            )
        if not view.rounds and len(view.cards) == HANDS - 1:
            return self.translate(
                "TurnTheTide",
                "The highest card takes the lower tide, the second the higher.",
                "the second-highest card takes the higher tide",
            )
        return ""

    def confirmation(self, move: Move) -> str:
        text = self.translate("TurnTheTide", "Press {card} once more to play it.", "{card}: a number")
        return text.format(card=move)

    def hint(self, share: float, chance: float | None, points: float | None) -> str:
        words = {
            Often.NEVER: self.translate("Hint", "The expert would not play this card."),
            Often.HARDLY: self.translate("Hint", "The expert would hardly ever play this card."),
            Often.SOMETIMES: self.translate(
                "Hint", "The expert would play this card {percent}% of the time."
            ),
            Often.NEARLY: self.translate("Hint", "The expert would nearly always play this card."),
            Often.ALWAYS: self.translate("Hint", "The expert would always play this card."),
        }
        often_words = words[often(share)].format(percent=percent(share))
        return hint_text(often_words, chance, points, self.translate)

    def opens(self, event: events.Event) -> bool:
        """A hand begins when two tides are offered."""
        return isinstance(event, events.RoundBegan | events.TidesOffered)

    def log(
        self, turn: Sequence[events.Event], at: int, before: Standing, names: Sequence[str]
    ) -> tuple[LogText, ...]:
        """One line tells a hand, once the last seat is struck; in open play one tells each card, too."""
        match turn[at]:
            case events.RoundBegan() as began:
                return tuple(map(LogText, self._dealt(began, names)))
            case events.PreserverLost() | events.Drowned() if not _is_struck(turn[at + 1 : at + 2]):
                return (self._hand(turn[: at + 1], before, names),)
            case events.CardLaid() | events.RoundScored() | events.HandsPassed() | events.GameEnded():
                return super().log(turn, at, before, names)
            case _:
                return ()

    def said(self, event: events.Event, names: Sequence[str]) -> str:
        """What the line of a hand does not tell, or tells too late."""
        if isinstance(event, events.TidesOffered | events.CardsRevealed):
            return self.event(event, names)[0]
        return ""

    def withheld(self, event: events.Event, names: Sequence[str]) -> str:
        if not isinstance(event, events.CardLaid):
            return ""
        return self.translate("TurnTheTide", "{name} lays a card.").format(name=names[event.seat])

    @singledispatchmethod
    def event(self, event: events.Event, names: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError(event, names)

    @event.register
    def _(self, event: events.RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        began = self.translate(
            "TurnTheTide",
            "Round {round} begins. Preservers: {tokens}.",
            "{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5",
        )
        text = began.format(round=event.round + 1, tokens=self._each(names, event.tokens))
        return (text, *self._leftovers(event))

    @event.register
    def _(self, event: events.TidesOffered, names: Sequence[str]) -> tuple[str, ...]:
        lower, higher = event.offer
        text = self.translate("TurnTheTide", "The tides {lower} and {higher} are on offer.")
        return (text.format(lower=lower, higher=higher),)

    @event.register
    def _(self, event: events.CardLaid, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurnTheTide", "{name} lays {card}.", "{card}: the number of a weather card")
        return (text.format(name=names[event.seat], card=event.card),)

    @event.register
    def _(self, event: events.CardsRevealed, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate(
            "TurnTheTide", "Cards: {plays}.", "{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58"
        )
        return (text.format(plays=self._each(names, event.plays)),)

    @event.register
    def _(self, event: events.TideTaken, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurnTheTide", "{name} takes the tide {tide}.")
        return (text.format(name=names[event.seat], tide=event.tide),)

    @event.register(events.PreserverLost)
    @event.register(events.Drowned)
    def _(self, event: events.PreserverLost | events.Drowned, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(moment_text(moment, names, self.translate) for moment in moments_of(event))

    @event.register
    def _(self, event: events.RoundScored, names: Sequence[str]) -> tuple[str, ...]:
        scored = [self._scored(name, result) for name, result in zip(names, event.results, strict=True)]
        return (self._round_over(event, names), *scored)

    @event.register
    def _(self, event: events.HandsPassed, names: Sequence[str]) -> tuple[str, ...]:
        return (
            self.translate(
                "TurnTheTide",
                "All hands and their preservers pass to the left.",
                "hands: the cards that players hold",
            ),
        )

    @event.register
    def _(self, event: events.GameEnded, names: Sequence[str]) -> tuple[str, ...]:
        return (winners_text(event.winners, names, self.translate),)

    def came_of(self, following: Iterable[events.Event], seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
        """What the seat took and lost in this hand; if nothing, who took the tides."""
        hand = list(takewhile(lambda each: not isinstance(each, NEXT), following))
        own = [each for each in hand if isinstance(each, OWN) and each.seat == seat]
        told = own or [each for each in hand if isinstance(each, events.TideTaken)]
        return tuple(line for each in told for line in self.event(each, names))

    def _dealt(self, event: events.RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        """What a heading of the round does not say."""
        text = self.translate(
            "TurnTheTide",
            "Preservers: {tokens}.",
            "{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5",
        )
        return (text.format(tokens=self._each(names, event.tokens)), *self._leftovers(event))

    def _leftovers(self, event: events.RoundBegan) -> Iterator[str]:
        if event.leftovers:
            text = self.translate(
                "TurnTheTide", "Left in the box: {cards}.", "cards that nobody was dealt, as numbers"
            )
            yield text.format(cards=listed([str(card) for card in event.leftovers], self.translate))

    def _hand(self, turn: Sequence[events.Event], before: Standing, names: Sequence[str]) -> LogText:
        """`5. Bo takes the 3 with 58, Ann the 9 with 41. Ann loses a preserver: 2 left.`"""
        [plays] = [event.plays for event in turn if isinstance(event, events.CardsRevealed)]
        first, second = [event for event in turn if isinstance(event, events.TideTaken)]
        moments = [moment for event in turn for moment in moments_of(event)]
        struck = " ".join(moment_text(moment, names, self.translate) for moment in moments)
        fields = {
            "hand": before.step + 1,
            "first": names[first.seat],
            "lower": first.tide,
            "card": plays[first.seat],
            "second": names[second.seat],
            "higher": second.tide,
            "other": plays[second.seat],
        }
        text = self.translate(
            "TurnTheTide",
            "{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.",
            "{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; "
            "{card}, {other}: numbers of weather cards",
        )
        closed = self.translate(
            "TurnTheTide",
            "{hand}. {first} takes the {lower}, {second} the {higher}.",
            "{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides",
        )
        return LogText(f"{text.format(**fields)} {struck}", f"{closed.format(**fields)} {struck}", alone=True)

    def _round_over(self, event: events.RoundScored, names: Sequence[str]) -> str:
        afloat = [name for name, result in zip(names, event.results, strict=True) if not result.out]
        if len(afloat) > MOST_LEFT_AT_END:
            text = self.translate("TurnTheTide", "Round {round} is over.")
        elif afloat:
            text = self.translate(
                "TurnTheTide",
                "Round {round} is over. Still in it: only {names}.",
                "{names}: one or two",
            )
        else:
            text = self.translate("TurnTheTide", "Round {round} is over: nobody is left in it.")
        return text.format(round=event.round + 1, names=listed(afloat, self.translate) if afloat else "")

    def _scored(self, name: str, result: Result) -> str:
        if result.out:
            text = self.translate("TurnTheTide", "{name} scores {points}: out of the round.")
        elif result.bonus:
            text = self.translate(
                "TurnTheTide",
                "{name} scores {points}: %n kept, 1 for the lowest tide.",
                "%n: preservers; 1: a point",
                result.kept,
            )
        else:
            text = self.translate(
                "TurnTheTide", "{name} scores {points}: %n kept.", "%n: preservers", result.kept
            )
        return text.format(name=name, points=points_text(result.points))

    def _each(self, names: Sequence[str], values: Sequence[object]) -> str:
        text = self.translate("TurnTheTide", "{name} {number}", "a player's card or preservers, in a list")
        present = [(name, value) for name, value in zip(names, values, strict=True) if value is not None]
        return listed([text.format(name=name, number=value) for name, value in present], self.translate)


def _is_struck(some: Sequence[events.Event]) -> bool:
    return any(isinstance(event, events.PreserverLost | events.Drowned) for event in some)


def _is_first_hand(view: View) -> bool:
    return not view.rounds and len(view.cards) == HANDS
