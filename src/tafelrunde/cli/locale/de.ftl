### Was die Befehle sagen.

modes = Spielarten:
options = Optionen:
seats = { $count } Plätze
default = üblich { $value }
allowed = Das ist erlaubt ({ $rule }).
preview-open = Was folgt, hängt von dem ab, was dieser Platz nicht sieht.
asked = Platz { $seat } ist gefragt: { $question }

sim-games = { $games } Spiele, { $decisions } Entscheidungen
sim-wins = { $player } gewann { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
sim-draws = Unentschieden: { $draws } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
sim-length = Entscheidungen je Spiel: { $min } bis { $max }, Median { $median }, Mittel { NUMBER($mean, maximumFractionDigits: 1) }
sim-speed = { NUMBER($seconds, maximumFractionDigits: 2) } Sekunden: { NUMBER($games, maximumFractionDigits: 0) } Spiele und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen je Sekunde

proven-rules = Durch Tests belegte Regeln: { $proven } von { $all } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
proven-examples = Durch Tests belegte Beispiele: { $proven } von { $all } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
deck-legal = Mit diesem Deck darf gespielt werden. Teilcode: { $code }
deck-faults =
    { $count ->
        [one] Mit diesem Deck darf nicht gespielt werden, aus einem Grund:
       *[other] Mit diesem Deck darf nicht gespielt werden, aus { $count } Gründen:
    }
unproven = Nicht belegt: { $numbers }
unknown-rules = Tests nennen Nummern, die das Regelbuch nicht hat: { $numbers }
no-rule-found = Keine Regel enthält alle diese Wörter.
no-card-found = Keine Karte heißt so.

printed =
    { $count ->
        [one] { $file }: eine Seite
       *[other] { $file }: { $count } Seiten
    }

arena-games = { $game }: { $games } Spiele ab Startwert { $seed }
arena-standing = { $player }  { $points } ± { $error } Punkte, { NUMBER($share, style: "percent", maximumFractionDigits: 1) } von { $games } Spielen
arena-report = Bericht: { $file }
