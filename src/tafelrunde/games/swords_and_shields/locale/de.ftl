### A Game of Swords and Shields auf Deutsch.
### Begriffe: Auslage (drei Plätze), Shop, Shop-Deck, Shop-Ablagestapel, Lebenspunktekarte (LPK), LP,
### Kette (Effekte, die einander auslösen), Konterangriff (gegnerische Schwerter nach dem ersten Angriff),
### Rache (nur bei Angriffen durch Effekte). Kartennamen stehen in „…“, wo ein Satz sie beugen würde.

game-title = A Game of Swords and Shields
game-summary = Ein Duell zweier Deckbauer: Kaufe stärkere Schwerter und Schilde mit genauer Zahlung, verstärke sie durch Farbe und Namen, durchbrich die gegnerischen Schilde und löse Ketten von Effekten aus, bis jemand keine LP mehr hat.
game-introduction =
    Beide beginnen mit den gleichen zwölf schwachen Karten; wer keine LP mehr hat, verliert.
    In deinem Zug ziehst du, bis du fünf Karten hast, und tust dann so viel du willst, in beliebiger Reihenfolge.
    Karten auf den drei Plätzen deiner Auslage greifen an, wehren ab, schlagen zurück oder bezahlen eine bessere Karte aus dem Shop, und zwar genau ihren Preis.
    Was bezahlt oder gekämpft hat, kommt mit dem Gekauften auf deinen Ablagestapel und wird wieder in dein Deck gemischt.
    Ein Schwert muss erst die gegnerischen Schilde durchbrechen, bevor es LP kostet; nach deinem ersten Angriff im Zug schlagen die gegnerischen Schwerter zurück.
    Karten einer Farbe oder eines Namens stärken einander, und ein Schwert oder Schild kann für seinen Effekt zerstört werden, ist dann aber fort.

## Modi und Optionen

mode-printed = Wie gedruckt
mode-printed-summary = Das Spiel der Anleitung mit je 99 LP; dazu kommt nur, was ein Programm festlegen muss.
mode-duel = Ausgeglichenes Duell
mode-duel-summary = Je 99 LP. Wer beginnt, wählt zuerst eine Lebenspunktekarte, zieht aber zum Ausgleich im ersten Zug nur zwei Karten; ab Runde 40 ermüden beide.
mode-quick = Schnelles Duell mit 50 LP
mode-quick-summary = Wie das ausgeglichene Duell, aber mit 50 LP und darum schneller vorbei.
mode-plain = Duell nach dem reinen Regelheft
mode-random-hpc = Duell mit gezogenen Lebenspunktekarten
mode-random-hpc-summary = Wie das ausgeglichene Duell, aber der Zufall verteilt die Lebenspunktekarten, deren Farbe deine Karten dieser Farbe stärkt.
mode-match = Match: zwei Gewinne aus drei Spielen
mode-match-summary = Bis zu drei ausgeglichene Duelle, in denen der Anfang wechselt; zwei Siege gewinnen das Match.

option-hp = Lebenspunkte
option-hp-99 = 99
option-hp-50 = 50 (schnelles Spiel)
option-start = Erster Zug des Spiels
option-start-printed = nichts Besonderes, wie gedruckt
option-start-even = ausgeglichen: Wer beginnt, zieht nur zwei Karten
option-start-no_buying = kein Kauf
option-counter = Konterangriff
option-counter-after_attack = wenn der Angriff zu Ende ist
option-counter-at_first_break = sobald der erste Schild bricht oder LP verloren gehen
option-exhaustion = Erschöpfung
option-exhaustion-off = aus, wie gedruckt; Runde 200 ist unentschieden
option-exhaustion-round_40 = ab Runde 40 verlieren beide LP
option-hpc = Lebenspunktekarten
option-hpc-chosen = gewählt
option-hpc-random = ausgelost
option-match = Match
option-match-single = ein einzelnes Spiel
option-match-best_of_3 = zwei Gewinne aus drei Spielen

## Namen

card-in-sentence = „{ $card }“

name-P1 = Spieler 1
name-P2 = Spieler 2
name-shop = der Shop
name-nothing = keine Karte
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-purple = Lila
name-grey = Grau
name-stones = Steinen
name-symbols = Schwertern oder Schilden
name-swords = Schwerter
name-shields = Schilde
name-draw_deck = vom eigenen Deck ziehen
name-discard_shop_card = eine Shop-Karte ablegen
name-draw_own_discard = die oberste Karte des eigenen Ablagestapels ziehen
name-sweep_enemy_field = die gegnerische Auslage leeren
name-revenge_attack = mit Rache angreifen
name-destroy_any = eine Karte zerstören
name-shelve_shield = einen Schild ablegen
name-attack_any_shield = mit irgendeinem Schild angreifen
name-move_any = eine Karte umlegen
name-enemy_draw = den Gegner ziehen lassen
name-heal = LP erhalten
name-damage = Schaden verursachen
name-sift_deck = das eigene Deck durchsehen
name-trigger_shop = den Effekt einer Shop-Karte auslösen
name-draw_any_deck = von irgendeinem Deck ziehen
name-attack_own_sword = mit einem eigenen Schwert angreifen
name-attack_any_sword = mit irgendeinem Schwert angreifen
name-enemy_gain = dem Gegner LP schenken
name-lack-discard_shop_card = im Shop liegt keine andere Karte
name-lack-draw_own_discard = dein Ablagestapel ist leer
name-lack-sweep_enemy_field = die gegnerische Auslage ist leer
name-lack-revenge_attack = in deiner Auslage bliebe kein Schwert
name-lack-destroy_any = keine offene Karte lässt sich zerstören
name-lack-shelve_shield = kein anderer Schild liegt offen
name-lack-attack_any_shield = kein anderer Schild könnte angreifen
name-lack-move_any = keine andere Karte liegt offen
name-lack-sift_deck = dein Deck ist leer
name-lack-trigger_shop = kein Effekt im Shop lässt sich auslösen
name-lack-draw_any_deck = kein Deck hat genug Karten
name-lack-attack_own_sword = in deiner Auslage bliebe kein Schwert
name-lack-attack_any_sword = außerhalb deiner Auslage könnte kein Schwert angreifen
name-hpc = Lebenspunktekarte
name-action = Aktion
name-slot = Platz
name-show = Zeigen
name-pay = Zahlung
name-target = Angriffsziel
name-counter = Konterangriff
name-branch = Wahl des Effekts
name-aim = Ziel des Effekts
name-destination = Ablagestapel
name-deck = Deck
name-colour = Farbe

## Der Tisch

zone-hand =
    { $owner_is_you ->
        [yes] deine Hand
       *[no] Hand von { $owner }
    }
zone-known =
    { $owner_is_you ->
        [yes] dem Gegner bekannt auf deiner Hand
       *[no] bekannt auf der Hand von { $owner }
    }
zone-deck =
    { $owner_is_you ->
        [yes] dein Deck
       *[no] Deck von { $owner }
    }
zone-top =
    { $owner_is_you ->
        [yes] bekannt oben auf deinem Deck
       *[no] bekannt oben auf dem Deck von { $owner }
    }
zone-discard =
    { $owner_is_you ->
        [yes] dein Ablagestapel
       *[no] Ablagestapel von { $owner }
    }
zone-field =
    { $owner_is_you ->
        [yes] Platz { $part } in deiner Auslage
       *[no] Platz { $part } in der Auslage von { $owner }
    }
zone-shop = Shop-Platz { $owner }
zone-shop-deck = Shop-Deck
zone-shop-discard = Shop-Ablagestapel

button-say-end = Den Zug beenden
button-say-clear = Den Shop entfernen
button-say-done = Fertig
button-say-branch-a = Erste Möglichkeit
button-say-branch-b = Zweite Möglichkeit
button-say-branch-draw_deck = Vom eigenen Deck ziehen
button-say-branch-discard_shop_card = Eine Shop-Karte ablegen
button-say-branch-draw_own_discard = Vom eigenen Ablagestapel ziehen
button-say-branch-sweep_enemy_field = Die gegnerische Auslage leeren
button-say-branch-revenge_attack = Mit Rache angreifen
button-say-branch-destroy_any = Eine Karte zerstören
button-say-branch-shelve_shield = Einen Schild ablegen
button-say-branch-attack_any_shield = Mit einem Schild angreifen
button-say-branch-move_any = Eine Karte umlegen
button-say-branch-enemy_draw = Den Gegner ziehen lassen
button-say-branch-heal = LP erhalten
button-say-branch-damage = Schaden verursachen
button-say-branch-sift_deck-grey = Das Deck nach grauen Karten durchsehen
button-say-branch-sift_deck-hpc = Das Deck nach Karten deiner Farbe durchsehen
button-say-branch-trigger_shop = Eine Shop-Karte auslösen
button-say-branch-draw_any_deck = Von irgendeinem Deck ziehen
button-say-branch-attack_own_sword = Mit einem eigenen Schwert angreifen
button-say-branch-attack_any_sword = Mit einem anderen Schwert angreifen
button-say-branch-enemy_gain = Dem Gegner LP schenken
button-say-play = Auslegen
button-say-attack = Angreifen
button-say-trigger = Effekt auslösen
button-pay-stones = Mit Steinen zahlen
button-pay-swords = Mit Schwertern zahlen
button-pay-shields = Mit Schilden zahlen
button-colour-red = Rot
button-colour-blue = Blau
button-colour-green = Grün
button-colour-yellow = Gelb
button-colour-purple = Lila

counter-game = Spiel { $value }
counter-round = Runde { $value }
counter-active =
    { $value_is_you ->
        [yes] Du bist am Zug
       *[no] { $value } ist am Zug
    }
counter-starter =
    { $value_is_you ->
        [yes] Du hast begonnen
       *[no] { $value } hat begonnen
    }
counter-hp = LP: { part-both }
counter-hpc = Lebenspunktekarten: { part-both }
counter-actions = Aktionen in diesem Zug: { $value }
counter-window =
    { $value_id ->
        [true] Der Shop darf jetzt entfernt werden
       *[false] Der Shop kann jetzt nicht entfernt werden
    }
counter-countered =
    { $value_id ->
        [true] Weitere Angriffe werden in diesem Zug nicht gekontert
       *[false] Der erste erfolgreiche Angriff wird gekontert
    }
counter-power = Rest des Angriffs: { $value }
counter-chain = Kette: { $value }
counter-picked = Bisher gewählt: { $value }
counter-ware = Gekauft wird: { $value }
counter-wins = Gewonnene Spiele: { part-both }
part-both =
    { $name_P1_is_you ->
        [yes] { $first } (du), { $second } ({ $name_P2 })
       *[no] { $name_P2_is_you ->
            [yes] { $first } ({ $name_P1 }), { $second } (du)
           *[no] { $value }
        }
    }

## Fragen und Stand

question-hpc = Welche Lebenspunktekarte nimmst du?
question-action = Was tust du?
question-slot = Wohin legst du die Karte?
question-show = Welche Karte zeigst du?
question-pay = Welche Karte zahlt als nächste?
question-target = Welchen Schild greifst du an?
question-counter = Welches Schwert kontert als nächstes? Schilde halten es nicht auf.
question-branch = Welche Möglichkeit des Effekts wählst du?
question-aim-discard_shop_card = Welche Shop-Karte kommt auf den Shop-Ablagestapel?
question-aim-revenge_attack = Welches deiner Schwerter greift mit Rache an?
question-aim-destroy_any = Welche Karte zerstörst du? Ihren Effekt löst du aus.
question-aim-shelve_shield = Welcher Schild kommt auf den Shop-Ablagestapel?
question-aim-attack_any_shield = Welcher Schild greift für dich mit Rache an?
question-aim-move_any = Welche Karte legst du auf einen Ablagestapel um?
question-aim-trigger_shop = Den Effekt welcher Shop-Karte löst du aus?
question-aim-attack_own_sword = Welches deiner Schwerter greift mehrmals mit Rache an?
question-aim-attack_any_sword = Welches Schwert greift für dich mit Rache an?
question-destination = Auf welchen Ablagestapel kommt die Karte?
question-deck = Von welchem Deck ziehst du?
question-colour = Welche Farbe nimmt die graue Karte an?

status-hpc = Lebenspunktekarten werden gewählt
status-action = Aktionen
status-playing = Eine Karte wird ausgelegt
status-buying = Ein Kauf
status-attack = Ein Angriff
status-counter = Konterangriff
status-effect = Ein Effekt wird ausgelöst
status-over = Das Spiel ist zu Ende

## Züge

move-end = Den Zug beenden
move-clear = Den Shop entfernen
move-complete = Den Kauf abschließen
move-stop = Den Angriff beenden
move-branch =
    { $effect_id ->
        [draw_deck] { $amount ->
                [one] Eine Karte von deinem Deck ziehen
               *[other] { $amount } Karten von deinem Deck ziehen
            }
        [discard_shop_card] Eine Shop-Karte ablegen
        [draw_own_discard] Die oberste Karte deines Ablagestapels ziehen
        [sweep_enemy_field] Die gegnerische Auslage leeren
        [revenge_attack] Mit Rache angreifen
        [enemy_draw] { $amount ->
                [one] Den Gegner eine Karte ziehen lassen
               *[other] Den Gegner { $amount } Karten ziehen lassen
            }
        [heal] { $amount } LP erhalten
        [damage] { $amount } Schaden verursachen
        [sift_deck] { $amount ->
                [0] Dein Deck nach grauen Karten durchsehen
               *[1] Dein Deck nach Karten deiner Farbe durchsehen
            }
        [attack_own_sword] Ein eigenes Schwert greift { $amount }-mal an
        [attack_any_sword] Irgendein anderes Schwert greift an
        [enemy_gain] Dem Gegner { $amount } LP schenken
       *[other] Möglichkeit { $branch }: { $effect }
    }
move-take_hpc = Die Lebenspunktekarte { $colour } nehmen
move-name_colour = Sie zählt als { $colour }
move-lay_at = Auf Platz { $slot } legen
move-pay_with = Mit { $card } auf Platz { $slot } zahlen
move-break = { $card } auf Platz { $slot } durchbrechen
move-counter = Mit { $card } auf Platz { $slot } kontern
move-point_at = { $card } wählen: { part-place }
move-destroy = { $card } zerstören: { part-place }
move-shelve = { $card } ablegen: { part-place }
move-move = { $card } umlegen: { part-place }
move-discard = { $card } ablegen: { part-place }
move-trigger_shop = Den Effekt von { $card } auslösen: { part-place }
move-strike = Mit { $card } angreifen: { part-place }
move-draw_from =
    { $owner_id ->
        [shop] Vom Shop-Deck ziehen
       *[other] { $owner_is_you ->
            [yes] Von deinem Deck ziehen
           *[no] Vom Deck von { $owner } ziehen
        }
    }
move-put_on =
    { $owner_id ->
        [shop] Auf den Shop-Ablagestapel legen
       *[other] { $owner_is_you ->
            [yes] Auf deinen Ablagestapel legen
           *[no] Auf den Ablagestapel von { $owner } legen
        }
    }
move-attack = Mit { $card } auf Platz { $slot } angreifen
move-trigger_field = { $card } auf Platz { $slot } für den Effekt zerstören
move-buy = { $card } (Shop-Platz { $slot }) mit { part-currency } kaufen
move-play = { $card } auslegen
move-show = { $card } zeigen
move-trigger = { $card } aus der Hand für den Effekt zerstören

part-currency =
    { $currency_id ->
        [stones] Steinen
        [swords] Schwertern
        [shields] Schilden
       *[symbols] Schwertern oder Schilden
    }
part-place =
    { $owner_is_you ->
        [yes] { $zone_id ->
            [discard] oben auf deinem Ablagestapel
            [hand] deine Hand
           *[field] Platz { $slot } in deiner Auslage
        }
       *[no] { $zone_id ->
            [shop] Shop-Platz { $slot }
            [discard] oben auf dem Ablagestapel von { $owner }
            [hand] Hand von { $owner }
           *[field] Platz { $slot } in der Auslage von { $owner }
        }
    }

## Ereignisse

event-game-begun =
    Spiel { $game }: Decks und Shop werden gemischt. { $player_is_you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
event-hpc-taken =
    { $player_is_you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } die Lebenspunktekarte { $colour }.
event-turn-begun =
    Runde { $round }: { $player_is_you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
event-shop-filled = Shop-Platz { $place } wird gefüllt: { $card }.
event-shop-renewed =
    Das Shop-Deck ist aufgebraucht: { $count ->
        [one] Die einzige Karte des Shop-Ablagestapels ist das neue.
       *[other] Die { $count } Karten des Shop-Ablagestapels werden gemischt und sind das neue.
    }
event-hand-drawn =
    { part-draws } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ part-source }.
event-hand-drawn-mine =
    { part-draws } { $cards_count ->
        [unknown] noch unbekannte Karten
       *[other] { $cards }
    }{ part-source }.
part-draws =
    { $player_is_you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    }
part-source =
    { $source_id ->
        [enemy] { " " }{ part-enemy-deck }
        [shop] { " " }vom Shop-Deck
       *[own] { "" }
    }
part-enemy-deck =
    { $player_id ->
        [P1] { $name_P2_is_you ->
            [yes] von deinem Deck
           *[no] vom gegnerischen Deck
        }
        [P2] { $name_P1_is_you ->
            [yes] von deinem Deck
           *[no] vom gegnerischen Deck
        }
       *[other] vom gegnerischen Deck
    }
event-deck-renewed =
    { $player_is_you ->
        [yes] Dein Deck ist aufgebraucht: { $count ->
            [one] Die einzige Karte deines Ablagestapels ist das neue.
           *[other] Die { $count } Karten deines Ablagestapels werden gemischt und sind das neue.
        }
       *[no] Das Deck von { $player } ist aufgebraucht: { $count ->
            [one] Die einzige Karte des Ablagestapels ist das neue.
           *[other] Die { $count } Karten des Ablagestapels werden gemischt und sind das neue.
        }
    }
event-hp-lost =
    { $player_is_you ->
        [yes] Du verlierst { part-loss } und hast
       *[no] { $player } verliert { part-loss } und hat
    } noch { $hp }.
part-loss =
    { $cause_id ->
        [attack] durch den Angriff { $amount } LP
        [counter] durch den Konterangriff trotz aller Schilde { $amount } LP
        [revenge] trotz aller Schilde { $amount } LP
        [damage] durch den Effekt von { $by } { $amount } LP
        [duff] durch einen Duff { $amount } LP
        [overdraw] für Karten über die fünfte hinaus { $amount } LP
        [underdraw] für fehlende Karten { $amount } LP
       *[unknown] { $amount } LP
    }
event-hp-gained =
    { $player_is_you ->
        [yes] Du erhältst durch den Effekt von { $by } { $amount } LP und hast { $hp }.
       *[no] { $player } erhält durch den Effekt von { $by } { $amount } LP und hat { $hp }.
    }
event-round-exhausted =
    Erschöpfung: { $name_P1_is_you ->
        [yes] Ihr verliert beide { $amount } LP. Du hast noch { $first }, { $name_P2 } noch { $second }.
       *[no] { $name_P2_is_you ->
            [yes] Ihr verliert beide { $amount } LP. Du hast noch { $second }, { $name_P1 } noch { $first }.
           *[no] Beide Spieler verlieren { $amount } LP. { $name_P1 } hat noch { $first }, { $name_P2 } noch { $second }.
        }
    }
event-attack-declared =
    { $player_is_you ->
        [yes] Du greifst mit { $card } an: { part-strength }. Danach kommt die Karte auf deinen Ablagestapel.
       *[no] { $player } greift mit { $card } an: { part-strength }. Danach kommt die Karte auf den Ablagestapel.
    }
event-shield-broken =
    { $player_is_you ->
        [yes] Dein Schild { $card } ist durchbrochen und wird abgelegt: { part-strength }.
       *[no] Der Schild { $card } von { $player } ist durchbrochen und wird abgelegt: { part-strength }.
    } Rest des Angriffs: { $left }.
event-counter-struck =
    { $card_id ->
        [unknown] { $player_is_you ->
            [yes] Du konterst mit einem deiner Schwerter: Stärke { $strength }. Danach kommt es auf deinen Ablagestapel.
           *[no] { $player } kontert mit einem der Schwerter: Stärke { $strength }. Danach kommt es auf den Ablagestapel.
        }
       *[other] { $player_is_you ->
            [yes] Du konterst mit { $card }: { part-strength }. Danach kommt die Karte auf deinen Ablagestapel.
           *[no] { $player } kontert mit { $card }: { part-strength }. Danach kommt die Karte auf den Ablagestapel.
        }
    }
event-revenge-struck = { $card } ({ part-place }) greift durch den Effekt von { $by } mit Rache an: { part-strength }.
part-strength =
    { $colour ->
        [0] { $grey ->
            [0] { $name ->
                [0] { $hpc ->
                    [0] { $buff ->
                        [0] Stärke { $strength }
                       *[other] { part-sum }
                    }
                   *[other] { part-sum }
                }
               *[other] { part-sum }
            }
           *[other] { part-sum }
        }
       *[other] { part-sum }
    }
part-sum =
    Aufdruck { $base }{ $colour ->
        [0] { "" }
       *[other] { " " }+ Farbe { $colour }
    }{ $grey ->
        [0] { "" }
       *[other] { " " }+ Grau { $grey }
    }{ $name ->
        [0] { "" }
       *[other] { " " }+ Name { $name }
    }{ $hpc ->
        [0] { "" }
       *[other] { " " }+ LPK { $hpc }
    }{ $buff ->
        [0] { "" }
       *[other] { " " }+ Buff { $buff }
    } = { $strength }
event-choice-open =
    { $question_id ->
        [slot] { $loss ->
            [0] Dann wählst du den Platz.
           *[other] Dann wählst du den Platz, und dieser Duff kostet dich { $loss } LP.
        }
        [target] { $most ->
            [0] Dann wählst du, welchen Schild du angreifst.
           *[other] Dann wählst du, welchen Schild du angreifst. Der Konterangriff kann dich { $most } LP kosten.
        }
        [pay] Dann wählst du, welche Karten zahlen.
        [branch] Dann wählst du zwischen den beiden Möglichkeiten des Effekts.
        [aim] Dann wählst du, welche Karte der Effekt trifft.
        [destination] Dann wählst du den Ablagestapel.
        [deck] Dann wählst du das Deck.
        [colour] Dann nennst du die Farbe der grauen Karte.
        [show] Dann wählst du, welche Karten du zeigst.
       *[counter] Dann wählst du, welches Schwert kontert.
    }
event-card-destroyed =
    { $player_is_you ->
        [yes] Du zerstörst
       *[no] { $player } zerstört
    } { $card } ({ part-place }): Die Karte kommt auf den Shop-Ablagestapel{ $depth ->
        [1] { "" }
       *[other] , Nummer { $depth } der Kette
    }.
event-shop-triggered = Der Effekt von { $card } (Shop-Platz { $place }) wird ausgelöst.
event-card-moved =
    { $card } ({ part-place }) kommt durch den Effekt von { $by } auf { $pile_id ->
        [shop] den Shop-Ablagestapel
       *[other] { $pile_is_you ->
            [yes] deinen Ablagestapel
           *[no] den Ablagestapel von { $pile }
        }
    }.
event-discard-taken =
    { $player_is_you ->
        [yes] Du ziehst durch den Effekt von { $by } von deinem Ablagestapel { $card }.
       *[no] { $player } zieht durch den Effekt von { $by } vom eigenen Ablagestapel { $card }.
    }
event-field-swept =
    { $player_is_you ->
        [yes] Deine Auslage kommt durch den Effekt von { $by } auf deinen Ablagestapel
       *[no] Die Auslage von { $player } kommt durch den Effekt von { $by } auf den Ablagestapel
    }: { $cards }.
event-deck-sifted =
    { $player_is_you ->
        [yes] Du siehst durch den Effekt von { $by } dein Deck durch. Auf deine Hand: { $kept }. Auf deinen Ablagestapel: { $dropped }.
       *[no] { $player } sieht durch den Effekt von { $by } das Deck durch. Auf die Hand: { $kept }. Auf den Ablagestapel: { $dropped }.
    }
event-card-shown =
    { $player_is_you ->
        [yes] Du zeigst { $card }.
       *[no] { $player } zeigt { $card }.
    }
event-shop-cleared =
    { $player_is_you ->
        [yes] Du zeigst { $shown } und entfernst
       *[no] { $player } zeigt { $shown } und entfernt
    } den Shop.
event-card-laid =
    { $player_is_you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $card } auf Platz { $slot }.
event-card-bought =
    { $player_is_you ->
        [yes] Du kaufst { $card } und zahlst
       *[no] { $player } kauft { $card } und zahlt
    } mit { $payers } (in { part-currency }).
event-game-ended =
    { $reason_id ->
        [hp] { outcome-hp }
        [resigned] { outcome-resigned }
        [rounds] { outcome-rounds }
       *[exhaustion] { $winner_id ->
            [nobody] { outcome-draw }
           *[other] { outcome-exhaustion }
        }
    }

## Ablehnungen

refusal-other-question = Das ist keine Antwort auf die Frage, die jetzt gestellt ist ({ $question }).
refusal-too-many-actions = Du hast { $count } Aktionen ausgeführt: Es bleibt nur das Ende des Zuges.
refusal-window-closed = Der Shop kann nur gleich nach Phase 1 entfernt werden oder nach einem Effekt, durch den du gezogen hast.
refusal-too-few-colours =
    Du brauchst fünf Handkarten in fünf Farben und hast { $count ->
        [one] erst eine Farbe
       *[other] erst { $count } Farben
    }; Grau zählt als jede.
refusal-empty-slot = Auf Platz { $slot } liegt keine Karte.
refusal-no-sword = { $card } zählt nicht als dein Schwert.
refusal-no-own-sword = { $card } kann nicht kontern: Wähle ein Schwert in deiner Auslage.
refusal-will-fail = { $card } hat Stärke { $power }, der schwächste gegnerische Schild { $shield } hat { $needed }: Der Angriff würde scheitern.
refusal-no-effect = { $card } hat keinen Effekt.
refusal-not-executable =
    { $other_id ->
        [nothing] Mit { $card } könntest du jetzt nicht { $effect }: { $lack }.
       *[other] Mit { $card } könntest du jetzt weder { $effect } ({ $lack }) noch { $other } ({ $other_lack }).
    }
refusal-no-purchase-yet = Im allerersten Zug kann nichts gekauft werden.
refusal-empty-place = Shop-Platz { $slot } ist leer.
refusal-not-for-sale = { $card } hat keinen Preis.
refusal-needs-pattern = { $card } kostet zwei verschiedenfarbige Steine, zwei gleiche und einen anderen oder drei verschiedene; deine Auslage gibt her: { $purse_count ->
        [0] keinen Stein
       *[other] { $purse }
    }.
refusal-needs-even-shields = { $card } kostet eine gerade Anzahl Schilde; am nächsten liegt: { part-nearest-symbols }.
part-nearest-symbols =
    { $nearest ->
        [0] { $symbol_id ->
            [swords] kein Schwert
           *[shields] kein Schild
        }
        [one] { $symbol_id ->
            [swords] ein Schwert
           *[shields] ein Schild
        }
       *[other] { $nearest } { $symbol }
    }
part-nearest-stones =
    { $nearest_stones ->
        [0] kein Stein
        [one] ein Stein ({ $stone_colour })
       *[other] { $nearest_stones } Steine ({ $stone_colour })
    }
item-purse =
    { $second_id ->
        [red] { $first ->
            [one] ein roter
           *[other] { $first } rote
        }
        [blue] { $first ->
            [one] ein blauer
           *[other] { $first } blaue
        }
        [green] { $first ->
            [one] ein grüner
           *[other] { $first } grüne
        }
        [yellow] { $first ->
            [one] ein gelber
           *[other] { $first } gelbe
        }
        [purple] { $first ->
            [one] ein lila
           *[other] { $first } lila
        }
       *[grey] { $first ->
            [one] ein grauer
           *[other] { $first } graue
        }
    }
refusal-needs-symbols = { $card } kostet genau { $symbols } { $symbol }; am nächsten liegt: { part-nearest-symbols }. Karten zahlen ihren Wert, nicht ihre Stärke.
refusal-needs-symbols-or-stones =
    { $card } kostet genau { $symbols } { $symbol } oder { $stones ->
        [one] einen Stein
       *[other] { $stones } Steine einer Farbe
    }; am nächsten liegt: { part-nearest-symbols }, { part-nearest-stones }. Karten zahlen ihren Wert, nicht ihre Stärke.
refusal-not-in-this-currency = Du kannst { $card } bezahlen, aber nicht mit { part-currency }.
refusal-wrong-currency = { $card } wird nicht mit { part-currency } bezahlt.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-buff-on-buff = { $card } braucht einen freien Platz: Ein Buff liegt auf keiner anderen Karte.
refusal-field-full = Für { $card } ist kein Platz: Alle drei Plätze sind belegt.
refusal-slot-taken = { $card } kann nicht auf Platz { $slot } liegen: Er ist belegt.
refusal-underpaid = Damit ist { $card } noch nicht bezahlt.
refusal-no-payer = { $card } kann nicht zahlen: Das können nur Karten deiner Auslage.
refusal-pays-already = { $card } zahlt schon.
refusal-overpaid = Mit { $card } ist keine genaue Zahlung möglich.
refusal-nothing-broken = Der Angriff kann nicht enden, bevor ein Schild durchbrochen ist.
refusal-no-enemy-shield = { $card } ist kein gegnerischer Schild.
refusal-unbreakable = Der Schild { $card } hat Stärke { $needed }, vom Angriff sind nur { $power } übrig.
refusal-nothing-there = Dort liegt keine Karte.
refusal-in-chain = { $card } gehört zur laufenden Kette.
refusal-not-in-shop = { $card } liegt nicht im Shop.
refusal-no-shield = { $card } zählt nicht als Schild.
refusal-own-field = { $card } liegt in deiner eigenen Auslage.
refusal-no-strength = { $card } würde mit Stärke 0 angreifen.
refusal-protected = { $card } ist geschützt: Ein Duff auf einem Buff bewahrt beide vor Zerstörung.
refusal-same-place = { $card } liegt schon dort.
refusal-deck-too-small =
    { $count ->
        [one] Dieses Deck ist leer.
       *[other] Dieses Deck hat weniger als { $count } Karten.
    }
refusal-hpc-taken = Die Lebenspunktekarte { $colour } ist vergeben.
refusal-no-colour = { $card } hat keine Farbe.
refusal-colour-shown = { $colour } hast du schon gezeigt: { $card }. Nötig sind { $count } verschiedene Farben.

## Ausgang

outcome-hp = { part-wins } in Runde { $rounds }: { part-enemy-fell }
outcome-exhaustion = { part-wins } in Runde { $rounds } durch Erschöpfung.
outcome-resigned = { part-wins } in Runde { $rounds }: { part-enemy-gave-up }
outcome-draw = Das Spiel endet in Runde { $rounds } durch Erschöpfung unentschieden.
outcome-rounds = Das Spiel endet unentschieden: Es hat Runde { $rounds } erreicht.
outcome-match =
    { $winner_id ->
        [nobody] Das Match endet unentschieden, { $first } zu { $second }.
       *[other] { part-wins } das Match; gewonnene Spiele: { part-score }.
    }
part-wins =
    { $winner_is_you ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    }
part-enemy-fell =
    { $winner_id ->
        [P1] { $name_P2_is_you ->
            [yes] Du hast keine LP mehr.
           *[no] Der Gegner hat keine LP mehr.
        }
        [P2] { $name_P1_is_you ->
            [yes] Du hast keine LP mehr.
           *[no] Der Gegner hat keine LP mehr.
        }
       *[other] Der Gegner hat keine LP mehr.
    }
part-enemy-gave-up =
    { $winner_id ->
        [P1] { $name_P2_is_you ->
            [yes] Du hast aufgegeben.
           *[no] Die andere Seite hat aufgegeben.
        }
        [P2] { $name_P1_is_you ->
            [yes] Du hast aufgegeben.
           *[no] Die andere Seite hat aufgegeben.
        }
       *[other] Die andere Seite hat aufgegeben.
    }
part-score =
    { $winner_is_you ->
        [yes] { $winner_id ->
            [P2] { $second } zu { $first }
           *[P1] { $first } zu { $second }
        }
       *[no] { $first } zu { $second }
    }

## Was die Plätze unterscheidet, wenn Spiele gezählt werden

trait-hpc = Lebenspunktekarte

## Warum eine Antwort geraten wird

reason-finish = { $card } schlägt mit { $power } zu: Das beendet das Spiel.
reason-break-through = { $card } schlägt mit { $power } zu, kommt an allen Schilden vorbei und kostet den Gegner { $loss } LP.{ part-countering }
reason-break-shield = { $card } schlägt mit { $power } zu und durchbricht { $broken ->
        [one] einen Schild
       *[other] { $broken } Schilde
    }; bis zu den LP des Gegners reicht es nicht.{ part-countering }
reason-trade-blows = Kein Schild steht { $card } ({ $power }) im Weg. Die Schwerter in der gegnerischen Auslage kontern, mit bis zu { $countering } LP, und verlassen sie damit.
reason-open-attack = Nichts schützt den Gegner und nichts kontert: { $card } kostet ihn { $power } LP.
part-countering =
    { $countering ->
        [0] { "" }
       *[other] { " " }Der Konterangriff kann dich { $countering } kosten.
    }
reason-attack-deadly = { $card } schlägt mit { $power } zu, doch der Konterangriff kann dich deine letzten LP kosten.
reason-stop = Ein Schild ist durchbrochen, also darf der Angriff hier enden; was von ihm übrig ist ({ $left }), verfällt.
reason-counter-too = Auch { $card } kontert.
reason-lay-duff-deadly = { $card } auszulegen kostet { $loss } LP, und mehr hast du nicht.
reason-new-duff = Oben auf diesem Deck liegt ein Duff.
reason-new-card-dear = Eine neue Karte kommt auf deine Hand, auch wenn sie 4 LP kostet.
reason-trigger = { $card } ist für immer fort, und ihr Effekt wird ausgelöst.
reason-effect = Dieser Effekt lässt sich jetzt auslösen.
reason-aim-at = Der Effekt kann { $card } erreichen.
reason-put = { $card } kann auf diesen Ablagestapel kommen.
reason-buy-sword = { $card } schlägt mit { $strength } oder mehr zu, sooft die Karte aus deinem Deck wiederkommt.
reason-buy-shield = { $card } schützt dich mit { $strength } oder mehr und hat einen Effekt, den du brauchen kannst.
reason-buy-guard = { $card } schützt dich mit { $strength } oder mehr, sooft die Karte aus deinem Deck wiederkommt.
reason-buy-buff = { $card } gibt jeder Karte darauf { $bonus } mehr Stärke und { $extra } mehr Wert, Zug um Zug.
reason-buy-duff = { $card } kommt auf das gegnerische Deck: Dein Gegner zieht diese Karte statt einer anderen, und sie auszulegen kostet { $loss } LP.
reason-lay-sword = In der Auslage kann { $card } angreifen, bezahlen oder kontern.
reason-lay-shield = In der Auslage schützt dich { $card } und kann bezahlen.
reason-lay-buff = Je früher { $card } in der Auslage liegt, desto mehr Karten gewinnen { $bonus } Stärke und { $extra } Wert.
reason-lay-duff = { $card } verstopft deine Hand: Die Karte auszulegen kostet { $loss } LP, doch dann kannst du sofort mit ihr im Shop bezahlen.
reason-lay-duff-later = { $card } verstopft deine Hand: Die Karte auszulegen kostet { $loss } LP, doch dann kann sie kämpfen oder bezahlen.
reason-thin =
    { $count ->
        [one] Eine schwache Karte verlässt dein Deck für immer, und eine andere kommt dafür: { $card }.
       *[other] Eine schwache Karte verlässt dein Deck für immer, und { $count } andere kommen dafür: { $card }.
    }
reason-heal = Du erhältst { $amount } LP; jetzt hast du { $hp }.
reason-damage = Der Gegner verliert { $amount } von { $hp } LP, und kein Schild hilft ihm.
reason-last-damage = Der Gegner hat nur noch { $hp } LP, und das kostet ihn { $amount }: Das beendet das Spiel.
reason-draw =
    { $count ->
        [one] Eine Karte mehr für diesen Zug.
       *[other] { $count } Karten mehr für diesen Zug.
    }
reason-draw-dear =
    { $count ->
        [one] Eine Karte mehr für diesen Zug, auch wenn sie { $loss } LP kostet.
       *[other] { $count } Karten mehr für diesen Zug, auch wenn das { $loss } LP kostet.
    }
reason-enemy-draw = Dein Gegner hat { $held } Karten auf der Hand und muss { $count } ziehen: Jede über die fünfte hinaus kostet ihn 4 LP und jede fehlende ebenso.
reason-sweep =
    { $count ->
        [one] Die einzige Karte der gegnerischen Auslage kommt weg: Nichts schützt mehr und nichts kontert.
        [2] Beide Karten der gegnerischen Auslage kommen weg: Nichts schützt mehr und nichts kontert.
       *[other] Alle { $count } Karten der gegnerischen Auslage kommen weg: Nichts schützt mehr und nichts kontert.
    }
reason-revenge = Ein Angriff mit Rache kann den Gegner { $loss } LP kosten, an allen Schilden vorbei und ohne Konterangriff.
reason-revenge-finish = Ein Angriff mit Rache schlägt mit { $loss } zu, und der Gegner hat nur noch { $hp } LP: Das beendet das Spiel.
reason-take-back = { $card } kommt von deinem Ablagestapel zurück auf die Hand.
reason-free-card = Eine Karte des Shops kann ohne Bezahlung deine werden, oder der Gegner verliert eine.
reason-shelve = Ein Schild der gegnerischen Auslage kann auf den Shop-Ablagestapel kommen.
reason-deny = Eine Karte verlässt den Shop, bevor der Gegner sie kaufen kann.
reason-new-card = Eine neue Karte kommt auf deine Hand.
reason-sift =
    { $count ->
        [one] Eine Karte in { $colour } kommt aus deinem Deck auf die Hand.
       *[other] { $count } Karten in { $colour } kommen aus deinem Deck auf die Hand.
    }
reason-chain = Ein Effekt führt zum nächsten, und du suchst ihn aus.
reason-chain-next = Ein Effekt führt zum nächsten.
reason-aim-strike = Nichts schlägt hier härter zu als { $card }: Stärke { $power }.
reason-aim-shelve = Kein Schild der gegnerischen Auslage ist stärker als { $card }.
reason-aim-deny = Mit dem, was in der gegnerischen Auslage liegt, ließe sich { $card } genau bezahlen.
reason-aim-fresh = Statt { $card } kommt eine andere Karte in den Shop.
reason-aim-take = { $card } kann ohne Bezahlung deine werden.
reason-aim-oust = { $card } verlässt die gegnerische Auslage.
reason-aim-rid = { $card } verlässt deine Auslage und kostet dich keine LP mehr.
reason-aim-destroy = Du bekommst den Effekt von { $card }, und der Gegner verliert die Karte.
reason-aim-destroy-ware = Du bekommst den Effekt von { $card }, und niemand kann die Karte kaufen.
reason-aim-destroy-own = Du bekommst den Effekt von { $card }.
reason-aim-destroy-buff = Der Gegner verliert { $card }.
reason-aim-trigger = Du bekommst den Effekt von { $card }, und die Karte bleibt im Shop.
reason-slot-buff = Auf { $buff } erhält die Karte { $bonus } mehr Stärke: { $card }.
reason-slot-free = Hier lässt { $card } den Buff für eine andere Karte frei.
reason-slot-any = Ein freier Platz ist so gut wie der andere.
reason-counter = Wenn { $card } beginnt, fällt dein Konterangriff so stark aus wie möglich: { $loss } LP.
reason-keep = { $card } wird eine deiner Karten.
reason-give = { $card } kommt zu den Karten des Gegners.
reason-oust = Der Gegner verliert { $card } für immer.
reason-colour = Als Karte in { $colour } hat sie Stärke { $power }.
reason-hpc =
    { $count ->
        [0] Karten in { $colour } haben 2 mehr Stärke; auch zwei deiner Starterkarten haben diese Farbe.
        [one] Eine Karte des Shops hat diese Farbe ({ $colour }): Mit dieser Lebenspunktekarte hätte sie in deiner Auslage 2 mehr Stärke.
       *[other] { $count } Karten des Shops haben diese Farbe ({ $colour }): Mit dieser Lebenspunktekarte hätten sie in deiner Auslage 2 mehr Stärke.
    }
reason-show = Fünf beliebige Karten verschiedener Farbe genügen.
reason-clear = Mit dem, was in deiner Auslage liegt, lässt sich in diesem Shop nichts genau bezahlen: Lass neue Karten kommen.
reason-clear-new = Der Shop wird mit neuen Karten gefüllt, und deine Handkarten behältst du.
reason-payer = Keine andere Karte, die jetzt zahlen kann, ist schwächer als { $card }.
reason-payer-duff = { $card } zahlt, und deine Auslage ist die Karte los.
reason-payer-any = Mit { $card } geht der Preis genau auf.
reason-paid = Der Preis ist genau bezahlt.
reason-enough = Mit den { $left }, die vom Angriff übrig sind, erreichst du keine LP mehr.
reason-break = { $card } schützt mit { $power }, und dein Angriff hat noch { $left }.
reason-end = { part-kept }
reason-end-guarded = Was in deiner Auslage liegt, schützt dich. { part-kept }
reason-end-countering = Was in deiner Auslage liegt, kontert den ersten Angriff. { part-kept }
reason-end-armed = Was in deiner Auslage liegt, schützt dich und kontert den ersten Angriff. { part-kept }
part-kept =
    { $count ->
        [0] Deine Hand ist leer.
        [one] Du behältst eine Karte für den nächsten Zug.
       *[other] Du behältst { $count } Karten für den nächsten Zug.
    }

## Welche Karten von uns sind

cards-note = Die Anleitung zeigt die Texte aller Effekte, einige Stärken und Preise und den Aufbau einer Karte. Farben, Namen, Werte, die meisten Preise und die Anzahl jeder Karte sind von uns.
