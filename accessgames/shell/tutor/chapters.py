"""Chapters by name or number: which one is meant, how each stands, and which is best taken next."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.games import game_title
from accessgames.language import Found, Listing, Message, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.tutor import lesson as lessons
from accessgames.shell.tutor.reading import load_course

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from accessgames.games import Room
    from accessgames.language import Language, Vocabulary
    from accessgames.shell.tutor.progress import Entry, Progress


def title_of(game: str, chapter: str) -> Message:
    """Return the title of a chapter, as it stands in a sentence."""
    if chapter in (lessons.FIRST, lessons.TEST):
        return say(f"tutor-{chapter}-title")
    return say(f"tutor-{game}-chapter-{chapter}")


def chapter_names(room: Room, course: lessons.Course) -> tuple[str, ...]:
    """Return the ids of the chapters in their order, with the test at the end where there is one."""
    tested = (lessons.TEST,) if room.teaching is not None and room.teaching.kinds else ()
    return (*(chapter.chapter for chapter in course.chapters), *tested)


def entries_of(room: Room, course: lessons.Course) -> tuple[Entry, ...]:
    """Return the chapters of a game and its test, each with the id of the game."""
    return tuple((course.game, name) for name in chapter_names(room, course))


def all_entries(rooms: Iterable[Room], progress: Progress) -> tuple[Entry, ...]:
    """Return the chapters and tests of games, first of those in which something was learned.

    Games without a lesson, or with one that cannot be read, are left out.
    """
    found: list[tuple[Entry, ...]] = []
    for room in rooms:
        with suppress(GameError):
            found.append(entries_of(room, load_course(room)))
    found.sort(key=lambda entries: all(progress.standing(*entry) == "new" for entry in entries))
    return tuple(entry for entries in found for entry in entries)


def name_entry(entry: Entry, language: Language) -> Message:
    """Name a chapter or a test with its game, as it stands in a sentence."""
    game = Nested(game_title(entry[0], language.has))
    return say("tutor-next", game=game, title=Nested(title_of(*entry)))


def survey(entries: Sequence[Entry], progress: Progress) -> Iterator[Message]:
    """Tell in a line how many of some chapters and tests are known; nothing where none was ever begun."""
    counts = Counter(progress.standing(*entry) for entry in entries)
    if counts["new"] < len(entries):
        done = counts["done"] + counts["due"] + counts["known"]
        numbers = {"count": len(entries), "done": done, "due": counts["due"], "known": counts["known"]}
        yield say("tutor-survey", "system", **numbers)


def find_chapter(
    room: Room, course: lessons.Course, typed: Sequence[str], words: Vocabulary, language: Language
) -> str:
    """Return the chapter that a number, its title, or the beginning of one means.

    Raises:
        GameError: `tutor-no-chapter` with what was typed and the titles there are.
    """
    names = chapter_names(room, course)
    titles = [language.form(title_of(course.game, name), "full") for name in names]
    number = words.read.alone(tuple(typed))
    if number is not None and 1 <= number <= len(names):
        return names[number - 1]
    if lessons.TEST in names and isinstance(words.match(typed, ("lesson-test",)), Found):
        return lessons.TEST
    bare = normalise_bare(" ".join(typed))
    fitting = [
        name
        for name, title in zip(names, titles, strict=True)
        if any(normalise_bare(each).startswith(bare) for each in (name, title, *title.split()))
    ]
    if len(fitting) != 1 or number is not None:
        numbered = tuple(f"{place} {title}" for place, title in enumerate(titles, 1))
        raise GameError("tutor-no-chapter", word=" ".join(typed)[:40], choices=Listing(numbered))
    return fitting[0]


def chapter_lines(room: Room, course: lessons.Course, progress: Progress) -> Iterator[Message]:
    """Yield a line for each chapter: its title, and how it stands."""
    for name in chapter_names(room, course):
        standing = progress.standing(course.game, name)
        yield say("tutor-chapter", title=Nested(title_of(course.game, name)), standing=standing)
