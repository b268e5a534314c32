"""Sentences with a count or a no that no conversation makes true or false, or that are shown elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

_ASKED: Final = "asks, and claims nothing"
_FILE: Final = "of a file, which is there or not: `tests/storage`, `tests/personal`, `tests/shell`"
_JOURNAL: Final = "of a journal that was damaged or changed, `tests/engine/test_journal.py`, `tests/storage`"
_BRAILLE: Final = "of Braille files and pages, `tests/braille`"
_SPACE: Final = "of shapes and boards, the same in every position: `tests/language/space`"
_DIALOGUE: Final = "of the questions before a match, `tests/shell/test_dialogue.py`"
_SEALED: Final = (
    "of the seed and the words of a match, `tests/shell/test_proofs.py`, `tests/engine/test_proof.py`"
)
_PART: Final = "a part of another sentence, which is checked with it"
_SETTING: Final = "of a setting or a display, not of a match: `tests/shell/test_preferences.py`"

_GROUPS: Final = {
    "of real cards that only their holders know, `tests/games/iota/test_own_cards.py`": """
        shell-hands-unknown shell-people-only""",
    "of what was told wrongly and put right, `tests/shell/commands/test_correcting.py`": """
        correction-lost correction-rest error-correct-chance error-correct-same shell-correct-agree
        shell-correct-means shell-correct-nothing shell-correct-organiser shell-correct-stays""",
    "of waiting by the clock, `tests/shell/test_thinking.py`": """
        shell-thinks""",
    "says of every analysis what it is, and when there is one, `tests/shell/analysis/test_walking.py`": """
        analysis-only-read analysis-unfinished analysis-view""",
    "of whole games that are proved to go on or not, `tests/games/tetrikon`": """
        tetrikon-remark-blocked tetrikon-remark-given-up tetrikon-remark-lacking tetrikon-remark-needless
        tetrikon-remark-open tetrikon-remark-remedy tetrikon-remark-reopened tetrikon-remark-stuck""",
    "of races that are over, `tests/games/iqlandie/test_remarks.py`": """
        iqlandie-remark-behind iqlandie-remark-hints iqlandie-remark-last iqlandie-remark-missing
        iqlandie-remark-shorter iqlandie-remark-where
        iqlandie-remark-wrong""",
    _BRAILLE: """
        braille-brf-byte braille-dots braille-file-binary braille-file-encoding braille-file-missing
        braille-file-not-regular braille-file-unreadable braille-format-unknown braille-indent
        braille-language-unknown braille-line-width braille-not-cells braille-page-lines
        braille-page-width braille-pef-identifier braille-pef-size braille-preset-unknown
        braille-table-broken swell-too-large""",
    "the files are counted, `tests/shell/commands/test_embossing.py`": "shell-sheet-swell",
    "every game whose dice are told says how, `tests/games/quantum/test_own_dice.py`": "shell-no-own-chance",
    _JOURNAL: """
        error-journal-changed error-journal-clock error-journal-deleted error-journal-early
        error-journal-foreign error-journal-version
        error-journal-full error-journal-long error-journal-luck error-journal-notation error-journal-replaced
        error-journal-rewritten error-journal-shortened error-journal-start error-journal-torn
        error-material-other error-seed-foreign error-seed-lost error-seed-missing error-seed-replaced
        error-seed-revealed shell-check-differs""",
    _FILE: """
        error-lessons-broken error-records-line error-settings-broken error-settings-key error-signing-key
        error-personal-broken error-personal-full error-personal-torn error-personal-version
        error-storage-denied error-storage-failed error-storage-full error-storage-large error-storage-locked
        error-storage-missing error-storage-not-file error-storage-not-folder error-storage-read-only
        error-package-words shell-crashed shell-crashed-far shell-crashed-unlogged shell-file-name
        shell-file-permission shell-file-system shell-transcript-broken shell-abandoned""",
    "of the command line and of files, where no match is": """
        error-daily-none error-endless error-game-unknown error-malformed-action error-name-alike
        error-not-to-act error-option-unknown error-option-value error-seats error-text-unfit""",
    "of a command where no match is, `tests/shell/home/test_home.py`": "error-word-match",
    "of a sentence that cannot be said, `tests/shell/test_console.py`": "error-unsayable",
    "of words in a command line, `tests/cli`": "error-no-number",
    _SEALED: """
        proof-limits proof-luck-chosen proof-luck-drawn proof-luck-sealed proof-luck-told proof-not-started
        proof-started shell-words-begin shell-words-chosen shell-words-none shell-words-unfit""",
    "of the rules and the options in force, `tests/games/test_told_rules.py`": """
        rules-elsewhere rules-only rules-with shell-primer-more""",
    "of the end of a game in a package, `tests/games/test_simple.py`": "simple-place",
    _ASKED: """
        shell-ask-name-of shell-ask-option shell-ask-speech
        shell-ask-words shell-confirm-abandon shell-doubt-idle shell-paused shell-which-meant""",
    _DIALOGUE: "shell-again-table shell-again-unfinished shell-nothing-listed shell-nothing-read "
    "shell-ask-speech-aloud shell-choose shell-name-taken shell-no-games shell-usual-name",
    _PART: """
        analysis-lost analysis-points analysis-wins
        shell-level shell-bot-name shell-record-points shell-asked-item space-side space-shape-count
        space-turn-mirrored space-position space-position-only""",
    _SETTING: "shell-heard-twice shell-heard-typing shell-key-unknown shell-line-away",
    "says how to go on, or is polite": """
        shell-asked-same shell-asked-which shell-not-meant shell-thanks""",
    "says again what stands above, `tests/shell/test_contradictions.py`": "shell-once-more shell-unchanged",
    "of opponents with a name, `tests/shell/rivals`": "shell-who-is",
    "of single keys, `tests/shell/input`": "shell-key-typed",
    "of words being typed, `tests/shell/test_completing.py`": "shell-complete-many shell-complete-none",
    "of a word that its game does not explain, which none of ours is: `tests/language`": "shell-no-help-for",
    "of records, with the one before, or counts: `tests/shell/test_records.py`": """
        shell-record-count shell-record-new""",
    "of what advice costs, `tests/whole/test_no_cheat.py`": """
        shell-advice-costs shell-advice-ends""",
    "every game has options and advice": "shell-no-options shell-no-hint",
    _SPACE: """
        space-branch space-column-outside space-error-column
        space-error-column-number space-error-not-place space-error-outside space-error-position
        space-error-position-number space-error-row space-legend-free
        space-row-outside space-shape space-shape-bar space-shape-gap space-shape-next""",
}


def _excused() -> Iterator[tuple[str, str]]:
    for reason, keys in _GROUPS.items():
        yield from ((key, reason) for key in keys.split())


EXCUSED: Final[Mapping[str, str]] = MappingProxyType(dict(_excused()))
"""By key: why it is not checked here."""

RARE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "shell-hint-more": "of a try that a solution ends, `tests/shell/commands/test_hints.py`",
        "shell-moves-count": "of more than nine actions that begin on one place, which no position here has",
    }
)
"""Checks of lines that none of the conversations brings up, and why."""
