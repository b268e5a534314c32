"""What writes the journal of a tournament: names beside the chain, every line signed where there is a key."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from accessgames.club import notation
from accessgames.club.events import NAMING, Created, Event, Keyed
from accessgames.dataclasses import dataclass, field, replace
from accessgames.language import Listing, Message, say
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.storage import signing

if TYPE_CHECKING:
    from accessgames.club.union.writing import EntryWriter
    from accessgames.language import Language

FindSigner = Callable[[], "signing.Signer | None"]
"""Returns the key that signs, or None where nothing can be signed."""


def fresh_salt() -> str:
    """Return what keeps anybody from finding a name by trying names."""
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class KeyNews:
    """Something about keys that has to be told.

    Attributes:
        what: `made` for a key made just now, `begins` for one that signs from here on, `over` for one in the
            place of another, `missing` where nothing can be signed.
        public: The public key, or empty.
        old: The one before, or empty.
    """

    what: str
    public: str = ""
    old: str = ""


@dataclass
class Scribe:
    """Writes lines.

    Attributes:
        now: Gives the time as ISO 8601 text.
        find_signer: Gives the key, asked once; None where nobody wants signatures.
        salt: Gives a fresh salt.
    """

    now: Callable[[], str]
    find_signer: FindSigner | None = None
    salt: Callable[[], str] = fresh_salt
    _signers: list[signing.Signer | None] = field(default_factory=list)
    _news: list[KeyNews] = field(default_factory=list)
    _writers: list[str] = field(default_factory=list)

    def named(self, event: Event) -> tuple[Event, Mapping[str, str]]:
        """Return an event as a journal with names beside it has it, with what lies there."""
        if not isinstance(event, NAMING):
            return event, {}
        entry = notation.PersonEntry(self.salt(), event.name, event.category, event.gender, event.spoken)
        text = notation.to_text(entry)
        digest = notation.digest_of(text)
        return replace(event, person=digest), {digest: text}

    def write_entries(self, writer: EntryWriter, happened: tuple[Event, ...]) -> tuple[str, ...]:
        """Write events as entries, each with the key of this computer where there is one.

        Args:
            writer: Writes the next entry, and goes on.
            happened: What happened, those about people `named`.

        Returns:
            The lines without their newlines.
        """
        begins = isinstance(happened[0], Created)
        signer = self._signer(writer.form, signed=bool(writer.authors), begins=begins)
        sign, author = None, ""
        if signer is not None:
            sign, author = partial(signer.sign, signing.CLUB_LINE), signer.public
            if author not in writer.authors:
                self._news.append(KeyNews("made" if signer.fresh else "begins", author))
        return tuple(writer.line(event, self.now(), sign, author).rstrip("\n") for event in happened)

    def write(
        self, writer: notation.JournalWriter, events: tuple[Event, ...], key: str
    ) -> tuple[tuple[str, ...], str]:
        """Write events; before them, or behind the creation, that another key signs, where that is so.

        Args:
            writer: Writes the next line, and goes on.
            events: What happened, those about people `named`.
            key: Public key that signs until now, or empty.

        Returns:
            The lines without their newlines, and the key that signs from now on.
        """
        signer = self._signer(writer.form, signed=bool(key), begins=writer.number < 0)
        if signer is not None and signer.public != key:
            keyed = Keyed(signer.public)
            events = (*events, keyed) if isinstance(events[0], Created) else (keyed, *events)
            begins = "made" if signer.fresh else "begins"
            self._news.append(KeyNews("over" if key else begins, signer.public, key))
            key = signer.public
        sign = None if signer is None else partial(signer.sign, signing.CLUB_LINE)
        # The key stands in the second line, whose signature covers the first one as well.
        lines = (
            writer.line(event, self.now(), None if isinstance(event, Created) else sign) for event in events
        )
        return tuple(line.rstrip("\n") for line in lines), key

    def _signer(self, form: int, *, signed: bool, begins: bool) -> signing.Signer | None:
        """Return the key; where there could be one, and is none, that is told once."""
        if self.find_signer is None or form == notation.PLAIN_FORMAT:
            return None
        first = not self._signers
        signer = self._found()
        if first and signer is None and (signed or begins):
            self._news.append(KeyNews("missing"))
        return signer

    def _found(self) -> signing.Signer | None:
        if not self._signers:
            self._signers.append(self.find_signer() if self.find_signer is not None else None)
        return self._signers[0]

    def own_key(self, *, make: bool = False) -> str:
        """Return the public key of this computer; empty where nothing can be signed, or nothing was yet.

        Args:
            make: Whether it is made where there is none.
        """
        wanted = make or self._signers or signing.key_path().exists()
        signer = self._found() if wanted else None
        return "" if signer is None else signer.public

    def writer(self) -> str:
        """Return what tells this copy from others that write in a register, 32 hexadecimal digits."""
        own = self.own_key()
        if not self._writers:
            self._writers.append(notation.digest_of(own)[:32] if own else self.salt())
        return self._writers[0]

    def take_news(self) -> tuple[KeyNews, ...]:
        """Return what has to be told, once."""
        news = tuple(self._news)
        self._news.clear()
        return news


def words_of_digest(language: Language, digest: str) -> Listing:
    """Return the four words of a digest, for `LIST`."""
    return Listing(spoken_fingerprint(digest, language.tag))


def words_of_key(language: Language, key: str) -> Listing:
    """Return the four words of a public key, for `LIST`."""
    return words_of_digest(language, notation.digest_of(key))


def tell_news(language: Language, scribe: Scribe) -> tuple[Message, ...]:
    """Tell what is new about keys, once."""
    told = []
    for one in scribe.take_news():
        if one.what == "missing":
            told.append(say("club-key-missing", "system"))
            continue
        words = words_of_key(language, one.public)
        if one.old:
            old = words_of_key(language, one.old)
            told.append(say("club-key-over", "system", words=words, old=old))
        else:
            told.append(say("club-key-signs", "system", words=words, made=one.what))
    return tuple(told)
