### Was das Kompendium von den Karten erzählt: Zahlen, Rat, und woher etwas kommt.

group-knights = Ritter
group-health = Gesundheitskarten
group-artefacts = Artefakte
group-combat = Kampfkarten
group-achievements = Kunststücke
group-events = Ereignisse
group-improvements = Verbesserungen

part-signs =
    { $manoeuvre_id ->
        [true] {" "}Sie trägt das Manöverzeichen.
       *[false] {""}
    }{ $melee_move_id ->
        [true] {" "}Sie trägt das Zeichen für eine Mêlée-Bewegung.
       *[false] {""}
    }{ $melee_lock_id ->
        [true] {" "}Sie trägt das Zeichen für eine Mêlée-Bindung.
       *[false] {""}
    }
worth-combat =
    Karte { $number }: S { $strength }, T { $technique }. Im Angriff { $attack }: { $stopped } der { $deck } Spielkarten parieren oder blocken ihn. In der Verteidigung { $guard } ({ $type }): Diese Hut stoppt { $stops } der { $combat } Kampfkarten. Kombinationszeichen: { $symbol }.{ $start ->
        [0] {""}
       *[other] {" "}Startzahl { $start }.
    }{ part-signs }
worth-knight = Karte { $number }: S { $strength }, T { $technique }, R { $chivalry }, A { $endurance }. Mit Stärke kosten { $free_strength } der { $combat } Kampfkarten nichts, mit Technik { $free_technique }. Von den { $others } anderen Rittern sind { $courteous } weniger ritterlich.
worth-health =
    Karte { $number }. 28 Ermüdungspunkte und fünf Treffer, für jeden Ritter dasselbe; es gibt sie { $copies ->
        [one] einmal
        [2] zweimal
       *[other] { $copies }-mal
    }.
worth-artefact =
    Karte { $number }, { $group_id ->
        [weapon] eine Waffe
        [possession] ein Besitz
       *[outfit] ein Stück Ausrüstung
    }. In der besseren ihrer beiden Taktiken { $gain ->
        [0] gewinnt dadurch keiner
        [one] gewinnt dadurch einer
       *[other] gewinnen dadurch { $gain }
    } der { $knights } Ritter, { $lose ->
        [0] und keiner verliert
        [one] und einer verliert
       *[other] und { $lose } verlieren
    }.
worth-block = Karte { $number }. In der Verteidigung, für { $cost } EP, gleich welche Fähigkeiten du hast: Sie stoppt { $stops } der { $combat } Kampfkarten.{ part-signs }
worth-strike = Karte { $number }. Im Angriff, für { $cost } EP: ein Stoß, auf den { $answers } der { $deck } Spielkarten antworten.{ part-signs }
worth-achievement =
    Karte { $number }. Sie kostet { $cost ->
        [0] nichts
       *[other] { $cost } EP
    }, gleich welche Fähigkeiten du hast.{ part-signs }
worth-event =
    Karte { $number }. Sie kostet eine Aktion und keine EP. Ihr Kombinationszeichen { $symbol } steht auf { $others ->
        [one] einer anderen Karte
       *[other] { $others } anderen Karten
    }.{ part-signs }
worth-improvement =
    Karte { $number }. Sie kostet eine Aktion und keine EP. { $others ->
        [one] Eine andere Karte hebt
       *[other] { $others } andere Karten heben
    } dieselbe Fähigkeit.{ part-signs }

## Ritter

tip-tactic-by-hand = Beide Taktiken sind bei diesem Ritter { $value } wert: Lass deine acht Karten entscheiden, und wechsle, wenn eine Verbesserung kommt.
tip-tactic-by-knight = Wähle { $tactic }: { $value } gegen { $other }. Jeder Punkt zahlt sich bei jedem Angriff und jeder Hut aus.
tip-pace-fast = { $endurance } Aktionen je Zug: Greife oft an, damit der anderen Hand die Antworten ausgehen, und wirf ab, was nichts nützt.
tip-pace-steady = { $endurance } Aktionen je Zug: genug für zwei, drei Angriffe und eine Verbesserung.
tip-pace-slow = Nur { $endurance } Aktionen je Zug: Jeder Hieb sollte schwer sein. Eine Kombination ist eine einzige Aktion, wie viele Karten sie auch hat.
tip-past-yrmegard-von-stargardem = In der Anleitung genannt, mit der 2 in beiden Taktiken. Stargard war eine ummauerte Stadt in Pommern.
tip-past-herue-of-kermeur = In der Anleitung genannt. Hervé ist ein bretonischer Name, den ein blinder Heiliger und viele Ritter trugen.
tip-past-osbert-of-thornham = In der Anleitung genannt. Osbert ist ein altenglischer Name; Thornham heißen mehrere Dörfer.
tip-past-guirbert-of-vaucelles = In der Anleitung genannt. Vaucelles bei Cambrai war eine große Abtei der Zisterzienser.
tip-past-torkel-of-ringsaker = Ringsaker liegt am Mjøsa in Norwegen. Ein Schmied, der seinen eigenen Stahl kennt.
tip-past-isolde-of-marchfeld = Auf dem Marchfeld bei Wien entschieden Ritter 1278, wem Österreich gehört.
tip-past-wulfram-the-grey = Alte Haudegen waren gesucht: Wer viele Turniere überlebt hatte, wusste, worauf es ankommt.
tip-past-eudes-of-montfaucon = Eudes ist die altfranzösische Form von Odo, ein Name von Bischöfen, Herzögen und einem König.
tip-past-radomir-of-zator = Zator war der Sitz eines kleinen Herzogtums zwischen Schlesien und Kleinpolen.
tip-past-sigrid-of-ulvasa = Auf Ulvåsa lebte die heilige Birgitta von Schweden, bevor sie nach Rom ging.
tip-past-conrad-von-tannegg = Namen auf -egg gehören zu Burgen auf einem Bergrücken; im Schwarzwald gibt es viele davon.
tip-past-diego-of-olvera = Olvera war eine Grenzburg in Andalusien, 1327 von Kastilien erobert.
tip-past-maelgwn-of-penllyn = Maelgwn hießen Fürsten in Wales. Penllyn liegt dort, wo der See von Bala beginnt.
tip-past-baldric-of-ingelram = In der Anleitung genannt, mit der Technik 2 und den vier Aktionen. Das englische „baldric“ ist auch der Gurt, an dem ein Schwert hängt.

## Gesundheit

tip-health = Ein Treffer gibt dir die ganze Leiste zurück. Mit zwei, drei Punkten kostet er wenig, mit achtundzwanzig sehr viel: Nimm müden Rittern ihre Punkte und frischen ihre Treffer. Die roten Tropfen stehen wie auf der gedruckten Karte für Blut.

## Artefakte

tip-falchion-of-morgarten = Für Ritter der Stärke, denen die Technik nie fehlt.
tip-past-falchion-of-morgarten = Der Falchion ist ein breites Schwert mit einer Schneide. Bei Morgarten schlugen 1315 Schweizer Bauern ein Ritterheer.
tip-passau-wolf-blade = Für Ritter der Technik, denen die Stärke nie fehlt.
tip-past-passau-wolf-blade = Die Schmiede von Passau zeichneten ihre Klingen mit einem laufenden Wolf, und andere machten es nach.
tip-cleaver-of-bornholm = Zwei Punkte in jedem Hieb für eine Aktion je Zug: gut, wo du nicht alle Aktionen brauchst, und ein wenig Anmut dazu.
tip-past-cleaver-of-bornholm = Große Kriegsmesser waren die Waffe derer, die sich kein Schwert leisten konnten.
tip-needle-of-toledo = Zwei Punkte in jedem Hieb für eine Aktion je Zug, und ein wenig Anmut dazu.
tip-past-needle-of-toledo = Toledo war in ganz Europa für seinen Stahl berühmt. Steife Stoßschwerter fanden die Lücken im Kettenpanzer.
tip-sister-of-joyeuse = Ein Punkt für jede der beiden Taktiken; aber fast alle sind jetzt ritterlicher als du. Gegen Karten, die Ritterlichkeit vergleichen, zahlst du drauf.
tip-past-sister-of-joyeuse = Joyeuse heißt in den Liedern das Schwert Karls des Großen. Mit einem Schwert dieses Namens wurden Frankreichs Könige gekrönt.
tip-thorn-of-saint-denis = Die Klinge schärft er nicht. Er bringt dir die Oberhand, wo Ritterlichkeit verglichen wird: Sammle solche Karten.
tip-past-thorn-of-saint-denis = Die Abtei Saint-Denis bewahrte Reliquien und das Banner der Könige von Frankreich.
tip-wineskin-of-cahors = Eine Aktion mehr und gute Laune, aber jeder Hieb ist schwächer. Für einen Ritter, der viel abwirft und nach Lücken sucht.
tip-past-wineskin-of-cahors = Der dunkle Wein von Cahors kam auf dem Fluss ans Meer und wurde in England getrunken.
tip-psalter-of-lund = Für Ritter der Technik: Sie spüren den verlorenen Punkt nicht, weichen billiger aus und gewinnen fast jeden Vergleich.
tip-past-psalter-of-lund = Lund wurde 1104 Sitz eines Erzbischofs für den ganzen Norden.
tip-sleeve-of-the-countess = Für Ritter der Stärke: Sie spüren den verlorenen Punkt nicht, weichen billiger aus und gewinnen fast jeden Vergleich.
tip-past-sleeve-of-the-countess = Damen gaben einen Ärmel als Gunstbeweis, und der Ritter trug ihn an Helm oder Schild.
tip-great-helm-of-nuremberg = Ein Punkt Stärke, ohne Technik zu verlieren. Verzichte auf Karten, die Ritterlichkeit vergleichen.
tip-past-great-helm-of-nuremberg = Der Topfhelm bedeckte den ganzen Kopf und ließ nur einen Sehschlitz. Nürnbergs Plattner verkauften an halb Europa.
tip-silken-surcoat = Ein Punkt Technik, ohne Stärke zu verlieren. Verzichte auf Karten, die Ritterlichkeit vergleichen.
tip-past-silken-surcoat = Den Waffenrock trug man über dem Kettenpanzer; er zeigte, wessen Wappen man führte.
tip-sabatons-of-linz = Jedes Manöver für 3: Behalte Karten mit dem Zeichen, und kaum ein Hieb trifft dich ohne Antwort.
tip-past-sabatons-of-linz = Schuhe aus Platten kamen im vierzehnten Jahrhundert auf, als Kettenpanzer nicht mehr genügten.
tip-hauberk-of-bouvines = Für Ritter der Stärke: härtere Hiebe und die Oberhand in Vergleichen, doch zum Ausweichen ist es schwer. Mit Technik lass es liegen.
tip-past-hauberk-of-bouvines = Bei Bouvines wurde 1214 der König von Frankreich vom Pferd gerissen, und sein Kettenhemd rettete ihn.

## Kampfkarten

tip-for-strength = Eine Karte für Stärke: Ihre { $value } zahlt sich aus, wo deine Stärke hoch ist. Mit Technik zählt sie nur { $other }.
tip-for-technique = Eine Karte für Technik: Ihre { $value } zahlt sich aus, wo deine Technik hoch ist.
tip-for-either = Mit beiden Taktiken brauchbar.
tip-opens-early = Mit der Startzahl { $start } darfst du meistens beginnen, wenn du willst.
tip-opens-late = Die Startzahl { $start } ist leicht zu unterbieten: Nenne sie, wenn du nichts Niedrigeres hast oder es dir gleich ist.
tip-cross-cut = Zwerchhau: ein waagerechter Hieb in Kopfhöhe, das Gehilz hoch gehalten; einer der fünf Meisterhaue.
tip-slanting-cut = Der Schräghau folgt der schrägen Linie, auf der ein Arm von Natur aus schlägt.
tip-crooked-cut = Krumphau: mit gekreuzten Händen auf die Hände des anderen; einer der fünf Meisterhaue.
tip-battle-cut = Der Streithau ist, was im Gedränge hilft, ohne viel Kunst.
tip-squinting-cut = Schielhau: mit der kurzen Schneide geschlagen, während man anderswohin blickt; einer der fünf Meisterhaue.
tip-rage-cut = Zornhau: von der Schulter schräg herab; der erste der fünf Haue in Liechtenauers Versen.
tip-crown-cut = Der Kronhau fällt dorthin, wo eine Krone säße.
tip-scalp-cut = Scheitelhau: gerade von oben auf den Scheitel; einer der fünf Meisterhaue.
tip-anger-cut = Der Grimmhau ist ein Bruder des Zornhaus, grimmig und ohne Finte geschlagen.
tip-plunge-strike = Der Sturzstreich fällt über die Hut des anderen, die Spitze voran. Joachim Meyers Buch von 1570 kennt einen Sturzhau.
tip-father-strike = Der Vaterstreich: tief, hart und nicht zu vergessen, wie von des Vaters Hand.
tip-wing-guard = Flügelhut: Der Schild wird zur Seite gespreizt wie ein Flügel.
tip-rage-guard = Zornhut: hoch an der Schulter, wo auch ein Zornhau beginnt.
tip-oak-door = Eichentor: Der Schild steht gerade vor dem Leib wie eine Tür, die zu ist.
tip-iron-hat = Eisenhut: der Schild über dem Kopf. So hieß auch der Helm mit Krempe, den Fußknechte trugen.
tip-groin-guard = Leistenhut: der Schild tief gehalten, gegen alles, was von unten kommt.
tip-crown-guard = Kronhut: Das Gehilz geht vor dem Kopf in die Höhe, und der Hieb landet auf der Parierstange.
tip-barrier-guard = Schrankhut: die Spitze am Boden, die Klinge schräg vor dem Leib wie ein Schlagbaum.
tip-iron-gate = Eisenpforte: Die Klinge hängt tief vor dem Leib. Fiore dei Liberi lehrt um 1410 eine „porta di ferro“.
tip-cross-guard = Kreuzhut: Klinge und Parierstange begegnen dem Hieb wie ein Kreuz.
tip-hook-catcher = Hakenfang: Die fremde Klinge wird zwischen Schneide und Parierstange gefangen.
tip-sign-manoeuvre = Mit dem Manöverzeichen antwortet sie auf jeden Angriff. Überlege zweimal, ehe du eine solche Karte für etwas anderes hergibst: Schlimmstenfalls ist sie einen Treffer wert.
tip-sign-melee-move = In der Mêlée tauschst du damit den Platz mit einem Mitstreiter, in deinem Zug oder während du angegriffen wirst.
tip-sign-melee-lock = In der Mêlée bindest du damit einen Feind an dich. Binde einen, der erschüttert ist: Ausweichen kann er dann nicht mehr.

## Kunststücke

tip-setting-aside = Erspart einen Treffer durch die beiden Streiche und gibt dir Atem, wenn du der Ritterlichere bist. Gegen alles andere nützt es nichts: Behalte es nur, solange du dafür Besseres hast.
tip-past-setting-aside = Absetzen heißt: Der Hieb wird zur Seite gesetzt, und die Spitze trifft in derselben Bewegung.
tip-travelling-after = Spiele es vor einem Angriff, der schon hoch ist. Gibt es keine Antwort, war der Zuschlag verschenkt; gibt es eine, kostet sie drei Punkte mehr.
tip-past-travelling-after = Nachreisen heißt: dem Schwert des anderen folgen, solange es noch auf dem Rückweg ist.
tip-overrunning = Stoppt drei Angriffe für 3 EP. Bist du ritterlicher als der Angreifer, verliert er mehr als du.
tip-past-overrunning = Überlaufen heißt: Wer von oben schlägt, reicht weiter, als wer von unten schlägt.
tip-winding = Für die Hut, mit der du gewinnen willst: Der Angreifer zahlt, was ihm fehlt. Eine richtige Hut brauchst du dazu.
tip-past-winding = Winden heißt: die eigene Klinge drehen, wo sich beide treffen, ohne von der anderen zu lassen.
tip-shield-hook = Zwei der vier Huten gegen jeden Angriff fallen aus. Spiele es, wenn du gesehen hast, dass er Schildhuten hält.
tip-past-shield-hook = Hans Talhoffers Buch von 1467 zeigt Schilde für den Zweikampf mit Haken an den Enden.
tip-binding-on = Zwei der vier Huten gegen jeden Angriff fallen aus. Spiele es, wenn du gesehen hast, dass er mit dem Schwert pariert.
tip-past-binding-on = Anbinden heißt: Die Klingen berühren sich, und was folgt, entscheidet das Gefühl.
tip-pommel-blow = Ein Stoß: Jede Schildhut hilft dagegen, gegen welchen Hieb sie auch sonst gut ist. Nach „Gerissener Schildriemen“ hilft keine.
tip-past-pommel-blow = Aus der Nähe stieß man mit dem Knauf. Auch das zeichnen die Fechtbücher.
tip-slicing-off = Fünf Punkte für zwei, und niemand kann darauf antworten. Hat der Gegner höchstens fünf, erhält er einen Treffer.
tip-past-slicing-off = Abschneiden heißt: ein Schnitt an den Armen dessen, der zu nahe kommt.
tip-changing-thru = Stoppt drei Haue für 3 EP. Eine Hut ist vielleicht billiger: Sieh nach, bevor du es spielst.
tip-past-changing-thru = In der Anleitung genannt, mit seinem Preis. Durchwechseln heißt: unter der fremden Klinge auf die andere Seite.
tip-pulling-back = Zwei Karten für einen Punkt: Suche, was dir fehlt. Der Ritterlichere kommt dabei auch zu Atem.
tip-past-pulling-back = Zucken heißt: das Schwert aus der Bindung reißen und auf der anderen Seite schlagen.
tip-hanging-point = Blockt die vier Haue, die von oben kommen, und gibt dem Ritterlicheren Atem.
tip-past-hanging-point = Hängen heißt: das Gehilz hoch, und die Spitze hängt dem anderen vor dem Gesicht.
tip-grip-at-the-sword = Ein Stoß: Jede Schwerthut hilft dagegen, gegen welchen Hieb sie auch sonst gut ist.
tip-past-grip-at-the-sword = Mit dem Ringen schließen die meisten Fechtbücher.
tip-feeling-the-blade = Nimm das Manöver oder die einzige Hut gegen das, was du als Nächstes spielst. Den Rest der Hand kennst du dann.
tip-past-feeling-the-blade = Fühlen heißt: Ob der andere hart oder weich an der Klinge ist, spürt man im Handgelenk.
tip-taking-the-sword = Der sicherste Block: Er stoppt jede Kampfkarte. Behalte ihn für eine Kombination oder den letzten Treffer.
tip-past-taking-the-sword = Schwertnehmen heißt: dem anderen die Waffe aus der Hand winden.
tip-attacking-before = Dagegen hilft nur ein Manöver, und das hat längst nicht jede Hand.
tip-past-attacking-before = In der Anleitung genannt, mit dem Preis 4. Die Meister reden von Vor und Nach: Wer zuerst handelt, zwingt den anderen zu antworten.

## Ereignisse

tip-bide-ones-time = Ein wenig Atem für eine Aktion. In einer Kombination kostet es keine eigene; das Manöver darauf ist oft mehr wert.
tip-past-bide-ones-time = In der Anleitung genannt.
tip-torn-shield-strap = Erst das, dann die Angriffe: Den ganzen Zug lang fehlt ihm die Hälfte seiner Huten, auch gegen Stöße.
tip-past-torn-shield-strap = Ein Schild hing an Lederriemen um den Unterarm. Riss einer, war der Arm bloß.
tip-you-are-doing-fine-my-son = Warte, bis dir sechs Punkte fehlen; auf einer vollen Leiste ist es verschenkt.
tip-past-you-are-doing-fine-my-son = In der Anleitung genannt. An den Schranken standen Väter und alte Knechte.
tip-mud-underfoot = Den ganzen Zug kein Manöver. Vor „Angriff im Vor“ heißt das: ein sicherer Treffer.
tip-past-mud-underfoot = Bei Azincourt blieben 1415 Frankreichs Ritter im gepflügten Schlamm stecken.
tip-a-ladys-glance = Zehn Punkte sind ein Drittel der Leiste: die beste Karte eines ritterlichen Ritters, und für andere bloß ein Manöver.
tip-past-a-ladys-glance = Damen sahen dem Turnier zu und überreichten den Preis.
tip-the-marshals-rebuke = Zehn Punkte vom anderen: Hat er höchstens zehn, erhält er einen Treffer, und niemand kann darauf antworten.
tip-past-the-marshals-rebuke = König Renés Turnierbuch, um 1460, lässt Richter prüfen, wer des Turniers würdig ist.
tip-sun-in-the-eyes = Zwei Punkte bei jedem Schlagabtausch: lohnt sich als erste Aktion, vor vielen Angriffen.
tip-past-sun-in-the-eyes = Der Sachsenspiegel verlangt, zwei Kämpfern die Sonne gleich zu teilen.
tip-the-water-carrier = Drei Punkte mehr für dich als für ihn. Auf den letzten Punkten erspart es dir einen Treffer.
tip-past-the-water-carrier = In der Rüstung schwitzt man auch im Winter. Zwischen den Gängen gab es Wasser.
tip-jeers-from-the-stands = Drei Karten weniger sind drei Antworten weniger: Spiele es vor deinen Angriffen.
tip-past-jeers-from-the-stands = Herolde riefen die Namen aus, und die Menge hatte ihre Meinung.
tip-trumpets = Kosten eine Aktion und geben zwei. Am besten in einer Kombination, und am Anfang eines Zuges.
tip-past-trumpets = Trompeten riefen die Kämpfer in die Schranken und trennten sie wieder.

## Verbesserungen

tip-improve-strength = Für die Taktik Stärke: ein Punkt mehr in jedem Angriff und jeder Hut, und eine billigere Hand, für den Rest des Kampfes. Spiele sie früh.
tip-improve-technique = Für die Taktik Technik: ein Punkt mehr in jedem Angriff und jeder Hut, und eine billigere Hand, für den Rest des Kampfes. Spiele sie früh.
tip-improve-chivalry = Zwei Punkte genügen oft, um Vergleiche umzudrehen. Spiele sie vor solchen Karten, und gegen einen Gegner, der sie sammelt.
tip-improve-endurance = Eine Aktion mehr in jedem kommenden Zug. Der Preis sind die guten Manieren: Einen Vergleich der Ritterlichkeit gewinnst du kaum noch, und Manöver werden teurer.
tip-past-what-hurts-teaches = In der Anleitung genannt. Ein alter Spruch, auf Lateinisch: quae nocent, docent.
tip-past-second-wind = Wer über den schlimmsten Augenblick hinweg ist, findet neuen Atem. Hübsch sieht das nicht aus.
tip-past-blacksmiths-bread = Brot für Leute, die den ganzen Tag einen Hammer schwingen.
tip-past-eye-of-the-falcon = Die Beizjagd gehörte zur adligen Erziehung; ein Kaiser schrieb ein Buch darüber.
tip-past-vow-at-dawn = Vor dem Ritterschlag wachte ein Knappe eine Nacht lang in der Kirche.
tip-past-blood-of-the-bear = Die Sagas erzählen von Kämpfern in Bärenfellen, die keine Wunden spürten.
tip-past-the-masters-whisper = Johannes Liechtenauer fasste seine Kunst in Verse, die niemand verstehen sollte, der sie nicht gelernt hatte.
tip-past-fury-of-the-wronged = Im gerichtlichen Zweikampf stand mehr auf dem Spiel als die Ehre.
tip-past-mercy-shown = Ein besiegter Ritter wurde geschont und zahlte Lösegeld. Wer ihn schonte, gewann doppelt.
tip-past-old-scars = Wer Narben hat, hat etwas überlebt und daraus gelernt.
tip-past-steady-breath = Wer beim Schlagen den Atem anhält, hat bald keinen mehr.
tip-past-feet-of-a-dancer = Alle Meister lehren, mit dem Hieb zu treten.
tip-past-colours-of-the-house = Vom zwölften Jahrhundert an trugen Ritter Wappen auf dem Schild, sodass jeder wusste, wer sich wie benahm.
tip-past-shoulders-of-an-ox = Der Ochs ist auch eine der vier Huten der deutschen Schule: das Schwert am Kopf gehalten wie ein Horn.
tip-past-embrogation-of-the-picts = In der Anleitung genannt. Eingerieben werden müde Glieder; die Pikten lebten im Norden Schottlands.
