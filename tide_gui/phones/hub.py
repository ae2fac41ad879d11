"""Knows who is who among the phones, gives places, and passes on what is said and shown."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from tide_gui.phones.connection import address_of
from tide_gui.phones.limits import Allowances
from tide_gui.phones.phone import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, Phone
from tide_gui.phones.places import Places
from tide_gui.phones.protocol import (
    LET_GO,
    Call,
    Fault,
    Free,
    Greeting,
    Joined,
    Left,
    LetGo,
    Message,
    Odd,
    Offer,
    Open,
    Order,
    People,
    Refused,
    Report,
    Rules,
    Said,
    Show,
    Took,
    Trouble,
    read_greeting,
    read_message,
)
from tide_gui.phones.tongues import Tongues

GREETING_S = 5.0
CLOSING_S = 1.0  # for a phone to close its side
FAILURE_S = 0.5  # what a wrong secret costs
ALIVE_S = 5.0
GUESSES, GUESSES_A_SECOND = 8, 1 / 8  # of one address
REFUSALS, REFUSALS_A_SECOND = 3, 1 / 5  # that the window is told of, for each place
TROUBLES, TROUBLES_A_SECOND = 1, 1 / 10  # that the window is told of, of each kind


class Hub:
    """All phones of one table. Whatever they do, the window gets no more lines than their allowances."""

    def __init__(self, wanted: Open, report: Callable[[Report], None]) -> None:
        """Nobody is there yet."""
        self._report = report
        self._secret = wanted.secret.encode()
        self._places = Places(wanted.devices)
        self._states: dict[str, object] = {}
        self._tongues = Tongues(wanted)
        self._languages: dict[str, str] = {}  # in which each place is told its state
        self._phones: set[Phone] = set()
        self._holders: dict[str, Phone] = {}
        self._addresses: dict[str, str] = {}  # from which the phone of each place came last
        self._guesses = Allowances(GUESSES, GUESSES_A_SECOND)
        self._of_place = Allowances(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)
        self._refusals = Allowances(REFUSALS, REFUSALS_A_SECOND)
        self._troubles = Allowances(TROUBLES, TROUBLES_A_SECOND)

    def trouble(self, fault: Fault) -> None:
        """Tell the window, now and then."""
        if self._troubles.of(fault).take():
            self._report(Trouble(fault))

    def is_known(self, address: str) -> bool:
        """Whether a phone that has a place came from there."""
        return address in self._addresses.values()

    @property
    def was_found(self) -> bool:
        """Whether a phone that has a place came to this address."""
        return bool(self._addresses)

    # -- what the window wants -------------------------------------------------------------------

    def obey(self, order: Order) -> None:
        match order:
            case People():
                self._invite(order)
            case Show():
                self._show(order)
            case Free():
                self._release(order.place)
            case Offer():
                self._offer(order.place)
            case Rules() if phone := self._holders.get(order.place):
                phone.send("rules", order.rules)
            case Call() if phone := self._holders.get(order.place):
                phone.send("call", True)

    def _invite(self, order: People) -> None:
        """Say who is at the table; nobody else keeps a picture of it."""
        self._places.invite(order.people)
        self._tongues.learn(order)
        self._states = {place: state for place, state in self._states.items() if place in self._places}
        for place, phone in self._holders.items():
            if place not in self._places:
                self._send_absent(phone)
        self._tell_people()

    def _show(self, order: Show) -> None:
        """Keep what a place sees, for a phone that comes or comes back."""
        self._states[order.place] = order.state
        if phone := self._holders.get(order.place):
            phone.send("state", order.state)

    def _offer(self, place: str) -> None:
        """Let another phone take a place, unless its own one is there."""
        if place not in self._holders:
            self._places.offer(place)
            self._tell_people()

    def say_goodbye(self) -> None:
        for phone in self._phones:
            phone.hang_up("closed")

    async def keep_alive(self) -> None:
        """Tell all phones now and then that the table is there: a page does not see pings."""
        while True:
            await asyncio.sleep(ALIVE_S)
            for phone in self._phones:
                phone.send("alive", True)

    def _tell_people(self) -> None:
        for phone in self._phones:
            if phone.is_known and not phone.place:
                self._offer_places(phone)

    def _offer_places(self, phone: Phone) -> None:
        told = self._tongues.sentences(phone.language)
        phone.send("people", self._places.as_message(), absent=told.absent, welcome=told.welcome)

    def _send_absent(self, phone: Phone) -> None:
        phone.send("absent", self._tongues.sentences(phone.language).absent)

    # -- from the first message of a phone to its last one ---------------------------------------

    async def attend(self, connection: ServerConnection) -> None:
        """Attend to a connection until it is closed."""
        connection.close_timeout = CLOSING_S
        phone = Phone(connection, address_of(connection))
        self._phones.add(phone)
        sending = asyncio.create_task(phone.send_all())
        try:
            with suppress(ConnectionClosed):
                await self._attend(phone, connection)
        finally:
            sending.cancel()
            self._phones.discard(phone)
            self._lose(phone)

    async def _attend(self, phone: Phone, connection: ServerConnection) -> None:
        await self._greet(phone, connection)
        async for message in connection:
            if not phone.gone:
                self._hear(phone, message)

    def _lose(self, phone: Phone) -> None:
        if self._holders.get(phone.place) is phone:
            del self._holders[phone.place]
            self._report(Left(phone.place))

    async def _greet(self, phone: Phone, connection: ServerConnection) -> None:
        try:
            async with asyncio.timeout(GREETING_S):
                greeting = read_greeting(await connection.recv())
        except TimeoutError:
            phone.hang_up("late")
        except Odd:
            phone.hang_up("odd")
        else:
            await self._admit(phone, greeting)

    async def _admit(self, phone: Phone, greeting: Greeting) -> None:
        """Let in who has the secret; who guesses at it waits, and after some guesses for long."""
        guesses = self._guesses.of(phone.address)
        if guesses.left() < 1:
            self.trouble("guessing")
            phone.hang_up("wait")
        elif not compare_digest(greeting.secret.encode(), self._secret):
            guesses.take()
            await asyncio.sleep(FAILURE_S)
            phone.hang_up("secret")
        else:
            phone.is_known, phone.language = True, self._tongues.first_of(greeting.languages)
            phone.send("words", self._tongues.words(phone.language))
            self._welcome(phone, self._places.of(greeting.device))

    def _welcome(self, phone: Phone, place: str) -> None:
        if not place:
            self._offer_places(phone)
        elif self._may_sit(phone, place):
            self._seat(phone, place)

    def _may_sit(self, phone: Phone, place: str) -> bool:
        """Whether a place has not been taken or left too often."""
        may = self._of_place.of(place).take()
        if not may:
            phone.hang_up("flood")
        return may

    def _seat(self, phone: Phone, place: str, **key: str) -> None:
        """Give a phone its place; another one with the same key, such as a second tab, goes."""
        former, is_news = self._holders.get(place), self._speak(place, phone.language)
        self._holders[place], self._addresses[place] = phone, phone.address
        phone.place, phone.allowance = place, self._of_place.of(place)
        if self._places.settle(place):
            self._tell_people()
        phone.send("place", place, **key)
        if place not in self._places:
            self._send_absent(phone)
        elif state := self._states.get(place):
            phone.send("state", state)
        if former:
            former.hang_up("elsewhere")
        if is_news or not former:
            self._report(Joined(place, phone.language))

    def _speak(self, place: str, language: str) -> bool:
        """Tell a place its state in this language; return whether its state has to be told anew."""
        is_news = self._languages.setdefault(place, language) != language
        if is_news:
            self._languages[place] = language
            self._states.pop(place, None)
        return is_news

    # -- what phones say -------------------------------------------------------------------------

    def _hear(self, phone: Phone, message: str | bytes) -> None:
        if not phone.allowance.take():
            phone.hang_up("flood")
            return
        try:
            said = read_message(message)
        except Odd:
            phone.hang_up("odd")
        else:
            self._listen(phone, said)

    def _listen(self, phone: Phone, said: Message) -> None:
        """A phone speaks for its own place alone, because no message names another."""
        place = phone.place
        if not place:
            self._take(phone, said.take)
        elif said.do == LET_GO:
            self._release(place)
            self._report(LetGo(place))
        elif said.do:
            self._report(Said(place, said.n, said.do, said.what))

    def _take(self, phone: Phone, place: str) -> None:
        if place not in self._places:
            self._offer_places(phone)
        elif self._places.is_taken(place):
            if self._refusals.of(place).take():
                self._report(Refused(place))
            phone.hang_up("taken")
        elif self._may_sit(phone, place):
            device = self._places.take(place)
            self._report(Took(place, device))
            self._seat(phone, place, device=device)
            self._tell_people()

    def _release(self, place: str) -> None:
        """Forget the phone of a place, and tell it; whoever comes next waits for a state of their own."""
        self._places.free(place)
        for kept in (self._states, self._languages, self._addresses):
            kept.pop(place, None)
        if phone := self._holders.pop(place, None):
            phone.leave_place()
            phone.send("freed", place)
        self._tell_people()
