### Was der Server sagt, neben den Sätzen der Spiele.

## Plätze und Spieler

seat-title = Platz { $number }

level-page-summary = spielt fast aufs Geratewohl
level-squire-summary = sieht einen Schritt voraus
level-knight-summary = denkt ein wenig voraus
level-baron-summary = denkt einen Augenblick voraus
level-king-summary = nimmt sich Zeit zum Nachdenken
level-program-summary = ein Programm, das dieser Server anbietet

## Ablehnungen

refused-onlooker = Du schaust zu; das dürfen nur die Spieler.
refused-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-no-such-action = Diese Aktion gibt es nicht: Sie sind von 0 bis { $most } nummeriert.
refused-nothing-there = Damit lässt sich jetzt nichts anfangen.
refused-does-not-go = Das passt nicht zu deiner Wahl: { $place }. Möglich ist: { $places }.
refused-not-asked-for = „{ $place }“ kannst du jetzt nicht wählen. { $question }
refused-no-window = Gerade ist keine geheime Frage offen.
refused-more-time-taken = Du hast schon um mehr Zeit gebeten.
refused-undo-asked-already = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
refused-undo-not-asked = Niemand hat dich gebeten, einen Zug zurücknehmen zu dürfen.
refused-nobody-away = Von diesem Platz ist niemand fort.
refused-grace =
    { $seconds ->
        [one] Du kannst in einer Sekunde wählen: Wer fort ist, bekommt etwas Zeit, um wiederzukommen.
       *[other] Du kannst in { $seconds } Sekunden wählen: Wer fort ist, bekommt etwas Zeit, um wiederzukommen.
    }
refused-no-such-level = Diese Stufe gibt es nicht, möglich sind { $levels }.
refused-claim-partner = Gegen deinen Partner kannst du den Sieg nicht beanspruchen; lass eine KI weiterspielen.
refused-phrase = Das kannst du jetzt nicht sagen.
refused-not-host = Das darf nur, wer den Tisch aufgestellt hat.
refused-hint = Tipps gibt es nur gegen die KI und an einem gemeinsamen Gerät, und nicht in strengen Partien.
refused-not-asked-hint = Du wirst gerade nichts gefragt, also gibt es nichts zu raten.
refused-no-hint = Der Ratgeber weiß gerade keine Antwort; frag bitte noch einmal.
refused-still-thinking = Der Ratgeber denkt noch nach.
refused-not-this-seat = Dieser Platz gehört nicht zu diesem Gerät.
refused-watch = Die Hände sind nach dem Ende zu sehen, oder wenn alle Spieler einverstanden sind.
refused-message = Das ist keine Nachricht, die wir kennen: { $reason }
refused-too-fast = Zu viele Nachrichten in kurzer Zeit; warte bitte einen Augenblick.
refused-hello = Die erste Nachricht muss „hello“ sein.
refused-store = Der Zug konnte nicht gespeichert werden und ist nicht geschehen. Bitte versuch es noch einmal.
refused-database = Die Datenbank antwortet gerade nicht, darum ist nichts geschehen. Versuch es bitte gleich noch einmal.
refused-token = Dieser Zugangsschlüssel gehört zu keinem Platz an diesem Tisch.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-table-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen.
refused-invitation = An diesen Tisch kommt man nur mit einer Einladung.
refused-your-seat = Du sitzt schon an diesem Tisch.
refused-begun = Die Partie hat schon begonnen.
refused-hidden-until-end = Das ist zu sehen, wenn die Partie zu Ende ist.
refused-no-such-ply = Diesen Augenblick gibt es nicht: erwartet wird eine Zahl von 0 bis { $most }.
refused-no-such-game = Dieses Spiel gibt es nicht, möglich sind { $games }.
refused-no-such-mode = Diese Spielart gibt es nicht, möglich sind { $modes }.
refused-no-such-option = Die Option { $option } gibt es in diesem Spiel nicht, möglich sind { $options }.
refused-option-value = Die Option { $option } kann nicht { $given } sein, möglich sind { $values }.
refused-deck-option = Mit diesem Kartensatz ({ $option }) kann niemand spielen: { $faults }
refused-options = { $reason }
refused-earlier-rules = Dieses Spiel hat nach früheren Regeln begonnen und kann nicht weitergehen: { $reason }
refused-cards = Mit diesen Karten kann niemand spielen. Die Prüfung sagt auf Englisch: { $reason }
refused-cards-length = Eine Kartendatei hat höchstens { $most } Zeichen.
refused-seats = Dieses Spiel hat { $seats } Plätze; der Plan nennt { $given }.
refused-no-maker = Ein Tisch braucht einen Platz für den, der ihn aufstellt, oder lauter KIs.
refused-clock = Eine Uhr braucht 0,5 bis 180 Minuten und 0 bis 180 Sekunden je Zug, oder 0,01 bis 30 Tage.
refused-rated = Eine gewertete Partie braucht Menschen an mehreren Geräten, keine KI und keinen gewählten Startwert.
refused-rated-option = Eine gewertete Partie wird mit „{ $option }: { $values }“ gespielt, nicht mit „{ $given }“.
refused-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }.
refused-too-many-tables = Von deiner Adresse wurden zuletzt zu viele Tische aufgestellt.
refused-deck = { $reason }
refused-no-decks = Dieses Spiel kennt keine eigenen Kartensätze.
refused-body = Das ist nicht, was erwartet wurde: { $reason }
refused-origin = Änderungen nimmt der Server nur von seinen eigenen Seiten an.
refused-name-length = Ein Name hat 2 bis 24 Zeichen.
refused-name-letters = Ein Name besteht aus sichtbaren Buchstaben und Ziffern.
refused-name-taken = Dieser Name gehört zu einem Konto. Melde dich dort an oder wähle einen anderen Namen.
refused-passphrase-length = Ein Passwort hat 8 bis 200 Zeichen.
refused-sign-in-failed = Name und Passwort gehören nicht zusammen.
refused-account-exists = Du hast schon ein Konto.
refused-busy = Gerade melden sich zu viele an; versuch es bitte gleich noch einmal.
refused-too-many-requests = Zu viele Anfragen in kurzer Zeit; warte bitte einen Augenblick.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-method = Das geht mit dieser Adresse nicht.
refused-server = Hier ist etwas schiefgegangen. Es ist notiert, und nichts ging verloren.

## Zurücknehmen

undo-not-begun = Die Partie hat noch nicht begonnen.
undo-agreed-not = Es ist vereinbart, keine Züge zurückzunehmen.
undo-over = Die Partie ist zu Ende.
undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
undo-others = Seither hat jemand anders gezogen.
undo-revealed = Seit deinem Zug wurde etwas aufgedeckt, darum gilt er.

## Wer fort ist

away = { $player } hat die Verbindung verloren.
away-too-long = { $player } ist fort. Du kannst warten, eine KI weiterspielen lassen oder den Sieg beanspruchen.
result-won =
    { $count ->
        [one] { $winners } hat gewonnen.
       *[other] { $winners } haben gewonnen.
    }
result-draw = Unentschieden.
result-left = Jemand hatte die Partie verlassen.

## Vorhang

curtain = { $player } ist an der Reihe. Bitte gib das Gerät weiter.

## Sätze

phrase-hello = Guten Tag!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-one_moment = Einen Augenblick, bitte.
phrase-good_game = Schöne Partie!

## Mitteilungen

notice-time-short = { $player } hat nicht mehr viel Zeit.
notice-restart = Der Server startet neu. Gleich geht es weiter.
notice-more-time = { $player } bittet um etwas mehr Zeit.
