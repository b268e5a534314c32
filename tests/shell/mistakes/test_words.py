"""The word for lessons, at home, in a match, after one and from the command line."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Header
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import load_room
from accessgames.patience import NOBODY_WAITS
from accessgames.shell import learn_from_mistakes
from accessgames.shell.entry import seat_players
from accessgames.shell.interpreter import interpret
from accessgames.shell.tutor.lesson import NullStore
from tests.shell.home.evenings import evening, launch
from tests.shell.mistakes.learner import Learner
from tests.shell.mistakes.played import ALFA, JANA, TODAY, own_mistakes, play

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.shell.mistakes.finding import OwnMistakes

TITLE = "Poučení z partie: IOTA, pátek 20. listopadu 2026, u stolu Jana a Alfa."
ASKED = "Která hra? Číslo nebo jméno, prázdný řádek: IOTA."
BEST = "polož mx4 j54 mx1 k54"
NONE = "Žádné poučení tu není."
SUCH = "nerozumím, za „poučení“ patří jméno hry, „stav“, „seznam“ nebo „smaž“."
WAITING = "Dnes čekají 3 poučení, začne je „poučení“."


@pytest.fixture
def own(tmp_path: Path) -> OwnMistakes:
    """Mistakes of a finished match of IOTA that nobody has looked at."""
    play("iota", tmp_path)
    return own_mistakes(tmp_path)


def test_a_lesson_is_found_and_begins_at_home(own: OwnMistakes) -> None:
    """One word: what is new, the lesson, and home again."""
    told = evening("poučení", BEST, "konec", mistakes=own)
    assert ["Nových poučení z dohraných partií: 3.", TITLE] == told[told.index(TITLE) - 1 :][:2]
    assert "3 hvězdy ze 3." in told
    assert [ASKED, "Na shledanou."] == told[-2:]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("poučení stav", WAITING),
        ("poučení přehled iota", WAITING),
        ("poučení seznam", "1 ze 3: IOTA, partie hraná v pátek 20. listopadu 2026, čeká dnes."),
        ("poučení seznam; 1", TITLE),
        ("poučení iota", TITLE),
        ("poučení quantum", f"{NONE} Hledá se v dohraných partiích, kde byla po ruce zřetelně lepší volba."),
        ("poučení smaž", "Opravdu smazat 3 poučení? Odpověď je „ano“, nebo „ne“."),
        ("poučení smaž iota", "Opravdu smazat 3 poučení? Odpověď je „ano“, nebo „ne“."),
        ("poučení smaž 2", "Opravdu smazat 1 poučení? Odpověď je „ano“, nebo „ne“."),
        ("poučení smaž 4", "Číslo 4 v seznamu není, je v něm 1 až 3."),
        ("poučení smaž quantum", NONE),
        ("poučení šachy", f"Slovům „šachy“ {SUCH}"),
        ("poučení stav šachy", f"Slovům „stav šachy“ {SUCH}"),
    ],
)
def test_what_may_stand_behind_the_word(own: OwnMistakes, line: str, said: str) -> None:
    """A game, how they stand, one by one, deleted; anything else is refused with what would be right."""
    own.look(NOBODY_WAITS)
    assert said in evening(line, "konec", "konec", mistakes=own)


def test_who_asks_begins_nothing(own: OwnMistakes) -> None:
    """A question mark only explains."""
    told = evening("poučení?", "poučení smaž?", "konec", mistakes=own)
    assert TITLE not in told
    assert own.fresh() != ()


def test_deleted_after_a_yes_and_for_good(own: OwnMistakes) -> None:
    """A no changes nothing; a yes deletes them, and the match gives no new ones."""
    told = evening(
        "poučení stav", *("poučení smaž", "ne"), "poučení smaž", "ano", "poučení", "konec", mistakes=own
    )
    assert "Poučení zůstávají." in told
    assert "Smazáno, počet poučení: 3. Z týchž partií se už nenajdou." in told
    assert any(line.startswith("Žádné poučení tu není.") for line in told)
    assert () == own.book.mistakes()


def test_one_of_the_list_is_deleted(own: OwnMistakes) -> None:
    """By its number."""
    evening("poučení stav", "poučení smaž 2", "ano", "konec", mistakes=own)
    assert [47, 79] == [one.place for one in own.book.mistakes()]


def test_how_they_stand(tmp_path: Path) -> None:
    """How many wait, when the next one comes, what was learnt."""
    play("iota", tmp_path)
    learner = Learner(tmp_path)
    first, second, _ = learner.find()
    learner.own.book.answer(first, TODAY, 3)
    for _ in range(3):
        (one,) = (each for each in learner.own.book.mistakes() if each.key == second.key)
        learner.own.book.answer(one, one.due, 3)
    told = evening("poučení stav", "konec", mistakes=learner.own)
    assert "Dnes čeká 1 poučení, začne je „poučení“." in told
    assert "Na další dny zbývá 1 poučení, nejbližší den: středa 25. listopadu 2026." in told
    assert "Naučeno už máte: 1." in told


def test_home_says_in_passing_what_waits(own: OwnMistakes) -> None:
    """From the second evening on: matches in which nobody has looked, then lessons that are due."""
    evening("hraj iota", "domů", "konec", mistakes=own)
    first = evening("poučení stav", "konec", mistakes=own)
    assert any(line.startswith("Nové partie projde „poučení“. Jinou hru začne její jméno") for line in first)
    later = evening("konec", mistakes=own)
    assert any(line.startswith("Poučení na dnes: 3. Jinou hru začne její jméno") for line in later)


def test_nothing_may_be_kept_and_nothing_is_lost(own: OwnMistakes, tmp_path: Path) -> None:
    """Where the personal file can't be used the word says so; home says nothing of it."""
    (tmp_path / "personal.sqlite").mkdir()
    told = evening("poučení", "konec", mistakes=own)
    assert any("personal.sqlite" in line for line in told)
    assert 1 == len(own.finished())


def test_without_mistakes_the_word_is_refused() -> None:
    """Where nothing is kept, such as in a program that only plays."""
    assert "Poučení z vlastních chyb tady nejsou." in evening("poučení", "konec")


def test_in_a_match_lessons_wait(own: OwnMistakes, tmp_path: Path) -> None:
    """How they stand is told; they begin outside."""
    own.look(NOBODY_WAITS)
    learner = Learner(tmp_path)
    room, context = load_room("iota"), learner.context()
    header = Header("iota", room.game.rules_version, (JANA, ALFA), room.game.setup(2, {}).options, "7")
    session = seat_players(room, LocalSeat.begin(room.game, header), context, NullStore())
    interpret(session, "poučení")
    session.teller.console.flush()
    assert [WAITING, "Poučení počkají, začínají se mimo partii."] == learner.spy.text.splitlines()[:2]


def test_the_command_line_asks_and_leads_home(own: OwnMistakes) -> None:
    """A lesson of a game, then home; and the end of the input is a good-bye."""
    heard = io.StringIO()
    assert 0 == learn_from_mistakes(launch(("konec",), heard, mistakes=own), "iota")
    told = heard.getvalue().splitlines()
    assert TITLE in told
    assert "Na shledanou." == told[-1]
