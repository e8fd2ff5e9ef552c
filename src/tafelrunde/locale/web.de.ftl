### Was die Seiten im Browser sagen. Was ein Spiel sagt, steht in seinen eigenen Dateien.

## Das ganze Haus

brand = Tafelrunde
skip = Zum Inhalt
home = Startseite
language = Sprache
theme = Hell oder dunkel
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie das Gerät
text-size = Schriftgröße
settings = Einstellungen
about = Über uns und Dank
back-home = Zurück zu den Spielen
close = Schließen
cancel = Abbrechen
loading = Einen Augenblick …
offline = Keine Verbindung zum Server. Wir versuchen es weiter.
no-such-page = Diese Seite gibt es nicht.
table-gone = Diesen Tisch gibt es nicht mehr.
something-failed = Das hat nicht geklappt: { $text }
try-again = Noch einmal versuchen
minutes = etwa { $count } Min.
your-name = Dein Name
menu = Menü

## Startseite

home-title = Spiele um Schwert und Schild
home-lead = Vier Kartenspiele. Setz dich dazu; eine Anmeldung braucht es nicht.
play-ai = Gegen die KI spielen
level = Stärke
two-here = Zu zweit an diesem Gerät
invite-by-link = Mit Link einladen
learn = Regeln
more-choices = Mehr Auswahl
resume = Weiterspielen
resume-hint = Du bist am Zug
waiting-for-others = Andere sind am Zug
open-tables = Offene Tische
live-games = Partien zum Zuschauen
your-games = Deine beendeten Partien
no-open-tables = Gerade wartet niemand. Mach selbst einen Tisch auf.
no-live-games = Gerade kann man keiner Partie zuschauen.
no-your-games = Hier stehen später deine beendeten Partien.
join = Platz nehmen
watch = Zuschauen
replay = Nachspielen
filter-game = Spiel
filter-level = Stärke
filter-tempo = Tempo
all = alle
tempo-none = ohne Uhr
tempo-real = mit Uhr
tempo-days = Tage je Zug
refresh = Neu laden
free-seat = freier Platz
ai-player = { $level } (KI)
you-as = { $title } (du)
you = Du
made-by-you = dein Tisch

## Vorbereitung

setup-title = { $game }: Tisch vorbereiten
introduction = In einer Minute
mode = Spielart
seats = Wer sitzt wo
seat-me-one = Du
seat-open = Frei, für einen Gast
seat-ai = KI: { $level }
seat-number = Platz { $number }
options = Absprachen zu den Regeln
clock = Uhr
clock-none = Ohne Uhr
clock-real = Minuten für die Partie
clock-days = Tage für jeden Zug
clock-minutes = Minuten
clock-increment = Zusätzliche Sekunden je Zug
clock-number-days = Tage
sight = Wer kommen darf
sight-link = Nur mit dem Link
sight-listed = Alle (steht bei den offenen Tischen)
strict = Streng: kein Zurücknehmen, keine Tipps
rated = Zählt für die Wertung
start-table = Los
start-from-seed = Startwert (für eine wiederholbare Partie)
seed-hint = Leer lassen für eine neue Partie.
own-deck = Ein eigener Kartensatz (Text oder Code)
build-deck = Kartensatz bauen
own-cards = Karten
own-cards-how = Wer die gedruckten Karten hat, kann mit genau deren Zahlen spielen: Nimm die Kartendatei als Muster, trage die Zahlen ein und wähle die Datei hier aus.
own-cards-file = Die Kartendatei
own-cards-choose = Eigene Karten
own-cards-read = { $file }: { $count } Karten gelesen. Am Tisch wird mit ihnen gespielt.

## Kartensätze

deck-title = { $game }: Kartensatz bauen
deck-leader = Anführer
deck-faction = Fraktion
deck-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
  }
deck-specials = { $count ->
    [one] { $count } Sonderkarte
   *[other] { $count } Sonderkarten
  }
deck-heroes = davon { $count } Helden
deck-strength = Stärke { $count } insgesamt
deck-legal = Dieser Kartensatz ist erlaubt.
deck-faults = Was fehlt oder zu viel ist
deck-share = Code zum Teilen
deck-copy = Kopieren
deck-copied = Kopiert.
deck-paste = Code oder Text einlesen
deck-read = Einlesen
deck-play = Mit diesem Kartensatz spielen
deck-search = Karten suchen
deck-add = { $card } dazunehmen
deck-remove = { $card } herausnehmen
deck-count = { $count } von { $most }
deck-empty = Keine Karte heißt so.
deck-units-heading = Einheiten
deck-specials-heading = Sonderkarten
deck-clear = Kartensatz leeren

## Tisch

table = Tisch
side-panel = Verlauf und Zahlen
log = Was geschah
news = Dein Zug und was danach geschah
log-show = Verlauf
log-missing = Der Verlauf war nicht zu bekommen. Lade die Seite neu, um ihn zu sehen.
log-jump = Zu Schritt
counted = Zahlen
actions = Handlungen
hint = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-text = Tipp: { $move }. { $why }
undo = Zug zurücknehmen
undo-ask = Um Rücknahme bitten
undo-asked = { $player } möchte den letzten Zug zurücknehmen.
undo-waiting = Die anderen müssen noch zustimmen.
agree = Zustimmen
decline = Ablehnen
rules = Regeln
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-yes = Ja, aufgeben
leave-lobby = Den Platz wieder freigeben
share-link = Link für deinen Gast
share-watch = Link zum Zuschauen
copy = Kopieren
copied = Kopiert.
fill-ai = Freie Plätze mit KIs besetzen
waiting-for-guests = Es fehlt noch jemand am Tisch.
waiting-for =
    { $count ->
        [one] { $players } ist am Zug.
       *[other] { $players } sind am Zug.
    }
waiting-secret = Die anderen entscheiden.
watching = Du schaust zu.
watch-seat = Gesehen vom Platz von
open-hands-some = { $count } von { $all } wollen ihre Karten zeigen.
watch-public = was alle sehen
your-turn = Du bist am Zug
your-turn-title = ● Du bist am Zug – { $game }
practice = Übungspartie
practice-why = Es wurden Züge zurückgenommen oder Tipps geholt, also zählt diese Partie nur als Übung.
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
  }
connecting = Verbindung wird aufgebaut …
reconnecting = Die Verbindung ist weg. Wir kommen zurück …
away = { $player } ist weg.
absent-wait = Warten
absent-ai = Eine KI weiterspielen lassen
absent-claim = Den Sieg beanspruchen
more-time = Mehr Zeit
window-left = noch { $seconds } s für eine Antwort
window-answered = Deine Antwort gilt, sobald die Zeit um ist.
signals = Zeichen
said-by = { $player }: { $text }
mute = Zeichen von { $player } ausblenden
clock-left = { $player }: noch { $time }
clock-low = Die Zeit wird knapp
open-hands = Zuschauern meine Karten zeigen
zone-count = { $zone }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
pile-empty = Hier liegt keine Karte.
pile-hidden = Diese Karten liegen verdeckt.
choose-one = Wähle eins:
choose-here = Auch wählbar
preview-open-end = Was folgt, hängt von dem ab, was du nicht siehst.
perhaps = Vielleicht:
key-enter = Enter
hold = (gedrückt halten)
again = (noch einmal drücken)
hold-longer = Halte die Taste zum Bestätigen etwas länger.
hold-final = Halte die Taste zum Bestätigen etwas länger. Das lässt sich nicht zurücknehmen.
hold-to-read = Halte eine Karte mit dem Finger gedrückt, um sie zu lesen.
show-card = Karte zeigen
press-again = Drück zum Bestätigen noch einmal.
choose-next = { $chosen }: Wähle jetzt ein Ziel.
choose-first = Wähle zuerst { $first }, dann { $place }.
undo-nothing = Es gibt nichts zurückzunehmen.
no-such-card = Du hast keine Karte Nummer { $number } auf der Hand.
rules-of-card = Nachschlagen
state-playable = wählbar
state-target = wählbar
state-selected = gewählt
state-blocked = gerade nicht möglich
keys = Tasten
keys-list = 1–9 Handkarte · N nächster möglicher Ort · Enter bestätigen · Esc zurück · I Karte lesen · Y warum nicht · R wiederholen · G Verlauf · H Tipp

## Vorhang

curtain-title = Gib das Gerät weiter
curtain-text = Jetzt ist { $player } dran. Die anderen schauen weg.
curtain-ready = Ich bin { $player }

## Ergebnis

result-won = Du hast gewonnen!
result-lost = Du hast verloren.
result-draw = Unentschieden.
result-over = Die Partie ist zu Ende.
rematch = Noch einmal spielen
rematch-waiting = Die anderen müssen noch zustimmen.
rematch-wanted = { $players } möchten noch einmal spielen.
rematch-go = Zum neuen Tisch
rating-change = Wertung { $change }
to-replay = Partie nachspielen

## Nachspielen

replay-title = Nachspielen
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-move = Schritt { $at } von { $all }
replay-begin = Der Anfang
replay-view = Gesehen von
replay-link = Link zu diesem Augenblick
replay-branch = Von hier weiterspielen
replay-branch-as = Auf welcher Seite
replay-moves = Schritte
replay-not-over = Nachspielen kann man eine Partie, wenn sie zu Ende ist.
replay-record = Aufzeichnung speichern
replay-back = Zum Ergebnis

## Regeln

rules-title = Regeln von { $game }
rules-whole = Das ganze Regelheft
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
  }
rules-none = Davon spricht kein Absatz.
rules-chapters = Kapitel
rules-cards = Alle Karten
rules-choose = Wähle ein Spiel
rules-back = Zurück zu deiner Partie
rules-play = { $game } spielen
rules-guide = Spielanleitung
rules-numbered = Nummerierte Regeln
rules-shelves = Was du lesen kannst
rules-appendix = Anhang für Programmierer
rules-marks = Hinter jeder Regel steht, woher sie kommt: gedruckt im Regelheft, unsere Lesart, wo dieses schweigt oder offen ist, oder für den Rechner hinzugefügt.
cards-search = In den Karten suchen
cards-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
cards-none = Davon spricht keine Karte.
card-look = { $card } ansehen
guide-step = { $number }. Zug

## Einstellungen

settings-title = Einstellungen
settings-stored = Sie gelten nur auf diesem Gerät.
set-plain = Schlichte, gut lesbare Schrift
set-speed = Bewegung
speed-off = keine
speed-1 = normal
speed-2 = schnell
set-confirm = Passen und andere folgenreiche Züge
confirm-hold = Taste oder Enter gedrückt halten
confirm-press = ein zweiter Druck
confirm-never = wie jeder andere Zug
set-help = Hilfe am Tisch
set-tips = Unter jeder Frage eine Zeile, die sagt, worum es geht
set-notify = Melden, wenn ich am Zug bin (Seite im Hintergrund)
account = Konto
account-why = Nur, um Partien und Wertung auf anderen Geräten zu haben. Alles geht auch ohne.
account-name = Name
account-passphrase = Passwort
account-make = Meine Partien unter diesem Namen behalten
account-in = Anmelden
account-out = Abmelden
account-as = Angemeldet als { $name }
account-guest = Du spielst als Gast.
name-save = So heiße ich
ratings = Wertungen
rating-line = { $game }: { $rating } ± { $deviation } nach { $games } Partien

## Über uns

about-title = Über uns und Dank
about-text = Tafelrunde ist freie Software unter der MIT-Lizenz: Regeln, Schiedsrichter, Gegner und Tisch.
about-games = Die Spiele
about-games-text = Die Regeln stehen in unseren eigenen Worten nach den Quellen, die jedes Regelheft nennt. Namen, die anderen gehören, sagen nur, welches Spiel gemeint ist.
about-cards = Welche Karten von uns sind
about-cards-own = Wer die echten Karten hat, kann ihre Zahlen in eine Kartendatei eintragen und sie beim Einrichten eines Tisches auswählen; im Terminal nimmt „tafelrunde play“ eine mit --cards.
about-icons = Wappenbilder
about-icons-text = Die Bilder auf Schilden und Karten stammen von game-icons.net, Lizenz CC BY 3.0, gezeichnet von:
about-fonts = Schriften
about-fonts-text = Grenze Gotisch, Alegreya, Alegreya Sans, Atkinson Hyperlegible Next und Noto Sans Runic, unter der SIL Open Font License 1.1.
about-software = Software
about-software-text = Svelte, Project Fluent und Vite, unter MIT- und Apache-Lizenzen.

## Der Tisch von Gwint

gwint-round = Runde { $round } von 3
gwint-round-over = Runde { $round }
gwint-round-score = Runde { $round }: { $own } : { $against }
gwint-round-won = gewonnen
gwint-becomes = wird zu
gwint-total = Gesamtstärke
gwint-passed = gepasst
gwint-gems = { $count ->
    [one] noch ein Edelstein
   *[other] noch { $count } Edelsteine
}
gwint-hand = Karten auf der Hand
gwint-deck = Karten im Nachziehstapel
gwint-ahead = Du führst mit { $points }
gwint-behind = Du liegst { $points } zurück
gwint-leads = { $player } führt mit { $points }
gwint-even = Gleichstand
gwint-score-then = Danach steht es
gwint-path = Kette der Heiler:
gwint-pass-final = Gilt für diese Runde. Die andere Seite hält { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
gwint-strength = Stärke { $strength }
gwint-row-close = Nahkampf
gwint-row-ranged = Fernkampf
gwint-row-siege = Belagerung
gwint-row-agile = Nah- oder Fernkampf
gwint-kind-hero = Held
gwint-kind-special = Sonderkarte
gwint-kind-weather = Wetter
gwint-kind-leader = Anführer
gwint-ability-medic = Heiler
gwint-ability-spy = Spion
gwint-ability-tight_bond = Enge Bindung
gwint-ability-morale = Moralschub
gwint-ability-muster = Musterung
gwint-ability-horn = Horn
gwint-ability-scorch = Verbrennen
gwint-ability-scorch_row = verbrennt eine Reihe
gwint-ability-berserker = Berserker
gwint-ability-mardroeme = Mardroeme
gwint-ability-avenger = Rächer

## Der Tisch von Schildwall

schildwall-red = Rot, der Eber
schildwall-blue = Blau, der Rabe
schildwall-red-short = Rot
schildwall-blue-short = Blau
schildwall-khan-lives = Khan lebt
schildwall-khan-fallen = Khan gefallen
schildwall-hand = Hand
schildwall-ready = Bereitschaftsstapel
schildwall-last = Letzter Kampf:
schildwall-attacker = Angreifer
schildwall-defender = Verteidiger
schildwall-open = noch niemand
schildwall-sealed = verdeckt
schildwall-ahead = Bisher vorn
schildwall-behind = Bisher zurück
schildwall-even = Bisher Gleichstand
schildwall-wins = gewinnt
schildwall-ties = gleich
schildwall-loses = verliert
schildwall-hail = Hagelsturm rufen
schildwall-hail-armed = Noch einmal drücken
schildwall-tracker = Noch nicht begraben
schildwall-card = Karte
schildwall-value = Wert { $value }
schildwall-supports = unterstützt { $bonus }
schildwall-last-blue = Blau gewinnt
schildwall-last-red = Rot gewinnt
schildwall-last-tied = Gleichstand
schildwall-last-lost = verloren
schildwall-last-won = gewonnen
schildwall-last-hail = vom Hagelsturm beendet
schildwall-khan-safe = Die andere Seite kommt höchstens auf { $most }: Dein Khan ist sicher.
schildwall-khan-endangered = Die andere Seite kann auf { $most } kommen: Dein Khan könnte fallen.
schildwall-even-now = Gleichstand
schildwall-behind-now = Zurück
schildwall-ahead-now = Vorn
schildwall-chosen = hat verdeckt gewählt

## Der Tisch von Schwerter und Schilde

swords-hp = Lebenspunkte
swords-hp-short = LP
swords-hand = Hand
swords-deck = Deck
swords-shop = Shop
swords-chain = Effektkette
swords-payments = Genaue Zahlungen für „{ $card }“
swords-lay = Auf Platz { $slot } legen
swords-lay-on = Auf „{ $card }“ legen, Platz { $slot }
swords-buy-with = „{ $card }“ kaufen mit
swords-purchase =
    „{ $card }“ kaufen: { $paid } von { $price } { $currency ->
        [stones] Steinen
        [swords] Schwertern
       *[shields] Schilden
    } gewählt.
swords-purchase-open =
    { $currency ->
        [stones] „{ $card }“ für 2 oder 3 Steine kaufen, nicht alle gleicher Farbe: { $paid } gewählt.
       *[shields] „{ $card }“ für eine gerade Anzahl Schilde kaufen: { $paid } gewählt.
    }
swords-clear = Den Shop entfernen
swords-clear-what = Alle Karten des Shops werden ersetzt; du zeigst dafür nur fünf Karten in fünf Farben und behältst sie. Grau zählt als jede Farbe.
swords-clear-window = als Erstes nach dem Ziehen
swords-clear-colours = { $count } von { $needed } Farben, Grau ist jede
swords-met = Erfüllt:
swords-not-met = Fehlt:
swords-counter = Konterangriff
swords-part-base = Aufdruck
swords-part-colour = Farbe
swords-part-grey = Grau
swords-part-name = Name
swords-part-hpc = LPK
swords-part-buff = Buff
swords-strength = Stärke { $strength }: { $parts }
swords-colour-red = rot
swords-colour-blue = blau
swords-colour-green = grün
swords-colour-yellow = gelb
swords-when-destroyed = Wenn zerstört:
swords-colour-purple = lila
swords-colour-grey = grau, jede Farbe
swords-worth = zahlt { $value }
swords-worth-stones =
    { $stones ->
        [one] 1 Stein ({ $colour })
       *[other] { $stones } Steine ({ $colour })
    }
swords-costs = kostet { $price }
swords-costs-pattern = 2 oder 3 Steine, nicht alle gleicher Farbe
swords-costs-even = eine gerade Anzahl Schilde
swords-costs-stones =
    { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }
swords-costs-swords =
    { $count ->
        [one] 1 Schwert
       *[other] { $count } Schwerter
    }
swords-costs-shields =
    { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }

## Der Tisch von Mit Schwert und Schild

joust-strength = Stärke
joust-technique = Technik
joust-chivalry = Ritterlichkeit
joust-endurance = Ausdauer
joust-hits = { $hits } von { $most } Treffern
joust-fatigue = Ermüdungspunkte (EP)
joust-shaken = Erschüttert: +1 EP für jede Aktion und Antwort; der nächste Treffer ist der letzte
joust-effect-guard_minus = In diesem Zug: Huten −{ $amount }
joust-effect-shield_banned = In diesem Zug: keine Schildhut
joust-effect-manoeuvre_banned = In diesem Zug: kein Manöver
joust-effect-next_plus = Nächster Angriff: +{ $amount }
joust-effect-next_barred =
    { $guard ->
        [shield] Nächster Angriff: keine Schildhut stoppt ihn
       *[sword] Nächster Angriff: keine Schwerthut stoppt ihn
    }
joust-hand = Karten auf der Hand
joust-attack = Angriff
joust-defence = Verteidigung
joust-locked = gebunden
joust-free = Platz { $slot }, frei
joust-standing = Das Gebot steht bei { $number }.
joust-bid = { $number } · { $card }
joust-opens = eröffnet
joust-stops = Was { $card } aufhält
joust-nothing-stops = Nichts, soweit bekannt.
joust-more-stops = und { $count } weitere
joust-unseen = Kursiv: Karten, die auf der anderen Hand sein könnten.
joust-pays = −{ $points }
joust-blow = Angriff { $at } von { $all } der Kombination. Der Verteidiger hat bisher { $points } EP bezahlt.
joust-last = Letzter Angriff:
joust-form-guard = Hut
joust-form-block = Block
joust-form-manoeuvre = Manöver
joust-form-step_aside = Mêlée-Bewegung
joust-numbers = Stärke { $strength }, Technik { $technique }
joust-kind-achievement = Kunststück
joust-kind-event = Ereignis
joust-kind-improvement = Verbesserung
joust-kind-artefact = Artefakt
joust-kind-knight = Ritter
joust-kind-health = Gesundheitskarte

## Worum es bei einer Frage geht, für alle, die die Regeln noch nicht kennen

tip-gwint-start = Wer beginnt, zeigt zuerst eine Karte; wer antwortet, sieht mehr.
tip-gwint-exchange = Bis zu zwei Handkarten darfst du gegen andere tauschen. Später ziehst du kaum noch nach, also wähle gut.
tip-gwint-turn = Die höhere Summe gewinnt die Runde, zwei Runden das Spiel. Gesparte Karten kämpfen in der nächsten Runde; Passen gilt bis zum Ende dieser.
tip-gwint-revive = Eine gewöhnliche Einheit kommt aus deinem Ablagestapel zurück und tut sofort, was sie immer tut.
tip-gwint-place = Die Reihe entscheidet, welches Wetter und welches Horn die Karte betrifft.
tip-gwint-discard = Abgeworfene Karten können Heiler zurückholen.
tip-gwint-search = Sie kommt auf deine Hand; der Nachziehstapel wird gemischt.
tip-schildwall-attack = Die höhere Summe gewinnt. Die Angriffskarte des Gewinners kommt auf den Reservestapel, die des Verlierers wird begraben; bei Gleichstand werden es beide. Eine Seite, die ihren letzten Khan verliert, verliert die Schlacht, wenn nicht beide ihn zugleich verlieren.
tip-schildwall-attack_khans_fallen = Die höhere Summe gewinnt. Die Angriffskarte des Gewinners kommt auf den Reservestapel, die des Verlierers wird begraben; bei Gleichstand werden es beide. Von jetzt an verliert, wer keine spielbare Karte mehr hat.
tip-schildwall-hail_1 = Der Hagelsturm beendet den Kampf ohne Sieger: Jede Angriffskarte auf dem Tisch kommt auf den Reservestapel ihres Besitzers. Der Hagelsturm selbst wird begraben, wenn nicht vereinbart ist, dass er wiederkehrt.
tip-schildwall-defend = Jede Karte zeigt, ob sie nach jetzigem Stand gewinnt, zum Gleichstand führt oder verliert. Unterstützungen können das noch ändern.
tip-schildwall-defend_unsupported = Jede Karte zeigt, ob sie gewinnt, zum Gleichstand führt oder verliert. Niemand hat mehr eine Unterstützung, die das ändern könnte.
tip-schildwall-support = Ein Fylgdar erhöht die Summe um seinen Bonus; im Zweikampf wird er nach dem Kampf begraben, ob gewonnen oder verloren. Wenn nicht offene Unterstützung vereinbart ist, sieht ihn die andere Seite erst beim Aufdecken.
tip-schildwall-support_again = Du hast verzichtet, dann hat die andere Seite eine Unterstützung angelegt: Jetzt darfst du darauf antworten. Ein Fylgdar erhöht die Summe um seinen Bonus; im Zweikampf wird er nach dem Kampf begraben, ob gewonnen oder verloren.
tip-schildwall-hail_2_open = Der Hagelsturm beendet den Kampf ohne Sieger: Jede Karte auf dem Tisch kommt auf den Reservestapel ihres Besitzers. Der Hagelsturm selbst wird begraben, wenn nicht vereinbart ist, dass er wiederkehrt.
tip-schildwall-hail_2 = Der Hagelsturm beendet den Kampf ohne Sieger: Die Angriffskarten kommen auf die Reservestapel ihrer Besitzer, verdeckte Unterstützungen kehren auf die Hand zurück. Der Hagelsturm selbst wird begraben, wenn nicht vereinbart ist, dass er wiederkehrt.
tip-schildwall-hail_3 = Die letzte Gelegenheit in diesem Kampf. Der Hagelsturm beendet ihn ohne Sieger: Jede Karte auf dem Tisch kommt auf den Reservestapel ihres Besitzers. Der Hagelsturm selbst wird begraben, wenn nicht vereinbart ist, dass er wiederkehrt.
tip-swords_and_shields-hpc = Deine Karten dieser Farbe erhalten +2 Stärke, und graue zählen als diese Farbe.
tip-swords_and_shields-action = Sooft du willst: Lege Karten auf deine drei Plätze, kaufe mit dem, was dort liegt, greife mit Schwertern an (Schilde schützen) oder zerstöre eine Karte für ihren Effekt. Karten gleicher Farbe oder gleichen Namens machen einander stärker.
tip-swords_and_shields-slot = Karten gleicher Farbe oder gleichen Namens machen einander stärker.
tip-swords_and_shields-show = Mit fünf verschiedenen Farben entfernst du den Shop; die Karten behältst du.
tip-swords_and_shields-pay = Die Summe muss genau der Preis sein; Karten zahlen ihren Wert, nicht ihre Stärke. Was zahlt, kommt auf deinen Ablagestapel und später wieder.
tip-swords_and_shields-target = Die Stärke jedes durchbrochenen Schildes geht vom Angriff ab. Liegt keiner mehr da, kostet der Rest Lebenspunkte. Mit „Fertig“ verfällt der Rest.
tip-swords_and_shields-counter = Die Schwerter einer Auslage kontern den ersten erfolgreichen Angriff eines Zuges. Jedes verlässt dabei die Auslage, und die übrigen werden vielleicht schwächer.
tip-swords_and_shields-branch = Ein Effekt wird ganz ausgelöst oder gar nicht.
tip-swords_and_shields-aim-destroy_any = Sie kommt auf den Shop-Ablagestapel, wem sie auch gehörte, und ihr eigener Effekt folgt sofort.
tip-swords_and_shields-destination = Effekte erreichen nur die oberste Karte eines Ablagestapels.
tip-swords_and_shields-deck = Karten über die fünfte Handkarte hinaus kosten je 4 Lebenspunkte.
tip-swords_and_shields-colour = Die Farbe entscheidet, welche Karten sie stärken.
tip-with_sword_and_shield-artefact = Du darfst eines besitzen. Lehnst du es ab, kommt vielleicht ein anderes.
tip-with_sword_and_shield-place = Ritter schlagen nach dem, der gegenüber steht; ein leerer Platz öffnet den Weg zu den Nachbarn.
tip-with_sword_and_shield-tactic = Eine Karte kostet so viele Ermüdungspunkte (EP), wie ihre Zahl höher ist als diese Fähigkeit. Angriffe und Huten zählen beides zusammen.
tip-with_sword_and_shield-bid = Die niedrigere Zahl beginnt, und ihre Karte muss den Kampf eröffnen.
tip-with_sword_and_shield-bid_without = Die niedrigere Zahl beginnt, und ihre Karte muss den Kampf eröffnen.
tip-with_sword_and_shield-bid_too_high = Die niedrigere Zahl beginnt, und ihre Karte muss den Kampf eröffnen.
tip-with_sword_and_shield-action = Die Ecke einer Karte sagt, wie viele Ermüdungspunkte (EP) sie dich kostet, in Klammern mit der anderen Taktik. Ein Angriff ohne Antwort ist ein Treffer; zählt eine Hut mehr als dein Angriff, zahlst du den Unterschied.
tip-with_sword_and_shield-combination_begun = Eine Kombination sind zwei bis vier Karten mit demselben Zeichen, gespielt als eine Aktion für zusammen 4 EP, erschüttert für 5. Jeder Angriff darin braucht seine eigene Antwort.
tip-with_sword_and_shield-combination = Alle ihre Karten zusammen sind eine Aktion für 4 EP, erschüttert für 5. Jeder Angriff darin braucht seine eigene Antwort.
tip-with_sword_and_shield-target = Nur Ritter in Reichweite können gewählt werden.
tip-with_sword_and_shield-fellow = Beide tauschen den Platz und damit den Gegner.
tip-with_sword_and_shield-answer = Die Ecke einer Karte sagt, wie viele Ermüdungspunkte (EP) die günstigste Antwort mit ihr im Ganzen kostet. Keine Antwort ist ein Treffer, und ein Treffer setzt deine EP auf den Anfang zurück.
tip-with_sword_and_shield-guard = Die Verstärkung macht diese Hut stärker.
tip-with_sword_and_shield-peek = Du siehst die Hand einmal; die gewählte Karte ist fort.

## Drucken und spielen
print-title = { $game } ausdrucken
print-text = Alles, was in der Schachtel liegt, zum Ausschneiden: Karten von 63 × 88 mm mit Vorder- und Rückseite, Hilfen für die Spieler, Leisten und Marken.
print-paper = Papier
print-a4 = A4
print-letter = Letter
print-backs = Mit Rückseiten
print-now = Drucken
print-pages =
    { $count ->
        [one] Eine Seite.
       *[other] { $count } Seiten.
    }
print-hint = Drucke in tatsächlicher Größe (100 %), ohne Ränder des Browsers und beidseitig, über die lange Kante gewendet. Festes Papier oder Kartenhüllen helfen.
print-front = Blatt { $number }, Vorderseiten
print-behind = Blatt { $number }, Rückseiten
print-markers = Marken
print-link = Ausdrucken
