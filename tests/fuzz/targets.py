"""What is attacked, each target one function that makes and runs a case of it from a stream."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.cli.commands import CLUB_COMMANDS, COMMANDS, OPTIONS, OptionValue, first_names
from accessgames.games import game_ids
from accessgames.language.catalogue import Language, LanguageData, sound_data
from accessgames.language.commandline import SEPARATOR
from accessgames.language.resources import locales_root
from tests.fuzz import corpus
from tests.fuzz.mutation import BOUNDS, mutate, script_of, slip
from tests.fuzz.program import Fault, check, run
from tests.fuzz.table import FuzzTable, Plan
from tests.fuzz.terminal import terminal

if TYPE_CHECKING:
    from accessgames.engine import Stream

_GAMES: Final = game_ids()
_PROFILES: Final = ("ctecka", "klavesy", "zrak")


def _tag(words: Sequence[str]) -> str:
    return words[words.index("--lang") + 1] if "--lang" in words else "cs"


def _session(words: Sequence[str], lines: Sequence[str]) -> int:
    ran = run(words, lines)
    check(ran)
    return len(ran.typed) + 1


def golden_session(random: Stream, _folder: Path, most: int) -> int:
    """Hold a real session wrongly: a match, a lesson, an analysis; then go on where it stopped."""
    script = random.choice(corpus.scripts())
    for path in corpus.GOLDEN.glob("*.jsonl"):
        shutil.copy(path, ".")
    game = next(name for name in _GAMES if script.name.startswith(name))
    tag = _tag(script.words)
    words = [*script.words]
    if "--players" in words and random.random() < 0.3:
        # Others sit there, so hardly anything fits any more.
        words[words.index("--players") + 1] = random.choice(
            ("Jana,Petr", "Jana,bot:1", "Jana,Petr,bot:1", "bot:1,Jana", "Jana,Iva,bot:1,bot:2")
        )
    lines = script_of(random, script.lines, corpus.spellings(tag, game), most)
    done = _session((*words, "--profil", random.choice(_PROFILES)), lines)
    if words[0] == "play" and random.random() < 0.5:
        more = script_of(
            random, script.lines[len(script.lines) // 2 :], corpus.spellings(tag, game), most // 2
        )
        ran = run(("pokracuj", "--lang", tag), more)
        check(ran)
        done += len(ran.typed) + 1
    return done


def set_up(random: Stream, _folder: Path, most: int) -> int:
    """Answer the questions of a new match, or of the program's first line, then play a little."""
    game = random.choice(_GAMES)
    tag = random.choice(("cs", "en"))
    answers = [
        random.choice((game, "1", "2", "3", "4", "", "výuka", "turnaj", "tutor")),
        *random.choices(("", "1", "2", "3", "Jana", "Petr", "0", "ano", "ne", "volby", "zpět", "undo"), k=8),
    ]
    words = random.choice(((), ("hraj", game), ("vyuka",), ("hraj", game, "--seminko", "7")))
    lines = script_of(random, answers, corpus.spellings(tag, game, "club"), most)
    if random.random() < 0.2:
        lines = lines[: random.randrange(12)]  # the input ends in a question
    return _session((*words, "--lang", tag), lines)


def desk(random: Stream, _folder: Path, most: int) -> int:
    """Hold evenings at the desk of a club, leaving it and coming back."""
    done = 0
    tag = random.choice(("cs", "cs", "en"))
    lines = script_of(random, corpus.desk_script(tag), corpus.spellings(tag, "club"), most)
    for part in (lines[: most // 2], lines[most // 2 :]):
        done += _session(("klub", "--lang", tag), part)
    return done


def table(random: Stream, _folder: Path, most: int) -> int:
    """Type at a table at any moment of a match, told in any way; what is refused changes nothing."""
    game = random.choice((*_GAMES, "pig"))
    settings = {key: random.choice(values) for key, values in _MANNERS.items()}
    people = random.choice((1, 1, 2))
    plan = Plan(
        game,
        people,
        1 if people == 1 else random.randrange(2),
        str(random.randrange(10**6)),
        settings,
        random.choice((0, 0, 9, 25, 60, 130, 400)),
        random.choice((None, 119, 79, 40, 20)),
        options=random.choice(_OPTIONS.get(game, ({},))),
    )
    there = FuzzTable(plan)
    with closing(there):
        lines = script_of(random, (), there.spellings, most)
        for line in lines:
            before = there.position()
            told = there.type(line)
            if not told and not there.session.agenda.done:
                raise Fault(f"no answer to {line!r} in {plan}")
            heard = there.session.teller.console.last
            refused = SEPARATOR not in line and any(one.rendered.kind == "refusal" for one in heard)
            if refused and before != there.position():
                raise Fault(f"{line!r} was refused and changed something in {plan}: {told}")
            if there.session.agenda.done:
                break
    return len(lines)


def keyboard(random: Stream, _folder: Path, most: int) -> int:
    """Press keys at a terminal in any of the profiles."""
    Path("h/settings.toml").write_text('language = "cs"\nspeech = "no"\n', encoding="utf-8")
    game = random.choice(_GAMES)
    lines = script_of(random, (), corpus.spellings("cs", game), most // 4)
    typed = [line for line in lines if line.isprintable() and len(line) < _WIDE]
    return terminal(random, random.choice(_PROFILES), game, typed)


_WIDE: Final = 80


_MANNERS: Final[Mapping[str, tuple[str, ...]]] = {
    "language": ("cs", "en"),
    "verbosity": ("normal", "brief", "detailed"),
    "register": ("formal", "informal"),
    "coordinates": ("letters", "names", "numbers"),
    "output": ("text", "braille"),
    "cells": ("40", "20", "32", "80"),
    "training": ("no", "yes"),
    "profile": ("ctecka", "klavesy", "zrak"),
    "gender": ("unknown", "feminine", "masculine"),
}

_OPTIONS: Final[Mapping[str, tuple[Mapping[str, str], ...]]] = {
    "quantum": ({}, {"dice": "own"}),
    "tetrikon": (
        {},
        {"mode": "blitz"},
        {"dice": "own", "cards": "own"},
        {"manager": "0", "buying": "choice"},
    ),
    "iqlandie": ({"rounds": "3"}, {"rounds": "3", "race": "turns"}, {"practice": "optics"}),
}


def command_line(random: Stream, folder: Path, _most: int) -> int:
    """Type commands of the operating system with right, foreign and impossible options."""
    journal = corpus.pick(random, folder)
    done = 0
    for _ in range(6):
        words = _words(random, journal)
        ran = run(words, ("1", "stav", "konec"))
        check(ran, raw=_raw(words), spoken=False)
        if ran.code and not ran.err and not ran.out:
            raise Fault(f"nothing was told\n{ran.told()}")
        done += 1
    return done


_SLOW: Final = frozenset({"ladder", "bench", "doctor", "new-game"})
"""Commands for minutes, for a whole computer, or that write folders."""


def _words(random: Stream, journal: Path) -> list[str]:
    tag = random.choice(("cs", "en"))
    deed = random.random() < 0.4
    specs = [one for one in (CLUB_COMMANDS if deed else COMMANDS) if one.id not in _SLOW]
    spec = random.choice(specs)
    words = [*(("klub",) if deed else ()), first_names("club" if deed else "command", tag)[spec.id]]
    values = (
        *_GAMES, str(journal), "-", "", "Jana,bot:1", "bot:1,bot:1", "7", "hand", "nic.jsonl", "Jana", "1",
        "body=1", "dice=own", "csv", "brf", "html", "4-3-2-1", "3-4", "../x", "/dev/null", "/", *BOUNDS[:9],
    )  # fmt: skip
    places = spec.places[: random.choice((0, 1, 1, 2))]
    words += [random.choice(_GAMES if place == "game" else values) for place in places]
    known = [one for one in spec.options if one not in {"jobs", "sound", "try", "games"}]
    for option in random.choices(known, k=random.randrange(4)) if known else ():
        words.append(f"--{first_names('flag', tag).get(option, option)}")
        if OPTIONS[option] is not OptionValue.NOTHING:
            words.append(random.choice(values))
    if random.random() < 0.2:
        words.append(f"--{random.choice(sorted(set(OPTIONS) - {'games', 'jobs', 'sound', 'try'}))}")
    if spec.id == "simulate":
        words += ["--games", "1"]
    words = [slip(random, word) if random.random() < 0.08 else word for word in words]
    return [word.replace("\x00", "") for word in [*words, "--lang", tag]]


def _raw(words: Sequence[str]) -> bool:
    """Tell whether a command may write a file of some form to the standard output."""
    papers = {"braille", "sheet", "papers"}
    for tag in ("cs", "en"):
        papers |= {first_names("command", tag)[one] for one in ("braille", "sheet")}
        papers.add(first_names("club", tag)["papers"])
    return any(word in papers for word in words[:2])


def _file(content: bytes, name: str, random: Stream, commands: Sequence[tuple[str, ...]]) -> int:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(mutate(random, content))
    for words in commands:
        ran = run(words, ("stav", "ano", "tahy", "1", "konec"))
        check(ran, raw=_raw(words), spoken=words[0] in {"pokracuj", "hraj", "vyuka"})
    return len(commands)


def journal_file(random: Stream, folder: Path, _most: int) -> int:
    """Read a spoiled journal with every command that takes one."""
    source = corpus.pick(random, folder)
    game = next(name for name in _GAMES if name in source.name)
    commands = (
        ("prehraj", "m.jsonl", "--over"), ("prehraj", "m.jsonl", "--json"), ("prehraj", "m.jsonl"),
        ("rozbor", game, "m.jsonl"), ("rozbor", game, "m.jsonl", "--json"), ("pokracuj", "m.jsonl"),
        ("prehraj", "m.jsonl", "--projdi"), ("brajl", "m.jsonl"), ("klub", "nacti", "m.jsonl"),
    )  # fmt: skip
    return _file(source.read_bytes(), "m.jsonl", random, random.sample(commands, 5))


def saved_match(random: Stream, folder: Path, _most: int) -> int:
    """Go on with what lies spoiled in the folder of the matches."""
    source = corpus.pick(random, folder)
    return _file(source.read_bytes(), f"h/matches/{source.name}", random, (("pokracuj",), ("pokracuj",)))


def own_file(random: Stream, _folder: Path, _most: int) -> int:
    """Start with spoiled files of the program's own: settings, lessons, records, material of a club."""
    name, content, commands = random.choice(_OWN)
    return _file(content(), name, random, commands)


_OWN: Final[tuple[tuple[str, Callable[[], bytes], tuple[tuple[str, ...], ...]], ...]] = (
    (
        "h/settings.toml",
        lambda: corpus.SETTINGS,
        (("hraj", "iota", "--hraci", "Jana,bot:1"), ("rekordy",), ("klub", "seznam")),
    ),
    ("h/lessons.toml", lambda: corpus.LESSONS, (("vyuka", "iota"), ("vyuka",))),
    ("h/records.jsonl", lambda: corpus.RECORDS, (("rekordy",), ("rekordy", "--json"))),
    (
        "h/material/iqlandie.toml",
        lambda: corpus.material("iqlandie"),
        (("hraj", "iqlandie", "--hraci", "Jana"), ("simuluj", "iqlandie", "--her", "1")),
    ),
    (
        "h/material/tetrikon.toml",
        lambda: corpus.material("tetrikon"),
        (("hraj", "tetrikon", "--hraci", "Jana,bot:1"), ("pravidla", "tetrikon")),
    ),
)


def club_file(random: Stream, folder: Path, _most: int) -> int:
    """Open a spoiled file of a club, read and written to."""
    commands = (
        ("klub", "seznam"), ("klub", "over"), ("klub", "over", "--json"), ("klub", "poradi"),
        ("klub", "zapis", "Eva"), ("klub", "vyvez", "x.txt"), ("klub", "liga"), ("klub", "stav"),
    )  # fmt: skip
    return _file(corpus.club(folder)[0], "h/clubs/nas-klub.club", random, random.sample(commands, 4))


def archive_file(random: Stream, folder: Path, _most: int) -> int:
    """Take in a spoiled export of a club, into none and into one that is there."""
    commands = (("klub", "nacti", "a.txt"), ("klub", "nacti", "a.txt"), ("klub", "over"), ("klub", "seznam"))
    return _file(corpus.club(folder)[1], "a.txt", random, commands)


def text_file(random: Stream, _folder: Path, _most: int) -> int:
    """Read spoiled texts: a proposal, a list of actions, something for paper."""
    content, name, commands = random.choice(
        (
            (corpus.PROPOSAL, "p.toml", (("klub", "zaloz", "--soubor", "p.toml"), ("klub", "propozice"))),
            (corpus.ACTIONS, "l.txt", (("rozbor", "iqlandie", "l.txt", "--hraci", "bot:1"),)),
            (
                corpus.ACTIONS,
                "l.txt",
                (("rozbor", "iota", "l.txt", "--json"), ("rozbor", "quantum", "l.txt")),
            ),
            (corpus.TEXT, "t.txt", (("brajl", "t.txt"), ("brajl", "t.txt", "--format", "pef"))),
        )
    )
    return _file(content, name, random, commands)


def words_file(random: Stream, _folder: Path, _most: int) -> int:
    """Bring spoiled words with a package: they are left out, and the program speaks as before."""
    package = Path("pack/locales")
    shutil.copytree(corpus.lexicon_files()[0].parents[1], package / "cs", dirs_exist_ok=True)
    own = random.random() < 0.5
    source = random.choice(corpus.locale_files() if own else corpus.lexicon_files())
    base = locales_root() / "cs" if own else corpus.lexicon_files()[0].parents[1]
    target = package / "cs" / (source.relative_to(base) if source.is_relative_to(base) else source.name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(mutate(random, source.read_bytes()))
    data: LanguageData = sound_data((locales_root(),), (package.absolute(),), "cs")
    language = Language("cs")
    language.data = data
    if not language.text("error-undo-nothing"):
        raise Fault(f"nothing was said\n{target}")
    return 1


TARGETS: Final[Mapping[str, tuple[int, Callable[[Stream, Path, int], int]]]] = MappingProxyType(
    {
        "session": (8, golden_session),
        "set-up": (4, set_up),
        "desk": (5, desk),
        "table": (4, table),
        "keyboard": (1, keyboard),
        "command": (3, command_line),
        "journal": (3, journal_file),
        "saved": (1, saved_match),
        "own": (2, own_file),
        "club": (2, club_file),
        "archive": (1, archive_file),
        "text": (2, text_file),
        "words": (1, words_file),
    }
)
"""How often each target is chosen, and what runs one case of it: from a stream, the folder of what is made
once, and the most lines of a session. It returns how many inputs there were and raises `Fault`."""
