### Was ein Bericht des Balance-Labors sagt.

eyebrow = Tafelrunde · Balance-Labor
page-title = { $game }: Balance
lead-mirrored = { $players } trafen sich in { $games } Spielen: { $deals } Kartenverteilungen, jede zweimal gespielt, mit vertauschten Plätzen.
lead-plain = { $players } trafen sich in { $games } Spielen.
lead-alone = { $players } spielte { $games } Spiele gegen sich selbst.
varied = Von Verteilung zu Verteilung gewechselt: { $names }.
varied-option = Option { $name }
options = Gespielt mit { $options }.

tile-games = Spiele
tile-games-under = { $players } Spieler, { $pairs ->
    [one] eine Paarung
   *[other] { $pairs } Paarungen
  }
tile-games-alone = ein Spieler, gegen sich selbst
tile-length = Entscheidungen im Spiel
tile-length-under = Median; von { $least } bis { $most }
tile-draws = Unentschieden
tile-draws-under = { $count } von { $games }
tile-trait-under = { $value }; 95-%-Intervall { $low } bis { $high }

ratings = Spielstärke
ratings-under = Punkte um den Durchschnitt des Feldes, mit 95-%-Intervallen. Hundert Punkte mehr bedeuten 64 % der Spiele.
points = { $value } ± { $error }
of-games = { $share } von { $games } Spielen
meetings = Wer schlägt wen
meetings-under = Was der Spieler der Zeile aus Spielen gegen den Spieler der Spalte holte.

trait-under = Anteil gewonnener Spiele gegen alle anderen; die Linie steht bei der Hälfte.
matrix-of = { $name }: jeder gegen jeden
matrix-under = Anteil der Spiele, die die Zeile gegen die Spalte gewann.
cell-title = { $first } gegen { $second }: { $share }, 95-%-Intervall { $low } bis { $high }, { $games } Spiele

lengths = Wie lange Spiele dauern
lengths-under = Entscheidungen aller Plätze zusammen.
median = Median { $value }

cards = Was eine Karte wert ist
cards-under = Wie viele von hundert Spielen eine Seite mehr gewinnt, wenn sie eine Karte vor der anderen Seite zieht oder ausspielt, oder wenn die andere Seite sie gar nicht hat. Gezeigt sind die Karten, die am meisten nützen und schaden, unter denen mit genug Spielen.
cards-best = Nützen am meisten
cards-worst = Nützen am wenigsten
cards-few = Noch sind es zu wenige Spiele, um Karten zu unterscheiden.
cards-all = Alle { $count } Karten
key-drawn = gezogen
key-played = ausgespielt
key-open = hohl: kann Zufall sein
drawn-change = gezogen { $value }
played-change = gespielt { $value }
column-card = Karte
column-drawn = Gezogen
column-played = Ausgespielt
column-sides = Seiten
nothing = –

thinking = Wie lange Spieler nachdenken
thinking-under = Zeit für eine Entscheidung, auf den Rechnern, die gespielt haben. Sie ist jedes Mal etwas anders.
column-player = Spieler
column-decisions = Entscheidungen
column-mean = Im Mittel
column-longest = Längste
milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms

notes = Wie man das liest
note-interval = Jedes Intervall enthält den wahren Wert in 95 von 100 solchen Untersuchungen. Ein hohles Zeichen heißt, dass sein Intervall bis an die Linie reicht: Der Unterschied kann Zufall sein. Wo hundert Karten stehen, verlassen etwa fünf die Linie allein durch Zufall.
note-deals = Spiele derselben Verteilung teilen ihr Glück. Sie zählen als ein Fall, damit die Intervalle nicht zu viel versprechen.
note-draws = Ein Unentschieden zählt als halber Sieg.
note-ratings = Die Spielstärke ist die von Bradley und Terry, in Punkten, wie Schachspieler sie kennen. Jeder Spieler hat dazu ein gedachtes Spiel gegen den Durchschnitt unentschieden gespielt, damit keine Zahl grenzenlos wird.
note-cards = Karten werden im selben Spiel verglichen: eine Seite, die die Karte hatte, mit einer, die sie später oder gar nicht hatte. Stärke der Spieler, Fraktionen, Anführer, Ritter, Farben und der erste Zug sind herausgerechnet. Was bleibt, kann trotzdem andere Gründe haben: Eine Karte, die man spielt, wenn man ohnehin gewinnt, sieht gut aus.
footer = Gemacht mit { $command } · Regelversion { $rules } · Fingerabdruck { $fingerprint }

percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
percent-fine = { NUMBER($value, style: "percent", maximumFractionDigits: 1, minimumFractionDigits: 1) }
number-fine = { NUMBER($value, maximumFractionDigits: 1) }
