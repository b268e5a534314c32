"""IOTA through the command line: the promises of the project's first game, by whole programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import verify
from accessgames.games import load_room
from accessgames.storage.journal_files import load_journal
from tests.cli.program import Program

if TYPE_CHECKING:
    from pathlib import Path

_PLAY = ("play", "iota", "--seed", "7", "--players", "Jana,bot:2")
_FIRST_OF_THE_LIST = ("tahy", "1")


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program with an empty home."""
    return Program(tmp_path / "home")


def test_a_whole_match_through_a_pipe(program: Program) -> None:
    """A script that always plays the first of the list comes to a result, and the journal is whole."""
    ran = program(*_PLAY, lines=_FIRST_OF_THE_LIST * 60)
    assert (0, "") == (ran.code, ran.err)
    (journal,) = program.journals("finished")
    found = verify(load_room("iota").game, load_journal(journal))
    assert found.ok
    assert found.outcome is not None
    assert all(str(total) in ran.out for total in found.outcome.totals)


def test_the_journal_of_a_talk_is_retold_in_both_languages(program: Program) -> None:
    """A match that was played can be retold, analysed and verified by the same program."""
    program(*_PLAY, lines=_FIRST_OF_THE_LIST * 60)
    (journal,) = map(str, program.journals("finished"))
    czech, english = (program("replay", journal, "--lang", tag) for tag in ("cs", "en"))
    assert (0, "", 0, "") == (czech.code, czech.err, english.code, english.err)
    assert len(czech.lines) == len(english.lines) > 50
    assert czech.lines != english.lines
    assert program("replay", journal, "--json").document["ok"]
    assert [] == program("analyse", "iota", journal, "--json").document["legal"]


def test_every_option_can_be_set(program: Program) -> None:
    """Each value of each option is accepted and stands in the journal of a simulated game."""
    game = load_room("iota").game
    for index in range(max(len(option.choices) for option in game.options)):
        chosen = {option.key: option.choices[index % len(option.choices)] for option in game.options}
        chosen["cards"] = "program"  # computer players hold no cards of a real set
        words = [word for pair in chosen.items() for word in ("--option", "=".join(pair))]
        folder = program.home / str(index)
        ran = program("simulate", "iota", "--games", "1", "--seed", "1", "--journal", str(folder), *words)
        assert 0 == ran.code
        (journal,) = folder.iterdir()
        assert chosen == dict(load_journal(journal).header.options)


def test_simulated_games_verify(program: Program) -> None:
    """Computer players of every level play to the end, and each journal holds."""
    folder = program.home / "journals"
    for seed, players in (("5", "bot:1,bot:2,bot:3,bot:4"), ("6", "bot:5,bot:4")):
        words = ("--games", "1", "--players", players, "--seed", seed, "--journal", str(folder), "--json")
        document = program("simulate", "iota", *words).document
        assert 1 == sum(seat["wins"] for seat in document["seats"])
    assert [True] * 2 == [program("replay", str(path), "--json").document["ok"] for path in folder.iterdir()]


def test_greedy_beats_random(program: Program) -> None:
    """Greedy takes everything over random play."""
    words = ("--games", "20", "--players", "bot:greedy,bot:random", "--seed", "1", "--json")
    seats = program("simulate", "iota", *words).document["seats"]
    assert seats[0]["wins"] >= 18
    assert seats[0]["mean_score"] > 1.5 * seats[1]["mean_score"]


def test_analysis_of_the_start(program: Program) -> None:
    """After the deal everything legal is listed with its value, the best having the highest."""
    document = program("analyse", "iota", "--seed", "3", "--json", "--action", "place a1=r1c").document
    scores = {one["action"]: one["score"] for one in document["legal"]}
    assert len(scores) > 20
    assert sorted(scores) == list(scores)
    assert max(scores.values()) == scores[document["best"]]
    assert all(one["events"] for one in document["legal"])
    assert 1 == len(document["refusals"])


def test_rules_are_told_in_both_languages(program: Program) -> None:
    """All sections are told; one is found by its Czech name."""
    czech, english = (program("rules", "iota", "--lang", tag) for tag in ("cs", "en"))
    assert (0, 0) == (czech.code, english.code)
    assert len(czech.lines) == len(english.lines)
    assert set(program("pravidla", "iota", "bodování").lines) < set(czech.lines)


def test_options_can_be_typed_in_words(program: Program) -> None:
    """`výměna=vše` is `trade=any`, in the journal as well."""
    ran = program("hraj", "iota", "--hraci", "Jana,bot:2", "--volba", "výměna=vše", lines=("konec",))
    assert (0, "") == (ran.code, ran.err)
    (journal,) = program.journals()
    assert ("trade", "any") in load_journal(journal).header.options


def test_wrong_options_are_told_in_words(program: Program) -> None:
    """What could be typed is listed in the words of the language, as it is typed on the command line."""
    wrong_value = program("hraj", "iota", "--hraci", "Jana,bot:2", "--volba", "výměna=xx")
    assert 2 == wrong_value.code
    assert "Volba výměna nemůže být „xx“, na výběr je balíček nebo vše." in wrong_value.err
    wrong_key = program("hraj", "iota", "--hraci", "Jana,bot:2", "--volba", "qq=xx")
    assert "prázdná-kola, kola-bez-přiložení, zbylé-karty nebo karty." in wrong_key.err.replace("\n", " ")


@pytest.mark.parametrize(
    ("tag", "card", "said"),
    [
        ("cs", "div", "Divoká karta: takovou kartu v ruce nemáte."),
        ("en", "wild", "Wild card: you have no such card in your hand."),
    ],
)
def test_a_wild_card_with_its_cell_is_a_placing(program: Program, tag: str, card: str, said: str) -> None:
    """`div m49` is no question about wild cards; `div` alone still is."""
    start = ("play", "iota", "--lang", tag, "--players", "Jana,bot:2", "--seed", "3")
    assert said in program(*start, lines=(f"{card} m49",)).lines
    assert said not in program(*start, lines=(card,)).lines
