# Věta, která říká, co dostane: ke zkoušení dokumentů.

probe = { $text }
