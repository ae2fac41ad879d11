"""A child that fails as told: odd_bots.py FOLDER WORD WORD ...; each start takes the next word.

A word is WAY, or WAY@N to answer N questions first; without a word left it is good. In FOLDER every start
leaves a file with all that it was told.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

FOLDER, WORDS = Path(sys.argv[1]), sys.argv[2:]
START = len(list(FOLDER.glob("start-*")))
TOLD = FOLDER / f"start-{START}-{os.getpid()}"
WAY, _, BEFORE = [*WORDS, *["good"] * (START + 1)][START].partition("@")


def say(content: bytes) -> None:
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def weigh(question: dict, **changed: object) -> None:
    even = 1 / len(question["choices"])
    one = {"chance": 0.4, "share": even, "points": 2.5, **changed}
    weighed = [{"move": move, **one} for move in question["choices"]]
    say(json.dumps({"id": question["id"], "weighed": weighed}).encode() + b"\n")


def answer_half(question: dict) -> None:
    weigh({**question, "choices": question["choices"][::2]})


def answer_twice(question: dict) -> None:
    weigh({**question, "choices": [*question["choices"][1:], question["choices"][-1]]})


def answer(question: dict, **changed: object) -> None:
    if question["kind"] == "weigh" and not changed:
        return weigh(question)
    say(json.dumps({"id": question["id"], "move": question["choices"][0], **changed}).encode() + b"\n")
    return None


def babble(_question: dict) -> None:
    while True:
        say(b"x" * 65536)


def close(_question: dict) -> None:
    os.close(1)
    time.sleep(60)


def answer_others_too(question: dict) -> None:
    answer(question, id=question["id"] + 1000)
    answer(question)
    answer(question)


def answer_and_tell(question: dict) -> None:
    answer(question)
    (FOLDER / "answered").touch()


WAYS = {
    "good": answer,
    "dies": lambda question: sys.exit(3),
    "aborts": lambda question: os.abort(),
    "hangs": lambda question: time.sleep(60),
    "rubbish": lambda question: say(b"I think\n"),
    "not-utf-8": lambda question: say(b"\xff\xfe{}\n"),
    "deep": lambda question: say(b"[" * 100_000 + b"\n"),
    "endless": babble,
    "closes": close,
    "illegal": lambda question: answer(question, move="61"),
    "moveless": lambda question: say(json.dumps({"id": question["id"]}).encode() + b"\n"),
    "complains": lambda question: answer(question, move="", error_message="the sea is empty"),
    "half": answer_half,
    "twice": answer_twice,
    "too-much": lambda question: weigh(question, share=2),
    "hopeful": lambda question: weigh(question, chance=-0.5),
    "others": answer_others_too,
    "tells": answer_and_tell,
    "deaf": answer,
}

if WAY == "deaf":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
TOLD.touch()
if WAY == "mute":
    time.sleep(60)
if WAY == "stillborn":
    sys.exit(7)
count = 0
with TOLD.open("a") as told:
    for line in sys.stdin:
        told.write(line)
        told.flush()
        question = json.loads(line)
        if question["kind"] == "hello":
            say(b"{}\n")
        elif count < int(BEFORE or 0):
            count += 1
            answer(question)
        else:
            WAYS[WAY](question)
if WAY == "deaf":
    time.sleep(60)
