"""The lines between the window and the process of the phones, and the messages between it and the phones.

A place is a person at the table, whatever the seat. A device key is how a phone is known again.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

LONGEST_MESSAGE = 512  # bytes of a phone's message
LARGEST_NUMBER = 2**53  # that JavaScript writes exactly
MOST_LANGUAGES, LONGEST_LANGUAGE = 9, 35  # that a phone names, the best one first

Text = Annotated[str, Meta(max_length=LONGEST_MESSAGE)]
Language = Annotated[str, Meta(max_length=LONGEST_LANGUAGE)]
Number = Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Fault = Literal["no library", "no address", "crowded", "guessing", "moved"]
Why = Literal["secret", "wait", "late", "odd", "flood", "taken", "elsewhere", "closed"]
# Of the messages to a phone
MessageKind = Literal[
    "words", "people", "place", "state", "absent", "rules", "call", "freed", "alive", "gone"
]

# -- from the window -----------------------------------------------------------------------------


class Order(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What the window wants."""


class PageWords(Struct, frozen=True):
    """What the page itself says, in one language. Without them it says nothing."""

    lang: str = "en"
    looking: str = ""  # for the table
    closed: str = ""
    wait: str = ""  # this and the next three: why a connection ended
    secret: str = ""
    elsewhere: str = ""
    taken: str = ""
    free: str = ""  # what was taken when this phone wanted it
    freed: str = ""
    left: str = ""  # by `let_go`
    called: str = ""
    who: str = ""
    held: str = ""  # a name whose cards another phone holds
    letters: str = ""
    join: str = ""
    again: str = ""
    hide: str = ""
    show: str = ""  # what was hidden
    touch: str = ""  # where the cards are that are hidden
    rules: str = ""
    unwritten: str = ""  # the rules of a game that has none
    close: str = ""
    sound: str = ""
    let_go: str = ""
    sure: str = ""  # the question before that
    stay: str = ""  # the button that does nothing
    leave: str = ""
    no_script: str = ""
    tag: str = ""  # no word: the end of the addresses of pictures, another one where these may have changed


class Open(Order, frozen=True):
    """The first order: serve the page, to phones that have the secret.

    Without a host the likely address is taken; port 0 is any, and so is a port that is not free.
    """

    secret: str
    host: str = ""
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    devices: Mapping[str, str] = {}  # the place of each device key that is still good
    pictures: Mapping[str, str] = {}  # the path of each picture that a state may name
    words: PageWords = PageWords()  # in the language of the window
    translations: Mapping[str, PageWords] = {}  # in the other ones


class Person(Struct, frozen=True):
    """Somebody at the table."""

    place: str
    name: str


class Sentences(Struct, frozen=True):
    """What `People` say in another language."""

    absent: str = ""
    welcome: str = ""


class People(Order, frozen=True):
    """Who may hold a phone; `absent` says in a sentence why anybody else sees nothing.

    `welcome` says to what they come.
    """

    people: Sequence[Person]
    absent: str = ""
    welcome: str = ""
    translations: Mapping[str, Sentences] = {}


class Show(Order, frozen=True):
    """What a place sees from now on; the process does not look at it."""

    place: str
    state: msgspec.Raw


class Rules(Order, frozen=True):
    """The rules of the game, for a place that wanted to read them; the process does not look at them."""

    place: str
    rules: msgspec.Raw


class Free(Order, frozen=True):
    """A place goes back to the screen: its phone is forgotten."""

    place: str


class Offer(Order, frozen=True):
    """Another phone may have a place whose own one does not find this address; the key is good until then."""

    place: str


class Call(Order, frozen=True):
    """The phone of a place draws attention to itself."""

    place: str


class Close(Order, frozen=True):
    """Say goodbye to all phones and end."""


# -- to the window -------------------------------------------------------------------------------


class Report(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What happened."""


class Opened(Report, frozen=True):
    """Where the page is, the code of its address as rows of dark and light, and the other addresses here."""

    host: str
    port: int
    address: str
    code: Sequence[Sequence[bool]]
    others: Sequence[str]


class Took(Report, frozen=True):
    """A phone took a place; the window keeps the key."""

    place: str
    device: str


class Joined(Report, frozen=True):
    """The phone of a place is there; it wants a language of `translations`, or else that of the window."""

    place: str
    language: str = ""


class Left(Report, frozen=True):
    """The phone of a place is not there any more; it may come back."""

    place: str


class Said(Report, frozen=True):
    """A phone wants something; `n` is that of the state which it shows."""

    place: str
    n: int
    do: str
    what: str | int | None


class Refused(Report, frozen=True):
    """Another phone wanted a place that has one."""

    place: str


class LetGo(Report, frozen=True, tag="let_go"):
    """The phone of a place gives it up; its device key is forgotten."""

    place: str


class Trouble(Report, frozen=True):
    """Something is wrong."""

    fault: Fault


# -- from a phone --------------------------------------------------------------------------------


class Greeting(Struct, frozen=True, forbid_unknown_fields=True):
    """The first message."""

    secret: Text
    device: Text = ""
    languages: Annotated[tuple[Language, ...], Meta(max_length=MOST_LANGUAGES)] = ()


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """Any later one: which place it takes while it has none, and what it wants while it has one."""

    take: Text = ""
    n: Number = 0
    do: Annotated[str, Meta(pattern=r"^[a-z_]{0,20}\Z")] = ""
    what: Text | Number | None = None


LET_GO = "let_go"  # what a phone does to give up its place


Kind = TypeVar("Kind", Greeting, Message)


class Odd(ValueError):
    """A message that no page of ours sends."""


def read_greeting(message: str | bytes) -> Greeting:
    return _read(message, Greeting)


def read_message(message: str | bytes) -> Message:
    return _read(message, Message)


def _read(message: str | bytes, kind: type[Kind]) -> Kind:
    """Read text that has each field once; msgspec would take the last of two."""
    if isinstance(message, bytes):
        raise Odd
    try:
        found = msgspec.json.decode(message, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Odd from error
    fields = json.loads(message, object_pairs_hook=list)
    if len(fields) > len(dict(fields)):
        raise Odd
    return found
