"""Make the files that Qt reads its words from smaller: what tells one text from others is mostly not needed.

Qt finds a text by a hash of it, and then compares the text and its comment with copies in the file. Without
the copies it takes the one text with this hash; so they can go wherever a hash stands for one text only. The
context stays: other packages ask for texts of their own.
"""

import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

MAGIC_LENGTH = 16
HASHES, MESSAGES = 0x42, 0x69
END, SOURCE, COMMENT = 1, 6, 8
WITHOUT_LENGTH = {END: 0, 5: 4}  # tags whose content has a fixed length
Sections = list[tuple[int, bytes]]


def slim(file: Path) -> None:
    """Remove the copies that are not needed."""
    data = file.read_bytes()
    sections = list(_sections(data[MAGIC_LENGTH:]))
    kept = dict(sections)
    hashes = [struct.unpack_from(">II", kept[HASHES], at) for at in range(0, len(kept.get(HASHES, b"")), 8)]
    once = {number for number, times in Counter(number for number, _ in hashes).items() if times == 1}
    messages, places = bytearray(), []
    for number, offset in hashes:
        places.append(struct.pack(">II", number, len(messages)))
        for tag, content in _tags(kept[MESSAGES], offset):
            if tag not in (SOURCE, COMMENT) or number not in once:
                messages += content
    made = {HASHES: b"".join(places), MESSAGES: bytes(messages)}
    parts = [struct.pack(">BI", tag, len(made.get(tag, old))) + made.get(tag, old) for tag, old in sections]
    file.write_bytes(data[:MAGIC_LENGTH] + b"".join(parts))


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = 0
    while at < len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        at += 5
        yield tag, data[at : at + length]
        at += length


def _tags(messages: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """Yield the parts of a message, each as it is in the file."""
    while True:
        tag = messages[at]
        if tag in WITHOUT_LENGTH:
            end = at + 1 + WITHOUT_LENGTH[tag]
        else:
            [length] = struct.unpack_from(">I", messages, at + 1)
            end = at + 5 + (0 if length == 0xFFFFFFFF else length)
        yield tag, messages[at:end]
        if tag == END:
            return
        at = end
