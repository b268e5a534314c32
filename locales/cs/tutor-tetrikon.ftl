# Lekce hry Tetrikon; co která zpráva znamená, je v tutor-iota.ftl.

tutor-tetrikon-chapter-building = stavba
tutor-tetrikon-chapter-cards = karty
tutor-tetrikon-chapter-trading = obchod
tutor-tetrikon-chapter-ways = čtyři způsoby hry
    .braille = čtyři způsoby

## Cíle: úkol, pomoc, a co by tah udělal místo toho

tutor-tetrikon-aim-lay = vložit do diagramu volný dílek
    .braille = vložit dílek
tutor-tetrikon-aim-lay-hint = Píše se { COMMAND(WORD("build", of: "tetrikon")) }, dílek a první čtvereček, ten nejvíc vlevo dole.
    .brief = { COMMAND(WORD("build", of: "tetrikon")) }, dílek a čtvereček.
    .braille = { WORD("build", of: "tetrikon") } dílek pole
tutor-tetrikon-aim-close = vyplnit celý zbytek jediným dílkem
    .braille = vyplnit jedním
tutor-tetrikon-aim-close-hint = Spočítejte prázdné čtverečky. Místa dílku vypíše { COMMAND(WORD("moves")) } a jeho jméno.
    .brief = Místa vypíše { COMMAND(WORD("moves")) } a jméno dílku.
    .braille = { WORD("moves") } a dílek
tutor-tetrikon-aim-rest = položit jeden dílek tak, aby druhý vyplnil zbytek
    .braille = ať zbytek vyjde
tutor-tetrikon-aim-rest-hint = Co by zbylo, řekne předem { COMMAND(WORD("try")) }, dílek, pole a poloha.
    .brief = Předem to řekne { COMMAND(WORD("try")) }.
    .braille = { WORD("try") } dílek pole
tutor-tetrikon-aim-save = zaplatit přesně a nechat si karty { $kept }
    .braille = zaplatit, nechat { $kept }
tutor-tetrikon-aim-save-hint = Karty se vyjmenují: { COMMAND(WORD("pay", of: "tetrikon"), "50 20 20 10") }. Co je v ruce, řekne { COMMAND(WORD("hand")) }.
    .brief = Karty se vyjmenují: { COMMAND(WORD("pay", of: "tetrikon"), "50 20 20 10") }.
    .braille = { WORD("pay", of: "tetrikon") } 50 20 20 10
tutor-tetrikon-aim-swap = nabídnout { NP($give, case: "acc") } za { NP($take, case: "acc") }
    .braille = { SHORT($give) } za { SHORT($take) }
tutor-tetrikon-aim-swap-hint = Nabídka je věta: { COMMAND(WORD("offer", of: "tetrikon")) }, komu, co, slovo { COMMAND(WORD("for", of: "tetrikon")) } a co za to.
    .brief = { COMMAND(WORD("offer", of: "tetrikon")) } komu co { COMMAND(WORD("for", of: "tetrikon")) } co.
    .braille = { WORD("offer", of: "tetrikon") } jméno co
tutor-tetrikon-aim-price = nabídnout za { NP($take, case: "acc") } nejvýš { $most }
    .braille = { SHORT($take) } do { $most }
tutor-tetrikon-aim-price-hint = Jako za dílek: { COMMAND(WORD("offer", of: "tetrikon")) }, komu, kolik T, slovo { COMMAND(WORD("for", of: "tetrikon")) } a dílek.
    .brief = { COMMAND(WORD("offer", of: "tetrikon")) } komu kolik T { COMMAND(WORD("for", of: "tetrikon")) } co.
    .braille = { WORD("offer", of: "tetrikon") } jméno T
tutor-tetrikon-instead-nothing = Ne, do diagramu by se nic nevložilo.
    .brief = Ne, nic by se nevložilo.
    .braille = ne, nic by neleželo
tutor-tetrikon-instead-close = Ne, prázdné by zůstalo { LINES($cells) }.
    .brief = Ne, zbylo by { LINES($cells) }.
    .braille = ne, zbylo by { $count }
tutor-tetrikon-instead-rest = Ne, zbylo by { LINES($cells) } a volný dílek to nevyplní.
    .brief = Ne, zbylo by { LINES($cells) }, to nevyjde.
    .braille = ne, zbytek nevyjde
tutor-tetrikon-instead-pay = Ne, platilo by se: { LINES($cards) }.
    .brief = Ne, to je { LINES($cards) }.
    .braille = ne, to je { LINES($cards) }
tutor-tetrikon-instead-unpaid = Ne, tak by se za dílek nezaplatilo.
    .brief = Ne, nezaplatilo by se.
    .braille = ne, bez placení
tutor-tetrikon-instead-deal = Ne, nabízelo by se: { $give }. Na oplátku by přišlo: { $take }.
    .brief = Ne, bylo by to { LIST($give, case: "acc") } za { LIST($take, case: "acc") }.
    .braille = ne, { SHORT($give) } za { SHORT($take) }
tutor-tetrikon-instead-no-deal = Ne, soupeř by žádnou nabídku nedostal.
    .brief = Ne, bez nabídky.
    .braille = ne, bez nabídky

## První lekce

tutor-tetrikon-roll-before = Každý má diagram, obrys ze čtverečků. Vyhrává, kdo ho první vyplní dílky.
    .braille = diagram: obrys ⏎ kdo ho první vyplní ⏎ dílky, vyhrává
tutor-tetrikon-roll = Dílek jsou čtverečky u sebe: kostička jeden, domino dva, tyčka tři v řadě.
    .braille = kostička: 1 čtvereč. ⏎ domino: 2 v řadě ⏎ tyčka: 3 v řadě
tutor-tetrikon-roll-more = Dlouhá tyč má pět v řadě, hák tři a čtvrtý nad krajním. Druhů je třináct.
    .braille = dlouhá tyč: 5 v řadě ⏎ hák: 3 v řadě ⏎ a 1 nad krajním ⏎ druhů je 13
tutor-tetrikon-roll-then = Nákup dílku je za karty T. Ty jsou v pokladnici a bere se podle kostek.
    .braille = kupuje se za karty T ⏎ ty dává pokladnice ⏎ podle hodu
tutor-tetrikon-roll-task = hodit oběma kostkami slovem { COMMAND($typed) }
tutor-tetrikon-hand = Nové karty jsou v ruce. Kolik jich je, vědí všichni, jejich hodnoty jen vy.
    .braille = karty jsou v ruce ⏎ hodnoty znáte jen vy
tutor-tetrikon-hand-more = Volný je dílek, který kdo má a ještě ho nepoložil.
    .braille = volný: ještě neleží
tutor-tetrikon-hand-task = zjistit, co je v ruce, slovem { COMMAND($typed) }
tutor-tetrikon-board = Písmeno je sloupec, číslo řada. Řada 1 je dole.
    .braille = písmeno: sloupec ⏎ číslo: řada ⏎ řada 1 je dole
tutor-tetrikon-board-task = přečíst svůj diagram slovem { COMMAND($typed) }
tutor-tetrikon-market = Dílky prodává manager stolu. V nabídce jich má šest, další jsou v sáčku.
    .braille = manager prodává ⏎ 6 dílků v nabídce ⏎ další má v sáčku
tutor-tetrikon-market-task = přečíst nabídku slovem { COMMAND($typed) }
tutor-tetrikon-buy = Dílek stojí 100 T. Který to bude, určí kostka.
    .braille = dílek stojí 100 T ⏎ který, určí kostka
tutor-tetrikon-buy-more = V tahu jsou dvě akce z těchto: ⏎ hod, stavba, obchod s hráči, nákup.
    .braille = v tahu 2 akce z: ⏎ hod, stavba, ⏎ obchod, nákup
tutor-tetrikon-buy-task = koupit dílek slovem { COMMAND($typed) }
tutor-tetrikon-pay = Program navrhl, čím platit. ⏎ Souhlas je { COMMAND(WORD("yes")) }, jinak jde karty vyjmenovat.
    .braille = { WORD("yes") } zaplatí tak, ⏎ jinak vyjmenujte
tutor-tetrikon-pay-task = zaplatit kartou 100 T: { COMMAND($typed) }
tutor-tetrikon-pay-ways = zaplať 100 | zaplať | ano | zaplatit 100
tutor-tetrikon-wrong = Píše se dílek, první čtvereček a poloha. ⏎ Teď schválně chyba: v řadě 2 jsou jen čtyři.
    .braille = dílek, 1. čtvereček, ⏎ poloha; ⏎ teď schválně chyba
tutor-tetrikon-wrong-task = vložit dlouhou tyč do řady 2: { COMMAND($typed) }
tutor-tetrikon-wrong-ways = polož dlouhá tyč c2 1 | dlouhá tyč c2 1 | vlož dtyč c2 1
tutor-tetrikon-rule = Odmítnutí říká, co přesahuje. ⏎ Diagram se nemění.
    .braille = nic se nemění
tutor-tetrikon-rule-task = přečíst porušené pravidlo slovem { COMMAND($typed) }
tutor-tetrikon-build = Řada 1 má pět čtverečků, a1 až e1. ⏎ V poloze 1 leží tyč vodorovně.
    .braille = poloha 1: vodorovně
tutor-tetrikon-build-more = Volné čtverečky u sebe se jmenují oblast.
    .braille = oblast: volno u sebe
tutor-tetrikon-build-task = vložit dlouhou tyč do řady 1
tutor-tetrikon-build-ways = polož dlouhá tyč a1 1 | dlouhá tyč a1 | dtyč a1 1 | dlouhá tyč a1 až e1 | poloz dlouha tyc a1
tutor-tetrikon-back = Tah jde vzít zpět, dokud po něm nikdo nehrál. ⏎ Ve výuce to jde vždy.
    .braille = tah jde vzít zpět
tutor-tetrikon-back-task = vzít stavbu zpět slovem { COMMAND($typed) }
tutor-tetrikon-fillable-before = Teď jiná partie o pár tahů dál. ⏎ Chybí jen tři čtverečky, d3 až f3.
    .braille = teď chybí d3 až f3
tutor-tetrikon-fillable = V ruce je hák a tyčka. ⏎ Vyplatí se vědět, zda zbytek jde vyplnit.
    .braille = jde zbytek vyplnit?
tutor-tetrikon-fillable-task = zeptat se slovy { COMMAND($typed) }
tutor-tetrikon-hint = Kdo neví, jak dál, tomu počítač poradí: ⏎ dva dobré tahy, víc řekne podruhé.
    .braille = počítač umí poradit
tutor-tetrikon-hint-task = požádat o radu slovem { COMMAND($typed) }
tutor-tetrikon-last = Kdo vyplní poslední čtvereček, hru uzavře. ⏎ Ostatní mají ještě poslední tah.
    .braille = poslední čtvereček ⏎ hru uzavře
tutor-tetrikon-last-more = Za prázdný je 20 trestných bodů, ⏎ kdo jich má nejméně, vyhrává.
    .braille = za prázdný: ⏎ 20 trestných bodů
tutor-tetrikon-penalties = Méně trestných bodů je lépe.
    .braille = méně je lépe
tutor-tetrikon-penalties-task = zjistit, odkud body jsou, stejným slovem jako pravidlo
tutor-tetrikon-end = První lekce je u konce. ⏎ Celá pravidla čte slovo { COMMAND(WORD("rules")) }.
    .braille = konec lekce ⏎ dál { WORD("rules") }
tutor-tetrikon-end-more = Partie: { COMMAND(WORD("home-play"), "tetrikon") }. ⏎ Další kapitola: { COMMAND(WORD("learn"), "tetrikon") }.
    .braille = { WORD("home-play") } tetrikon ⏎ { WORD("learn") } tetrikon

## Stavba

tutor-tetrikon-building-shape = Jméno dílku řekne, jak vypadá a ve které poloze jak leží.
tutor-tetrikon-building-shape-more = Výměna u managera je celý tah: volný dílek se vymění za jiný, podle kostky.
tutor-tetrikon-building-shape-task = zjistit tvar volného dílku: { COMMAND($typed) }
tutor-tetrikon-building-shape-ways = dílky roh | dílek roh | tvar roh
tutor-tetrikon-building-close = Zbytek diagramu má přesně tvar jednoho volného dílku.
tutor-tetrikon-building-try = Oblast drží u sebe stranami, rohy nestačí. Rozdělit ji bývá chyba.
tutor-tetrikon-building-try-more = Co by po položení zbylo, jde zjistit předem.
tutor-tetrikon-building-try-task = vyzkoušet, co by zbylo: { COMMAND($typed) }
tutor-tetrikon-building-try-ways = zkus domino e4 1 | zkus domino e4
tutor-tetrikon-building-rest = Dva volné dílky vyplní zbytek přesně, leží-li první dobře.
tutor-tetrikon-building-again = Znovu s jiným diagramem.
tutor-tetrikon-building-last = A ještě jeden dílek, který se vejde celý.

## Karty

tutor-tetrikon-cards-save = Částka se platí přesně. Program navrhl čím, ale některé karty se hodí jindy.
tutor-tetrikon-cards-again = Totéž z jiné ruky: karty se vyjmenují za sebou.
tutor-tetrikon-cards-chance = Padla dvě stejná čísla. Místo karet T jde vzít náhodu, a ta právě přišla.
tutor-tetrikon-cards-chance-more = Náhoda je karta, která něco dá, vezme, nebo zakáže. Žolík je za karty T.
tutor-tetrikon-cards-chance-task = zjistit, co karta dělá, slovem { COMMAND($typed) }
tutor-tetrikon-cards-use = Dobrou náhodu jde použít hned, nebo schovat na později.
tutor-tetrikon-cards-use-task = použít ji hned: { COMMAND($typed) }
tutor-tetrikon-cards-use-ways = použij žolík 50 T | žolík 50 T | žolík 50
tutor-tetrikon-cards-keep = Imunita ruší náhodu, která by vám něco vzala nebo zakázala. Ta se schovává.
tutor-tetrikon-cards-keep-task = schovat kartu slovem { COMMAND($typed) }

## Obchod

tutor-tetrikon-trading-others = Co manager nenabízí, může mít soupeř. Obchod je nabídka, na kterou odpoví.
tutor-tetrikon-trading-others-task = zjistit, co má soupeř, slovem { COMMAND($typed) }
tutor-tetrikon-trading-swap = Nabídka je jedna věta: komu, co, a za co. Soupeř se jmenuje Alfa.
tutor-tetrikon-trading-free = Soupeř souhlasil, a oba dílky hned změnily majitele.
tutor-tetrikon-trading-free-task = přesvědčit se, co je teď v ruce
tutor-tetrikon-trading-price = Místo dílku jde dát i karty T. Platí se jimi přesně.
tutor-tetrikon-trading-again = Znovu dílek za dílek.
tutor-tetrikon-trading-last = A znovu za karty T. Manager by chtěl 100, soupeř bere i méně.

## Čtyři způsoby hry

tutor-tetrikon-ways-time = Obvyklou hru už znáte. S omezeným časem skončí, až čas vyprší.
tutor-tetrikon-ways-time-more = Čas běží, jen když program čeká na člověka. Teď je to partie na 30 minut.
tutor-tetrikon-ways-time-task = zjistit, kolik času zbývá, slovem { COMMAND($typed) }
tutor-tetrikon-ways-begin = Blesková hra: každý dostane všech třináct dílků a skládá sám na čas.
tutor-tetrikon-ways-begin-task = začít slovem { COMMAND($typed) }
tutor-tetrikon-ways-look = Kdo diagram složí rychleji, vyhrává. Karty T tu nejsou.
tutor-tetrikon-ways-look-task = přečíst diagram
tutor-tetrikon-ways-fill = Tři dílky už leží, v ruce je deset dalších.
tutor-tetrikon-ways-pick = Hra pro jednoho: čtyři diagramy po sobě na čas, ze všech 52 dílků.
tutor-tetrikon-ways-pick-more = Diagramy se losují, nebo je jde zvolit. Písmeno je obtížnost, A je nejlehčí.
tutor-tetrikon-ways-pick-task = zvolit první diagram: { COMMAND($typed) }
tutor-tetrikon-ways-pick-ways = zvol A1 | zvol diagram A1
