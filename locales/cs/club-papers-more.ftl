# Další listiny klubu: prezence, lístky, plány, diplomy, kniha výsledků, stránky sezóny; soubory s tabulkami.

## Soubory s tabulkami

club-did-papers = Hotovo, souborů je { $count } a v každém jedna tabulka: ⏎ { LIST($files) }. ⏎ { $paper }
    .brief = Zapsáno: { LIST($files) }
    .braille = hotovo { LIST($files, join: "comma") }
club-error-no-workbook = Sešit XLSX zapsat nejde, chybí knihovna xlsxwriter. ⏎ Přidá ji python3 start.py add club, jinak pip install xlsxwriter.
    .brief = Chybí knihovna xlsxwriter.
    .braille = chybí xlsxwriter
