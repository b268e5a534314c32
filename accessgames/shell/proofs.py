"""Where the luck of a match comes from: words that people add, the seal, and what a journal proves."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

from accessgames.engine import GameError, Header, SeatSpec
from accessgames.engine.luck import MAX_WORDS, DrawnLuck, Sealed
from accessgames.language import Listing, Message, say
from accessgames.shell.dialogue import BackError, Dialogue
from accessgames.shell.seating import HUMAN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine.journal import PublicHeader
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


def add_words(dialogue: Dialogue, seats: Sequence[SeatSpec], luck: DrawnLuck) -> DrawnLuck:
    """Tell the seal, let each person at the keyboard type words unseen, and make all of them join the luck.

    The seal comes first: whoever drew the seed can't choose another one that suits the words. No word is told
    or kept before all are there, so nobody can fit theirs to those of others.

    Args:
        dialogue: Asks.
        seats: Who will sit where, with their names.
        luck: What was drawn; nothing of it is known yet but the seal.

    Raises:
        LeftError: Somebody leaves; there is no match then.
    """
    people = [seat for seat, spec in enumerate(seats) if spec.player == HUMAN]
    dialogue.console.tell(seal_message(luck.sealed), say("shell-words-begin", "system"))
    given: list[str] = []
    while len(given) < len(people):
        question = (say("shell-ask-words", who=seats[people[len(given)]].name),)
        try:
            given.append(dialogue.ask(question, read_words, hidden=True))
        except BackError:
            del given[-1:]
        else:
            dialogue.console.tell(say("shell-words-taken" if given[-1] else "shell-words-none", "system"))
    by_seat = dict(zip(people, given, strict=True))
    words = tuple(by_seat.get(seat, "") for seat in range(len(seats)))
    return replace(luck, sealed=replace(luck.sealed, words=words if any(words) else ()))


def read_words(line: str) -> str:
    """Return words as the journal keeps them: single blanks, and letters made of one character.

    Raises:
        GameError: `shell-words-unfit`, which does not repeat them, since others may hear it.
    """
    words = unicodedata.normalize("NFC", " ".join(line.split()))
    if len(words) > MAX_WORDS or not words.isprintable():
        raise GameError("shell-words-unfit", count=len(words), most=MAX_WORDS)
    return words
