"""The linter finds every seeded error, and nothing in languages that are right."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from accessgames.cli.development import write_package
from accessgames.language.resources import locales_root
from accessgames.testing import linter as command
from accessgames.testing.lint_sources import Finding
from accessgames.testing.linter import lint, lint_package, lint_project

CZECH = """\
greeting = { PERSON($who) ->
        [formal] Vítejte
        [informal] Vítej
       *[other] Vítá se { NAME($who) }
    } ve hře.
points = { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
placed = { NP($card, case: "acc") } { ORD($n, noun: "card") }
    .brief = { NP($card) }
    .braille = { SHORT($card) } { $n }
error-bad = Chyba: { points } { -brand } { REGISTER() ->
        [formal] zkuste
       *[informal] zkus
    } { COMMAND(WORD("status")) } { PREP($n, p: "v") }
chosen-one = Jedna.
chosen-two = Dvě.
made-up-a = A.
-brand = Hra
"""
ENGLISH = """\
greeting = { PERSON($who) ->
        [you] Welcome
       *[other] Welcome, { NAME($who) }
    } to the game.
points = { $n ->
        [one] point
       *[other] points
    }
placed = { NP($card) } { ORD($n, noun: "card") }
    .brief = { NP($card) }
    .braille = { SHORT($card) } { $n }
error-bad = Error: { points }, try { COMMAND(WORD("status")) } in { $n }
chosen-one = One.
chosen-two = Two.
made-up-a = A.
"""
CODE = """\
from accessgames.language import Code, Phrase, event_keys, keys, say

KEYS = keys("chosen-one")
EVENTS = event_keys("placed")
CHOICES = {1: "chosen-two"}


def tell(game: str, kind: str) -> None:
    say("greeting", who=person, of=Code("red"))
    say("placed", "own", card=Phrase("card", ("red",)), n=number)
    say("placed", "own", **arguments)
    say(f"made-up-{game}")
    raise GameError("error-bad", n=1)
"""
LEXICON = """\
[nouns]
card = {{ gender = "{0}", sg = "{1}", pl = "{1}", short = "k" }}
[adjectives]
red = {{ stem = "r", paradigm = "{2}", short = "r" }}
"""
WORDS = """\
[commands]
status = {{ words = ["{0}"], key = "s" }}
hint = {{ words = ["{1}"], arguments = "none" }}
row = {{ words = ["{2}"], arguments = "some" }}
"""
NO_FEMININE = "made-up-a = { GENDER($x) ->\n    [masculine] a\n    *[unknown] b\n    }"
FTL, TOML, WORD = "cs/game.ftl", "cs/lexicon/common.toml", "cs/words/common.toml"


class Seed(NamedTuple):
    """An error put into languages that are right, and what the linter should say of it."""

    path: str
    old: str
    new: str
    rule: str
    subject: str


SEEDS = [
    Seed(FTL, "-brand = Hra", "-brand = Hra\njunk = { $x", "junk", "junk = { $x"),
    Seed(FTL, "-brand = Hra", "-brand = Hra\nchosen-one = x", "duplicate-key", "chosen-one"),
    Seed(FTL, "chosen-one = Jedna.\n", "", "extra-key", "chosen-one"),
    Seed(FTL, "chosen-one = Jedna.\n", "", "absent-key", "chosen-one"),
    Seed("en/game.ftl", "chosen-two = Two.\n", "", "missing-key", "chosen-two"),
    Seed("en/game.ftl", "points = {", "extra-one = x\npoints = {", "extra-key", "extra-one"),
    Seed(FTL, "    .braille = { SHORT($card) } { $n }\n", "", "missing-form", "placed.braille"),
    Seed(FTL, "    .braille = { SHORT($card) } { $n }\n", "", "event-without-form", "placed.braille"),
    Seed("en/game.ftl", "    .brief = { NP($card) }\n", "", "missing-form", "placed.brief"),
    Seed("en/game.ftl", "    .brief = { NP($card) }\n", "", "event-without-form", "placed.brief"),
    Seed(FTL, "    .brief =", "    .short =", "unknown-form", "placed.short"),
    Seed(FTL, "chosen-one = Jedna.", "chosen-one = Jedna { $x }.", "different-variables", "chosen-one"),
    Seed("en/game.ftl", "in { $n }", "in { $m }", "different-variables", "error-bad"),
    Seed(FTL, "        [few] body\n", "", "variants", "points"),
    Seed("en/game.ftl", "        [one] point\n", "        [one] a\n        [few] b\n", "variants", "points"),
    Seed(FTL, "        [informal] Vítej\n", "", "variants", "greeting"),
    Seed(FTL, "        [formal] zkuste\n", "", "variants", "error-bad"),
    Seed("en/game.ftl", "        [you] Welcome\n", "        [formal] Welcome\n", "variants", "greeting"),
    Seed(FTL, "made-up-a = A.", NO_FEMININE, "variants", "made-up-a"),
    Seed(FTL, "SHORT($card)", "SHRT($card)", "wrong-call", "placed.braille"),
    Seed(FTL, 'NP($card, case: "acc")', 'NP($card, cas: "acc")', "wrong-call", "placed"),
    Seed(FTL, 'NP($card, case: "acc")', 'NP($card, case: "akuz")', "wrong-call", "placed"),
    Seed(FTL, 'noun: "card"', 'noun: "crad"', "wrong-call", "placed"),
    Seed(FTL, 'PREP($n, p: "v")', "PREP($n)", "wrong-call", "error-bad"),
    Seed(FTL, 'PREP($n, p: "v")', 'PREP($n, p: "ve")', "wrong-call", "error-bad"),
    Seed(FTL, 'WORD("status")', 'WORD("stauts")', "wrong-call", "error-bad"),
    Seed(FTL, 'COMMAND(WORD("status"))', 'WORD("status")', "bare-command", "error-bad"),
    Seed("en/game.ftl", 'COMMAND(WORD("status"))', 'WORD("status")', "bare-command", "error-bad"),
    Seed("code/game.py", '"error-bad", n=1', '"error-bad", n=words.word("a")', "bare-command", "error-bad"),
    Seed(FTL, "chosen-one = Jedna.", "chosen-one = Líže kartu.", "draw-for-oneself", "chosen-one"),
    Seed(FTL, "chosen-one = Jedna.", "chosen-one = Zápas.", "other-name", "chosen-one"),
    Seed(FTL, "chosen-one = Jedna.", "chosen-one = Ruka s žádnou kartou.", "short-preposition", "chosen-one"),
    Seed(FTL, '{ PREP($n, p: "v") }', 'zbývá { NP($n, noun: "card") }', "single-verb", "error-bad"),
    Seed(FTL, '{ PREP($n, p: "v") }', "v { $n }", "bare-preposition", "error-bad"),
    Seed(FTL, "{ -brand }", "{ -band }", "unknown-reference", "error-bad"),
    Seed(FTL, "chosen-one = Jedna.", "chosen-one =\n    .brief = Jedna.", "no-value", "chosen-one"),
    Seed("code/game.py", 'say("greeting"', 'say("greting-x"', "absent-key", "greting-x"),
    Seed("code/game.py", 'say("greeting"', 'say("greting-x"', "unused-key", "greeting"),
    Seed("code/game.py", '"error-bad"', '"error-worse"', "absent-key", "error-worse"),
    Seed("code/game.py", 'keys("chosen-one")', 'keys("chosen-three")', "absent-key", "chosen-three"),
    Seed("code/game.py", '"chosen-two"', '"other"', "unused-key", "chosen-two"),
    Seed("code/game.py", 'f"made-up-{game}"', 'f"invented-{game}"', "absent-key", "invented-*"),
    Seed("code/game.py", '"greeting", who', '"greeting", kind, who', "event-without-form", "greeting.brief"),
    Seed("code/game.py", "who=person", "whom=person", "missing-argument", "greeting $who"),
    Seed("code/game.py", '"error-bad", n=1', '"error-bad", m=1', "missing-argument", "error-bad $n"),
    Seed("en/game.ftl", "point\n", "point { $sum }\n", "missing-argument", "error-bad $sum"),
    Seed("code/game.py", "n=number", 'n="1"', "wrong-argument", "placed $n"),
    Seed("code/game.py", "who=person", "who=1", "wrong-argument", "greeting $who"),
    Seed("code/game.py", 'Phrase("card"', 'Phrase("crad"', "absent-noun", "crad"),
    Seed("code/game.py", '("red",)', '("rde",)', "absent-adjective", "rde"),
    Seed("code/game.py", 'Code("red")', 'Code("rde")', "absent-entry", "rde"),
    Seed(TOML, "[adjectives]", 'extra = { gender = "n", sg = "x" }\n[adjectives]', "missing-entry", "extra"),
    Seed("en/lexicon/common.toml", "red =", "rot =", "missing-entry", "red"),
    Seed("en/lexicon/common.toml", "red =", "rot =", "extra-entry", "rot"),
    Seed(TOML, ', short = "r"', "", "different-short", "red"),
    Seed(WORD, "hint =", "tip =", "extra-word", "hint"),
    Seed("en/words/common.toml", "hint =", "tip =", "missing-word", "hint"),
    Seed("en/words/common.toml", "[commands]", "[orders]", "different-scope", "status"),
    Seed(WORD, '["stav"]', '["stav", "Řada"]', "same-word", "rada"),
    Seed(WORD, 'arguments = "some"', 'arguments = "any"', "same-word", "rada"),
    Seed(WORD, 'arguments = "some"', 'arguments = "some", key = "s"', "same-key", "s"),
]  # fmt: skip


def write(path: Path, text: str) -> None:
    """Write a file and the folders it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two small languages and a program that uses all of them, with nothing wrong."""
    for tag in ("cs", "en"):
        (tmp_path / tag).mkdir()
        shutil.copy(locales_root() / tag / "grammar.toml", tmp_path / tag)
        shutil.copy(locales_root() / tag / "style.toml", tmp_path / tag)
    shutil.copy(locales_root() / "terms.toml", tmp_path)
    write(tmp_path / "cs/game.ftl", CZECH)
    write(tmp_path / "en/game.ftl", ENGLISH)
    write(tmp_path / "cs/lexicon/common.toml", LEXICON.format("f", "karta", "hard"))
    write(tmp_path / "en/lexicon/common.toml", LEXICON.format("n", "card", "plain"))
    write(tmp_path / "cs/words/common.toml", WORDS.format("stav", "rada", "řada"))
    write(tmp_path / "en/words/common.toml", WORDS.format("status", "hint", "row"))
    write(tmp_path / "code/game.py", CODE)
    return tmp_path


def check(project: Path) -> list[Finding]:
    """Lint the small project."""
    return lint(project, {"code": project / "code"})


def test_nothing_is_wrong(project: Path) -> None:
    """Languages and code that fit together have no findings."""
    assert [] == check(project)


@pytest.mark.parametrize("seed", [pytest.param(seed, id=f"{seed.rule}-{seed.subject}") for seed in SEEDS])
def test_seeded_errors_are_found(project: Path, seed: Seed) -> None:
    """Each seeded error is found, under the name of its rule and with its subject."""
    path = project / seed.path
    text = path.read_text(encoding="utf-8")
    assert seed.old in text
    path.write_text(text.replace(seed.old, seed.new, 1), encoding="utf-8")
    findings = check(project)
    assert (seed.rule, seed.subject) in {(finding.rule, finding.subject) for finding in findings}, findings


def test_single_letters_are_codes(project: Path) -> None:
    """Letters with and without diacritics may mean different things: "z" green, "ž" yellow."""
    write(project / "cs/words/game.toml", '[colours]\ngreen = ["z"]\nyellow = ["ž"]\n')
    write(project / "en/words/game.toml", '[colours]\ngreen = ["g"]\nyellow = ["y"]\n')
    assert [] == check(project)
    write(project / "cs/words/game.toml", '[colours]\ngreen = ["z"]\nyellow = ["z"]\n')
    assert ["same-word"] == [finding.rule for finding in check(project)]


def test_words_of_games_meet_the_common_ones(project: Path) -> None:
    """A game's word may not be a common one as well; the words of two games never meet."""
    for tag in ("cs", "en"):
        write(project / tag / "words/one.toml", '[commands]\nplace = ["poloz"]\n')
        write(project / tag / "words/two.toml", '[commands]\nput = ["polož"]\n')
    assert [] == check(project)
    write(project / "cs/words/one.toml", '[commands]\nplace = ["stav"]\n')
    found = [(finding.rule, finding.subject, finding.detail) for finding in check(project)]
    assert [("same-word", "stav", "place, status")] == found


def test_gender_may_leave_out_the_neuter(project: Path) -> None:
    """Masculine and feminine have to be told apart; the default serves the rest."""
    new = NO_FEMININE.replace("    *[unknown]", "    [feminine] b\n    *[unknown]")
    for tag in ("cs", "en"):
        path = project / tag / "game.ftl"
        path.write_text(path.read_text(encoding="utf-8").replace("made-up-a = A.", new), encoding="utf-8")
    assert [] == check(project)


def test_places_are_shown(project: Path) -> None:
    """A finding says file, line, rule, subject and what was expected."""
    path = project / FTL
    path.write_text(path.read_text(encoding="utf-8").replace("[few] body", "[many] body"), encoding="utf-8")
    lines = [str(finding).removeprefix(f"{project.name}/") for finding in check(project)]
    assert lines == [
        "cs/game.ftl:6: variants: points (plural never is many)",
        "cs/game.ftl:6: variants: points (plural without few)",
    ]


def test_the_project_is_right() -> None:
    """The project's own languages have nothing missing, extra, unused, incomplete or misspelt."""
    assert [] == list(map(str, lint_project()))


@pytest.mark.parametrize(
    ("findings", "printed", "code"),
    [([], "", 0), ([Finding("a.ftl:1", "junk", "x = {")], "a.ftl:1: junk: x = {\n", 1)],
)
def test_command_line(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    findings: list[Finding],
    printed: str,
    code: int,
) -> None:
    """`python -m accessgames.testing.linter` prints one line per finding and fails when there is one."""
    monkeypatch.setattr(command, "lint_project", lambda: findings)
    assert code == command.main([])
    assert (printed, "") == tuple(capsys.readouterr())


PIG = Path(__file__).parents[2] / "pig"


def test_a_package_of_somebody_else_is_right() -> None:
    """Its words may use the grammar, the nouns and the messages of the project, which are not checked."""
    assert [] == list(map(str, lint_package(PIG)))


def test_a_package_of_somebody_else_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What it lacks, or has in one language only, is found in its own files and nowhere else."""
    folder = tmp_path / "pig"
    shutil.copytree(PIG, folder)
    path = folder / "locales" / "en" / "pig.ftl"
    path.write_text(path.read_text("utf-8").replace("pig-score =", "pig-other ="), encoding="utf-8")
    assert 1 == command.main([str(folder)])
    rules = {line.split(": ")[1] for line in capsys.readouterr().out.splitlines()}
    assert {"absent-key", "extra-key", "missing-key", "unused-key"} <= rules


@pytest.mark.parametrize("name", ["empty", "missing"])
def test_a_folder_without_words_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence says what is not there; silence would mean that all is right."""
    (tmp_path / "empty").mkdir()
    with pytest.raises(SystemExit) as caught:
        command.main([str(tmp_path / name)])
    assert 2 == caught.value.code
    assert str(tmp_path / name / "locales" / "cs") in capsys.readouterr().err.splitlines()[-1]


def test_unreadable_words_are_no_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A lexicon with a mistake is named with its file."""
    folder = tmp_path / "pig"
    shutil.copytree(PIG, folder)
    path = folder / "locales" / "cs" / "lexicon" / "pig.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text('[nouns]\npig-die = { gender = "x", sg = "kostka" }\n', encoding="utf-8")
    with pytest.raises(SystemExit):
        command.main([str(folder)])
    assert f"{path}: noun 'pig-die': gender 'x'" in capsys.readouterr().err


def test_the_linter_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` is not taken for a folder."""
    with pytest.raises(SystemExit) as caught:
        command.main(["--help"])
    assert 0 == caught.value.code
    assert "FOLDER" in capsys.readouterr().out


def test_help_of_a_game_is_no_leftover(tmp_path: Path) -> None:
    """`help-<game>-<word>` explains a word of the game or a common one; of other words it is left over."""
    folder = tmp_path / "pig"
    shutil.copytree(PIG, folder)
    for tag in ("cs", "en"):
        with (folder / "locales" / tag / "pig.ftl").open("a", encoding="utf-8") as file:
            file.write("help-pig-roll = A.\nhelp-pig-status = B.\nhelp-pig-unicorn = C.\n")
    assert {"help-pig-unicorn"} == {finding.subject for finding in lint_package(folder)}


def test_keys_of_single_helpers_are_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room may be put together from some helpers of small games only."""
    monkeypatch.chdir(tmp_path)
    write_package(Path("nim"), "nim")
    folder = Path("nim", "accessgames_nim")
    code = folder / "__init__.py"
    text, _, _ = code.read_text("utf-8").partition("ROOM = ")
    rules = text.replace("SimpleGame[State, Take, Taken]", "Game[State, Take, Taken, State]")
    code.write_text(rules + 'PARTS = SimpleNarration("nim"), simple_rulebook("nim", 3)\n', "utf-8")
    assert [("absent-key", "nim-rules-3")] * 2 == [(one.rule, one.subject) for one in lint_package(folder)]


def test_keys_of_a_small_game_are_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What `simple_room` makes of an id, classes and options has to be there; the rest is left over."""
    monkeypatch.chdir(tmp_path)
    write_package(Path("nim"), "nim")
    folder = Path("nim", "accessgames_nim")
    assert [] == lint_package(folder)
    for tag in ("cs", "en"):
        path = folder / "locales" / tag / "nim.ftl"
        text = path.read_text("utf-8")
        for old, new in (
            ("nim-taken =", "nim-lost ="),
            ("nim-turn = ", "nim-turned = "),
            ("nim-rules-2", "nim-rules-3"),
            ("nim-option-heap", "nim-option-pile"),
            ("nim-action-take", "nim-action-put"),
        ):
            assert old in text
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    found = [(finding.rule, finding.subject) for finding in lint_package(folder)]
    absent = {"nim-taken", "nim-turn", "nim-rules-2", "nim-option-heap"}
    assert absent == {key for rule, key in found if rule == "absent-key"}
    left = {"nim-lost", "nim-turned", "nim-rules-3", "nim-option-pile", "nim-action-put"}
    assert left == {key for rule, key in found if rule == "unused-key"}


def test_events_of_a_small_game_need_short_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As any other event; the type of the events may be a union or a class that others derive from."""
    monkeypatch.chdir(tmp_path)
    write_package(Path("nim"), "nim")
    folder = Path("nim", "accessgames_nim")
    code = folder / "__init__.py"
    text = code.read_text("utf-8").replace("SimpleGame[State, Take, Taken]", "SimpleGame[State, Take, Event]")
    further = "class Base:\n    pass\n\n\nclass Over(Base):\n    pass\n\n\nEvent = Taken | Base\n"
    code.write_text(text.replace("class Rules", further + "\n\nclass Rules"), "utf-8")
    assert {"nim-over"} == {finding.subject for finding in lint_package(folder)}
    for tag in ("cs", "en"):
        with (folder / "locales" / tag / "nim.ftl").open("a", encoding="utf-8") as file:
            file.write("nim-over = Konec.\n")
    found = {(finding.rule, finding.subject) for finding in lint_package(folder)}
    assert {("event-without-form", "nim-over.brief"), ("event-without-form", "nim-over.braille")} == found
