"""Make `docs/glossary.md` of `locales/terms.toml`, which the linter reads too.

python tools/glossary.py           write the page
python tools/glossary.py --check   only tell whether it would change
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from accessgames.language.resources import locales_root, read_toml
from accessgames.testing.lint_wording import BESIDE_TERMS, TERMS

PAGE: Final = Path(__file__).parents[1] / "docs" / "glossary.md"


def write_glossary() -> str:
    """Return the page."""
    data = read_toml(locales_root() / TERMS)
    sections = {name: section for name, section in data.items() if name not in BESIDE_TERMS}
    contents = [
        f"- [{one['title']}](#{one['title'].lower().replace(',', '').replace(' ', '-')})"
        for one in sections.values()
    ]
    refused = data["refused"]
    parts = ["\n".join((f"## {one['title']}", "", *_entries(one, refused))) for one in sections.values()]
    head = (f"# {data['page']['title']}", "", "## In short", "", *data["page"]["about"], "## Contents", "")
    return "\n".join((*head, *contents, "", "\n\n".join(parts), ""))


def _entries(section: Mapping[str, Any], refused: Mapping[str, Any]) -> Iterator[str]:
    for key, term in section.items():
        if key == "title":
            continue
        words = f"{term['en']}: {term['cs']}" if "cs" in term else term["en"]
        rules = f" (rules: {term['rules']})" if "rules" in term else ""
        others = [f"„{word.replace('*', '…')}“" for words in refused.get(key, {}).values() for word in words]
        told = [f"not {', '.join(others)}"] if others else []
        yield f"- {'; '.join([words + rules, *filter(None, [term.get('meaning')]), *told])}."


def main() -> int:
    """Write the page; exit code 1 when it differs and was only to be checked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    check: bool = parser.parse_args().check
    text = write_glossary()
    if check:
        return int(PAGE.read_text("utf-8") != text)
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
