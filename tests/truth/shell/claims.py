"""Which sentences of the program itself count or deny something, read from the Fluent files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from accessgames.language import Language

ROOT: Final = Path(__file__).parents[3]

READ: Final = frozenset({"analysis", "cursor", "dice", "errors", "proof", "shell", "simple", "space"})
"""Files whose sentences are told in a match, whatever the game."""

LEFT: Final = {
    "cli": "of the command line, beside any match",
    "cli-bench-hall": "of the command line, beside any match",
    "cli-bench-scale": "of the command line, beside any match",
    "characters": "of opponents with a name, `tests/shell/rivals`",
    "club": "of tournaments, `tests/club`",
    "club-draws": "of tournaments, `tests/club`",
    "club-handout": "of tournaments, `tests/club`",
    "hall-club": "of a hall and a desk, `tests/net`",
    "club-exchange": "of tournaments, `tests/club`",
    "club-keys": "of tournaments, `tests/club`",
    "club-teams": "of tournaments, `tests/club`",
    "club-apart": "of tournaments, `tests/club`",
    "club-stages": "of tournaments, `tests/club`",
    "club-formats": "of tournaments, `tests/club`",
    "club-credits": "of tournaments, `tests/club`",
    "club-swiss": "of tournaments, `tests/club`",
    "club-scoring": "of tournaments, `tests/club`",
    "club-register": "of tournaments, `tests/club`",
    "club-undo": "of tournaments, `tests/club`",
    "club-season": "of tournaments, `tests/club`",
    "club-everywhere": "of tournaments, `tests/club`",
    "club-union": "of tournaments, `tests/club`",
    "club-papers": "of tournaments, `tests/club`",
    "club-papers-more": "of tournaments, `tests/club`",
    "club-story": "of tournaments, `tests/club`",
    "club-rules": "of tournaments, `tests/club`",
    "daily": "of tasks of a day, `tests/games/test_daily_tasks.py`, `tests/shell/tasks`",
    "iota-own": "of real cards, `tests/games/iota/test_own_cards.py`, `tests/games/iota/rules/test_blind.py`",
    "iqlandie-own": "of what is drawn from a real set, `tests/games/iqlandie/test_own_draws.py`",
    "iqlandie-daily": "of tasks of a day, `tests/games/iqlandie/daily`",
    "tetrikon-daily": "of tasks of a day, `tests/games/tetrikon/daily`",
    "help": "explains words, the same in every position",
    "home": "of what is told and asked before a match, `tests/shell/home`",
    "mistakes": "of lessons from own mistakes, `tests/shell/mistakes`",
    "missed": "of lines that were not understood, `tests/shell/commands/test_missed.py`",
    "hall-entry": "of people at other computers, `tests/net`",
    "hall-doorstep": "of people at other computers, `tests/net`",
    "hall-kept": "of people at other computers, `tests/net`",
    "hall-clock": "of people at other computers, `tests/net`",
    "hall-operations": "of people at other computers, `tests/net`",
    "hall-stand-in": "of people at other computers, `tests/net`",
    "hall": "of people at other computers, `tests/net`",
    "net": "of people at other computers, `tests/net`",
    "page": "of people at other computers, `tests/net`",
    "poster": "of people at other computers, `tests/net`",
    "hall-database": "of a hall on several servers, `tests/net/store`",
    "news": "of versions, the same in every position",
    "nudges": "of hints, `tests/truth/test_nudges.py`",
    "patience": "of work that takes long, `tests/shell/test_waiting.py`",
    "pictures": "names parts of pictures, `tests/shell/sight`",
    "ports": "of voices and Braille displays, `tests/output`",
    "advice-compared": "of advice, `tests/truth/test_contrasts.py`, `tests/shell/commands/test_hints.py`",
    "backup": "of everything personal, `tests/personal/test_moving.py`, `tests/storage/test_parcels.py`",
    "statistics": "of matches that are over, `tests/shell/statistics`, `tests/personal`",
    "tutor": "of lessons, `tests/shell/tutor`",
    "tutor-practice": "of lessons, `tests/shell/tutor`",
    **{
        f"tutor-{game}": "of lessons, `tests/shell/tutor`"
        for game in ("iota", "iqlandie", "quantum", "tetrikon")
    },
    **{
        f"{game}{part}": "of the game, `tests/truth/answers` and `refusals`"
        for game, parts in {
            "iota": ("", "-sheets"),
            "quantum": ("", "-sheets"),
            "iqlandie": ("", "-records", "-sheets", "-work"),
            "tetrikon": ("", "-bot", "-material", "-records", "-sheets"),
        }.items()
        for part in parts
    },
}
"""Files that are looked at elsewhere, or say nothing of a match."""

_DENIES: Final = {
    "cs": re.compile(
        r"\b(ne(?!bo\b|boť\b|ch\b|chte\b|jd[říi]\w*\b|jv\w*\b|jm\w*\b|jl\w*\b|jb\w*\b)\w*|není|žádn\w+|nic\w*|nikdo"
        r"|nikomu|nikam|nikde|nikdy|už|jen|jedin\w+|všechn\w+|všichni|ostatní|ani|bez|stále|jin[éý]\w*)\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\b(no|not|none|nothing|nobody|never|nowhere|only|already|all|any|every\w*|cannot|without|other|still"
        r"|more)\b|n't\b",
        re.IGNORECASE,
    ),
}
_COUNTS: Final = re.compile(
    r"\b(COUNT|NP|ORD|CNT|NUM)\(\s*\$|\{ \$\w+ ->\s+\[(one|few|0|1)\]|\{ \$(count|number|most|left|told"
    r"|place|total|points|columns|rows|actions|changed|after|before|best|decisions|turning)\b"
)
_PARTS: Final = re.compile(r'\$[\w-]+|"[^"]*"|\b(WORD|COORD|COLUMN)\([^)]*\)|^\s*\*?\[[\w-]+\]', re.MULTILINE)


@cache
def _entries(tag: str) -> Mapping[str, Any]:
    """Return all messages of a language."""
    entries: Mapping[str, Any] = Language(tag).data.entries
    return entries


def _text(tag: str, key: str) -> str:
    """Return the full form of a message as it is written."""
    return str(_entries(tag)[key].text.partition("\n    .")[0].partition("=")[2])


def claims(tag: str, key: str) -> bool:
    """Tell whether a message counts or denies something."""
    text = _text(tag, key)
    return bool(_COUNTS.search(text) or _DENIES[tag].search(_PARTS.sub("", text)))


def files(tag: str) -> set[str]:
    """Return the names of the files of a language."""
    return {path.stem for path in (ROOT / "locales" / tag).glob("*.ftl")}


def claiming() -> set[str]:
    """Return all keys that count or deny something, be it in one language alone."""
    keys = {
        key
        for name in READ
        for key in re.findall(
            r"^([a-z][\w-]*) =", (ROOT / "locales" / "cs" / f"{name}.ftl").read_text("utf-8"), re.MULTILINE
        )
    }
    return {key for key in keys if any(claims(tag, key) for tag in _DENIES)}
