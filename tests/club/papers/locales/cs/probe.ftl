# Věta, která říká, co dostane: ke zkoušení dokumentů.

probe = { $text }
probe-short = Celá věta.
    .braille = krátce
