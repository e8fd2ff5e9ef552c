### Was neben den Karten gedruckt wird.

track-hits = Treffer
track-fatigue = Übrige Ermüdungspunkte
track-tactic = Taktik: links Stärke, rechts Technik
marker-hits = Marken für Treffer
marker-fatigue = Marken für Ermüdung
marker-tactic = Marken für die Taktik

aid-turn = Ein Zug
aid-turn-text =
    Du hast so viele Aktionen wie Ausdauer. Eine Aktion ist:
    eine Kampfkarte, ein Kunststück, ein Ereignis oder eine Verbesserung,
    eine Kombination aus zwei bis vier Karten mit gleichem Zeichen,
    eine Karte abwerfen oder die Taktik wechseln.
    Alle Aktionen auf einmal: eine Grande Passe (erschüttert, einmal im Kampf: acht neue Karten) oder eine Mêlée-Bewegung.
    Am Ende zieht der Verteidiger auf acht Karten auf, dann du.
    Sind die Ermüdungspunkte aufgebraucht: ein Treffer, und die Leiste ist wieder voll. Fünf Treffer: besiegt. Ab dem vierten bist du erschüttert: Alles, was du tust, kostet 1 mehr.
aid-answer = Ein Angriff
aid-answer-text =
    1. Der Angreifer zahlt, was die Zahl der Karte über seiner Taktik liegt.
    2. Angriff = Taktik + Zahl der Karte.
    3. Der Verteidiger antwortet mit einer Hut, die diesen Hieb pariert, einem passenden Kunststück oder einem Manöver. Wer kann, muss.
    4. Eine Hut wird bezahlt wie ein Angriff: Zahl über der Taktik.
    5. Hut = Taktik + Zahl. Wer niedriger ist, zahlt den Unterschied.
    Ein Block oder ein Manöver hält den Angriff ohne Vergleich auf.
    Keine Antwort: ein Treffer.
    Jede Angriffskarte einer Kombination braucht ihre eigene Antwort.
aid-costs = Kosten
aid-costs-text =
    Kampfkarte: Zahl über deiner Taktik
    Kombination: 4 für alle zusammen
    Manöver: 5
    Kunststück: wie aufgedruckt
    Ereignis, Verbesserung, Abwerfen, andere Taktik: nichts
    Mêlée-Bindung: 3
    Mêlée-Bewegung: nichts, aus einer Bindung 15
    Erschüttert: je 1 mehr, außer bei der Grande Passe
