from __future__ import annotations

from accessgames.club.notation import digest_of
from accessgames.club.store.archive import Archive

RECORD = '{"accessgames":1}\n{"n":1}\n'

ARCHIVE = Archive(
    "Klub Smíchov",
    {"listopad": ('{"n":0,"do":"create"}', '{"n":1,"name":"Jana"}'), "prosinec": ('{"n":0}',)},
    {digest_of(RECORD): RECORD},
)
