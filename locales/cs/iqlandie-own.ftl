# iQLANDIE se skutečnou soupravou: co se táhne na stole. Podoby jsou tytéž jako v iqlandie.ftl.

iqlandie-own-condition = Podmínku losuje { NAME($who) }. Které dvě barvy jsou na kartičce?
    .brief = Podmínka, { NAME($who) }: které barvy?
    .braille = barvy { NAME($who) }?
iqlandie-own-one = Co se vytáhlo?
    .brief = Co to bylo?
    .braille = co se vytáhlo?
iqlandie-own-card = { CAP($kind) }. { REGISTER() ->
        [informal] Vylosuj
       *[formal] Vylosujte
    } kartu úlohy. Jaké má číslo?
    .brief = { CAP($kind) }. Jaké číslo má karta?
    .braille = číslo karty?
iqlandie-own-pieces = { CAP($kind) }. { REGISTER() ->
        [informal] Vytáhni
       *[formal] Vytáhněte
    } { CNT($count, noun: "iq-piece", case: "acc") }, na řadě je { LINES($bags) }. ⏎ Co přišlo?
    .brief = { CAP($kind) }, { LIST($bags) }. Co přišlo?
    .braille = { $kind }: dílky, { $count }?
iqlandie-own-more = Ještě { NP($count, noun: "iq-piece") }, zatím { LINES($pieces) }.
    .brief = Ještě { $count }, zatím { LIST($pieces) }.
    .braille = ještě { $count }: { SHORT($pieces) }
iqlandie-own-heard-condition = Podmínka: { LIST($colours) }.
    .brief = Podmínka: { LIST($colours) }.
    .braille = { SHORT($colours) }
iqlandie-own-heard-card = Karta { $number }.
    .brief = Karta { $number }.
    .braille = karta { $number }
iqlandie-own-heard-pieces = { CAP(LINES($pieces)) }.
    .brief = { CAP(LIST($pieces)) }.
    .braille = { SHORT($pieces) }
iqlandie-own-word = „{ $word }“ není dílek. Dílek se píše třeba ft4.
    .brief = „{ $word }“ není dílek.
    .braille = { $word } není dílek
iqlandie-own-which = „{ $word }“ může být víc dílků. { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } barvu i tvar, třeba ft4.
    .brief = „{ $word }“ může být víc dílků.
    .braille = { $word }: víc dílků
iqlandie-own-no-piece = „{ $word }“ v pytlíku, ze kterého se tahá, není.
    .brief = „{ $word }“ v pytlíku není.
    .braille = { $word } v pytlíku není
iqlandie-own-too-many = Dílků je moc, { $count ->
        [one] čeká se { $count }
        [few] čekají se { $count }
       *[other] čeká se jich { $count }
    }.
    .brief = Dílků má být { $count }.
    .braille = dílků má být { $count }
iqlandie-own-number = „{ $word }“ není číslo karty.
    .brief = „{ $word }“ není číslo karty.
    .braille = { $word } není číslo
iqlandie-own-no-card = Karta { $number } teď přijít nemůže.
    .brief = Karta { $number } přijít nemůže.
    .braille = karta { $number } nejde
iqlandie-own-colours = „{ $word }“: taková podmínka není. Má dvě různé barvy, třeba { COMMAND("fialová modrá") }.
    .brief = „{ $word }“: taková podmínka není.
    .braille = { $word }: není
iqlandie-option-draws-program = Podmínky, dílky a karty táhne program.
iqlandie-option-draws-own = Hraje se skutečnou soupravou a programu se říká, co se vytáhlo.
