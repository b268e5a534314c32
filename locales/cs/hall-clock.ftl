# Herna: čas u stolu a diváci, kteří vidí partii se zpožděním.

hall-error-pause = U stolu herny čas zastavit nejde, soupeři čekají s vámi.
    .brief = V herně čas zastavit nejde.
    .braille = čas nejde zastavit
