r"""The smallest whole engine: it reads one JSON line per question and answers with one JSON line.

Try it: tide-gui arena turn-the-tide --games 10 \
    --seats "drifter,drifter,cmd:python3 tests/bots/example_engine.py"
"""

import json
import sys


def choose(question: dict) -> str:
    """Lay the highest card when the lower tide is really low, else the lowest card."""
    choices = question["choices"]
    if question["game"] != "turn-the-tide":
        return choices[0]
    lower, _higher = question["view"]["offer"]
    return choices[-1] if lower <= 3 else choices[0]


def main() -> None:
    """Answer until `bye`, or until the input closes."""
    for line in sys.stdin:
        question = json.loads(line)
        if question["kind"] == "bye":
            break
        if question["kind"] == "hello":
            answer = {"name": "Example"}
        else:
            answer = {"id": question["id"], "move": choose(question)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
