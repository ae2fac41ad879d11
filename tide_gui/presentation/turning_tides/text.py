"""The texts of Turning Tides."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, singledispatchmethod
from itertools import islice, takewhile

from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.rules_text import RulesText, read_rules
from tide_gui.presentation.text import OptionText, listed, winners_text
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.rules_text import RULES
from tide_gui.rules.game import Outcome, Seat, Standing
from tide_gui.rules.turning_tides import decisions, events
from tide_gui.rules.turning_tides.cards import HIERARCHY, Action, Card, Cards, Deal, Exhaust, Swap
from tide_gui.rules.turning_tides.effects import NothingHit, PawnPassed, Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.ships import GOLD, ZONES, Side, Zone, opposite
from tide_gui.rules.turning_tides.state import LAST_ROUND, Move, Phase, View

CAME = (UnitsRemoved, ZoneDestroyed, NothingHit, PawnPassed, events.NoEffect, events.GameEnded)
NEXT = (events.CardsRevealed, events.CardsSwapped, events.CardsExhausted, events.RoundEnded)
MOST_LINES = 3  # of what came of a move


class TurningTidesText(GameText):
    def title(self) -> str:
        return self.translate("TurningTides", "Turning Tides", "the name of a game")

    def options(self) -> Mapping[str, OptionText]:
        return {
            "introductory": OptionText(
                self.translate("TurningTides", "Introductory game"),
                self.translate(
                    "TurningTides",
                    "Remove the captain and destroy one zone; no lee, nobody is promoted.",
                    "what the introductory game is like",
                ),
            ),
        }

    def scores(self, standing: Standing, outcome: Outcome | None, names: Sequence[str]) -> str:
        """When it was decided; while the game goes on, nothing."""
        if not outcome:
            return ""
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        return self._decided(outcome, losers).format(
            round=standing.round + 1, turn=standing.step + 1, name="".join(losers[:1])
        )

    def _decided(self, outcome: Outcome, losers: Sequence[str]) -> str:
        if len(outcome.winners) > 1:
            return self.translate(
                "TurningTides", "nobody has won in %n round(s)", "a finished game, in a list", LAST_ROUND
            )
        if any(outcome.scores):
            return self.translate(
                "TurningTides", "decided in round {round}, turn {turn}", "a finished game, in a list"
            )
        if losers:
            return self.translate(
                "TurningTides",
                "{name} surrendered in round {round}, turn {turn}",
                "a finished game, in a list",
            )
        return ""  # a header may claim a game of one seat

    def question(self, view: View, choices: Sequence[Move], name: str) -> str:
        texts = {
            Phase.CHOOSE: self.translate("TurningTides", "{name}, choose a card."),
            Phase.SWAP: self.translate(
                "TurningTides", "{name}, swap hand cards for exchange cards, or keep all."
            ),
            Phase.EXHAUST: self._exhaust_question(view),
        }
        if view.queue:
            task = view.queue[0]
            card = self.card(view.revealed[task.seat])
            return self._task_question(task.action).format(name=name, card=card)
        return texts[view.phase].format(name=name)

    def _exhaust_question(self, view: View) -> str:
        return self.translate(
            "TurningTides",
            "{name}, choose %n card(s) to exhaust.",
            "an exhausted card is left out of the next round",
            _lost(view),
        )

    def _task_question(self, action: Action) -> str:
        return {
            Action.SAILOR: self.translate(
                "TurningTides",
                "{name}, sailor: to which zone?",
                "the player performs the card Sailor: a sailor comes from the hold",
            ),
            Action.CANNON: self.translate(
                "TurningTides",
                "{name}, cannon: to which zone and side?",
                "the player performs the card Cannon: a cannon comes from the hold",
            ),
            Action.MOVE: self.translate(
                "TurningTides", "{name}, move: what, and where to?", "the player performs the card Move"
            ),
            Action.NAVIGATE: self.translate(
                "TurningTides", "{name}, navigate: which way?", "the player performs the card Navigate"
            ),
            Action.SWING: self.translate(
                "TurningTides", "{name}, swing: from where?", "the player performs the card Swing"
            ),
            Action.FIRE: self.translate(
                "TurningTides", "{name}, fire: from where?", "the player performs the card Fire"
            ),
            Action.PROMOTE: self.translate(
                "TurningTides",
                "{name}, {card} counts as Promote: where does the captain come out?",
                "{card} is the name of a card; a sailor of a zone becomes captain",
            ),
        }[action]

    def advice(self, view: View, choices: Sequence[Move]) -> str:
        """Give a tip in the first turn of a game, and in its first round where the ship is pressed."""
        if view.queue and not view.round and view.queue[0].action is not Action.NAVIGATE:
            return self.translate(
                "TurningTides", "Press a lit zone or piece.", "lit: shown to be possible by its glow"
            )
        if view.phase is not Phase.CHOOSE or view.round or view.plays:
            return ""
        if view.options.introductory:
            return self.translate(
                "TurningTides",
                "Both cards are shown at once. Remove the enemy captain, and destroy one zone.",
            )
        return self.translate(
            "TurningTides", "Both cards are shown at once. Remove the enemy crew, or destroy three zones."
        )

    def confirmation(self, move: Move) -> str:
        if isinstance(move, Card):
            return self.translate("TurningTides", "Press it once more to play {card}.").format(
                card=self.card(move)
            )
        return super().confirmation(move)

    def rules(self) -> tuple[RulesText, ...]:
        return read_rules(RULES, "TurningTidesRules", self.translate)

    # -- moves -----------------------------------------------------------------------------------

    @singledispatchmethod
    def move(self, move: Move) -> str:
        """A label, which never stands within a sentence."""
        raise NotImplementedError(move)

    @move.register
    def _(self, move: Card) -> str:
        return self.card(move)

    @move.register
    def _(self, move: decisions.PlaceSailor) -> str:
        text = self.translate("TurningTides", "Sailor to zone {zone}", "a move: from the hold")
        return text.format(zone=move.zone)

    @move.register
    def _(self, move: decisions.PlaceCannon) -> str:
        if move.side is Side.TOWARD:
            text = self.translate(
                "TurningTides", "Cannon to zone {zone} (toward the enemy)", "a move: from the hold"
            )
        else:
            text = self.translate("TurningTides", "Cannon to zone {zone} (away)", "a move: from the hold")
        return text.format(zone=move.zone)

    @move.register
    def _(self, move: decisions.MoveCaptain) -> str:
        return self.translate("TurningTides", "Captain to zone {zone}", "a move").format(zone=move.zone)

    @move.register
    def _(self, move: decisions.MoveSailor) -> str:
        text = self.translate("TurningTides", "Sailor from zone {start} to zone {zone}", "a move")
        return text.format(start=move.start, zone=move.zone)

    @move.register
    def _(self, move: decisions.MoveCannon) -> str:
        texts = {
            (Side.TOWARD, Side.TOWARD): self.translate(
                "TurningTides",
                "Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)",
                "a move",
            ),
            (Side.TOWARD, Side.AWAY): self.translate(
                "TurningTides", "Cannon from zone {start} (toward the enemy) to zone {zone} (away)", "a move"
            ),
            (Side.AWAY, Side.TOWARD): self.translate(
                "TurningTides", "Cannon from zone {start} (away) to zone {zone} (toward the enemy)", "a move"
            ),
            (Side.AWAY, Side.AWAY): self.translate(
                "TurningTides", "Cannon from zone {start} (away) to zone {zone} (away)", "a move"
            ),
        }
        return texts[move.start_side, move.side].format(start=move.start, zone=move.zone)

    @move.register
    def _(self, move: decisions.Course) -> str:
        return {
            decisions.Course.FORWARD: self.translate("TurningTides", "Sail on", "a move: one step more"),
            decisions.Course.BACK: self.translate("TurningTides", "Sail back", "a move: one step back"),
            decisions.Course.PAWN: self.translate("TurningTides", "Take the pawn", "a move"),
        }[move]

    @move.register
    def _(self, move: decisions.SwingFrom) -> str:
        text = self.translate(
            "TurningTides", "Swing from zone {zone}", "a move: a sailor swings to the enemy"
        )
        return text.format(zone=move.zone)

    @move.register
    def _(self, move: decisions.FireFrom) -> str:
        return self.translate("TurningTides", "Fire from zone {zone}", "a move").format(zone=move.zone)

    @move.register
    def _(self, move: decisions.PromoteIn) -> str:
        text = self.translate("TurningTides", "Promote a sailor in zone {zone}", "a move")
        return text.format(zone=move.zone)

    @move.register
    def _(self, move: Swap) -> str:
        if not move.given:
            return self.translate("TurningTides", "Keep all cards", "a move: the player swaps none")
        text = self.translate(
            "TurningTides",
            "Swap {given} for {taken}",
            "a move; each field is a card or a list of cards, those given and those taken",
        )
        return text.format(given=self._cards(move.given), taken=self._cards(move.taken))

    @move.register
    def _(self, move: Exhaust) -> str:
        text = self.translate(
            "TurningTides", "Exhaust {cards}", "a move; {cards} is a card or a list of cards"
        )
        return text.format(cards=self._cards(move.cards))

    @move.register
    def _(self, move: Deal) -> str:
        return self.translate("TurningTides", "The draw piles are shuffled.")

    # -- what happened ---------------------------------------------------------------------------

    @singledispatchmethod
    def event(self, event: events.Event, names: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError(event, names)

    @event.register
    def _(self, event: events.RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate(
            "TurningTides",
            "Round {round} begins. Draw piles: {first} {cards} and {second} {others}.",
            "two players, each followed by a number of cards, as in: Ann 7 and Bo 6",
        )
        first, second = names
        cards, others = event.pile_sizes
        line = text.format(round=event.round + 1, first=first, cards=cards, second=second, others=others)
        return (line,)

    @event.register
    def _(self, event: events.CardsDrawn, names: Sequence[str]) -> tuple[str, ...]:
        if len(event.seats) == 1:
            text = self.translate("TurningTides", "{name} draws a card.")
        else:
            text = self.translate("TurningTides", "{names} draw a card each.", "{names} are two players")
        who = listed([names[seat] for seat in event.seats], self.translate)
        return (text.format(name=who, names=who),)

    @event.register
    def _(self, event: events.CardsRevealed, names: Sequence[str]) -> tuple[str, ...]:
        usual = self.translate("TurningTides", "{name} plays {card}.", "{card} is the name of a card")
        promoting = self.translate(
            "TurningTides", "{name} plays {card} to promote a sailor.", "{card} is the name of a card"
        )
        return tuple(
            (promoting if seat in event.promoting else usual).format(name=name, card=self.card(card))
            for seat, (name, card) in enumerate(zip(names, event.plays, strict=True))
        )

    @event.register
    def _(self, event: events.Performed, names: Sequence[str]) -> tuple[str, ...]:
        return (self._performed(event.decision, names[event.seat]),)

    @event.register
    def _(self, event: events.NoEffect, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate(
            "TurningTides", "{action} has no effect for {name}.", "{action} is the name of a card, or Promote"
        )
        return (text.format(action=self.action(event.action), name=names[event.seat]),)

    @event.register
    def _(self, event: UnitsRemoved, names: Sequence[str]) -> tuple[str, ...]:
        text = self._loses(event)
        return (text.format(name=names[event.seat], units=self.removed(event), zone=event.zone),)

    def _loses(self, event: UnitsRemoved) -> str:
        """Who loses units of several kinds at once is told so by a list."""
        match event.captain, event.mast, event.sailors, event.cannons:
            case True, False, 0, 0:
                return self.translate("TurningTides", "{name} loses the captain in zone {zone}.")
            case False, True, 0, 0:
                return self.translate("TurningTides", "{name} loses the mast in zone {zone}.")
            case False, False, count, 0:
                return self.translate(
                    "TurningTides", "{name} loses %n sailor(s) in zone {zone}.", "of the own ship", count
                )
            case False, False, 0, count:
                return self.translate(
                    "TurningTides", "{name} loses %n cannon(s) in zone {zone}.", "of the own ship", count
                )
        return self.translate(
            "TurningTides",
            "{name} loses in zone {zone}: {units}.",
            "{units} is a list, as in: captain, 2 sailors and 1 cannon",
        )

    @event.register
    def _(self, event: ZoneDestroyed, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "Zone {zone} of {name} is destroyed.")
        return (text.format(zone=event.zone, name=names[event.seat]),)

    @event.register
    def _(self, event: NothingHit, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "Nothing is hit in zone {zone} of {name}.")
        return (text.format(zone=event.zone, name=names[event.seat]),)

    @event.register
    def _(self, event: PawnPassed, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "The pawn goes to {name}.")
        return (text.format(name=names[event.seat]),)

    @event.register
    def _(self, event: Sailed, names: Sequence[str]) -> tuple[str, ...]:
        if event.step > 0:
            text = self.translate(
                "TurningTides",
                "The ships sail on. Zones in contact: {zones}.",
                "{zones} is a number, a range such as 3–7, or the word for no zones",
            )
        else:
            text = self.translate(
                "TurningTides",
                "The ships sail back. Zones in contact: {zones}.",
                "{zones} is a number, a range such as 3–7, or the word for no zones",
            )
        return (text.format(zones=self.zones_met(event.offset)),)

    @event.register
    def _(self, event: events.RoundEnded, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "The ships have passed each other: round {round} is over.")
        return (text.format(round=event.round + 1),)

    @event.register
    def _(self, event: events.CardsSwapped, names: Sequence[str]) -> tuple[str, ...]:
        if not event.given:
            return (self.translate("TurningTides", "{name} swaps nothing.").format(name=names[event.seat]),)
        text = self.translate(
            "TurningTides",
            "{name} swaps {given} for {taken}.",
            "each field is a card or a list of cards, those given and those taken",
        )
        given, taken = self._cards(event.given), self._cards(event.taken)
        return (text.format(name=names[event.seat], given=given, taken=taken),)

    @event.register
    def _(self, event: events.CardsExhausted, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate(
            "TurningTides",
            "{name} exhausts %n card(s), face down.",
            "an exhausted card is left out of the next round",
            event.count,
        )
        return (text.format(name=names[event.seat]),)

    @event.register
    def _(self, event: events.FiresAdded, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("TurningTides", "A Fire joins each draw pile.", "a card of that name"),)

    @event.register
    def _(self, event: events.ShipsTurned, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("TurningTides", "Both ships turn about."),)

    @event.register
    def _(self, event: events.GameEnded, names: Sequence[str]) -> tuple[str, ...]:
        if len(event.winners) == 1:
            return (winners_text(event.winners, names, self.translate),)
        return (self.translate("TurningTides", "After %n round(s) the game is a draw.", "", LAST_ROUND),)

    def came_of(self, following: Iterable[events.Event], seat: Seat, names: Sequence[str]) -> tuple[str, ...]:
        """What was hit or had no effect in the rest of the turn, on both ships."""
        turn = takewhile(lambda each: not isinstance(each, NEXT), islice(following, 1, None))
        told = [each for each in turn if isinstance(each, CAME)]
        return tuple(line for each in told[:MOST_LINES] for line in self.event(each, names))

    # -- how an action was performed -------------------------------------------------------------

    @singledispatchmethod
    def _performed(self, decision: decisions.Decision, name: str) -> str:
        raise NotImplementedError(decision, name)

    @_performed.register
    def _(self, decision: decisions.PlaceSailor, name: str) -> str:
        text = self.translate("TurningTides", "{name} places a sailor in zone {zone}.")
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.PlaceCannon, name: str) -> str:
        if decision.side is Side.TOWARD:
            text = self.translate("TurningTides", "{name} places a cannon in zone {zone} (toward the enemy).")
        else:
            text = self.translate("TurningTides", "{name} places a cannon in zone {zone} (away).")
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.MoveCaptain, name: str) -> str:
        text = self.translate("TurningTides", "{name} moves the captain to zone {zone}.")
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.MoveSailor, name: str) -> str:
        text = self.translate("TurningTides", "{name} moves a sailor from zone {start} to zone {zone}.")
        return text.format(name=name, start=decision.start, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.MoveCannon, name: str) -> str:
        texts = {
            (Side.TOWARD, Side.TOWARD): self.translate(
                "TurningTides",
                "{name} moves a cannon from zone {start} (toward the enemy) "
                "to zone {zone} (toward the enemy).",
            ),
            (Side.TOWARD, Side.AWAY): self.translate(
                "TurningTides",
                "{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).",
            ),
            (Side.AWAY, Side.TOWARD): self.translate(
                "TurningTides",
                "{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).",
            ),
            (Side.AWAY, Side.AWAY): self.translate(
                "TurningTides", "{name} moves a cannon from zone {start} (away) to zone {zone} (away)."
            ),
        }
        text = texts[decision.start_side, decision.side]
        return text.format(name=name, start=decision.start, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.Course, name: str) -> str:
        text = {
            decisions.Course.FORWARD: self.translate("TurningTides", "{name} navigates forward."),
            decisions.Course.BACK: self.translate("TurningTides", "{name} navigates back."),
            decisions.Course.PAWN: self.translate("TurningTides", "{name} takes the pawn."),
        }[decision]
        return text.format(name=name)

    @_performed.register
    def _(self, decision: decisions.SwingFrom, name: str) -> str:
        text = self.translate(
            "TurningTides", "{name} swings from zone {zone}.", "a sailor swings on a rope to attack"
        )
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.FireFrom, name: str) -> str:
        text = self.translate("TurningTides", "{name} fires from zone {zone}.")
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.PromoteIn, name: str) -> str:
        text = self.translate("TurningTides", "{name} promotes a sailor in zone {zone} to captain.")
        return text.format(name=name, zone=decision.zone)

    # -- names and lists -------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        return self._card_names[card]

    @cached_property
    def _card_names(self) -> Mapping[Card, str]:
        return {
            Card.WAIT: self.translate("TurningTides", "Wait", "the name of a card"),
            Card.SAILOR: self.translate("TurningTides", "Sailor", "the name of a card"),
            Card.CANNON: self.translate("TurningTides", "Cannon", "the name of a card"),
            Card.MOVE: self.translate("TurningTides", "Move", "the name of a card"),
            Card.NAVIGATE: self.translate("TurningTides", "Navigate", "the name of a card"),
            Card.SWING: self.translate("TurningTides", "Swing", "the name of a card"),
            Card.FIRE: self.translate("TurningTides", "Fire", "the name of a card"),
        }

    def _cards(self, cards: Cards) -> str:
        return listed([self.card(card) for card in cards], self.translate)

    def action(self, action: Action) -> str:
        """The name of an action; it can differ from the card played."""
        if action is Action.PROMOTE:
            return self.translate("TurningTides", "Promote", "the name of a task, beside those of the cards")
        return self.card(Card(action))

    def rank(self, action: Action) -> int:
        """The number of an action in the order of performing; that of Wait is 0."""
        return 1 + next(level for level, actions in enumerate(HIERARCHY) if action in actions)

    def ship_name(self, seat: Seat) -> str:
        """The colour of a ship as a label."""
        if seat == GOLD:
            return self.translate("TurningTides", "Gold", "the name of a ship, as a label")
        return self.translate("TurningTides", "Silver", "the name of a ship, as a label")

    def unit(self, kind: str) -> str:
        """The name of a kind of unit."""
        return self._unit_names[kind]

    @cached_property
    def _unit_names(self) -> Mapping[str, str]:
        return {
            pieces.CAPTAIN: self.translate("TurningTides", "captain", "a piece"),
            pieces.MAST: self.translate("TurningTides", "mast", "a piece"),
            pieces.SAILOR: self.translate("TurningTides", "sailor", "a piece"),
            pieces.CANNON: self.translate("TurningTides", "cannon", "a piece"),
            pieces.WRECK: self.translate("TurningTides", "lost", "a zone that is destroyed"),
            pieces.PAWN: self.translate("TurningTides", "pawn", "the piece of who is first among equals"),
        }

    def removed(self, effect: UnitsRemoved) -> str:
        """`1 sailor and 1 cannon`."""
        return self.units(
            captain=effect.captain, mast=effect.mast, sailors=effect.sailors, cannons=effect.cannons
        )

    def units(
        self,
        *,
        captain: bool = False,
        mast: bool = False,
        sailors: int = 0,
        cannons: int = 0,
        zones: int = 0,
    ) -> str:
        """`captain and 2 sailors`, a list that stands after a colon; empty for none."""
        units = []
        if captain:
            units.append(self.unit(pieces.CAPTAIN))
        if mast:
            units.append(self.unit(pieces.MAST))
        if sailors:
            units.append(self.sailors(sailors))
        if cannons:
            units.append(self.translate("TurningTides", "%n cannon(s)", "in a list of pieces", cannons))
        if zones:
            units.append(self.translate("TurningTides", "%n zone(s)", "in a list of what is lost", zones))
        return listed(units, self.translate) if units else ""

    def sailors(self, count: int) -> str:
        return self.translate("TurningTides", "%n sailor(s)", "in a list of pieces", count)

    def zones_met(self, offset: int) -> str:
        """The numbers of the zones that face each other, after a heading."""
        zones = _met(offset)
        if len(zones) > 1:
            text = self.translate("TurningTides", "{first}–{last}", "from zone to zone, as in: 3–7")
            return text.format(first=zones[0], last=zones[-1])
        return str(zones[0]) if zones else self.translate("TurningTides", "none", "no zones are in contact")


def _met(offset: int) -> list[Zone]:
    """The zones that face each other."""
    return [zone for zone in ZONES if opposite(zone, offset)]


def _lost(view: View) -> int:
    """How many zones of the viewer's ship are destroyed."""
    return len(view.board.ships[view.seat or 0].destroyed)
