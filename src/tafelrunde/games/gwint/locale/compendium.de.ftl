### Was das Kompendium von den Karten erzählt.

group-special = Sonderkarten
group-weather = Sonderkarten: Wetter
group-tokens = Spielmarken
group-neutral-hero = Neutral: Helden
group-neutral-unit = Neutral: Einheiten
group-northern-realms-leader = Nördliche Königreiche: Anführer
group-northern-realms-hero = Nördliche Königreiche: Helden
group-northern-realms-unit = Nördliche Königreiche: Einheiten
group-nilfgaard-leader = Nilfgaard: Anführer
group-nilfgaard-hero = Nilfgaard: Helden
group-nilfgaard-unit = Nilfgaard: Einheiten
group-scoiatael-leader = Scoia'tael: Anführer
group-scoiatael-hero = Scoia'tael: Helden
group-scoiatael-unit = Scoia'tael: Einheiten
group-monsters-leader = Monster: Anführer
group-monsters-hero = Monster: Helden
group-monsters-unit = Monster: Einheiten
group-skellige-leader = Skellige: Anführer
group-skellige-hero = Skellige: Helden
group-skellige-unit = Skellige: Einheiten

part-copies =
    { $copies ->
        [1] Einmal in der Sammlung.
       *[other] { $copies }-mal in der Sammlung.
    }
part-counts =
    { $kind_id ->
        [hero] Zählt immer { $strength }.
       *[unit] { $strength ->
            [0] Zählt 0.
            [1] Zählt 1, mit einem Horn 2; Wetter nimmt ihr nichts.
           *[other] Zählt { $strength }, unter Wetter 1, mit einem Horn { $horned }.
        }
    }
part-choice =
    { $faction_id ->
        [neutral] allen { $all } Einheitenkarten der Sammlung
       *[other] den { $all } Einheitenkarten, die ein Kartensatz dieser Fraktion enthalten darf,
    }
part-lies-in =
    { $row_id ->
        [close] im Nahkampf
        [ranged] im Fernkampf
       *[siege] in der Belagerung
    }

worth-unit =
    { part-copies } { part-counts } { $stronger ->
        [0] Von { part-choice } ist keine stärker.
        [1] Von { part-choice } ist eine stärker.
       *[other] Von { part-choice } sind { $stronger } stärker.
    }
worth-hero =
    { part-copies } { part-counts } { $stronger ->
        [0] Von { part-choice } ist keine stärker.
        [1] Von { part-choice } ist eine stärker.
       *[other] Von { part-choice } sind { $stronger } stärker.
    }
worth-bond =
    { part-copies } Allein { $strength }, zu zweit { $two }{ $copies ->
        [2] .
       *[other] , alle { $copies } zusammen { $full }.
    } Unter Wetter zählen alle zusammen { $frozen }, mit einem Horn { $horned }.
worth-muster =
    { part-copies } Bringt bis zu { $more ->
        [1] eine Karte mit: zusammen { $total }
       *[other] { $more } Karten mit: zusammen { $total }
    }{ $frozen ->
        [0] .
       *[other] , und { $frozen }, wo auf allen Wetter liegt.
    }
worth-spy =
    { part-copies } Gibt dem Gegner { $strength ->
        [0] nichts
       *[other] { $strength }
    } und dir zwei Karten.
worth-medic = { part-copies } { part-counts } Im besten Fall holt die Karte { $best } ({ $most }) zurück.
worth-morale = { part-copies } { part-counts } Jede andere gewöhnliche Einheit der Reihe zählt 1 mehr, mit einem Horn 2.
worth-horn-unit = { part-copies } Aufgedruckt { $strength }, und was daneben liegt, zählt doppelt. Außer nach den Regeln des Videospiels verdoppelt die Karte auch sich selbst und zählt { $horned }.
worth-burning = { part-copies } { part-counts } In einer Reihe unter { $needed } verbrennt nichts.
worth-berserker = { part-copies } { part-counts } Verwandelt wird daraus { $into } ({ $becomes }){ $copies ->
        [1] .
       *[other] ; alle { $copies } zusammen zählen dann { $full }.
    }
worth-avenger = { part-copies } Zählt selbst 0; danach kommt { $into } und zählt { $becomes }.
worth-token = In keinem Kartensatz: kommt für { $card }. { part-counts }
worth-weather = { part-copies } { $cards } gewöhnliche Einheiten der Sammlung können in diesen Reihen liegen. Aufgedruckt haben sie zusammen { $total }; unter Wetter bleiben { $left }.
worth-clear = { part-copies } Es beendet, was { $cards } Wetterkarten der Sammlung anrichten.
worth-horn = { part-copies } Am meisten verdoppelt es so: { $number }-mal { $card } zählt { $full }, mit Horn { $horned }.
worth-scorch = { part-copies } Die stärkste gewöhnliche Einheit der Sammlung ist { $best } ({ $most }); Hörner und Bindungen machen andere noch stärker.
worth-mardroeme = { part-copies } Am meisten ändert sie so: { $number }-mal { $card } zählt { $before }, verwandelt { $full }.
worth-decoy = { part-copies } Sie zählt 0 und gibt dir eine Einheit ein zweites Mal. Ein zurückgeholter Spion ist zwei Karten für eine.
worth-leader-cancel = Jedem der { $cards } übrigen Anführer nimmt er die Fähigkeit.
worth-leader-weather = { $cards } gewöhnliche Einheiten der Sammlung können in den Reihen liegen, die so erreicht werden: aufgedruckt { $total }, unter Wetter { $left }.
worth-leader-clear = Er beendet, was { $cards } Wetterkarten der Sammlung anrichten, und kostet keine Karte.
worth-leader-horn = Von den gewöhnlichen Einheiten, die ein solcher Kartensatz enthalten darf, können { $cards } { part-lies-in } liegen, mit zusammen { $total } zum Verdoppeln.
worth-leader-scorch = { $cards } gewöhnliche Einheiten aller Fraktionen können { part-lies-in } liegen. Unter { $needed } zusammen ist die Fähigkeit nicht nutzbar.
worth-leader-spies = { $cards } gewöhnliche Spione der Sammlung zählen { $total }, verdoppelt { $doubled }.
worth-leader-look = Zeigt { $number } von höchstens { $hand } Karten einer Starthand und kostet keine.
worth-leader-take =
    { $whose_id ->
        [own] Eine Karte mehr. Im besten Fall ist es { $best } ({ $most }).
       *[opponent] Eine Karte mehr, und der Gegner hat sie nicht mehr. Die stärkste der Sammlung ist { $best } ({ $most }).
    }
worth-leader-agile = Von den gewöhnlichen Einheiten, die ein solcher Kartensatz enthalten darf, haben { $cards } Gewandtheit.
worth-leader-search = Zwei Karten für eine: Die Hand wird um eine kleiner, und { $number } mehr liegen auf deinem Ablagestapel.
worth-leader-hand = { $size } Karten für das ganze Spiel, wo andere { $hand } haben.
worth-leader-medics = { $cards } Heiler der Sammlung wählen nicht mehr; { $heroes } Heiler sind Helden und wählen weiter.
worth-leader-half = Alle gewöhnlichen Einheiten seiner Fraktion haben aufgedruckt { $total }. Unter Wetter blieben { $left }, mit ihm { $half }.
worth-leader-shuffle = Auf die Hand bringt er nichts: Der Nachziehstapel füllt sich für den, der noch zieht.

tip-family-spy = Ein Spion ist die beste Karte für den Anfang: Die Runde kostet er dich vielleicht { $strength }, aber die Hand wächst. Ist nichts mehr zu ziehen, hilft er nur dem Gegner.
tip-family-medic = Warte damit, bis jemand auf deinem Ablagestapel liegt: Ab der zweiten Runde hast du die Wahl, und ein weiterer Heiler oder ein Spion dort beginnt eine Kette.
tip-family-muster = Spiel die Karte, solange die anderen der Gruppe im Nachziehstapel sind; gezogen sind sie Karten wie andere auch. Danach zieht es sich besser: Der Stapel ist dünner.
tip-family-tight-bond = Eine allein ist wenig, also halte sie zusammen. Alle Karten einer Bindung sind gleich stark, also holt ein Verbrennen alle oder keine.
tip-family-morale = Leg die Karte in eine volle Reihe, am besten zwischen viele schwache Karten: Unter Wetter verdoppelt +1, was jede von ihnen zählt.
tip-family-horn = Leg die Karte in eine Reihe, die schon voll ist. Wirkt dort bereits ein Horn, bringt sie nur die eigene Stärke.
tip-family-scorch-row = Warte, bis die Reihe gegenüber 10 hat; Helden zählen zur Summe, brennen aber nicht. Von einer Bindung holt sie alle Karten auf einmal.
tip-family-berserker = Ohne Mardroeme wenig wert. Halte ihr den Platz frei: Liegt ein Horn auf dem Hornplatz der Reihe, passt keine Mardroeme mehr hin.
tip-family-avenger = Am Ende der Runde kommt der Rächer und zählt in der nächsten; nach der dritten gibt es keine. Hol die Karte nicht mit einer Finte zurück: Dann kommt niemand.
tip-family-agile = Wähle die Reihe, auf der kein Wetter liegt, und warte, solange der Gegner sein Wetter noch nicht gezeigt hat.
tip-family-hero = Kein Wetter, kein Verbrennen, keine Finte, aber auch kein Horn und kein Heiler. Heb die Karte auf für die Runde, die du nicht verlieren darfst.
tip-family-weak =
    Gut zum Tauschen, oder um eine Runde zu beenden, in der der Gegner gepasst hat und { $strength ->
        [1] es gleich steht.
       *[other] um weniger als { $strength } führt.
    }
tip-family-solid = Solide und ohne Wagnis: { $sky } nimmt ihr { $lost }, und Verbrennen trifft sie selten.
tip-family-strong = Stark, und darum das Erste, was Verbrennen holt; { $sky } nimmt ihr { $lost }. Ein Held daneben zählt ebenso viel und fürchtet beides nicht.
tip-family-scorch = Sieh dir erst das ganze Feld an: Die Karte zählt sich selbst mit, und was am stärksten ist, stirbt auch auf deiner Seite.

tip-commanders-horn = Spiel es als Letztes in eine Reihe: Früh gezeigt, lädt es Wetter ein. Helden und Finten haben nichts davon.
tip-decoy = Nimm zurück, was beim Spielen noch einmal wirkt: einen Spion, auch einen, den dir der Gegner geschickt hat, oder einen Heiler. Auch vor Verbrennen rettet sie eine Einheit.
tip-scorch = Sieh zuerst nach, was auf deiner Seite stirbt. Von einer Bindung, in der alle Karten gleich stark sind, holt es alle.
tip-biting-frost = Gegen Kartensätze, deren Stärke im Nahkampf liegt, etwa Monster. Helden frieren nicht: Füll deine Nahkampfreihe mit ihnen.
tip-impenetrable-fog = Gegen Scoia'tael und die Schützen Nilfgaards. Einheiten mit Gewandtheit können noch in den Nahkampf ausweichen, solange sie nicht liegen.
tip-torrential-rain = Gegen die Belagerungsmaschinen der Nördlichen Königreiche; viele andere haben in dieser Reihe kaum etwas.
tip-clear-weather = Behalte es, bis dir Wetter mehr nimmt, als eine Karte wert ist. In der letzten Runde hat fast immer noch jemand Wetter übrig.
tip-skellige-storm = Nebel und Regen in einer Karte. Er darf neben ihnen liegen und trifft eine Reihe trotzdem nur einmal.
tip-mardroeme = Spiel sie in die Fernkampfreihe mit drei Jungen Berserkern. Sie wirkt auch für spätere Berserker, aber ein Horn passt nicht daneben.
tip-geralt-of-rivia = Mit Cirilla die stärkste einzelne Karte. Heb ihn für die dritte Runde auf.
tip-cirilla-fiona-elen-riannon = So stark wie Geralt und so sicher. Zwei solche Karten auf der Hand gewinnen manche dritte Runde allein.
tip-yennefer-of-vengerberg = Eine Heldin, die heilt: Sie wählt sogar dort, wo andere den Zufall entscheiden lassen. Selbst wird sie nicht wiederbelebt.
tip-triss-merigold = Sieben, die nichts wegnimmt. In einem Kartensatz voller Zehner bleibt sie als Erste draußen.
tip-mysterious-elf = Zwei Karten für nichts: Er zählt für den Gegner 0. Keine Finte holt ihn zurück, kein Anführer verdoppelt ihn.
tip-villentretenmerth = Selbst sieben, dazu eine verbrannte Bindung: die beste Antwort auf die Blauen Streifen und die Impera-Brigade.
tip-dandelion = Drei verbundene Soldaten und er: mehr als jeder Held. Er gehört in die Reihe, in der die Bindung liegt.
tip-olgierd-von-everec = Moralschub in einer von zwei Reihen: Nimm die mit mehr Karten, nicht die stärkere.
tip-gaunter-odimm = Drei Finsternis kommen mit ihm, aber sie rufen ihn nicht: Zieh ihn, sonst kommen sie ohne ihn.
tip-gaunter-odimm-darkness = Nebel trifft alle drei. Hast du eine und Gaunter: Spiel Gaunter, dann bleibt die auf der Hand für eine andere Runde.
tip-cow = Jetzt nichts, in der nächsten Runde acht. Spiel sie in einer Runde, die du aufgibst.
tip-bovine-defense-force = Sie liegt im Nahkampf, wenn die nächste Runde beginnt: Ruf dann nicht selbst die Kälte.
tip-thaler = Der billigste Spion der Nördlichen Königreiche: Der Gegner bekommt einen einzigen Punkt.
tip-sigismund-dijkstra = Schick ihn früh in der ersten Runde; vier Punkte sind mit zwei Karten mehr bald aufgeholt.
tip-prince-stennis = Der teuerste Spion der Nördlichen Königreiche. Nimmt ihn der Gegner mit einer Finte, schickt er ihn dir das nächste Mal und zieht selbst zwei Karten.
tip-poor-fucking-infantry = Zu dritt sind sie neun, und Wetter nimmt ihnen nichts.
tip-crinfrid-reavers-dragon-hunter = Zu dritt sind sie im Fernkampf 45. Nebel lässt neun.
tip-catapult = Zwei sind 32, mit dem Horn des Belagerers 64. Regen lässt vier.
tip-kaedweni-siege-expert = Stärke damit Katapulte und Triboks: Was er gibt, verdoppelt ein Horn mit.
tip-blue-stripes-commando = Alle drei sind im Nahkampf 36. Schon zwei lohnen sich; die dritte holt auch ein Heiler.
tip-dun-banner-medic = Fünf von ihr selbst und ein zweites Leben für ein verbranntes Katapult: Es kommt neben seinen Zwilling zurück.
tip-philippa-eilhart = Mit ihr darf der Nebel liegen, solange er will.
tip-trebuchet = Zwei davon, ohne Bindung: je sechs, und Verbrennen holt beide nur, wenn nichts Stärkeres liegt.
tip-letho-of-gulet = Nilfgaard gewinnt bei Gleichstand: Mit einem Helden, dem niemand etwas anhat, genügt das oft.
tip-menno-coehoorn = Zehn und eine Karte vom Ablagestapel: der beste Heiler des Spiels. Spiel ihn in der dritten Runde.
tip-morvran-voorhis = Der einzige Held in einer Belagerungsreihe: Regen stört ihn nie.
tip-shilard-fitz-oesterlen = Sieben für den Gegner sind teuer: Schick ihn in einer Runde, die ohnehin verloren ist.
tip-stefan-skellen = Der teuerste Spion von allen: neun Punkte. Am besten in einer Runde, die du aufgegeben hast.
tip-vattier-de-rideaux = Der billigste Spion Nilfgaards. Beginne mit ihm.
tip-etolian-auxiliary-archers = Zwei davon sind eine Kette: Die ersten beleben die zweiten wieder, die zweiten jemand Starken.
tip-black-infantry-archer = Zehn ohne Schild: Verbrennen findet sie zuerst, und beide auf einmal.
tip-heavy-zerrikanian-fire-scorpion = Zehn in der Belagerung, wo kaum jemand eine Reihe verbrennt; aber Regen lässt eins.
tip-impera-brigade-guard = Vier davon sind 48. Zeig zwei und lass den Gegner über den Rest rätseln.
tip-nausicaa-cavalry-rider = Drei sind 18: die kleinere Bindung, und eine, die Verbrennen selten erreicht.
tip-young-emissary = Zwei sind 20, so viel wie zwei Helden, und mit einem Horn 40.
tip-siege-technician = Selbst zählt sie nichts: Ihr ganzer Wert liegt auf deinem Ablagestapel.
tip-isengrim-faoiltiarna = Ein Held mit Moralschub: Die Reihe zählt durch ihn mehr, und er selbst ist sicher.
tip-milva = Zehn und Moralschub, aber keine Heldin: Schütze sie vor Verbrennen durch etwas Stärkeres.
tip-ciaran-aep-easnillien = Der schwächste unter den Elfen mit Gewandtheit: gut zum Tauschen.
tip-havekar-smuggler = Drei für eine Karte: fünfzehn im Nahkampf, und zwei Karten weniger zu ziehen.
tip-dol-blathanna-scout = Drei davon, ohne Bindung. Auf beide Reihen verteilt, trifft sie kein einzelnes Wetter alle.
tip-mahakaman-defender = Fünf davon, ohne Bindung: Sie füllen einen Kartensatz mit verlässlichen Fünfern.
tip-elven-skirmisher = Sechs für eine Karte, in der Reihe der Schützen: eher etwas für den Moralschub als für die Summe.
tip-havekar-healer = Bis zu drei im Kartensatz. Einer belebt den anderen wieder, also spiel den ersten erst, wenn darunter jemand Lohnendes liegt.
tip-schirru = Verbrennt die Belagerung des Gegners: wie gemacht gegen die Nördlichen Königreiche.
tip-saesenthessis = Ein Drache in der Fernkampfreihe, bei jedem Wetter.
tip-draug = Monster behalten nach jeder Runde eine Karte. Es darf ein Held sein, außer nach den Regeln des Videospiels.
tip-kayran = Held, Moralschub und Gewandtheit in einem: Leg ihn dorthin, wo die meisten Einheiten sind.
tip-toad = Verbrennt den Fernkampf des Gegners: wie gemacht gegen Scoia'tael.
tip-arachas = Krabbspinnen rufen einander und das Ungetüm. Sie liegen in zwei Reihen, ein einzelnes Wetter trifft also nicht alle.
tip-arachas-behemoth = Allein gezogen ruft es drei Krabbspinnen: Spiel es, bevor du sie ziehst.
tip-nekker = Drei kleine. Sie füllen die Reihe für einen Moralschub und sind ein billiger Anfang.
tip-vampire-katakan = Der stärkste von fünf Vampiren: Welchen du auch ziehst, vier kommen mit.
tip-ghoul = Je eins: Wetter nimmt ihnen nichts.
tip-crone-brewess = Drei Muhmen, achtzehn für eine Karte. Ziehst du zwei davon, heb die zweite für eine andere Runde auf.
tip-hjalmar = Ein Held, den Nebel nicht kümmert: In der Fernkampfreihe hat Skellige davon wenige.
tip-cerys = Sie ruft die Schildmaiden aus dem Nachziehstapel, und die verbinden sich: 46 mit einer Karte.
tip-ermion = Mardroeme als Held: Er verwandelt Junge Berserker in seiner Reihe, und auf den Hornplatz passt trotzdem noch ein Horn.
tip-olaf = Zwölf, Moralschub und Gewandtheit: die stärkste gewöhnliche Einheit, also kennt ihn auch Verbrennen. Heiler lieben ihn.
tip-clan-an-craite-warrior = Drei sind im Nahkampf 54; Kälte lässt neun, unter König Bran 27.
tip-war-longship = Drei sind in der Belagerung 54. Der Sturm, den Skellige gern spielt, trifft auch sie.
tip-clan-brokvar-archer = Drei Sechser ohne Bindung. Gute Gesellschaft für Mäussacks junge Bären.
tip-clan-dimun-pirate = Spiel ihn, solange drüben etwas Stärkeres als sechs liegt; sonst verbrennt er sich selbst.
tip-berserker = Er ist im Nahkampf allein, da ist Mardroeme teuer. Als Bär hebt er die ganze Reihe.
tip-transformed-vildkaarl = Verlässt er das Feld, ist er wieder ein Berserker: Als solcher liegt er auf dem Ablagestapel.
tip-light-longship = Drei für eine Karte. Bringt Skellige in der dritten Runde eines zurück, ruft es nur, was noch im Nachziehstapel ist.
tip-clan-drummond-shield-maiden = Sie rufen einander nicht: Nur Cerys ruft sie. Lass sie für Cerys im Nachziehstapel.
tip-draig-bon-dhu = Ein Horn für die Belagerung: Neben drei Kriegslangschiffen ist er über 54 wert.
tip-birna-bran = Eine Heilerin, die Olaf zurückholt, wenn er gefallen ist.
tip-young-berserker = Drei davon mit Mardroeme oder Mäussack: 72 für vier Karten, das meiste, was Skellige hat.
tip-transformed-young-vildkaarl = Sie verbinden sich miteinander, nicht mit denen, die noch nicht verwandelt sind.
tip-kambi = Jetzt nichts, in der nächsten Runde ein Held mit elf. Spiel ihn in einer Runde, die du aufgibst.
tip-hemdall = Ein Held, der schon liegt, wenn die Runde beginnt, und eine Spielmarke: Danach ist er fort.

tip-foltest-king-of-temeria = Nimm wenigstens einen Undurchdringlichen Nebel in den Kartensatz und hoffe, ihn nicht zu ziehen: Auf der Hand nützt er ihm nichts.
tip-foltest-lord-commander-of-the-north = Lass den Gegner sein Wetter zuerst ausgeben. Foltest antwortet darauf ohne Karte.
tip-foltest-the-siegemaster = Erst die Katapulte, dann das Horn. Ein Horn des Kommandanten passt danach nicht mehr in diese Reihe.
tip-foltest-the-steel-forged = Stark gegen Nördliche Königreiche und Nilfgaard, müßig gegen Kartensätze ohne Belagerung.
tip-foltest-son-of-medell = Wartet auf Schützen: Gegen Scoia'tael findet er fast immer jemanden.
tip-emhyr-his-imperial-majesty = Nimm Regen in den Kartensatz. Emhyr spielt ihn, wenn die Belagerung gegenüber voll ist.
tip-emhyr-emperor-of-nilfgaard = Sieh früh hin: Drei Karten von zehn verraten, für welche Runde der Gegner spart.
tip-emhyr-the-white-flame = Auch du hast dann keine aktive Fähigkeit. Gut gegen Anführer, für die ein ganzer Kartensatz gebaut ist.
tip-emhyr-the-relentless = Ein Spion auf dem Ablagestapel des Gegners ist der beste Fang: zwei Karten. Danach geht die Karte an ihren Besitzer zurück, außer nach den Regeln des Videospiels.
tip-emhyr-invader-of-the-north = Er stört Kartensätze mit vielen Heilern, auch deinen: Nimm Helden, die heilen, denn sie wählen weiter.
tip-francesca-pureblood-elf = Einheiten mit Gewandtheit stört Kälte nicht: Leg sie in den Fernkampf und lass sie den Rest einfrieren.
tip-francesca-daisy-of-the-valley = Eine Karte mehr ist oft die, die am Ende fehlt; nehmen kann sie dir nur eine Weiße Flamme.
tip-francesca-the-beautiful = Füll die Fernkampfreihe, am besten mit Milva, dann kommt das Horn. Fürchten musst du den Nebel.
tip-francesca-queen-of-dol-blathanna = Fast jeder Kartensatz hat eine Nahkampfreihe, die sich zu verbrennen lohnt. Warte auf eine Bindung.
tip-francesca-hope-of-the-aen-seidhe = Fällt Kälte oder Nebel, wechseln alle Einheiten mit Gewandtheit in einem Zug hinüber.
tip-eredin-king-of-the-wild-hunt = Nimm von jedem Wetter eines in den Kartensatz, auch Gutes Wetter: Er hat immer die richtige Antwort.
tip-eredin-commander-of-the-red-riders = Monster leben im Nahkampf: Dort verdoppelt sein Horn am meisten.
tip-eredin-destroyer-of-worlds = Wirf ab, was ein Heiler zurückholt oder was nichts nützt, und hol die Karte, die der Runde fehlt.
tip-eredin-bringer-of-death = Eine Karte umsonst. Nutze ihn in der letzten Runde, wenn am meisten auf deinem Ablagestapel liegt.
tip-eredin-the-treacherous = Die Spione des Gegners helfen dir doppelt, deine eigenen kosten dich doppelt.
tip-crach-an-craite = Er nimmt auch den Heilern des Gegners ihre Einheiten. Nutze ihn, bevor sie gespielt sind.
tip-king-bran = Spiel selbst Wetter: Dich kostet es die Hälfte, den Gegner fast alles.
