"""What a curious player asks and tries in IOTA."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from accessgames.games.iota.commands import spell_card
from accessgames.games.iota.notation import format_spot, parse_card
from accessgames.games.iota.rules.actions import Place
from accessgames.games.iota.rules.cards import START, Spot
from tests.whole.players import Plan, advised, asking_why, at_once, choosing, loudly, trying, typing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.games import Listener
    from accessgames.language import Vocabulary
    from tests.whole.session import Watch

_FAR = Spot(-9, 0)


def _where(watch: Watch) -> str:
    """Ask for the first card of the hand."""
    return f"{watch.words.word('where')} {spell_card(watch.desk.view.hand[0], watch.words)}"


def _fits(watch: Watch) -> str:
    """Ask for a place beside a card."""
    return f"{watch.words.word('fits')} {format_spot(watch.desk.view.grid.free[0])}"


def _wrong(watch: Watch) -> Iterator[str]:
    """Place a card where it may not lie, once for each rule that can be broken by one card."""
    desk = watch.desk
    tried: set[str] = set()
    for spot in (START, _FAR, *desk.view.grid.free):
        for card in desk.view.hand:
            action = Place(((spot, card),))
            refusal = desk.perspective.refusal(action)
            if refusal is not None and refusal.key not in tried:
                tried.add(refusal.key)
                yield watch.room.commands.spell(action, desk)


TOUR = Plan(
    questions=(
        "{help}", "{status}", "{hand}", "{cell} m50",
        "{board}", "{who}", "{around} m50", "{lines}",
        "{free}", _fits, "{row} 50", "{column} m",
        "{rules}", _where, "{changes}", "{last}",
        "{score}", "{deck}", "{why}", "{again}",
        "{wilds}", "{history}", "{braille}", "{players}",
        "{where-to} 1", "{lots}", "{holds}",
        "{options}", "{rules} {rules-score}", "{help} {place}", "{undo}",
        "xyz", lambda watch: watch.words.word("place")[0], "{brief}", "{status}",
        "{moves}", "{detailed}", "{score}", "{normal}",
        "{settings} {set-register}", "{settings} {set-register} {val-informal}", "{hand}", "{check}",
        "", "{where} {wild}", "{history} {kind-score}", "{search} m50",
        "{keys}", "{help} {recycle}", "{help} {trade}", "{help} {pass}",
    ),
    wrong=asking_why(_wrong),
    habits=("{status}", "{changes}", "{hand}", "{score}", "{deck}", "{lines}"),
    after=("{score}", "{why}", "{board}", "{next}", "{history}", "{last}", "{status}", "{undo}"),
)  # fmt: skip
"""Every question of IOTA and of the shell, in an order in which somebody new might ask."""

GAME = Plan(
    questions=(
        "{status}", "{around} m50", _where, _fits, "{changes}", "{score}", "{row} 50", "{why}",
        "{cell} m51", "{deck}", "{last}", "{free}", "{wilds}", "{hand}", "{column} m", "{cell} n50",
    ),
    wrong=lambda watch: islice(_wrong(watch), 2, 3),
    habits=("{score}", "{status}", "{deck}", "{why}"),
    after=("{why}", "{status}", "{last}"),
    manners=(
        *(typing, at_once, typing, trying, loudly, typing, typing, advised),
        *(*[typing] * 5, choosing, *[typing] * 2),
    ),
)  # fmt: skip
"""What a player asks who knows the game."""


def free_cells(desk: Listener) -> list[str]:
    """Return the cells beside cards, as they are typed."""
    return [format_spot(spot) for spot in desk.view.grid.free]


def typed_card(notation: str, words: Vocabulary) -> str:
    """Return a card of the notation as it is typed."""
    return spell_card(parse_card(notation), words)
