# Herna: co potřebuje ten, kdo se stará o její běh.

hall-figures = Čísla o provozu pro Prometheus: { $address }
    .brief = Čísla o provozu: { $address }
    .braille = čísla: { $address }
cli-option-figures = --metriky ČÍSLO: čísla o provozu pro Prometheus, jen na tomto počítači
cli-option-addresses = --adresy: v záznamu provozu smí být adresy těch, koho herna nepustila

hall-heard-restarts = Herna se za chvíli restartuje, partie zůstanou uložené.
    .brief = Herna se restartuje, partie zůstanou.
    .braille = herna se restartuje
hall-heard-closes = Herna se zavírá, partie zůstanou uložené.
    .brief = Herna se zavírá, partie zůstanou.
    .braille = herna se zavírá
hall-heard-put-back = Herna se vrátila do dřívějšího stavu, partie u stolu { $table } v ní není. Jste v herně.
    .brief = Herna je v dřívějším stavu, bez stolu { $table }.
    .braille = stůl { $table } v herně není
hall-store-fails = Herna teď nic neuloží, proto tahy odmítá. Zkontrolujte místo na disku nebo databázi.
    .brief = Herna nic neuloží, zkontrolujte disk nebo databázi.
    .braille = herna nic neuloží
hall-store-works = Herna už zase všechno ukládá, hraje se dál.
    .brief = Herna už zase všechno ukládá.
    .braille = herna zase ukládá
net-restarts = Herna se právě zavírá. Až se zase otevře, zkuste to znovu.
    .brief = Herna se zavírá, zkuste později.
    .braille = herna se zavírá

cli-option-backup = --zaloha SOUBOR: uloží hernu do souboru, i když se v ní hraje, a ověří ho
cli-option-restore = --obnova SOUBOR: vrátí hernu ze souboru do prázdné složky, když je v pořádku
hall-copied = Záloha herny je v souboru { $file }. Ověřených partií: { $matches }. Jsou v ní i tajemství, nikomu ji neposílejte.
    .brief = Záloha: { $file }, partií { $matches }.
    .braille = záloha { $file }
hall-restored = Herna je obnovená. Lidí { $people }, stolů { $tables }. Ověřených partií: { $matches }.
    .brief = Obnoveno: lidí { $people }, stolů { $tables }, partií { $matches }.
    .braille = obnoveno, partií { $matches }
hall-copy-nothing = Ve složce { $folder } žádná herna není, není co zálohovat.
    .brief = Herna tu není: { $folder }
    .braille = herna tu není
hall-copy-not-empty = Složka { $folder } není prázdná. Přesuňte hernu, která v ní je, jinam a obnovu zopakujte.
    .brief = Složka { $folder } není prázdná.
    .braille = složka není prázdná
hall-copy-broken = V záloze nesedí partie u stolu { $table }, takže jí nejde věřit.
    .brief = V záloze nesedí stůl { $table }.
    .braille = záloha: stůl { $table } nesedí
