# Herna: co potřebuje ten, kdo se stará o její běh.

hall-figures = Čísla o provozu pro Prometheus: { $address }
    .brief = Čísla o provozu: { $address }
    .braille = čísla: { $address }
cli-option-figures = --metriky ČÍSLO: čísla o provozu pro Prometheus, jen na tomto počítači
cli-option-addresses = --adresy: v záznamu provozu smí být adresy těch, koho herna nepustila
