"""An engine that fails in the chosen way: odd_engine.py WAY [QUESTIONS ANSWERED BEFORE]."""

import json
import os
import signal
import subprocess
import sys
import time

WAY = sys.argv[1]
ANSWERED_BEFORE = int(sys.argv[2]) if len(sys.argv) > 2 else 1


def answered(question: dict) -> str:
    if question["kind"] == "hello":
        return json.dumps({})
    return json.dumps({"id": question["id"], "move": question["choices"][0]})


def say(question: dict, **changed: object) -> None:
    print(json.dumps({"id": question["id"], "move": question["choices"][0], **changed}), flush=True)


def say_bytes(content: bytes) -> None:
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def babble(question: dict) -> None:
    while True:
        say_bytes(b"x" * 65536)


def close(question: dict) -> None:
    os.close(1)
    time.sleep(60)


def be_stubborn(question: dict) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    time.sleep(60)


FAILURES = {
    "silent": lambda question: time.sleep(60),
    "dies": lambda question: sys.exit(3),
    "killed": lambda question: os.kill(os.getpid(), signal.SIGKILL),
    "rubbish": lambda question: say_bytes(b"I think\x00 therefore I play\n"),
    "not utf-8": lambda question: say_bytes(b"\xff\xfe{}\n"),
    "endless": babble,
    "deep": lambda question: say_bytes(b"[" * 100_000 + b"\n"),
    "illegal": lambda question: say(question, move="61"),
    "wrong id": lambda question: say(question, id=question["id"] + 1),
    "no move": lambda question: say_bytes(b'{"id": 1}\n'),
    "stubborn": be_stubborn,
    "closes": close,
}


for count, line in enumerate(sys.stdin):
    question = json.loads(line)
    if question["kind"] == "bye":
        break
    if count >= ANSWERED_BEFORE:
        FAILURES[WAY](question)
    else:
        print(answered(question), flush=True)
