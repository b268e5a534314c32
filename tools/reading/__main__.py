"""Sheets of all sentences for whoever reads them, and which of them were read.

    python -m pytest -p tools.reading.recorder tests   what the tests say, into the folder READING_FOLDER
    python -m tools.reading collect FOLDER             keep of that what reads differently
    python -m tools.reading sheet cs                   the lines that were not read yet; --all: every line
    python -m tools.reading accept cs [KEY ...]        these messages were read and are right; without KEY all

`tests/reading/messages.jsonl` has the messages, `tests/reading/<language>.txt` a digest of each message that
was read: where its lines change, they are to be read again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Final

from accessgames.language import Language, values
from tools.reading import sheets
from tools.reading.recorder import Recorder
from tools.reading.stored import dump, load

FOLDER: Final = Path(__file__).parents[2] / "tests" / "reading"
KEPT: Final = 8
"""So many recorded messages of a key are kept at most."""


def read_messages(paths: Iterable[Path]) -> dict[str, list[values.Message]]:
    """Return the messages of some files by their keys."""
    found: dict[str, list[values.Message]] = {}
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            if line:
                message = load(json.loads(line))
                found.setdefault(message.key, []).append(message)
    return found


def collect(folder: Path, kept: Path = FOLDER / "messages.jsonl") -> int:
    """Keep what a run recorded, and what was kept before; return how many messages there are now."""
    recorder = Recorder(KEPT)
    found = read_messages([*([kept] if kept.exists() else ()), *sorted(folder.glob("*.jsonl"))])
    for messages in found.values():
        for message in messages:
            recorder.note(message)
    lines = [
        json.dumps(dump(message), ensure_ascii=False)
        for key in sorted(recorder.kept)
        for message in recorder.kept[key]
    ]
    kept.parent.mkdir(exist_ok=True)
    kept.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return len(lines)


def digests(tag: str) -> dict[str, tuple[str, list[str]]]:
    """Return for each message of a language the digest of its lines, and the lines."""
    recorded = read_messages([FOLDER / "messages.jsonl"])
    lines = sheets.sheet(Language(tag, strict=True), recorded)
    found = {}
    for key, group in groupby(lines, key=lambda line: line.key):
        texts = [line.text for line in group]
        found[key] = (blake2b("\n".join(texts).encode(), digest_size=6).hexdigest(), texts)
    return found


def read_digests(tag: str) -> dict[str, str]:
    """Return the digests of what was read in a language."""
    path = FOLDER / f"{tag}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {key: digest for key, _, digest in (line.partition(" ") for line in lines)}


def accept(tag: str, keys: Sequence[str]) -> int:
    """Write down that messages were read; return how many are read now."""
    now, read = digests(tag), read_digests(tag)
    read = {key: digest for key, digest in read.items() if key in now}
    read.update((key, now[key][0]) for key in keys or now)
    FOLDER.mkdir(exist_ok=True)
    text = "".join(f"{key} {digest}\n" for key, digest in sorted(read.items()))
    (FOLDER / f"{tag}.txt").write_text(text, encoding="utf-8")
    return len(read)


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the first word says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("collect", "sheet", "accept"))
    parser.add_argument("where", help="a folder, or a language")
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--all", action="store_true", help="lines that were read as well")
    chosen = parser.parse_args(arguments)
    if chosen.what == "collect":
        print(f"{collect(Path(chosen.where))} messages")
    elif chosen.what == "accept":
        print(f"{accept(chosen.where, chosen.keys)} messages are read")
    else:
        read = {} if chosen.all else read_digests(chosen.where)
        for key, (digest, texts) in digests(chosen.where).items():
            if read.get(key) != digest:
                print(key, *texts, sep="\n  ")


if __name__ == "__main__":
    main()
