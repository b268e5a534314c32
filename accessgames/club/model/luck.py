"""The luck of a tournament: one secret seed, the seeds of its draws, and what names a table's match.

A drawn seed never leaves the file of the club before the end. From it follow the commitment, which everybody
may know, and the seed of each draw, which is told with the draw: hashes, so that neither leads back to it, or
to another draw. A chosen seed is for training and for examples: whoever knows it knows all luck that comes.
"""

from __future__ import annotations

import secrets
from typing import Final

from accessgames.engine import Stream
from accessgames.engine.luck import SEED_DIGITS, is_hex, joined_hash

SEEDS: Final = 1_000_000
"""Seeds of matches in a tournament with a chosen seed are below this, short enough to be typed."""

# Each use of the hash has a word of its own, so that no two of them can ever be taken for each other.
_COMMITMENT: Final = "accessgames/tournament/1"
_DRAW: Final = "accessgames/draw/1"
_HANDOUT: Final = "accessgames/handout/1"

_CODES: Final = 10**8
_CODE_DIGITS: Final = 8
_LONGEST_CHOSEN: Final = 28


def draw_tournament_seed() -> str:
    """Draw the secret seed of a tournament: 128 bits as 32 hexadecimal digits."""
    return secrets.token_hex(SEED_DIGITS // 2)


def is_secret(seed: str) -> bool:
    """Tell whether the seed of a tournament was drawn, and not chosen by somebody.

    >>> is_secret("14"), is_secret("0123456789abcdef0123456789abcdef")
    (False, True)
    """
    return is_hex(seed, SEED_DIGITS)


def commitment_of(seed: str) -> str:
    """Return what everybody may know of a tournament's seed: 64 hexadecimal digits."""
    return joined_hash(_COMMITMENT, (seed,))


def draw_seed(seed: str, happened: int, number: int) -> str:
    """Return the seed of a draw.

    Args:
        seed: That of the tournament.
        happened: How many lines its journal had before; those about the journal itself don't count.
        number: Which of several draws at this moment, from 0.
    """
    if is_secret(seed):
        return joined_hash(_DRAW, (seed, str(happened), str(number)))[:SEED_DIGITS]
    return f"{seed[:_LONGEST_CHOSEN]}/{happened}/{number}"


def occasion_of(seed: str, round_: int, table: int) -> str:
    """Return what a match says it is part of: eight figures of the tournament, the round and the table.

    The figures are made of the commitment, so no other tournament has them, whatever it is called.

    >>> occasion_of("14", 2, 3)
    '69177493-2-3'
    """
    return f"{int(commitment_of(seed)[:16], 16) % _CODES:0{_CODE_DIGITS}}-{round_}-{table}"


def match_seed(seed: str, round_: int, table: int) -> int:
    """Return the seed of the match at a table of a tournament with a chosen seed: a number below `SEEDS`."""
    return Stream(seed, f"match/{round_}/{table}").below(SEEDS)


def handout_seal(seed: str, text: str) -> str:
    """Return what only those can make who have the tournament's seed: 64 hexadecimal digits over a text."""
    return joined_hash(_HANDOUT, (seed, text))
