simple-over = Hra skončila.
    .brief = Konec hry.
    .braille = Konec hry
simple-place = { NAME($who) }: { $place }. místo.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }

## Pravidla a volby: co se čte navíc k větám pravidel

rules-with = S volbou { COMMANDS($options, join: "or") }: { $told }
rules-only = Tento oddíl platí jen s volbou { COMMANDS($options, join: "or") }.
rules-elsewhere = V této partii tento oddíl neplatí, platí jen s volbou { COMMANDS($options, join: "or") }.
rules-choice = Volby, které o tom rozhodují: { LIST($options) }.
