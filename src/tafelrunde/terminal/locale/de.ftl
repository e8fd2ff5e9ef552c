### Was das Terminal neben dem Spiel sagt.

welcome = Tippe die Nummer einer Wahl oder den Namen einer Karte; „hilfe“ nennt alle Wörter.
goodbye = Du verlässt den Tisch. Leb wohl!
curtain = { $player } ist gefragt. Gib die Tastatur weiter; sonst sollte niemand hinsehen.
prompt-curtain = Eingabetaste zeigt deine Karten. 
how-to-answer = Tippe eine Zahl von 1 bis { $count } oder „hilfe“.
not-understood = „{ $text }“ ist weder eine Wahl noch ein bekanntes Wort. Versuch „hilfe“.
no-such-choice = Die Wahl { $number } gibt es nicht; erwartet wird eine Zahl von 1 bis { $count }.
which-one = Welche ist gemeint? Es passen: { $numbers }.
choice-without-card = Wahl { $number } spielt keine Karte.
no-such-card = Keine Karte heißt „{ $text }“. Tippe „karte“ mit der Nummer einer Wahl oder einem Namen.
allowed = { $move }: Das darfst du jetzt ({ $rule }).
why-what = Nichts heißt „{ $text }“. Tippe „warum“ mit einer Nummer, einer Karte oder einer Aktion.

preview-of = Angenommen, du wählst dies: { $move }
preview-maybe = Und wenn niemand eingreift:
preview-open = Was folgt, hängt von dem ab, was du nicht siehst.

hint = { $number }. { $move }: etwa { $percent } % Gewinnaussicht (± { $error }).

yes = ja
undone = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-others = Inzwischen hat jemand anderes entschieden; zurück geht nur die eigene letzte Wahl.
undo-revealed = Deine letzte Wahl hat jemandem eine Karte gezeigt und geht nicht zurück.

resign-sure = Das lässt sich nicht zurücknehmen. Tippe „aufgeben ja“, um aufzugeben.

said = { $player } sagt: { $phrase }
you-say = Du sagst: { $phrase }
phrases = Du kannst sagen:
no-phrases = Jetzt gibt es nichts zu sagen.

save-where = Tippe „sichern“ mit dem Namen einer Datei.
save-not-here = Dieses Spiel lässt sich nicht sichern.
saved = Die Aufzeichnung steht in { $file }.
languages = Tippe „sprache“ mit einem davon: { $known }.

more-lines = (noch { $count } Zeilen: tippe „mehr“)
nothing-more = Das war alles.
earlier = (… { $count ->
        [one] etwas Früheres: tippe „protokoll“
       *[other] { $count } frühere Sätze: tippe „protokoll“
    })

hidden-cards =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
no-cards = keine Karten
no-hand = Du hast keine Karten.
empty-field = Noch liegt nichts auf dem Tisch.

you = du
person = ein Spieler
verdict-won = Du hast gewonnen!
verdict-lost = Du hast verloren.
verdict-draw = Niemand hat gewonnen.
verdict-winners = Gewonnen hat: { $names }.

## Wörter, die man tippen kann

word-hand = hand
word-field = feld tisch
word-piles = stapel
word-card = karte
word-why = warum
word-preview = vorschau
word-hint = rat tipp
word-undo = zurück zurueck
word-resign = aufgeben
word-log = protokoll
word-status = stand
word-repeat = nochmal
word-say = sag sage
word-more = mehr
word-save = sichern
word-lang = sprache
word-help = hilfe ?
word-quit = ende

usage-hand = hand
usage-field = feld
usage-piles = stapel
usage-card = karte N
usage-why = warum N
usage-preview = vorschau N
usage-hint = rat
usage-undo = zurück
usage-resign = aufgeben
usage-log = protokoll
usage-status = stand
usage-repeat = nochmal
usage-say = sag N
usage-more = mehr
usage-save = sichern X
usage-lang = sprache en
usage-help = hilfe
usage-quit = ende

help-intro = Tippe die Nummer einer Wahl, den Namen einer Karte oder eins dieser Wörter:
help-hand = deine Karten
help-field = was auf dem Tisch liegt
help-piles = alle Stapel
help-card = was eine Karte sagt
help-why = warum (nicht) N
help-preview = was N brächte
help-hint = gute Antworten und warum
help-undo = zurücknehmen
help-resign = sich geschlagen geben
help-log = was geschah
help-status = wie es steht
help-repeat = die Frage noch einmal
help-say = etwas zum Spiel sagen
help-more = die übrigen Zeilen
help-save = in Datei X sichern
help-lang = auf Englisch
help-help = diese Wörter
help-quit = den Tisch verlassen
