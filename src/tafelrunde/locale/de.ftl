### Sätze, die alle Spiele gemeinsam haben.

## Ablehnungen

refusal-game-is-over = Das Spiel ist vorbei.
refusal-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
refusal-not-asked = Du wirst gerade nichts gefragt.

## Was in jedem Spiel möglich ist

move-resign = Aufgeben
move-time_out = Die Zeit verstreichen lassen

## Kurze Namen

name-true = ja
name-false = nein
name-none = keine
name-nobody = niemand
name-begins = zieht zuerst
name-follows = zieht danach

## Was die Plätze unterscheidet, wenn Spiele gezählt werden

trait-start = Erster Zug

## Bausteine

unknown = unbekannt
seat = Platz { $number }
number = { $value }
range = { $least }–{ $most }
list-empty = nichts
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
card-in-zone = { $card } ({ $zone })
item-about-you = du

## Ein Spieler, der nicht weiterkann

forfeit-crashed = { $program } ist ausgefallen und gibt die Partie auf: { $detail }
forfeit-slow = { $program } hat nicht rechtzeitig geantwortet und gibt die Partie auf.
forfeit-illegal = { $program } wählte die unerlaubte Aktion { $detail } und gibt die Partie auf.
forfeit-garbled = { $program } hat Unsinn geantwortet und gibt die Partie auf: { $detail }

## Where a rule comes from

mark-printed = gedruckt
mark-ours = unsere Lesart
mark-added = für den Rechner hinzugefügt
mark-follows = folgt aus anderen Regeln
mark-reason = { $mark }: { $reason }
mark-unless = anders, wenn die Option „{ $option }“ auf „{ $value }“ steht

## Levels of the computer's players

level-page = Page
level-squire = Knappe
level-knight = Ritter
level-baron = Freiherr
level-king = König
