"""Chapters by name or number: which one is meant, how each stands, and which is best taken next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.language import Found, Listing, Message, Nested, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.tutor import lesson as lessons

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.games import Room
    from accessgames.language import Language, Vocabulary
    from accessgames.shell.tutor.progress import Progress


def title_of(game: str, chapter: str) -> Message:
    """Return the title of a chapter, as it stands in a sentence."""
    if chapter in (lessons.FIRST, lessons.TEST):
        return say(f"tutor-{chapter}-title")
    return say(f"tutor-{game}-chapter-{chapter}")


def chapter_names(room: Room, course: lessons.Course) -> tuple[str, ...]:
    """Return the ids of the chapters in their order, with the test at the end where there is one."""
    tested = (lessons.TEST,) if room.teaching is not None and room.teaching.kinds else ()
    return (*(chapter.chapter for chapter in course.chapters), *tested)


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
