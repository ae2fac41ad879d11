"""A bot process that fails on purpose: odd_bots.py FOLDER FAILURE FAILURE ...; each start takes the next one.

A failure is NAME, or NAME@N to answer N questions first; when none is left, the process works. Every start
writes the lines that it receives to a file in FOLDER.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

FOLDER, FAILURES = Path(sys.argv[1]), sys.argv[2:]
START = len(list(FOLDER.glob("start-*")))
RECEIVED = FOLDER / f"start-{START}-{os.getpid()}"
NAME, _, BEFORE = [*FAILURES, *["good"] * (START + 1)][START].partition("@")


def say(content: bytes) -> None:
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def weigh(question: dict, **changed: object) -> None:
    even = 1 / len(question["choices"])
    numbers = {"chance": 0.4, "share": even, "points": 2.5, **changed}
    weighed = [{"move": move, **numbers} for move in question["choices"]]
    say(json.dumps({"id": question["id"], "weighed": weighed}).encode() + b"\n")


def answer_half(question: dict) -> None:
    weigh({**question, "choices": question["choices"][::2]})


def answer_twice(question: dict) -> None:
    weigh({**question, "choices": [*question["choices"][1:], question["choices"][-1]]})


def say_outlooks(question: dict, *shares: float, moments: int = 0) -> None:
    found = [shares or (0.5, 0.3, 0.2)] * (moments or len(question["moments"]))
    say(json.dumps({"id": question["id"], "outlooks": found}).encode() + b"\n")


def answer(question: dict, **changed: object) -> None:
    if question["kind"] == "weigh" and not changed:
        return weigh(question)
    if question["kind"] == "outlook" and not changed:
        return say_outlooks(question)
    question = {"choices": [""], **question}
    say(json.dumps({"id": question["id"], "move": question["choices"][0], **changed}).encode() + b"\n")
    return None


def write_endlessly(_question: dict) -> None:
    while True:
        say(b"x" * 65536)


def close(_question: dict) -> None:
    os.close(1)
    time.sleep(60)


def answer_others_too(question: dict) -> None:
    answer(question, id=question["id"] + 1000)
    answer(question)
    answer(question)


def answer_and_touch_file(question: dict) -> None:
    answer(question)
    (FOLDER / "answered").touch()


def answer_late(question: dict) -> None:
    time.sleep(5)
    answer(question)


def flood(_question: dict) -> None:
    while True:
        say(b'{"id":0,"move":"1"}\n' * 1000)


def complain(_question: dict) -> None:
    while True:
        sys.stderr.buffer.write(b"x" * 4096)
        time.sleep(0.001)


def fork_and_exit(_question: dict) -> None:
    if os.fork():
        os._exit(0)
    time.sleep(60)


REPLIES = {
    "good": answer,
    "dies": lambda question: sys.exit(3),
    "aborts": lambda question: os.abort(),
    "hangs": lambda question: time.sleep(60),
    "rubbish": lambda question: say(b"I think\n"),
    "not-utf-8": lambda question: say(b"\xff\xfe{}\n"),
    "deep": lambda question: say(b"[" * 100_000 + b"\n"),
    "endless": write_endlessly,
    "closes": close,
    "illegal": lambda question: answer(question, move="61"),
    "no-move": lambda question: say(json.dumps({"id": question["id"]}).encode() + b"\n"),
    "error": lambda question: answer(question, move="", error_message="the sea is empty"),
    "half": answer_half,
    "twice": answer_twice,
    "too-much": lambda question: weigh(question, share=2),
    "negative": lambda question: weigh(question, chance=-0.5),
    "one-moment": lambda question: say_outlooks(question, moments=1),
    "two-seats": lambda question: say_outlooks(question, 0.5, 0.5),
    "over-one": lambda question: say_outlooks(question, 0.5, 0.3, 0.3),
    "below-zero": lambda question: say_outlooks(question, 1.2, -0.2, 0),
    "others": answer_others_too,
    "touches-file": answer_and_touch_file,
    "ignores-sigterm": answer,
    "late": answer_late,
    "floods": flood,
    "complains": complain,
    "forks": fork_and_exit,
    "stops": lambda question: os.kill(os.getpid(), signal.SIGSTOP),
    "huge-line": lambda question: say(b'{"id":' + b" " * (1 << 21) + b"1}\n"),
    "control-characters": lambda question: say(b"\x1b]0;pwned\x07\x1b[2J\x00\x9b\r\n"),
    "control-characters-as-a-move": lambda question: answer(question, move="\x1b[2J\x9b\u202e\r\n"),
    "control-characters-as-an-error": lambda question: answer(question, move="", error_message="\x1b[2J"),
}

if NAME == "ignores-sigterm":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
RECEIVED.touch()
if NAME == "hangs-at-start":
    time.sleep(60)
if NAME == "dies-at-start":
    sys.exit(7)
count = 0
with RECEIVED.open("a") as received:
    for line in sys.stdin:
        received.write(line)
        received.flush()
        question = json.loads(line)
        if question["kind"] == "hello":
            say(b"{}\n")
        elif count < int(BEFORE or 0):
            count += 1
            answer(question)
        else:
            REPLIES[NAME](question)
if NAME == "ignores-sigterm":
    time.sleep(60)
