# Co je s partií u stolu herny, když ji někdo chce uložit.

hall-kept = { $place ->
        [page] Herna ukládá partii po každém tahu. Po jejím konci nabízí záznam ke stažení odkaz na stránce.
        [nowhere] Herna ukládá partii po každém tahu a záznam zůstává v ní. Stáhnout ho jde programem nebo na stránce.
       *[file] Herna ukládá partii po každém tahu. Po jejím konci se záznam zapíše k vám domů.
    }
    .brief = { $place ->
        [page] Ukládá herna, po konci záznam nabízí odkaz na stránce.
        [nowhere] Ukládá herna, záznam zůstává v ní.
       *[file] Ukládá herna, po konci je záznam u vás doma.
    }
    .braille = ukládá herna
