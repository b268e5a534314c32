# Denní kolo: každý den pro každou hru jedna úloha, pro všechny stejná.

daily-best = Nejlepší: { $move }
    .brief = Nejlepší: { $move }
    .braille = nej: { $move }
daily-day = { NP($date, case: "acc") }
daily-about-iota = nejlepší umístění karet
daily-about-iqlandie = hlavolam
daily-about-quantum = co přehodit
daily-about-tetrikon = obrazec k doplnění
daily-head = Úlohy na { NP($date, case: "acc") }: hotovo { $done }, celkem { $count }.
    .brief = Hotovo { $done } { PREP(NP($count, case: "gen"), p: "z") }.
    .braille = hotovo { $done }/{ $count }
daily-open = { $game }: { $about }, čeká.
    .brief = { $game } čeká.
    .braille = { $game } čeká
daily-done = { $game }: { $about }, { $stars ->
        [0] hotovo bez hvězdy
        [one] hotovo za { NP($stars, case: "acc", gender: "f") } hvězdu
        [few] hotovo za { NP($stars, case: "acc", gender: "f") } hvězdy
       *[other] hotovo za { $stars } hvězd
    }.
    .brief = { $game }: hotovo, hvězd { $stars }.
    .braille = { $game } { $stars }/3
daily-waits = Úlohy počkají, začínají se mimo partii.
    .brief = Začínají se mimo partii.
    .braille = po partii
daily-streak = Řada dnů s úlohou: { $days }{ $forgiven ->
        [yes] , jeden vynechaný den se promíjí
       *[no] {""}
    }.
    .brief = Dnů v řadě: { $days }.
    .braille = dnů v řadě { $days }
daily-title = Úloha: { $game }, { $date }, { $hardness ->
        [1] lehká
        [2] snazší
        [3] středně těžká
        [4] těžší
       *[other] těžká
    }.
    .brief = { $game }, { $date }, obtížnost { $hardness } { PREP(NP(5, case: "gen"), p: "z") }.
    .braille = { $game } { $date }
daily-before = Tato úloha už je hotová, počet jejích hvězd: { $stars }. Nic dalšího se nepočítá.
    .brief = Už hotová, hvězd { $stars }, nepočítá se.
    .braille = hotová, hvězd { $stars }
daily-level = Nejlepší odpověď najde už počítač úrovně { $level }.
    .brief = Najde ji počítač úrovně { $level }.
    .braille = najde úroveň { $level }
daily-level-none = Nejlepší odpověď bez hledání dopředu nenajde počítač žádné úrovně.
    .brief = Bez hledání ji nenajde počítač žádné úrovně.
    .braille = počítač nenajde
daily-share = Pro přátele: { $line }
    .brief = { $line }
    .braille = { $line }
daily-line = accessgames { $game } { $date } v{ $version }: { $stars ->
        [0] žádná hvězda
        [one] { $stars } hvězda
        [few] { NP($stars, gender: "f") } hvězdy
       *[other] { $stars } hvězd
    } ze { NP(3, case: "gen") }, nápověda { $helps }.
daily-code = Kód na konci odhalí změněný řádek, nic ale nedokazuje.
    .brief = Kód odhalí změnu, nedokazuje nic.
    .braille = kód nic nedokazuje
daily-future = Úloha na { $date } ještě není, je možný dnešek a dny před ním.
    .brief = Úloha na { $date } ještě není.
    .braille = ještě není
daily-not-here = { $game } úlohu dne nemá.
    .brief = { $game } úlohu dne nemá.
    .braille = { $game } bez úlohy
daily-nowhere = Denní úlohy tady nejsou.
    .brief = Denní úlohy tady nejsou.
    .braille = bez úloh
daily-unknown = Slovům „{ $word }“ nerozumím, patří sem hra a den, třeba { COMMAND($command, "iota 12. listopadu") }.
    .brief = Nerozumím, třeba { COMMAND($command, "iota 12. listopadu") }.
    .braille = { $command } iota 12. 11.
daily-none-today = Dnes tu žádná úloha hotová není, začíná je { COMMAND($command) }.
    .brief = Dnes žádná hotová úloha, viz { COMMAND($command) }.
    .braille = dnes žádná
daily-unaltered = Řádek odpovídá svému kódu. Nic tím ale není dokázáno, kód umí spočítat každý.
    .brief = Řádek odpovídá kódu, nic to nedokazuje.
    .braille = odpovídá kódu
daily-check-what = Za { COMMAND($command) } patří řádek s výsledkem od přítele, celý i s kódem na konci.
    .brief = { COMMAND($command) } a celý řádek s kódem.
    .braille = { $command } a řádek
daily-altered = Řádek „{ $line }“ neodpovídá svému kódu, někdo jej změnil, nebo není celý.
    .brief = Řádek neodpovídá svému kódu.
    .braille = neodpovídá kódu

## Úloha: otázka, nápověda za hvězdy, odpověď

task-always = V úloze { COMMAND(WORD("hint")) } pomůže za hvězdu, { COMMAND(WORD("try")) } tah vyzkouší a { COMMAND(WORD("quit")) } úlohu opustí; platí první odpověď.
    .brief = { COMMAND(WORD("hint")) } stojí hvězdu, { COMMAND(WORD("try")) } nic, { COMMAND(WORD("quit")) } úlohu opustí.
    .braille = { WORD("hint") }, { WORD("try") }, { WORD("quit") }
task-answer = Řešení: { $move } Napište { COMMAND($words) }.
    .brief = Řešení: { $words }
    .braille = { $words }
task-left-stars = { $stars ->
        [0] Hvězda už nezbývá žádná.
        [one] Zbývá { $stars } hvězda.
        [few] Zbývají { NP($stars, gender: "f") } hvězdy.
       *[other] Zbývá { $stars } hvězd.
    }
    .brief = Zbývá hvězd: { $stars }.
    .braille = hvězd { $stars }
task-stars = { $stars ->
        [0] Bez hvězdy.
        [one] { $stars } hvězda ze { NP(3, case: "gen") }.
        [few] { NP($stars, gender: "f") } hvězdy ze { NP(3, case: "gen") }.
       *[other] { $stars } hvězd ze { NP(3, case: "gen") }.
    }
    .brief = Hvězd { $stars } ze { NP(3, case: "gen") }.
    .braille = hvězd { $stars }/3
task-astray = Odtud už k nejlepší odpovědi cesta nevede, vrátí { COMMAND(WORD("undo")) }.
    .brief = Odtud cesta nevede, vrátí { COMMAND(WORD("undo")) }.
    .braille = tudy ne, { WORD("undo") }
task-order = V úloze tahy { $order } řadit nejde, jde to { LIST($orders, join: "or") }.
    .brief = V úloze jde { LIST($orders, join: "or") }.
    .braille = { LIST($orders, join: "or") }
task-player = { NAME($who) } patří k úloze.
    .brief = { NAME($who) } patří k úloze.
    .braille = { NAME($who) }: úloha
task-scripted = Ostatní patří k úloze, o tazích nepřemýšleli.
    .brief = Ostatní patří k úloze.
    .braille = patří k úloze
task-saved = Z úlohy se pamatuje první odpověď a nápověda, ukládat není třeba.
    .brief = Ukládat není třeba.
    .braille = ukládat netřeba
task-busy = Výuka počká, až úlohu ukončí { COMMAND($command) }.
    .brief = Nejdřív { COMMAND($command) }.
    .braille = nejdřív { $command }
task-left = Úloha zůstává bez odpovědi.
    .brief = Úloha bez odpovědi.
    .braille = bez odpovědi
task-left-before = Úloha je opuštěna, platí odpověď z minula.
    .brief = Platí odpověď z minula.
    .braille = platí dřívější
daily-error-date = Den „{ $date }“ není, správně je například 2026-11-12.
    .brief = Den „{ $date }“ není.
    .braille = třeba 2026-11-12
