"""What an expert found in a finished game, in rows for the window."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cached_property
from heapq import nlargest
from typing import Any

from tide_gui import registry
from tide_gui.characters import is_person
from tide_gui.presentation import review_text
from tide_gui.presentation.hint_text import games_of, games_of_each, percent
from tide_gui.presentation.piece_hints import reviewed_hints, used_pieces
from tide_gui.presentation.review import (
    Cost,
    Judgement,
    balances,
    best_move,
    cost_of,
    moments,
    turning_points,
)
from tide_gui.rules.game import Outcome, Seat, Weighed
from tide_gui.table.record import Record, Turn
from tide_gui.table.review import Outlook, decisions
from tide_gui.table.table import replay
from tide_gui.ui.models.review import BalanceRow, ChanceRow, KeyMomentRow, TurningPointRow, WeighedRow
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.models.table_rows import PieceRow
from tide_gui.ui.play.history import AnyPlayed, History
from tide_gui.ui.play.judging import Judging, Place
from tide_gui.ui.play.piece_rows import Hinted, PieceRows, reviewed

MOST_MOVES = 4  # in the list of a decision
MOST_MARKED = 8  # decisions of a seat with a ring on the chart


class Way(StrEnum):
    """What to go to next."""

    TURN = "turn"
    OWN = "own"  # a decision of one seat
    COSTLY = "costly"  # one that cost something


class Findings(Judging):
    """The decisions of a finished game, and the verdicts and outlooks so far."""

    def __init__(self, history: History, record: Record, outcome: Outcome, ids: Iterator[int]) -> None:
        """Find the decisions."""
        super().__init__(history.game, history.presentation, record, decisions(history.game, record, ids))
        self._history, self._outcome = history, outcome
        self._turns = [at for at, entry in enumerate(record.entries, 1) if isinstance(entry, Turn)]
        self.end = len(record.entries) + 1
        self._aftermath: dict[Place, str] = {}  # what came of it, in words
        self._outlooks: dict[int, Outlook] = {}  # by entry
        room = registry.room_of(record.game)
        self.has_outlook = bool(room and room.outlook)

    @cached_property
    def _played(self) -> list[AnyPlayed]:
        return list(replay(self._history.game, self.record))

    def _heading(self, entry: int) -> str:
        """Say how far the game had come before an entry."""
        return self._history.presentation.text.progress(self._played[entry - 1].before)

    def renew_words(self) -> None:
        """Forget what was said of decisions."""
        self._aftermath.clear()

    def _came(self, place: Place) -> str:
        """Say what came of the move at a decision."""
        if place not in self._aftermath:
            entry, seat = place
            following = (event for played in self._played[entry - 1 :] for event in played.events)
            lines = self._history.presentation.text.came_of(following, seat, self._history.names)
            self._aftermath[place] = review_text.came_text(lines, self._history.translate)
        return self._aftermath[place]

    # -- verdicts --------------------------------------------------------------------------------

    def _judgements(self, seat: Seat) -> list[Judgement]:
        """Return the judgements of a seat so far, in the order of the game."""
        return [self._found[place] for place in sorted(self._found) if place[1] == seat]

    def is_done(self, seat: Seat) -> bool:
        """Whether all decisions of a seat were judged."""
        own = [place for place in self._decisions if place[1] == seat]
        return all(place in self._found for place in own)

    # -- outlooks --------------------------------------------------------------------------------

    @property
    def outlooks(self) -> tuple[Outlook, ...]:
        """The outlooks so far, in the order of the game."""
        return tuple(self._outlooks[entry] for entry in sorted(self._outlooks))

    @property
    def without_outlook(self) -> list[int]:
        """The turns without an outlook, as entries; none in a game that has none."""
        return [entry for entry in self._turns if entry not in self._outlooks] if self.has_outlook else []

    def take_outlooks(self, outlooks: Iterable[Outlook]) -> None:
        """Take in outlooks, if they are about turns of this game."""
        seats = len(self._history.names)
        fitting = [each for each in outlooks if each.entry in self._turns and len(each.shares) == seats]
        self._outlooks |= {each.entry: each for each in fitting}

    def _share(self, entry: int, seat: Seat) -> float:
        """Return where the curve of a seat is at an entry; -1 if that is not known."""
        return self._outlooks[entry].shares[seat] if entry in self._outlooks else -1.0

    # -- the way through the game ----------------------------------------------------------------

    @property
    def first(self) -> int:
        """The entry of the first turn."""
        return self._turns[0]

    def turn(self, entry: int) -> int | None:
        """Return how many turns were played before the one that this entry is; None if it is none."""
        return self._turns.index(entry) if entry in self._turns else None

    def stops(self, way: Way, seat: Seat) -> list[int]:
        """Return the entries to go to on this way, in order."""
        match way:
            case Way.OWN:
                return [entry for entry, decided in self._decisions if decided == seat]
            case Way.COSTLY:
                return [each.entry for each in turning_points(self._judgements(seat))]
            case _:
                return [*self._turns, self.end]

    # -- one decision ----------------------------------------------------------------------------

    def weighed(self, place: Place) -> Iterator[WeighedRow]:
        """Yield the moves that the expert would make at a decision, and the one that was made."""
        opinion = self._opinions.get(place, [])
        if not opinion:
            return
        made, ranked = self._decisions[place].move, self._history.presentation.suggestions.ranked(opinion)
        best = [each for each in ranked[:MOST_MOVES] if percent(each.share) > 0 or each is ranked[0]]
        listed = {each.move for each in best}
        other = [each for each in opinion if each.move == made and made not in listed]
        for each in (*best, *other):
            yield self._weighed_row(each, made=each.move == made, first=each is ranked[0])

    def _weighed_row(self, judged: Weighed[Any], *, made: bool, first: bool) -> WeighedRow:
        translate = self._history.translate
        words = self._history.presentation.text.move(judged.move)
        share = review_text.share_text(judged.share, translate)
        chance = "" if judged.chance is None else review_text.chance_text(judged.chance, translate)
        spoken = review_text.weighed_text(words, share, chance, translate)
        told = review_text.made_text(spoken, translate) if made else spoken
        return WeighedRow(words=words, share=share, chance=chance, made=made, first=first, spoken=told)

    def sentences(self, place: Place) -> list[str]:
        """Say what was done at a decision and what it cost; to a person also the expert's reasons."""
        found, presentation = self._found.get(place), self._history.presentation
        if found is None:
            return []
        names, translate = self._history.names, self._history.translate
        said = review_text.judged_text(names[place[1]], found, presentation.text, translate)
        return list(filter(None, (said, self._came(place), self._reasons(place))))

    def _reasons(self, place: Place) -> str:
        """Say why the expert prefers its first choice: only to a person, who decided there.

        Nothing is said where the last opinion counts a cost that another one does not.
        """
        decision, opinion, found = self._decisions[place], self._opinions[place], self._found[place]
        disputed = found.kind is Cost.NOTHING and cost_of(opinion, found.move, found.first)
        if disputed or not is_person(decision):
            return ""
        suggestions, names = self._history.presentation.suggestions, self._history.names
        return " ".join(suggestions.sentences(decision.ask.view, opinion, names))

    def marks(self, place: Place) -> Hinted:
        """Return what is marked on the pieces at a decision."""
        decision, opinion = self._decisions.get(place), self._opinions.get(place, [])
        if decision is None:
            return Hinted()
        presentation, view = self._history.presentation, decision.ask.view
        used = used_pieces(presentation, decision.move, view)
        if not opinion:
            return Hinted(place[1], {}, used)
        hints = reviewed_hints(presentation, opinion, view, decision.move, self._history.translate)
        return Hinted(place[1], hints, used)

    # -- the first page --------------------------------------------------------------------------

    def moments(self, seat: Seat) -> list[Judgement]:
        """Return what mattered most of a seat's decisions; if none cost anything, its best move."""
        own = self._judgements(seat)
        best = best_move(own) if self.is_done(seat) else None
        return moments(own) or ([best] if best else [])

    def about_moments(self, seat: Seat) -> str:
        """Say what these moments are."""
        return review_text.moments_text(
            self._history.names[seat],
            len(moments(self._judgements(seat))),
            best=bool(self.moments(seat)),
            all_known=self.is_done(seat),
            translate=self._history.translate,
        )

    def key_moment_row(self, found: Judgement, pieces: RowsModel, middle: RowsModel) -> KeyMomentRow:
        """Return the row of a moment; the models of its picture are filled by `picture`."""
        text, translate, place = self._history.presentation.text, self._history.translate, found.place
        cost = review_text.cost_text(found, translate) or review_text.lead_text(found, translate)
        return KeyMomentRow(
            entry=found.entry,
            heading=self._heading(found.entry),
            words=review_text.decision_text(found, text, translate),
            cost=cost,
            much=found.kind is Cost.MUCH,
            came=self._came(place),
            why=self._reasons(place),
            pieces=pieces,
            middle=middle,
        )

    def picture(self, place: Place) -> tuple[list[PieceRow], Any]:
        """Return the rows of the pieces, and that of the middle, as the seat saw them."""
        presentation, decision = self._history.presentation, self._decisions[place]
        scene = presentation.scenes.scene(decision.ask.view, {})
        keys = tuple(presentation.choosing.pick(piece, place[1]) for piece in scene.pieces)
        rows = PieceRows(self._history).of(reviewed(scene, self.marks(place), keys))
        return list(rows), presentation.words.middle(scene, self._history.names)

    # -- the whole game --------------------------------------------------------------------------

    def turning_points(self, seat: Seat, current: int) -> list[TurningPointRow]:
        """Return the decisions of a seat that cost something."""
        text, translate = self._history.presentation.text, self._history.translate
        found = turning_points(self._judgements(seat))
        marked = nlargest(MOST_MARKED, found, key=lambda each: each.cost)
        return [
            TurningPointRow(
                entry=each.entry,
                heading=self._heading(each.entry),
                words=review_text.decision_text(each, text, translate),
                came=self._came(each.place),
                cost=review_text.cost_text(each, translate),
                much=each.kind is Cost.MUCH,
                marked=each in marked,
                place=each.entry / self.end,
                chance=self._share(each.entry, seat),
                current=each.entry == current,
            )
            for each in found
        ]

    def costs(self, seat: Seat) -> str:
        """Say how many decisions of a seat cost something."""
        found, name = len(turning_points(self._judgements(seat))), self._history.names[seat]
        known, translate = self.is_done(seat), self._history.translate
        return review_text.turning_points_text(name, found, all_known=known, translate=translate)

    def chances(self, chosen: Seat, entry: int) -> list[ChanceRow]:
        """Return the curve of each seat from the first turn on, once it is whole to the result.

        The moment that is shown is before this entry.
        """
        games = self._games_won(entry)
        return [self._chance_row(seat, now, chosen=seat == chosen) for seat, now in enumerate(games)]

    @property
    def _is_whole(self) -> bool:
        """Whether the curves are known up to the result."""
        return bool(self._outlooks) and not self.without_outlook

    def _games_won(self, entry: int) -> list[int]:
        """Return how many of 100 games each seat wins from an entry on; -1 if that is not known."""
        seats = range(len(self._history.names))
        if self._is_whole and entry == self.end:
            return games_of_each([self._outcome.share(seat) for seat in seats])
        known = self._outlooks.get(entry)
        return games_of_each(known.shares) if known else [-1] * len(seats)

    def _chance_row(self, seat: Seat, now: int, *, chosen: bool) -> ChanceRow:
        name, result = self._history.names[seat], self._outcome.share(seat)
        steps = list(_steps(self.outlooks, seat))
        chances, is_whole = [chance for _, chance in steps], self._is_whole
        return ChanceRow(
            seat=seat,
            name=name,
            places=(*(entry / self.end for entry, _ in steps), *[1.0] * is_whole),
            chances=(*chances, *[result] * is_whole),
            chosen=chosen,
            known=bool(steps),
            now=now,
            words=review_text.chances_text(name, chances, result, self._history.translate),
        )

    def balances(self) -> list[BalanceRow]:
        """Return the balance of each seat whose decisions have all been weighed."""
        names, translate = self._history.names, self._history.translate
        judged = [self._judgements(seat) if self.is_done(seat) else [] for seat in range(len(names))]
        return [
            BalanceRow(
                seat=found.seat,
                name=names[found.seat],
                counts=review_text.counts_text(found, translate),
                words=review_text.balance_text(found, translate),
            )
            for found in balances(judged)
        ]


def _steps(outlooks: Iterable[Outlook], seat: Seat) -> Iterator[tuple[int, float]]:
    """Yield the entries at which the share of a seat changes by what can be seen, and the shares."""
    before = None
    for entry, shares in ((each.entry, each.shares) for each in outlooks):
        if games_of(shares[seat]) != before:
            before = games_of(shares[seat])
            yield entry, shares[seat]
