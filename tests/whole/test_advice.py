"""No advice that fails: what a sentence names can be typed where it is told, in its language, and does it.

The commands are collected from the messages of both languages (`tests/whole/advice.py`). Evenings are spent
in which sentences are told as they come up, and what they name is typed right behind them
(`tests/whole/advised.py`). Of what comes up in rare positions alone, the words mean what it means by them.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from accessgames.cli.arguments import parse_arguments
from accessgames.cli.commands import first_names
from accessgames.cli.console import UsageError
from accessgames.games import game_ids
from accessgames.language import Found, languages
from accessgames.language.commandline import split_commands
from accessgames.shell.session import Session
from tests.whole.advice import Advice, advice, named_in
from tests.whole.advised import PARTS, Book, is_typed, spend
from tests.whole.advised_evenings import SCENES

if TYPE_CHECKING:
    from accessgames.shell.conversation import Conversation

RARE: Final = {
    "a tournament in a hall: `tests/net/test_desk_tables.py`, `tests/net/test_club_evening.py`": """
        club-error-hall-word club-hall-invite hall-heard-waits net-desk-words""",
    "at the door of a hall, and when one with a word opens: `tests/net`": "hall-guest-word",
    "handicaps where a tournament has none: `tests/club/desk/test_handicaps.py`": "club-error-handicaps-off",
    "teams where a tournament has none: `tests/club/desk/test_teams.py`": "club-error-teams-off",
    "at a table of a hall: `tests/net/test_lobby.py`": "hall-error-at-home",
    "tables that cannot be even: `tests/club/seating/test_guarantees.py`": "club-guarantee-beaten",
    "a name that another club of the computer has as well: `tests/club/desk/test_everywhere.py`": """
        club-everywhere-hint""",
    "a tournament that is played over weeks: `tests/club/desk/test_weeks.py`": """
        club-error-open-table club-error-suggest club-next-weeks club-refused-credits-drawn
        club-suggest-next""",
    "a tournament that is over or was changed, its tables at this computer: `tests/club/desk`": """
        club-did-amend-kept club-did-want-club club-error-pages-where club-error-target
        club-error-target-table club-asked-all club-error-not-here club-error-reported
        club-next-closed club-next-over club-next-stale
        club-table-left shell-after-end""",
    "at a terminal: `tests/shell/test_speaking.py`, `tests/shell/input`, `tests/shell/test_dialogue.py`": """
        shell-ask-speech-aloud shell-dialogue-help shell-doubt-idle shell-heard-never
        shell-heard-typing shell-key-unknown shell-port-merged cursor-no-further""",
    "of a hall at another computer: `tests/net/test_lobby.py`, `tests/net/test_standing_in.py`": """
        hall-error-stand-in hall-heard-proposed hall-heard-replaced hall-error-stood-in
        hall-error-forget hall-error-level hall-error-new-word hall-error-which-game hall-error-delay
        hall-error-which-table hall-next hall-waits""",
    "where records are kept: `tests/whole/test_no_cheat.py`": "shell-advice-costs shell-advice-ends",
    "at a try that a solution ends: `tests/shell/commands/test_hints.py`": "shell-hint-more",
    "of a Braille line that went: `tests/shell/test_braille_line.py`": "shell-line-away",
    "told dice, two people at a keyboard: `tests/games/quantum`, `tests/shell/test_one_keyboard.py`": """
        dice-error-complete dice-error-correction shell-confirm-chance shell-undo-whose""",
    "what was told wrongly, put right: `tests/shell/commands/test_correcting.py`": """
        shell-correct-agree shell-correct-organiser shell-correct-sure shell-told-alike""",
    "positions that are made for it: `tests/games`": """
        iqlandie-doubt-hint iqlandie-doubt-solution iqlandie-error-delay iqlandie-error-joker
        iqlandie-error-list iqlandie-reason-hint
        iqlandie-refused-press-alone iqlandie-turn-built quantum-error-cost quantum-error-no-die
        quantum-error-which-colour tetrikon-doubt-end tetrikon-doubt-give-up tetrikon-error-exchange
        tetrikon-error-many-places tetrikon-error-which-player tetrikon-refused-buy-place
        tetrikon-refused-enough tetrikon-turn-break tetrikon-turn-pay tetrikon-turn-pick""",
    "what lessons name they do: `tests/whole/test_taught.py`": """
        tutor-chapter-next tutor-iota-aim-last-hint tutor-iota-aim-points-hint tutor-iota-aim-recycle-hint
        tutor-iota-aim-wild-hint tutor-iota-end-more tutor-iota-wilds-take-then tutor-iqlandie-done
        tutor-quantum-aim-cell-hint tutor-quantum-aim-column-hint
        tutor-quantum-aim-least-hint tutor-quantum-aim-throw-hint tutor-quantum-aim-written-hint
        tutor-quantum-end-more tutor-test-alone tutor-tetrikon-pay
        tutor-tetrikon-aim-close-hint tutor-tetrikon-aim-lay-hint tutor-tetrikon-aim-price-hint
        tutor-tetrikon-aim-rest-hint
        tutor-tetrikon-aim-save-hint tutor-tetrikon-aim-swap-hint tutor-tetrikon-end-more
        tutor-iqlandie-aim-biology tutor-iqlandie-aim-biology-hint tutor-iqlandie-aim-gains-hint
        tutor-iqlandie-aim-optics tutor-iqlandie-aim-optics-hint tutor-iqlandie-aim-programming
        tutor-iqlandie-aim-programming-hint tutor-iqlandie-aim-space tutor-iqlandie-aim-space-hint
        tutor-iqlandie-biology-whole tutor-iqlandie-end-more""",
    "steps that are taken back by what they did: `tests/club/desk/commands/test_taking_back.py`": """
        club-error-redo-which club-error-step-none club-error-step-several club-error-step-stands
        club-error-undo-old club-steps-more club-steps-redo""",
    "tables that are played elsewhere: `tests/club/desk/commands/test_handing.py`": """
        club-error-accept-what club-error-hand-where club-error-hand-old""",
    "of tournaments for other programs: `tests/club/desk/commands/test_documents.py`": """
        club-did-exchange-names""",
    "two copies that said different things: `tests/club/desk/commands/test_united.py`": """
        club-dispute-settle club-error-settle club-verify-aside""",
    "papers for everybody to see: `tests/club/desk/commands/test_public.py`": "club-error-paper-public",
    "before a match goes: `tests/shell/home/test_home.py`": "home-ask-delete",
    "before a name goes for good: `tests/club/desk/keys/test_forgotten.py`": """
        club-error-forget-everywhere club-error-forget-sure""",
    "own mistakes that were found: `tests/shell/mistakes`": "home-more mistake-due mistake-ask-delete",
    "of games in packages, whose lists know no words: `tests/shell/test_lists.py`": "shell-list-word",
    "of readings with many parts, as `shell-list-more`": "shell-reading-more",
    "of a task from which no way leads to its answer: `tests/shell/tasks`": "task-astray",
    "mistakes and doubts at the desk: `tests/club/desk/commands`, `tests/club/desk/test_questions.py`": """
        club-did-close-early club-error-answer club-error-export-where club-error-field-value
        club-error-file-gone club-error-import-what club-error-lot-early club-error-no-tournament
        club-error-not-seated club-error-person-none club-error-register-whom club-error-who-unknown
        club-league-none club-merge-together club-person-united club-persons-double club-register-near""",
    "in readings of rules and options, told in full: `tests/games/test_told_rules.py`": """
        iota-rules-own-cards-8 iqlandie-rules-alone-3 iqlandie-rules-race-2 iqlandie-rules-race-3
        iqlandie-rules-race-5 quantum-rules-alone-2 quantum-rules-own-dice-6 quantum-rules-throw-3
        quantum-rules-throw-4 quantum-rules-throw-5 tetrikon-option-turn-end-said tetrikon-rules-build-5
        tetrikon-rules-chance-7 tetrikon-rules-turn-8 tetrikon-rules-turn-9""",
    "where a match cannot be kept: `tests/storage/test_disk_asked.py`": "error-journal-full",
}
"""Why no evening comes to a sentence, and what shows it; its words are commands there all the same."""

ELSEWISE: Final = {
    ("club-error-answer", "club"): "answers a question of the desk alone",
    ("help-home-continue", "home"): "shortened it would be ambiguous; home knows it in full",
    ("help-iqlandie-program", "iqlandie"): "alone it is told again, with a number it is the command",
    ("iqlandie-error-command", "iqlandie"): "the same",
    ("tutor-iota-aim-wild-hint", "iota"): "names a card, which is part of a command",
    ("tutor-tetrikon-aim-price-hint", "tetrikon"): "names a word inside of a command",
    ("tutor-tetrikon-aim-swap-hint", "tetrikon"): "the same",
}
"""Messages and places where a word alone is another command or none, and why that is right."""


@cache
def book(tag: str) -> Book:
    """Return what came of all evenings in a language."""
    found = Book()
    with tempfile.TemporaryDirectory() as folder:
        for scene in SCENES:
            spend(scene, tag, found, Path(folder))
    return found


@pytest.mark.parametrize("tag", languages())
def test_what_a_sentence_names_is_done_right_behind_it(tag: str) -> None:
    """Nothing is unknown there, and nothing that may be done is refused."""
    assert [] == book(tag).failed


def test_every_sentence_that_names_a_command_is_told() -> None:
    """In one of the evenings; what comes up in rare positions alone is named with them."""
    named = {one for one in advice("cs") if is_typed(one) and not one.key.startswith(("help-", "cli-"))}
    rare = {key for keys in RARE.values() for key in keys.split()}
    assert set() == {one.key for one in named - book("cs").tried} ^ rare


@pytest.mark.parametrize("tag", languages())
def test_the_words_of_a_sentence_are_commands_where_it_is_told(tag: str) -> None:
    """They mean what the sentence means by them, also in help and where a position is rare."""
    rare = {one for one in advice(tag) if is_typed(one) and not one.words[0][0].startswith("$")} - book(
        tag
    ).tried
    assert set() == {
        (one.key, place.topic, typed(one, place))
        for one in rare
        for place in places(one, book(tag))
        if not means(one, place) and (one.key, place.topic) not in ELSEWISE
    }


PLACES: Final = {
    "club": "Conversation",
    "hall": "Lobby",
    "home": "Home",
    "tutor": "Classroom",
    "task": "TaskSession",
}
"""Where the messages of a file are told; all others in matches."""

ANSWERS: Final = frozenset({"dice-correct", "go-on", "heard-never", "no", "yes"})
"""Words that answer a question, and are no commands elsewhere."""


def places(one: Advice, found: Book) -> list[Conversation]:
    """Return the conversations in which a message may be told."""
    if one.key.startswith("help-"):
        return [place for place in found.places.values() if one.words[0][0] in place.commands()]
    first, _, rest = one.key.partition("-")
    kind = PLACES.get(first, "Session")
    game = next((game for game in game_ids() if game in {first, rest.partition("-")[0]}), "")
    owned = game or next((of for _, of in one.words if of), "")
    return [place for (name, topic), place in found.places.items() if name == kind and owned in {"", topic}]


def typed(one: Advice, place: Conversation) -> str:
    """Return the words of a command as they are called in a place."""
    words = place.teller.words
    return " ".join(words.word(key) for key, _ in one.words if key in words)


def means(one: Advice, place: Conversation) -> bool:
    """Tell whether a line means in a place what a message names, or is typed in a hall elsewhere."""
    first, line = one.words[0][0], typed(one, place)
    if first in ANSWERS or one.key in PARTS or (first.startswith("hall-") and not line):
        return True
    (command,) = split_commands(line)
    match = (
        place.meant(command)
        if isinstance(place, Session)
        else place.teller.words.match(command.words, place.commands())
    )
    return isinstance(match, Found) and match.id == first


@pytest.mark.parametrize("tag", languages())
def test_commands_of_the_operating_system_are_understood(tag: str) -> None:
    """Each is a command line of the program by itself, with its name in that language."""
    names = {*first_names("command", tag).values()}
    assert [] == [
        one
        for one in advice(tag)
        if one.outside and not (names & {*one.outside.split()} or "--help" in one.outside)
    ]
    assert [] == [one for one in advice(tag) if one.outside and not understood_outside(one.outside)]


def understood_outside(sentence: str) -> bool:
    """Tell whether a sentence begins with a whole command line."""
    _, *words = sentence.split()
    return any(_parses(words[:count]) for count in range(1, len(words) + 1))


def _parses(words: list[str]) -> bool:
    try:
        parse_arguments(words)
    except UsageError:
        return False
    return True


TERMINAL: Final = {"cs": "terminálu", "en": "terminal"}


@pytest.mark.parametrize("tag", languages())
def test_who_is_in_the_program_hears_where_such_a_command_is_typed(tag: str) -> None:
    """It cannot be typed there, so its sentence says so."""
    assert set() == {one.key for one in advice(tag) if lost(one, tag)}


def lost(one: Advice, tag: str) -> bool:
    """Tell whether a command of the operating system is named as if it could be typed in the program."""
    return bool(one.outside) and not one.key.startswith("cli-") and TERMINAL[tag] not in one.sentence


@pytest.mark.parametrize(
    ("sentence", "fails"),
    [
        ("Partie je uložena. Dohrajete ji příkazem accessgames pokracuj.", True),
        ("První opravdová partie: accessgames hraj iota.", True),
        ("Vlastní slova do něj přidá accessgames hraj --slova.", True),
        ("Vlastní hru založí příkaz accessgames nova-hra.", True),
        ("Více poví accessgames doctor.", True),
        ("V terminálu víc poví accessgames diagnostika.", False),
        ("Vlastní hru založí v terminálu accessgames nova-hra.", True),
    ],
)
def test_advice_as_it_was_is_noticed(sentence: str, fails: bool) -> None:
    """Told in the program, and a command line that is not whole."""
    (one,) = named_in(f"shell-x = {sentence}\n")
    assert fails is (lost(one, "cs") or not understood_outside(one.outside))


def test_words_that_fail_are_noticed() -> None:
    """As what a lesson of Quantum said at its end: `stav` is no word at home."""
    told = 'Jak partie stojí, řekne slovo { WORD("status") }.'
    (one,) = named_in(f"home-x = {told}\n")
    assert [False] == [means(one, place) for place in places(one, book("cs"))]
