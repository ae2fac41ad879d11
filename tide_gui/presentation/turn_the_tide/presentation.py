"""How Turn the Tide lies on the table, and how its pieces move."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import singledispatchmethod

from tide_gui.presentation.scene import HIDDEN, Pause, Piece, Scene, Slide, Spot, Step
from tide_gui.presentation.score_rows import HandScore, SeatScore
from tide_gui.presentation.text import Translate
from tide_gui.presentation.turn_the_tide.scores import hand_scores, seat_scores
from tide_gui.rules.game import Seat
from tide_gui.rules.turn_the_tide.cards import HANDS, NO_TIDE, TIDES, Card, half_preservers
from tide_gui.rules.turn_the_tide.events import (
    CardLaid,
    CardsRevealed,
    Drowned,
    Event,
    GameEnded,
    HandsPassed,
    PreserverLost,
    RoundBegan,
    RoundScored,
    TidesOffered,
    TideTaken,
)
from tide_gui.rules.turn_the_tide.state import PlayedHand, View, totals

WEATHER, TIDE, RING = "weather", "tide", "ring"
UP, DOWN = 1, 2  # the faces of a ring
BOX, DECK, OFFER, PLAYED = Spot("box"), Spot("deck"), Spot("offer"), Spot("played")


def _hand(seat: Seat, card: Card = HIDDEN) -> Piece:
    return Piece(WEATHER, Spot("hand", seat), card, card)


def _chosen(seat: Seat, card: Card = HIDDEN) -> Piece:
    return Piece(WEATHER, Spot("chosen", seat), card)


def _pile(seat: Seat) -> Piece:
    return Piece(WEATHER, Spot("pile", seat))


def _played(seat: Seat, card: Card) -> Piece:
    return Piece(WEATHER, PLAYED, card, -card, seat)


def _ring(seat: Seat, face: int) -> Piece:
    return Piece(RING, Spot("rings", seat), face, face)


@dataclass(frozen=True, slots=True)
class Facts:
    """What the plate of a seat shows."""

    cards: int
    tide: int
    up: int
    down: int
    score: int
    afloat: bool
    highest: bool
    chosen: bool

    @property
    def last_chance(self) -> bool:
        """Afloat, with nothing left to lose."""
        return self.afloat and not self.up


class TurnTheTidePresentation:
    """Pictures of Turn the Tide."""

    def __init__(self, translate: Translate) -> None:
        """Speak through the given translation."""
        self.translate = translate

    def scene(self, view: View, chosen: Mapping[Seat, str]) -> Scene:
        """What the viewer sees; `chosen` are the sealed choices, empty where the viewer may not know."""
        laid = {seat: card for seat, card in enumerate(view.laid) if card}
        laid |= {seat: int(move or HIDDEN) for seat, move in chosen.items()}
        seats = range(len(view.places))
        pieces = [piece for seat in seats for piece in _cards_of(view, seat, laid.get(seat))]
        pieces += _tides_of(view)
        for seat, place in enumerate(view.places):
            pieces += [_ring(seat, UP)] * place.up + [_ring(seat, DOWN)] * place.down
        out = tuple(not place.afloat for place in view.places)
        return Scene(tuple(pieces), out, totals(view.rounds, len(seats)), _taken(view))

    def boxed(self, scene: Scene) -> Scene:
        """The same table before anything was dealt."""
        return replace(scene, pieces=tuple(Piece(piece.kind, BOX) for piece in scene.pieces))

    def dealt(self, scene: Scene) -> tuple[Step, ...]:
        """From the box to this scene, as a game begins."""
        down = tuple(
            replace(piece, face=HIDDEN) if piece.kind == WEATHER else _in_deck(piece)
            for piece in scene.pieces
        )
        waiting = replace(scene, pieces=down)
        shown = replace(scene, pieces=tuple(map(_in_deck, scene.pieces)))
        return (
            Step(self.boxed(scene), Pause.AT_ONCE),
            Step(waiting, Pause.GLIDE, "deal"),
            Step(shown, Pause.GLIDE),
            Step(scene, Pause.GLIDE, "place"),
        )

    def chosen(self, scene: Scene, seat: Seat, move: str) -> Scene:
        """A seat laid its choice before it; unknown to the viewer where the move is empty."""
        card = int(move or HIDDEN)
        return scene.slid([Slide(WEATHER, Spot("hand", seat), card, _chosen(seat, card))])

    def unchosen(self, scene: Scene, seat: Seat, move: str) -> Scene:
        """It took the choice back."""
        card = int(move or HIDDEN)
        return scene.slid([Slide(WEATHER, Spot("chosen", seat), card, _hand(seat, card))])

    def closed(self, scene: Scene, known: Scene) -> Scene:
        """A former moment without the weather cards that the table no longer shows.

        A card that another seat played in a former round stays closed, also when it lies open again.
        """
        shown = set(map(_whose, known.pieces))
        pieces = tuple(
            replace(piece, face=HIDDEN, order=piece.order if piece.spot == PLAYED else 0)
            if piece.kind == WEATHER and _whose(piece) not in shown
            else piece
            for piece in scene.pieces
        )
        return replace(scene, pieces=pieces)

    # -- one event, step by step -----------------------------------------------------------------

    @singledispatchmethod
    def shown(self, event: Event, scene: Scene, after: View) -> Iterator[Step]:
        """The steps of one event."""
        raise NotImplementedError(event, scene, after)

    @shown.register
    def _(self, event: RoundBegan, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        if after.seat is None:
            return
        spot = Spot("hand", after.seat)
        taken = [Slide(WEATHER, spot, HIDDEN, _hand(after.seat, card)) for card in after.cards]
        if not after.hands and scene.lying(spot)[0].face == HIDDEN:
            yield Step(scene.slid(taken), Pause.GLIDE)

    @shown.register
    def _(self, event: TidesOffered, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        turned = [Slide(TIDE, DECK, HIDDEN, Piece(TIDE, OFFER, tide, tide)) for tide in event.offer]
        yield Step(scene.slid(turned), Pause.GLIDE, "place")

    @shown.register
    def _(self, event: CardLaid, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        yield Step(_laid_open(scene, event.seat, event.card), Pause.GLIDE, "place")

    @shown.register
    def _(self, event: CardsRevealed, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        plays = {seat: card for seat, card in enumerate(event.plays) if card}
        if old := scene.lying(PLAYED):
            swept = [Slide(WEATHER, PLAYED, piece.face, _pile(piece.owner)) for piece in old]
            scene = scene.slid(swept)
            yield Step(scene, Pause.GLIDE)
        for seat in plays:
            scene = _laid(scene, seat)
        shown = replace(scene, taken=(0,) * len(scene.out))
        for seat, card in plays.items():
            shown = _laid_open(shown, seat, card)
        if shown.pieces != scene.pieces:
            yield Step(scene, Pause.GLIDE)
            yield Step(shown, Pause.REST, "reveal")
        ranked = [
            Slide(WEATHER, Spot("chosen", seat), card, _played(seat, card)) for seat, card in plays.items()
        ]
        yield Step(shown.slid(ranked), Pause.REVEAL, "deal")

    @shown.register
    def _(self, event: TideTaken, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        spot = Spot("tide", event.seat)
        piece = Piece(TIDE, spot, event.tide, len(scene.lying(spot)))
        taken = tuple(event.tide if seat == event.seat else tide for seat, tide in enumerate(scene.taken))
        scene = replace(scene, taken=taken)
        yield Step(scene.slid([Slide(TIDE, OFFER, event.tide, piece)]), Pause.GLIDE, "place")

    @shown.register
    def _(self, event: PreserverLost, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        turned = Slide(RING, Spot("rings", event.seat), UP, _ring(event.seat, DOWN))
        yield Step(scene.slid([turned]), Pause.REST, "ring")

    @shown.register
    def _(self, event: Drowned, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        spot = Spot("tide", event.seat)
        pieces = tuple(replace(piece, face=HIDDEN) if piece.spot == spot else piece for piece in scene.pieces)
        out = tuple(out or seat == event.seat for seat, out in enumerate(scene.out))
        yield Step(replace(scene, pieces=pieces, out=out), Pause.REST, "splash")

    @shown.register
    def _(self, event: RoundScored, scene: Scene, after: View) -> Iterator[Step]:
        scores = totals(after.rounds[: event.round + 1], len(after.places))
        yield Step(replace(scene, scores=scores), Pause.SCORES)

    @shown.register
    def _(self, event: HandsPassed, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        pieces = tuple(_passed(piece, len(scene.out)) for piece in scene.pieces)
        seats = len(scene.out)
        fresh = Scene(pieces, (False,) * seats, scene.scores, (0,) * seats)
        yield Step(fresh, Pause.REST, "deal")

    @shown.register
    def _(self, event: GameEnded, scene: Scene, after: View) -> Iterator[Step]:  # noqa: ARG002
        yield Step(scene, Pause.END, "bell")

    def facts(self, scene: Scene) -> tuple[Facts, ...]:
        """What the plates show, by seat."""
        tides = [_showing(scene, seat) for seat in range(len(scene.out))]
        highest = max(tides)
        return tuple(
            _facts(scene, seat, tide, highest=tide == highest > NO_TIDE) for seat, tide in enumerate(tides)
        )

    # -- words -----------------------------------------------------------------------------------

    def move(self, piece: Piece) -> str:
        """The choice that a card stands for."""
        return str(piece.face) if piece.kind == WEATHER and piece.face else ""

    def scores(self, view: View) -> tuple[SeatScore, ...]:
        """The lines of the score pad, best seat first."""
        return seat_scores(view)

    def hands(self, view: View) -> tuple[HandScore, ...]:
        """Every dealt hand with what each seat made of it, when the game is over."""
        return hand_scores(view)

    def leftovers(self, view: View) -> tuple[Card, ...]:
        """Open cards that nobody was dealt."""
        return view.leftovers

    def opens(self, event: Event) -> bool:
        """A hand begins with two tides."""
        return isinstance(event, TidesOffered)

    def withheld(self, event: Event, names: Sequence[str]) -> str:
        """The cards of a hand lie open until the next one."""
        if isinstance(event, CardLaid):
            return self.translate("TurnTheTide", "{name} lays a card.").format(name=names[event.seat])
        if isinstance(event, CardsRevealed):
            return self.translate("TurnTheTide", "The cards of this hand were turned over.")
        return ""

    def note(self, piece: Piece, slot: int, scene: Scene) -> str:
        """The rank of a played card and what it took; which rank a tide is for."""
        if piece.spot not in (OFFER, PLAYED):
            return ""
        ranks = (
            self.translate("TurnTheTide", "1st"),
            self.translate("TurnTheTide", "2nd"),
            self.translate("TurnTheTide", "3rd"),
            self.translate("TurnTheTide", "4th"),
            self.translate("TurnTheTide", "5th"),
        )
        if piece.spot == OFFER:
            slot += len(scene.lying(OFFER)) == 1  # the lower one has been taken
            return self.translate("TurnTheTide", "for the {rank}").format(rank=ranks[slot])
        if tide := scene.taken[piece.owner]:
            return self.translate("TurnTheTide", "{rank} took {tide}").format(rank=ranks[slot], tide=tide)
        return ranks[slot]

    def seat_words(self, name: str, player: str, facts: Facts) -> str:
        """`Bo, Crab, casual, tide 7, the highest, 3 preservers, 1 lost, 9 cards, 4 points`."""
        return ", ".join([name, player, *self._seat_facts(facts)])

    def _seat_facts(self, facts: Facts) -> Iterator[str]:
        if not facts.afloat:
            yield self.translate("TurnTheTide", "out of the round")
        elif facts.tide:
            yield self.translate("TurnTheTide", "tide {tide}").format(tide=facts.tide)
        else:
            yield self.translate("TurnTheTide", "no tide")
        if facts.highest:
            yield self.translate("TurnTheTide", "the highest")
        yield self.translate("TurnTheTide", "preservers {up}, lost {down}").format(
            up=facts.up, down=facts.down
        )
        if facts.last_chance:
            yield self.translate("TurnTheTide", "last chance")
        yield self.translate("TurnTheTide", "cards {cards}").format(cards=facts.cards)
        yield self.translate("TurnTheTide", "score {score}").format(score=facts.score)
        if facts.chosen:
            yield self.translate("TurnTheTide", "has chosen")

    def words(self, piece: Piece, slot: int, count: int, names: Sequence[str]) -> str:
        """A piece as a screen reader says it."""
        if piece.kind == RING:
            return ""
        if piece.kind == TIDE:
            return self._tide_words(piece, count, names)
        if not piece.face:
            return ""
        card = self.card_words(piece.face)
        if piece.spot.area == "hand":
            text = self.translate("TurnTheTide", "{card}, {place} of {count}")
            return text.format(card=card, place=slot + 1, count=count)
        text = self.translate("TurnTheTide", "{card}, played by {name}")
        return text.format(card=card, name=names[max(piece.owner, piece.spot.seat)])

    def card_words(self, card: Card) -> str:
        """`weather card 41, half a preserver`."""
        words = (
            self.translate("TurnTheTide", "weather card {card}, no preserver"),
            self.translate("TurnTheTide", "weather card {card}, half a preserver"),
            self.translate("TurnTheTide", "weather card {card}, a whole preserver"),
        )
        return words[half_preservers(card)].format(card=card)

    def _tide_words(self, piece: Piece, count: int, names: Sequence[str]) -> str:
        if piece.spot == DECK:
            return self.translate("TurnTheTide", "tide deck, {count} cards").format(count=count)
        if piece.spot == OFFER:
            return self.translate("TurnTheTide", "tide {tide} on offer").format(tide=piece.face)
        if not piece.face:
            return ""
        text = self.translate("TurnTheTide", "tide {tide} of {name}")
        return text.format(tide=piece.face, name=names[piece.spot.seat])


def _facts(scene: Scene, seat: Seat, tide: int, *, highest: bool) -> Facts:
    rings = [piece.face for piece in scene.lying(Spot("rings", seat))]
    return Facts(
        cards=len(scene.lying(Spot("hand", seat))),
        tide=tide,
        up=rings.count(UP),
        down=rings.count(DOWN),
        score=scene.scores[seat],
        afloat=not scene.out[seat],
        highest=highest,
        chosen=bool(scene.lying(Spot("chosen", seat))),
    )


def _showing(scene: Scene, seat: Seat) -> int:
    stack = scene.lying(Spot("tide", seat))
    return stack[-1].face if stack else NO_TIDE


# -- where things lie ----------------------------------------------------------------------------


def _present_hands(view: View) -> tuple[PlayedHand, ...]:
    """The hands of the round on the table; the last one stays there when the game is over."""
    return view.hands if view.offer else view.rounds[-1].hands


def _cards_of(view: View, seat: Seat, laid: Card | None) -> list[Piece]:
    """All twelve cards that the seat was given in this round; `laid`: the one before it, None for none."""
    *former, last = [hand.plays[seat] for hand in _present_hands(view)] or [None]
    lying = [_pile(seat) for card in former if card]
    if last:
        lying.append(_played(seat, last))
    if laid is not None:
        lying.append(_chosen(seat, laid))
    if seat == view.seat:
        return lying + [_hand(seat, card) for card in view.cards if card != laid]
    return lying + [_hand(seat)] * (HANDS - len(lying))


def _tides_of(view: View) -> list[Piece]:
    stacks: list[list[int]] = [[] for _ in view.places]
    hands = _present_hands(view)
    for hand in hands:
        first, second, *_ = _ranked(hand)
        stacks[first].append(hand.offer[0])
        stacks[second].append(hand.offer[1])
    taken = [
        Piece(TIDE, Spot("tide", seat), tide if view.places[seat].afloat else HIDDEN, height)
        for seat, stack in enumerate(stacks)
        for height, tide in enumerate(stack)
    ]
    offer = [Piece(TIDE, OFFER, tide, tide) for tide in view.offer or ()]
    deck = [Piece(TIDE, DECK)] * (len(TIDES) - len(taken) - len(offer))
    return deck + offer + taken


def _taken(view: View) -> tuple[int, ...]:
    hands = _present_hands(view)
    taken = [0] * len(view.places)
    if hands:
        first, second, *_ = _ranked(hands[-1])
        taken[first], taken[second] = hands[-1].offer
    return tuple(taken)


def _ranked(hand: PlayedHand) -> list[Seat]:
    """The seats by the card they played."""
    return sorted(range(len(hand.plays)), key=lambda seat: hand.plays[seat] or 0, reverse=True)


def _in_deck(piece: Piece) -> Piece:
    return Piece(TIDE, DECK) if piece.kind == TIDE else piece


# -- how things move -----------------------------------------------------------------------------


def _whose(piece: Piece) -> tuple[str, Seat, Card]:
    """Whose card it is, in the hand, before the seat or in the middle."""
    return piece.kind, max(piece.owner, piece.spot.seat), piece.face


def _own_or_hidden(scene: Scene, spot: Spot, card: Card) -> Card:
    return card if any(piece.face == card for piece in scene.lying(spot)) else HIDDEN


def _laid(scene: Scene, seat: Seat) -> Scene:
    """Something lies before the seat, face down unless it lay there already."""
    if scene.lying(Spot("chosen", seat)):
        return scene
    cards = scene.lying(Spot("hand", seat))
    return scene if cards[-1].face else scene.slid([Slide(WEATHER, cards[0].spot, HIDDEN, _chosen(seat))])


def _laid_open(scene: Scene, seat: Seat, card: Card) -> Scene:
    """The card lies open before the seat, wherever it came from."""
    source = Spot("chosen", seat) if scene.lying(Spot("chosen", seat)) else Spot("hand", seat)
    face = _own_or_hidden(scene, source, card)
    return scene.slid([Slide(WEATHER, source, face, _chosen(seat, card))])


def _passed(piece: Piece, seats: int) -> Piece:
    """To the left with it: every card and every ring; the tides go back."""
    if piece.kind == TIDE:
        return Piece(TIDE, DECK)
    owner = piece.owner if piece.spot == PLAYED else piece.spot.seat
    left = (owner + 1) % seats
    return _ring(left, UP) if piece.kind == RING else _hand(left)
