"""Write the ladders of the computer players into docs/en/strength.md and docs/cs/sila.md.

    python tools/strength.py            write them
    python tools/strength.py --check    only tell which page would change

The results are what `accessgames ladder GAME --json` printed into docs/strength/*.json, those of further
tables into docs/strength/tables/*.json; a game may have several files with different rungs. In each page the
part below the heading of a game is written anew.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from accessgames.cli.console import Console  # noqa: E402 - the checkout goes first
from tools.ladder.report import sentences, told_machine, words_of  # noqa: E402 - as above

RESULTS: Final = ROOT / "docs" / "strength"
PAGES: Final = {"cs": ROOT / "docs" / "cs" / "sila.md", "en": ROOT / "docs" / "en" / "strength.md"}


def results(folder: Path = RESULTS) -> dict[str, list[dict[str, Any]]]:
    """Read the saved results: for each game its documents, in the order of their files.

    Raises:
        ValueError: A rung of a game stands in two of them.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for path in sorted(folder.glob("*.json")):
        for document in json.loads(path.read_text(encoding="utf-8")):
            found.setdefault(document["game"], []).append(document)
    for game, documents in found.items():
        names = [rung["rung"] for document in documents for rung in document["rungs"]]
        if len(names) != len(set(names)):
            raise ValueError(f"{game}: {sorted(names)}")
    return found


def lines(documents: list[dict[str, Any]], console: Console) -> Iterator[str]:
    """Yield what a page says about a game: an item for each pair, then what it was measured on."""
    for document in documents:
        named = words_of(document["game"], console.language)
        for rung in document["rungs"]:
            told = map(console.render, sentences(rung, console.decimal, named))
            yield f"- {'. '.join(told)}."
        yield f"- {console.render(told_machine(document))}."


def written(text: str, found: Mapping[str, list[dict[str, Any]]], console: Console) -> str:
    """Return a page with the part below the heading of each game written anew."""
    for game, documents in found.items():
        heading = f"## {console.title(game)}\n"
        below = re.compile(rf"(?<=^{re.escape(heading)}).*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
        shown = "\n".join(["", *lines(documents, console), "", ""])
        text = below.sub(lambda _, shown=shown: shown, text)  # type: ignore[misc] # bound at once
    return f"{text.rstrip()}\n"


def main(arguments: list[str] | None = None) -> int:
    """Write or check both pages; return 1 when one would change under `--check`."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args(arguments).check
    found = results()
    for game, documents in results(RESULTS / "tables").items():
        found[game] += documents
    changed = []
    for tag, page in PAGES.items():
        text = page.read_text(encoding="utf-8")
        new = written(text, found, Console(tag))
        if new != text:
            changed.append(page.relative_to(ROOT).as_posix())
            if not check:
                page.write_text(new, encoding="utf-8")
    print(*changed, sep="\n", end="\n" if changed else "")
    return int(check and bool(changed))


if __name__ == "__main__":
    raise SystemExit(main())
