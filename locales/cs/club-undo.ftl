# Kroky turnaje: co jde vzít zpět, podle čeho, a co jde zase obnovit; čísla řečená slovy, jména jako příkazy.

help-club-redo = Obnoví, co se naposledy vzalo zpět; hned po kroku zpět stačí i „znovu“.
    .braille = obnoví vzaté zpět
help-club-steps = Řekne poslední kroky s čísly a co je vzaté zpět; za slovem může být „vše“.
    .braille = kroky s čísly

club-refused-restored = Obnovit krok jde jen v turnaji, který vedou podepsané zápisy.
    .braille = tady obnovit nejde
club-event-restored = Krok vzatý zpět zase platí.
    .braille = krok zase platí

club-step = Krok { $step }: { $line }
    .braille = { $step }: { $line }
club-step-named = krok { $step } { $what }
    .braille = { $step } { $what }
club-redo-named = { $number } { $what }
club-steps-none = Nic, co by šlo vzít zpět, se zatím nestalo.
    .brief = Zpět není co.
    .braille = zpět není co
club-steps-more = { $count ->
        [one] Starší je ještě { $count } krok, všechny řekne { COMMAND($word) }.
        [few] Starší jsou ještě { $count } kroky, všechny řekne { COMMAND($word) }.
       *[other] Starších kroků je ještě { $count }, všechny řekne { COMMAND($word) }.
    }
    .brief = Starší kroky, { $count }: { COMMAND($word) }.
    .braille = ještě { $count }: { $word }
club-steps-gone = Vzato zpět, { $number }: { $line }
    .braille = zpět { $number }: { $line }
club-steps-redo = Vrátí to slovo { COMMAND($redo) } s číslem nebo s tím, co to bylo.
    .brief = Vrátí to { COMMAND($redo) }.
    .braille = vrátí { $redo }

club-did-redo = Krok { $step } zase platí: { $line }
    .brief = Platí { $step }: { $line }
    .braille = platí { $step }: { $line }

club-error-step-none = Žádný krok, který platí, není „{ $text }“. ⏎ Kroky řekne slovo { COMMAND($word) }.
    .braille = krok { $text } není
club-error-step-number = Krok { $number } není, kroky mají čísla 1 až { $most }.
    .braille = krok 1 až { $most }
club-error-step-several = Na „{ $text }“ sedí { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }: { LIST($steps, join: "comma") }. ⏎ Vyberte číslem, třeba { COMMAND($example) }.
    .brief = { LIST($steps, join: "comma") }? Třeba { COMMAND($example) }.
    .braille = { LIST($steps, join: "comma") }
club-error-step-stands = Na kroku { $step } { $count ->
        [one] stojí { $count } další
        [few] stojí { $count } další
       *[other] stojí { $count } dalších
    }: { LIST($steps, join: "comma") }. ⏎ Vše najednou vezme { COMMAND($example) }.
    .braille = stojí na něm { LIST($steps, join: "comma") }
club-error-undo-old = Turnaj vede starší záznam, zpět jde jen poslední krok: { COMMAND($undo) }.
    .braille = jen poslední: { $undo }
club-error-redo-nothing = Není co obnovit, nic vzatého zpět tu není.
    .braille = není co obnovit
club-error-redo-which = Vzato zpět je: { LIST($steps, join: "comma") }. ⏎ Vyberte číslem, třeba { COMMAND($example) }.
    .braille = { LIST($steps, join: "comma") }
club-error-redo-stands = Obnovit to nejde, stojí tomu v cestě { LIST($steps, join: "comma") }.
    .braille = v cestě { LIST($steps, join: "comma") }
club-error-redo-refused = Obnovit to nejde. { $cause }
    .braille = nejde: { $cause }

## Čísla slovy

club-error-dictated = Čísla jde přečíst několika způsoby: { LIST($readings, join: "or") }. ⏎ Napište je číslicemi nebo s čárkami.
    .brief = { LIST($readings, join: "or") }? S čárkami.
    .braille = { LIST($readings, join: "or") }?

## Jména

club-error-name-number = Jméno { $name } je číslo a čísla mají hráči i stoly.{ $asked ->
        [yes] {" "}Podruhé platí.
       *[no] {""}
    }
    .braille = { $name } je číslo
club-error-name-command = Jméno { $name } je i příkaz pořadatele.{ $asked ->
        [yes] {" "}Podruhé platí.
       *[no] {""}
    }
    .braille = { $name } je příkaz
