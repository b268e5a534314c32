### Soupeři, kteří mají jméno: jak se jmenují, kdo to jsou a co občas řeknou.

## IOTA

character-hoarder-name = Hedvika
character-hoarder-gender = feminine
character-hoarder-about = Hedvika je trpělivá: raději vynechá tah a počká na čtveřici, než by kládla za málo.

character-blocker-name = Norbert
character-blocker-gender = masculine
character-blocker-about = Norbert hlídá druhé: položí radši za méně, jen aby po sobě nic dobrého nenechal.

character-gambler-name = Kryštof
character-gambler-gender = masculine
character-gambler-about = Kryštof riskuje: vyměňuje karty, kdykoli může, a na to, co komu nechá, se neohlíží.

## Quantum

character-cautious-name = Ludmila
character-cautious-gender = feminine
character-cautious-about = Ludmila je opatrná: kostky, které se hodí, drží v ruce a znovu jich hází co nejméně.

character-daring-name = Žofie
character-daring-gender = feminine
character-daring-about = Žofie ráda hází: znovu vezme i kostky, které by jiní nechali ležet.

character-spoiler-name = Vendelín
character-spoiler-gender = masculine
character-spoiler-about = Vendelín dívá se do cizích listů: sám napíše barvu, kterou by chtěli ostatní.

## Tetrikon

character-trader-name = Matouš
character-trader-gender = masculine
character-trader-about = Matouš obchoduje: nabízí výměny a vezme i takové, na kterých víc získá druhý.

character-saver-name = Růžena
character-saver-gender = feminine
character-saver-about = Růžena šetří: nikomu nic nenabízí, nejdřív hází a kupuje, až když má z čeho.

character-adventurer-name = Hynek
character-adventurer-gender = masculine
character-adventurer-about = Hynek věří kostce: místo vybírání nechá dílek určit hod.

## iQLANDIE

character-sprinter-name = Jitka
character-sprinter-gender = feminine
character-sprinter-about = Jitka spěchá: úlohy řeší rychle a občas chybně, dílky klade, kam zrovna padnou.

character-architect-name = Oldřich
character-architect-gender = masculine
character-architect-about = Oldřich má čas: úlohy řeší pomaleji a skoro bez chyb, staví s výhledem do konce.

character-magpie-name = Bohdana
character-magpie-gender = feminine
character-magpie-about = Bohdana se dívá, co sbírají druzí, a bere jim to před nosem.
