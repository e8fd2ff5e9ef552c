### Was neben den Karten gedruckt wird.

track-score = Zehner und Einer auf jeder Seite
marker-gem = Edelsteine, zwei auf jeden Anführer
marker-score = Marken für die Punktekarte

aid-turn = Ein Zug
aid-turn-text =
    Tu genau eines:
    Spiel eine Karte aus der Hand,
    setz deinen Anführer ein (einmal im Spiel)
    oder passe: Dann tust du in dieser Runde nichts mehr.
    Haben beide gepasst, gewinnt die höhere Summe die Runde. Wer verliert, nimmt einen Edelstein ab, bei Gleichstand beide.
    Wer keinen Edelstein mehr hat, verliert das Spiel.
    Anfang: zehn Karten, bis zu zwei tauschen.
    Nach der Runde kommen alle Karten des Feldes auf die Ablagestapel. Nachgezogen wird nicht.
    Nördliche Königreiche: eine Karte für eine gewonnene Runde. Nilfgaard: gewinnt bei Gleichstand. Scoia'tael: bestimmt, wer beginnt. Monster: eine Einheit bleibt. Skellige: In Runde drei kommen zwei Karten zurück.
aid-abilities = Fähigkeiten
aid-abilities-text =
    Enge Bindung: Liegen mehrere mit gleichem Namen in der Reihe, zählt jede doppelt, dreifach …
    Moralschub: +1 für jede andere Einheit der Reihe.
    Horn: verdoppelt die Reihe.
    Heiler: spielt eine Einheit vom eigenen Ablagestapel.
    Musterung: spielt alle Karten der Gruppe aus dem Kartensatz.
    Spion: liegt auf der Seite des Gegners; zieh zwei Karten.
    Gewandtheit: Nah- oder Fernkampf, wie du willst.
    Verbrennen: tötet die stärksten Einheiten.
    Held: Keine andere Karte verändert ihn.
    Reihenfolge: zuerst Wetter, dann Bindung, Moral, Horn.
aid-specials = Sonderkarten
aid-specials-text =
    Klirrende Kälte: Nahkampf, Undurchdringlicher Nebel: Fernkampf, Strömender Regen: Belagerung, auf beiden Seiten. Was stärker als 1 und kein Held ist, zählt nur 1.
    Gutes Wetter: nimmt alles Wetter fort.
    Horn des Kommandanten: verdoppelt eine deiner Reihen; eins je Reihe.
    Finte (Ablenkungsmanöver): nimmt eine deiner Einheiten auf die Hand zurück.
    Verbrennen: tötet die stärksten Einheiten des ganzen Feldes, auch deine.
    Mardroeme: verwandelt die Berserker einer Reihe.
    Sonderkarten zählen selbst nichts. Ein Kartensatz hat höchstens zehn davon und mindestens 22 Einheiten.
aid-score = Punktekarte
aid-score-text = Für jeden eine Hälfte: eine Marke für die Zehner, eine für die Einer.
