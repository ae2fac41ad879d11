"""The record of a game: JSON lines that a person can read, parsed strictly.

The first line is the header with all that a list of games shows. Then comes one line per entry: nature's
move, a turn, a new player on a seat, a surrender. Fields that this program does not know are kept.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tide_gui import __version__
from tide_gui.error_text import ErrorText, Refusal
from tide_gui.rules.game import Outcome, Seat, Standing
from tide_gui.rules.quoting import STEERING, plain, shortened
from tide_gui.table.unknown_fields import Unknown, unknown_part, with_unknown

FORMAT: Literal["tide-table"] = "tide-table"
USUAL_VERSION: Literal[1] = 1
VERSION: Literal[2] = 2  # of a game among more than two that was given up: former programs know none
DEALS = 10**12  # deal numbers have up to twelve digits
PRACTICE = "practice"  # the key in `extra` for why a game is practice
HINT, TAKEN_BACK, SAME_DEAL, REVIEWED = "hint", "taken-back", "same-deal", "reviewed"
HANDED_OVER, BOT_FAILED, COPIED = "handed-over", "bot-failed", "copied"
DUEL = 2  # seats
UNNAMED = "record"  # name of a record without a file

MOST_TAKEOVERS = 100  # of a record; the program writes at most two for a seat
PLAIN = rf"\A[^{STEERING}]*\Z"
LONGEST_REASON = 200  # letters

DealNumber = Annotated[int, Meta(ge=0, lt=DEALS)]
LONGEST_NAME = 24  # letters
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN)]
Player = Annotated[str, Meta(min_length=1, pattern=PLAIN)]


class UnreadableRecord(Refusal):
    """A record that cannot be read or replayed; the message names file, line and reason."""

    def __init__(self, name: str, line: int, reason: ErrorText, *, newer: bool = False) -> None:
        super().__init__(reason)
        self.name, self.line, self.newer = plain(name), line, newer  # whether a newer program wrote it

    @property
    def whole(self) -> ErrorText:
        """File, line and reason."""
        return ErrorText(
            "Record",
            "{name}, line {line}: {reason}",
            "name: of a file; line: a number; reason: what is wrong",
            {"name": self.name, "line": self.line, "reason": self.reason},
        )

    def __str__(self) -> str:
        return str(self.whole)


class SeatedPlayer(Struct, frozen=True, gc=False):
    """The player of a seat: the name at the table, and `person`, a bot's name or an engine's command."""

    name: Name
    player: Player


class NatureMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="nature"):
    """A move of nature, such as a deal."""

    move: str


class Turn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="turn"):
    """The moves of all seats that acted, in written form and in seat order."""

    moves: Annotated[dict[Seat, str], Meta(min_length=1)]


class Takeover(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="player"):
    """From here on another player plays the seat."""

    seat: Seat
    player: Player


class Surrender(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="surrender"):
    """The seat gave up: the last line of a record."""

    seat: Seat


Entry = NatureMove | Turn | Takeover | Surrender


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its deal number to its last move.

    `extra` holds what features note about a game. `unknown` holds the fields that a newer program wrote, by
    line: 0 is the header, then come the entries.
    """

    game: str
    options: Mapping[str, bool]
    deal: int
    seats: tuple[SeatedPlayer, ...]
    entries: tuple[Entry, ...] = ()
    started: str = ""
    practice: bool = False
    extra: Mapping[str, Any] = field(default_factory=dict)
    unknown: Mapping[int, Unknown] = field(default_factory=dict)

    def as_practice(self, reason: str) -> "Record":
        """Return the record as practice, with the first reason for it."""
        return self if self.practice else replace(self, practice=True, extra={**self.extra, PRACTICE: reason})

    def version(self) -> Literal[1, 2]:
        """Return the version of the format that can hold the record."""
        given_up = bool(self.entries) and isinstance(self.entries[-1], Surrender)
        return VERSION if given_up and len(self.seats) > DUEL else USUAL_VERSION

    def turns(self) -> int:
        """Return how many turns were played, without nature's moves."""
        return sum(isinstance(entry, Turn) for entry in self.entries)

    def rewound(self, turns: int) -> "Record":
        """Return the record as it was after this many turns."""
        kept: list[Entry] = []
        remaining = turns
        for entry in self.entries:
            if isinstance(entry, Surrender) or (isinstance(entry, Turn) and not remaining):
                break
            remaining -= isinstance(entry, Turn)
            kept.append(entry)
        unknown = {line: part for line, part in self.unknown.items() if line <= len(kept)}
        return replace(self, entries=tuple(kept), unknown=unknown)

    def dealt_anew(self, deal: int, started: str) -> "Record":
        """Return the record of a new game for the present players."""
        seats = tuple(
            SeatedPlayer(seated.name, player)
            for seated, player in zip(self.seats, self.players(), strict=True)
        )
        return Record(self.game, self.options, deal, seats, started=started)

    def turned_round(self) -> "Record":
        """Return the record of a game that has not begun with its players in reverse order."""
        return replace(self, seats=self.seats[::-1])

    def handed_over(self, seat: Seat, player: str) -> "Record":
        """Return the record with another player on the seat from here on."""
        return replace(self, entries=(*self.entries, Takeover(seat, player)))

    def players(self) -> tuple[str, ...]:
        """Return the present player of each seat."""
        players = [seated.player for seated in self.seats]
        for entry in self.entries:
            if isinstance(entry, Takeover):
                players[entry.seat] = entry.player
        return tuple(players)


class Header(Struct, frozen=True, omit_defaults=True, gc=False):
    """The first line: all that a list of games needs."""

    format: Literal["tide-table"]
    version: Literal[1, 2]
    program: str
    game: str
    options: dict[str, bool]
    deal: DealNumber
    seats: Annotated[tuple[SeatedPlayer, ...], Meta(min_length=1)]
    started: str
    saved: str
    practice: bool
    standing: Standing
    outcome: Outcome | None
    extra: dict[str, Any] = {}  # the only optional field


class _Stamp(Struct):
    """The fields that a header of any version has."""

    format: str = ""
    version: int = 0


_entry_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
DECODE_ERRORS = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def _no_record() -> ErrorText:
    return ErrorText("Record", "this is not a Tide Table record", "reason: what is wrong with a file")


def damaged_header(detail: str) -> ErrorText:
    return ErrorText(
        "Record",
        "the header is damaged",
        "reason: what is wrong with a file; its first line is the header",
        detail=detail,
    )


def cause_of(error: Exception) -> str:
    """Return what an error says, as long as a sentence at most."""
    return shortened(str(error), LONGEST_REASON)


def decoding_fault(error: Exception) -> str:
    """Return what is wrong with JSON, without the long texts that the error may quote."""
    return shortened(str(error))


def written(record: Record, standing: Standing, outcome: Outcome | None, saved: str = "") -> bytes:
    """Return the whole file; UnreadableRecord if it could not be read back."""
    header = Header(
        format=FORMAT,
        version=record.version(),
        program=__version__,
        game=record.game,
        options=dict(record.options),
        deal=record.deal,
        seats=record.seats,
        started=record.started,
        saved=saved,
        practice=record.practice,
        standing=standing,
        outcome=outcome,
        extra=dict(record.extra),
    )
    lines = (header, *record.entries)
    page = b"".join(_encoded(line, at, record.unknown.get(at, {})) for at, line in enumerate(lines))
    read_record(page, UNNAMED)
    return page


def _encoded(line: Header | Entry, at: int, unknown: Unknown) -> bytes:
    try:
        whole = with_unknown(msgspec.to_builtins(line), unknown) if unknown else line
        return msgspec.json.encode(whole) + b"\n"
    except UnicodeEncodeError as error:
        reason = ErrorText(
            "Record", "this cannot be written", "reason: why a game is not saved", detail=cause_of(error)
        )
        raise UnreadableRecord(UNNAMED, at + 1, reason) from error


def read_header(line: bytes, name: str) -> Header:
    """Parse the header strictly."""
    try:
        stamp = msgspec.json.decode(line, type=_Stamp)
    except DECODE_ERRORS as error:
        raise UnreadableRecord(name, 1, _no_record()) from error
    if stamp.format != FORMAT:
        raise UnreadableRecord(name, 1, _no_record())
    if stamp.version > VERSION:
        reason = ErrorText(
            "Record", "it was written by a newer version of Tide Table", "reason: what is wrong; it: a file"
        )
        raise UnreadableRecord(name, 1, reason, newer=True)
    try:
        header = msgspec.json.decode(line, type=Header)
    except DECODE_ERRORS as error:
        raise UnreadableRecord(name, 1, damaged_header(decoding_fault(error))) from error
    if contradiction := _contradiction(header):
        raise UnreadableRecord(name, 1, damaged_header(contradiction))
    return header


def _contradiction(header: Header) -> str:
    seats, outcome = len(header.seats), header.outcome
    if len(header.standing.scores) != seats:
        return f"a standing of {len(header.standing.scores)} at a table of {seats}"
    if outcome and len(outcome.scores) != seats:
        return f"an outcome of {len(outcome.scores)} at a table of {seats}"
    if outcome and (not outcome.winners or not set(outcome.winners) <= set(range(seats))):
        return "the winners are not at the table"
    return ""


def read_record(page: bytes, name: str) -> Record:
    """Parse the whole record; only a replay checks that its moves are legal."""
    first, *lines = page.split(b"\n")
    header = read_header(first, name)
    if not lines or lines.pop() != b"":
        reason = ErrorText("Record", "the last line is cut off", "reason: what is wrong with a file")
        raise UnreadableRecord(name, page.count(b"\n") + 1, reason)
    read = [_read_entry(line, number, name) for number, line in enumerate(lines, start=2)]
    _check_takeovers([entry for entry, _ in read], name)
    return Record(
        game=header.game,
        options=header.options,
        deal=header.deal,
        seats=header.seats,
        entries=tuple(entry for entry, _ in read),
        started=header.started,
        practice=header.practice,
        extra=header.extra,
        unknown={
            at: part
            for at, part in enumerate((_unknown_in(first, header, name), *(part for _, part in read)))
            if part
        },
    )


def _check_takeovers(entries: Sequence[Entry], name: str) -> None:
    """Refuse a record with too many new players: no rule ends them, as it ends the turns."""
    takeovers = [number for number, entry in enumerate(entries, start=2) if isinstance(entry, Takeover)]
    if len(takeovers) > MOST_TAKEOVERS:
        reason = ErrorText(
            "Record",
            "players changed more than {most} times",
            "reason: what is wrong with a file; most: a number",
            {"most": MOST_TAKEOVERS},
        )
        raise UnreadableRecord(name, takeovers[MOST_TAKEOVERS], reason)


def _unknown_in(line: bytes, header: Header, name: str) -> Unknown:
    """Return what a newer program wrote into the header; what it wrote may be damaged, too."""
    try:
        return unknown_part(msgspec.json.decode(line), msgspec.to_builtins(header))
    except DECODE_ERRORS as error:
        raise UnreadableRecord(name, 1, damaged_header(decoding_fault(error))) from error


def _read_entry(line: bytes, number: int, name: str) -> tuple[Entry, Unknown]:
    try:
        return _entry_decoder.decode(line), {}
    except DECODE_ERRORS as error:
        read = _read_newer_entry(line)
        if read is None:
            raise UnreadableRecord(name, number, _damaged_line(decoding_fault(error))) from error
        return read


def _damaged_line(detail: str) -> ErrorText:
    return ErrorText("Record", "the line is damaged", "reason: what is wrong with a file", detail=detail)


def _read_newer_entry(line: bytes) -> tuple[Entry, Unknown] | None:
    """Parse an entry with unknown fields, and return it with them; None if it is invalid without them."""
    try:
        raw = msgspec.json.decode(line, type=dict[str, Any])
        known = {key: value for key, value in raw.items() if key in _ENTRY_FIELDS.get(raw.get("kind"), ())}
        entry: Entry = msgspec.convert(known, Entry, str_keys=True)
    except (*DECODE_ERRORS, TypeError):
        return None
    return entry, {key: value for key, value in raw.items() if key not in known}


_ENTRY_FIELDS: dict[Any, tuple[str, ...]] = {
    kind.__struct_config__.tag: ("kind", *kind.__struct_fields__)
    for kind in (NatureMove, Turn, Takeover, Surrender)
}
