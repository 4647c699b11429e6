### Sabika auf der Seite.

## Startseite und Diagramm

sabika-about = Drei Rondelle drehen sich um die Alhambra: Bau Paläste und Gärten, verschiffe Waren übers Mittelmeer, graviere Gedichte und entrichte den Tribut.
sabika-period = Runde { $number }
sabika-period-short = R{ $number }

## Der Tisch

sabika-page-tab-rondel = Rondelle
sabika-page-tab-map = Karte
sabika-page-tab-cards = Auslage
sabika-page-tab-own = Werkstatt
sabika-page-tab-players = Spieler
sabika-page-rondel = Die drei Rondelle
sabika-page-map = Das Mittelmeer
sabika-page-ships-home = { $count } { $count ->
    [one] Schiff
   *[other] Schiffe
} im Hafen
sabika-page-rounds = Runden, Tribut und Wünsche
sabika-page-round-short = Runde
sabika-page-event = Ereignis
sabika-page-square = { $square }, Arbeiter dort: { $count }
sabika-page-raw-space = Rohstofffeld: { $holds ->
    [cane] Zuckerrohr
    [silk] Seide
    [clay] Ton
   *[other] { $holds }
}
sabika-page-marble-space = Materialfeld mit Marmor
sabika-page-material-space = Materialfeld: Gips oder Holz
sabika-page-city = { $name }: gefragt { $demand }; Stadtbonus { $bonus }; gefestigt: { $consolidation }
sabika-page-starter = beginnt die Runde
sabika-page-prestige = Prestige
sabika-page-dinars = Dinare
sabika-page-parias = Parias; Rang { $rank } auf der Leiste
sabika-page-seals = Siegel
sabika-page-favour = Gunst des Sultans
sabika-page-store = { $stored } von { $boxes } Kisten belegt
sabika-page-annex = Waren im Lager eines Gedichts
sabika-page-processing = Verarbeitungsfelder
sabika-page-storehouse = Lager { $number }, { $level }-mal erweitert
sabika-page-boxes = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
sabika-page-row = Reihe der Kleinen Bauwerke, Mosaikboni: { $balances }
sabika-page-end-left = linkes Ende
sabika-page-end-right = rechtes Ende
sabika-page-start-tile = Startplättchen, Nummer { $number }: { $bonus }
sabika-page-owed = Tribut: { $parias ->
    [one] { $parias } Paria
   *[other] { $parias } Parias
}
sabika-page-wish-once = für mindestens { $one }
sabika-page-wish-for = für { $one }
sabika-page-wish-each = je { $measure }
sabika-page-trade = Handel: { $points } Prestige je { $measure }
sabika-page-favour-track = Die Gunst des Sultans
sabika-page-favour-space = Gunstfeld { $space }: { $bonus }
sabika-page-minor-cards = Kleine Bauwerke
sabika-page-minor-card = { $type ->
    [garden] Garten
    [tower] Turm
    [window] Fenster
   *[other] { $type }
} auf { $base ->
    [gypsum] Gips
    [wood] Holz
    [marble] Marmor
    [glazed] Keramik
   *[other] { $base }
}, { $left ->
    [yellow] gelb
    [blue] blau
    [green] grün
    [violet] violett
   *[other] { $left }
} und { $right ->
    [yellow] gelb
    [blue] blau
    [green] grün
    [violet] violett
   *[other] { $right }
}
sabika-page-poems = Kleine Gedichte
sabika-page-major-poems = Große Gedichte
sabika-page-most = Mehrheit:
sabika-page-major-tiles = Große Bauwerke der Ära { $era }
sabika-page-major-tile = { $type ->
    [palace] Palast
    [fountain] Brunnen
    [door] Tür
   *[other] { $type }
}: { $bonus }
sabika-page-later = { $count } weitere in Ära II
sabika-page-store-tiles = Lagerplättchen
sabika-page-store-tile = { $boxes ->
    [one] { $boxes } Kiste
   *[other] { $boxes } Kisten
}, { $bonus } ({ $side ->
    [left-1] links 1
    [left-2] links 2
    [right-1] rechts 1
    [right-2] rechts 2
   *[other] { $side }
})
sabika-page-poem-half = { $colour ->
    [blue] Blaues Gedicht
   *[red] Rotes Gedicht
}: { $effect }
sabika-page-major-poem = Großes Gedicht: { $measure }
sabika-page-yusuf-cards = Karten von Yusuf
sabika-page-yusuf-deck = { $worker ->
    [builder] Baumeister
    [merchant] Händler
   *[poet] Dichterin
}: { $count } verdeckt
sabika-page-yusuf-tile = Arbeiterplättchen: { $worker ->
    [builder] Baumeister
    [merchant] Händler
   *[poet] Dichterin
}
sabika-page-major = { $type ->
    [palace] Palast
    [fountain] Brunnen
   *[door] Tür
}, ein Großes Bauwerk
sabika-page-reconstructed = Spielplan, Karten und Plättchen sind großenteils von uns nachgebildet.
sabika-page-event-now = Ereignis
sabika-page-event-known = Danach
sabika-page-event-1 = Kaufen 1 billiger, Verkaufen 1 teurer
sabika-page-event-2 = Gravieren kostet 1 Dinar weniger
sabika-page-event-3 = 1 Paria mehr je exportierter Ware
sabika-page-event-4 = gleiche Materialien dürfen zusammen verbaut werden
sabika-page-event-5 = 1 Paria weniger Tribut
sabika-page-event-6 = Gravieren kostet 1 Dinar mehr
sabika-page-event-7 = jedes Material bringt 1 Prestige weniger
sabika-page-event-8 = 1 Paria mehr Tribut
sabika-page-event-9 = jede Route kostet 1 Dinar mehr
sabika-page-event-10 = Festigen kostet 1 Dinar
sabika-page-event-11 = nur der erste Schritt ist kostenlos
sabika-page-event-12 = fremde Arbeiter kosten je 2 Dinare
sabika-page-event-13 = Nebenaktionen kosten 1 Dinar mehr
sabika-page-event-14 = zum Tribut kommt 1 Dinar
sabika-page-when-income = jede Runde
sabika-page-when-on-starting = beim Beginnen
sabika-page-when-on-seal = je Siegel
sabika-page-when-on-wood-building = Bau mit Holz
sabika-page-when-on-minor = je Kleines
sabika-page-when-on-major = je Großes
sabika-page-when-on-storehouse = je Lageraktion
sabika-page-when-on-consolidate = je Festigung
sabika-page-when-on-export = je Export
sabika-page-when-on-process = je Verarbeitung
sabika-page-when-on-quarry = je Steinbruch
sabika-page-when-on-carve = je Gedicht
sabika-page-when-on-stored-here = je Ware hier
sabika-page-measure-palace = Palast
sabika-page-measure-fountain = Brunnen
sabika-page-measure-door = Tür
sabika-page-measure-garden = Garten
sabika-page-measure-tower = Turm
sabika-page-measure-window = Fenster
sabika-page-measure-presence = Stadt
sabika-page-measure-consolidated = gefestigte Stadt
sabika-page-measure-seal = Siegel
sabika-page-measure-blue-poem = blaues Gedicht
sabika-page-measure-red-poem = rotes Gedicht
sabika-page-measure-poem = Gedicht
sabika-page-measure-trio-of-poems = Gedicht-Trio
sabika-page-measure-box = Kiste
sabika-page-measure-minor = Kleines Bauwerk
sabika-page-measure-balance = Mosaikbonus
sabika-page-measure-major = Großes Bauwerk
sabika-page-measure-trio-of-majors = Palast, Brunnen und Tür
sabika-page-measure-building = Bauwerk
sabika-page-measure-pair-of-buildings = Paar aus Großem und Kleinem
sabika-page-measure-resource-kind = Sorte im Lager
sabika-page-measure-favour = Gunstfeld
sabika-page-measure-chain = Schiff der Kette
sabika-page-measure-blue-presence = blaue Stadt
sabika-page-measure-red-presence = rote Stadt
sabika-page-measure-sugar-presence = Stadt, die Zucker will
sabika-page-measure-clothes-presence = Stadt, die Kleidung will
sabika-page-measure-pottery-presence = Stadt, die Töpferware will

## Zähler, und was eine Antwort an ihnen ändert

sabika-number-prestige = Prestige
sabika-number-dinars = Dinare
sabika-number-parias = Parias
sabika-number-seals = Siegel
sabika-number-favour = Gunst des Sultans
sabika-number-majors = Große Bauwerke
sabika-number-minors = Kleine Bauwerke
sabika-number-balances = Mosaikboni
sabika-number-blue = blaue Gedichte
sabika-number-red = rote Gedichte
sabika-number-grey = große Gedichte
sabika-number-cities = Städte mit Schiff
sabika-number-consolidated = gefestigte Städte
sabika-number-boxes = Kisten
sabika-number-workers = stehende Arbeiter

## Bestandteile

sabika-kind-minor-card = Kleines Bauwerk
sabika-kind-balance-card = Mosaikbonuskarte
sabika-kind-balance-bonus = Mosaikbonus
sabika-kind-major-tile = Großes Bauwerk
sabika-kind-store-tile = Lagerplättchen
sabika-kind-poem = Kleines Gedicht
sabika-kind-major-poem = Großes Gedicht
sabika-kind-city-tile = Stadtplättchen
sabika-kind-route = Seeroute
sabika-kind-wish = Wunsch des Sultans
sabika-kind-trade = Handelskarte
sabika-kind-event = Ereignis
sabika-kind-start-tile = Startplättchen
sabika-kind-favour = Gunst des Sultans
sabika-kind-tribute = Tribut
sabika-kind-yusuf = Karte von Yusuf
sabika-kind-ring = Rondell
sabika-kind-raw-space = Rohstofffeld
sabika-kind-marble-space = Materialfeld
sabika-kind-covered = Abgedeckte Felder
sabika-kind-sultan = Arbeiter des Sultans
sabika-kind-purse = Geld zu Beginn
sabika-kind-buy = Kaufpreis
sabika-kind-sell = Verkaufspreis
sabika-kind-material = Baumaterial
sabika-kind-poem-cost = Preis eines Gedichts
sabika-kind-expansion = Erweiterung
sabika-kind-majority = Mehrheit
sabika-kind-secondary = Nebenaktion
sabika-kind-amount = Feste Zahl
sabika-name-raw = Rohstoff
sabika-name-good = Ware
sabika-name-blue = blau
sabika-name-red = rot
sabika-name-grey = grau
sabika-name-first = erste
sabika-name-second = zweite
sabika-name-third = dritte
sabika-name-raw-builder = Rohstofffeld, Baumeister
sabika-name-raw-merchant = Rohstofffeld, Händler
sabika-name-marble-merchant = Materialfeld, Händler
sabika-name-marble-poet = Materialfeld, Dichterin
sabika-name-outer-1-2 = außen, 1 bis 2 Personen
sabika-name-outer-3-4 = außen, 3 bis 4 Personen
sabika-name-middle-1-2 = Mitte, 1 bis 2 Personen
sabika-name-middle-3-4 = Mitte, 3 bis 4 Personen
sabika-name-inner-1-2 = innen, 1 bis 2 Personen
sabika-name-inner-3-4 = innen, 3 bis 4 Personen
sabika-name-1-2-players = 1 bis 2 Personen
sabika-name-3-players = 3 Personen
sabika-thing-builder = Baumeister
    .about = Arbeitet auf dem äußeren Rondell. Alle haben zwei davon, und sie stehen nie auf demselben Feld.
sabika-thing-merchant = Händler
    .about = Arbeitet auf dem mittleren Rondell: exportieren, festigen, produzieren.
sabika-thing-poet = Dichterin
    .about = Arbeitet auf dem inneren Rondell: gravieren, reaktivieren, Auftragsarbeit.
sabika-thing-sultans-worker = Arbeiter des Sultans
    .about = Steht bei weniger als vier Personen im Weg. Wer auf seinem Feld anhält, zahlt für ihn wie für einen fremden Arbeiter.
sabika-thing-minor-quarry = Kleiner Steinbruch
    .about = Nimm Material in beliebiger Mischung aus Gips und Holz.
sabika-thing-major-quarry = Großer Steinbruch
    .about = Nimm Material in beliebiger Mischung aus Holz und Marmor.
sabika-thing-storehouse-action = Lagerverwaltung
    .about = Lege ein Plättchen auf eines deiner Lager, oder nimm den Bonus seines obersten Plättchens.
sabika-thing-market = Markt
    .about = Nimm Dinare, dann kaufe, verkaufe oder tausche.
sabika-thing-construction = Bauen
    .about = Errichte ein Bauwerk, ein Großes oder ein Kleines; vorher darf die Auslage der Kleinen erneuert werden.
sabika-thing-export = Exportieren
    .about = Schicke ein Schiff in eine Stadt, in der noch keins von dir liegt, bezahle die Routen, exportiere Waren für Prestige und Parias und nimm den Stadtbonus.
sabika-thing-consolidate = Festigen
    .about = Ziehe eines deiner Schiffe auf die rechte Hälfte seiner Stadt: Eine rote Stadt wirkt sofort, eine blaue zahlt in jeder Runde.
sabika-thing-produce = Produzieren
    .about = Nimm den Bonus einer Stadt mit einem Schiff von dir, verarbeite Rohstoffe zu Waren, oder beides.
sabika-thing-carve = Gedicht gravieren
    .about = Bezahle ein offenes Gedicht mit Dinaren und Material: Blau wirkt von jetzt an, Rot sofort, Grau zählt am Ende.
sabika-thing-reactivate = Reaktivieren
    .about = Führe eines deiner roten Gedichte noch einmal aus.
sabika-thing-artisanal = Auftragsarbeit
    .about = Nimm Dinare, mit vielen Gedichten mehr davon.
sabika-thing-storehouse = Lager
    .about = Jede seiner Kisten fasst ein Material oder eine Ware. Es kann zweimal erweitert werden.
sabika-thing-processing = Verarbeitungsfeld
    .about = Hier liegt ein Rohstoff seiner Familie. Wer noch einen davon erhält, macht aus diesem hier die Ware.
sabika-thing-raw = Rohstoff
    .about = Zuckerrohr, Seide oder Ton. Verarbeitet wird daraus Zucker, Kleidung oder Töpferware.
sabika-thing-good = Ware
    .about = Zucker, Kleidung oder Töpferware, zum Exportieren oder Verkaufen.
sabika-thing-seal = Siegel
    .about = Wer als Erstes in eine Stadt exportiert, erhält es. Es ersetzt einmal einen Dinar oder eine Paria oder zählt am Ende.
sabika-thing-paria = Parias
    .about = Was der Tribut am Ende jeder Runde fordert. Wer auf der Leiste vorn ist, bestimmt, wer die nächste Runde beginnt.
sabika-thing-dinar = Dinar
    .about = Das Geld des Spiels. Es braucht keinen Platz.
sabika-thing-prestige = Prestige
    .about = Die Punkte des Spiels. Wer am Ende die meisten hat, gewinnt.
sabika-thing-ship = Schiff
    .about = Zeigt eine Handelsbeziehung zu einer Stadt: auf der linken Hälfte vertreten, auf der rechten gefestigt.
sabika-thing-starter = Startspieler
    .about = Hat den ersten Zug der Runde.
sabika-thing-yusuf = Yusuf
    .about = Der Gegner im Solospiel. Er belegt keinen Platz; seine Karten sagen, was er tut.
sabika-thing-yusuf-tile = Arbeiterplättchen von Yusuf
    .about = Sagt, welcher seiner Arbeiter handelt. Jedes der vier wird einmal je Runde aufgedeckt.

## Hausregeln

sabika-group-events = Ereignisse
sabika-group-yusuf = Yusuf
sabika-group-turn = Beginn, Züge und Kosten
sabika-group-actions = Aktionen
sabika-value-mix = { $good } gute, { $bad } schlechte
sabika-value-rounds = Runde { $first } und { $second }
sabika-value-off = keine
sabika-value-random = drei beliebige
sabika-value-solo-export-cases-nearest = die nächste Stadt
sabika-value-highest = das höchste
sabika-value-lowest = das niedrigste
sabika-value-reserve = in den Vorrat
sabika-value-owner = an die Besitzer
sabika-value-one = um 1 Dinar
sabika-value-base = um den ersten Preis
sabika-value-per-phase = 1 bei jedem Tribut
sabika-value-per-paria = 1 je Paria
sabika-value-gain-only = nur beim Erhalten
sabika-value-always = immer
sabika-value-never = nie
sabika-value-per-building = jedes Bauwerk
sabika-value-per-type = jede Kategorie einmal
sabika-value-position = nach dem Platz
sabika-value-lowest-number = die niedrigste Nummer
sabika-value-column-lowest = die niedrigste Nummer der rechten Spalte
sabika-value-human-choice = der Mensch wählt
sabika-value-fitting = eine passende Stadt
sabika-value-any-free = irgendeine freie Stadt
sabika-value-any-left-ship = irgendeine Stadt
sabika-value-none = keine
sabika-value-two-player-second-none = nichts
sabika-value-pp-floor-none = ja
sabika-value-pp-floor-zero = nie unter 0
sabika-value-six = 6 Prestige
sabika-value-both = beides
sabika-value-split = eins von beiden
sabika-value-all-wishes = alle Wünsche
sabika-value-tower-only = die im Turm
sabika-value-all-transactions = jede Transaktion
sabika-value-market-action = die Aktion Markt
sabika-value-cheapest = am günstigsten
sabika-value-fewest-routes = die wenigsten Routen
sabika-value-forbid = nein
sabika-value-allow = ja
sabika-value-skip = übersprungen
sabika-value-count-step = zählen als Schritt
sabika-value-either = jede Seite
sabika-value-worker-side = die Seite des Arbeiters
sabika-value-mandatory-if-possible = Pflicht
sabika-value-may-decline = man darf verzichten
sabika-value-dinars = Dinare
sabika-value-routes = Routen

## Wie man etwas bekommt

sabika-giver-city = Wer dorthin exportiert oder dort mit einem Schiff produziert: { $bonus }
sabika-giver-consolidated = Wer dort festigt: { $bonus }
