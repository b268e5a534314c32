# Sezóna klubu: kde ještě stojí zapomenuté jméno, tabulka sezóny, rekordy.

club-did-forget-left = To jméno ještě stojí v souborech programu: { LIST($files) }.
    .brief = Ještě v souborech: { LIST($files) }.
    .braille = ještě v: { LIST($files) }
club-did-forget-left-further = Dalších souborů s tím jménem: { $count }.
    .braille = dalších souborů { $count }
club-did-forget-clean = Ve složce programu už to jméno není.
    .braille = jinde v programu není
