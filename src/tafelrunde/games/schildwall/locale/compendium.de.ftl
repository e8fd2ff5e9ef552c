### Was das Kompendium von den Karten erzählt.

group-warriors = Krieger
group-helpers = Helfer

worth-attack =
    { $copies ->
        [one] Einmal in jedem Heer.
       *[other] { $copies }-mal in jedem Heer.
    } Auf sich gestellt schlägt diese Karte { $beats } der { $all } Angriffskarten des anderen Heeres; gegen { $ties } reicht es zum Gleichstand.
worth-hail = Einmal in jedem Heer. Er gewinnt nie einen Kampf, kann aber einen verlorenen ungeschehen machen.

tip-khan = Greife mit dem Khan an, wenn du weißt, dass die andere Seite keine Unterstützung legen kann, oder wenn du den Hagelsturm hast. Ein Hersir mit Fylgdar +2 genügt, um ihn zu fällen.
tip-hersir = Dein sicherster Sieger: Nur der Khan oder eine Unterstützung hält einen Hersir auf. Mit Fylgdar +2 fällt er sogar einen Khan.
tip-haeltjar = Gut für die Verteidigung: Er schlägt das meiste, was gegen dich gelegt wird, und du entscheidest erst, wenn du es gesehen hast.
tip-kaempar = Die Mitte: Er schlägt jeden Fylgdar, der allein angreift. Mit einem eigenen Fylgdar +3 kämpft er so hoch wie ein Khan.
tip-serlar = Antwortet sicher auf Sköldar und Stridar. Gegen mehr ist er ein Preis, den du zahlen kannst.
tip-skoldar = Angriffe mit Sköldar stellen die andere Seite vor die Wahl: etwas Starkes dafür hergeben oder einen Gleichstand riskieren.
tip-stridar = Dein Kleingeld. Was du nicht schlagen kannst, füttere mit einem Stridar.
tip-fylgdar-1 = Als Unterstützung macht er aus einem Gleichstand einen Sieg und aus einer Niederlage um eins einen Gleichstand.
tip-fylgdar-2 = Macht aus einer Niederlage um eins einen Sieg. Zusammen mit einem Hersir wird er einem Khan gefährlich.
tip-fylgdar-3 = Die stärkste Unterstützung des Heeres. Hebe ihn auf, bis viel daran hängt: Ein Kaempar mit ihm erreicht den Khan.
tip-hagelsturm = Behalte ihn für den Kampf, der dich den Khan kosten würde. Allein auf der Hand rettet er dich am Ende nicht: Mit nichts sonst hast du verloren.
