"""A club's own cards of tasks: read, proven, named by their digest, and played with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import (
    Match,
    SetupError,
    read_journal,
)
from accessgames.engine.grid import Square
from accessgames.games.iqlandie import ROOM, make_room
from accessgames.games.iqlandie.answers.board import answer_sky_cards
from accessgames.games.iqlandie.narration.tasks import SPACE
from accessgames.games.iqlandie.own_file import FILE
from accessgames.games.iqlandie.own_set import digest, own_deck
from accessgames.games.iqlandie.rules.supply import drawable_cards
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.tasks import KINDS, SHIPPED, STANDARD, CardsError, card, shipped_cards
from accessgames.games.iqlandie.tasks.space_model import format_picture
from accessgames.language import Language
from accessgames.shell.errors import tell_error
from tests.games.iqlandie.playing import play_out

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks import Deck

OPTICS = """# karty ze soupravy
[optics]
1 = "V5 Z1 ZZ"      # zadání první
2 = { task = "Z5 SA ZHH", level = 3 }
3 = "Z3 Z2 ZZHH"
"""


def deck(text: str) -> Deck:
    """The cards of a file."""
    return own_deck(text.encode())


def mistake(text: str, tag: str = "cs") -> str:
    """The sentence about a file that is wrong."""
    with pytest.raises(CardsError) as caught:
        deck(text)
    return Language(tag, strict=True).text(tell_error(caught.value).key, **tell_error(caught.value).args)


def test_a_file_replaces_the_kinds_that_it_has() -> None:
    """The others stay those of the game; levels are found by the solver unless the file says them."""
    own = deck(OPTICS)
    assert (3, SHIPPED) == (own.size("optics"), own.size("space"))
    assert ["V5 Z1 ZZ", "Z5 SA ZHH", "Z3 Z2 ZZHH"] == [
        KINDS["optics"].format_task(own.card("optics", number).task) for number in (1, 2, 3)
    ]
    assert [1, 3, 3] == [own.level_of("optics", number) for number in (1, 2, 3)]
    assert card("space", 7) == own.card("space", 7)
    assert shipped_cards("space")[6].level == own.level_of("space", 7)


@pytest.mark.parametrize("page", ["cs/iqlandie.md", "en/iqlandie.md"])
def test_the_example_of_the_documentation_is_good(page: str) -> None:
    """Both pages show the same file, and it is one."""
    text = (Path(__file__).parents[3] / "docs" / page).read_text(encoding="utf-8")
    own = deck(text.split("```toml\n")[1].split("```")[0])
    assert [1, 2, 2, 1] == [own.size(kind) for kind in KINDS]


def test_the_name_is_a_digest_of_what_matters() -> None:
    """Remarks and spaces do not; a task or a level does. Names fit a journal's header."""
    name = deck(OPTICS).name
    assert name.startswith("own-")
    assert 16 == len(name)
    assert name == deck("\ufeff" + OPTICS.replace("# karty ze soupravy", "\n\n#x").replace("\n", "\r\n")).name
    assert name != deck(OPTICS.replace("level = 3", "level = 2")).name
    assert name != deck(OPTICS.replace("V5 Z1 ZZ", "V2 Z3 HH")).name
    assert deck(OPTICS) != STANDARD


def test_the_cards_of_the_game_are_the_standard_deck() -> None:
    """A file that says nothing else changes nothing, so its journals are readable everywhere."""
    tasks = (KINDS["optics"].format_task(one.task) for one in shipped_cards("optics"))
    lines = [f'{number} = "{task}"' for number, task in enumerate(tasks, 1)]
    assert STANDARD is deck("[optics]\n" + "\n".join(lines))
    assert STANDARD is deck("# nic\n")
    assert digest({}) != digest({"optics": shipped_cards("optics")})


def test_cards_made_anew_stand_behind_those_of_the_box() -> None:
    """However many there are in the box: no number means two cards."""
    own = deck(OPTICS)
    for cards in (own, STANDARD):
        game = make_room(cards).game
        table = game.initial(game.setup(1, {"cards": "new", "practice": "optics"})).table
        assert range(SHIPPED + 1, SHIPPED + 1001) == range(*_ends(drawable_cards(table, "optics")))
    assert card("optics", 41) == own.card("optics", 41)
    assert card("optics", 41).level == own.level_of("optics", 41)
    assert STANDARD.card("optics", 42) == card("optics", 42)


def _ends(numbers: tuple[int, ...]) -> tuple[int, int]:
    return numbers[0], numbers[-1] + 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 = 2", "Řádek 1: „1 = 2“ tu být nemá."),
        ("[hudba]", "Řádek 1: „[hudba]“ tu být nemá."),
        ('[optics]\n1 = "V5 Z1 ZZ"\n[optics]', "Řádek 3: „[optics]“ tu být nemá."),
        ("[optics]\n1 = V5", 'Řádek 2: „1 = V5“ není karta, správně je například 1 = "V5 Z1 ZZ".'),
        ('[optics]\nx = "V5 Z1 ZZ"', "Řádek 2: „x = "),
        ('[optics]\n1 = { task = "V5 Z1 ZZ", level = 4 }', "Řádek 2: „1 = { task"),
        ('[optics]\n1 = { task = "V5 Z1 ZZ", level = "2" }', "Řádek 2: „1 = { task"),
        ('[optics]\n1 = { task = "V5 Z1 ZZ", colour = 1 }', "Řádek 2: „1 = { task"),
        ("[optics]\n1 = { level = 2 }", "Řádek 2: „1 = { level = 2 }“ není karta"),
        ("[optics]\n1 = 5", "Řádek 2: „1 = 5“ není karta"),
        ('[optics]\n2 = "V5 Z1 ZZ"', "Řádek 2: karta má číslo 2, čeká se 1."),
        ('[optics]\n1 = "V5 Z1 XX"', "Řádek 2: „V5 Z1 XX“ není úloha"),
        ('[optics]\n1 = "V5 Z1 ZZ"\n2 = "V5 Z1 ZZ"', "Řádek 3: stejná úloha už je na řádku 2."),
        ('[optics]\n1 = "V5 V5 H"', "Řádek 2: "),
        ("[optics]\n", "Karet je 0, smí jich být 1 až 1000."),
        ("[optics]\n1 = " + "[" * 3000, "Řádek 2: "),
    ],
)
def test_mistakes_are_told_with_the_line_and_the_value(text: str, sentence: str) -> None:
    """The file is named first; nothing of it is used."""
    told = mistake(text)
    assert told.startswith(f"Soubor {FILE} není v pořádku. {sentence}"), told
    assert mistake(text, "en")


SKY = """[cards]
1 = "TTT/.S./..."
2 = "M.M/.../HPM"
3 = "S.H/..H/M.S"
4 = ".P./.SH/TM."
5 = "..H/TPP/.T."
"""


def test_own_cards_of_space_get_tasks_of_their_own() -> None:
    """As many as come with the game, of every level, each solved with these cards and not with ours."""
    own = deck(SKY)
    cards = own.box("space")
    assert SHIPPED == len(cards) == len({card.task for card in cards})
    assert {1, 2, 3} == {card.level for card in cards}
    assert {own.sky} == {card.task.sky for card in (*cards, own.card("space", SHIPPED + 1))}
    assert ("TTT.S....", "..HTPP.T.") == (own.sky[0], own.sky[4])
    assert [one.measure for one in cards] == [KINDS["space"].measure(one.task) for one in cards]
    foreign = [replace(one.task, sky=STANDARD.sky) for one in cards]
    assert any(not KINDS["space"].measure(task).solutions for task in foreign)


def test_tasks_of_space_are_solved_with_the_cards_of_the_file() -> None:
    """In whichever order the sections stand; a target that only ours show has no solution."""
    target = KINDS["space"].format_task(deck(SKY).card("space", 3).task)
    tasks = f'[space]\n1 = "{target}"\n'
    both = deck(SKY + tasks)
    assert both == deck(tasks + SKY)
    assert (1, deck(SKY).card("space", 3).measure) == (both.size("space"), both.card("space", 1).measure)
    ours = KINDS["space"].format_task(card("space", 1).task)
    assert "nemá řešení" in mistake(f'{SKY}[space]\n1 = "{ours}"')


def test_own_cards_of_space_are_a_part_of_the_name() -> None:
    """Other cards, another name; those of the game are no own ones."""
    lines = enumerate(map(format_picture, STANDARD.sky), 1)
    assert STANDARD is deck("[cards]\n" + "\n".join(f'{number} = "{text}"' for number, text in lines))
    assert deck(SKY).name != deck(SKY.replace("..H/TPP", "S.H/TPP")).name
    assert deck(SKY).name == deck(SKY).name


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SKY.replace("HPM", "HP"), 'Řádek 3: „2 = "M.M/.../HP"“ není karta, správně je například 1 = "TS.'),
        (SKY.replace("HPM", "HXM"), 'Řádek 3: „2 = "M.M/.../HXM"“ není karta'),
        (SKY.replace('"S.H/..H/M.S"', '{ task = "S.H/..H/M.S", level = 2 }'), "Řádek 4: „3 = { task"),
        (SKY.replace("3 =", "4 ="), "Řádek 4: karta má číslo 4, čeká se 3."),
        (SKY[: SKY.index("5 =")], "Karet vesmíru je 4, má jich být 5."),
        (SKY + '6 = "..././.../..."', "Řádek 7: "),
        (SKY.replace("T", ".").replace("H", "."), "S kartami vesmíru z oddílu cards nejde"),
    ],
)  # fmt: skip
def test_mistakes_in_cards_of_space_are_told(text: str, sentence: str) -> None:
    """With the line and the value, in both languages."""
    told = mistake(text)
    assert told.startswith(f"Soubor {FILE} není v pořádku. {sentence}"), told
    assert mistake(text, "en")


def test_questions_and_paper_show_the_own_cards_of_space() -> None:
    """What a card shows as it lies, what can show a body, the preview and the tactile sheet."""
    own, czech = deck(SKY), Language("cs", strict=True)
    words = czech.vocabulary("common", "space", "shell", "iqlandie")
    state = make_room(own).game.initial(make_room(own).game.setup(1, {"practice": "space"}))
    listener: Any = SimpleNamespace(view=SimpleNamespace(table=state.table), words=words)
    told = [czech.form(line, "full") for line in answer_sky_cards(listener, ())]
    assert told[0].startswith("Karta 1: meteorit, meteorit, meteorit;")
    turned = [czech.form(line, "full") for line in answer_sky_cards(listener, ("1P",))]
    assert all("meteorit" in row.split(",")[-1] for row in turned[1:])
    shown = [czech.form(line, "full") for line in SPACE.showing(own.sky, "P", Square(1, 1))]
    assert [True] == ["5" in line and not {"1", "3", "4"} & set(line) for line in shown]
    ours, theirs = (IqlandieSheets(one).material(("karty",), words, solved=False) for one in (STANDARD, own))
    assert (5, 5) == (len(ours.figures), len(theirs.figures))
    assert ours.figures != theirs.figures


def test_a_match_in_space_with_own_cards_is_solved() -> None:
    """Computer players find piles for targets that our cards can't show."""
    own = deck(SKY)
    match, lines = play_out(own, {"practice": "space", "rounds": "3"})
    verdicts = {result.verdict for race in match.state.table.history for result in race.results}
    assert "right" in verdicts
    assert match.outcome == Match.replay(make_room(deck(SKY)).game, read_journal(lines)).outcome
    with pytest.raises(SetupError):
        Match.replay(make_room(deck(SKY.replace("S.H/", "S../"))).game, read_journal(lines))


def test_a_byte_that_is_no_text_is_told() -> None:
    """With its line."""
    with pytest.raises(CardsError) as caught:
        own_deck(b'[optics]\n1 = "\xff"')
    assert 2 == caught.value.args_["cause"].args_["line"]  # type: ignore[attr-defined] # a mistake


def test_a_task_that_fits_no_level_wants_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true cards may be harder than ours."""
    monkeypatch.setattr(type(KINDS["optics"]), "level", lambda *_: None)
    assert "přidejte level 1, 2 nebo 3." in mistake('[optics]\n1 = "V5 Z1 ZZ"')
    assert 2 == deck('[optics]\n1 = { task = "V5 Z1 ZZ", level = 2 }').level_of("optics", 1)


def test_a_match_with_own_cards_is_solved_replayed_and_refused_elsewhere() -> None:
    """Computer players solve what lies there; only the same cards read the journal."""
    own = deck(OPTICS)
    match, lines = play_out(own, {"practice": "optics", "rounds": "3"})
    assert match.outcome is not None
    drawn = {entry.text for entry in match.entries if entry.text.startswith("card ")}
    assert drawn <= {f"card optics 000{number}" for number in (1, 2, 3)}
    assert any(result.verdict == "right" for race in match.state.table.history for result in race.results)
    journal = read_journal(lines)
    assert ("set", own.name) in journal.header.options
    assert match.outcome == Match.replay(make_room(deck(OPTICS)).game, journal).outcome
    with pytest.raises(SetupError):
        Match.replay(ROOM.game, journal)


def test_journals_from_before_the_option_are_read() -> None:
    """They were played with the cards of the game."""
    match, lines = play_out(STANDARD, {"practice": "optics", "rounds": "3"})
    journal = read_journal(lines)
    options = tuple(pair for pair in journal.header.options if pair[0] != "set")
    again = Match.replay(ROOM.game, replace(journal, header=replace(journal.header, options=options)))
    assert match.outcome == again.outcome
