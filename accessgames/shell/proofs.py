"""What is told about the luck of a match and about what its journal proves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from accessgames.engine import Header
    from accessgames.engine.journal import PublicHeader
    from accessgames.engine.luck import Sealed
    from accessgames.engine.proof import LuckProof


def seal_message(sealed: Sealed) -> Message:
    """Tell the four words of a commitment, for people who compare what they hold."""
    return say("proof-seal", "system", digest=sealed.commitment)


def luck_messages(header: Header | PublicHeader) -> tuple[Message, ...]:
    """Tell where the luck of a match comes from: the seal and the words of people, or a chosen seed."""
    sealed = header.sealed
    if sealed is None:
        return (say("proof-seed-chosen", "system"),)
    told = [seal_message(sealed)]
    given = [
        f"{seat.name}: {words}" for seat, words in zip(header.seats, sealed.words, strict=False) if words
    ]
    if given:
        told.append(say("proof-words", "system", words=Listing(tuple(given))))
    return tuple(told)


def proof_messages(header: Header, luck: LuckProof) -> tuple[Message, ...]:
    """Tell what a journal proves of its luck, and what no journal can prove."""
    key = {"drawn": "proof-luck-drawn", "chosen": "proof-luck-chosen", "sealed": "proof-luck-sealed"}[
        luck.seed
    ]
    told = [say(key, "system", count=luck.followed), *(luck_messages(header) if header.sealed else ())]
    if luck.told:
        told.append(say("proof-luck-told", "system", count=luck.told))
    started = "proof-started" if header.started else "proof-not-started"
    return (*told, say(started, "system", started=header.started), say("proof-limits", "system"))


def fingerprint_message(chain: str) -> Message:
    """Tell the four words of a whole journal, by the hash of its last line."""
    return say("proof-fingerprint", "system", digest=chain)
