from __future__ import annotations

from accessgames.club.notation import PersonEntry, digest_of, to_text
from accessgames.club.register.entries import Entry, Field, Noted, write_entry
from accessgames.club.store.archive import Archive

RECORD = '{"accessgames":1}\n{"n":1}\n'

ARCHIVE = Archive(
    "Klub Smíchov",
    {"listopad": ('{"n":0,"do":"create"}', '{"n":1,"name":"Jana"}'), "prosinec": ('{"n":0}',)},
    {digest_of(RECORD): RECORD},
)

PERSON = to_text(PersonEntry("0" * 32, "Jana"))
ENTRY = write_entry(Entry("1" * 32, "2" * 32, 1, "3" * 32, Noted(Field.NAME, digest_of(PERSON))))

WITH_REGISTER = Archive(
    ARCHIVE.name,
    ARCHIVE.tournaments,
    ARCHIVE.records,
    {digest_of(PERSON): PERSON},
    entries={"1" * 32: ENTRY},
)
