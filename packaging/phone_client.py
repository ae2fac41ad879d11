"""Be a phone of what was built: `.venv/bin/python packaging/phone_client.py PICTURE COMMAND ...`.

The command is that of the process that serves phones; PICTURE is a file as this process sees it. The name of
each answer that came is printed.
"""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from threading import Timer
from typing import IO, Any
from urllib.request import ProxyHandler, build_opener

from environment import Trouble, guarded
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

SECRET = "ABCDEFGHIJKLMNOPQRST"
PLACE = "1"
STATE = {"question": "Which card?"}
NAMED = re.compile(r'(?:src|href)="([\w.]+)"')
PATIENCE = 60.0  # seconds for all of it


def main() -> int:
    """Hold the cards of one person on a phone."""
    picture, *command = sys.argv[1:]
    try:
        for heard in held_cards(picture, command):
            print(heard)
    except (OSError, ValueError, KeyError, WebSocketException) as fault:
        raise Trouble(f"It does not serve phones: {fault!r}") from None
    return 0


def held_cards(picture: str, command: Sequence[str]) -> list[str]:
    """Start the process, look at the page, take a place and get its cards; return what was heard."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, bufsize=1, **pipes) as serving:
        late = Timer(PATIENCE, serving.kill)
        late.start()
        try:
            return list(_held(serving.stdin, serving.stdout, picture))
        finally:
            serving.stdin.close()
            serving.wait(PATIENCE)
            late.cancel()


def _held(orders: IO[str], reports: IO[str], picture: str) -> Sequence[str]:
    _say(orders, kind="open", secret=SECRET, host="127.0.0.1", pictures={"card": picture})
    address = _heard(reports, "opened")["address"]
    looked_at = _look(address)
    _say(orders, kind="people", people=[{"place": PLACE, "name": "Ann"}])
    _say(orders, kind="show", place=PLACE, state=STATE)
    state = _join(address)
    told = [_heard(reports, kind)["kind"] for kind in ("took", "joined")]
    if state != STATE:
        raise ValueError(state)
    return [*looked_at, *told, "state"]


def _say(orders: IO[str], **order: Any) -> None:
    orders.write(f"{json.dumps(order)}\n")


def _heard(reports: IO[str], kind: str) -> dict[str, Any]:
    report = json.loads(reports.readline())
    if report["kind"] != kind:
        raise ValueError(report)
    return dict(report)


def _look(address: str) -> Sequence[str]:
    """Fetch the page, all that it names, and the picture, past any proxy; return what was fetched."""
    browser = build_opener(ProxyHandler({}))

    def fetched(path: str) -> str:
        with browser.open(f"{address}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    parts = [*NAMED.findall(fetched("")), "picture/card"]
    if not all(map(fetched, parts)):
        raise ValueError("a part of the page is empty")
    return parts


def _join(address: str) -> Any:
    """Take the first place, and return what it shows."""
    origin = address.rstrip("/")
    socket = f"ws{origin.removeprefix('http')}/socket"
    with connect(socket, origin=origin, proxy=None) as phone:
        phone.send(json.dumps({"secret": SECRET, "device": ""}))
        [person] = _received(phone, "people")
        phone.send(json.dumps({"take": person["place"]}))
        return _received(phone, "state")


def _received(phone: ClientConnection, kind: str) -> Any:
    """Wait for a message of this kind that says something; others come between, and nobody at first."""
    while not (message := json.loads(phone.recv(PATIENCE))).get(kind):
        pass
    return message[kind]


if __name__ == "__main__":
    sys.exit(guarded(main))
