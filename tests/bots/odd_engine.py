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


def say_late(question: dict) -> None:
    time.sleep(5)
    say(question)


def say_twice(question: dict) -> None:
    say(question)
    say(question)


def drip(question: dict) -> None:
    while True:
        say_bytes(b" ")
        time.sleep(0.01)


def complain(question: dict) -> None:
    while True:
        sys.stderr.buffer.write(b"x" * 4096)
        time.sleep(0.001)


def flood(question: dict) -> None:
    while True:
        say_bytes(b'{"id":0,"move":"1"}\n' * 1000)


def fork_and_exit(question: dict) -> None:
    if os.fork():
        os._exit(0)
    os.setsid()
    time.sleep(60)


def stop(question: dict) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def close_input(question: dict) -> None:
    os.close(0)
    say(question)
    time.sleep(60)


def ignore_everything(question: dict) -> None:
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_IGN)
    time.sleep(60)


def say_half(question: dict) -> None:
    say_bytes(json.dumps({"id": question["id"]}).encode()[:-1])
    sys.exit(0)


def say_line(text: str, coding: str = "utf-8") -> None:
    say_bytes(f"{text}\n".encode(coding))


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
    "huge line": lambda question: say_bytes(b'{"id":' + b" " * (1 << 21) + b"1}\n"),
    "huge move": lambda question: say(question, move="x" * 900_000),
    "control characters": lambda question: say_bytes(b"\x1b]0;pwned\x07\x1b[2J\x00\x9b\r\n"),
    "control characters as a move": lambda question: say(question, move="\x1b[2J\x9b\u202e\r\n"),
    "number": lambda question: say_bytes(b"1e999999\n"),
    "wrong types": lambda question: say(question, id=True, move=3),
    "late": say_late,
    "twice": say_twice,
    "drips": drip,
    "complains": complain,
    "floods": flood,
    "forks": fork_and_exit,
    "stops": stop,
    "closes input": close_input,
    "ignores signals": ignore_everything,
    "empty line": lambda question: say_line(""),
    "null": lambda question: say_line("null"),
    "list": lambda question: say_line("[]"),
    "text": lambda question: say_line('"37"'),
    "not a number": lambda question: say_line("NaN"),
    "huge number": lambda question: say_line(f'{{"id":{"9" * 5000},"move":"1"}}'),
    "negative id": lambda question: say(question, id=-1),
    "broken id": lambda question: say(question, id=question["id"] + 0.5),
    "id as text": lambda question: say(question, id=str(question["id"])),
    "empty move": lambda question: say(question, move=""),
    "padded move": lambda question: say(question, move=f" {question['choices'][0]}"),
    "no move at all": lambda question: say(question, move=None),
    "list as a move": lambda question: say(question, move=question["choices"]),
    "half a letter": lambda question: say(question, move="\ud800"),
    "byte order mark": lambda question: say_line("\ufeff" + answered(question)),
    "wide letters": lambda question: say_line(answered(question), "utf-16"),
    "half a line": say_half,
}


for count, line in enumerate(sys.stdin):
    question = json.loads(line)
    if question["kind"] == "bye":
        break
    if count >= ANSWERED_BEFORE:
        FAILURES[WAY](question)
    else:
        print(answered(question), flush=True)
