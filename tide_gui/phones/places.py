"""Who of the people has a phone, and which one."""

from collections.abc import Mapping, Sequence

from tide_gui.phones.keys import new_device
from tide_gui.phones.protocol import Person


class Places:
    """The people at the table and the device keys of their phones."""

    def __init__(self, devices: Mapping[str, str]) -> None:
        """Begin with the keys that are still good."""
        self._devices = dict(devices)
        self._offered: set[str] = set()  # in spite of their keys
        self.invite(())

    def invite(self, people: Sequence[Person]) -> None:
        """Say who is at the table; who leaves it keeps the key until it is freed."""
        self._people = tuple(people)

    def __contains__(self, place: str) -> bool:
        return any(person.place == place for person in self._people)

    def of(self, device: str) -> str:
        """The place of a device key; none if it is not good."""
        return self._devices.get(device, "")

    def is_taken(self, place: str) -> bool:
        return place in self._devices.values() and place not in self._offered

    def offer(self, place: str) -> None:
        """Let another phone have a place whose own one may never come; its key is good until then."""
        self._offered.add(place)

    def settle(self, place: str) -> bool:
        """Offer a place no more, because its phone has come; return whether it was offered."""
        was_offered = place in self._offered
        self._offered.discard(place)
        return was_offered

    def take(self, place: str) -> str:
        """Bind a new device key to a place, in place of any other, and return it."""
        self.free(place)
        device = new_device()
        self._devices[device] = place
        return device

    def free(self, place: str) -> None:
        """Forget the device key of a place."""
        self._offered.discard(place)
        self._devices = {key: owner for key, owner in self._devices.items() if owner != place}

    def as_message(self) -> list[dict[str, object]]:
        """Return the people as phones without a place are told of them."""
        return [
            {"place": person.place, "name": person.name, "taken": self.is_taken(person.place)}
            for person in self._people
        ]
