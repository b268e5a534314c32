"""Who comes into a hall: names that can't be taken for others', and what proves who somebody is."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.net.hall import ledger

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LONGEST_NAME: Final = 30
"""Longest name, in characters."""

SHORTEST_PASSPHRASE: Final = 8
"""Shortest passphrase, in characters."""

_BETWEEN: Final = frozenset(" .'-")
_TOKEN_BYTES: Final = 24


def read_name(text: str) -> str:
    """Return a name as it is told: letters and digits of one script, with single blanks between them.

    Raises:
        GameError: `net-name-unfit`: it is empty, too long, mixes scripts, or has signs that could deceive.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    fit = 0 < len(name) <= LONGEST_NAME and name[0].isalnum()
    scripts = set()
    for char in name:
        kind = unicodedata.category(char)
        if kind[0] == "L":
            scripts.add(unicodedata.name(char, "?").split()[0])
        elif kind != "Nd" and char not in _BETWEEN:
            fit = False
    if not fit or len(scripts) != 1:
        raise GameError("net-name-unfit", name="".join(filter(str.isprintable, name))[:LONGEST_NAME])
    return name


def folded(name: str) -> str:
    """Return a name as names are compared: without case and signs above letters.

    >>> folded("Jana Nová") == folded("jana nova")
    True
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


class People:
    """Everybody who has been here, in memory; whoever changes somebody lets the ledger keep it."""

    def __init__(self, kept: Iterable[ledger.KeptPerson] = (), shared: ledger.Ledger | None = None) -> None:
        """Know those who were kept; where several servers share them, ask each time in their ledger."""
        self._shared = shared
        people = tuple(kept)
        self._by_name = {person.folded: person for person in people}
        self._by_token = {person.token: person for person in people if person.token}
        self._next = max((person.id for person in people), default=0) + 1

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher  # noqa: PLC0415 - guests without a passphrase need none

        return PasswordHasher()

    def find(self, name: str) -> ledger.KeptPerson | None:
        """Return who has a name, however it is written."""
        if self._shared is not None:
            return self._shared.person(ledger.NAMED, folded(name))
        return self._by_name.get(folded(name))

    def by_token(self, token: str) -> ledger.KeptPerson | None:
        """Return who a token belongs to."""
        if self._shared is not None and token:
            return self._shared.person(ledger.PROVEN, hashed(token))
        return self._by_token.get(hashed(token)) if token else None

    def new(self, name: str, claim: str = "") -> tuple[ledger.KeptPerson, str]:
        """Return somebody new with their token, which is what they claim to be known by, if anything.

        Raises:
            GameError: As `read_name`, or `net-name-taken`.
        """
        told = read_name(name)
        if (known := self.find(told)) is not None:
            if claims(known, claim):  # they came a second time while they were let in the first time
                return known, claim
            raise GameError("net-name-taken", name=told)
        token = self._token(claim)
        if self._shared is not None:
            person = ledger.KeptPerson(
                self._shared.next_number("person"), told, folded(told), hashed(token), ""
            )
            if not self._shared.add_person(person):  # at another server, just before
                raise GameError("net-name-taken", name=told)
            return person, token
        person = ledger.KeptPerson(self._next, told, folded(told), hashed(token), "")
        self._next += 1
        self.know(person)
        return person, token

    def new_token(self, person: ledger.KeptPerson, claim: str = "") -> tuple[ledger.KeptPerson, str]:
        """Return somebody with another token, as in `new`: the one before is worth nothing."""
        token = self._token(claim)
        changed = replace(person, token=hashed(token))
        self._by_token.pop(person.token, None)
        self.know(changed)
        return changed, token

    def _token(self, claim: str) -> str:
        """Return what proves somebody: what they claim, or where that is somebody's already another one."""
        return claim if claim and self.by_token(claim) is None else drawn_token()

    def forget(self, person: ledger.KeptPerson) -> None:
        """Know somebody no more."""
        self._by_name.pop(person.folded, None)
        self._by_token.pop(person.token, None)

    def fits(self, person: ledger.KeptPerson, passphrase: str) -> bool:
        """Tell whether a passphrase keeps a name; slow on purpose, so it belongs beside the loop."""
        from argon2.exceptions import Argon2Error, InvalidHashError  # noqa: PLC0415 - as above

        try:
            return bool(person.passphrase) and self._hasher.verify(person.passphrase, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    def hash_passphrase(self, passphrase: str) -> str:
        """Return what is kept of a passphrase; slow as `fits`. Raises GameError `net-passphrase-short`."""
        if len(passphrase) < SHORTEST_PASSPHRASE:
            raise GameError("net-passphrase-short", least=SHORTEST_PASSPHRASE)
        return self._hasher.hash(passphrase)

    def know(self, person: ledger.KeptPerson) -> None:
        """Know somebody, or what has changed about them; the token stays the same."""
        if self._shared is not None:
            return
        self._by_name[person.folded] = person
        if person.token:
            self._by_token[person.token] = person


def drawn_token() -> str:
    """Return a token, or a claim, that nobody guesses."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def claims(person: ledger.KeptPerson, claim: str) -> bool:
    """Tell whether somebody came into the hall by a claim, and has had no other token since."""
    return bool(claim) and same_word(hashed(claim), person.token)


def hashed(token: str) -> str:
    """Return the hash of a token: it is as long as no one could guess, so it needs no slow one."""
    return sha256(token.encode()).hexdigest()


def same_word(given: str, wanted: str) -> bool:
    """Compare two words without telling by the time taken how far they agree."""
    return compare_digest(given.encode(), wanted.encode())
