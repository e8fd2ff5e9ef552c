### Gwint auf Deutsch.
### Begriffe: Seite, Reihe (Nahkampf, Fernkampf, Belagerung), Hornplatz, gewöhnliche Einheit, Held, Sonderkarte, Ablagestapel, Edelstein.

game-title = Gwint
game-summary = Zwei Armeen, je drei Reihen. Wer mehr Stärke hat, wenn beide gepasst haben, gewinnt die Runde; wer beide Edelsteine verliert, verliert das Spiel.
game-introduction =
    Jede Seite hat zwei Edelsteine und verliert mit jeder verlorenen Runde einen; ohne Edelsteine ist das Spiel verloren.
    Du beginnst mit zehn Karten für das ganze Spiel und darfst zwei davon tauschen; nur wenige Karten lassen dich weitere ziehen.
    In deinem Zug spielst du eine Karte, nutzt deinen Anführer oder passt für den Rest der Runde.
    Einheiten liegen in drei Reihen und zählen ihre Stärke; Wetter, Hörner und andere Karten ändern, was sie zählen.
    Haben beide gepasst, gewinnt die höhere Summe die Runde; ein Gleichstand kostet meist beide einen Edelstein.
    Dann wird das Feld geräumt: Was du in einer Runde sparst, hast du in der nächsten.

## Spielarten und Optionen

mode-printed = Wie gedruckt
mode-printed-summary = Nach dem Wortlaut der gedruckten Regeln: Getauschte Karten kommen offen auf deinen Ablagestapel, unter Wetter zählt auch eine aufgedruckte 0 als 1, und eine Karte, die das Feld verlässt, kommt auf den Stapel ihres Besitzers.
mode-tabletop = Regeln am Tisch
mode-tabletop-summary = Wie mit gedruckten Karten, milder gelesen: Getauschte Karten kommen zurück in den Nachziehstapel, und unter Wetter bleibt eine aufgedruckte 0 bei 0. Eine Einheit mit Horn verdoppelt auch sich selbst, Musterung lässt deine Hand in Ruhe, und Monster können einen Helden auf dem Feld behalten.
mode-videogame = Regeln des Videospiels
mode-videogame-summary = Wie am Bildschirm: Eine Einheit mit Horn verdoppelt sich nicht selbst, Musterung ruft auch Karten aus deiner Hand, Monster behalten nie einen Helden, und eine Karte kommt auf den Stapel der Seite, auf der sie lag.

option-preset = Regeln
option-preset-tabletop = am Tisch
option-preset-videogame = Videospiel
option-horn_unit_doubles_itself = Eine Horneinheit verdoppelt sich selbst
option-horn_unit_doubles_itself-preset = wie in den gewählten Regeln
option-horn_unit_doubles_itself-yes = ja
option-horn_unit_doubles_itself-no = nein
option-muster_from_hand = Musterung ruft auch Karten der Hand
option-muster_from_hand-preset = wie in den gewählten Regeln
option-muster_from_hand-yes = ja
option-muster_from_hand-no = nein
option-monsters_keep_heroes = Monster dürfen einen Helden behalten
option-monsters_keep_heroes-preset = wie in den gewählten Regeln
option-monsters_keep_heroes-yes = ja
option-monsters_keep_heroes-no = nein
option-pile = Eine Karte, die das Feld verlässt, kommt
option-pile-preset = wie in den gewählten Regeln
option-pile-owner = auf den Ablagestapel ihres Besitzers
option-pile-side = auf den Ablagestapel der Seite, auf der sie lag
option-exchange = Karten, die zu Beginn getauscht werden, kommen
option-exchange-deck = zurück in den Nachziehstapel
option-exchange-discard = offen auf den Ablagestapel
option-weather_on_zero = Unter Wetter
option-weather_on_zero-stays = bleibt eine aufgedruckte 0 bei 0
option-weather_on_zero-one = zählt auch eine aufgedruckte 0 als 1
option-deck_a = Kartensatz von Spieler A
option-deck_a-northern_realms = Nördliche Königreiche
option-deck_a-nilfgaard = Nilfgaard
option-deck_a-scoiatael = Scoia'tael
option-deck_a-monsters = Monster
option-deck_a-skellige = Skellige
option-deck_b = Kartensatz von Spieler B
option-deck_b-northern_realms = Nördliche Königreiche
option-deck_b-nilfgaard = Nilfgaard
option-deck_b-scoiatael = Scoia'tael
option-deck_b-monsters = Monster
option-deck_b-skellige = Skellige

## Namen

name-A = Spieler A
name-B = Spieler B
name-close = Nahkampf
name-ranged = Fernkampf
name-siege = Belagerung
name-agile = Nah- oder Fernkampf
name-neutral = neutral
name-northern_realms = Nördliche Königreiche
name-nilfgaard = Nilfgaard
name-scoiatael = Scoia'tael
name-monsters = Monster
name-skellige = Skellige
name-unused = ungenutzt
name-used = genutzt
name-cancelled = aufgehoben
name-tabletop = am Tisch
name-videogame = Videospiel
name-discard = Abwerfen
name-start = wer beginnt
name-exchange = Tausch
name-turn = Zug
name-revive = Wiederbelebung
name-place = Einordnen
name-search = Suche
card-in-sentence = „{ $card }“
part-row =
    { $row_id ->
        [close] Nahkampfreihe
        [ranged] Fernkampfreihe
        [siege] Belagerungsreihe
       *[other] Reihe
    }
part-side-row =
    { $side_is_you ->
        [yes] deiner { part-row }
       *[no] der { part-row } von { $side }
    }
part-to-side-row =
    { $side_is_you ->
        [yes] deine { part-row }
       *[no] die { part-row } von { $side }
    }
part-player-row =
    { $player_is_you ->
        [yes] deiner { part-row }
       *[no] der { part-row } von { $player }
    }
part-to-player-row =
    { $player_is_you ->
        [yes] deine { part-row }
       *[no] die { part-row } von { $player }
    }
part-because =
    { $because_id ->
        [bond] { " " }Enge Bindung: { $bonded } dieser Art, jede zählt { $printed } × { $bonded }.
        [bond_and_more] { " " }Enge Bindung: { $bonded } dieser Art; mit allem, was dort wirkt, zählt jede { $strength }.
        [weather] { " " }Unter Wetter zählt die Karte { $strength }.
        [half_weather] { " " }Unter Wetter zählt die Karte die Hälfte: { $strength }.
        [spies] { " " }Spione zählen doppelt: { $strength }.
        [morale] { " " }Der Moralschub hebt die Karte auf { $strength }.
        [horn] { " " }Das Horn verdoppelt die Karte: { $strength }.
        [several] { " " }Mit allem, was dort wirkt, zählt die Karte { $strength }.
       *[other] { "" }
    }
part-gives =
    { $gives_id ->
        [horn] { " " }Das Horn der Karte verdoppelt { $doubled }.
        [morale] { $lift ->
            [0] { " " }Moralschub: Jede andere gewöhnliche Einheit der Reihe zählt mehr.
           *[other] { " " }Moralschub: Jede andere gewöhnliche Einheit der Reihe zählt { $lift } mehr.
        }
       *[nothing] { "" }
    }
part-horn =
    { $gives_id ->
        [horn] { $number ->
            [1] : { $doubled } zählt dort doppelt.
           *[other] : { $doubled } zählen dort doppelt.
        }
        [again] : Dort wirkt schon ein Horn, es ändert sich nichts.
        [later] : Gewöhnliche Einheiten, die dorthin kommen, werden doppelt zählen.
       *[nothing] .
    }
part-cards =
    { $number ->
        [1] eine Karte
       *[other] { $number } Karten
    }
part-exchange-number = { $number }. Tausch
part-why-drawn =
    { $because_id ->
        [victory] { " " }für die gewonnene Runde (Nördliche Königreiche)
       *[other] { "" }
    }
part-hand-seen =
    { $of_is_you ->
        [yes] deiner Hand
       *[no] der Hand von { $of }
    }
part-A =
    { $name_A_is_you ->
        [yes] du
       *[no] { $name_A }
    }
part-B =
    { $name_B_is_you ->
        [yes] du
       *[no] { $name_B }
    }

## Der Tisch

zone-hand =
    { $owner_is_you ->
        [yes] deine Hand
       *[no] Hand von { $owner }
    }
zone-deck =
    { $owner_is_you ->
        [yes] dein Nachziehstapel
       *[no] Nachziehstapel von { $owner }
    }
zone-aside =
    { $owner_is_you ->
        [yes] deine beiseitegelegten Karten
       *[no] beiseitegelegte Karten von { $owner }
    }
zone-discard =
    { $owner_is_you ->
        [yes] dein Ablagestapel
       *[no] Ablagestapel von { $owner }
    }
zone-leader =
    { $owner_is_you ->
        [yes] dein Anführer
       *[no] Anführer von { $owner }
    }
zone-close =
    { $owner_is_you ->
        [yes] deine Nahkampfreihe
       *[no] Nahkampfreihe von { $owner }
    }
zone-ranged =
    { $owner_is_you ->
        [yes] deine Fernkampfreihe
       *[no] Fernkampfreihe von { $owner }
    }
zone-siege =
    { $owner_is_you ->
        [yes] deine Belagerungsreihe
       *[no] Belagerungsreihe von { $owner }
    }
zone-slot =
    { $part_id ->
        [close] { $owner_is_you ->
            [yes] Hornplatz deiner Nahkampfreihe
           *[no] Hornplatz der Nahkampfreihe von { $owner }
        }
        [ranged] { $owner_is_you ->
            [yes] Hornplatz deiner Fernkampfreihe
           *[no] Hornplatz der Fernkampfreihe von { $owner }
        }
       *[siege] { $owner_is_you ->
            [yes] Hornplatz deiner Belagerungsreihe
           *[no] Hornplatz der Belagerungsreihe von { $owner }
        }
    }
zone-shown =
    { $owner_is_you ->
        [yes] Karten, die alle auf deine Hand gehen sahen
       *[no] Karten, die alle auf die Hand von { $owner } gehen sahen
    }
zone-known =
    { $owner_is_you ->
        [yes] bekannte Karten deiner Hand
       *[no] Karten, die du auf der Hand von { $owner } kennst
    }
zone-weather = Wetter
zone-arriving = Karten auf dem Weg

button-say-pass = Passen
button-say-keep = Hand behalten
button-say-start = Ich beginne
button-say-let_start = Der Gegner beginnt

counter-preset = Regeln: { $value }
counter-horn_unit_doubles_itself = Eine Horneinheit verdoppelt sich selbst: { $value }
counter-muster_from_hand = Musterung ruft auch Karten der Hand: { $value }
counter-monsters_keep_heroes = Monster dürfen einen Helden behalten: { $value }
counter-pile =
    { $value_id ->
        [side] Eine Karte, die das Feld verlässt, kommt auf den Ablagestapel der Seite, auf der sie lag
       *[owner] Eine Karte, die das Feld verlässt, kommt auf den Ablagestapel ihres Besitzers
    }
counter-exchange =
    { $value_id ->
        [discard] Zu Beginn getauschte Karten kommen offen auf den Ablagestapel
       *[deck] Zu Beginn getauschte Karten kommen zurück in den Nachziehstapel
    }
counter-weather_on_zero =
    { $value_id ->
        [one] Unter Wetter zählt auch eine aufgedruckte 0 als 1
       *[stays] Unter Wetter bleibt eine aufgedruckte 0 bei 0
    }
counter-round = Runde { $value }
counter-starter =
    { $value_id ->
        [none] Noch hat niemand begonnen
       *[other] { $value_is_you ->
            [yes] Du beginnst diese Runde
           *[no] { $value } beginnt diese Runde
        }
    }
counter-factions = Fraktionen: { $first } ({ part-A }), { $second } ({ part-B })
counter-leader_states = Anführer: { $first } ({ part-A }), { $second } ({ part-B })
counter-gems = Edelsteine: { $first } ({ part-A }), { $second } ({ part-B })
counter-passed = Gepasst: { $first } ({ part-A }), { $second } ({ part-B })
counter-exchanges_left = Noch zu tauschen: { $first } ({ part-A }), { $second } ({ part-B })
counter-totals = Gesamtstärken: { $first } ({ part-A }), { $second } ({ part-B })
counter-row_totals = Stärken der Reihen: { $value }
counter-strengths = Stärken aller Karten: { $value }
counter-scores =
    { $value_count ->
        [0] Noch ist keine Runde zu Ende
        [2] Gesamtstärken der ersten Runde: { $first } ({ part-A }), { $second } ({ part-B })
        [4] Gesamtstärken der ersten Runde: { $first } ({ part-A }), { $second } ({ part-B }); der zweiten: { $third } ({ part-A }), { $fourth } ({ part-B })
       *[6] Gesamtstärken der ersten Runde: { $first } ({ part-A }), { $second } ({ part-B }); der zweiten: { $third } ({ part-A }), { $fourth } ({ part-B }); der dritten: { $fifth } ({ part-A }), { $sixth } ({ part-B })
    }
counter-discards = Noch abzuwerfende Karten: { $value }
counter-tokens = Gerufene Spielmarken: { $value }
counter-removed = Aus dem Spiel genommene Spielmarken: { $value }

item-value =
    { $first_id ->
        [close] { $second_is_you ->
            [yes] deine Nahkampfreihe: { $third }
           *[no] Nahkampfreihe von { $second }: { $third }
        }
        [ranged] { $second_is_you ->
            [yes] deine Fernkampfreihe: { $third }
           *[no] Fernkampfreihe von { $second }: { $third }
        }
       *[siege] { $second_is_you ->
            [yes] deine Belagerungsreihe: { $third }
           *[no] Belagerungsreihe von { $second }: { $third }
        }
    }

## Fragen und Stand

question-start = Wer beginnt die erste Runde?
question-exchange =
    { $first ->
        [0] Dein Nachziehstapel ist leer: Du behältst deine Hand.
        [1] Tauschst du noch eine Karte? Ein Tausch ist übrig.
       *[other] Tauschst du eine Karte? Du darfst bis zu { $first } tauschen.
    }
question-turn =
    { $first_id ->
        [wins]
            { $third ->
                [0] { $second } hat gepasst. Es steht gleich, und bei Gleichstand gewinnst du: Wenn du passt, gehört die Runde dir.
               *[other] { $second } hat gepasst. Du führst mit { $third }: Wenn du passt, gewinnst du die Runde.
            }
        [draws] { $second } hat gepasst. Es steht gleich: Wenn du passt, endet die Runde unentschieden.
        [loses]
            { $third ->
                [0] { $second } hat gepasst. Es steht gleich, und bei Gleichstand gewinnt Nilfgaard: Wenn du passt, verlierst du die Runde.
               *[other] { $second } hat gepasst. Du liegst { $third } zurück: Wenn du passt, verlierst du die Runde.
            }
       *[none] Spiel eine Karte, nutze deinen Anführer oder passe.
    }
question-revive = Welche Einheit belebt dein Heiler wieder?
question-place = In welche Reihe kommt diese Karte?
question-discard = Welche Karte wirfst du ab?
question-search = Welche Karte nimmst du aus deinem Nachziehstapel?

status-start = Es wird bestimmt, wer beginnt
status-exchange = Karten werden getauscht
status-turn = Zug
status-revive = Ein Heiler belebt wieder
status-place = Eine Karte wird eingeordnet
status-discard = Karten werden abgeworfen
status-search = Ein Nachziehstapel wird durchsucht
status-over = Das Spiel ist zu Ende

## Züge

move-pass = Passen
move-keep = Hand behalten
move-start = Ich beginne
move-let_start = Der Gegner beginnt
move-leader = { $leader } nutzen
move-leader_weather = { $leader }: { $card } aus dem Nachziehstapel spielen
move-leader_take = { $leader }: { $card } auf die Hand nehmen
move-play = { $card } in deine { part-row } spielen
move-spy = { $card } in die { part-row } des Gegners schicken
move-fill = { $card } auf den Hornplatz deiner { part-row } legen
move-weather = { $card } spielen
move-special = { $card } spielen
move-decoy = { $card } aus deiner { part-row } auf die Hand nehmen und eine Finte hinlegen
move-exchange = { $card } tauschen
move-revive = { $card } in der { part-row } wiederbeleben
move-place = { $card } in die { part-row } legen
move-discard = { $card } abwerfen
move-search = { $card } aus dem Nachziehstapel nehmen

## Ereignisse

event-coin-tossed =
    Die Münze fällt: { $player_is_you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
event-start-chosen =
    { $player_is_you ->
        [yes] Du bestimmst, dass { $starter_is_you ->
            [yes] du beginnst.
           *[no] { $starter } beginnt.
        }
       *[no] { $player } bestimmt: { $starter_is_you ->
            [yes] Du beginnst.
           *[no] { $starter } beginnt.
        }
    }
event-leader-cancelled =
    { $leader }, { $player_is_you ->
        [yes] dein Anführer
       *[no] Anführer von { $player }
    }, ist aufgehoben.
event-cards-drawn =
    { $player_is_you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { part-cards }{ part-why-drawn }.
event-cards-drawn-mine =
    { $player_is_you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $cards_count ->
        [unknown] { part-cards }
       *[other] { $cards }
    }{ part-why-drawn }.
event-card-exchanged =
    { $player_is_you ->
        [yes] Du tauschst
       *[no] { $player } tauscht
    } eine Karte ({ part-exchange-number }).
event-card-exchanged-openly =
    { $player_is_you ->
        [yes] Du wirfst { $card } ab und ziehst
       *[no] { $player } wirft { $card } ab und zieht
    } eine andere Karte ({ part-exchange-number }).
event-card-exchanged-openly-mine =
    { $player_is_you ->
        [yes] Du wirfst { $card } ab und ziehst
       *[no] { $player } wirft { $card } ab und zieht
    } { $drawn_id ->
        [unknown] eine andere Karte
       *[other] { $drawn }
    }.
event-card-exchanged-mine =
    { $player_is_you ->
        [yes] Du legst { $card } beiseite und ziehst
       *[no] { $player } legt { $card } beiseite und zieht
    } { $drawn_id ->
        [unknown] eine andere Karte
       *[other] { $drawn }
    }.
event-exchange-ended =
    { $player_is_you ->
        [yes] Du hast fertig getauscht.
       *[no] { $player } hat fertig getauscht.
    }
event-round-began =
    Runde { $round } beginnt. { $player_is_you ->
        [yes] Du fängst an.
       *[no] { $player } fängt an.
    }
event-unit-played =
    { $player_is_you ->
        [yes] Du spielst { $card } in { part-to-side-row }.
       *[no] { $whose_id ->
            [other] { $player } spielt { $card } in { part-to-side-row }.
           *[own] { $player } spielt { $card } in die eigene { part-row }.
        }
    }{ part-because }{ part-gives }
event-unit-revived =
    { $player_is_you ->
        [yes] Du belebst { $card } in { part-side-row } wieder.
       *[no] { $whose_id ->
            [other] { $player } belebt { $card } in { part-side-row } wieder.
           *[own] { $player } belebt { $card } in der eigenen { part-row } wieder.
        }
    }{ part-because }{ part-gives }
event-unit-entered =
    { $card } kommt { $whose_id ->
        [other] { $player_is_you ->
            [yes] für dich in
           *[no] für { $player } in
        }
       *[own] in
    } { part-to-side-row }.{ part-because }{ part-gives }
event-unit-restored =
    Der Zufall wählt { $card } für { $player_is_you ->
        [yes] deinen Heiler.
       *[no] den Heiler von { $player }.
    }
event-units-rallied =
    { $player_is_you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $cards_count ->
        [unknown] Einheiten, die der Zufall wählt, vom Ablagestapel zurück (Skellige).
       *[other] { $cards } vom Ablagestapel zurück (Skellige).
    }
event-unit-transformed = { $card } in { part-side-row } wird zu { $into }.
event-units-destroyed =
    { $destroyed_count ->
        [0] Nichts verbrennt.
       *[other] Getötet: { $destroyed }.
    }
event-row-too_weak =
    Nichts verbrennt: { $side_is_you ->
        [yes] Deine { part-row }
       *[no] Die { part-row } von { $side }
    } zählt zusammen { $total }, und nötig sind { $needed }.
event-row-without_units = Nichts verbrennt: In { part-side-row } liegt keine gewöhnliche Einheit.
event-field-without_units = Nichts verbrennt: Auf dem Feld liegt keine gewöhnliche Einheit.
item-doubled =
    { $second ->
        [1] { $first }
       *[other] { $second } × { $first }
    }
item-destroyed =
    { $first } ({ $second_is_you ->
        [yes] du
       *[no] { $second }
    })
event-token-entered = { $card } kommt in { part-to-player-row }.
event-cards-mustered =
    { $cards_count ->
        [0] { $card } folgt niemand: Keine Karte der Gruppe ist im Nachziehstapel.
       *[other] { $player_is_you ->
            [yes] Du musterst
           *[no] { $player } mustert
        } { $cards }.
    }
event-special-played =
    { $player_is_you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } { $card }.{ $rows_count ->
        [0] { "" }
       *[other] { $halved_count ->
            [0] { " " }Wetter auf { $rows }: Was auf gewöhnlichen Einheiten steht, zählt dort auf beiden Seiten nur noch 1.
           *[other] { " " }Wetter auf { $rows }: Was auf gewöhnlichen Einheiten steht, zählt dort nur noch 1, für { $halved } noch die Hälfte.
        }
    }
item-halved-you = dich
event-weather-repeated =
    { $player_is_you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } { $card }; die Karte liegt schon da und wird abgeworfen.
event-weather-cleared = Das Wetter endet: { $cards }.
event-slot-filled =
    { $player_is_you ->
        [yes] Du legst { $card } auf den Hornplatz deiner { part-row }
       *[no] { $player } legt { $card } auf den Hornplatz der { part-row }
    }{ part-horn }
event-decoy-played =
    { $player_is_you ->
        [yes] Du nimmst { $card } aus deiner { part-row } auf die Hand und lässt { $decoy } liegen.
       *[no] { $player } nimmt { $card } aus der { part-row } auf die Hand und lässt { $decoy } liegen.
    }
event-leader-used =
    { $player_is_you ->
        [yes] Du nutzt
       *[no] { $player } nutzt
    } { $leader }.
event-horn-blown = In { part-player-row } erklingt ein Horn{ part-horn }
event-hand-seen =
    { $player_is_you ->
        [yes] Du siehst
       *[no] { $player } sieht
    } { part-cards } { part-hand-seen }.
event-hand-seen-mine =
    { $cards_count ->
        [unknown] { $player_is_you ->
            [yes] Du siehst
           *[no] { $player } sieht
        } { part-cards } { part-hand-seen }.
       *[other] { $player_is_you ->
            [yes] Du siehst
           *[no] { $player } sieht
        } { $cards } auf { part-hand-seen }.
    }
event-card-taken =
    { $player_is_you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $card } { $pile_is_you ->
        [yes] von deinem Ablagestapel.
       *[no] vom Ablagestapel von { $pile }.
    }
event-units-moved =
    { $player_is_you ->
        [yes] Du ordnest um
       *[no] { $player } ordnet um
    }: { $moved }.
item-moved =
    { $second_id ->
        [close] { $first } in die Nahkampfreihe
       *[ranged] { $first } in die Fernkampfreihe
    }
event-discards-shuffled =
    { $player_is_you ->
        [yes] Dein Ablagestapel
       *[no] Der Ablagestapel von { $player }
    } kommt in den Nachziehstapel: { $cards }.
event-card-discarded =
    { $player_is_you ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } { $card } ab.
event-card-found =
    { $player_is_you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } eine Karte aus dem Nachziehstapel.
event-card-found-mine =
    { $player_is_you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $card } aus dem Nachziehstapel.
event-player-passed =
    { $player_is_you ->
        [yes] Du passt.
       *[no] { $player } passt.
    }
event-player-ran_out =
    { $player_is_you ->
        [yes] Du hast nichts mehr zu spielen und passt.
       *[no] { $player } hat nichts mehr zu spielen und passt.
    }
event-round-won =
    { $player_is_you ->
        [yes] Du gewinnst
       *[no] { $player } gewinnt
    } Runde { $round }{ $because_id ->
        [level] { " " }bei Gleichstand ({ $most }) mit Nilfgaard.
       *[higher] { " " }mit { $most } zu { $least }.
    }
event-round-drawn = Runde { $round } endet { $a } zu { $b } unentschieden.
event-gem-lost =
    { $left ->
        [0] { $player_is_you ->
            [yes] Du verlierst deinen letzten Edelstein.
           *[no] { $player } verliert den letzten Edelstein.
        }
       *[other] { $player_is_you ->
            [yes] Du verlierst einen Edelstein und hast noch { $left }.
           *[no] { $player } verliert einen Edelstein und hat noch { $left }.
        }
    }
event-unit-kept =
    { $card_id ->
        [unknown] Eine Einheit, die der Zufall wählt, bleibt auf { $player_is_you ->
            [yes] deiner Seite
           *[no] der Seite von { $player }
        } liegen (Monster).
       *[other] { $card } bleibt in { part-player-row } liegen (Monster).
    }
event-field-cleared = Das Feld wird geräumt.
event-game-won =
    { $player_is_you ->
        [yes] Du gewinnst das Spiel.
       *[no] { $player } gewinnt das Spiel.
    }
event-game-drawn = Das Spiel endet unentschieden.
event-player-resigned =
    { $player_is_you ->
        [yes] Du gibst auf.
       *[no] { $player } gibt auf.
    }

## Ablehnungen

refusal-no-such-move = Diesen Zug gibt es nicht.
refusal-exchange-is-over = Der Tausch ist vorbei; jetzt werden Karten gespielt.
refusal-start-is-settled = Wer beginnt, stand fest, bevor die Hände gezogen wurden.
refusal-asked-who-starts = Sag zuerst, wer die erste Runde beginnt.
refusal-asked-to-exchange = Die Runde hat noch nicht begonnen: Tausch eine Karte oder behalte deine Hand.
refusal-asked-to-revive = Zuerst ist dein Heiler dran: Wähle eine gewöhnliche Einheit deines Ablagestapels.
refusal-asked-for-a-row = Zuerst kommt eine Karte ins Spiel: Wähle ihre Reihe.
refusal-asked-to-discard = Wähle zuerst, welche Karte deiner Hand du für deinen Anführer abwirfst.
refusal-asked-to-search = Wähle zuerst, welche Karte du für deinen Anführer aus dem Nachziehstapel nimmst.
refusal-nothing-to-draw = Du behältst { $card }: Dein Nachziehstapel ist leer, es gäbe nichts dafür zu ziehen.
refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
refusal-slot-is-full = Der Hornplatz deiner { part-row } ist belegt, { $card } passt nicht dorthin.
refusal-decoy-needs-target = { $card } braucht eine gewöhnliche Einheit auf deiner Seite, die sie ersetzt.
refusal-no-decoy = Du hast keine Finte (Ablenkungsmanöver) auf der Hand.
refusal-decoy-spares-heroes = { $card } ist ein Held und kann nicht durch eine Finte ersetzt werden.
refusal-decoy-takes-units = Nur gewöhnliche Einheiten werden durch eine Finte ersetzt, { $card } ist keine.
refusal-decoy-without-target = { $card } liegt nicht in deiner { part-row }.
refusal-leader-cancelled = { $leader } ist aufgehoben.
refusal-leader-used = { $leader } wurde schon genutzt.
refusal-leader-passive = { $leader } wirkt von selbst und wird nicht genutzt.
refusal-leader-needs-choice = { $leader } holt eine Karte: Wähle, welche.
refusal-leader-finds-no-weather = { $leader } würde nichts bewirken: In deinem Nachziehstapel ist keine Wetterkarte.
refusal-leader-misses-weather = { $leader } würde nichts bewirken: { $card } ist nicht in deinem Nachziehstapel.
refusal-leader-no-weather-lies = { $leader } würde nichts bewirken: Es liegt kein Wetter.
refusal-leader-slot-is-full = { $leader } würde nichts bewirken: Der Hornplatz deiner { part-row } ist belegt.
refusal-leader-row-too-weak =
    { $leader } würde nichts bewirken: { $side_is_you ->
        [yes] Deine { part-row }
       *[no] Die { part-row } von { $side }
    } zählt zusammen { $total }, und nötig sind { $needed }.
refusal-leader-row-without-units = { $leader } würde nichts bewirken: In { part-side-row } liegt keine gewöhnliche Einheit.
refusal-leader-hand-is-empty = { $leader } würde nichts bewirken: Die Hand des Gegners ist leer.
refusal-leader-pile-without-units =
    { $leader } würde nichts bewirken: { $pile_is_you ->
        [yes] Auf deinem Ablagestapel
       *[no] Auf dem Ablagestapel von { $pile }
    } liegt keine gewöhnliche Einheit.
refusal-leader-agile-stand-best = { $leader } würde nichts bewirken: Deine Einheiten mit Gewandtheit liegen schon da, wo sie am meisten zählen.
refusal-leader-without-agile = { $leader } würde nichts bewirken: Du hast keine gewöhnliche Einheit mit Gewandtheit auf dem Feld.
refusal-leader-hand-too-small =
    { $leader } wirft { $needed } Karten ab, und du hältst { $held ->
        [0] keine.
        [1] nur eine.
       *[other] nur { $held }.
    }
refusal-leader-deck-is-empty = { $leader } fände nichts: Dein Nachziehstapel ist leer.
refusal-leader-piles-are-empty = { $leader } würde nichts bewirken: Beide Ablagestapel sind leer.
refusal-leader-plays-other-weather = { $leader } spielt { $card } nicht.
refusal-leader-weather-not-in-deck = { $leader } spielt Wetter aus deinem Nachziehstapel, und { $card } ist nicht darin.
refusal-leader-takes-units = { $leader } nimmt nur gewöhnliche Einheiten, { $card } ist keine.
refusal-leader-card-not-in-pile =
    { $leader } kann { $card } nicht nehmen: Die Karte liegt nicht { $pile_is_you ->
        [yes] auf deinem Ablagestapel.
       *[no] auf dem Ablagestapel von { $pile }.
    }
refusal-leader-chooses-none = { $leader } wird genutzt, ohne eine Karte zu wählen.
refusal-not-in-pile = { $card } liegt nicht auf deinem Ablagestapel.
refusal-only-regular-units = Nur gewöhnliche Einheiten werden wiederbelebt, { $card } ist keine.
refusal-not-in-deck = { $card } ist nicht in deinem Nachziehstapel.
refusal-not-arriving = { $card } ist nicht die Karte, die eingeordnet wird.
refusal-deck-line = Zeile { $line } ist nicht lesbar: { $text }. Erwartet werden die Fraktion (faction), der Anführer (leader) oder eine Zahl und eine Karte.
refusal-deck-code = Der Code { $text } ist beschädigt oder gehört zu anderen Karten.
refusal-deck-no-faction = Ein Kartensatz nennt eine dieser Fraktionen: { $factions }; nicht { $faction }.
refusal-deck-no-leader = Ein Kartensatz nennt einen Anführer.
refusal-deck-unknown-card = Es gibt keine Karte { $card }.
refusal-deck-not-a-leader = { $card } ist kein Anführer.
refusal-deck-foreign-leader = Der Anführer { $card } gehört nicht zu { $faction }.
refusal-deck-foreign-card = { $card } gehört zu { $of }, nicht zu { $faction }.
refusal-deck-few-units = Ein Kartensatz hat mindestens { $least } Einheitenkarten, nicht { $units }.
refusal-deck-many-specials = Ein Kartensatz hat höchstens { $most } Sonderkarten, nicht { $specials }.
refusal-deck-many-copies = Ein Kartensatz enthält { $card } höchstens { $most }-mal, nicht { $copies }-mal.
refusal-deck-token = { $card } ist eine Spielmarke und nie Teil eines Kartensatzes.
refusal-deck-leader-in-deck = { $card } ist ein Anführer und nie Teil eines Kartensatzes.

## Ausgang

outcome-gems =
    { $winner_is_you ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    }: { $loser_is_you ->
        [yes] Du hast keinen Edelstein mehr.
       *[no] { $loser } hat keinen Edelstein mehr.
    }
outcome-draw = Unentschieden: Keiner der Spieler hat noch einen Edelstein.
outcome-resigned =
    { $winner_is_you ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    }: { $loser_is_you ->
        [yes] Du hast aufgegeben.
       *[no] { $loser } hat aufgegeben.
    }

## Erklärte Stärke

strength-printed = { $card }: aufgedruckt { $amount }
strength-hero = { $card }: Ein Held zählt immer { $strength }
strength-decoy = { $card }: Eine Finte zählt immer { $strength }
strength-weather = Wetter lässt { $strength }
strength-half-weather = Wetter lässt die Hälfte: { $strength }
strength-spies = Spione zählen { $amount }-fach: { $strength }
strength-bond = enge Bindung, { $amount }-fach: { $strength }
strength-morale = Moralschub, plus { $amount }: { $strength }
strength-horn = Horn, { $amount }-fach: { $strength }

## Was die Plätze unterscheidet, wenn Spiele gezählt werden

trait-faction = Fraktion
trait-leader = Anführer

## Warum etwas geraten wird

reason-pass-won =
    { $lead ->
        [0] Der Gegner kann in dieser Runde nichts mehr tun. Es steht gleich, und bei Gleichstand gewinnst du.
       *[other] Der Gegner kann in dieser Runde nichts mehr tun, und du führst mit { $lead }: Sie gehört dir.
    }
reason-pass-wins-game = Der Gegner kann nichts mehr tun. Endet die Runde unentschieden, verlieren beide einen Edelstein: Er hat dann keinen mehr, du hast noch einen.
reason-pass-draws-game = Der Gegner kann nichts mehr tun. Endet die Runde unentschieden, verlieren beide den letzten Edelstein, und das Spiel ist unentschieden.
reason-pass-loses-game =
    { $behind ->
        [0] Es steht gleich, und das kostet dich den letzten Edelstein: Wenn du passt, ist das Spiel verloren.
       *[other] Du liegst { $behind } zurück, und das kostet dich den letzten Edelstein: Wenn du passt, ist das Spiel verloren.
    }
reason-pass-lost =
    { $behind ->
        [0] Mit Passen ist hier nichts gewonnen, aber was du jetzt behältst, hast du in der nächsten Runde.
       *[other] Du liegst { $behind } zurück; was du jetzt behältst, hast du in der nächsten Runde.
    }
reason-pass-keeps-leader = Du hast noch einen Edelstein übrig und keine Karte mehr; dein Anführer kann dir in der nächsten Runde nützen.
reason-pass-lead = Du führst mit { $lead }; um aufzuholen, muss der Gegner Karten oder seinen Anführer hergeben.
reason-pass-gem = Der Gegner hat noch einen Edelstein und muss diese Runde gewinnen; was er dafür ausgibt, fehlt ihm in der letzten.
reason-pass-save =
    { $behind ->
        [0] Auch wenn du diese Runde verlierst, hast du noch einen Edelstein, und du behältst deine Karten.
       *[other] Du liegst { $behind } zurück, aber auch wenn du diese Runde verlierst, hast du noch einen Edelstein, und du behältst deine Karten.
    }
reason-pass-over =
    { $behind ->
        [0] Es steht gleich, und du hast nur noch einen Edelstein: Passt du jetzt, hängt das ganze Spiel am Gegner.
       *[other] Du liegst { $behind } zurück und hast nur noch einen Edelstein: Passt du jetzt, hängt das ganze Spiel am Gegner.
    }
reason-play-decides =
    { $lead ->
        [0] Mit { $card } steht es gleich, und bei Gleichstand gewinnst du. Der Gegner kann in dieser Runde nichts mehr tun.
       *[other] Mit { $card } führst du mit { $lead }, und der Gegner kann in dieser Runde nichts mehr tun.
    }
reason-play-spy =
    { $number ->
        [1] { $card } geht auf die Seite des Gegners, aber du ziehst dafür eine Karte, die letzte deines Nachziehstapels.
       *[other] { $card } geht auf die Seite des Gegners, aber du ziehst { $number } Karten für eine.
    }
reason-play-medic = { $card } holt eine Einheit von deinem Ablagestapel zurück.
reason-play-muster =
    { $hand_count ->
        [0] { $card } bringt { $deck } aus deinem Nachziehstapel mit.
       *[other] { $deck_count ->
            [0] { $card } bringt { $hand } aus deiner Hand mit.
           *[other] { $card } bringt { $deck } aus deinem Nachziehstapel und { $hand } aus deiner Hand mit.
        }
    }
reason-play-scorch = { $card } verbrennt die stärksten Einheiten des Feldes und bringt { $gain }.
reason-play-scorch-row = { $card } verbrennt die stärksten Einheiten der Reihe gegenüber und bringt { $gain }.
reason-play-horn = { $card } verdoppelt gewöhnliche Einheiten der Reihe und bringt { $gain }.
reason-play-bond = { $card } bildet eine enge Bindung von { $bonded } Karten: Jede von ihnen zählt { $bonded }-fach. Das bringt { $gain }.
reason-play-bond-first = { $card } bringt { $gain }. Du hast noch so eine Karte: Karten dieser Art wachsen zusammen in einer Reihe.
reason-play-morale = { $card } stärkt die anderen Einheiten der Reihe und bringt { $gain }.
reason-play-hero = { $card } bringt { $gain } und ist ein Held: Weder kann Wetter ihn schwächen noch Verbrennen ihn töten.
reason-play-unit = { $card } bringt { $gain }.
reason-play-weather = { $card } kostet den Gegner mehr als dich und bringt { $gain }.
reason-play-clear = { $card } nimmt das Wetter fort und bringt { $gain }.
reason-play-waits = { $card } ändert jetzt nichts am Vorsprung; mit deinen anderen Karten wartest du ab, was der Gegner tut.
reason-play-nothing = { $card } ändert jetzt nichts am Vorsprung.
reason-play-costs = { $card } kostet dich jetzt { $loss }, aber deine anderen Karten behältst du für später.
reason-play-loses = { $card } kostet dich jetzt { $loss }.
reason-decoy-spy = Mit einer Finte nimmst du { $card } auf die Hand und kannst den Spion selbst einsetzen.
reason-decoy-saves = Mit einer Finte nimmst du { $card } auf die Hand und kannst die Karte ein andermal spielen.
reason-leader-looks = { $leader } zeigt dir, was der Gegner hält, und kostet keine Karte.
reason-leader-takes = { $leader } bringt { $card } auf deine Hand.
reason-leader-discards = { $leader } kostet { $number } Handkarten, und dafür wählst du die beste deines Nachziehstapels.
reason-leader-gains = { $leader } bringt { $gain } und kostet keine Handkarte.
reason-leader = { $leader } kostet keine Handkarte, und du siehst, was der Gegner als Nächstes tut.
reason-leader-only = { $leader } kostet keine Handkarte und ändert jetzt nichts am Vorsprung.
reason-leader-costs = { $leader } kostet dich jetzt { $loss }.
reason-exchange-called = Du hast noch eine Karte aus der Gruppe von { $card }: Gespielt ruft sie { $card } aus dem Nachziehstapel, aber nicht aus der Hand.
reason-exchange-weather = { $card } nützt nur, wenn der Gegner in diesen Reihen mehr zu verlieren hat als du, und das weiß noch niemand.
reason-exchange-clear = { $card } nützt erst, wenn Wetter auf deinen Reihen liegt.
reason-exchange-special = { $card } hat keine eigene Stärke; eine Einheit nützt dir vielleicht mehr.
reason-exchange-alone = { $card } verbindet sich nur mit Karten der gleichen Art, und du hast nur diese eine.
reason-exchange-weak = Keine Einheit deiner Hand ist schwächer als { $card } ({ $strength }).
reason-exchange-best = Keine Einheit deiner Hand ist stärker als { $card } ({ $strength }); sie herzugeben ist gewagt.
reason-exchange-plain = Die schwächeren Einheiten deiner Hand haben eine Fähigkeit oder sind Helden; { $card } zählt nur { $strength }.
reason-exchange = { $card } kann deine Hand entbehren; der Nachziehstapel gibt dir vielleicht etwas Besseres.
reason-exchange-luck = Für { $card } gibt dir der Zufall eine andere Karte deines Nachziehstapels.
reason-keep-empty = Dein Nachziehstapel ist leer: Es gibt nichts, wofür du tauschen könntest.
reason-keep = Deine Hand ist gut genug; ein Tausch würde sie eher schlechter machen.
reason-keep-known = Was du hast, weißt du; was ein Tausch bringt, entscheidet der Zufall.
reason-revive = { $card } kommt zurück und bringt { $gain }.
reason-revive-chain = { $card } kommt zurück und belebt eine weitere Einheit wieder.
reason-revive-muster =
    { $hand_count ->
        [0] { $card } kommt zurück und bringt { $deck } aus deinem Nachziehstapel mit.
       *[other] { $deck_count ->
            [0] { $card } kommt zurück und bringt { $hand } aus deiner Hand mit.
           *[other] { $card } kommt zurück und bringt { $deck } aus deinem Nachziehstapel und { $hand } aus deiner Hand mit.
        }
    }
reason-revive-spy =
    { $number ->
        [1] { $card } kommt als Spion zurück: Du ziehst eine Karte, die letzte deines Nachziehstapels.
       *[other] { $card } kommt als Spion zurück: Du ziehst { $number } Karten.
    }
reason-revive-costs = { $card } kommt zurück, kostet dich aber jetzt { $loss }.
reason-revive-only = { $card } kommt zurück.
reason-place = In dieser Reihe bringt { $card } { $gain }.
reason-discard = { $card } kann deine Hand entbehren.
reason-discard-medic = Ein Heiler kann { $card } vom Ablagestapel zurückholen.
reason-search = Keine Karte deines Nachziehstapels ist mehr wert als { $card }.
reason-start = Wer beginnt, gibt das Tempo vor.
reason-let-start = Wer antwortet, sieht mehr: Der Gegner handelt zuerst.

## Welche Karten von uns sind

cards-note = Die Anleitung erklärt Arten und Fähigkeiten, führt aber keine Sammlung auf. Namen, Stärken und Fähigkeiten folgen den Kartenlisten, die Spieler veröffentlicht haben; die fertigen Kartensätze sind von uns.
