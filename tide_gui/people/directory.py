"""Who is who: names in records that are one person, and the sheep of each person."""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from tide_gui.table.names import name_key, spaced
from tide_gui.table.record import Name

VERSION: Literal[1] = 1
SHEEP = 5  # pictures, each with a scarf of its own colour
SOMEBODY = "Somebody"  # stands in records for a person who was erased
GUEST = "Guest"  # stands in records for a person who gave no name

T = TypeVar("T")
Sheep = Annotated[int, Meta(ge=0, lt=SHEEP)]


class Directory(Struct, frozen=True, dict=True):
    """What is remembered of people besides the records, which are never rewritten to rename or join them.

    `known_as` leads from a name in records to the name of the person; other names are people themselves.
    Names that differ in case or spaces only are one, so they are compared by their keys.
    """

    version: Literal[1] = VERSION
    known_as: dict[Name, Name] = {}
    sheep: dict[Name, Sheep] = {}

    @cached_property
    def _people(self) -> dict[str, str]:
        """The people that are known here, by the keys of all their names."""
        people = {name_key(each): each for each in (*self.sheep, *self.known_as.values())}
        return people | {name_key(name): person for name, person in self.known_as.items()}

    @cached_property
    def _sheep_by_key(self) -> dict[str, int]:
        return {name_key(person): sheep for person, sheep in self.sheep.items()}

    def person(self, name: str) -> str:
        """Return the person that a record means by this name."""
        return self._people.get(name_key(name)) or spaced(name)

    def key(self, name: str) -> str:
        """Return what all names of one person have in common."""
        return name_key(self.person(name))

    def sheep_of(self, name: str) -> int | None:
        """Return the sheep that a person chose or once got; None if there is none."""
        return self._sheep_by_key.get(self.key(name))

    def composed(self) -> "Directory":
        """Return what a former version remembered, which took a name in two forms for two names."""
        known_as = {spaced(name): spaced(known) for name, known in self.known_as.items()}
        leading = {name_key(name): known for name, known in known_as.items()}
        known_as = {name: leading.get(name_key(known), known) for name, known in known_as.items()}
        return replace(
            self,
            known_as={name: known for name, known in known_as.items() if name != known},
            sheep={spaced(name): sheep for name, sheep in self.sheep.items()},
        )

    def also(self, person: str) -> tuple[str, ...]:
        """Return the other names of a person; another spelling is none."""
        names = (name for name, known in self.known_as.items() if known == person)
        return tuple(sorted(name for name in names if name_key(name) != name_key(person)))

    def with_sheep(self, person: str, sheep: int) -> "Directory":
        return replace(self, sheep=_without(self.sheep, person) | {person: sheep})

    def renamed(self, person: str, to: str) -> "Directory":
        """Give a person another name; if that is the name of another person, the two become one."""
        both = name_key(person), name_key(to)
        theirs = {name for name, known in self.known_as.items() if name_key(known) in both}
        others = {name: known for name, known in self.known_as.items() if name not in theirs}
        known_as = _without(others, to) | dict.fromkeys((person, *sorted(theirs)), to)
        known_as.pop(to, None)  # it is a person itself now
        sheep = self._sheep_by_key.get(name_key(to), self._sheep_by_key.get(name_key(person)))
        kept = _without(_without(self.sheep, person), to)
        return replace(self, known_as=known_as, sheep=kept if sheep is None else kept | {to: sheep})

    def separated(self, name: str) -> "Directory":
        """Let a name that was joined into a person be a person of its own again."""
        return replace(self, known_as=_without(self.known_as, name))

    def completed(self, theirs: "Directory") -> "Directory":
        """Add what another computer remembers. Whoever is known here stays who they are."""
        new = {name: known for name, known in theirs.known_as.items() if name_key(name) not in self._people}
        known_as = {name: self.person(known) for name, known in new.items()}
        known_as = self.known_as | {name: known for name, known in known_as.items() if name != known}
        sheep = {self.person(person): chosen for person, chosen in theirs.sheep.items()}
        return replace(self, known_as=known_as, sheep=sheep | self.sheep)

    def erased(self, person: str) -> "Directory":
        """Forget a person."""
        return replace(
            self,
            known_as={name: known for name, known in self.known_as.items() if known != person},
            sheep=_without(self.sheep, person),
        )


def _without(named: Mapping[str, T], name: str) -> dict[str, T]:
    """Return what belongs to other names, in whatever spelling."""
    return {each: value for each, value in named.items() if name_key(each) != name_key(name)}


def is_nobody(name: str) -> bool:
    """Whether a name stands for no person: `Somebody`, `Guest`, or `Guest 2`."""
    return is_guest(name) or is_erased(name)


def is_guest(name: str) -> bool:
    return _begins(name, GUEST)


def is_erased(name: str) -> bool:
    return _begins(name, SOMEBODY)


def _begins(name: str, word: str) -> bool:
    """Whether a name is this word, with or without a number."""
    first, _, number = spaced(name).partition(" ")
    return first.capitalize() == word and (not number or number.isdecimal())
