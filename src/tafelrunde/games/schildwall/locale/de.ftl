### Schildwall auf Deutsch.
### Begriffe: Schlacht (eine ganze Partie), Kampf (ein Zusammenstoß), Duell (ein Paar der
### Massenschlacht), Bereitschaftsstapel, Reservestapel, Friedhof, Hand, Unterstützung, Hagelsturm.
### Begraben heißt: auf den Friedhof legen.

game-title = Schildwall
game-summary = Zwei Heere mit den gleichen 36 Karten treffen Kampf für Kampf aufeinander. Die höhere Summe überlebt, und wer seinen Khan verliert, verliert die Schlacht.
game-introduction =
    Beide Heere haben die gleichen 36 Karten, und du hast jeweils fünf davon auf der Hand.
    In jedem Kampf greift eine Seite mit einer Karte an, die andere antwortet mit einer, und dann dürfen beide heimlich einen Fylgdar für seinen Bonus anlegen.
    Die höhere Summe überlebt und kommt später wieder auf die Hand; die niedrigere wird begraben, bei gleichen Summen beide.
    Dein einziger Hagelsturm bricht einen Kampf ab und rettet die Karten darin.
    Nach jedem Kampf tauschen Angreifer und Verteidiger die Rollen.
    Wer seinen Khan verliert, verliert die Schlacht; fallen beide Khane im selben Kampf, geht es weiter, bis jemand keine Karte mehr zum Kämpfen hat.

## Spielweisen und Absprachen

mode-printed = Zweikampf wie gedruckt
mode-printed-summary = Einer gegen einen nach der gedruckten Anleitung: Unterstützungen liegen offen, und wer verzichtet hat, darf auf eine antworten. Ein gerufener Hagelsturm ist fort.
mode-duel = Zweikampf mit verdeckter Unterstützung
mode-duel-summary = Einer gegen einen: Unterstützungen bleiben verdeckt, bis beide gewählt haben, und ein gerufener Hagelsturm ist fort.
mode-open-support = Zweikampf mit offener Unterstützung
mode-open-support-summary = Wie der Zweikampf, aber der Angreifer legt die Unterstützung offen, und wer verteidigt, kennt sie bei der eigenen Wahl.
mode-returning-hail = Zweikampf mit wiederkehrendem Hagelsturm
mode-returning-hail-summary = Wie der Zweikampf, aber ein gerufener Hagelsturm kann wieder gezogen werden; sein Besitzer darf ihn erst wieder rufen, wenn ein Kampf entschieden wurde.
mode-series = Serie: bis zu zwei gewonnenen Schlachten
mode-series-summary = Mehrere Zweikämpfe, die Farben wechseln jedes Mal: Wer zuerst zwei gewinnt, gewinnt die Serie.
mode-mass-2 = Massenschlacht, zwei gegen zwei
mode-mass-2-summary = Zwei Heere auf jeder Seite führen zwei Duelle zugleich; Partner dürfen einander unterstützen, und eine Seite gewinnt, wenn alle gegnerischen Khane begraben sind.
mode-mass-3 = Massenschlacht, drei gegen drei
mode-mass-3-summary = Die Massenschlacht mit drei Heeren auf jeder Seite und drei Duellen zugleich.
mode-mass-4 = Massenschlacht, vier gegen vier
mode-mass-4-summary = Die Massenschlacht mit vier Heeren auf jeder Seite und vier Duellen zugleich, die längste von allen.

option-n = Spieler je Seite
option-n-1 = einer (Zweikampf)
option-n-2 = zwei
option-n-3 = drei
option-n-4 = vier

option-support_order = Unterstützung
option-support_order-sealed = verdeckt: gemeinsam aufgedeckt
option-support_order-open = offen: der Angreifer legt zuerst, für alle sichtbar
option-support_order-reply = wie gedruckt: offen, und wer verzichtet hat, darf antworten

option-hail_returns = Benutzter Hagelsturm kehrt wieder
option-hail_returns-false = nein: er wird begraben
option-hail_returns-true = ja: er kommt auf den Reservestapel
option-hail_returns-all_wait = ja, und im nächsten Kampf ruft ihn niemand

option-series = Serie
option-series-single = eine einzelne Schlacht
option-series-fixed_2 = zwei Schlachten
option-series-fixed_4 = vier Schlachten
option-series-fixed_6 = sechs Schlachten
option-series-fixed_8 = acht Schlachten
option-series-fixed_10 = zehn Schlachten
option-series-first_to_1 = bis zu einer gewonnenen Schlacht
option-series-first_to_2 = bis zu zwei gewonnenen Schlachten
option-series-first_to_3 = bis zu drei gewonnenen Schlachten
option-series-first_to_4 = bis zu vier gewonnenen Schlachten
option-series-first_to_5 = bis zu fünf gewonnenen Schlachten

option-colours = Farben
option-colours-random = ausgelost
option-colours-host_red = der Gastgeber spielt Rot
option-colours-host_blue = der Gastgeber spielt Blau

option-asked = Wer nach Unterstützung und Hagelsturm gefragt wird
option-asked-choice = wer eine Wahl hat
option-asked-everybody = wer eine Wahl haben könnte, damit das Warten nichts verrät
option-asked-everybody_always = ebenso, auch nach Karten, die auf dem Tisch liegen

## Namen

name-red = Rot
name-blue = Blau
name-team1 = Team 1
name-team2 = Team 2
name-R = Rot
name-R1 = Rot 1
name-R2 = Rot 2
name-R3 = Rot 3
name-R4 = Rot 4
name-B = Blau
name-B1 = Blau 1
name-B2 = Blau 2
name-B3 = Blau 3
name-B4 = Blau 4

## Der Tisch

zone-hand =
    { $owner_is_you ->
        [yes] deine Hand
       *[no] Hand von { $owner }
    }
zone-ready =
    { $owner_is_you ->
        [yes] dein Bereitschaftsstapel
       *[no] Bereitschaftsstapel von { $owner }
    }
zone-reserve =
    { $owner_is_you ->
        [yes] dein Reservestapel
       *[no] Reservestapel von { $owner }
    }
zone-graveyard =
    { $owner_is_you ->
        [yes] deine Karten auf dem Friedhof
       *[no] Karten von { $owner } auf dem Friedhof
    }
zone-attack =
    { $owner_is_you ->
        [yes] deine Angriffskarte
       *[no] Angriffskarte von { $owner }
    }
zone-support =
    { $owner_is_you ->
        [yes] Unterstützung deiner Angriffskarte
       *[no] Unterstützung der Angriffskarte von { $owner }
    }

button-say-no_support = Keine Unterstützung anlegen
button-say-go_on = Weiter ohne Hagelsturm

counter-battle = Schlacht { $value }
counter-fight = Kampf { $value }
counter-attackers =
    { $value_is_you ->
        [yes] Du greifst an
       *[no] { $value } greift an
    }
counter-first_speaker = Auf beiden Seiten beginnt Spieler { $value }
counter-red_team =
    { $value ->
        [0] Team 1 spielt Rot
       *[1] Team 2 spielt Rot
    }
counter-points = Punkte bisher: { $value }
item-value =
    { $first_is_you ->
        [yes] du
       *[no] { $first }
    } { $second }
item-value-you = du
counter-clear_sky = Kein Hagelsturm, bis ein Kampf entschieden ist: { $value }
counter-given_up = Aufgegeben: { $value }

## Fragen und Stand

question-attack = Mit welcher Karte greifst du an?
question-attack_khans_fallen = Die Khane sind gefallen. Mit welcher Karte greifst du an?
question-hail_1 = Deine Angriffskarte liegt aus. Rufst du den Hagelsturm?
question-defend = Mit welcher Karte antwortest du auf den Angriff?
question-defend_unsupported = Mit welcher Karte antwortest du auf den Angriff?
question-support = Die Angriffskarten liegen aus. Legst du eine Unterstützung an?
question-support_again = Die andere Seite hat eine Unterstützung angelegt. Antwortest du mit einer?
question-hail_2_open = Die Angriffskarten liegen aus. Rufst du den Hagelsturm, bevor der Kampf weitergeht?
question-hail_2 = Die Angriffskarten liegen aus. Rufst du den Hagelsturm, bevor die Unterstützungen aufgedeckt werden?
question-hail_3 = Alle Karten sind aufgedeckt. Rufst du den Hagelsturm, bevor der Kampf entschieden wird?

status-attack = Angriff
status-defence = Abwehr
status-supports = Unterstützung
status-decision = Entscheidung
status-over = Das Spiel ist vorbei

## Züge

move-attack = Mit { part-dative } angreifen
move-defend = Mit { part-dative } antworten
move-defend_at = Auf { part-target } mit { part-dative } antworten
move-support = Einen { $card } anlegen
move-support_at = Einen { $card } an { part-target } anlegen
part-dative =
    { $card_id ->
        [khan] dem { $card }
       *[other] einem { $card }
    }
part-accusative =
    { $card_id ->
        [khan] den { $card }
       *[other] einen { $card }
    }
move-no_support = Keine Unterstützung anlegen
move-hail = Den Hagelsturm rufen
move-go_on = Weiter ohne Hagelsturm
part-target =
    { $target_is_you ->
        [yes] deine Angriffskarte
       *[no] die Angriffskarte von { $target }
    }

## Ereignisse

event-battle-dealt =
    Schlacht { $battle }: Die Heere werden gemischt, und alle ziehen fünf Karten. { $army_id ->
        [R] { $army_is_you ->
            [yes] Du greifst zuerst an.
           *[no] { $army } greift zuerst an.
        }
       *[other] { $team ->
            [0] Team 1
           *[1] Team 2
        } spielt Rot und greift zuerst an.
    }
event-attack-laid =
    { $army_is_you ->
        [yes] Du greifst
       *[no] { $army } greift
    } mit { part-dative } an.
event-defence-laid =
    { $army_is_you ->
        [yes] Du antwortest
       *[no] { $army } antwortet
    } auf { part-answered } mit { part-dative }.
part-answered =
    { $army_id ->
        [R] { part-answered-alone }
        [B] { part-answered-alone }
       *[other] { part-target } ({ $against })
    }
part-answered-alone =
    { $target_is_you ->
        [yes] deinen { $against }
       *[no] den { $against }
    }
event-support-laid =
    { $army_id ->
        [R] { part-adds } offen { part-accusative } an.
        [B] { part-adds } offen { part-accusative } an.
       *[other] { part-adds } offen { part-accusative } an { part-target } an.
    }
event-support-sealed-mine =
    { $army_id ->
        [R] { part-adds } { part-accusative } an, verdeckt bis zum Aufdecken.
        [B] { part-adds } { part-accusative } an, verdeckt bis zum Aufdecken.
       *[other] { part-adds } { part-accusative } an { part-target } an, verdeckt bis zum Aufdecken.
    }
event-support-sealed = { part-adds } eine verdeckte Unterstützung an { part-target } an.
event-support-declined = { part-adds } keine Unterstützung an.
part-adds =
    { $army_is_you ->
        [yes] Du legst
       *[no] { $army } legt
    }
event-supports-revealed =
    { $supports_count ->
        [0] Die Unterstützungen werden aufgedeckt: Es gibt keine.
        [unknown] Die Unterstützungen werden aufgedeckt.
       *[other] Die Unterstützungen werden aufgedeckt: { $supports }.
    }
item-supports =
    { $first_id ->
        [R] { part-added }
        [B] { part-added }
       *[other] { part-added-for }
    }
part-added =
    { $first_is_you ->
        [yes] { $second } hast du angelegt
       *[no] { $first } hat { $second } angelegt
    }
part-added-for =
    { $first_is_you ->
        [yes] { $third_is_you ->
            [yes] { $second } hast du für dich selbst angelegt
           *[no] { $second } hast du für { $third } angelegt
        }
       *[no] { $third_is_you ->
            [yes] { $first } hat { $second } für dich angelegt
           *[no] { $first } hat { $second } für { $third } angelegt
        }
    }
event-hail-declined =
    { $army_is_you ->
        [yes] Du machst
       *[no] { $army } macht
    } ohne Hagelsturm weiter.
event-hail-called =
    { $army_is_you ->
        [yes] Du rufst
       *[no] { $army } ruft
    } den Hagelsturm, und der Kampf endet ohne Sieger. { part-reserve }. { $sealed_id ->
        [yes] Noch verdeckte Unterstützungen kehren ungesehen auf die Hand zurück, und der
       *[no] Der
    } Hagelsturm { $returns_id ->
        [yes] { $army_is_you ->
            [yes] kommt auf deinen Reservestapel
           *[no] kommt auf den Reservestapel von { $army }
        }
       *[no] wird begraben
    }.
event-duel-decided =
    { part-totals }: { $winner_id ->
        [nobody] Gleichstand. Begraben: { $buried }.
        [unknown] Wer gewinnt, hängt von Verdecktem ab.
       *[other] { $winner_is_you ->
            [yes] Du gewinnst.
           *[no] { $winner } gewinnt.
        } { part-reserve }. Begraben: { $buried }.
    }
part-totals =
    { $attacker_is_you ->
        [yes] Du kommst auf { $attack }
       *[no] { $attacker } kommt auf { $attack }
    }, { $defender_is_you ->
        [yes] du auf { $defence }
       *[no] { $defender } auf { $defence }
    }
item-reserve =
    { $first_is_you ->
        [yes] dein { $second }
       *[no] { $second } von { $first }
    }
item-buried =
    { $first_is_you ->
        [yes] dein { $second }
       *[no] { $second } von { $first }
    }
part-reserve =
    { $reserve_count ->
        [1] Auf den Reservestapel: { $reserve }
       *[other] Auf die Reservestapel ihrer Besitzer: { $reserve }
    }
event-hand-drawn =
    { $count ->
        [one] { part-draws } eine Karte.
       *[other] { part-draws } { $count } Karten.
    }
event-hand-drawn-mine =
    { $cards_id ->
        [unknown] { $count ->
            [one] { part-draws } eine noch unbekannte Karte.
            [range] { part-draws } { $count } noch unbekannte Karten.
           *[other] { part-draws } { $count } noch unbekannte Karten.
        }
       *[other] { $last_id ->
            [yes] { $cards_count ->
                [1] { part-draws } die letzte Karte { part-of-ready-pile }: { $cards }.
               *[other] { part-draws } die letzten { $cards_count } Karten { part-of-ready-pile }: { $cards }.
            }
           *[no] { part-draws } { $cards }.
        }
    }
part-draws =
    { $army_is_you ->
        [yes] Du ziehst
       *[no] { $army } zieht
    }
part-of-ready-pile =
    { $army_is_you ->
        [yes] deines Bereitschaftsstapels
       *[no] des Bereitschaftsstapels
    }
event-pile-reshuffled =
    { $army_is_you ->
        [yes] Dein Bereitschaftsstapel
       *[no] Der Bereitschaftsstapel von { $army }
    } ist aufgebraucht: { $count ->
        [one] Die einzige Karte des Reservestapels wird der neue Bereitschaftsstapel.
       *[other] Die { $count } Karten des Reservestapels werden gemischt und bilden den neuen Bereitschaftsstapel.
    }
event-player-late =
    { $army_is_you ->
        [yes] Du hast
       *[no] { $army } hat
    } die Bedenkzeit überschritten.
event-player-resigned =
    { $army_is_you ->
        [yes] Du gibst auf.
       *[no] { $army } gibt auf.
    }
event-battle-ended =
    { $reason_id ->
        [khan] { part-wins } die Schlacht nach { part-fights }: { part-lost-khan }
        [exhausted] { part-wins } die Schlacht nach { part-fights }: { part-lost-exhausted }
        [draw] Die Schlacht endet nach { part-fights } unentschieden: { part-out }
        [resigned] { part-wins } die Schlacht nach { part-fights }: { part-lost-resigned }
        [timeout] { part-wins } die Schlacht nach { part-fights }: { part-lost-timeout }
       *[unknown] Die Schlacht ist nach { part-fights } zu Ende.
    }
part-wins =
    { $winner_is_you ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    }
part-lost-khan =
    { $winner_id ->
        [red] { $name_blue_is_you ->
            [yes] Dein Khan ist begraben.
           *[no] Der letzte Khan der anderen Seite ist begraben.
        }
        [blue] { $name_red_is_you ->
            [yes] Dein Khan ist begraben.
           *[no] Der letzte Khan der anderen Seite ist begraben.
        }
       *[other] Der letzte Khan der anderen Seite ist begraben.
    }
part-lost-exhausted = { part-out }
item-out-you = du
part-out =
    { $out_count ->
        [1] { $out_is_you ->
            [yes] Du hast keine spielbare Karte mehr.
           *[no] { $out } hat keine spielbare Karte mehr.
        }
       *[other] Keine spielbare Karte mehr: { $out }.
    }
part-lost-resigned =
    { $winner_id ->
        [red] { $name_blue_is_you ->
            [yes] Du hast aufgegeben.
           *[no] Die andere Seite hat aufgegeben.
        }
        [blue] { $name_red_is_you ->
            [yes] Du hast aufgegeben.
           *[no] Die andere Seite hat aufgegeben.
        }
       *[other] Die andere Seite hat aufgegeben.
    }
part-lost-timeout =
    { $winner_id ->
        [red] { $name_blue_is_you ->
            [yes] Du hast dreimal hintereinander die Bedenkzeit überschritten.
           *[no] Die andere Seite hat dreimal hintereinander die Bedenkzeit überschritten.
        }
        [blue] { $name_red_is_you ->
            [yes] Du hast dreimal hintereinander die Bedenkzeit überschritten.
           *[no] Die andere Seite hat dreimal hintereinander die Bedenkzeit überschritten.
        }
       *[other] Die andere Seite hat dreimal hintereinander die Bedenkzeit überschritten.
    }
event-series-ended =
    { $army_id ->
        [R] Die Serie ist zu Ende: { part-wins-series } mit { part-points } Punkten.
        [B] Die Serie ist zu Ende: { part-wins-series } mit { part-points } Punkten.
       *[other] { $team_id ->
            [0] Die Serie ist zu Ende: Team 1 gewinnt mit { part-points } Punkten.
            [1] Die Serie ist zu Ende: Team 2 gewinnt mit { part-points } Punkten.
            [-1] Die Serie endet unentschieden mit { part-points } Punkten.
           *[range] Die Serie ist zu Ende.
        }
    }
part-wins-series =
    { $army_is_you ->
        [yes] Du gewinnst
       *[no] { $army } gewinnt
    }
part-points =
    { $team_id ->
        [1] { $second } zu { $first }
       *[other] { $first } zu { $second }
    }
part-fights =
    { $fights ->
        [0] keinem Kampf
        [one] einem Kampf
       *[other] { $fights } Kämpfen
    }

## Ablehnungen

refusal-must-attack = Du musst angreifen; passen kann man nicht.
refusal-must-defend =
    { $hail_id ->
        [yes] Du musst mit einer Karte auf den Angriff antworten oder den Hagelsturm rufen; passen kann man nicht.
       *[no] Du musst mit einer Karte auf den Angriff antworten; passen kann man nicht.
    }
refusal-card-already-laid = Du kannst { part-accusative } jetzt nicht legen: Deine Angriffskarte liegt schon aus, du kannst nur den Hagelsturm rufen oder weitermachen.
refusal-supports-are-revealed = Du kannst { part-accusative } jetzt nicht legen: Die Unterstützungen sind aufgedeckt, du kannst nur den Hagelsturm rufen oder weitermachen.
refusal-only-fylgdar-support = Ein { $card } kann nicht unterstützen: Das kann nur ein Fylgdar.
refusal-not-in-hand = Du hast keinen { $card } auf der Hand.
refusal-no-hail-before-attack = Der Hagelsturm lässt sich erst rufen, wenn eine Angriffskarte ausliegt.
refusal-no-hail-in-hand = Du hast keinen Hagelsturm auf der Hand.
refusal-clear-sky = Klarer Himmel: Dein Hagelsturm ist zurückgekehrt und lässt sich erst wieder rufen, wenn ein Kampf entschieden wurde.
refusal-already-answered = Auf { part-target } wurde schon geantwortet.
refusal-already-supported =
    { $target_is_you ->
        [yes] Deine Angriffskarte
       *[no] Die Angriffskarte von { $target }
    } wird schon unterstützt.
refusal-no-such-action = Aktionen haben die Nummern 0 bis { $most }.
refusal-no-such-target = Nummer { $target } ist hier kein mögliches Ziel.

## Ausgang

outcome-khan = { part-side-wins } nach { part-fights }: { part-lost-khan }
outcome-exhausted = { part-side-wins } nach { part-fights }: { part-lost-exhausted }
outcome-draw = Unentschieden nach { part-fights }: { part-out }
outcome-resigned = { part-side-wins } nach { part-fights }: { part-lost-resigned }
outcome-timeout = { part-side-wins } nach { part-fights }: { part-lost-timeout }
part-side-wins =
    { $duel_id ->
        [yes] { part-wins }
       *[no] { $winners_is_you ->
            [yes] Deine Seite gewinnt
           *[no] { $winner } gewinnt
        }
    }
outcome-series =
    { $winners_count ->
        [0] Die Serie endet unentschieden.
        [1] { $winners_is_you ->
            [yes] Du gewinnst die Serie.
           *[no] Die Serie geht an { $winners }.
        }
       *[other] { $winners_is_you ->
            [yes] Deine Seite gewinnt die Serie.
           *[no] Die Serie geht an { $winners }.
        }
    } Ihre Schlachten: { $battles }.
item-battles =
    { $winner_id ->
        [nobody] unentschieden nach { part-fights }
       *[other] { $now_is_you ->
            [yes] von dir ({ part-colour }) gewonnen nach { part-fights }
           *[no] { part-team } ({ part-colour }) gewinnt nach { part-fights }
        }
    }
part-team =
    { $duel_id ->
        [yes] { $team_id ->
            [team1] Spieler 1
           *[team2] Spieler 2
        }
       *[no] { $team }
    }
part-colour =
    { $winner_id ->
        [red] { name-red }
       *[blue] { name-blue }
    }

## Tischgespräch

phrase-can_beat = Diese Karte kann ich schlagen.
phrase-leave_to_me = Überlasst diese Karte mir.
phrase-you_take = Nimm du bitte diese Karte.
phrase-sacrifice = Opfert dieser Karte etwas Kleines.
phrase-lead_strong = Greifen wir hart an.
phrase-lead_weak = Greifen wir mit Kleinem an.
phrase-support_this = Hier wünsche ich mir Unterstützung.
phrase-no_support = Sparen wir die Unterstützung.
phrase-wish_hail = Ein Hagelsturm käme recht.
phrase-no_hail = Bitte keinen Hagelsturm.
phrase-guard_khans = Halten wir die Khane zurück.
phrase-agree = Einverstanden.
phrase-disagree = Lieber nicht.
phrase-thanks = Danke.
phrase-well_fought = Gut gekämpft.

## Was die Plätze unterscheidet, wenn Spiele gezählt werden

trait-colour = Farbe

## Warum etwas geraten wird

reason-attack-strong = Nur wenige Karten der anderen Seite sind stärker als { part-nominative }.
reason-attack-cheap = { part-nominative-first } zu verlieren kostet dich wenig, und stärkere Karten bleiben auf deiner Hand.
reason-attack-weakest = Du hast nichts Schwächeres auf der Hand.
reason-attack-fylgdar = Der { $card } kämpft hier als Krieger: Gewinnt er, kommt er wieder.
reason-attack-khan = Der Khan schlägt am härtesten zu, doch mit einer Unterstützung kann die andere Seite ihn noch fällen.
reason-attack-khan-safe = Die andere Seite hat keine Unterstützung mehr, die deinen Khan fällen könnte.
reason-defend-safe = { $card } schlägt { $enemy }, und keine Unterstützung kann das ändern.
reason-defend-beats = So wie die Karten liegen, schlägt { $card } { $enemy } mit { $lead } Vorsprung.
reason-defend-support = Mit { $support } von deiner Hand schlägt { $card } { $enemy }, so wie die Karten liegen.
reason-defend-tie = So wie die Karten liegen, würden { $card } und { $enemy } beide begraben.
reason-defend-sacrifice = Nichts auf deiner Hand schlägt { $enemy }; { $card } ist ein kleiner Verlust.
reason-defend-keeps = { $card } fällt gegen { $enemy }, und was stark genug wäre, bleibt auf deiner Hand.
reason-defend-weakest = Du hast nichts Schwächeres auf der Hand.
reason-support-turns = So wie die Karten liegen, wendet { $support } das Duell von { $card } gegen { $enemy }.
reason-support-ties = Mit { $support } kommt { $card } auf Gleichstand mit { $enemy }: So wie die Karten liegen, würden beide begraben.
reason-support-secures = { $card } führt gegen { $enemy }; mit { $support } kann keine Unterstützung das ändern.
reason-support-lengthens = { $card } führt gegen { $enemy } schon; { $support } vergrößert den Vorsprung.
reason-no-support-winning =
    { $duels ->
        [1] Du führst mit { $lead } Vorsprung
       *[other] Deine Seite führt in jedem Duell, mit mindestens { $lead } Vorsprung
    }{ $saved_id ->
        [yes] {""}; deine Fylgdar können warten.
       *[no] {""}, so wie die Karten liegen.
    }
reason-no-support-helpless = Kein Fylgdar auf deiner Hand reicht hier auch nur für einen Gleichstand.
reason-no-support-thrift = Hier sind nur Karten von geringem Wert zu retten; deine Fylgdar sind mehr wert.
reason-hail-saves = So wie die Karten liegen, ginge verloren: { $cards }. Der Hagelsturm rettet, was hier liegt.
reason-hail-saves-khan = So wie die Karten liegen, kostet der Kampf deine Seite den letzten Khan und damit die Schlacht. Der Hagelsturm rettet ihn.
reason-hail-breaks = Der Hagelsturm bricht den Kampf ab, und alle seine Karten kommen auf die Reservestapel.
reason-hail-later = Es eilt nicht: Der Hagelsturm lässt sich auch noch rufen, wenn alle Unterstützungen bekannt sind.
reason-hail-needless = So wie die Karten liegen, steht der Kampf gut; der Hagelsturm kann auf einen schlechteren warten.
reason-hail-too-dear = So wie die Karten liegen, fallen nur Karten von geringem Wert; der Hagelsturm kann auf einen schlechteren Kampf warten.
reason-hail-kept = So wie die Karten liegen, geht verloren: { $cards }. Dafür bleibt dein Hagelsturm auf der Hand.
part-nominative =
    { $card_id ->
        [khan] der { $card }
       *[other] ein { $card }
    }
part-nominative-first =
    { $card_id ->
        [khan] Den { $card }
       *[other] Einen { $card }
    }
reason-attack-returns = Gewinnt { part-nominative }, kommt die Karte über den Reservestapel zu dir zurück.
reason-defend-falls = So wie die Karten liegen, fällt { $card } gegen { $enemy }.
reason-support-short = So wie die Karten liegen, bleibt { $card } auch mit { $support } hinter { $enemy } zurück.
reason-go-on = Der Kampf geht mit dem weiter, was daliegt.
