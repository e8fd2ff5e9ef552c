### With Sword and Shield auf Deutsch.
### Begriffe: Ritter, Taktik, Aktion, Ermüdungspunkte (EP), Treffer, Hut (Verteidigung mit Schild oder
### Schwert), Block, Manöver, Kombination, Mêlée-Bewegung, Mêlée-Bindung. Die MKZ ist die
### modifizierte Kampfzahl.

game-title = Mit Schwert und Schild
game-summary = Ritter zu Fuß schlagen und parieren, bis einer fünf Treffer hat. Einer gegen einen oder zwei Gruppen in der Mêlée.
game-introduction =
    Fünf Treffer besiegen einen Ritter: Du gewinnst, wenn der andere besiegt ist, in der Mêlée die ganze andere Gruppe.
    In deinem Zug sagt deine Ausdauer, wie viele Aktionen du hast: mit einer Kampfkarte angreifen, andere Karten spielen, abwerfen oder die Taktik wechseln.
    Die Taktik bestimmt, ob deine Stärke oder deine Technik zählt, im Angriff und in der Verteidigung.
    Der Angegriffene muss antworten, mit einer Hut, die diesen Hieb pariert, mit einem Block oder einem Manöver; wer nichts davon hat, erhält einen Treffer.
    Karten über deiner Taktik kosten Ermüdungspunkte (EP), und wo Angriff und Hut sich treffen, zahlt die niedrigere Zahl den Unterschied.
    Du hast 28 EP: Bei 0 erhältst du einen Treffer und beginnst wieder mit 28.

## Modi und Optionen

mode-printed = Wie gedruckt
mode-printed-summary = Der Tjost allein nach den gedruckten Regeln: Niemand wird mit der Zeit müde, und ein Kampf ohne Ende ist nach 200 Zügen unentschieden.
mode-joust = Tjost
mode-joust-summary = Ein Ritter gegen einen; beide ziehen von denselben Karten. Wer sehr lange kämpft, wird müde, und so endet jeder Kampf.
mode-double-decked = Tjost mit eigenen Kartensätzen
mode-double-decked-summary = Wie der Tjost, aber jeder hat einen vollständigen Kartensatz für sich.
mode-melee-2v2 = Mêlée, zwei gegen zwei
mode-melee-2v2-summary = Zwei Ritter auf jeder Seite, für jeden Teilnehmer einer: Mitstreiter tauschen die Plätze und binden Gegner, und eine Gruppe gewinnt, wenn alle Gegner besiegt sind.
mode-melee-2v3 = Mêlée, zwei gegen drei
mode-melee-2v3-summary = Die Mêlée mit zwei Rittern gegen drei: ein Ausgleich für die Stärkeren.
mode-melee-3v3 = Mêlée, drei gegen drei
mode-melee-3v3-summary = Die Mêlée mit drei Rittern auf jeder Seite, für jeden Teilnehmer einer.
mode-melee-3v3-for-two = Mêlée, drei gegen drei, für zwei Teilnehmer
mode-melee-3v3-for-two-summary = Die Mêlée mit drei Rittern auf jeder Seite, und jeder von zwei Teilnehmern führt eine ganze Gruppe.

option-fight = Art des Kampfes
option-fight-joust = Tjost mit gemeinsamem Kartensatz
option-fight-double_decked = Tjost mit eigenen Kartensätzen
option-fight-melee_2v2 = Mêlée, zwei gegen zwei
option-fight-melee_2v3 = Mêlée, zwei gegen drei
option-fight-melee_3v3 = Mêlée, drei gegen drei

option-participants = Teilnehmer
option-participants-all = einer je Ritter
option-participants-2 = zwei
option-participants-3 = höchstens drei
option-participants-4 = höchstens vier
option-participants-5 = höchstens fünf
option-participants-6 = höchstens sechs

option-dealer = Geber
option-dealer-random = ausgelost
option-dealer-0 = Platz 1
option-dealer-1 = Platz 2
option-dealer-2 = Platz 3
option-dealer-3 = Platz 4
option-dealer-4 = Platz 5
option-dealer-5 = Platz 6

option-free_hits = Einen Treffer hinnehmen
option-free_hits-false = nur, wer keine Verteidigung hat
option-free_hits-true = nach Belieben (Hausregel)

option-weariness = Erschöpfung langer Kämpfe
option-weariness-true = lange Kämpfe ermüden die Ritter
option-weariness-false = keine: Ein Kampf ohne Ende ist unentschieden

option-last_man = Ein letzter Ritter gegen zwei
option-last_man-reaches = erreicht beide, und beide erreichen ihn
option-last_man-holds = hält seinen Platz und wird von dort erreicht

option-stepping_aside = Defensive Mêlée-Bewegung
option-stepping_aside-spent = kostet den nächsten Zug
option-stepping_aside-free = kostet nur die Karte

## Namen

name-X = Ritter X
name-Y = Ritter Y
name-X1 = Ritter X1
name-X2 = Ritter X2
name-X3 = Ritter X3
name-Y1 = Ritter Y1
name-Y2 = Ritter Y2
name-Y3 = Ritter Y3
name-shared = alle
name-strength = Stärke
name-technique = Technik
name-shield = Schild
name-sword = Schwert
name-manoeuvre = Manöver
name-cross_cut = Zwerchhau
name-slanting_cut = Schräghau
name-crooked_cut = Krumphau
name-battle_cut = Streithau
name-squinting_cut = Schielhau
name-rage_cut = Zornhau
name-crown_cut = Kronhau
name-scalp_cut = Scheitelhau
name-anger_cut = Grimmhau
name-plunge_strike = Sturzstreich
name-father_strike = Vaterstreich
name-chivalry = Ritterlichkeit
name-endurance = Ausdauer
name-wing_guard = Flügelhut
name-rage_guard = Zornhut
name-oak_door = Eichentor
name-iron_hat = Eisenhut
name-groin_guard = Leistenhut
name-crown_guard = Kronhut
name-barrier_guard = Schrankhut
name-iron_gate = Eisenpforte
name-cross_guard = Kreuzhut
name-hook_catcher = Hakenfang
name-boar = Eber
name-eagle = Adler
name-griffin = Greif
name-hart = Hirsch
name-key = Schlüssel
name-lily = Lilie
name-lion = Löwe
name-rose = Rose
name-star = Stern
name-tower = Turm

### Welche von mehreren gleichen Namens: ihre Stärke und ihre Technik, in gedruckter Reihenfolge.
card-in-sentence =
    { $card_of_kind ->
        [knight] { $card }
        [combat] „{ $card } { $card_of_strength }/{ $card_of_technique }“
       *[other] „{ $card }“
    }

### Im Terminal: eine Karte der Hand oder auf dem Tisch mit allen Zahlen und Zeichen darauf, und
### was eine Wahl kostet.
card-on-table =
    { $card_of_kind ->
        [combat] { $card } ({ $card_of_defence }, { $card_of_combo_symbol }{ part-signs-of })
        [event] { $card } ({ $card_of_combo_symbol }{ part-signs-of })
        [achievement] { $card } ({ $card_of_cost } EP{ part-signs-of })
       *[other] { $card }{ $card_of_manoeuvre ->
            [1] {" "}(Manöver)
           *[other] {""}
        }
    }
part-signs-of =
    { $card_of_start_number ->
        [none] {""}
       *[other] , Startzahl { $card_of_start_number }
    }{ $card_of_manoeuvre ->
        [1] , Manöver
       *[other] {""}
    }{ $card_of_melee_move ->
        [1] , Mêlée-Bewegung
       *[other] {""}
    }{ $card_of_melee_lock ->
        [1] , Mêlée-Bindung
       *[other] {""}
    }
price =
    { $points ->
        [0] kostet nichts
       *[other] { $points } EP
    }

## Der Tisch

zone-hand =
    { $owner_is_you ->
        [yes] deine Hand
       *[no] Hand von { $owner }
    }
zone-known =
    { $owner_is_you ->
        [yes] deine bekannten Handkarten
       *[no] bekannte Handkarten von { $owner }
    }
zone-start =
    { $owner_is_you ->
        [yes] deine Startkarten
       *[no] Startkarten von { $owner }
    }
zone-improvements =
    { $owner_is_you ->
        [yes] deine Verbesserungen
       *[no] Verbesserungen von { $owner }
    }
zone-lock =
    { $owner_is_you ->
        [yes] deine Bindungskarte
       *[no] Bindungskarte von { $owner }
    }
zone-draw =
    { $owner_is_you ->
        [yes] dein Nachziehstapel
       *[no] { $owner_id ->
            [shared] Nachziehstapel
           *[other] Nachziehstapel ({ $owner })
        }
    }
zone-discard =
    { $owner_is_you ->
        [yes] dein Ablagestapel
       *[no] { $owner_id ->
            [shared] Ablagestapel
           *[other] Ablagestapel ({ $owner })
        }
    }
zone-start_deck =
    { $owner_is_you ->
        [yes] dein Startstapel
       *[no] { $owner_id ->
            [shared] Startstapel
           *[other] Startstapel ({ $owner })
        }
    }
zone-aside =
    { $owner_is_you ->
        [yes] deine beiseitegelegten Startkarten
       *[no] { $owner_id ->
            [shared] beiseitegelegte Startkarten
           *[other] beiseitegelegte Startkarten ({ $owner })
        }
    }
zone-laid = Karten des Angreifers
zone-shown = Karte des Verteidigers
zone-offered = angebotenes Artefakt
zone-knight =
    { $owner_is_you ->
        [yes] dein Ritter
       *[no] { $owner }
    }
zone-slot = Platz { $owner }

button-say-end_turn = Zug beenden
button-say-change_tactic = Taktik wechseln
button-say-grande_pass = Grande Passe
button-say-commit = Kombination ist vollständig
button-say-none = Nichts
button-say-keep = Behalten
button-say-decline = Ablehnen
button-say-choose_strength = Stärke
button-say-choose_technique = Technik
button-do-combine = Kombinieren
button-do-discard = Abwerfen
button-do-manoeuvre = Manöver
button-do-move = Mêlée-Bewegung
button-do-step_aside = Mêlée-Bewegung zur Verteidigung
button-do-lock = Mêlée-Bindung
button-knight-X1 =
    { $name_X1_is_you ->
        [yes] Dein Ritter
       *[no] { $name_X1 }
    }
button-knight-X2 =
    { $name_X2_is_you ->
        [yes] Dein Ritter
       *[no] { $name_X2 }
    }
button-knight-X3 =
    { $name_X3_is_you ->
        [yes] Dein Ritter
       *[no] { $name_X3 }
    }
button-knight-Y1 =
    { $name_Y1_is_you ->
        [yes] Dein Ritter
       *[no] { $name_Y1 }
    }
button-knight-Y2 =
    { $name_Y2_is_you ->
        [yes] Dein Ritter
       *[no] { $name_Y2 }
    }
button-knight-Y3 =
    { $name_Y3_is_you ->
        [yes] Dein Ritter
       *[no] { $name_Y3 }
    }
button-slot-A1 = Platz A1
button-slot-A2 = Platz A2
button-slot-A3 = Platz A3
button-slot-B1 = Platz B1
button-slot-B2 = Platz B2
button-slot-B3 = Platz B3

counter-dealer = Geber: Platz { $value }
counter-turn = Zug { $value }
counter-attacker =
    Angreifer: { $value_is_you ->
        [yes] du
       *[no] { $value }
    }
counter-target =
    Ziel: { $value_is_you ->
        [yes] du
       *[no] { $value }
    }
counter-actions_left = Übrige Aktionen: { $value }
counter-opening = Den Kampf eröffnet: { $value }
counter-attack_number = Kampfzahl des Angriffs: { $value }
counter-strike = Stoß, zu beantworten mit: { $value }
counter-guards_barred = Huten, die auf den Angriff nicht antworten: { $value }
counter-effects = Bis zum Ende des Zuges: { $value }
counter-bids = Gebotene Zahlen: { $value }
counter-bidder = Niedrigstes Gebot: { $value }
counter-bid_passed = Gepasst: { $value }
counter-order = Zugreihenfolge: { $value }
counter-gave_up = Plätze, die aufgegeben haben: { $value }
counter-knights = Ritter: { $value }
item-value =
    { $what_id ->
        [guard_minus] { $knight_is_you ->
            [yes] jede deiner Huten zählt { $amount } weniger
           *[no] jede Hut von { $knight } zählt { $amount } weniger
        }
        [shield_banned] { $knight_is_you ->
            [yes] du darfst keine Schildhut verwenden
           *[no] { $knight } darf keine Schildhut verwenden
        }
        [manoeuvre_banned] { $knight_is_you ->
            [yes] du darfst kein Manöver ausführen
           *[no] { $knight } darf kein Manöver ausführen
        }
        [next_plus] die nächste Kampfkarte, mit der { $knight_is_you ->
            [yes] du angreifst
           *[no] { $knight } angreift
        }, zählt { $amount } mehr
        [next_barred] die nächste Kampfkarte, mit der { part-barred }
       *[knight] { $name_is_you ->
            [yes] du
           *[no] { $knight }
        } (Platz { $seat }): { $hits } Treffer, { $fatigue } EP, S { $strength } T { $technique } R { $chivalry } A { $endurance }, { part-tactic }{ part-locked }{ $spent_id ->
            [true] , verausgabt
           *[false] {""}
        }{ $standing_id ->
            [true] {""}
           *[false] , besiegt
        }
    }
item-value-you = du
part-barred =
    { $knight_is_you ->
        [yes] du angreifst, kann mit { $guard_id ->
            [shield] keiner Schildhut
           *[sword] keiner Schwerthut
        } pariert werden
       *[no] { $knight } angreift, kann mit { $guard_id ->
            [shield] keiner Schildhut
           *[sword] keiner Schwerthut
        } pariert werden
    }
part-tactic =
    { $tactic_id ->
        [strength] Taktik Stärke
        [technique] Taktik Technik
       *[other] noch keine Taktik
    }
part-locked =
    { $locked_with_is_you ->
        [yes] , gebunden mit dir
       *[no] { $locked_with_id ->
            [X1] , gebunden mit X1
            [X2] , gebunden mit X2
            [X3] , gebunden mit X3
            [Y1] , gebunden mit Y1
            [Y2] , gebunden mit Y2
            [Y3] , gebunden mit Y3
           *[other] {""}
        }
    }

## Fragen und Stand

question-artefact = Behältst du dieses Artefakt?
question-place = Welchen Ritter stellst du auf, und auf welchen Platz?
question-tactic = Mit welcher Taktik beginnt dein Ritter?
question-bid = Welche Startzahl nennst du, oder passt du?
question-bid_without = Keine deiner Karten hat eine Startzahl: Du kannst nur passen.
question-bid_too_high = Keine deiner Startzahlen ist niedriger als das aktuelle Gebot: Du kannst nur passen.
question-action = Was tut dein Ritter?
question-combination_begun = Welche zweite Karte mit demselben Zeichen gehört zur Kombination?
question-combination = Legst du noch eine Karte mit demselben Zeichen dazu, oder ist die Kombination vollständig?
question-target = Wer ist das Ziel?
question-fellow = Mit wem tauschst du den Platz?
question-answer = Wie antwortest du auf den Angriff?
question-guard = Zu welcher Hut gehört die Verstärkung?
question-peek = Welche Karte dieser Hand wird abgeworfen?

status-start_cards = Startkarten
status-placement = Aufstellung
status-tactics = Wahl der Taktik
status-bidding = Eröffnungsgebot
status-attack = Angriff
status-defence = Verteidigung
status-movement = Mêlée-Bewegung
status-over = Der Kampf ist zu Ende

## Züge

move-end_turn = Zug beenden
move-change_tactic = Taktik wechseln
move-grande_pass = Grande Passe ausführen
move-commit = Die Kombination ist vollständig
move-pass = Passen
move-no_defence = Keine Verteidigung: den Treffer hinnehmen
move-keep = { $card } behalten
move-decline = { $card } ablehnen
move-choose_strength =
    { $knight_is_you ->
        [yes] Mit Stärke beginnen
       *[no] { $knight } beginnt mit Stärke
    }
move-choose_technique =
    { $knight_is_you ->
        [yes] Mit Technik beginnen
       *[no] { $knight } beginnt mit Technik
    }
move-place =
    Platz { $slot }: { $knight_is_you ->
        [yes] dein Ritter
       *[no] { $knight }
    }
move-change_with =
    Platz tauschen: { $knight_is_you ->
        [yes] mit dir
       *[no] { $knight }
    }
move-aim_at =
    Ziel: { $knight_is_you ->
        [yes] du
       *[no] { $knight }
    }
move-take_away = { $card } wird abgeworfen
move-bid = { $number } bieten mit { $card }
move-combine = { $card } legen für eine Kombination aus zwei bis vier Karten (Zeichen: { $card_of_combo_symbol })
move-discard = { $card } abwerfen
move-manoeuvre = Manöver mit { $card }
move-move = Mêlée-Bewegung mit { $card }
move-step_aside = Mêlée-Bewegung zur Verteidigung mit { $card }
move-lock = Mêlée-Bindung mit { $card }
move-attack = Mit { $card } angreifen
move-achieve = { $card } spielen
move-event = { $card } spielen
move-improve = { $card } neben den Ritter legen
move-guard = Parieren mit { $card_of_defence } ({ $card })
move-boost = Eine Hut verstärken mit { $card }
move-block = Blocken mit { $card }

## Ereignisse

event-start-drawn =
    { $knight_is_you ->
        [yes] Du ziehst
       *[no] { $knight } zieht
    } { $card_id ->
        [unknown] die nächste Karte vom Startstapel.
       *[other] { $card } vom Startstapel.
    }
event-start-put_aside = { $card } wird beiseitegelegt.
event-artefact-kept =
    { $knight_is_you ->
        [yes] Du behältst { $card }.
       *[no] { $knight } behält { $card }.
    }
event-knight-placed =
    { $knight_is_you ->
        [yes] Du nimmst Platz { $slot } ein.
       *[no] { $knight } nimmt Platz { $slot } ein.
    }
event-hand-dealt =
    { $knight_is_you ->
        [yes] Du erhältst{ $cards_count ->
            [unknown] {" "}deine Handkarten.
           *[other] : { $cards }.
        }
       *[no] { $knight } erhält{ $cards_count ->
            [unknown] {" "}seine Handkarten.
           *[other] : { $cards }.
        }
    }
event-hands-redealt = Niemand hat eine Startzahl: Alle Karten werden gemischt und neu ausgeteilt.
event-tactic-chosen =
    { $knight_is_you ->
        [yes] Du wählst verdeckt: { $tactic }.
       *[no] { $knight } wählt verdeckt: { $tactic }.
    }
event-tactic-revealed =
    { $tactic_id ->
        [unknown] { $knight_is_you ->
            [yes] Du deckst deine Anfangstaktik auf.
           *[no] { $knight } deckt die Anfangstaktik auf.
        }
       *[other] { $knight_is_you ->
            [yes] Du beginnst mit { $tactic }.
           *[no] { $knight } beginnt mit { $tactic }.
        }
    }
event-tactic-changed =
    { $knight_is_you ->
        [yes] Du wechselst zu { $tactic }.
       *[no] { $knight } wechselt zu { $tactic }.
    }
event-number-told =
    { $knight_is_you ->
        [yes] Du hast
       *[no] { $knight } hat
    } die Startzahl { $number }: { $card }.
event-bid-made =
    { $knight_is_you ->
        [yes] Du bietest
       *[no] { $knight } bietet
    } { $number } mit { $card }.
event-bid-passed =
    { $knight_is_you ->
        [yes] Du passt.
       *[no] { $knight } passt.
    }
event-bid-won =
    { $knight_is_you ->
        [yes] Du gewinnst das Bieten und eröffnest
       *[no] { $knight } gewinnt das Bieten und eröffnet
    } den Kampf mit { $card }, Startzahl { $number }.
event-turn-began =
    Zug { $turn }: { $knight_is_you ->
        [yes] Du hast
       *[no] { $knight } hat
    } { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }.
event-turn-ended =
    { $knight_is_you ->
        [yes] Du beendest deinen Zug.
       *[no] { $knight } beendet den Zug.
    }
part-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
event-stand_off-reached = Niemand tut etwas: Jeder Ritter gewinnt 3 EP zurück.
event-cards-drawn =
    { $knight_is_you ->
        [yes] Du ziehst
       *[no] { $knight } zieht
    }{ $cards_count ->
        [unknown] {" "}{ part-cards }.
       *[other] : { $cards }.
    }
event-cards-taken =
    { $knight_is_you ->
        [yes] Du ziehst
       *[no] { $knight } zieht
    } { part-cards }.
event-cards-lost =
    { $knight_is_you ->
        [yes] Du verlierst
       *[no] { $knight } verliert
    } { $cards_count ->
        [unknown] { $count ->
            [one] eine zufällige Karte
           *[other] { $count } zufällige Karten
        }.
       *[other] zufällig: { $cards }.
    }
event-discards-shuffled =
    Der Ablagestapel wird gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zum Nachziehen.
event-card-played =
    { $knight_is_you ->
        [yes] Du spielst { $card }.
       *[no] { $knight } spielt { $card }.
    }
event-card-aimed =
    { $sort_id ->
        [combat] { part-attacks-with-card }
       *[other] { part-plays-card-against }
    }
part-attacks-with-card =
    { $knight_is_you ->
        [yes] Du greifst { $target } mit { $card } an.
       *[no] { $target_is_you ->
            [yes] { $knight } greift dich mit { $card } an.
           *[no] { $knight } greift { $target } mit { $card } an.
        }
    }
part-plays-card-against =
    { $knight_is_you ->
        [yes] Du spielst { $card } gegen { $target }.
       *[no] { $target_is_you ->
            [yes] { $knight } spielt { $card } gegen dich.
           *[no] { $knight } spielt { $card } gegen { $target }.
        }
    }
event-card-discarded =
    { $knight_is_you ->
        [yes] Du wirfst { $card } ab.
       *[no] { $knight } wirft { $card } ab.
    }
event-card-chosen_away =
    { $knight_is_you ->
        [yes] Du verlierst { $card } aus deiner Hand.
       *[no] { $knight } verliert { $card } aus der Hand.
    }
event-improvement-played =
    { $knight_is_you ->
        [yes] Du legst { $card } neben deine Ritterkarte.
       *[no] { $knight } legt { $card } neben die Ritterkarte.
    }
event-ability-changed =
    { $knight_is_you ->
        [yes] Deine { $ability } ist jetzt { $value }.
       *[no] { $knight }: { $ability } ist jetzt { $value }.
    }
event-combination-laid =
    { $knight_is_you ->
        [yes] Du legst
       *[no] { $knight } legt
    } { $count ->
        [1] { $card } für eine Kombination; alle ihre Karten zusammen werden { $cost } EP kosten.
       *[other] { $card } als Karte { $count } der Kombination.
    }
event-combination-played =
    { $knight_is_you ->
        [yes] Du spielst eine Kombination: { $cards }.
       *[no] { $knight } spielt eine Kombination: { $cards }.
    }
event-combination-aimed =
    { $knight_is_you ->
        [yes] Du spielst gegen { $target } eine Kombination: { $cards }.
       *[no] { $target_is_you ->
            [yes] { $knight } spielt gegen dich eine Kombination: { $cards }.
           *[no] { $knight } spielt gegen { $target } eine Kombination: { $cards }.
        }
    }
event-attack-made =
    { $of ->
        [1] Der Angriff mit { $card } zählt
       *[other] Angriff { $at } von { $of }, { $card }, zählt
    } { $ability } + { $printed }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    } = { $number }.
event-strike-made =
    { $knight_is_you ->
        [yes] Du führst einen Stoß gegen { $target }.
       *[no] { $target_is_you ->
            [yes] { $knight } führt einen Stoß gegen dich.
           *[no] { $knight } führt einen Stoß gegen { $target }.
        }
    } { $answer_id ->
        [shield] Nur eine Schildhut oder ein Manöver antwortet darauf.
        [sword] Nur eine Schwerthut oder ein Manöver antwortet darauf.
       *[manoeuvre] Nur ein Manöver antwortet darauf.
    }
event-attack-raised =
    Die nächste Kampfkarte, mit der { $knight_is_you ->
        [yes] du in diesem Zug angreifst
       *[no] { $knight } in diesem Zug angreift
    }, zählt { $plus } mehr.
event-guards-barred =
    Die nächste Kampfkarte, mit der { $knight_is_you ->
        [yes] du in diesem Zug angreifst, kann mit { $guard_id ->
            [shield] keiner Schildhut
           *[sword] keiner Schwerthut
        } pariert werden
       *[no] { $knight } in diesem Zug angreift, kann mit { $guard_id ->
            [shield] keiner Schildhut
           *[sword] keiner Schwerthut
        } pariert werden
    }.
event-guards-lowered =
    { $knight_is_you ->
        [yes] Jede deiner Huten
       *[no] Jede Hut von { $knight }
    } zählt in diesem Zug { $minus } weniger.
event-shields-banned =
    { $knight_is_you ->
        [yes] Du darfst
       *[no] { $knight } darf
    } in diesem Zug keine Schildhut verwenden.
event-manoeuvres-banned =
    { $knight_is_you ->
        [yes] Du darfst
       *[no] { $knight } darf
    } in diesem Zug kein Manöver ausführen.
event-actions-gained =
    { $knight_is_you ->
        [yes] Du gewinnst
       *[no] { $knight } gewinnt
    } in diesem Zug { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
event-guard-played =
    { $knight_is_you ->
        [yes] Du parierst
       *[no] { $knight } pariert
    } mit { $card_of_defence } ({ $card }): { $ability } + { $printed }{ $boost ->
        [0] {""}
       *[other] {" "}+ { $boost }
    }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    } = { $number } gegen { $against }.
event-guard-shown =
    { $knight_is_you ->
        [yes] Du parierst mit { $card_of_defence } ({ $card }).
       *[no] { $knight } pariert mit { $card_of_defence } ({ $card }).
    }
event-boost-laid =
    { $knight_is_you ->
        [yes] Du verstärkst eine Hut mit { $card }.
       *[no] { $knight } verstärkt eine Hut mit { $card }.
    }
event-block-played =
    { $knight_is_you ->
        [yes] Du blockst mit { $card }.
       *[no] { $knight } blockt mit { $card }.
    }
event-manoeuvre-played =
    { $knight_is_you ->
        [yes] Du führst mit { $card } ein Manöver aus.
       *[no] { $knight } führt mit { $card } ein Manöver aus.
    }
event-movement-shown =
    { $knight_is_you ->
        [yes] Du führst mit { $card } eine Mêlée-Bewegung zur Verteidigung aus.
       *[no] { $knight } führt mit { $card } eine Mêlée-Bewegung zur Verteidigung aus.
    }
event-movement-played =
    { $knight_is_you ->
        [yes] Du führst mit { $card } eine Mêlée-Bewegung aus, um mit { $fellow } den Platz zu tauschen.
       *[no] { $fellow_is_you ->
            [yes] { $knight } führt mit { $card } eine Mêlée-Bewegung aus, um mit dir den Platz zu tauschen.
           *[no] { $knight } führt mit { $card } eine Mêlée-Bewegung aus, um mit { $fellow } den Platz zu tauschen.
        }
    }
event-slots-changed =
    { $knight_is_you ->
        [yes] Du tauschst mit { $fellow } den Platz.
       *[no] { $fellow_is_you ->
            [yes] { $knight } tauscht mit dir den Platz.
           *[no] { $knight } und { $fellow } tauschen die Plätze.
        }
    }
event-centre-taken =
    { $knight_is_you ->
        [yes] Du rückst in die Mitte.
       *[no] { $knight } rückt in die Mitte.
    }
event-lock-played =
    { $knight_is_you ->
        [yes] Du spielst mit { $card } eine Mêlée-Bindung gegen { $target }.
       *[no] { $target_is_you ->
            [yes] { $knight } spielt mit { $card } eine Mêlée-Bindung gegen dich.
           *[no] { $knight } spielt mit { $card } eine Mêlée-Bindung gegen { $target }.
        }
    }
event-lock-ended =
    { $knight_is_you ->
        [yes] Deine Mêlée-Bindung mit { $partner } endet: Ihr seid frei.
       *[no] { $partner_is_you ->
            [yes] Deine Mêlée-Bindung mit { $knight } endet: Ihr seid frei.
           *[no] Die Mêlée-Bindung endet: { $knight } und { $partner } sind frei.
        }
    }
event-defence-none =
    { $why_id ->
        [unable] { $knight_is_you ->
            [yes] Du hast keine Verteidigung dagegen.
           *[no] { $knight } hat keine Verteidigung dagegen.
        }
       *[let] { $knight_is_you ->
            [yes] Du verteidigst dich nicht.
           *[no] { $knight } verteidigt sich nicht.
        }
    }
event-fatigue-paid =
    { $knight_is_you ->
        [yes] Du zahlst
       *[no] { $knight } zahlt
    } { $lacking ->
        [0] { $points }
       *[other] die letzten { $points } von { $cost }
    } EP { $why_id ->
        [action] für die Aktion
        [defence] für die Verteidigung
        [difference] für den Unterschied
        [weariness] für Erschöpfung
       *[effect] durch eine Karte
    }{ $more ->
        [0] {""}
       *[other] {" "}(davon { $more } durch Erschütterung)
    }, es bleiben { $left }.
event-fatigue-regained =
    { $knight_is_you ->
        [yes] Du gewinnst { $points } EP zurück und hast { $left }.
       *[no] { $knight } gewinnt { $points } EP zurück und hat { $left }.
    }
event-chivalry-compared =
    Ritterlichkeit: { $knight_is_you ->
        [yes] du
       *[no] { $knight }
    } { $chivalry }, { $target_is_you ->
        [yes] du
       *[no] { $target }
    } { $against }.
event-hand-looked_at =
    { $knight_is_you ->
        [yes] Du siehst dir die Hand von { $target } an.
       *[no] { $target_is_you ->
            [yes] { $knight } sieht sich deine Hand an.
           *[no] { $knight } sieht sich eine Hand an: { $target } zeigt sie.
        }
    }
event-hand-seen =
    { $target_is_you ->
        [yes] Du hast
       *[no] { $target } hat
    } auf der Hand: { $cards }.
event-knight-hit =
    { $knight_is_you ->
        [yes] Du erhältst
       *[no] { $knight } erhält
    } einen Treffer { $why_id ->
        [exhaustion] aus Entkräftung
       *[blow] durch den Angriff
    }: jetzt { $hits } von { $most }.
event-fatigue-restored =
    { $knight_is_you ->
        [yes] Du hast
       *[no] { $knight } hat
    } durch den Treffer wieder { $left } EP.
event-knight-shaken =
    { $knight_is_you ->
        [yes] Du bist jetzt erschüttert: Jede Aktion und jede Antwort kostet dich { $more } EP mehr, und der nächste Treffer ist der letzte.
       *[no] { $knight } ist jetzt erschüttert: Jede Aktion und jede Antwort kostet { $more } EP mehr, und der nächste Treffer ist der letzte.
    }
event-knight-beaten =
    { $knight_is_you ->
        [yes] Du bist besiegt. Deine
       *[no] { $knight } ist besiegt. Die
    } { $cards_count ->
        [0] Hand ist leer.
       *[other] Hand wird abgeworfen: { $cards }.
    }
event-grande_pass-made =
    { $knight_is_you ->
        [yes] Du führst eine Grande Passe aus. Deine
       *[no] { $knight } führt eine Grande Passe aus. Die
    } { $cards_count ->
        [0] Hand war leer.
       *[other] Hand wird abgeworfen: { $cards }.
    }
event-seat-gave_up =
    { $knights_is_you ->
        [yes] Du gibst auf.
       *[no] { $knights_count ->
            [one] { $knights } gibt auf.
           *[other] { $knights } geben auf.
        }
    }
event-fight-won =
    { part-winners } den Kampf{ $why_id ->
        [given_up] , weil die andere Seite aufgegeben hat
       *[beaten] {" "}mit { $hits } zu { $against } Treffern
    }.
event-fight-drawn = { $turns } Züge sind vorüber, und niemand ist besiegt: Der Kampf ist unentschieden.
part-winners =
    { $winners_is_you ->
        [yes] { $winners_count ->
            [one] Du gewinnst
           *[other] Deine Seite gewinnt
        }
       *[no] { $winners_count ->
            [one] { $winners } gewinnt
           *[other] { $winners } gewinnen
        }
    }

## Ablehnungen

refusal-turn-is-over = Ein anderer Ritter ist am Zug: Ein Zug endet, wenn seine Aktionen verbraucht sind oder er beendet wird.
refusal-exchange-first = Erst wird auf den Angriff geantwortet.
refusal-artefact-asked = Entscheide zuerst, ob du das Artefakt behältst.
refusal-placement-asked = Zuerst ist ein Ritter aufzustellen.
refusal-tactic-asked = Wähle zuerst eine Taktik.
refusal-bid-asked = Zuerst kommt das Eröffnungsgebot.
refusal-action-asked = Das ist keine Aktion des Angreifers.
refusal-combination-asked = Zuerst ist die Kombination zu vollenden.
refusal-target-asked = Wähle zuerst ein Ziel.
refusal-fellow-asked = Wähle zuerst einen Mitstreiter.
refusal-answer-asked = Zuerst ist auf den Angriff zu antworten.
refusal-guard-asked = Wähle die Hut, zu der die Verstärkung gehört.
refusal-peek-asked = Wähle eine Karte der Hand, die du ansiehst.
refusal-slot-not-open = Dieser Ritter kann jetzt nicht dorthin gestellt werden.
refusal-must-bid = Wer eine Startzahl hat, muss bieten, solange niemand geboten hat.
refusal-no-start-number = { $card } hat keine Startzahl.
refusal-bid-too-high = { $number } ist nicht niedriger als das aktuelle Gebot { $standing }.
refusal-number-not-held = Niemand auf deiner Seite hat { $card }.
refusal-must-open = Der Kampf muss mit { $card } eröffnet werden.
refusal-opening-card-missing = Die Kombination muss die Eröffnungskarte enthalten.
refusal-combination-too-small = Eine Kombination hat mindestens zwei Karten mit demselben Zeichen.
refusal-no-such-knight = Diesen Ritter gibt es in diesem Kampf nicht.
refusal-no-free-fellow =
    { $knight_is_you ->
        [yes] Diese Bewegung braucht einen Mitstreiter, der frei ist.
       *[no] { $knight } kann an dieser Bewegung nicht teilnehmen.
    }
refusal-target-is-locked =
    { $knight_is_you ->
        [yes] Du bist
       *[no] { $knight } ist
    } in einer Mêlée-Bindung mit jemand anderem.
refusal-no-legal-target =
    { $knight_is_you ->
        [yes] Du kannst nicht selbst das Ziel sein.
       *[no] { $knight } ist außer Reichweite.
    }
refusal-second-grande-pass = Ein Ritter führt in einem Spiel nur eine Grande Passe aus.
refusal-not-shaken = Nur ein erschütterter Ritter darf eine Grande Passe ausführen.
refusal-turn-not-untouched = Das braucht alle Aktionen, und einige sind schon verbraucht.
refusal-not-in-that-hand = { $card } ist nicht in dieser Hand.
refusal-not-in-hand = { $card } ist nicht in der Hand deines Ritters.
refusal-only-in-defence = { $card } ist so nur in der Verteidigung zu verwenden.
refusal-only-in-attack = { $card } kann nur der Angreifer spielen.
refusal-only-in-melee = Das geht nur in der Mêlée.
refusal-symbol-missing = { $card } trägt das Zeichen dafür nicht.
refusal-is-locked = Dein Ritter ist in einer Mêlée-Bindung und kann nur gegen seinen Gegner handeln.
refusal-no-fellow = Es ist kein Mitstreiter da, mit dem der Platz zu tauschen wäre.
refusal-no-combination-symbol = { $card } hat kein Kombinationszeichen; eine Kombination braucht zwei bis vier Karten mit demselben.
refusal-nothing-to-combine = Eine Kombination braucht zwei Karten mit demselben Zeichen, und keine andere Karte deiner Hand zeigt das Zeichen von { $card }: { $symbol }.
refusal-other-symbol = Alle Karten einer Kombination zeigen dasselbe Zeichen: { $card } zeigt { $symbol }, nicht { $wanted }.
refusal-must-guard = Nur wer keine Verteidigung hat, darf den Treffer hinnehmen. Du hast { $guard } ({ $card }), und diese Hut pariert den Angriff. Also musst du dich verteidigen, damit oder mit einer anderen Verteidigung.
refusal-must-block = Nur wer keine Verteidigung hat, darf den Treffer hinnehmen. Du hast { $card }, und das blockt den Angriff. Also musst du dich verteidigen, damit oder mit einer anderen Verteidigung.
refusal-must-evade = Nur wer keine Verteidigung hat, darf den Treffer hinnehmen. Mit { $card } kannst du ein Manöver ausführen. Also musst du dich verteidigen, damit oder mit einer anderen Verteidigung.
refusal-nobody-in-reach = Niemand ist in Reichweite: Weder gegenüber noch neben dem leeren Platz dort steht ein Gegner.
refusal-too-many-defences = Ein Ritter verwendet in einem Zug höchstens acht Karten zur Verteidigung.
refusal-manoeuvre-banned = Manöver sind in diesem Zug verboten.
refusal-shield-banned = Die Hut von { $card } ist eine Schildhut, { $guard }, und solche sind in diesem Zug verboten.
refusal-guard-barred = Die Hut von { $card } ist { $guard }, von einer Art, die auf diesen Angriff nicht antworten darf.
refusal-wrong-guard = Die Hut von { $card } ist { $guard } und stoppt keinen { $attack }.
refusal-no-answer-to-strike = { $card } antwortet nicht auf diesen Stoß.
refusal-cut-not-blocked = { $card } stoppt diesen Angriff nicht.
refusal-no-guard-to-boost = { $card } braucht eine richtige Hut dazu.
refusal-is-spent = Dein Ritter hat sich schon bewegt und ist verausgabt.
refusal-has-stepped-in = Wer eingesprungen ist, kann denselben Angriff nicht weitergeben.

## Ausgang

outcome-beaten = { part-winners } in Zug { $turns } mit { $hits } zu { $against } Treffern: Auf der anderen Seite steht kein Ritter mehr.
outcome-endless = Nach { $turns } Zügen ist der Kampf unentschieden.
outcome-given_up = { part-winners } in Zug { $turns }: Die andere Seite hat aufgegeben.

## Was die Plätze unterscheidet, wenn Spiele gezählt werden

trait-knight = Ritter
trait-artefact = Artefakt
trait-tactic = Erste Taktik

## Warum eine Antwort geraten wird

reason-opening = { $card } hat das Bieten gewonnen und muss den Kampf eröffnen (Kampfzahl { $number }).
reason-hurts = Das kostet { $cost } EP, und du hast { $left }: Es zu zahlen ist ein Treffer für dich.
reason-fatal = Das kostet { $cost } EP, und du hast { $left }: Es zu zahlen besiegt dich.
reason-last-hit = Noch ein Treffer besiegt { $target }: In etwa { $chance } von 100 Händen gibt es keine Antwort auf { $card }.
reason-attack =
    { $card } mit einer Kampfzahl von { $number } kostet dich { $cost ->
        [0] nichts
       *[other] { $cost } EP
    }, und in etwa { $chance } von 100 Händen gibt es keine Antwort darauf.
reason-attack-wears =
    { $card } mit einer Kampfzahl von { $number } kostet dich { $cost ->
        [0] nichts
       *[other] { $cost } EP
    }. { $target } kann wohl antworten, aber das nimmt eine Karte und oft EP.
reason-combine = Mit { $card } folgen mehrere Angriffe aufeinander für zusammen { $cost } EP, und jeder braucht seine eigene Antwort.
reason-combine-cards = Mit { $card } sind mehrere Karten zusammen eine Aktion, für { $cost } EP im Ganzen.
reason-combine-more = { $card } ist ohne weitere Kosten der Angriff Nummer { $count }.
reason-combine-event = { $card } wirkt an seiner Stelle; die Kombination kostet mit und ohne diese Karte { $cost } EP.
reason-commit = Diese { $count } Karten genügen: Was auf der Hand bleibt, kann noch parieren.
reason-commit-all = Die Kombination hat jetzt { $count } Karten und kann gespielt werden.
reason-improve-tactic = { $card } steigert für den Rest des Kampfes, worauf deine Taktik liegt: { $tactic }.
reason-improve-endurance = { $card } gibt dir in jedem kommenden Zug eine Aktion mehr.
reason-improve = { $card } hebt für den Rest des Kampfes eine Fähigkeit deines Ritters.
reason-strike =
    { $card } ist ein Stoß: { $answer_id ->
        [shield] Nur eine Schildhut oder ein Manöver antwortet darauf
        [sword] Nur eine Schwerthut oder ein Manöver antwortet darauf
       *[manoeuvre] Nur ein Manöver antwortet darauf
    }{ $melee_id ->
        [true] , oder ein Mitstreiter, der einspringt
       *[false] {""}
    }.
reason-regain = Du hast noch { $left } EP: { $card } lässt dich zu Atem kommen.
reason-drain = { $card } ermüdet { $target } und kann nicht beantwortet werden.
reason-more = { $card } lässt dich in diesem Zug mehr tun.
reason-draw = { $card } bringt dir sofort neue Karten.
reason-rob = { $card } nimmt { $target } Karten aus der Hand.
reason-prepare = { $card } macht den Angriff, der folgt, schwerer zu beantworten.
reason-discard = { $card } nützt jetzt wenig; am Ende des Zuges ziehst du eine neue Karte dafür.
reason-discard-swap = Für { $card } ziehst du am Ende des Zuges eine neue Karte.
reason-discard-only = { $card } verlässt deine Hand. Dafür wird keine Karte gezogen: Du hast mehr als acht.
reason-no-use = Mit { $card } ist jetzt nichts gewonnen.
reason-tactic-other = Mit { $tactic } hast du { $value }, jetzt kämpfst du mit { $now }.
reason-better-tactic = Mit { $tactic } hast du { $value }, jetzt kämpfst du mit { $now }: Deine Handkarten werden stärker und billiger.
reason-other-cards = Zu deinen Handkarten passt { $tactic } besser.
reason-grande-pass =
    { $count ->
        [0] Du hast keine Karte, um zu parieren
        [one] Deine Karte lässt Angriffe offen
       *[other] Deine { $count } Karten lassen Angriffe offen
    } (von den Arten des Angriffs: { $open }), und der nächste Treffer ist dein letzter. Du bekommst acht neue Karten.
reason-grande-pass-new = Du bekommst acht neue Karten, und dein Zug ist zu Ende.
reason-lock = { $card } hält deinen Gegner fest: Ihr zwei kämpft nur miteinander, und ausweichen kann er nicht.
reason-move = Mit { $card } tritt ein frischerer Mitstreiter an deinen Platz.
reason-move-away = Mit { $card } tauschst du mit einem Mitstreiter den Platz; das ist dein ganzer Zug.
reason-end =
    { $count ->
        [one] Das kostet nichts mehr, und deine letzte Karte bleibt für die Verteidigung.
       *[other] Das kostet nichts mehr, und { $count } Karten bleiben für die Verteidigung.
    }
reason-end-bare = Das kostet nichts mehr. Keine Karte, die du behältst, könnte auf einen Angriff antworten.
reason-guard = { $guard } ({ $card }) stoppt den Angriff und kostet dich { $cost } EP, weniger als ein Treffer.
reason-free-guard = { $guard } ({ $card }) stoppt den Angriff und kostet dich nichts.
reason-strong-guard =
    { $guard } ({ $card }) ist höher als der Angriff: Das kostet dich { $cost ->
        [0] nichts
       *[other] { $cost } EP
    } und den Angreifer { $returned }.
reason-boost = { $card } verstärkt eine Hut um { $boost }.
reason-block = { $card } blockt den Angriff für { $cost } EP, ohne jeden Vergleich.
reason-manoeuvre = Keine Hut ist billiger: Ein Manöver mit { $card } kostet { $cost } EP.
reason-manoeuvre-saves = Ein Manöver mit { $card } kostet { $cost } EP und weicht dem Angriff aus.
reason-step-aside = Die Mêlée-Bewegung zur Verteidigung mit { $card } bringt einen Mitstreiter vor dich; dein nächster Zug ist der Preis.
reason-step-aside-free = Die Mêlée-Bewegung zur Verteidigung mit { $card } bringt einen Mitstreiter vor dich, und deinen nächsten Zug verlierst du nicht.
reason-let-through = Mit { $left } EP wäre auch jede Antwort ein Treffer; so behältst du deine Karten.
reason-no-answer = Du hast keine Antwort auf diesen Angriff.
reason-no-way-out = Keine Antwort kann dich mehr retten.
reason-spare-fellow = Nur ein Mitstreiter könnte dir den Hieb abnehmen.
reason-give-in = Du nimmst den Treffer hin, und er ist dein letzter.
reason-take-hit = Du nimmst den Treffer hin und behältst deine Karten.
reason-bid = Wer beginnt, greift zuerst an: Mit { $card } bietest du { $number }.
reason-pass = Du lässt die { $number } gelten und behältst deine Karten.
reason-pass-only = Du hast keine Startzahl, die du nennen könntest.
reason-keep =
    { $known_id ->
        [true] Was { $card } deinem Ritter gibt, wiegt mehr, als was es ihm nimmt.
       *[false] Was { $card } den meisten Rittern gibt, wiegt mehr, als was es ihnen nimmt.
    }
reason-decline =
    { $known_id ->
        [true] Was { $card } deinem Ritter nimmt, wiegt mehr, als was es ihm gibt.
       *[false] Was { $card } den meisten Rittern nimmt, wiegt mehr, als was es ihnen gibt.
    }
reason-keep-always = { $card } bleibt bis zum Ende des Kampfes bei deinem Ritter.
reason-decline-always = { $card } kommt beiseite; vielleicht kommt noch ein anderes Artefakt.
reason-by-value = Mit { $tactic } kämpft dein Ritter mit { $value }.
reason-by-strength = Stärke { $strength } gegen Technik { $technique }: Mit Stärke treffen deine Karten härter und kosten weniger.
reason-by-technique = Technik { $technique } gegen Stärke { $strength }: Mit Technik treffen deine Karten härter und kosten weniger.
reason-by-ability = { $tactic } liegt bei deinem Ritter um { $lead } höher, jetzt und in jedem kommenden Zug.
reason-by-hand = Zu deinen Handkarten passt { $tactic } besser.
reason-place = Diesem Platz gegenüber steht noch niemand.
reason-place-facing = Diesem Platz gegenüber steht { $enemy }.
reason-target = { $knight } ist am ehesten zu besiegen (zusammen noch { $life } EP).
reason-fellow = { $knight } hält am meisten aus ({ $life } EP).
reason-life = { $knight } hält zusammen noch { $life } EP aus.
reason-take-away = Von den Karten, die du siehst, hält { $card } die meisten Angriffe auf.
reason-take-away-other = { $card } hält { $count } der { $all } Arten von Angriff auf.

## Welche Karten von uns sind

cards-note = Die Anleitung beschreibt die Arten der Karten und nennt einige mit einzelnen Zahlen. Die meisten Ritter, Artefakte und Kampfkarten mit ihren Werten sind von uns.
