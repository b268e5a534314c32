"""The list of moves: groups in the place of many, places of one piece by position, and by number."""

from __future__ import annotations

from typing import Any, Final

import pytest

from accessgames.engine import MalformedAction
from accessgames.games.move_lists import MoveGroup
from accessgames.games.tetrikon.notation import format_action
from tests.games.tetrikon.positions import play, position
from tests.games.tetrikon.wording import COMMANDS, TELL, desk_at, full, mistake

RICH: Final = position(
    money=["50 50 25", "50"],
    cards=["joker-10 swap-player", ""],
    free=["i4 l4 k1", "r3 t4 k1"],
    placed=["o4 1 a1", ""],
)


def listed(*words: str, state: Any = RICH) -> list[str]:  # noqa: ANN401
    """The entries of the list as they are told."""
    desk = desk_at(state)
    entries = COMMANDS.offered(desk, words)
    messages = [entry.name if isinstance(entry, MoveGroup) else TELL.action(entry, desk) for entry in entries]
    return full(messages)


def test_everything_is_listed_in_groups() -> None:
    """A piece with several places is one entry; what brings the match on comes first, the end last."""
    lines = listed()
    assert "Kostička, 8 míst." in lines
    assert "Tyč, pole a3, poloha 1 ze 2, vodorovně." in lines
    assert "Karta výměna s hráčem, 9 možností." in lines
    assert lines.index("Použít kartu: žolík 10 T.") < lines.index("Hodit pro karty.")
    assert "Ukončit tah." == lines[-1]


def test_the_places_of_a_piece() -> None:
    """`tahy kostička` lists them one by one, sorted by row and column, each a legal action."""
    desk = desk_at(RICH)
    entries = COMMANDS.offered(desk, ("kostička",))
    assert not any(isinstance(entry, MoveGroup) for entry in entries)
    texts = [format_action(action) for action in entries if not isinstance(action, MoveGroup)]
    assert ["c1", "d1", "c2", "d2", "a3", "b3", "c3", "d3"] == [text.split()[-1] for text in texts]
    assert all(desk.perspective.refusal(action) is None for action in entries)


def test_many_places_are_grouped_by_position() -> None:
    """Where a piece has many places, positions come first, and a number behind the name lists one of them."""
    state = position(free=["l4", ""])
    groups = listed("hák", state=state)
    assert "Poloha 1 z 8, základní, 4 místa." in groups
    assert 8 == len(groups)
    assert 4 == len(listed("hák", "1", state=state))
    assert 3 == len(listed("hák", "vpravo", state=state))


def test_choosing_a_group_lists_what_is_in_it() -> None:
    """The words of a group are those that list its moves."""
    desk = desk_at(RICH)
    for entry in COMMANDS.offered(desk, ()):
        if isinstance(entry, MoveGroup):
            assert 1 < len(COMMANDS.offered(desk, entry.words))


def test_exchanges_are_listed_by_the_new_piece() -> None:
    """`tahy vyměň tyč` lists what a bar could replace."""
    lines = listed("vyměň", "tyč")
    assert lines
    assert all(line.startswith("Tyč místo čtverce") for line in lines)


def test_a_card_is_listed_with_its_ways() -> None:
    """`tahy směna s hráčem` lists partners and pieces."""
    assert 9 == len(listed("směna", "s", "hráčem"))


def test_offers_are_listed_by_sides_and_amounts() -> None:
    """While an offer is put together: making it first, then what can be added in order, giving it up last."""
    state, _ = play(RICH, "deal 1", "add give k1", "add take r3")
    lines = listed(state=state)
    assert "Nabídku předložit." == lines[0]
    assert "Nabídku zrušit." == lines[-1]
    amounts = [line for line in lines if line.startswith("Nabídnout ") and line.endswith(" T.")]
    assert amounts == sorted(amounts, key=lambda line: int(line.split()[1]))


def test_what_cannot_be_listed_is_refused() -> None:
    """A word that names nothing is answered with an example."""
    with pytest.raises(MalformedAction) as caught:
        listed("medvěd")
    assert "„medvěd“ nelze vypsat, píše se třeba „tahy hák“." == mistake(caught.value)
