# Vlastní hlas, braillský řádek a zvuky: co běží, co ne a proč.

shell-port-backend = { $backend ->
        [accessible] odečítač pro Windows
        [dispatcher] speech-dispatcher
        [espeak] espeak-ng
        [sapi] hlas systému Windows
        [say] hlas systému macOS
        [orca] Orca
        [brltty] BRLTTY
        [sounds] přehrávač
       *[other] { $backend }
    }
shell-port-reason = { $reason ->
        [module] chybí modul { $detail }, přidá ho { $command }
        [interface] v systému chybí { $detail }
        [program] chybí program { $detail }
        [absent] { $detail } neběží
        [unplugged] { $detail } běží bez řádku
        [hung] neodpovídá
        [voice] chybí hlas { $detail }
        [failed] hlásí chybu { $detail }
        [gone] končí bez ohlášení
       *[other] důvod není znám
    }
shell-port-failed = { $port ->
        [voice] Hlas nejde
        [display] Braillský řádek nejde
       *[cues] Zvuky nejdou
    }: { $reason ->
        [absent] { $detail } neběží
       *[other] { shell-port-backend }, { shell-port-reason }
    }.
    .brief = Nejde { shell-port-backend }: { shell-port-reason }.
    .braille = nejde { shell-port-backend }
shell-port-hung = { $port ->
        [voice] Hlas neodpovídá
        [display] Braillský řádek neodpovídá
       *[cues] Zvuky neodpovídají
    }: { shell-port-backend }.
    .braille = mlčí { shell-port-backend }
shell-port-refused = Hlas { $detail } tu není, mluví dál ten dosavadní.
    .brief = Hlas { $detail } tu není.
    .braille = hlas { $detail } není
shell-port-none = { $port ->
        [voice] Žádný hlas tu nejde, čte odečítač obrazovky.
        [display] Žádný braillský řádek tu nejde.
       *[cues] Zvuky tu přehrát nejde.
    } V terminálu víc poví accessgames diagnostika.
    .brief = { $port ->
        [voice] Žádný hlas tu nejde.
        [display] Žádný braillský řádek tu nejde.
       *[cues] Zvuky tu přehrát nejde.
    }
    .braille = { $port ->
        [voice] bez hlasu
        [display] bez řádku
       *[cues] bez zvuků
    }
shell-port-away = Braillský řádek teď není připojen: { $reason ->
        [absent] { $detail } neběží
        [unplugged] { $detail } běží bez řádku
       *[other] { shell-port-backend }, { shell-port-reason }
    }. Naváže se sám.
    .brief = Braillský řádek není připojen.
    .braille = řádek nepřipojen
shell-port-back = Braillský řádek je připojen: { shell-port-backend }.
    .brief = Braillský řádek je připojen.
    .braille = řádek připojen
shell-line-state = { $state ->
        [here] Je připojen.
        [joining] Teprve se připojuje, ozve se, až bude připojen.
        [away] Teď není připojen, naváže se sám.
        [nowhere] Program na něj píše jen v terminálu.
       *[none] Program na něj tady nepíše, ukazuje jej odečítač.
    }
    .brief = { $state ->
        [here] Je připojen.
        [joining] Teprve se připojuje.
        [away] Teď není připojen.
        [nowhere] Jen v terminálu.
       *[none] Program na něj nepíše.
    }
    .braille = { $state ->
        [here] připojen
        [joining] připojuje se
        [away] nepřipojen
        [nowhere] jen v terminálu
       *[none] píše odečítač
    }
shell-port-merged = A { $count ->
        [one] { $count } další zpráva, vypíše ji
        [few] { $count } další zprávy, vypíše je
       *[other] { $count } dalších zpráv, vypíše je
    } { COMMAND(WORD("history")) }.

## Hlas

shell-voice-on = { $whose ->
        [reader] Mluví odečítač na žádost programu
       *[yes] Mluví hlas programu
    }, vypne jej { COMMAND($command) }.
    .brief = { $whose ->
        [reader] Mluví odečítač.
       *[yes] Mluví hlas programu.
    }
    .braille = hlas zapnut
shell-voice-off = Hlas programu je vypnutý, zapne jej { COMMAND($command) }.
    .brief = Hlas programu je vypnutý.
    .braille = hlas vypnut
shell-voice-mute = Žádný hlas tu teď nejde, znovu jej zkusí { COMMAND($command) }.
    .brief = Žádný hlas tu teď nejde.
    .braille = hlas nejde
shell-voice-tried = Hlas se zkouší znovu.
    .braille = hlas se zkouší
shell-voice-nowhere = Hlas programu mluví jen v terminálu.
    .braille = hlas jen v terminálu
shell-rate-end = { $end ->
        [fastest] Rychleji
       *[slowest] Pomaleji
    } hlas programu nemluví, rychlost je { $rate }.
    .brief = { $end ->
        [fastest] Rychleji nemluví.
       *[slowest] Pomaleji nemluví.
    }
    .braille = { $end ->
        [fastest] rychleji ne
       *[slowest] pomaleji ne
    }

shell-rate-top = Rychlost { $asked } tento hlas nemá, nejvíc je { $top }.
    .brief = Nejvíc je { $top }.
    .braille = nejvíc { $top }
shell-echo = { $sign ->
        [space] mezera
        [comma] čárka
        [point] tečka
        [plus] plus
        [minus] minus
        [question] otazník
        [semicolon] středník
        [equals] rovnítko
        [asterisk] hvězdička
        [slash] lomítko
        [end] konec řádku
        [empty] prázdný řádek
       *[sign] jiný znak
    }

## Diagnostika

cli-doctor-backend = Funguje { shell-port-backend }.
cli-doctor-backend-absent = { $reason ->
        [absent] { $detail } neběží.
        [hung] Neodpovídá { shell-port-backend }.
       *[other] Nefunguje { shell-port-backend }, { shell-port-reason }.
    }
cli-doctor-chosen = { $port ->
        [voice] Hlas programu
        [display] Braillský řádek
       *[cues] Zvuky
    }: { shell-port-backend }
cli-doctor-chosen-none = { $port ->
        [voice] { $state ->
            [off] Hlas programu je vypnutý, zapne jej v partii „hlas zapnout“.
           *[missing] Hlas programu je zapnutý, ale žádný tu nejde.
        }
        [display] { $state ->
            [off] Na braillský řádek program nepíše, ukazuje jej odečítač.
           *[missing] Braillský řádek je zvolený, ale žádný tu nejde.
        }
       *[cues] { $state ->
            [off] Zvuky jsou vypnuté, zapne je v partii „nastavení zvuky ano“.
           *[missing] Zvuky jsou zapnuté, ale přehrát tu nejdou.
        }
    }
cli-doctor-sentence = Dobrý den, toto je zkušební věta hry.
cli-doctor-spoken = Zkušební větu řekl { $backend }.
cli-doctor-unspoken = Zkušební větu tu nemá co říci.
cli-doctor-shown = Zkušební větu ukazuje { $backend }.
cli-doctor-unshown = Zkušební větu tu nemá co ukázat na braillském řádku.
cli-doctor-sound = Zkušební věta je v souboru { $file }.
cli-error-no-sound = Zvuk tu zapsat nejde, chybí modul pyttsx3, český hlas, nebo místo pro soubor.
cli-hint-nvda = NVDA: nový text konzole čte sám, přepíná to NVDA a 5.
cli-hint-jaws = JAWS: nový text konzole čte, když je hlášení obrazovky nastavené na vše.
cli-hint-terminal = Windows Terminal: když se text čte dvakrát, zvolte v NVDA způsob hlášení podle rozdílů.
cli-hint-voiceover = VoiceOver: nový text Terminálu čte sám, hlas programu nechte vypnutý.
cli-hint-orca = Orca: nový text terminálu čte sama, na žádost programu mluví od verze 49.
cli-hint-brltty = BRLTTY: řádek sleduje kurzor, český kód zvolí text-table cs.
cli-hint-fenrir = Fenrir: textovou konzoli čte sám, profil nechte odečítač.
shell-zoom-end = Obraz už { $end ->
        [largest] větší
       *[smallest] menší
    } být nemůže.
    .brief = Víc ne.
    .braille = víc ne
shell-zoom-where = Obraz hry ukazuje profil zrak, { REGISTER() ->
        [informal] zapneš
       *[formal] zapnete
    } ho příkazem { COMMAND($command) }.
    .brief = Obraz je v profilu zrak: { COMMAND($command) }.
