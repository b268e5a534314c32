"""Every action has words that mean it, in every situation, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Elapsed
from accessgames.games.tetrikon.notation import parse_action
from accessgames.games.tetrikon.rules.puzzle import Begin, Draw, GiveUp, Lay, Lift, Pick, Think
from tests.games.tetrikon.positions import GAME, lying, position
from tests.games.tetrikon.situations import SITUATIONS, building, puzzle
from tests.games.tetrikon.wording import COMMANDS, TELL, desk_at, full, parse

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.puzzle import PuzzleState

SEATS_ASKED = [name for name in SITUATIONS if GAME.actors(SITUATIONS[name].play()[0])[-1] >= 0]

SPELLED = (
    ("roll", "hoď"),
    ("choose money", "vezmi pokladnici"),
    ("choose piece", "vezmi dílek"),
    ("use joker-10 joker-25", "použij žolík 10 T, žolík 25 T"),
    ("use swap-player 1 i4 r3", "použij směna 1 u H Petr tyč za roh"),
    ("use choose-piece 3", "použij vyber 1 od M 3"),
    ("keep", "nech"),
    ("build i4 1 a1", "polož tyč a1 1"),
    ("exchange a1 i4 2 c3", "vyměň a1 za tyč c3 2"),
    ("buy", "kup"),
    ("buy 3", "kup 3"),
    ("swap i5", "měním dílek u managera dlouhá tyč"),
    ("end", "hotovo"),
    ("pay 50 50", "zaplať 50 50"),
    ("pay", "zaplať nic"),
    ("break 50 25 25", "rozměň 50 na 25 25"),
    ("withdraw", "nekupuji"),
    ("give l4", "odevzdej hák"),
    ("takeout a1", "odevzdej a1"),
    ("discard 25", "odhoď 25 T"),
    ("discard joker-10", "odhoď žolík 10 T"),
    ("immune", "imunita"),
    ("waive", "bez imunity"),
    ("deal 1", "nabídni Petr"),
    ("add give i4", "přidej tyč"),
    ("add take 25", "chci 25 T"),
    ("propose 25", "předlož 25"),
    ("propose", "předlož"),
    ("cancel", "zruš"),
    ("accept 25 10", "přijmi 25 10"),
    ("refuse", "odmítni"),
    ("counter", "protinabídka"),
    ("inflation", "inflace"),
    ("no-inflation", "bez inflace"),
    ("time", "konec času"),
)
"""Actions in notation and the words for them."""


@pytest.mark.parametrize(("action", "words"), SPELLED)
def test_the_words_of_an_action(action: str, words: str) -> None:
    """A hint tells exactly what can be typed."""
    assert words == COMMANDS.spell(parse_action(action), desk_at(position()))


@pytest.mark.parametrize("name", SEATS_ASKED)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_legal_action_is_understood_again(name: str, tag: str) -> None:
    """What is told to type means the very action, whatever is asked at the moment."""
    state, _ = SITUATIONS[name].play()
    seat = GAME.actors(state)[-1]
    desk = desk_at(state, seat, tag)
    for action in GAME.legal_actions(state, seat):
        typed = COMMANDS.spell(action, desk)
        assert action == parse(desk, typed), typed


@pytest.mark.parametrize("name", SEATS_ASKED)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_legal_action_is_told(name: str, tag: str) -> None:
    """Lists and previews have a sentence for each action, and no two of a list are the same."""
    state, _ = SITUATIONS[name].play()
    desk = desk_at(state, GAME.actors(state)[-1], tag)
    legal = list(desk.perspective.legal)
    lines = full([TELL.action(action, desk) for action in legal], tag)
    assert len(lines) == len(set(lines))
    for action in legal:
        assert all(3 <= len(line) <= 120 for line in full(TELL.preview(action, desk), tag))


@pytest.mark.parametrize("name", SEATS_ASKED)
def test_the_list_of_moves_holds_every_kind(name: str) -> None:
    """Each entry is a legal move, or a group whose words list some."""
    state, _ = SITUATIONS[name].play()
    desk = desk_at(state, GAME.actors(state)[-1])
    entries = COMMANDS.offered(desk, ())
    assert entries
    for entry in entries:
        words = getattr(entry, "words", None)
        found = [entry] if words is None else COMMANDS.offered(desk, words)
        assert found


LAY = tuple(Lay(laid.shape, laid.orientation, laid.anchor) for laid in lying("i4 1 a1, l4 1 a2"))

PUZZLES: tuple[tuple[PuzzleState, str, Any], ...] = (
    (puzzle(1), "začni", Begin()),
    (puzzle(1), "začít", Begin()),
    (puzzle(1, diagrams="chosen"), "zvol A3", Pick("A3")),
    (puzzle(1, diagrams="chosen"), "zvol b2", Pick("B2")),
    (puzzle(1, diagrams="chosen"), "zvol diagram A1", Pick("A1")),
    (building(), "polož tyč a1 1", LAY[0]),
    (building(), "tyč a1 1", LAY[0]),
    (building(), "tyč a1 až d1", LAY[0]),
    (building(LAY[0]), "hák a2 1", LAY[1]),
    (building(*LAY), "vyjmi hák", Lift(LAY[1].anchor)),
    (building(*LAY), "vyjmi a2", Lift(LAY[1].anchor)),
    (building(*LAY), "zvedni c2", Lift(LAY[1].anchor)),
    (building(), "vzdávám se", GiveUp()),
    (building(), "přemýšlej 5", Think(5_000)),
)


@pytest.mark.parametrize(("state", "typed", "action"), PUZZLES)
def test_blitz_and_solo(state: PuzzleState, typed: str, action: Any) -> None:  # noqa: ANN401 - by game
    """The same words lay pieces there; some belong only there."""
    desk = desk_at(state)
    assert action == parse(desk, typed)
    assert desk.perspective.refusal(action) is None
    spelled = COMMANDS.spell(action, desk)
    assert action == parse(desk, spelled)


@pytest.mark.parametrize("action", [Elapsed(5), Draw("A1"), parse_action("dice 2 3")])
def test_what_nobody_types(action: Any) -> None:  # noqa: ANN401 - by game
    """Actions of chance and the clock have no words."""
    with pytest.raises(TypeError):
        COMMANDS.spell(action, desk_at(position()))
