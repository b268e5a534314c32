# Stoly, které se hrají u jiného počítače: soubor pro jeden stůl ven, totéž s výsledkem zpátky.

help-club-hand-out = Vydá stůl jako soubor do složky, ⏎ třeba { COMMAND(WORD("club-hand-out"), "stůl 3, E:") }, ⏎ nebo celé kolo, třeba { COMMAND(WORD("club-hand-out"), "stoly, E:") }.
    .braille = soubor pro stůl
help-club-accept = Přijme výsledky ze souborů stolů: { COMMAND(WORD("club-accept"), "E:") } vezme všechny, které ve složce jsou.
    .braille = výsledky ze souborů

club-hand-remark = Kdo hraje bez programu, napíše za slovo { COMMAND("result") } výsledek, třeba { COMMAND("result Jana 34, Petr 28") }.
    .brief = Výsledek bez programu patří za slovo { COMMAND("result") }.
    .braille = výsledek za result
club-did-hand = Stůl { $table } je v souboru { $file }. ⏎ Sedí u něj { LIST($players) }.
    .brief = Stůl { $table }: { $file }.
    .braille = { $file }
club-accept-known = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }: ten výsledek už klub má.
    .brief = Stůl { $table } už výsledek má.
    .braille = s{ $table } už je
club-accept-skipped = Soubor { $file } se nepřijal, nic se jím nezměnilo. { $cause }
    .brief = { $file } ne. { $cause }
    .braille = { $file } ne
club-handed-left = Partie je uložená na tomto počítači, dohraje se stejným příkazem. ⏎ V souboru { $file } ještě není.
    .brief = Uloženo tady, v souboru { $file } ještě ne.
    .braille = uloženo, soubor ne
club-handed-done = Partie je v souboru { $file }. ⏎ Doneste ho pořadateli.
    .brief = Partie je { PREP($file, p: "v") }.
    .braille = hotovo: { $file }

club-error-hand-old = Turnaj vede starší záznam, jeho stoly vydat nejdou. ⏎ Výsledky z jiného počítače přijme slovo { COMMAND(WORD("club-import")) }.
    .braille = starší záznam, nejde
club-error-hand-where = { $named ->
        [no] Chybí složka, kam stůl vydat.
       *[other] Složka { $text } tu není.
    } ⏎ Napište třeba { COMMAND(WORD("club-hand-out"), "stůl 3, E:") }.
    .brief = Do které složky?
    .braille = do které složky?
club-error-hand-which = Stůl „{ $text }“ nečeká, čekají { LIST($tables) }.
    .braille = čekají { LIST($tables) }
club-error-accept-what = Chybí soubor nebo složka se soubory stolů, třeba { COMMAND($example, "E:") }.
    .braille = který soubor?
club-error-accept-none = Ve složce { $file } není žádný soubor stolu.
    .braille = žádný soubor stolu
club-error-handed-foreign = To není soubor stolu. ⏎ Vydává ho pořadatel turnaje.
    .braille = není soubor stolu
club-error-handed-line = Soubor stolu je na řádku { $line } jiný, než jaký byl vydán.
    .braille = špatný řádek { $line }
club-error-handed-strange = Stůl { $table } turnaje { $name } nevydal tento klub, nebo je soubor změněný.
    .brief = Stůl { $table } není odtud nebo je změněný.
    .braille = s{ $table } není odtud
club-error-handed-ahead = Stůl { $table } vydal jiný počítač, jehož zápisy tu nejsou. ⏎ Nejdřív kopie klubu spojte.
    .brief = Stůl { $table } je odjinud, nejdřív spojte kopie.
    .braille = nejdřív spojit kopie
club-error-handed-redrawn = Stůl { $table } { ORD($round, case: "gen", gender: "n") } kola se po vydání losoval znovu a jinak, soubor neplatí.
    .braille = s{ $table } jinak losován
club-error-handed-both = V souboru { $file } je partie i výsledek napsaný rukou. ⏎ Nechte za slovem { COMMAND("result") } prázdno, nebo výsledek zadejte sami.
    .brief = { $file }: partie, nebo výsledek, ne obojí.
    .braille = partie i výsledek
club-error-handed-empty = V souboru { $file } zatím není výsledek stolu { $table }.
    .braille = s{ $table } bez výsledku
club-error-handed-done = V souboru { $file } už výsledek je. ⏎ Doneste ho pořadateli.
    .braille = výsledek už tam je
club-error-handed-game = Hra { $game } v programu není. ⏎ Výsledek napište v souboru { $file } za slovo { COMMAND("result") }.
    .brief = Výsledek patří za slovo { COMMAND("result") }.
    .braille = výsledek za result
