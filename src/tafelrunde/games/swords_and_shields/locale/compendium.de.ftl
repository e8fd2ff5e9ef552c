### Was das Kompendium von den Karten erzählt.

group-starters = Starterkarten
group-swords = Schwerter des Shops
group-shields = Schilde des Shops
group-buffs = Buffs
group-duffs = Duffs
group-life-point-cards = Lebenspunktekarten

worth-starter = Einmal in jedem Starterdeck; sie hat keinen Preis. { part-pays } { part-strengths }.
worth-ware =
    { $price ->
        [0] { $price_stones ->
            [0] Nicht zu kaufen.
            [one] Kostet einen Stein.
           *[other] Kostet { $price_stones } Steine einer Farbe.
        }
       *[other] { $price_stones ->
            [0] Kostet { part-price }.
            [one] Kostet { part-price } oder einen Stein.
           *[other] Kostet { part-price } oder { $price_stones } Steine einer Farbe.
        }
    } { part-starters } { part-pays } { part-strengths }: auf dem besten Buff und neben zwei passenden Karten.
part-price =
    { $symbol_id ->
        [swords] { $price } Schwerter
       *[shields] { $price } Schilde
    }
part-starters =
    { $starters ->
        [0] Starterkarten allein reichen ohne Buff nicht.
        [one] Eine einzige Starterkarte kann genügen.
       *[other] { $starters } Starterkarten können genügen.
    }
part-strengths =
    { $colour_id ->
        [grey] Stärke { $strength }, in jeder Auslage { $with_hpc }, weil Grau die Farbe der Lebenspunktekarte annimmt; im allerbesten Fall { $most }
       *[other] Stärke { $strength }, mit einer Lebenspunktekarte der gleichen Farbe { $with_hpc }, im allerbesten Fall { $most }
    }
part-pays =
    { $stones ->
        [0] Zahlt
        [one] Zahlt einen Stein oder
       *[other] Zahlt { $stones } Steine oder
    } { $symbol_id ->
        [swords] { $value ->
            [one] ein Schwert.
           *[other] { $value } Schwerter.
        }
       *[shields] { $value ->
            [one] einen Schild.
           *[other] { $value } Schilde.
        }
    }
worth-buff =
    { $copies ->
        [one] Einmal im Spiel.
       *[other] { $copies }-mal im Spiel.
    } Kostet zwei oder drei Steine, die nicht alle von einer Farbe sind. Ein Schwert mit { $least } schlägt darauf mit { $least_raised } zu, eines mit { $best } mit { $best_raised }, und was von hier aus zahlt, zahlt { $extra } mehr.
worth-duff =
    { $copies ->
        [one] Einmal im Spiel.
       *[other] { $copies }-mal im Spiel.
    } Kostet zwei Schilde, vier oder jede andere gerade Anzahl. Wer ihn auslegen muss, verliert { $loss } LP und noch einmal { $loss } in jedem Zug, an dessen Beginn er in der Auslage liegt. { $symbol_id ->
        [swords] Er kämpft als Schwert
       *[shields] Er kämpft als Schild
    } mit Stärke { $strength } oder mehr, weil er grau ist, und zahlt { $symbol_id ->
        [swords] { $value } Schwerter.
       *[shields] { $value } Schilde.
    }
worth-hpc =
    Macht deine { $starters } Starterkarten dieser Farbe um 2 stärker, dazu { $swords } Schwerter und { $shields } Schilde des Shops und jede graue Karte in deiner Auslage.

tip-starter = Die andere Starterkarte dieser Farbe trägt auch denselben Namen: Nebeneinander erhält jede der beiden +2. Mit einer grauen Karte dazu sind es drei Steine einer Farbe, der Preis von { $count } Karten des Shops.
tip-starter-grey = Der Joker des Starterdecks: Ihr Stein zählt als jede Farbe, und in deiner Auslage macht sie jedes andere Schwert und jeden anderen Schild um 1 stärker.
tip-strongest-sword = Auf keinem Schwert ist mehr Stärke aufgedruckt. Wer mehrere davon gekauft hat, gewinnt meistens.
tip-strongest-shield = Auf keinem Schild ist mehr Stärke aufgedruckt: Nur wenige Schwerter durchbrechen ihn ohne Hilfe.
tip-stones =
    { $stones ->
        [2] Zwei Steine auf einem einzigen Platz: Noch einer der gleichen Farbe, und du zahlst, was drei kostet.
       *[other] { $stones } Steine auf einem einzigen Platz: Was so viele kostet, zahlt die Karte allein.
    }
tip-mates = { $mates } daneben macht die Karte um 2 stärker, durch Namen und Farbe zugleich.
tip-namesakes =
    { $count ->
        [one] Es gibt noch eine Karte dieses Namens; nebeneinander erhalten beide +1.
       *[other] Es gibt noch { $count } Karten dieses Namens; jede daneben gibt +1, gleich in welcher Farbe.
    }

tip-draw-deck =
    { $amount ->
        [one] Aus der Hand zerstört kostet sie dich nichts: Sie ist für immer fort, eine andere kommt dafür, und dein Deck wird schlanker.
       *[other] Bevor du { $amount } ziehst, lege aus, bis du außer ihr höchstens { $room } auf der Hand hast: Jede Karte über die fünfte hinaus kostet 4 LP.
    }
tip-discard-shop-card = Sieh dir zuerst die gegnerische Auslage an: Was sie genau bezahlen könnte, sollte aus dem Shop verschwinden.
tip-draw-own-discard = Greife mit deinem besten Schwert an oder kaufe etwas, und ziehe dann genau diese Karte oben von deinem Ablagestapel: So nutzt du sie noch im selben Zug.
tip-sweep-enemy-field = Erst die Auslage leeren, dann mit allem angreifen: Kein Schild steht im Weg, und nichts kontert. Nach dem nächsten Mischen hat der Gegner die Karten allerdings wieder.
tip-revenge-attack = Lohnt sich gegen dicke Schilde oder viele Schwerter: Beide spielen keine Rolle. Dein erster gewöhnlicher Angriff im Zug wird trotzdem noch gekontert.
tip-destroy-any = Zerstöre eine gegnerische Karte oder eine im Shop, auf die der Gegner spart: Du bekommst den Effekt, und die Karte bekommt niemand.
tip-shelve-shield = Was hier landet, ist für immer aus dem gegnerischen Deck. Auch einen Duff, der als Schild zählt, wirst du so aus deiner eigenen Auslage los.
tip-attack-any-shield = Ein Schild in der gegnerischen Auslage schlägt mit allem zu, was ihn dort stützt, auch mit Buff und Lebenspunktekarte: Je sicherer der Gegner sitzt, desto härter trifft es ihn.
tip-move-any = Lege eine Shop-Karte auf deinen eigenen Ablagestapel: ein Kauf, der nichts kostet. Oder gib einen Duff aus deiner Auslage zurück, auf den gegnerischen Stapel.
tip-enemy-draw = Hat der Gegner fünf oder mehr Karten auf der Hand, kostet ihn das genau { $penalty } LP. Bei leerer Hand ist es ein Geschenk.
tip-heal = Bis { $full } LP zählt alles; darüber endet die Anzeige bei 99.
tip-damage = Kein Angriff, also hält kein Schild ihn auf und niemand kontert: Hebe ihn für die letzten { $amount } LP auf.
tip-sift-deck = Zähle vorher: Jede Karte über die fünfte hinaus kostet 4 LP. Was nicht passt, kommt auf deinen Ablagestapel, und danach darfst du den Shop entfernen.
tip-trigger-shop = Der Effekt einer Karte, die du nie bezahlen könntest, und sie bleibt im Shop. Suche dir dort ein Schwert oder einen Schild aus, den du auch dem Gegner nicht gönnst.
tip-draw-any-deck = Vom Shop-Deck ziehst du eine Karte, ohne zu bezahlen. Vom gegnerischen Deck nimmst du eine für immer weg; achte nur darauf, dass dort kein Duff von dir obenauf liegt.
tip-attack-own-sword =
    { $amount ->
        [one] Alles, was dein Schwert verstärkt, zählt mit, an allen Schilden vorbei.
        [2] Bereite das Schwert vor: Jeder Punkt aus Buff, Farbe und Namen zählt doppelt.
       *[other] Bereite das Schwert vor: Jeder Punkt aus Buff, Farbe und Namen zählt { $amount }-fach.
    }
tip-attack-any-sword = Im Shop verstärken die anderen Shop-Karten das Schwert. Eines in der gegnerischen Auslage trifft seinen eigenen Herrn und liegt danach auf dem Ablagestapel, wo es nicht mehr kontern kann.
tip-enemy-gain = Für den Effekt lohnt es sich kaum je: Lass die Karte dich schützen, oder bezahle mit ihr. Nur wenn der Gegner ohnehin 99 LP hat, verschenkst du nichts.

tip-buff = Er bleibt liegen, wenn sein Reiter geht, und jede spätere Karte auf diesem Platz hat etwas davon. Bezahlt wird er mit zwei oder drei Karten, nie mit einer.
tip-buff-duff = Ein Duff auf einem Buff beschützt ihn: Keiner von beiden kann zerstört werden.
tip-duff-to-buy = Überzählige Schilde sind hier gut angelegt: Der Gegner zieht ihn als Nächstes, statt einer besseren Karte.
tip-duff-in-hand = Hast du ihn gezogen, bezahle noch in dem Zug mit ihm, in dem du ihn auslegst: Dann kostet er { $loss } LP und nicht { $twice }.

tip-hpc = Sieh beim Wählen auf den Shop: Die Farbe, in der dort Starkes liegt, ist in den ersten Runden am meisten wert.
tip-hpc-grey = Graue Karten zählen als diese Farbe, solange sie in deiner Auslage liegen.
