"""What an action would bring, why points were scored, how a match ended, what an option means."""

from __future__ import annotations

import pytest

from accessgames.engine import Outcome
from accessgames.games.iota.rules.actions import PASS, Draw, Recycle, Trade
from accessgames.games.iota.rules.cards import Spot
from accessgames.games.iota.rules.state import OPTIONS
from tests.games.iota.wording import GAME, TELL, desk_at, full, language, parse, position, say_all

# The board before the fourth worked example.
BOARD = position(
    "m50=r2c n50=g2t o50=b2x p50=y2s o49=r1x o48=y3x p49=r3c", "g4x g1t g2c g3s", "y1s y2c", scores=(6, 34)
)
FOURTH = parse(BOARD, "zx4 o51 zt1 p51 zk2 q51 zč3 r51")
WILD_BOARD = position("m50=r2c n50=w o50=r4c", "r1c r3c b2s w", "y1s y2s y3s y4s", deck=30)

EXPLAINED = [
    "Řada 51, o až r, čtveřice: 4, 1, 2 a 3, dohromady 10.",
    "Sloupec o, 48 až 51, čtveřice: 3, 1, 2 a 4, dohromady 10.",
    "Sloupec p, 49 až 51: 3, 2 a 1, dohromady 6.",
    "Součet linií je 26.",
    "Dvakrát za čtveřici v řadě 51: 52.",
    "Dvakrát za čtveřici ve sloupci o: 104.",
    "Dvakrát za čtyři karty naráz: 208.",
]


def test_the_fourth_example_is_previewed() -> None:
    """A preview tells the points, every line, every doubling, and the lots that it opens."""
    desk = desk_at(BOARD, 0)
    assert [
        "Přineslo by to 208 bodů, celkem 214.",
        *EXPLAINED,
        "Umožní čtveřici: sloupec p, pole p48 nebo p52.",
    ] == full(TELL.preview(FOURTH, desk))


def test_the_fourth_example_is_explained() -> None:
    """`proč` explains the last points, whoever scored them, line by line and doubling by doubling."""
    after = GAME.play(BOARD, 0, FOURTH).state
    assert ["Vaše poslední body: 208 za 3 linie.", *EXPLAINED] == full(TELL.why(desk_at(after, 0)))
    assert ["Jana: 208 bodů za 3 linie.", *EXPLAINED] == full(TELL.why(desk_at(after, 1)))
    assert [] == full(TELL.why(desk_at(BOARD, 0)))


def test_the_fourth_example_in_english() -> None:
    """English explains the same."""
    after = GAME.play(BOARD, 0, FOURTH).state
    assert [
        "Your last points: 208 for 3 lines.",
        "Row 51, o to r, a lot: 4, 1, 2 and 3, together 10.",
        "Column o, 48 to 51, a lot: 3, 1, 2 and 4, together 10.",
        "Column p, 49 to 51: 3, 2 and 1, together 6.",
        "The lines add up to 26.",
        "Doubled for the lot in row 51: 52.",
        "Doubled for the lot in column o: 104.",
        "Doubled for four cards at once: 208.",
    ] == full(TELL.why(desk_at(after, 0, "en")), "en")


def test_going_out_is_explained() -> None:
    """The last card of the game is a doubling of its own; a single line needs no sum."""
    state = position("m50=r2c", "r3c", "y1s", deck=0)
    after = GAME.play(state, 0, parse(state, "čk3 m51")).state
    assert [
        "Vaše poslední body: 10 za 1 linii.",
        "Sloupec m, 50 až 51: 2 a 3, dohromady 5.",
        "Dvakrát za poslední kartu: 10.",
    ] == full(TELL.why(desk_at(after, 0)))


@pytest.mark.parametrize(
    ("typed", "czech", "braille", "english"),
    [
        (
            "zx4 o51 zt1 p51 zk2 q51 zč3 r51",
            "208 bodů, o51 vpravo: zelený kříž 4, zelený trojúhelník 1, zelený kruh 2 a zelený čtverec 3.",
            "+208 zx4 zt1 zk2 zč3 o51 vpravo",
            "208 points, o51 right: green cross 4, green triangle 1, green circle 2 and green square 3.",
        ),
        (
            "zx4 m51 zt1 m52",
            "7 bodů, m51 nahoru: zelený kříž 4 a zelený trojúhelník 1.",
            "+7 zx4 zt1 m51 nahoru",
            "7 points, m51 up: green cross 4 and green triangle 1.",
        ),
        ("zt1 m51", "3 body, m51: zelený trojúhelník 1.", "+3 zt1 m51", "3 points, m51: green triangle 1."),
        ("pas", "vynechat tah.", "vynechat", "pass the turn."),
        (
            "vyměň 1 2",
            "vyměnit zelený trojúhelník 1 a zelený kříž 4.",
            "vyměnit zt1 zx4",
            "trade green triangle 1 and green cross 4.",
        ),
    ],
)
def test_possible_actions(typed: str, czech: str, braille: str, english: str) -> None:
    """A list of actions names points first, then where the first card goes and in which direction."""
    action = parse(BOARD, typed)
    (said,) = say_all([TELL.action(action, desk_at(BOARD, 0))])
    assert (czech, braille) == (said.full, said.braille)
    assert [english] == full([TELL.action(action, desk_at(BOARD, 0, "en"))], "en")


def test_recycling_is_previewed() -> None:
    """Taking a wild card shows the hand that results and the lots that it opens."""
    action = Recycle(Spot(1, 0), parse(WILD_BOARD, "vezmi n50 za čk3").card)  # type: ignore[union-attr]
    desk = desk_at(WILD_BOARD, 0)
    assert ["vzít divokou z pole n50 za červený kruh 3."] == full([TELL.action(action, desk)])
    assert ["V ruce by bylo: červený kruh 1, divoká karta, modrý čtverec 2 a divoká karta."] == full(
        TELL.preview(action, desk)
    )


def test_trades_and_passes_are_previewed() -> None:
    """A trade tells the deck it draws from; a pass brings nothing."""
    desk = desk_at(WILD_BOARD, 0)
    assert ["Vyměnit červený kruh 1.", "V balíčku je 30 karet."] == full(TELL.preview(Trade((0,)), desk))
    assert ["Vynechat tah."] == full(TELL.preview(PASS, desk))
    with pytest.raises(TypeError):
        TELL.action(Draw(0), desk)


@pytest.mark.parametrize(
    ("outcome", "lines"),
    [
        (
            Outcome((30, 20, 20), (1, 2, 2), ((), (), ()), "went-out"),
            [
                "Vyhráváte, máte 30 bodů.",
                "Druhé místo: Petr a Eva, 20 bodů.",
                "Hra skončila poslední kartou z ruky.",
            ],
        ),
        (
            Outcome((10, 20, 20), (3, 1, 1), ((), (), ()), "idle"),
            [
                "Společné vítězství: Petr a Eva, 20 bodů.",
                "Třetí místo: vy, 10 bodů.",
                "Hra skončila, protože dlouho nikdo nepřiložil.",
            ],
        ),
        (
            Outcome((1, 2, 0), (2, 1, 3), ((), (), ()), "stuck"),
            [
                "Vyhrává Petr, má 2 body.",
                "Druhé místo: vy, 1 bod.",
                "Třetí místo: Eva, 0 bodů.",
                "Hra skončila, protože nikdo nemohl přiložit.",
            ],
        ),
    ],
)
def test_outcomes(outcome: Outcome, lines: list[str]) -> None:
    """The result names the winner first, then all places, shared ones together, then how it ended."""
    desk = desk_at(position("m50=r2c", "g1t", "g2t", "g3t"), 0)
    said = say_all(TELL.outcome(outcome, desk))
    assert lines == [line.full for line in said]
    assert {"score"} == {line.kind for line in said}
    assert all(line.brief and line.braille for line in say_all(TELL.outcome(outcome, desk), "en"))


@pytest.mark.parametrize("tag", ["cs", "en"])
def test_every_option_is_explained(tag: str) -> None:
    """Every value of every option has a sentence with its meaning and a reason, and a shorter one."""
    seen = set()
    for option in OPTIONS:
        for value in option.choices:
            said = language(tag).render(TELL.option(option.key, value))
            assert len(said.brief) < len(said.full) <= 120
            seen.add(said.full)
    assert len(seen) == sum(len(option.choices) for option in OPTIONS)


def test_options_in_czech() -> None:
    """Numbers of rounds come in the right case."""
    assert ["Hra končí po třech kolech, kdy nikdo nepřiložil, aby netrvala věčně."] == full(
        [TELL.option("idle-rounds", "3")]
    )
    assert ["S prázdným balíčkem hra končí po jednom kole bez přiložení, pravidla o tom mlčí."] == full(
        [TELL.option("empty-rounds", "1")]
    )
