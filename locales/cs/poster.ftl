# Leták herny: kde je.

poster-title = Herna { $hall }
poster-how = Otevřete v telefonu nebo v počítači tuto adresu:
poster-picture = Obrázek QR s toutéž adresou
poster-sign = { $sign ->
        [dot] tečka
        [colon] dvojtečka
        [dash] pomlčka
        [slashes] lomeno lomeno
       *[other] { $sign }
    }
poster-written = Leták je v souboru { $file }.
