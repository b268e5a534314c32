# Spolu po síti.

net-went-back = Poslední tah se bere zpět: { NAME($who) }.
    .brief = Tah zpět: { NAME($who) }.
    .braille = { NAME($who) } zpět
net-not-yours = Tohle se z vašeho místa udělat nedá, patří jinému místu u stolu.
    .brief = Patří jinému místu.
    .braille = patří jinému místu
net-stale = Mezitím se u stolu něco stalo. Poslechněte si to a zadejte příkaz znovu.
    .brief = Mezitím se něco stalo, zadejte znovu.
    .braille = mezitím změna, znovu
net-broken-frame = Server dostal něco, čemu nerozumí, a spojení ukončil.
    .brief = Server nerozumí a končí.
    .braille = server nerozumí
net-version = Server mluví verzí spojení { $own }, váš program verzí { $other }. Použijte stejnou verzi programu.
    .brief = Jiná verze spojení: { $own } a { $other }.
    .braille = verze { $own } a { $other }
net-unknown = Server vás nezná. Zkontrolujte pozvánku.
    .brief = Server vás nezná.
    .braille = server nezná vás
net-unreachable = Server { $address } neodpovídá. Zkontrolujte adresu a jestli běží.
    .brief = Server { $address } neodpovídá.
    .braille = { $address } neodpovídá
net-line-lost = Spojení se serverem se přerušilo a nepodařilo se obnovit. Co zaznělo, je uloženo tam.
    .brief = Spojení se přerušilo.
    .braille = spojení přerušeno
