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
