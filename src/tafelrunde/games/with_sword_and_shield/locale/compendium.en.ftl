### What the compendium tells of the cards: numbers, advice, and a note about where they come from.

group-knights = Knights
group-health = Health cards
group-artefacts = Artefacts
group-combat = Combat cards
group-achievements = Achievements
group-events = Events
group-improvements = Improvements

part-signs =
    { $manoeuvre_id ->
        [true] {" "}It carries the Manoeuvre symbol.
       *[false] {""}
    }{ $melee_move_id ->
        [true] {" "}It carries the symbol for a Mêlée Movement.
       *[false] {""}
    }{ $melee_lock_id ->
        [true] {" "}It carries the symbol for a Mêlée Lock.
       *[false] {""}
    }
worth-combat =
    Card { $number }: S { $strength }, T { $technique }. In attack { $attack }: { $stopped } of the { $deck } Deck Cards parry or block it. In defence { $guard } ({ $type }): it stops { $stops } of the { $combat } Combat cards. Combination symbol: { $symbol }.{ $start ->
        [0] {""}
       *[other] {" "}Start number { $start }.
    }{ part-signs }
worth-knight = Card { $number }: S { $strength }, T { $technique }, C { $chivalry }, E { $endurance }. With Strength { $free_strength } of the { $combat } Combat cards cost nothing, with Technique { $free_technique }. Of the { $others } other knights { $courteous } are less chivalrous.
worth-health =
    Card { $number }. 28 Fatigue Points and five hits, the same for every knight; it is there { $copies ->
        [one] once
        [2] twice
       *[other] { $copies } times
    }.
worth-artefact =
    Card { $number }, { $group_id ->
        [weapon] a weapon
        [possession] a possession
       *[outfit] an outfit
    }. In the better of their two Tactics { $gain ->
        [0] none
       *[other] { $gain }
    } of the { $knights } knights gain by it, and { $lose ->
        [0] none loses
        [one] one loses
       *[other] { $lose } lose
    }.
worth-block = Card { $number }. In defence, for { $cost } FP whatever your abilities are: it stops { $stops } of the { $combat } Combat cards.{ part-signs }
worth-strike = Card { $number }. In attack, for { $cost } FP: a strike that { $answers } of the { $deck } Deck Cards answer.{ part-signs }
worth-achievement =
    Card { $number }. It costs { $cost ->
        [0] nothing
       *[other] { $cost } FP
    }, whatever your abilities are.{ part-signs }
worth-event =
    Card { $number }. It costs an Action and no FP. Its Combination symbol, { $symbol }, stands on { $others ->
        [one] one other card
       *[other] { $others } other cards
    }.{ part-signs }
worth-improvement =
    Card { $number }. It costs an Action and no FP. { $others ->
        [one] One other card raises
       *[other] { $others } other cards raise
    } the same ability.{ part-signs }

## Knights

tip-tactic-by-hand = Both Tactics are worth { $value } with this knight: let your eight cards decide, and change when an Improvement comes.
tip-tactic-by-knight = Choose { $tactic }: { $value } against { $other }. Every point is paid in each attack and each guard.
tip-pace-fast = { $endurance } Actions a turn: attack often, so that the other hand runs out of answers, and throw away what is of no use.
tip-pace-steady = { $endurance } Actions a turn: enough for two or three attacks and an Improvement.
tip-pace-slow = Only { $endurance } Actions a turn: make each blow a heavy one. A Combination is one Action, however many cards it has.
tip-past-yrmegard-von-stargardem = Named in the printed rulebook, with her 2 in both Tactics. Stargard was a walled town of Pomerania.
tip-past-herue-of-kermeur = Named in the rulebook. Hervé is a Breton name, worn by a blind saint and by many knights.
tip-past-osbert-of-thornham = Named in the rulebook. Osbert is an old English name; several villages are called Thornham.
tip-past-guirbert-of-vaucelles = Named in the rulebook. Vaucelles near Cambrai was a great abbey of the Cistercians.
tip-past-torkel-of-ringsaker = Ringsaker lies on the lake Mjøsa in Norway. A smith who knows his own steel.
tip-past-isolde-of-marchfeld = On the Marchfeld near Vienna knights decided in 1278 who would rule Austria.
tip-past-wulfram-the-grey = Old campaigners were sought after: whoever had outlived many tournaments knew what mattered.
tip-past-eudes-of-montfaucon = Eudes is the old French form of Odo, a name of bishops, dukes and a king.
tip-past-radomir-of-zator = Zator was the seat of a small duchy between Silesia and Lesser Poland.
tip-past-sigrid-of-ulvasa = Ulvåsa was the home of Saint Bridget of Sweden before she left for Rome.
tip-past-conrad-von-tannegg = Names ending in -egg belong to castles on a mountain ridge, of which the Black Forest has many.
tip-past-diego-of-olvera = Olvera was a border castle of Andalusia, taken by Castile in 1327.
tip-past-maelgwn-of-penllyn = Maelgwn is a name of Welsh princes. Penllyn lies where the lake of Bala begins.
tip-past-baldric-of-ingelram = Named in the rulebook, with his Technique of 2 and his four Actions. A baldric is also the belt a sword hangs from.

## Health

tip-health = A hit gives you back the whole track. With two or three points left a hit costs little, with twenty-eight very much: attack tired knights for their points and fresh ones for their hits. The red drops stand for blood, as on the printed card.

## Artefacts

tip-falchion-of-morgarten = For knights of Strength, who never miss the Technique.
tip-past-falchion-of-morgarten = The falchion is a broad sword with one edge. At Morgarten in 1315 Swiss peasants beat an army of knights.
tip-passau-wolf-blade = For knights of Technique, who never miss the Strength.
tip-past-passau-wolf-blade = The smiths of Passau marked their blades with a running wolf, and others copied the mark.
tip-cleaver-of-bornholm = Two points in every blow for one Action a turn: good where you would not use all Actions, and a little grace besides.
tip-past-cleaver-of-bornholm = Big war knives were the weapon of those who could not afford a sword.
tip-needle-of-toledo = Two points in every blow for one Action a turn, and a little grace besides.
tip-past-needle-of-toledo = Toledo was famous for its steel all over Europe. Stiff thrusting swords found the gaps in mail.
tip-sister-of-joyeuse = A point for either Tactic; but nearly everybody is more chivalrous than you now. Against cards that compare Chivalry you will pay.
tip-past-sister-of-joyeuse = Joyeuse is the sword of Charlemagne in the songs. Kings of France were crowned with a sword of that name.
tip-thorn-of-saint-denis = It does not sharpen your blade. What it gives is the upper hand wherever Chivalry is compared: collect such cards.
tip-past-thorn-of-saint-denis = The abbey of Saint-Denis kept relics and the banner of the kings of France.
tip-wineskin-of-cahors = An Action more, and merry manners; but every blow is weaker. For a knight who throws away many cards and looks for openings.
tip-past-wineskin-of-cahors = The dark wine of Cahors was shipped down the river and drunk in England.
tip-psalter-of-lund = For knights of Technique: they do not feel the lost point, evade more cheaply, and win nearly every comparison.
tip-past-psalter-of-lund = Lund became the seat of an archbishop for the whole north in 1104.
tip-sleeve-of-the-countess = For knights of Strength: they do not feel the lost point, evade more cheaply, and win nearly every comparison.
tip-past-sleeve-of-the-countess = Ladies gave a sleeve as a favour, and the knight wore it on his helm or shield.
tip-great-helm-of-nuremberg = A point of Strength without losing any Technique. Do without cards that compare Chivalry.
tip-past-great-helm-of-nuremberg = The great helm covered the whole head and left a slit for the eyes. Nuremberg's armourers sold to half of Europe.
tip-silken-surcoat = A point of Technique without losing any Strength. Do without cards that compare Chivalry.
tip-past-silken-surcoat = The surcoat was worn over the mail and showed whose arms one bore.
tip-sabatons-of-linz = Every Manoeuvre for 3: keep cards with the symbol, and hardly any blow finds you without an answer.
tip-past-sabatons-of-linz = Shoes of plates came up in the fourteenth century, when mail no longer was enough.
tip-hauberk-of-bouvines = For knights of Strength: harder blows and the upper hand in comparisons, but it is heavy to evade in. With Technique leave it.
tip-past-hauberk-of-bouvines = The hauberk is a long shirt of mail. At Bouvines in 1214 the king of France was pulled from his horse, and his mail saved him.

## Combat cards

tip-for-strength = A card for Strength: its { $value } pays off where your Strength is high. With Technique it counts { $other } only.
tip-for-technique = A card for Technique: its { $value } pays off where your Technique is high.
tip-for-either = Useful with either Tactic.
tip-opens-early = With the start number { $start } you mostly may begin, if you want to.
tip-opens-late = The start number { $start } is easily underbid: name it when you have nothing lower or do not care.
tip-cross-cut = The Cross cut is the Zwerchhau of the German masters, a level blow at the height of the head with the hilt held high.
tip-slanting-cut = The Slanting cut follows the oblique line on which an arm strikes by nature.
tip-crooked-cut = The Crooked cut is the Krumphau: with crossed hands at the hands of the other.
tip-battle-cut = The Battle cut is what works in a crowd, without much art.
tip-squinting-cut = The Squinting cut is the Schielhau, with the short edge; one looks elsewhere while striking it.
tip-rage-cut = The Rage cut is the Zornhau, from the shoulder slantwise down: the first of the five strikes in Liechtenauer's verses.
tip-crown-cut = The Crown cut comes down to where a crown would sit.
tip-scalp-cut = The Scalp cut is the Scheitelhau, straight from above to the parting of the hair.
tip-anger-cut = The Anger cut is a brother of the Rage cut, struck grimly and without a feint.
tip-plunge-strike = The Plunge strike falls over the other's guard, point first. Joachim Meyer's book of 1570 knows such a Sturzhau.
tip-father-strike = The Father strike: low, hard, and not to be forgotten, as from a father's hand.
tip-wing-guard = Wing guard: the shield is spread to the side like a wing.
tip-rage-guard = Rage guard: high at the shoulder, where a Rage cut begins as well.
tip-oak-door = Oak door: the shield stands straight in front of the body, like a door that is shut.
tip-iron-hat = Iron hat: the shield above the head. The brimmed helmet of foot soldiers was called so, too.
tip-groin-guard = Groin guard: the shield held low, against what comes from below.
tip-crown-guard = Crown guard: the hilt is raised before the head, and the blow lands on the crossguard.
tip-barrier-guard = Barrier guard: the point to the ground and the blade slanting before the body like the bar of a gate.
tip-iron-gate = Iron gate: the blade hangs low before the body. Fiore dei Liberi teaches an iron gate around 1410.
tip-cross-guard = Cross guard: blade and crossguard meet the blow like a cross.
tip-hook-catcher = Hook catcher: the blade of the other is caught between edge and crossguard.
tip-sign-manoeuvre = With the Manoeuvre symbol it answers every attack. Think twice before you play such a card for anything else: in the worst case it is worth a hit.
tip-sign-melee-move = In a Mêlée it changes your place with a fellow's, on your turn or while you are attacked.
tip-sign-melee-lock = In a Mêlée it locks you and an enemy together. Lock one who is shaken: he cannot step aside any more.

## Achievements

tip-setting-aside = It saves a hit by the two strikes and gives you breath if you are the more chivalrous. Against all other attacks it is of no use: keep it only while you have better cards for those.
tip-past-setting-aside = Absetzen: the blow is put aside, and the point finds its aim in the same movement.
tip-travelling-after = Play it before an attack that is high already. Where no answer is found, the bonus was wasted; where one is found, it costs him three points more.
tip-past-travelling-after = Nachreisen: one follows the other's sword while it is still on its way back.
tip-overrunning = Stops three attacks for 3 FP. If you are more chivalrous than the attacker, he loses more than you.
tip-past-overrunning = Überlaufen: whoever strikes from above reaches farther than one who strikes from below.
tip-winding = For the guard you want to win with: the attacker pays what he falls short of. It needs a correct guard besides.
tip-past-winding = Winden: where the blades meet, one turns one's own without leaving the other.
tip-shield-hook = Two of the four guards against every attack are gone. Play it when you have seen that he holds shields.
tip-past-shield-hook = Hans Talhoffer's book of 1467 shows shields for duels with hooks at their ends.
tip-binding-on = Two of the four guards against every attack are gone. Play it when you have seen that he parries with the sword.
tip-past-binding-on = Anbinden: the blades touch, and what follows is decided by feeling.
tip-pommel-blow = A strike: any shield guard helps against it, whatever cut it is for. After “Torn shield strap” none does.
tip-past-pommel-blow = At close quarters one struck with the pommel. The fencing books draw that, too.
tip-slicing-off = Five points for two, and nothing answers it. With five points or fewer left the opponent takes a hit.
tip-past-slicing-off = Abschneiden: a slice at the arms of somebody who comes too near.
tip-changing-thru = Stops three cuts for 3 FP. A guard may be cheaper: look before you play it.
tip-past-changing-thru = Named in the printed rulebook, with its price. Durchwechseln: below the other's blade to his other side.
tip-pulling-back = Two cards for one point: look for what you miss. Who is more chivalrous gets breath as well.
tip-past-pulling-back = Zucken: the sword is pulled out of the bind and strikes on the other side.
tip-hanging-point = Blocks the four cuts that come from above, and gives breath to the more chivalrous.
tip-past-hanging-point = Hängen: the hilt is held high, and the point hangs down before the other's face.
tip-grip-at-the-sword = A strike: any sword guard helps against it, whatever cut it is for.
tip-past-grip-at-the-sword = Ringen am Schwert: most fencing books end with wrestling.
tip-feeling-the-blade = Take the Manoeuvre or the only guard against what you will play next. You know the rest of the hand then.
tip-past-feeling-the-blade = Fühlen: whether the other is hard or soft at the blade is felt in the wrist, not seen.
tip-taking-the-sword = The surest block: it stops every Combat card. Keep it for a Combination or the last hit.
tip-past-taking-the-sword = Schwertnehmen: to wrench the sword from the other's hand.
tip-attacking-before = Against this only a Manoeuvre helps, and by far not every hand has one.
tip-past-attacking-before = Named in the rulebook, with its price of 4. The masters speak of Before and After: whoever acts first forces the other to answer.

## Events

tip-bide-ones-time = A little breath for an Action. In a Combination it comes without one of its own; its Manoeuvre is often worth more.
tip-past-bide-ones-time = Named in the printed rulebook.
tip-torn-shield-strap = First this, then attacks: half of his guards are gone for the whole turn, against strikes, too.
tip-past-torn-shield-strap = A shield hung on leather straps around the forearm. If one tore, the arm was bare.
tip-you-are-doing-fine-my-son = Wait until you miss six points; on a full track it is wasted.
tip-past-you-are-doing-fine-my-son = Named in the printed rulebook. Fathers and old servants stood at the barriers.
tip-mud-underfoot = No Manoeuvre for the whole turn. Before “Attacking before” it means a sure hit.
tip-past-mud-underfoot = At Agincourt in 1415 the knights of France got stuck in ploughed mud.
tip-a-ladys-glance = Ten points are a third of a track: the best card of a chivalrous knight, and nothing for others but its Manoeuvre.
tip-past-a-ladys-glance = Ladies looked on at tournaments and handed out the prize.
tip-the-marshals-rebuke = Ten points from the other: with ten or fewer left he takes a hit, and nothing answers it.
tip-past-the-marshals-rebuke = King René's book of tournaments, from around 1460, lets judges examine who is worthy to ride.
tip-sun-in-the-eyes = Two points in each exchange: worth it as the first Action, before many attacks.
tip-past-sun-in-the-eyes = The Sachsenspiegel, a German law book, demands that the sun be shared out evenly between two duellists.
tip-the-water-carrier = Three points more for you than for him. On the last points it saves you a hit.
tip-past-the-water-carrier = In armour one sweats, even in winter. Between the bouts there was water.
tip-jeers-from-the-stands = Three cards fewer are three answers fewer: play it before your attacks.
tip-past-jeers-from-the-stands = Heralds called out the names, and the crowd had its opinion.
tip-trumpets = Costs an Action and gives two. Best in a Combination, and at the beginning of a turn.
tip-past-trumpets = Trumpets called the fighters to the lists and parted them again.

## Improvements

tip-improve-strength = For the Tactic Strength: one point more in each attack and guard, and a cheaper hand, for the rest of the fight. Play it early.
tip-improve-technique = For the Tactic Technique: one point more in each attack and guard, and a cheaper hand, for the rest of the fight. Play it early.
tip-improve-chivalry = Two points are often enough to turn comparisons round. Play it before such cards, and against an opponent who collects them.
tip-improve-endurance = An Action more in every turn to come. The price is manners: you will hardly win a comparison of Chivalry any more, and Manoeuvres are dearer.
tip-past-what-hurts-teaches = Named in the rulebook. An old saying, in Latin: quae nocent, docent.
tip-past-second-wind = Whoever gets over the worst moment finds new breath. It does not look pretty.
tip-past-blacksmiths-bread = Bread for people who swing a hammer all day.
tip-past-eye-of-the-falcon = Hawking was part of a noble education; an emperor wrote a book about it.
tip-past-vow-at-dawn = Before he was knighted, a squire kept watch for a night in church.
tip-past-blood-of-the-bear = The sagas tell of fighters in bearskins who felt no wounds.
tip-past-the-masters-whisper = Johannes Liechtenauer put his art into verses that nobody should understand who had not been taught.
tip-past-fury-of-the-wronged = In a judicial duel it was not only honour that was at stake.
tip-past-mercy-shown = A beaten knight was spared and paid a ransom. Whoever spared him gained by it twice.
tip-past-old-scars = Whoever has scars has lived through something, and learnt.
tip-past-steady-breath = Whoever holds his breath when striking soon has none.
tip-past-feet-of-a-dancer = All masters teach to step with the blow.
tip-past-colours-of-the-house = From the twelfth century on knights wore arms on the shield, so that everybody knew who behaved how.
tip-past-shoulders-of-an-ox = The ox is also one of the four guards of the German school: the sword held at the head like a horn.
tip-past-embrogation-of-the-picts = Named in the rulebook. An embrocation is rubbed into tired limbs; the Picts lived in the north of Scotland.
