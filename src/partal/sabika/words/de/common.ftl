### Sabika. Ereignisse sind Sätze; .then führt sie mit demselben Subjekt fort ("Layla zahlt 3" + "und kauft Gips").
### $player-ending ist die Endung des Verbs: st nach "Du", t nach einem Namen.
### $seen ist yes, wo man die Plättchen sehen darf, die ein Ereignis vor anderen verbirgt.

## Dinge

sabika-title = Sabika
sabika-points = { $count } Prestige
    .dative = { $count } Prestige
    .title = Prestige
    .track = Prestigeleiste
sabika-yusuf = Yusuf
sabika-ware-gypsum = Gips
sabika-ware-wood = Holz
sabika-ware-marble = Marmor
sabika-ware-glazed = Keramik
sabika-ware-sugar = Zucker
sabika-ware-clothes = Kleidung
sabika-ware-pottery = Töpferware
sabika-raw-cane = Zuckerrohr
sabika-raw-silk = Seide
sabika-raw-clay = Ton
sabika-several = { $count ->
    [1] { $thing }
   *[other] { $count }× { $thing }
}
sabika-worker-builder-1 = Baumeister 1
    .your = dein Baumeister 1
sabika-worker-builder-2 = Baumeister 2
    .your = dein Baumeister 2
sabika-worker-merchant = Händler
    .your = dein Händler
sabika-worker-poet = Dichterin
    .your = deine Dichterin
sabika-action-minor-quarry = Kleiner Steinbruch
sabika-action-major-quarry = Großer Steinbruch
sabika-action-storehouse = Lagerverwaltung
sabika-action-market = Markt
sabika-action-construction = Bauen
sabika-action-export = Exportieren
sabika-action-consolidate = Festigen
sabika-action-produce = Produzieren
sabika-action-carve = Gravieren
sabika-action-reactivate = Reaktivieren
sabika-action-artisanal = Auftragsarbeit
sabika-square = { $copy ->
    [left] { $action } links
    [right] { $action } rechts
   *[other] { $action } { $copy }
}
sabika-city-algiers = Algier
sabika-city-florence = Florenz
sabika-city-cairo = Kairo
sabika-city-ragusa = Ragusa
sabika-city-constantinople = Konstantinopel
sabika-city-venice = Venedig
sabika-city-fez = Fès
sabika-city-tunis = Tunis
sabika-city-bruges = Brügge
sabika-city-granada = Granada
sabika-type-palace = Palast
sabika-type-fountain = Brunnen
sabika-type-door = Tür
sabika-type-garden = Garten
sabika-type-tower = Turm
sabika-type-window = Fenster
sabika-one-palace = einen Palast
sabika-one-fountain = einen Brunnen
sabika-one-door = eine Tür
sabika-one-garden = einen Garten
sabika-one-tower = einen Turm
sabika-one-window = ein Fenster
sabika-mosaic-yellow = gelb
sabika-mosaic-blue = blau
sabika-mosaic-green = grün
sabika-mosaic-violet = violett
sabika-mosaic-joker = Joker
sabika-colour-blue = blau
sabika-colour-red = rot
sabika-colour-grey = grau
sabika-ring-outer = Äußeres Rondell
sabika-ring-middle = Mittleres Rondell
sabika-ring-inner = Inneres Rondell
sabika-space-to-process = ein Platz zum Verarbeiten
sabika-space-either = Gips oder Holz
sabika-held = { $count ->
    [0] { $thing } noch nicht
   *[other] { $count } { $thing }
}
sabika-start-tile = „{ $bonus }“ (Nummer { $number })
sabika-minor-poem = blau „{ $blue }“, rot „{ $red }“

## Effekte, an einer Stelle gesagt

sabika-effect-dinars = { $many ->
    [one] { $many } Dinar
   *[other] { $many } Dinare
}
sabika-effect-prestige = { $many } Prestige
sabika-effect-parias = { $many ->
    [one] { $many } Paria
   *[other] { $many } Parias
}
sabika-effect-material = { $many ->
    [one] { $which }
   *[other] { $many }× { $which }
}
sabika-effect-raw = { $many ->
    [one] { $many } Rohstoff
   *[other] { $many } Rohstoffe
}
sabika-effect-good = { $many ->
    [one] { $many } Ware
   *[other] { $many } Waren
}
sabika-effect-process = { $many ->
    [one] 1 Rohstoff verarbeiten
   *[other] bis zu { $many } Rohstoffe verarbeiten
}
sabika-effect-transactions = { $many ->
    [one] { $many } Transaktion
   *[other] { $many } Transaktionen
}
sabika-effect-favour = 1 Schritt in der Gunst
sabika-effect-city-bonus = der Stadtbonus einer Stadt mit deinem Schiff
sabika-effect-act = Aktion { $which }
sabika-effect-dinars-or-parias = { $many } Dinare oder Parias, beliebig gemischt
sabika-effect-free-ship = ein Schiff kostenlos in eine beliebige Stadt, mit bis zu 1 Ware
sabika-effect-tile-bonus = der Bonus eines offenen Großen Bauwerks
sabika-effect-red-city = die Aktion einer roten Stadt mit deinem Schiff
sabika-effect-dinars-per-boxes = 1 Dinar je { $which } Kisten, höchstens { $limit }

sabika-trigger-income = bei jedem Einkommen: { $bonus }
sabika-trigger-on-starting = wenn du den ersten Zug erhältst: { $bonus }
sabika-trigger-on-seal = für jedes Siegel: { $bonus }
sabika-trigger-on-wood-building = für jedes Bauwerk mit Holz: { $bonus }
sabika-trigger-on-minor = für jedes Kleine Bauwerk: { $bonus }
sabika-trigger-on-major = für jedes Große Bauwerk: { $bonus }
sabika-trigger-on-storehouse = bei jeder Lagerverwaltung: { $bonus }
sabika-trigger-on-consolidate = bei jeder Festigung: { $bonus }
sabika-trigger-on-export = bei jedem Export: { $bonus }
sabika-trigger-on-process = für jeden verarbeiteten Rohstoff: { $bonus }
sabika-trigger-on-quarry = bei jedem Steinbruch: { $bonus }
sabika-trigger-on-carve = für jedes gravierte Gedicht: { $bonus }
sabika-trigger-on-stored-here = für jede hier gelagerte Ware: { $bonus }

sabika-change-free-steps = { $many ->
    [one] { $many } kostenloser Schritt mehr
   *[other] { $many } kostenlose Schritte mehr
}
sabika-change-no-toll = keine Dinare für Arbeiter auf dem Feld
sabika-change-toll-discount = { $many } { $many ->
    [one] Dinar
   *[other] Dinare
} weniger für Arbeiter auf dem Feld
sabika-change-secondary-free = Nebenaktionen sind kostenlos
sabika-change-market-transactions = { $many ->
    [one] { $many } Transaktion mehr auf dem Markt
   *[other] { $many } Transaktionen mehr auf dem Markt
}
sabika-change-carving-materials = { $many ->
    [one] { $many } Material mehr in einem Gedicht
   *[other] { $many } Materialien mehr in einem Gedicht
}
sabika-change-carving-prestige = { $many } Prestige mehr für jedes Material in einem Gedicht
sabika-change-route-discount = jede Route kostet { $many } weniger
sabika-change-rest-dinars = { $many ->
    [one] Ausruhen bringt { $many } Dinar mehr
   *[other] Ausruhen bringt { $many } Dinare mehr
}
sabika-change-rest-without-loss = Ausruhen kostet kein Prestige
sabika-change-goods-room = Platz für { $many } Waren
sabika-change-repeat-materials = dieselbe Materialsorte darf mehrfach verwendet werden
sabika-change-tribute-discount = { $many ->
    [one] der Tribut ist { $many } Paria niedriger
   *[other] der Tribut ist { $many } Parias niedriger
}
sabika-change-produce-processes = Produzieren darf { $many } mehr verarbeiten
sabika-change-export-base = jede exportierte Ware bringt { $many } Prestige und { $many } Paria mehr
sabika-change-carve-discount = Gedichte kosten { $many } weniger

sabika-active-buying-discount = Kaufen kostet { $many } weniger
sabika-active-selling-bonus = Verkaufen bringt { $many } mehr
sabika-active-carving-discount = Gedichte kosten { $many } weniger
sabika-active-export-parias = jede exportierte Ware bringt { $many } Paria mehr
sabika-active-repeat-materials = dieselbe Materialsorte darf mehrfach verwendet werden
sabika-active-tribute-discount = der Tribut ist { $many } Paria niedriger
sabika-active-carving-surcharge = Gedichte kosten { $many } mehr
sabika-active-material-loss = jedes verwendete Material bringt { $many } weniger
sabika-active-tribute-surcharge = der Tribut ist { $many } Paria höher
sabika-active-route-surcharge = jede Route kostet { $many } mehr
sabika-active-consolidating-costs = { $many ->
    [one] Festigen kostet { $many } Dinar
   *[other] Festigen kostet { $many } Dinare
}
sabika-active-fewer-free-steps = { $many ->
    [one] { $many } kostenloser Schritt weniger
   *[other] { $many } kostenlose Schritte weniger
}
sabika-active-toll-surcharge = Arbeiter auf dem Feld kosten je { $many } mehr
sabika-active-secondary-surcharge = Nebenaktionen kosten { $many } mehr
sabika-active-tribute-dinars = { $many ->
    [one] zum Tribut kommt { $many } Dinar
   *[other] zum Tribut kommen { $many } Dinare
}

sabika-measure-palace = { $count ->
    [one] Palast
   *[other] Paläste
}
sabika-measure-fountain = { $count ->
    [one] Brunnen
   *[other] Brunnen
}
sabika-measure-door = { $count ->
    [one] Tür
   *[other] Türen
}
sabika-measure-garden = { $count ->
    [one] Garten
   *[other] Gärten
}
sabika-measure-tower = { $count ->
    [one] Turm
   *[other] Türme
}
sabika-measure-window = { $count ->
    [one] Fenster
   *[other] Fenster
}
sabika-measure-presence = { $count ->
    [one] Stadt mit Schiff
   *[other] Städte mit Schiff
}
sabika-measure-consolidated = { $count ->
    [one] gefestigte Stadt
   *[other] gefestigte Städte
}
sabika-measure-seal = { $count ->
    [one] Siegel
   *[other] Siegel
}
sabika-measure-blue-poem = { $count ->
    [one] blaues Gedicht
   *[other] blaue Gedichte
}
sabika-measure-red-poem = { $count ->
    [one] rotes Gedicht
   *[other] rote Gedichte
}
sabika-measure-poem = { $count ->
    [one] Gedicht
   *[other] Gedichte
}
sabika-measure-trio-of-poems = { $count ->
    [one] Satz aus blauem, rotem und grauem Gedicht
   *[other] Sätze aus blauem, rotem und grauem Gedicht
}
sabika-measure-box = { $count ->
    [one] Kiste
   *[other] Kisten
}
sabika-measure-minor = { $count ->
    [one] Kleines Bauwerk
   *[other] Kleine Bauwerke
}
sabika-measure-balance = { $count ->
    [one] Mosaikbonus
   *[other] Mosaikboni
}
sabika-measure-major = { $count ->
    [one] Großes Bauwerk
   *[other] Große Bauwerke
}
sabika-measure-trio-of-majors = { $count ->
    [one] Satz aus Palast, Brunnen und Tür
   *[other] Sätze aus Palast, Brunnen und Tür
}
sabika-measure-building = { $count ->
    [one] Bauwerk
   *[other] Bauwerke
}
sabika-measure-pair-of-buildings = { $count ->
    [one] Paar aus Großem und Kleinem Bauwerk
   *[other] Paare aus Großem und Kleinem Bauwerk
}
sabika-measure-resource-kind = { $count ->
    [one] Sorte Material oder Ware im Lager
   *[other] Sorten Material und Ware im Lager
}
sabika-measure-favour = { $count ->
    [one] Gunstfeld
   *[other] Gunstfelder
}
sabika-measure-chain = { $count ->
    [one] Stadt der längsten Kette
   *[other] Städte der längsten Kette
}
sabika-measure-blue-presence = { $count ->
    [one] blaue Stadt mit Schiff
   *[other] blaue Städte mit Schiff
}
sabika-measure-red-presence = { $count ->
    [one] rote Stadt mit Schiff
   *[other] rote Städte mit Schiff
}
sabika-measure-sugar-presence = { $count ->
    [one] Stadt mit Schiff, die Zucker will
   *[other] Städte mit Schiff, die Zucker wollen
}
sabika-measure-clothes-presence = { $count ->
    [one] Stadt mit Schiff, die Kleidung will
   *[other] Städte mit Schiff, die Kleidung wollen
}
sabika-measure-pottery-presence = { $count ->
    [one] Stadt mit Schiff, die Töpferware will
   *[other] Städte mit Schiff, die Töpferware wollen
}
sabika-count = { $limit ->
    [0] { $points } je { $measure }
   *[other] { $points } je { $measure }, höchstens { $limit }
}
sabika-count-having = { $points } für mindestens { $one }
sabika-count-majority = Mehrheit ({ $measure }): { $first }, { $second } oder { $third }
sabika-count-last = { $count }; { $points } mehr auf dem letzten Feld

## Der Tisch

sabika-table-round = Runde { $round } von { $rounds }, Ära { $era ->
    [1] I
   *[other] II
}
sabika-table-before = Vor der ersten Runde
sabika-table-wish = Wunsch
sabika-table-wish-scored = im Turm: { $text }
sabika-table-wish-coming = ab dem Ende von Runde { $round }: { $text }
sabika-table-trade = Handelskarte
sabika-table-trade-text = am Ende: { $text }
sabika-table-event = Ereignis
sabika-table-event-coming = danach
sabika-table-parias = Parias
sabika-table-parias-text = { $order }; Tribut dieser Runde: { $owed }
sabika-table-paria-marker = { $name } { $count }
sabika-table-over = { " über " }
sabika-table-starter = erster Zug: { $name }
sabika-head-prestige = Prestige
sabika-head-dinars = Dinare
sabika-head-seals = Siegel
sabika-head-parias = Parias
sabika-head-favour = Gunst
sabika-head-awake = aktiv
sabika-head-room = Platz
sabika-head-buildings = Bau
sabika-head-poems = Ged.
sabika-head-cities = Städte
sabika-table-workshop = Deine Werkstatt
sabika-table-workshop-of = Werkstatt: { $name }
sabika-table-tiles = deine Plättchen
sabika-table-workers = Arbeiter
sabika-table-worker-stands = { $workers } auf { $place }
sabika-table-worker-lies = { $workers } auf { $place } (liegt)
sabika-table-worker-home = { $workers } in der Werkstatt
sabika-table-worker-rests = { $count ->
    [one] { $workers } in der Werkstatt (liegt)
   *[other] { $workers } in der Werkstatt (liegen)
}
sabika-table-store = Lager
sabika-table-store-text = { $wares }; { $room ->
    [0] 0 von { $boxes } Kisten sind frei
    [one] { $room } von { $boxes } Kisten ist frei
   *[other] { $room } von { $boxes } Kisten sind frei
}
sabika-table-annex = in deinem Gedicht { $wares }
sabika-table-raws = zu verarbeiten
sabika-table-nothing = nichts
sabika-table-storehouses = Lagerboni
sabika-table-storehouse = { $store } ({ $level } von 2 Plättchen): { $bonus }
sabika-table-blue = blaues Gedicht
sabika-table-red = rotes Gedicht
sabika-table-grey = Großes Gedicht
sabika-table-poem = Kleines Gedicht
sabika-table-minor-poems = Kleine Gedichte
sabika-table-minors = klein
sabika-table-majors = groß
sabika-table-row = Reihe
sabika-table-balance-card = Mosaikkarte
sabika-table-balances = { $count ->
    [one] { $count } Mosaikbonus
   *[other] { $count } Mosaikboni
}
sabika-table-ships = Schiffe
sabika-table-ship-left = { $city }
sabika-table-ship-right = { $city } (gefestigt)
sabika-table-boxes = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
sabika-table-yusuf-tiles = diese Runde aufgedeckt: { $tiles }; verdeckt: { $left }
sabika-table-yusuf-card = Karte
sabika-table-yusuf-card-text = { $square }: { $actions }; { $gains }{ $clears ->
    [yes] ; räumt die Nebenaktionen dort
   *[no] { "" }
}
sabika-table-yusuf-cards = Karten
sabika-table-yusuf-deck = { $worker }: { $played } gespielt, { $left } verdeckt
sabika-table-place-1 = oben links
sabika-table-place-2 = oben rechts
sabika-table-place-3 = unten links
sabika-table-place-4 = unten rechts
sabika-table-gap = –
sabika-yusuf-worker-builder = Baumeister
sabika-yusuf-worker-merchant = Händler
sabika-yusuf-worker-poet = Dichterin
sabika-table-map = Seekarte
sabika-table-city = Stadt
sabika-table-cost = Preis
sabika-table-wants = gefragt
sabika-table-bonus = Export bringt
sabika-table-consolidation = Festigen bringt
sabika-table-income = blau: je Einkommen { $text }
sabika-table-at-once = rot: sofort { $text }
sabika-table-seal = Siegel
sabika-table-routes = Routen: { $routes }
sabika-table-routes-from = { $city } – { $routes }
sabika-table-route = { $city } { $dinars }
sabika-table-cards = Karten und Plättchen
sabika-table-minor-cards = Kleine Bauwerke
sabika-table-minor-card = { $type } auf { $base },
sabika-table-poem-blue = blau: { $text }
sabika-table-poem-red = rot: { $text }
sabika-table-major-tiles = Große Bauwerke
sabika-table-major-tile = { $type }: { $bonus }
sabika-table-store-tile = { $boxes ->
    [one] { $boxes } Kiste
   *[other] { $boxes } Kisten
}: { $bonus }
sabika-table-store-side = { $side ->
    [left] Lager links
   *[right] Lager rechts
}
sabika-table-favour-track = Gunst
sabika-table-favour-space = { $space }: { $bonus }
sabika-table-favour-last = letztes: { $prestige } Prestige und einer dieser Boni
sabika-table-balance-bonus = Mosaik { $mosaic }
sabika-table-piles = Verdeckt: { $minors } Kleine Bauwerke, { $poems } Kleine Gedichte; { $tokens } Rohstoffe im Beutel
sabika-table-legend = { $marks }; kleine Buchstaben liegen; { $sultan } Sultan; { $marble } Marmor; bei: nutzt das Feld daneben mit
sabika-table-shared = bei { $squares }
sabika-table-mark = { $mark } { $name }
sabika-table-more = Mehr: table { $parts }
sabika-part-map = seekarte
sabika-part-cards = auslage
sabika-part-all = alles

## Fragen

sabika-prompt-keep-tile = Welches Startplättchen behältst du?
    .help = Du behältst geheim eins; alle werden zugleich aufgedeckt. Die höchste Zahl beginnt, und alle erhalten den Bonus ihres Plättchens.
sabika-prompt-turn = Wer arbeitet? Du hast { $means }.
    .help = Ein Arbeiter geht im Uhrzeigersinn: Zwei Schritte sind kostenlos, jeder weitere und jeder fremde Arbeiter auf dem Zielfeld kostet einen Dinar. Dort legt er sich hin und führt die Hauptaktion, eine Nebenaktion oder beides aus. Oder er ruht sich aus.
sabika-prompt-act = Was macht { $worker-your } auf dem Feld { $square }?
    .help = Die Hauptaktion des Feldes und eine Nebenaktion daneben, in beliebiger Reihenfolge; mindestens eine davon.
sabika-prompt-material = Welches Material nimmst du?
    .help = Dort liegt kein Marmor mehr, also nimmst du Gips oder Holz aus dem Vorrat.
sabika-prompt-quarry = Welche drei Materialien nimmst du? { $room ->
    [one] Eine Kiste ist frei.
   *[other] { $room } Kisten sind frei.
}
    .help = Die zwei Sorten des Steinbruchs, beliebig gemischt. Was keinen Platz findet, verdrängt anderes oder geht verloren.
sabika-prompt-store = { $ware }: Wohin damit?
    .help = Der Platz in deinem blauen Gedicht ist nur für Waren, und dort zu lagern bringt seinen Bonus.
sabika-prompt-make-room = Kein Platz für { $ware }. Was tust du?
    .help = Wirf etwas Gelagertes ab, um Platz zu schaffen, oder verzichte auf das Neue.
sabika-prompt-take-raw = Welchen Rohstoff nimmst du? { $left ->
    [one] Noch einer steht dir zu.
   *[other] Bis zu { $left } stehen dir zu.
}
    .help = Ein Rohstoff vom Rondell kommt auf dein Verarbeitungsfeld. Ist es belegt, wird dein eigener zur Ware und der andere bleibt liegen.
sabika-prompt-take-good = Welcher Rohstoff wird deine Ware? { $left ->
    [one] Noch eine steht dir zu.
   *[other] Bis zu { $left } stehen dir zu.
}
    .help = Du nimmst einen Rohstoff vom Rondell, drehst ihn zur Ware um und lagerst sie.
sabika-prompt-process = Welchen Rohstoff verarbeitest du? { $left ->
    [one] Einer ist möglich.
   *[other] Bis zu { $left } sind möglich.
}
    .help = Dein Rohstoff wird zur Ware und kommt sofort ins Lager.
sabika-still-to-come = Es folgt noch: { $parts }.
sabika-prompt-pick = Welche Seite des Bonus nimmst du?
    .help = Der Bonus lässt dir die Wahl; eine Aktion steht nur da, wenn sie ausführbar ist.
sabika-prompt-order = Welcher Teil des Bonus kommt zuerst?
    .help = Die Teile eines Bonus nimmst du in beliebiger Reihenfolge. Dinare, Prestige und Parias hast du schon.
sabika-prompt-split = Wie teilst du die { $count } Dinare und Parias auf?
    .help = Jeder Teil ist entweder ein Dinar oder ein Schritt deines Pariamarkers.
sabika-prompt-storehouse = Was machst du mit deinen Lagern?
    .help = Erweitere eins mit einem offenen Plättchen, für Platz, Prestige und dessen Bonus; oder aktiviere eins und erhalte den Bonus seines obersten Plättchens.
sabika-prompt-expand = Auf welches Lager legst du das Plättchen? Es bringt { $bonus }.
    .help = Jedes Lager fasst zwei Plättchen. Das erste bringt { $first } Prestige, das zweite { $second }. Später lässt sich nur das oberste aktivieren.
sabika-prompt-transact = Was kaufst, verkaufst oder tauschst du? { $left ->
    [one] Du hast noch eine Transaktion
   *[other] Du hast noch bis zu { $left } Transaktionen
} und { $means }.
    .help = Jede kauft, verkauft oder tauscht ein Stück. Getauscht wird ein Material gegen seinen Nachbarn in der Reihe Gips, Holz, Marmor, Keramik; abwärts gibt es einen Dinar dazu.
sabika-prompt-construct = Was baust du?
    .help = Ein Großes Bauwerk braucht Gips, ein Kleines das Grundmaterial seiner Karte. Vorher darfst du einmal im Zug die offenen Kleinen Bauwerke austauschen.
sabika-prompt-lay = Welche Materialien verwendest du? Jedes bringt Prestige.
    .help = Das Grundmaterial ist Pflicht, die anderen sind Zugaben und müssen alle verschieden sein. Alles geht zurück in den Vorrat.
sabika-prompt-tile = Welches Große Bauwerk nimmst du?
    .help = Zuerst rückst du auf der Gunstleiste vor und nimmst einen ihrer Boni, dann erhältst du den Bonus des Plättchens.
sabika-prompt-tile-bonus = Den Bonus welches Großen Bauwerks erhältst du?
    .help = Das Plättchen bleibt liegen, und dein Gunstmarker bewegt sich nicht.
sabika-prompt-favour = Welchen Gunstbonus nimmst du?
    .help = Ein Bonus: der des erreichten Feldes oder eines Feldes davor.
sabika-prompt-place = Kleines Bauwerk ({ $type }): An welches Ende deiner Reihe legst du es?
    .help = Haben die zwei Mosaikhälften, die sich treffen, dieselbe Farbe, erhältst du den Bonus dieser Farbe. Die rechte Hälfte der Mosaikbonuskarte passt zu jeder Farbe.
sabika-prompt-export = Wohin fährt dein Schiff? Du hast { $means }.
    .help = Du zahlst die Routen ab Granada oder ab der nächsten Stadt mit deinem Schiff, nimmst das Siegel, falls eins dort liegt, exportierst ein oder zwei Waren und erhältst den Stadtbonus.
sabika-prompt-export-good = Welche Ware exportierst du nach { $city }? { $left ->
    [one] Noch eine ist möglich.
   *[other] Bis zu { $left } sind möglich.
}
    .help = Jede bringt 1 Prestige und 1 Paria, und von beidem eins mehr, wo die Stadt sie nachfragt.
sabika-prompt-free-ship = Wohin fährt das kostenlose Schiff?
    .help = Es zahlt keine Routen und darf eine Ware mitnehmen; es bringt weder Siegel noch Stadtbonus.
sabika-prompt-consolidate = Welche Stadt festigst du?
    .help = Dein Schiff rückt auf die rechte Hälfte. Wer dort schon steht, erhält 1 Prestige und 1 Dinar. Eine rote Stadt gibt dann ihre Aktion, eine blaue jede Runde ein Einkommen.
sabika-prompt-city-bonus = Den Bonus welcher Stadt erhältst du?
    .help = Jede Stadt mit deinem Schiff, egal auf welcher Hälfte.
sabika-prompt-red-city = Die Aktion welcher roten Stadt nutzt du?
    .help = Jede rote Stadt mit deinem Schiff, egal auf welcher Hälfte; das Schiff bleibt, wo es ist.
sabika-prompt-produce = Was produzierst du?
    .help = Der Bonus einer Stadt mit deinem Schiff, und deine Rohstoffe verarbeitet: ein Teil oder beide, nacheinander.
sabika-prompt-carve = Welches Gedicht gravierst du? Du hast { $means }.
    .help = Du zahlst seine Dinare und verwendest ein oder zwei Materialien, die Prestige bringen. Blau wirkt dauerhaft, Rot sofort und beim Reaktivieren, Grau zählt am Ende.
sabika-prompt-reactivate = Welches rote Gedicht führst du noch einmal aus?
    .help = Es wirkt erneut, ohne Kosten.
sabika-prompt-income = Welches Einkommen erhältst du als Nächstes?
    .help = Alle kommen; die Reihenfolge kann für deinen Platz im Lager wichtig sein.
sabika-prompt-dues = Das Ereignis verlangt zum Tribut einen Dinar, und du hast keinen. Wie zahlst du?
    .help = Ein Siegel kann ihn ersetzen, sonst verlierst du 1 Prestige.
sabika-prompt-tribute-marker = Tribut: Du schuldest { $owed ->
    [one] { $owed } Paria
   *[other] { $owed } Parias
} und hast { $means }. Wie viele zahlt dein Marker?
    .help = Der Marker geht für jede einen Schritt zurück. Den Rest zahlst du mit Siegeln, je zwei Dinaren oder Prestige.
sabika-prompt-tribute-seals = Tribut: { $paid ->
    [0] Du schuldest
   *[other] Du schuldest noch
} { $left ->
    [one] { $left } Paria
   *[other] { $left } Parias
} und hast { $means }. Wie viele zahlst du mit Siegeln?
    .help = Ein Siegel zahlt eine Paria. Am Ende der Partie ist ein übriges Siegel 1 Prestige wert.
sabika-prompt-tribute-dinars = Tribut: { $paid ->
    [0] Du schuldest
   *[other] Du schuldest noch
} { $left ->
    [one] { $left } Paria
   *[other] { $left } Parias
}. Wie viele zahlst du mit Dinaren?
    .help = Zwei Dinare zahlen eine Paria; was übrig bleibt, kostet je 1 Prestige.
sabika-prompt-starter = Du führst auf der Parialeiste. Wer beginnt die nächste Runde?
    .help = Wer beginnt, hat den ersten Zug der Runde; du darfst alle nennen, auch dich.
sabika-prompt-yusuf-ship = Wohin fährt Yusufs Schiff?
    .help = Diese Städte passen ihm gleich gut, und du entscheidest.
sabika-prompt-yusuf-consolidate = Welche Stadt festigt Yusuf?
    .help = Diese Städte passen ihm gleich gut, und du entscheidest.

## Antworten. $left ist, was du danach hast: Dinare, oder Siegel, wo auch der letzte Dinar weg ist.

sabika-cost = { $dinars ->
    [0] kostenlos
    [one] { $dinars } Dinar, Rest { $left }
   *[other] { $dinars } Dinare, Rest { $left }
}
sabika-cost-seals = { $dinars ->
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}, { $with_seals }; Rest { $left ->
    [0] kein Siegel
   *[other] { $left } Siegel
}
sabika-with-seals = { $all ->
    [yes] { $seals ->
        [one] mit einem Siegel bezahlt
       *[other] mit { $seals } Siegeln bezahlt
    }
   *[no] { $seals ->
        [one] einer davon mit einem Siegel
       *[other] { $seals } davon mit Siegeln
    }
}
sabika-means = { $dinars ->
    [0] keine Dinare
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}{ $seals ->
    [0] { "" }
   *[other] { " und" } { $seals } Siegel
}
sabika-only-with-seals = { $seals ->
    [one] , nur mit einem Siegel
   *[other] , nur mit { $seals } Siegeln
}
sabika-option-keep-tile = { $bonus }
    .detail = Nummer { $number }; die höchste Nummer beginnt
sabika-option-work = { $worker } → { $square }
    .detail = { $cost }
sabika-note-only = nur { $spaces }
sabika-option-rest = { $worker } ausruhen
    .detail = { $loss ->
        [0] +{ $dinars } Dinare
       *[other] +{ $dinars } Dinare, −{ $loss } Prestige
    }
sabika-option-main-minor-quarry = Kleiner Steinbruch
    .detail = { $quarry } Materialien: Gips und Holz
sabika-option-main-major-quarry = Großer Steinbruch
    .detail = { $quarry } Materialien: Holz und Marmor
sabika-option-main-storehouse = Lagerverwaltung
    .detail = ein Lager mit einem Plättchen erweitern oder eins aktivieren
sabika-option-main-market = Markt
    .detail = +{ $dinars } Dinare, dann bis zu { $transactions } Transaktionen
sabika-option-main-construction = Bauen
    .detail = ein Bauwerk, groß oder klein
sabika-option-main-export = Exportieren
    .detail = ein Schiff mit 1 oder 2 Waren in eine neue Stadt{ $only }
sabika-option-main-consolidate = Festigen
    .detail = { $costs ->
        [0] ein Schiff rückt auf die rechte Hälfte seiner Stadt
       *[other] { $cost }: ein Schiff auf die rechte Hälfte
    }
sabika-option-main-produce = Produzieren
    .detail = ein Stadtbonus und bis zu { $processes } Rohstoffe verarbeiten
sabika-option-main-carve = Gravieren
    .detail = ein Gedicht, { $need ->
        [0] auch kostenlos
        [one] ab { $need } Dinar
       *[other] ab { $need } Dinaren
    }{ $only }
sabika-option-main-reactivate = Reaktivieren
    .detail = ein rotes Gedicht wirkt erneut{ $only }
sabika-option-main-artisanal = Auftragsarbeit
    .detail = +{ $dinars } Dinare
sabika-option-do-raw = { $raw } bei { $space } nehmen
    .detail = { $cost }
sabika-option-do-raw-flip = { $raw } bei { $space }: eigener Rohstoff ({ $raw }) wird { $good }
    .detail = { $cost }
sabika-option-do-raw-empty = bei { $space } einen Rohstoff verarbeiten
    .detail = { $cost }
sabika-option-do-marble = Marmor bei { $space } nehmen
    .detail = { $cost }
sabika-option-do-marble-empty = bei { $space } Gips oder Holz nehmen
    .detail = { $cost }
sabika-option-done = den Zug beenden
    .detail = keine weitere Aktion mit diesem Arbeiter
sabika-option-take = { $ware }
    .detail = { $held ->
        [0] noch nicht im Lager
       *[other] im Lager: { $held }
    }
sabika-option-take-raw = { $raw } bei { $space }
    .detail = auf dein Verarbeitungsfeld
sabika-option-take-raw-flip = { $raw } wie bei { $space }
    .detail = eigener Rohstoff ({ $raw }) wird { $good }; der andere bleibt liegen
sabika-option-take-good = { $good }, wie bei { $space }
    .detail = { $held ->
        [0] noch nicht im Lager
       *[other] im Lager: { $held }
    }
sabika-option-take-none = nichts mehr
    .detail = der Rest verfällt
sabika-option-throw = { $ware } abwerfen
    .detail = im Lager: { $held }; { $gained } kommt hinein
sabika-option-throw-poem = { $ware } in deinem Gedicht abwerfen
    .detail = { $gained } kommt dorthin und bringt den Bonus
sabika-option-lose = auf { $gained } verzichten
    .detail = alles Gelagerte bleibt
sabika-option-store-in-storehouse = ins Lager
    .detail = { $room ->
        [one] { $room } Kiste ist frei
       *[other] { $room } Kisten sind frei
    }
sabika-option-store-in-poem = in dein Gedicht
    .detail = bringt den Bonus des Gedichts
sabika-option-pick = { $bonus }
    .detail = Seite { $side } von { $sides }
sabika-option-first-part = { $part }
    .detail = zuerst; der Rest folgt
sabika-option-waive = darauf verzichten
    .detail = der Bonus verfällt
sabika-option-waive-seals = darauf verzichten
    .detail = die Aktion verfällt, du behältst deine Siegel
sabika-option-split = { $dinars ->
    [0] alles in Parias: { $parias }
    [one] { $dinars } Dinar, { $parias ->
        [0] keine Parias
        [one] { $parias } Paria
       *[other] { $parias } Parias
    }
   *[other] { $dinars } Dinare, { $parias ->
        [0] keine Parias
        [one] { $parias } Paria
       *[other] { $parias } Parias
    }
}
    .detail = danach { $purse ->
        [0] kein Dinar
        [one] { $purse } Dinar
       *[other] { $purse } Dinare
    }, Pariamarker auf { $marker }
sabika-option-store-tile = erweitern: { $bonus }
    .detail = +{ $boxes ->
        [one] { $boxes } Kiste
       *[other] { $boxes } Kisten
    }, dazu sofort der Bonus
sabika-option-activate = Lager { $store } aktivieren
    .detail = { $bonus }
sabika-option-onto = Lager { $store }
    .detail = { $level ->
        [0] erstes Plättchen: { $prestige } Prestige
       *[other] zweites Plättchen: { $prestige } Prestige; verdeckt { $covered }
    }
sabika-option-buy = { $ware } kaufen
    .detail = { $cost }
sabika-option-buy-raw = { $raw } bei { $space } kaufen
    .detail = { $cost }
sabika-option-buy-raw-flip = { $raw } kaufen: eigener Rohstoff wird { $good }
    .detail = { $cost }
sabika-option-sell = { $ware } verkaufen
    .detail = +{ $dinars ->
        [one] { $dinars } Dinar
       *[other] { $dinars } Dinare
    }; { $left ->
        [0] danach nichts mehr davon
       *[other] Rest im Lager: { $left }
    }
sabika-option-sell-poem = { $ware } aus deinem Gedicht verkaufen
    .detail = +{ $dinars ->
        [one] { $dinars } Dinar
       *[other] { $dinars } Dinare
    }
sabika-option-trade-up = { $given } gegen { $taken } tauschen
    .detail = { $left ->
        [0] danach nichts mehr davon
       *[other] Rest im Lager: { $left }× { $given }
    }
sabika-option-trade-down = { $given } gegen { $taken } tauschen
    .detail = +1 Dinar; { $left ->
        [0] danach nichts mehr davon
       *[other] Rest im Lager: { $left }× { $given }
    }
sabika-option-stop = aufhören
    .detail = der Rest verfällt
sabika-option-build-major = ein Großes Bauwerk
    .detail = Gips und bis zu zwei andere; dann Plättchen und Gunst
sabika-option-build-minor = { $type } auf { $base }, links { $left }, rechts { $right }
    .detail = { $base } und bis zu zwei andere; dann ein Ende deiner Reihe
sabika-option-refresh = vier neue Kleine Bauwerke
    .detail = { $cost }; +{ $prestige } Prestige
sabika-option-lay = { $materials }
    .detail = +{ $points } Prestige
sabika-option-tile = { $type }: { $bonus }
    .detail = nach einem Schritt Gunst
sabika-option-tile-bonus = { $type }: { $bonus }
    .detail = das Plättchen bleibt liegen
sabika-option-place = { $side ->
    [left] linkes Ende
   *[right] rechtes Ende
}
    .detail = { $balance ->
        [yes] { $own } trifft { $neighbour }: { $bonus }
       *[no] { $own } trifft { $neighbour }: kein Bonus
    }
sabika-option-favour = Feld { $space }
    .detail = { $bonus }
sabika-option-ship = { $city }
    .detail = { $cost }
sabika-option-ship-free = { $city }
    .detail = kostenlos; gefragt: { $wants }
sabika-option-ship-yusuf = { $city }
    .detail = { $seal ->
        [yes] er nimmt ihr Siegel
       *[no] kein Siegel
    }; gefragt: { $wants }
sabika-note-city = { $seal ->
    [yes] Siegel; gefragt: { $wants }; { $bonus }
   *[no] gefragt: { $wants }; { $bonus }
}
sabika-option-export = { $good }
    .detail = +{ $prestige } Prestige, +{ $parias ->
        [one] { $parias } Paria
       *[other] { $parias } Parias
    }
sabika-option-export-poem = { $good } aus deinem Gedicht
    .detail = +{ $prestige } Prestige, +{ $parias ->
        [one] { $parias } Paria
       *[other] { $parias } Parias
    }
sabika-option-consolidate = { $city }
    .detail = { $costs ->
        [0] { $consolidation }
       *[other] { $cost }: { $consolidation }
    }
sabika-note-rivals = { $count ->
    [one] ein fremdes Schiff dort profitiert
   *[other] { $count } fremde Schiffe dort profitieren
}
sabika-option-bonus-of = Bonus: { $city }
    .detail = { $bonus }
sabika-option-action-of = Aktion: { $city }
    .detail = { $bonus }
sabika-option-process = { $raw } wird { $good }
    .detail = danach im Lager: { $held }
sabika-option-carve-blue = blaues Gedicht: { $effect }
    .detail = { $cost }
sabika-option-carve-red = rotes Gedicht: { $effect }
    .detail = { $cost }
sabika-option-carve-major = Großes Gedicht: { $counts }
    .detail = { $cost }
sabika-option-reactivate = rotes Gedicht: { $bonus }
    .detail = noch einmal, ohne Kosten
sabika-option-income-city = { $city }
    .detail = { $bonus }
sabika-option-income-poem = blaues Gedicht: { $bonus }
    .detail = eins deiner Gedichte
sabika-option-by-marker = { $count ->
    [0] keine mit dem Marker zahlen
    [one] eine mit dem Marker zahlen
   *[other] { $count } mit dem Marker zahlen
}
    .detail = { $count ->
        [0] er bleibt auf { $marker }
       *[other] er geht zurück auf { $marker }
    }; { $left ->
        [0] damit ist alles bezahlt
        [one] eine Paria bleibt offen
       *[other] { $left } Parias bleiben offen
    }
sabika-option-by-seals = { $count ->
    [0] keine mit Siegeln zahlen
    [one] eine mit einem Siegel zahlen
   *[other] { $count } mit { $count } Siegeln zahlen
}
    .detail = { $left ->
        [0] damit ist alles bezahlt
        [one] eine Paria bleibt offen
       *[other] { $left } Parias bleiben offen
    }
sabika-option-by-dinars = { $count ->
    [0] keine mit Dinaren zahlen
    [one] eine mit { $dinars } Dinaren zahlen
   *[other] { $count } mit { $dinars } Dinaren zahlen
}
    .detail = { $left ->
        [0] damit ist alles bezahlt
       *[other] der Rest kostet { $left } Prestige
    }
sabika-option-by-dinars-and-seals = { $count ->
    [one] eine
   *[other] { $count }
} mit { $dinars } Dinaren zahlen, { $with_seals }
    .detail = { $left ->
        [0] damit ist alles bezahlt
       *[other] der Rest kostet { $left } Prestige
    }
sabika-option-start-with = { $mine ->
    [yes] du selbst
   *[no] { $name }
}
    .detail = { $holds ->
        [yes] auch diese Runde zuerst am Zug
       *[no] { $parias ->
            [0] keine Parias
            [one] { $parias } Paria
           *[other] { $parias } Parias
        }
    }
sabika-seat = Platz { $number }
sabika-option-pay-seal = ein Siegel
    .detail = dir bleiben { $left }
sabika-option-lose-prestige = 1 Prestige verlieren
    .detail = du behältst deine Siegel

## Was geschah

sabika-event-dealt-tiles = { $player } { sabika-event-dealt-tiles.then }.
    .then =
        { $seen ->
            [yes] zieh{ $player-ending } die Startplättchen { $tiles }
           *[no] zieh{ $player-ending } zwei Startplättchen
        }
sabika-event-kept-tile = { $player } { sabika-event-kept-tile.then }.
    .then =
        { $player-ending ->
            [st] behältst
           *[t] behält
        } { $seen ->
            [yes] das Startplättchen { $tiles }
           *[no] ein Startplättchen
        }
sabika-event-revealed-tile = { $player } { sabika-event-revealed-tile.then }.
    .then = deck{ $player-ending } das Startplättchen { $tile } auf
sabika-event-round-began = Runde { $round } beginnt; erster Zug: { $first }.
sabika-event-worked = { $player } { sabika-event-worked.then }.
    .then =
        schick{ $player-ending } { $worker ->
            [builder-1] Baumeister 1
            [builder-2] Baumeister 2
            [merchant] den Händler
           *[poet] die Dichterin
        } auf das Feld { $square }
sabika-event-rested = { $player } { sabika-event-rested.then }.
    .then =
        lässt { $worker ->
            [builder-1] Baumeister 1
            [builder-2] Baumeister 2
            [merchant] den Händler
           *[poet] die Dichterin
        } ausruhen
sabika-event-gained = { $player } { sabika-event-gained.then }.
    .then =
        { $dinars ->
            [one] bekomm{ $player-ending } { $dinars } Dinar
           *[other] bekomm{ $player-ending } { $dinars } Dinare
        }
sabika-event-paid = { $player } { sabika-event-paid.then }.
    .then =
        { $seals ->
            [0]
                { $dinars ->
                    [one] zahl{ $player-ending } { $dinars } Dinar
                   *[other] zahl{ $player-ending } { $dinars } Dinare
                }
           *[other]
                { $dinars ->
                    [one] zahl{ $player-ending } ein Siegel statt eines Dinars
                   *[other] zahl{ $player-ending } { $dinars } Dinare ({ $seals } davon als Siegel)
                }
        }
sabika-event-scored = { $player } { sabika-event-scored.then }.
    .then =
        { $source ->
            [start] beginn{ $player-ending } mit { $points } Prestige
            [major-poems] bekomm{ $player-ending } { $points } Prestige ({ $name })
            [trade] bekomm{ $player-ending } { $points } Prestige ({ $name })
            [seals] bekomm{ $player-ending } { $points } Prestige ({ $name })
            [goods] bekomm{ $player-ending } { $points } Prestige ({ $name })
            [materials] bekomm{ $player-ending } { $points } Prestige ({ $name })
            [dinars] bekomm{ $player-ending } { $points } Prestige ({ $name })
            [wishes] bekomm{ $player-ending } { $points } Prestige ({ $name })
           *[other]
                { $sign ->
                    [loss] verlier{ $player-ending } { $points } Prestige
                   *[gain] bekomm{ $player-ending } { $points } Prestige
                }
        }
sabika-event-moved-marker = { $player } { sabika-event-moved-marker.then }.
    .then =
        { $sign ->
            [loss]
                geh{ $player-ending } auf { $marker ->
                    [one] { $marker } Paria
                   *[other] { $marker } Parias
                } zurück
           *[gain]
                rück{ $player-ending } auf { $marker ->
                    [one] { $marker } Paria
                   *[other] { $marker } Parias
                } vor
        }
sabika-event-stored = { $player } { sabika-event-stored.then }.
    .then = lager{ $player-ending } { $ware } ein
sabika-event-stored-in-poem = { $player } { sabika-event-stored-in-poem.then }.
    .then = leg{ $player-ending } { $ware } ins Gedicht
sabika-event-lost = { $player } { sabika-event-lost.then }.
    .then = verlier{ $player-ending } { $ware } aus Platzmangel
sabika-event-threw-away = { $player } { sabika-event-threw-away.then }.
    .then = wirf{ $player-ending } { $ware } ab
sabika-event-took-raw = { $player } { sabika-event-took-raw.then }.
    .then = nimm{ $player-ending } { $raw } bei { $space }
sabika-event-took-good = { $player } { sabika-event-took-good.then }.
    .then = nimm{ $player-ending } den Stein bei { $space } als { $good }
sabika-event-processed = { $player } { sabika-event-processed.then }.
    .then = verarbeite{ $player-ending } { $raw } zu { $good }
sabika-event-expanded = { $player } { sabika-event-expanded.then }.
    .then =
        { $boxes ->
            [one] erweiter{ $player-ending } ein Lager um { $boxes } Kiste ({ $bonus })
           *[other] erweiter{ $player-ending } ein Lager um { $boxes } Kisten ({ $bonus })
        }
sabika-event-activated = { $player } { sabika-event-activated.then }.
    .then = aktivier{ $player-ending } ein Lager ({ $bonus })
sabika-event-bought = { $player } { sabika-event-bought.then }.
    .then = kauf{ $player-ending } { $ware }
sabika-event-sold = { $player } { sabika-event-sold.then }.
    .then = verkauf{ $player-ending } { $ware }
sabika-event-traded = { $player } { sabika-event-traded.then }.
    .then = tausch{ $player-ending } { $given } gegen { $taken }
sabika-event-laid = { $player } { sabika-event-laid.then }.
    .then = verwende{ $player-ending } { $materials }
sabika-event-built-major = { $player } { sabika-event-built-major.then }.
    .then = bau{ $player-ending } { $one } ({ $bonus })
sabika-event-built-minor = { $player } { sabika-event-built-minor.then }.
    .then =
        { $side ->
            [left] bau{ $player-ending } { $one } auf { $base } am linken Ende
           *[right] bau{ $player-ending } { $one } auf { $base } am rechten Ende
        }
sabika-event-balanced = { $player } { sabika-event-balanced.then }.
    .then = vollende{ $player-ending } ein Mosaik ({ $mosaic })
sabika-event-favoured = { $player } { sabika-event-favoured.then }.
    .then = rück{ $player-ending } auf Gunstfeld { $space } vor
sabika-event-shipped = { $player } { sabika-event-shipped.then }.
    .then = schick{ $player-ending } ein Schiff nach { $city }
sabika-event-took-seal = { $player } { sabika-event-took-seal.then }.
    .then = nimm{ $player-ending } das Siegel von { $city }
sabika-event-exported = { $player } { sabika-event-exported.then }.
    .then = exportier{ $player-ending } { $good }
sabika-event-consolidated = { $player } { sabika-event-consolidated.then }.
    .then = festig{ $player-ending } { $city }
sabika-event-carved = { $player } { sabika-event-carved.then }.
    .then =
        { $colour ->
            [grey] gravier{ $player-ending } ein Großes Gedicht ({ $effect })
            [minor] gravier{ $player-ending } ein Kleines Gedicht ({ $effect })
            [blue] gravier{ $player-ending } ein blaues Gedicht ({ $effect })
           *[red] gravier{ $player-ending } ein rotes Gedicht ({ $effect })
        }
sabika-event-reactivated = { $player } { sabika-event-reactivated.then }.
    .then = reaktivier{ $player-ending } ein rotes Gedicht ({ $effect })
sabika-event-received-income = { $player } { sabika-event-received-income.then }.
    .then =
        { $poem ->
            [0] bekomm{ $player-ending } das Einkommen von { $city }
           *[other] bekomm{ $player-ending } das Einkommen eines blauen Gedichts ({ $bonus })
        }
sabika-event-narrator-moved = Das Goldene Buch rückt auf Feld { $space } vor.
sabika-event-fulfilled-wish = { $player } { sabika-event-fulfilled-wish.then }.
    .then =
        { $points ->
            [0] bekomm{ $player-ending } nichts für den { $wish }
           *[other] bekomm{ $player-ending } { $points } Prestige für den { $wish }
        }
sabika-event-paid-tribute = { $player } { sabika-event-paid-tribute.then }.
    .then =
        { $parts ->
            [0] schulde{ $player-ending } keinen Tribut
           *[other] zahl{ $player-ending } Tribut: { $how }
        }
sabika-tribute-marker = { $count } mit dem Marker
sabika-tribute-seals = { $count } mit Siegeln
sabika-tribute-dinars = { $count } mit Dinaren
sabika-tribute-prestige = { $count } mit Prestige
sabika-event-workers-woke = Alle Arbeiter stehen auf.
sabika-event-event-changed = { $coming ->
    [0] Jetzt gilt das Ereignis: { $event }.
   *[other] Jetzt gilt das Ereignis: { $event }. Das nächste: { $then }.
}
sabika-event-era-changed = Ära II beginnt.
sabika-event-drew-raw = { $raw } kommt auf das Feld bei { $space }.
sabika-event-turned-minor = Ein Kleines Bauwerk wird aufgedeckt: { $type } auf { $base }, links { $left }, rechts { $right }.
sabika-event-turned-poem = Ein Kleines Gedicht wird aufgedeckt: { $poem }.
sabika-event-turned-store = Ein Lagerplättchen wird aufgedeckt: { $boxes ->
    [one] { $boxes } Kiste
   *[other] { $boxes } Kisten
}, { $bonus }.
sabika-event-named-starter = { $player } { sabika-event-named-starter.then }.
    .then =
        { $who ->
            [self] übernimm{ $player-ending } den ersten Zug
           *[other] gib{ $player-ending } { $name-object } den ersten Zug
        }
sabika-event-scored-poem = { $player } { sabika-event-scored-poem.then }.
    .then =
        { $points ->
            [0] bekomm{ $player-ending } nichts für das { $poem-accusative }
           *[other] bekomm{ $player-ending } { $points } Prestige für das { $poem-accusative }
        }
sabika-event-game-ended = Die Partie ist vorbei.
sabika-event-turned-card = { $player } { sabika-event-turned-card.then }.
    .then = deck{ $player-ending } eine Karte auf: { $worker } zu { $square }
sabika-event-removed = { $player } { sabika-event-removed.then }.
    .then = räum{ $player-ending } das Feld bei { $space }

## Warum nicht

sabika-refusal-S-BAL-06 = Teile alle auf Dinare und Parias auf, nicht mehr und nicht weniger.
sabika-refusal-S-ICON-10 = Sag, welcher Teil des Bonus zuerst kommt; nur Teile, die jetzt ausführbar sind.
sabika-refusal-S-BAL-12 = Wähle eine Seite des Bonus; eine Aktion nur, wenn sie ausführbar ist.
sabika-refusal-S-CARD-07 = Nur noch offene Große Bauwerke der aktuellen Ära geben hier ihren Bonus.
sabika-refusal-S-CARD-20 = Das kostenlose Schiff fährt in eine Stadt ohne dein Schiff.
sabika-refusal-S-CARD-27 = Nur eine rote Stadt mit deinem Schiff gibt hier ihre Aktion.
sabika-refusal-S-CARV-01 = Wähle eins der offenen Gedichte.
sabika-refusal-S-CARV-03 = Ein blaues Gedicht kannst du nicht bezahlen; jedes, das du hast, macht das nächste teurer.
sabika-refusal-S-CARV-04 = Ein rotes Gedicht kannst du nicht bezahlen; jedes, das du hast, macht das nächste teurer.
sabika-refusal-S-CARV-05 = Ein Großes Gedicht kannst du nicht bezahlen; das, was du hast, macht das nächste teurer.
sabika-refusal-S-CARV-07 = Du hast zwei Große Gedichte, und ein drittes ist nicht erlaubt.
sabika-refusal-S-CARV-09 = Keramik kann nicht das Grundmaterial eines Gedichts sein.
sabika-refusal-S-CARV-10 = Ein Gedicht nimmt sein Grundmaterial und ein weiteres einer anderen Sorte, außer ein Effekt erlaubt dir mehr.
sabika-refusal-S-CON-01 = Bauen heißt ein Bauwerk bauen, und dieses kannst du jetzt nicht wählen.
sabika-refusal-S-CON-03 = Die Kleinen Bauwerke wurden in diesem Zug schon ausgetauscht.
sabika-refusal-S-CON-05 = Der Bau hat begonnen, die Kleinen Bauwerke bleiben also, wie sie sind.
sabika-refusal-S-CONS-01 = Wähle eine Stadt, in der dein Schiff auf der linken Hälfte steht.
sabika-refusal-S-CONS-04 = Diese Stadt ist schon gefestigt.
sabika-refusal-S-COST-11 = Die Schritte und die Arbeiter dort kannst du nicht bezahlen.
sabika-refusal-S-EOG-01 = Die Partie ist schon zu Ende.
sabika-refusal-S-EV-15 = Zuerst zahlst du den Dinar des Ereignisses: mit einem Siegel oder mit 1 Prestige.
sabika-refusal-S-EXP-01 = Wähle eine Stadt für dein Schiff.
sabika-refusal-S-EXP-02 = Dein Schiff ist schon in dieser Stadt.
sabika-refusal-S-EXP-03 = Die Routen zu dieser Stadt kannst du nicht bezahlen.
sabika-refusal-S-EXP-11 = Eine solche Ware hast du nicht, oder du exportierst gerade und das hier ist keine.
sabika-refusal-S-EXP-12 = Mindestens eine Ware muss exportiert werden.
sabika-refusal-S-FAV-02 = Nimm den Bonus des erreichten Gunstfelds oder eines davor.
sabika-refusal-S-FAV-04 = Das erste Feld der Gunstleiste hat keinen Bonus.
sabika-refusal-S-FIRST-01 = Nenne, wer die nächste Runde beginnt.
sabika-refusal-S-ICON-06 = Wähle eine Stadt mit deinem Schiff.
sabika-refusal-S-INC-01 = Nur gefestigte blaue Städte und deine blauen Gedichte bringen Einkommen, je einmal.
sabika-refusal-S-MAJ-01 = Wähle ein noch offenes Großes Bauwerk der aktuellen Ära.
sabika-refusal-S-MAJ-02 = Ein Großes Bauwerk braucht Gips.
sabika-refusal-S-MAJ-04 = Ein Großes Bauwerk nimmt Gips und bis zu zwei andere Materialien, alle verschieden.
sabika-refusal-S-MAJ-06 = Lege zuerst die Materialien.
sabika-refusal-S-MAJ-12 = Von dieser Ära ist kein Großes Bauwerk mehr da.
sabika-refusal-S-MIN-01 = Dieses Kleine Bauwerk liegt nicht offen.
sabika-refusal-S-MIN-02 = Das Grundmaterial dieser Karte fehlt.
sabika-refusal-S-MIN-04 = Ein Kleines Bauwerk nimmt sein Grundmaterial und bis zu zwei andere, alle verschieden.
sabika-refusal-S-MIN-07 = Die Karte kommt ans linke oder rechte Ende deiner Reihe.
sabika-refusal-S-MKT-04 = So etwas hast du nicht zu verkaufen.
sabika-refusal-S-MKT-05 = Ein solches Material hast du nicht zu tauschen; getauscht wird mit dem Nachbarn in der Reihe Gips, Holz, Marmor, Keramik.
sabika-refusal-S-MKT-08 = Eine Transaktion kauft, verkauft oder tauscht ein Stück, und das hier ist keine.
sabika-refusal-S-MKT-10 = Ein solcher Rohstoff liegt dort nicht zum Verkauf.
sabika-refusal-S-MOVE-03 = Der Arbeiter ist schon dort; eine Bewegung hat mindestens einen Schritt.
sabika-refusal-S-MOVE-06 = Dort ist dein anderer Baumeister.
sabika-refusal-S-MOVE-10 = Dieses Feld gibt es in dieser Partie nicht.
sabika-refusal-S-PAR-03 = So weit vorn ist dein Pariamarker nicht.
sabika-refusal-S-PROD-01 = Produzieren gibt den Bonus einer Stadt mit deinem Schiff oder verarbeitet deine Rohstoffe.
sabika-refusal-S-PROD-03 = Du hast so viele Rohstoffe verarbeitet, wie diese Aktion erlaubt.
sabika-refusal-S-PROD-07 = Die Teile lassen sich nicht mischen: Nach dem Stadtbonus wird nichts mehr verarbeitet.
sabika-refusal-S-QUAR-02 = Der Kleine Steinbruch gibt drei Materialien, Gips und Holz beliebig gemischt.
sabika-refusal-S-QUAR-03 = Der Große Steinbruch gibt drei Materialien, Holz und Marmor beliebig gemischt.
sabika-refusal-S-RAW-03 = Nimm einen Rohstoff, der auf dem Rondell liegt.
sabika-refusal-S-RAW-10 = Einen Rohstoff, dessen Sorte nicht auf dem Rondell liegt, kannst du nicht erhalten.
sabika-refusal-S-RAW-15 = Einen solchen Rohstoff hast du nicht zu verarbeiten.
sabika-refusal-S-RAW-17 = Nimm eine Ware, deren Rohstoff auf dem Rondell liegt.
sabika-refusal-S-REAC-05 = Nur deine eigenen roten Gedichte lassen sich reaktivieren, und keins innerhalb seines eigenen Effekts.
sabika-refusal-S-RES-04 = Dir fehlt, was es dafür braucht.
sabika-refusal-S-REST-02 = Deine Baumeister sind beide in der Werkstatt und gleich, also geht Baumeister 1 zuerst.
sabika-refusal-S-SCONS-01 = Wähle eine der Städte, die Yusuf festigen darf.
sabika-refusal-S-SEC-03 = Dieser Ort grenzt nicht an das Feld, oder du kannst ihn nicht nutzen oder bezahlen.
sabika-refusal-S-SEC-11 = Nimm Gips oder Holz.
sabika-refusal-S-SETP-08 = Behalte eins deiner zwei Startplättchen.
sabika-refusal-S-SEXP-01 = Wähle eine der Städte, die für Yusufs Schiff richtig sind.
sabika-refusal-S-STHA-01 = Die Lagerverwaltung erweitert oder aktiviert ein Lager.
sabika-refusal-S-STHA-03 = Dieses Plättchen gehört zur anderen Seite.
sabika-refusal-S-STHA-04 = Lege das Plättchen auf eins deiner Lager.
sabika-refusal-S-STHA-08 = Ein Lager fasst zwei Plättchen, und hier ist alles voll.
sabika-refusal-S-STHA-11 = Dieses Lager hat kein Plättchen, also gibt es keinen Bonus zu aktivieren.
sabika-refusal-S-STHA-13 = Dort liegt kein Plättchen; es wird am Rundenende ersetzt.
sabika-refusal-S-STO-07 = Sag, was mit dem neuen Stück geschieht: lagern, verzichten oder etwas dafür abwerfen.
sabika-refusal-S-TRIB-06 = Du zahlst genau, was du schuldest.
sabika-refusal-S-TRIB-08 = Jede Paria kostet zwei Dinare, und so viele hast du nicht.
sabika-refusal-S-TURN-03 = Dieser Arbeiter liegt und wird erst nächste Runde wieder aktiv.
sabika-refusal-S-TURN-05 = Schick einen stehenden Arbeiter auf ein Feld, oder lass ihn ausruhen.
sabika-refusal-S-TURN-14 = Die Hauptaktion ist schon ausgeführt.
sabika-refusal-S-TURN-15 = Hier muss mindestens eine Aktion ausgeführt werden.
sabika-refusal-S-TURN-16 = Dort kannst du jetzt nichts tun.
sabika-refusal-S-TURN-18 = Beende diese Aktion, bevor eine andere beginnt.
sabika-refusal-S-TURN-19 = Ein Zug hat keine zweite Nebenaktion.

## Woher Prestige kommt

sabika-source-start = zu Beginn
sabika-source-buildings = Material in Bauwerken
sabika-source-poems = Material in Gedichten
sabika-source-storehouses = Lagererweiterungen
sabika-source-exports = Exporte
sabika-source-opponents = Festigungen anderer
sabika-source-refresh = Austausch Kleiner Bauwerke
sabika-source-effects = Effekte und Boni
sabika-source-rest = Ausruhen
sabika-source-tribute = Tribut
sabika-source-wishes = Wünsche des Sultans
sabika-source-major-poems = Große Gedichte
sabika-source-trade = Handelskarte
sabika-source-seals = übrige Siegel
sabika-source-goods = übrige Waren
sabika-source-materials = übriger Marmor, übrige Keramik
sabika-source-dinars = übrige Dinare, halbiert
    .short = übrige Dinare
sabika-source-yusuf = Yusufs Karten
sabika-sheet-round = Runde { $round }
sabika-sheet-last = Runde { $round } und Schlusswertung
sabika-sheet-so-far = Die Partie bisher
sabika-sheet-final = Schlusswertung
sabika-sheet-wish = Wunsch ({ $what })
sabika-sheet-poem = Großes Gedicht ({ $what })
    .accusative = Große Gedicht ({ $what })
sabika-sheet-trade = Handelskarte
sabika-sheet-note-poem = { $poem } ({ $name })
sabika-sheet-tie = Bauwerke
sabika-sheet-tie-text = bei gleicher Summe gewinnen mehr Bauwerke: { $counts }
sabika-sheet-tie-count = { $name } { $count }
sabika-besides-income-dinars = Einkommen: Dinare
sabika-besides-income-pieces = Einkommen: Materialien, Rohstoffe und Waren
sabika-besides-tribute-marker = Parias, mit dem Marker bezahlt
sabika-besides-tribute-seals = Parias, mit Siegeln bezahlt
sabika-besides-tribute-dinars = Parias, mit Dinaren bezahlt
sabika-besides-tribute-prestige = Parias, mit Prestige bezahlt

## Wertungsblatt einer Partie mit der Schachtel

sabika-score-file = { $file }: kein gültiges TOML ({ $error }).
sabika-score-entry = { $file }, Person { $number }
sabika-score-entry-named = { $file }, Person { $number } ({ $name })
sabika-score-at = { $entry }: { $problem }
sabika-score-row-poem = Großes Gedicht { $poem }
sabika-score-row-trade = Handelskarte { $number }
sabika-score-note-poem = { $poem } ({ $name })
sabika-score-key = unbekannter Schlüssel „{ $key }“; bekannt sind { $known }.
sabika-score-trade = trade muss die Nummer einer Handelskarte sein, von 1 bis { $most }, nicht { $value }.
sabika-score-trade-missing = trade fehlt: die Nummer der Handelskarte, von 1 bis { $most }.
sabika-score-table = { $key } muss eine Tabelle wie { "{" } { $example } { "}" } sein, nicht { $value }.
sabika-score-players = schreib { $least } bis { $most } Personen als [[player]]; hier sind es { $count }.
sabika-score-name = name muss ein Text mit 1 bis { $longest } Zeichen sein.
sabika-score-twice = diesen Namen gibt es schon.
sabika-score-number = { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
sabika-score-city = es gibt keine Stadt „{ $city }“; es gibt { $cities }.
sabika-score-tile = { $city } muss ein Stadtplättchen von { $first } bis { $last } haben, nicht { $value }.
sabika-score-tile-twice = Plättchen { $tile } liegt bei { $city } und bei { $other }.
sabika-score-tile-missing = { $city } hat kein Plättchen; nötig ist es bei jeder Stadt mit Schiff für: { $card }.
sabika-score-card-trade = Handelskarte { $number }
sabika-score-card-poem = Großes Gedicht { $number }
sabika-score-ship = das Schiff bei { $city } muss "left" oder "right" sein, nicht { $value }.
sabika-score-grey = grey muss eine Liste Großer Gedichte wie ["A1", "H4"] sein, nicht { $value }.
sabika-score-poem = es gibt kein Großes Gedicht „{ $poem }“; es gibt { $poems }.
sabika-score-poem-twice = das Große Gedicht { $poem } ist zweimal genannt; es gibt jedes nur einmal.
sabika-score-poems = { $count } Große Gedichte sind mehr als die { $most }, die man gravieren darf.
sabika-score-solo = yusuf muss true oder false sein.
sabika-score-solo-alone = Yusuf spielt nur gegen eine Person.
sabika-score-supply = { $thing }: { $count } sind mehr als die { $most } im Spiel.
sabika-score-thing-seals = Siegel
sabika-score-thing-poems = Kleine Gedichte
sabika-score-tie = Gleiche Summe: Mehr Bauwerke gewinnen.

## Hausregeln

sabika-switch-events = Der Expertenmodus: drei Ereignisse, beliebig oder so viele positive und negative.
sabika-switch-yusuf-prestige = Mit wie viel Prestige Yusuf beginnt.
sabika-switch-start-tile-order = Ob das höchste oder das niedrigste Startplättchen beginnt.
sabika-switch-occupied-payment = Ob Dinare für fremde Arbeiter in den Vorrat gehen oder an die, denen sie gehören.
sabika-switch-poem-cost-step = Ob jedes Gedicht das nächste seiner Farbe um 1 Dinar oder um den ersten Preis verteuert.
sabika-switch-event14 = Ob Ereignis 14 bei jedem Tribut 1 Dinar nimmt oder 1 je geschuldeter Paria.
sabika-switch-process-needs-rondel-match = Wann ein Rohstoff auf dem Rondell liegen muss, damit der eigene zur Ware werden kann.
sabika-switch-wish-buildings = Ob ein Wunsch jedes Bauwerk einer Kategorie zählt oder jede Kategorie einmal.
sabika-switch-solo-minor-pick = Ob Yusuf Kleine Bauwerke nach ihrem Platz, nach der niedrigsten Nummer oder nach der niedrigsten Nummer der rechten Spalte nimmt.
sabika-switch-solo-export-cases = Ob Yusufs Schiff in den Sonderfällen in die nächste Stadt fährt oder der Mensch wählt.
sabika-switch-solo-export-case1 = Ob Yusuf ohne passende Stadt mit Siegel in eine passende oder in irgendeine Stadt fährt.
sabika-switch-solo-consolidate-fallback = Ob Yusuf eine andere Stadt festigt, wenn keine zur Handelskarte passt.
sabika-switch-solo-minor-poem-colour = Ob Yusufs Kleine Gedichte als blau und rot zählen oder als eins von beiden.
sabika-switch-solo-wanted-types = Ob Yusuf für alle Wünsche baut oder nur für die im Turm.
sabika-switch-event1-scope = Ob Ereignis 1 jede Transaktion ändert oder nur die Aktion Markt.
sabika-switch-event58-at-game-end = Ob die Ereignisse 5 und 8 auch den letzten Tribut ändern.
sabika-switch-event-change-rounds = Nach welchen Runden das Ereignis wechselt.
sabika-switch-two-player-second = Ob Platz zwei von zweien für eine Mehrheit 6 erhält oder nichts.
sabika-switch-export-start = Ob eine Fahrt dort beginnt, wo sie am wenigsten kostet, oder wo sie die wenigsten Routen braucht.
sabika-switch-full-lap = Ob ein Arbeiter ganz herum bis auf sein eigenes Feld gehen darf.
sabika-switch-cancelled-squares = Ob abgedeckte Felder übersprungen werden oder als Schritt zählen.
sabika-switch-pp-floor = Ob Prestige unter 0 fallen darf.
sabika-switch-bonus-storehouse-side = Ob ein Lagerbonus ein Plättchen von einer beliebigen Seite nimmt oder von der des Arbeiters.
sabika-switch-red-bonus = Ob die Aktion einer roten Stadt nach Möglichkeit Pflicht ist oder man verzichten darf.
sabika-switch-event4-gypsum-in-major = Ob Ereignis 4 mehr Gips in einem Großen Bauwerk erlaubt.
sabika-switch-majority-needs-one = Ob eine Mehrheit mindestens eins vom Gezählten braucht.
sabika-switch-poem1-on-retain = Ob das blaue Gedicht 1 auch zahlt, wenn man den ersten Zug behält.
sabika-switch-solo-distance = Ob Yusuf Entfernungen in Dinaren oder in Routen misst.

## Spielmaterial

sabika-content-ring = { $ring } für { $side } Personen: { $squares }.
sabika-content-raw-space = Rohstofffeld, Nachbarfelder: { $squares }.
sabika-content-marble-space = Materialfeld, Nachbarfelder: { $squares }.
sabika-content-covered = Zu dritt abgedeckte Felder: { $squares }.
sabika-content-sultan = Die Arbeiter des Sultans bei { $players } Personen: { $squares }.
sabika-content-none = keine
sabika-content-route = { $dinars ->
    [0] Keine Route zwischen { $from } und { $to }.
    [one] Die Route zwischen { $from } und { $to } kostet { $dinars } Dinar.
   *[other] Die Route zwischen { $from } und { $to } kostet { $dinars } Dinare.
}
sabika-content-tribute = Tribut von Runde { $round }: { $parias ->
    [one] { $parias } Paria
   *[other] { $parias } Parias
}.
sabika-content-favour = Die Gunstleiste: { $bonuses }.
sabika-content-purse = Wer in der Zugfolge auf Rang { $place } ist, beginnt mit { $dinars ->
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinaren
}.
sabika-content-buy = Kaufpreis ({ $ware }): { $dinars ->
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}.
sabika-content-sell = Verkaufspreis ({ $ware }): { $dinars ->
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}.
sabika-content-raw-material = ein Rohstoff
sabika-content-good = eine Ware
sabika-content-material = In Bauwerk oder Gedicht bringt { $ware } { $prestige } Prestige.
sabika-content-poem-cost = Das erste { $colour }e Gedicht kostet { $dinars ->
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}.
sabika-content-expansion = Das { $id ->
    [first] erste
   *[second] zweite
} Plättchen auf einem Lager bringt { $prestige } Prestige.
sabika-content-majority = Der { $id ->
    [first] erste
    [second] zweite
   *[third] dritte
} Platz einer Mehrheit bringt { $prestige } Prestige.
sabika-content-secondary = { $id ->
    [raw-builder] Ein Rohstofffeld kostet mit einem Baumeister
    [raw-merchant] Ein Rohstofffeld kostet mit dem Händler
    [marble-merchant] Ein Materialfeld kostet mit dem Händler
   *[marble-poet] Ein Materialfeld kostet mit der Dichterin
} { $dinars ->
    [0] nichts
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}.
sabika-content-amount = { $id ->
    [starting-prestige] Alle beginnen mit { $value } Prestige.
    [free-steps] { $value } Schritte einer Bewegung sind kostenlos.
    [market-dinars] Die Aktion Markt bringt zuerst { $value } Dinare.
    [market-transactions] Die Aktion Markt hat { $value } Transaktionen.
    [rest-dinars] Ausruhen bringt { $value } Dinare.
    [rest-loss] Ausruhen kostet { $value } Prestige.
    [quarry-materials] Ein Steinbruch gibt { $value } Materialien.
    [refresh-dinars] Kleine Bauwerke auszutauschen kostet { $value } Dinar.
    [refresh-prestige] Kleine Bauwerke auszutauschen bringt { $value } Prestige.
    [artisanal-dinars] Auftragsarbeit bringt { $value } Dinare.
    [artisanal-poems] Auftragsarbeit bringt 1 Dinar mehr je { $value } Gedichte.
    [favour-last] Das letzte Gunstfeld bringt jedes Mal { $value } Prestige.
   *[yusuf-boxes] Yusuf beginnt mit { $value } Kisten.
}
sabika-content-start-tile = Startplättchen, Nummer { $id }: { $bonus }.
sabika-content-city-tile = Stadtplättchen: gefragt sind { $wants }; ein Export bringt { $bonus }; { $consolidation }.
sabika-content-major-tile = Großes Bauwerk: { $type } der Ära { $era ->
    [1] I
   *[other] II
}: { $bonus }{ $removed ->
    [1] ; nicht allein oder zu zweit
   *[other] { "" }
}.
sabika-content-store-tile = Lagerplättchen, { $boxes ->
    [one] { $boxes } Kiste
   *[other] { $boxes } Kisten
}: { $bonus }.
sabika-content-minor-card = Kleines Bauwerk: { $type } auf { $base }, links { $left }, rechts { $right }.
sabika-content-balance-card = Mosaikbonuskarte: links { $left }, rechts jede Farbe.
sabika-content-balance-bonus = Mosaikbonus { $mosaic }: { $bonus }.
sabika-content-poem = Blau: { $blue }. Rot: { $red }.
sabika-content-major-poem = Großes Gedicht: { $scoring }{ $solo ->
    [0] ; nicht im Solospiel
   *[other] { "" }
}.
sabika-content-poem-out = nicht im Spiel
sabika-content-majority-of = Mehrheit ({ $measure })
sabika-content-trade = Handelskarte: { $scoring }.
sabika-content-wish = Wunsch: { $elements }{ $types ->
    [yes] { " (für jedes davon mit der Hausregel wish-buildings=per-building)" }
   *[no] { "" }
}.
sabika-content-event = Ereignis, { $positive ->
    [1] positiv
   *[other] negativ
}: { $changes }.
sabika-content-yusuf = Karte von Yusuf: { $worker } auf { $square }{ $discard ->
    [1] , räumt die Nebenaktionen dort
   *[other] { "" }
}; { $actions }; { $gains }.
sabika-yusuf-action-major = ein Großes Bauwerk
sabika-yusuf-action-minor = ein Kleines Bauwerk
sabika-yusuf-action-storehouse = ein Lagerplättchen
sabika-yusuf-action-carve = ein Gedicht
sabika-yusuf-action-export = ein Schiff
sabika-yusuf-action-consolidate = festigt
sabika-yusuf-action-none = keine Aktion

## Was an einem Inhaltspaket falsch ist

sabika-refused-word = { $where }: { $key } „{ $word }“ ist unbekannt; bekannt sind { $known }.
sabika-refused-square = { $where }: Ein Feld „{ $square }“ gibt es nicht.
sabika-refused-route-ends = { $where }: Eine Seeroute verbindet zwei von diesen: { $ports }.
sabika-refused-route-twice = { $where }: Diese Seeroute gibt es schon als „{ $name }“; nimm diesen Namen.
sabika-refused-cannot-read = { $where }: { $key } ist nicht lesbar: { $problem }.
sabika-refused-demand = { $where }: demand nennt eine oder mehrere Waren, jede einmal.
sabika-refused-red-city = { $where }: Das Festigen einer roten Stadt bringt genau eine Aktion, geschrieben „act: ...“, daneben nichts als Dinare, Prestige und Parias.
sabika-refused-major-poem = { $where }: Große Gedichte heißen { $first } bis { $last }.
sabika-refused-favour-poem = { $where }: Nur ein Gedicht, das favour zählt, hat einen Zusatz, und zwar wie „; 2 on the last space“.
sabika-refused-trade-limit = { $where }: Eine Handelskarte hat keine Obergrenze.
sabika-refused-ring = { $where }: { $square } gehört zum { $ring ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rondell.
sabika-refused-square-twice = { $where }: { $square } kommt zweimal vor.
sabika-refused-copies = { $where }: Die Felder { $action } werden von oben an im Uhrzeigersinn nummeriert, ab 1.
sabika-refused-storehouse = { $where }: { $side ->
    [left] Links
   *[right] Rechts
} fehlt ein Feld der Lagerverwaltung (storehouse).
sabika-refused-action = { $where }: Für { $action } gibt es kein Feld.
sabika-refused-spaces = { $where }: Ein Spielplan hat höchstens { $most } dieser Felder.
sabika-refused-alone = { $where }: Es muss an ein Feld eines Rondells grenzen.
sabika-refused-between = { $where }: Es liegt zwischen dem { $one ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} und dem { $other ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rondell, kann also nicht an { $square } grenzen.
sabika-refused-side = { $where }: Auf der Seite für { $players } Personen gibt es { $square } nicht.
sabika-refused-cancelled = { $where }: Nur ein Feld auf der Seite für { $players } Personen kann abgedeckt werden.
sabika-refused-covered = { $where }: squares und die abgedeckten Felder zwischen den Rondellen müssen zusammen { $tiles } sein.
sabika-refused-sultan-square = { $where }: { $square } ist dort nicht im Spiel.
sabika-refused-sultan = { $where }: Der Sultan hat höchstens { $most } Arbeiter auf dem { $ring ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rondell.
sabika-refused-no-route = { $where }: Keine Seeroute führt von { $start } nach { $end }.
sabika-refused-quarry = { $where }: Ein Steinbruch gibt genau 3 Materialien.
sabika-refused-incomes = { $where }: Eine blaue Hälfte hat höchstens ein Einkommen; verbinde, was es bringt, mit +.
sabika-refused-carving = { $where }: Ein Gedicht nimmt höchstens 3 Materialien, also höchstens 1 mehr.
sabika-refused-artisanal = { $where }: mindestens 1.
sabika-refused-favour = { $where }: höchstens { $most } Felder vor dem letzten.
sabika-refused-tribute = { $where }: mit dem Aufschlag der Ereignisse höchstens { $most } Parias in einer Runde.
sabika-refused-major-tiles = { $where }: { $first } Plättchen gehören zur Ära 1 und { $second } zur Ära 2, und { $removed } der Ära 2 werden bei 1 oder 2 Personen entfernt.
sabika-refused-letters = { $where }: 4 Personen brauchen Gedichte mit { $letters } verschiedenen Buchstaben.
sabika-refused-solo-letters = { $where }: Das Solospiel braucht Gedichte mit { $letters } verschiedenen Buchstaben.
sabika-refused-yusuf-squares = { $where }: Die Karten { $worker ->
    [builder] der Baumeister
    [merchant] des Händlers
   *[poet] der Dichterin
} müssen zu { $least } oder mehr Feldern führen.
sabika-refused-yusuf-stand = { $where }: { $worker ->
    [builder-1] Baumeister 1
    [builder-2] Baumeister 2
    [merchant] Der Händler
   *[poet] Die Dichterin
} kann dort nicht auf { $square } stehen.
sabika-refused-yusuf-actions = { $where }: höchstens { $most } Aktionen.
sabika-refused-yusuf-tile = { $where }: Ein Lagerplättchen nimmt man nur bei einem Feld der Lagerverwaltung (storehouse).
sabika-refused-yusuf-per = { $where }: per muss eins von diesen sein: none, { $known }.
sabika-refused-reactivate = { $where }: „act: reactivate“ darf hier kein Bonus sein, es könnte endlos weitergehen.
sabika-refused-for-ever = { $where }: „{ $bonus }“ könnte sich selbst wiederbringen und endlos weitergehen.
sabika-refused-parts = { $where }: Ein Bonus hat höchstens { $most } Teile.
sabika-refused-choices = { $where }: Ein Bonus lässt höchstens { $most } Möglichkeiten zur Wahl.

sabika-refused-bonus-empty = ein leerer Bonus
sabika-refused-bonus-unsaid = „{ $word }“ hat keinen Text: „{ $key }“ fehlt in mindestens einer Sprache
sabika-refused-bonus-word = „{ $word }“ ist kein Wort eines Bonus
sabika-refused-bonus-count = { $number } ist keine Zahl von 1 bis 20
sabika-refused-blue-rule = „{ $rule }“ ist keine Regel eines blauen Gedichts
sabika-refused-event-rule = „{ $rule }“ ist keine Regel eines Ereignisses
sabika-refused-counts-nothing = „{ $text }“ zählt nichts, was Sabika kennt
sabika-refused-house-rule-solo = Bei der Hausregel { $rule } geht es um Yusuf; sie braucht das Solospiel mit 1 Platz.

## Woher die Werte des Spielmaterials stammen

sabika-origin-note-eight = Die Aktionen stehen in der Anleitung, acht Felder sind öffentlich bekannt; ihre Reihenfolge ist von uns.
sabika-origin-note-six = Die Aktionen stehen in der Anleitung, sechs Felder sind öffentlich bekannt; ihre Reihenfolge ist von uns.
sabika-origin-note-spaces = Wie viele es sind und welche Felder sie verbinden, ist von uns.
sabika-origin-note-covered = Drei Felder werden abgedeckt; dass alle drei zwischen den Rondellen liegen, ist von uns.
sabika-origin-note-sultan = Vier Baumeister, zwei Händler und zwei Dichterinnen sind öffentlich bekannt; ihre Felder sind von uns.
sabika-origin-note-half = Die Hälfte der Arbeiter ist wahrscheinlich; ihre Felder sind von uns.
sabika-origin-note-joker = Der Joker rechts steht in der Anleitung; die linke Hälfte ist von uns.
sabika-origin-note-bonuses = Die vier Boni stehen in der Anleitung; welche Farbe welchen hat, ist von uns.
sabika-origin-note-chain = Das Kettenbeispiel der Anleitung nennt diese Route; die Dinare sind von uns.
sabika-origin-note-blue = Die blaue Seite steht in der Anleitung; die rote ist von uns.
sabika-origin-note-red = Die rote Seite steht in der Anleitung; die blaue ist von uns.
sabika-origin-note-materials = Beide Seiten stehen in der Anleitung; nur welches Material die blaue anbietet, ist von uns.
sabika-origin-note-points = Was zählt, steht in der Anleitung; die Punkte sind von uns.
sabika-origin-note-boxes = Dass Kisten zählen, steht in der Anleitung; dass es eine Mehrheit ist, ist von uns.
sabika-origin-note-solo = Dass es im Solospiel fehlt, steht in der Anleitung; seine Wertung ist von uns.
sabika-origin-note-clothes = Ein Plättchen, das Kleidung und keinen Zucker will und beliebiges Material gibt, steht in der Anleitung; Farbe und Einkommen sind von uns.
sabika-origin-note-construction = Ein rotes Plättchen mit der Aktion Bauen steht in der Anleitung; Nachfrage und Bonus sind von uns.
sabika-origin-note-favour = Wie viele Felder es gibt und was sie bringen, ist von uns.
sabika-origin-note-purse = Dass spätere Ränge andere Beträge erhalten, steht in der Anleitung; die Dinare sind von uns.
sabika-origin-note-fits = Dass jede Stadt dazu passt, ist von uns.

## Der Bericht für Spieleautoren

sabika-report-section = Runde { $number }
sabika-report-worked = schickt einen Arbeiter hierhin: { $action }
sabika-report-kind-start-tile = Startplättchen
sabika-report-kind-poem = Kleine Gedichte
sabika-report-kind-major-poem = Große Gedichte
sabika-report-kind-city = Stadtplättchen: ein Schiff dort
sabika-report-kind-consolidated = Stadtplättchen: gefestigt
sabika-report-kind-major-tile = Große Bauwerke
sabika-report-kind-minor-card = Kleine Bauwerke
sabika-report-kind-store-tile = Lagerplättchen
sabika-report-kind-wish = Wünsche des Sultans
sabika-report-start-tile = { $number }
sabika-report-poem = { $half ->
        [blue] { $number } blau
       *[red] { $number } rot
    }
sabika-report-major-poem = { $number }
sabika-report-city = { $number }
sabika-report-consolidated = { $number }
sabika-report-major-tile = { $number }
sabika-report-minor-card = { $number }
sabika-report-store-tile = { $number }
sabika-report-wish = Wunsch { $number }
sabika-report-deed-rested = lässt einen Arbeiter rasten
sabika-report-deed-processed = verarbeitet einen Rohstoff
sabika-report-deed-expanded = erweitert ein Lager
sabika-report-deed-activated = aktiviert ein Lagerplättchen
sabika-report-deed-bought = kauft am Markt
sabika-report-deed-sold = verkauft am Markt
sabika-report-deed-traded = tauscht ein Material
sabika-report-deed-balanced = vollendet ein Mosaik
sabika-report-deed-favoured = rückt auf der Gunstleiste vor
sabika-report-deed-shipped = schickt ein Schiff aus
sabika-report-deed-exported = exportiert eine Ware
sabika-report-deed-consolidated = festigt eine Stadt
sabika-report-deed-reactivated = reaktiviert ein Gedicht
sabika-report-deed-built-major = baut ein Großes Bauwerk
sabika-report-deed-built-minor = baut ein Kleines Bauwerk
sabika-report-deed-carved-blue = graviert ein Gedicht in Blau
sabika-report-deed-carved-red = graviert ein Gedicht in Rot
sabika-report-deed-carved-grey = graviert ein Großes Gedicht
sabika-report-deed-took-seal = nimmt ein Siegel
sabika-report-question-keep-tile = welches Startplättchen
sabika-report-question-turn = welcher Arbeiter, und wohin
sabika-report-question-act = welche Aktion auf dem Feld
sabika-report-question-material = welches Material
sabika-report-question-quarry = welche Materialien aus dem Steinbruch
sabika-report-question-store = wohin eine Ware kommt
sabika-report-question-make-room = was Platz macht
sabika-report-question-take-raw = welcher Rohstoff
sabika-report-question-take-good = welcher Marker zur Ware wird
sabika-report-question-process = was verarbeitet wird
sabika-report-question-pick = welche Seite eines Bonus
sabika-report-question-order = welcher Teil eines Bonus zuerst
sabika-report-question-split = Dinare oder Parias
sabika-report-question-storehouse = was mit den Lagern geschieht
sabika-report-question-expand = welches Lager erweitert wird
sabika-report-question-transact = welches Geschäft
sabika-report-question-construct = was gebaut wird
sabika-report-question-lay = welche Materialien gelegt werden
sabika-report-question-tile = welches Große Bauwerk
sabika-report-question-tile-bonus = welcher Bonus eines Bauwerks
sabika-report-question-favour = welche Gunst
sabika-report-question-place = welches Ende der Reihe
sabika-report-question-export = wohin das Schiff fährt
sabika-report-question-export-good = welche Ware exportiert wird
sabika-report-question-free-ship = wohin das freie Schiff fährt
sabika-report-question-consolidate = welche Stadt gefestigt wird
sabika-report-question-city-bonus = welcher Bonus einer Stadt
sabika-report-question-red-city = welche Aktion einer roten Stadt
sabika-report-question-produce = was hergestellt wird
sabika-report-question-carve = welches Gedicht graviert wird
sabika-report-question-reactivate = welches Gedicht reaktiviert wird
sabika-report-question-income = welches Einkommen zuerst
sabika-report-question-dues = wie das Ereignis bezahlt wird
sabika-report-question-tribute-marker = Tribut mit dem Marker
sabika-report-question-tribute-seals = Tribut mit Siegeln
sabika-report-question-tribute-dinars = Tribut mit Dinaren
sabika-report-question-starter = wer beginnt
sabika-report-question-yusuf-ship = wohin Yusufs Schiff fährt
sabika-report-question-yusuf-consolidate = welche Stadt Yusuf festigt

# Who is ahead

sabika-outlook-wish = { $wish }; gewertet nach Runde { $next }{ $times ->
    [1] {""}
   *[other] {""} und später
  }
sabika-outlook-note = Als wäre diese Runde die letzte und jetzt zu Ende, ohne den Tribut.
