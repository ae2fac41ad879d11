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
        return self.translate("TurningTides", "Turning Tides")

    def options(self) -> Mapping[str, OptionText]:
        return {
            "introductory": OptionText(
                self.translate("TurningTides", "Introductory game"),
                self.translate(
                    "TurningTides",
                    "Remove the captain and destroy one zone; no lee, nobody is promoted.",
                ),
            ),
        }

    def scores(self, standing: Standing, outcome: Outcome | None, names: Sequence[str]) -> str:
        """When it was decided; while the game goes on, nothing."""
        if not outcome:
            return ""
        losers = [name for seat, name in enumerate(names) if seat not in outcome.winners]
        return self._decided(outcome, losers).format(
            rounds=LAST_ROUND, round=standing.round + 1, turn=standing.step + 1, name="".join(losers[:1])
        )

    def _decided(self, outcome: Outcome, losers: Sequence[str]) -> str:
        if len(outcome.winners) > 1:
            return self.translate("TurningTides", "nobody has won in {rounds} rounds")
        if any(outcome.scores):
            return self.translate("TurningTides", "decided in round {round}, turn {turn}")
        if losers:
            return self.translate("TurningTides", "{name} surrendered in round {round}, turn {turn}")
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
        return texts[view.phase].format(name=name, count=_lost(view))

    def _exhaust_question(self, view: View) -> str:
        if _lost(view) == 1:
            return self.translate("TurningTides", "{name}, choose 1 card to exhaust.")
        return self.translate("TurningTides", "{name}, choose {count} cards to exhaust.")

    def _task_question(self, action: Action) -> str:
        return {
            Action.SAILOR: self.translate("TurningTides", "{name}, sailor: to which zone?"),
            Action.CANNON: self.translate("TurningTides", "{name}, cannon: to which zone and side?"),
            Action.MOVE: self.translate("TurningTides", "{name}, move: what, and where to?"),
            Action.NAVIGATE: self.translate("TurningTides", "{name}, navigate: which way?"),
            Action.SWING: self.translate("TurningTides", "{name}, swing: from where?"),
            Action.FIRE: self.translate("TurningTides", "{name}, fire: from where?"),
            Action.PROMOTE: self.translate(
                "TurningTides", "{name}, {card} counts as Promote: where does the captain come out?"
            ),
        }[action]

    def advice(self, view: View, choices: Sequence[Move]) -> str:
        """Give a tip in the first turn of a game, and in its first round where the ship is pressed."""
        if view.queue and not view.round and view.queue[0].action is not Action.NAVIGATE:
            return self.translate("TurningTides", "Press a lit zone or piece.")
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
        raise NotImplementedError(move)

    @move.register
    def _(self, move: Card) -> str:
        return self.card(move)

    @move.register
    def _(self, move: decisions.PlaceSailor) -> str:
        return self.translate("TurningTides", "sailor to zone {zone}").format(zone=move.zone)

    @move.register
    def _(self, move: decisions.PlaceCannon) -> str:
        text = self.translate("TurningTides", "cannon to {place}")
        return text.format(place=self.place(move.zone, move.side))

    @move.register
    def _(self, move: decisions.MoveCaptain) -> str:
        return self.translate("TurningTides", "captain to zone {zone}").format(zone=move.zone)

    @move.register
    def _(self, move: decisions.MoveSailor) -> str:
        text = self.translate("TurningTides", "sailor from zone {start} to zone {zone}")
        return text.format(start=move.start, zone=move.zone)

    @move.register
    def _(self, move: decisions.MoveCannon) -> str:
        text = self.translate("TurningTides", "cannon from {start} to {place}")
        start, place = self.place(move.start, move.start_side), self.place(move.zone, move.side)
        return text.format(start=start, place=place)

    @move.register
    def _(self, move: decisions.Course) -> str:
        return {
            decisions.Course.FORWARD: self.translate("TurningTides", "sail on"),
            decisions.Course.BACK: self.translate("TurningTides", "sail back"),
            decisions.Course.PAWN: self.translate("TurningTides", "take the pawn"),
        }[move]

    @move.register
    def _(self, move: decisions.SwingFrom) -> str:
        return self.translate("TurningTides", "swing from zone {zone}").format(zone=move.zone)

    @move.register
    def _(self, move: decisions.FireFrom) -> str:
        return self.translate("TurningTides", "fire from zone {zone}").format(zone=move.zone)

    @move.register
    def _(self, move: decisions.PromoteIn) -> str:
        return self.translate("TurningTides", "promote a sailor in zone {zone}").format(zone=move.zone)

    @move.register
    def _(self, move: Swap) -> str:
        if not move.given:
            return self.translate("TurningTides", "keep all cards")
        text = self.translate("TurningTides", "swap {given} for {taken}")
        return text.format(given=self._cards(move.given), taken=self._cards(move.taken))

    @move.register
    def _(self, move: Exhaust) -> str:
        return self.translate("TurningTides", "exhaust {cards}").format(cards=self._cards(move.cards))

    @move.register
    def _(self, move: Deal) -> str:
        return self.translate("TurningTides", "The draw piles are shuffled.")

    # -- what happened ---------------------------------------------------------------------------

    @singledispatchmethod
    def event(self, event: events.Event, names: Sequence[str]) -> tuple[str, ...]:
        raise NotImplementedError(event, names)

    @event.register
    def _(self, event: events.RoundBegan, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "Round {round} begins. Draw piles: {sizes}.")
        sizes = [f"{name} {size}" for name, size in zip(names, event.pile_sizes, strict=True)]
        return (text.format(round=event.round + 1, sizes=listed(sizes, self.translate)),)

    @event.register
    def _(self, event: events.CardsDrawn, names: Sequence[str]) -> tuple[str, ...]:
        if len(event.seats) == 1:
            text = self.translate("TurningTides", "{name} draws a card.")
        else:
            text = self.translate("TurningTides", "{name} draw a card each.")
        return (text.format(name=listed([names[seat] for seat in event.seats], self.translate)),)

    @event.register
    def _(self, event: events.CardsRevealed, names: Sequence[str]) -> tuple[str, ...]:
        usual = self.translate("TurningTides", "{name} plays {card}.")
        promoting = self.translate("TurningTides", "{name} plays {card} to promote a sailor.")
        return tuple(
            (promoting if seat in event.promoting else usual).format(name=name, card=self.card(card))
            for seat, (name, card) in enumerate(zip(names, event.plays, strict=True))
        )

    @event.register
    def _(self, event: events.Performed, names: Sequence[str]) -> tuple[str, ...]:
        return (self._performed(event.decision, names[event.seat]),)

    @event.register
    def _(self, event: events.NoEffect, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "{action} has no effect for {name}.")
        return (text.format(action=self.action(event.action), name=names[event.seat]),)

    @event.register
    def _(self, event: UnitsRemoved, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "{name} loses {units} in zone {zone}.")
        return (text.format(name=names[event.seat], units=self.removed(event), zone=event.zone),)

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
            text = self.translate("TurningTides", "The ships sail on. In contact: {zones}.")
        else:
            text = self.translate("TurningTides", "The ships sail back. In contact: {zones}.")
        return (text.format(zones=self.contact(event.offset)),)

    @event.register
    def _(self, event: events.RoundEnded, names: Sequence[str]) -> tuple[str, ...]:
        text = self.translate("TurningTides", "The ships have passed each other: round {round} is over.")
        return (text.format(round=event.round + 1),)

    @event.register
    def _(self, event: events.CardsSwapped, names: Sequence[str]) -> tuple[str, ...]:
        if not event.given:
            return (self.translate("TurningTides", "{name} swaps nothing.").format(name=names[event.seat]),)
        text = self.translate("TurningTides", "{name} swaps {given} for {taken}.")
        given, taken = self._cards(event.given), self._cards(event.taken)
        return (text.format(name=names[event.seat], given=given, taken=taken),)

    @event.register
    def _(self, event: events.CardsExhausted, names: Sequence[str]) -> tuple[str, ...]:
        if event.count == 1:
            text = self.translate("TurningTides", "{name} exhausts a card, face down.")
        else:
            text = self.translate("TurningTides", "{name} exhausts {count} cards, face down.")
        return (text.format(name=names[event.seat], count=event.count),)

    @event.register
    def _(self, event: events.FiresAdded, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("TurningTides", "A Fire joins each draw pile."),)

    @event.register
    def _(self, event: events.ShipsTurned, names: Sequence[str]) -> tuple[str, ...]:
        return (self.translate("TurningTides", "Both ships turn about."),)

    @event.register
    def _(self, event: events.GameEnded, names: Sequence[str]) -> tuple[str, ...]:
        if len(event.winners) == 1:
            return (winners_text(event.winners, names, self.translate),)
        text = self.translate("TurningTides", "After {rounds} rounds the game is a draw.")
        return (text.format(rounds=LAST_ROUND),)

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
        text = self.translate("TurningTides", "{name} places a cannon in {place}.")
        return text.format(name=name, place=self.place(decision.zone, decision.side))

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
        text = self.translate("TurningTides", "{name} moves a cannon from {start} to {place}.")
        start = self.place(decision.start, decision.start_side)
        return text.format(name=name, start=start, place=self.place(decision.zone, decision.side))

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
        text = self.translate("TurningTides", "{name} swings from zone {zone}.")
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.FireFrom, name: str) -> str:
        text = self.translate("TurningTides", "{name} fires from zone {zone}.")
        return text.format(name=name, zone=decision.zone)

    @_performed.register
    def _(self, decision: decisions.PromoteIn, name: str) -> str:
        text = self.translate("TurningTides", "{name} promotes a sailor in zone {zone} to captain.")
        return text.format(name=name, zone=decision.zone)

    # -- parts of sentences ----------------------------------------------------------------------

    def card(self, card: Card) -> str:
        return self._card_names[card]

    @cached_property
    def _card_names(self) -> Mapping[Card, str]:
        return {
            Card.WAIT: self.translate("TurningTides", "Wait"),
            Card.SAILOR: self.translate("TurningTides", "Sailor"),
            Card.CANNON: self.translate("TurningTides", "Cannon"),
            Card.MOVE: self.translate("TurningTides", "Move"),
            Card.NAVIGATE: self.translate("TurningTides", "Navigate"),
            Card.SWING: self.translate("TurningTides", "Swing"),
            Card.FIRE: self.translate("TurningTides", "Fire"),
        }

    def _cards(self, cards: Cards) -> str:
        return listed([self.card(card) for card in cards], self.translate)

    def action(self, action: Action) -> str:
        """The name of an action; it can differ from the card played."""
        if action is Action.PROMOTE:
            return self.translate("TurningTides", "Promote")
        return self.card(Card(action))

    def place(self, zone: Zone, side: Side) -> str:
        """Where a cannon stands and where it points."""
        if side is Side.TOWARD:
            return self.translate("TurningTides", "zone {zone} (toward the enemy)").format(zone=zone)
        return self.translate("TurningTides", "zone {zone} (away)").format(zone=zone)

    def rank(self, action: Action) -> int:
        """The number of an action in the order of performing; that of Wait is 0."""
        return 1 + next(level for level, actions in enumerate(HIERARCHY) if action in actions)

    def ship(self, seat: Seat) -> str:
        """The colour of a ship within a sentence."""
        return (
            self.translate("TurningTides", "gold")
            if seat == GOLD
            else self.translate("TurningTides", "silver")
        )

    def ship_name(self, seat: Seat) -> str:
        """The colour of a ship as a label."""
        return (
            self.translate("TurningTides", "Gold")
            if seat == GOLD
            else self.translate("TurningTides", "Silver")
        )

    def unit(self, kind: str) -> str:
        """The name of a kind of unit."""
        return self._unit_names[kind]

    @cached_property
    def _unit_names(self) -> Mapping[str, str]:
        return {
            pieces.CAPTAIN: self.translate("TurningTides", "captain"),
            pieces.MAST: self.translate("TurningTides", "mast"),
            pieces.SAILOR: self.translate("TurningTides", "sailor"),
            pieces.CANNON: self.translate("TurningTides", "cannon"),
            pieces.WRECK: self.translate("TurningTides", "lost"),
            pieces.PAWN: self.translate("TurningTides", "pawn"),
        }

    def removed(self, effect: UnitsRemoved) -> str:
        """`a sailor and a cannon`."""
        return self.units(
            captain=effect.captain, mast=effect.mast, sailors=effect.sailors, cannons=effect.cannons
        )

    def units(self, *, captain: bool = False, mast: bool = False, sailors: int = 0, cannons: int = 0) -> str:
        """`the captain and 2 sailors`; empty for none."""
        units = []
        if captain:
            units.append(self.translate("TurningTides", "the captain"))
        if mast:
            units.append(self.translate("TurningTides", "the mast"))
        if sailors:
            units.append(self.sailors(sailors))
        if cannons:
            units.append(self._cannons(cannons))
        return listed(units, self.translate) if units else ""

    def sailors(self, count: int) -> str:
        if count == 1:
            return self.translate("TurningTides", "a sailor")
        return self.translate("TurningTides", "{count} sailors").format(count=count)

    def _cannons(self, count: int) -> str:
        if count == 1:
            return self.translate("TurningTides", "a cannon")
        return self.translate("TurningTides", "{count} cannons").format(count=count)

    def contact(self, offset: int) -> str:
        """The zones that face each other."""
        zones = _met(offset)
        if not zones:
            return self.translate("TurningTides", "no zones")
        if len(zones) == 1:
            return self.translate("TurningTides", "zone {zone}").format(zone=zones[0])
        if len(zones) == 2:
            text = self.translate("TurningTides", "zones {first} and {last}")
        else:
            text = self.translate("TurningTides", "zones {first} to {last}")
        return text.format(first=zones[0], last=zones[-1])

    def zones_met(self, offset: int) -> str:
        """The numbers of the zones that face each other, after a heading."""
        zones = _met(offset)
        if len(zones) > 1:
            text = self.translate("TurningTides", "{first}–{last}")
            return text.format(first=zones[0], last=zones[-1])
        return str(zones[0]) if zones else self.translate("TurningTides", "none")


def _met(offset: int) -> list[Zone]:
    """The zones that face each other."""
    return [zone for zone in ZONES if opposite(zone, offset)]


def _lost(view: View) -> int:
    """How many zones of the viewer's ship are destroyed."""
    return len(view.board.ships[view.seat or 0].destroyed)
