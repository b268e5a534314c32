# A hall: what is needed by whoever keeps it running.

hall-figures = Figures of its running for Prometheus: { $address }
    .brief = Figures of its running: { $address }
    .braille = figures: { $address }
cli-option-figures = --figures NUMBER: figures of its running for Prometheus, on this computer alone
cli-option-addresses = --addresses: the log may hold addresses of those who were not let in
