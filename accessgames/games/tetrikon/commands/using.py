"""From what was typed to the use of chance cards: the card, and whom or what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.tetrikon.naming import name_card
from accessgames.games.tetrikon.rules.actions import UseCard
from accessgames.games.tetrikon.typed import meaningful, read_card, read_goods, read_partner
from accessgames.games.tetrikon.typed.items import spellings
from accessgames.language.commandline import COMMA, plain, quoted

if TYPE_CHECKING:
    from accessgames.games.room import Desk

_JOKER = "joker-"
_MOST_LISTED = 60


def make_use(words: Sequence[str], desk: Desk) -> UseCard:
    """Use a card: "žolík 25 T", "směna 1 u H Petr tyč za roh", "vyber 1 od M 3"; by nothing, the one drawn.

    Raises:
        MalformedAction: The words name no card.
        AmbiguousAction: The card can be used in several ways.
    """
    kinds, rest = _kinds(list(words), desk)
    action = _details(kinds, rest, desk)
    fitting = [legal for legal in _legal(desk) if _matches(action, legal)]
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) > _MOST_LISTED:
        raise MalformedAction("tetrikon-error-card-details", card=name_card(kinds[0]), count=len(fitting))
    if fitting and action not in fitting:
        raise AmbiguousAction("tetrikon-error-card-ways", candidates=tuple(fitting), card=name_card(kinds[0]))
    return action


def _legal(desk: Desk) -> list[UseCard]:
    return [action for action in desk.perspective.legal if isinstance(action, UseCard)]


def _kinds(words: list[str], desk: Desk) -> tuple[tuple[str, ...], list[str]]:
    """Read the cards; only jokers can be several. By nothing the card just drawn is meant."""
    drawn: str | None = desk.view.drawn
    joining = desk.words.read.conjunctions | {COMMA}
    kinds: list[str] = []
    rest = words
    while rest:
        taken = read_card(rest, desk)
        if taken is None or (kinds and not taken.value.startswith(_JOKER)):
            break
        kinds.append(taken.value)
        rest = rest[taken.used :]
        if not taken.value.startswith(_JOKER):
            break
        while rest and plain(rest[0]) in joining:
            rest = rest[1:]
    if not kinds:
        if drawn is None and not words:
            raise MalformedAction("tetrikon-error-which-chance")
        if drawn is None or (words and not _about_drawn(words, desk)):
            raise MalformedAction("tetrikon-error-card", word=quoted(" ".join(words)))
        kinds, rest = [drawn], words
    return tuple(sorted(kinds)), rest


def _about_drawn(words: Sequence[str], desk: Desk) -> bool:
    """Tell whether words begin with what a drawn card may be about: a person, a piece or a number."""
    rest = meaningful(words, desk.words)
    known = desk.words
    return not rest or known.read.number(rest) is not None or _is_goods(rest, desk) or bool(_who(rest, desk))


def _is_goods(words: Sequence[str], desk: Desk) -> bool:
    try:
        return bool(read_goods(words, desk))
    except MalformedAction:
        return False


def _who(words: Sequence[str], desk: Desk) -> bool:
    return read_partner(words, desk) is not None


def _details(kinds: tuple[str, ...], words: Sequence[str], desk: Desk) -> UseCard:
    """Read whom a card is about, what is given and what is wanted."""
    kind, others = kinds[0], kinds[1:]
    rest = meaningful(words, desk.words)
    if kind == "choose-piece":
        return UseCard(kind, place=_place(rest, desk))
    if kind == "swap-manager":
        return UseCard(kind, give=_piece(rest, desk))
    if kind in {"piece-from-player", "take-twenty-five"}:
        return UseCard(kind, partner=_partner(rest, desk))
    if kind == "swap-player":
        return _swap(rest, desk)
    if rest:
        raise MalformedAction("tetrikon-error-more", word=quoted(rest[0]))
    return UseCard(kind, others=others)


def _place(words: list[str], desk: Desk) -> int | None:
    """Read a place of the offer by its number, or by the piece that lies there."""
    if not words:
        return None
    number = desk.words.read.which(words)
    if number is not None and number.used == len(words):
        return number.value
    piece = _piece(words, desk)
    offer = desk.view.table.offer
    if piece not in offer:
        raise MalformedAction("tetrikon-error-not-offered", word=quoted(" ".join(words)))
    return int(offer.index(piece)) + 1


def _piece(words: Sequence[str], desk: Desk) -> str | None:
    if not words:
        return None
    goods = read_goods(words, desk)
    if goods.money or len(goods.pieces) != 1:
        raise MalformedAction("tetrikon-error-piece", word=quoted(" ".join(words)))
    return goods.pieces[0]


def _partner(words: Sequence[str], desk: Desk) -> int | None:
    if not words:
        return None
    taken = read_partner(words, desk)
    if taken is None or taken.used < len(words):
        known = tuple(person.name for person in desk.people)
        raise MalformedAction("tetrikon-error-player", name=quoted(" ".join(words)), known=known)
    return taken.value


def _swap(words: list[str], desk: Desk) -> UseCard:
    """Read "Petr tyč za roh"; any part may be left out where it is clear."""
    partner = read_partner(words, desk)
    rest = words[partner.used :] if partner else words
    marks = spellings(desk.words, "for")
    cut = next((at for at, word in enumerate(rest) if plain(word) in marks), len(rest))
    return UseCard(
        "swap-player",
        partner=partner.value if partner else None,
        give=_piece(rest[:cut], desk),
        take=_piece([word for word in rest[cut:] if plain(word) not in marks], desk),
    )


def _matches(typed: UseCard, legal: UseCard) -> bool:
    """Tell whether a legal use has everything that was typed."""
    return (
        legal.kind == typed.kind
        and legal.others == typed.others
        and typed.partner in {None, legal.partner}
        and typed.give in {None, legal.give}
        and typed.take in {None, legal.take}
        and typed.place in {None, legal.place}
    )
