### Sabikas Spielhilfe: das ganze Spiel auf einer Seite. Jeder Text ist so kurz wie möglich.

sabika-aid-beside = Neben dem Feld
sabika-aid-prices = Markt und Material
sabika-aid-bonuses = Mosaikbonus und Gunst
sabika-aid-round = Ende einer Runde

## Ein Zug

sabika-aid-work = Arbeiten
    .text = Ein stehender Arbeiter zieht im Uhrzeigersinn auf seinem Rondell, oder er kommt auf ein beliebiges Feld davon, und legt sich dort hin: Hauptaktion, eine Nebenaktion oder beide in beliebiger Folge.
sabika-aid-walk = { $free ->
        [0] kein Schritt ist frei
        [one] { $free } Schritt ist frei
       *[other] { $free } Schritte sind frei
    }, jeder weitere 1 Dinar (keiner aus der Werkstatt); { $toll ->
        [one] { $toll } Dinar
       *[other] { $toll } Dinare
    } für jeden fremden Arbeiter auf dem Feld{ $owner ->
        [yes] , an dessen Besitzer
       *[no] {""}
    }
sabika-aid-rest = Oder ausruhen
sabika-aid-event = Ereignis
    .text = Das in der Mitte des Rondells gilt für alle.

## Aktionen

sabika-aid-storehouse = Lege ein offenes Plättchen auf ein Lager (das erste bringt { $first }, das zweite { $second }) und nimm seinen Bonus, oder nimm den eines obersten Plättchens.
sabika-aid-construction = Ein Bauwerk. Groß: Gips und bis zu 2 andere; danach Gunst und der Bonus des Plättchens. Klein: das Grundmaterial der Karte und bis zu 2 andere. Alle verschieden, jedes zählt. Vorher darfst du die Kleinen austauschen: { $dinars ->
        [one] { $dinars } Dinar
       *[other] { $dinars } Dinare
    }, +{ $prestige } Prestige.
sabika-aid-export = Ein Schiff in eine neue Stadt mit bis zu { $goods } Waren: je 1 Prestige und 1 Paria, je 1 mehr, wenn die Stadt sie sucht. Dazu ihr Siegel, falls noch da, und ihr Bonus.
    .cost = Dinare für die Routen
sabika-aid-carve = { $costs } Dinare, { $base ->
        [yes] für jedes rote oder graue, das du hast, noch einmal so viel, für jedes blaue 1 mehr
       *[no] 1 mehr für jedes seiner Farbe, das du hast
    }; höchstens { $most } graue
    .text = Ein Gedicht mit Gips, Holz oder Marmor und vielleicht noch einem Material; jedes zählt. Blau bleibt, Rot wirkt sofort, Grau zählt am Ende.
sabika-aid-poem-cost = { $colour } { $dinars }
sabika-aid-artisanal = +{ $dinars } Dinare, und 1 mehr für je { $poems } Gedichte
sabika-aid-raw = Rohstofffeld
    .text = Nimm den Rohstoff. Hast du schon einen dieser Sorte, wird deiner zur Ware. Leer: Mache aus einem Rohstoff seine Ware.
    .cost = Baumeister { $builder }, Händler { $merchant } Dinare
sabika-aid-marble = Materialfeld
    .text = Nimm den Marmor. Leer: Nimm Gips oder Holz.
    .cost = Händler { $merchant }, Dichterin { $poet } Dinare

## Preise

sabika-aid-buy = Kauf { $count }
sabika-aid-sell = Verkauf { $count }
sabika-aid-material = zählt { $count }
sabika-aid-trade = Tauschen
    .text = Ein Material gegen seinen Nachbarn in dieser Liste; nach unten dazu +1 Dinar.

## Das Ende einer Runde und des Spiels

sabika-aid-income = 1. Einkommen
    .text = Aus gefestigten blauen Städten und blauen Gedichten.
sabika-aid-wishes = 2. Wünsche
    .text = Nach den Runden { $rounds } kommt einer in den Turm; dann zählen alle dort.
sabika-aid-tribute = 3. Tribut
    .text = Runde für Runde { $parias } Parias. Für jede: ein Schritt zurück, { $dinars } Dinare, ein Siegel oder 1 Prestige.
sabika-aid-change = 4. Ereignis
    .text = Es wechselt nach den Runden { $first } und { $second }.
sabika-aid-ready = Dann
    .text = Die Arbeiter stehen auf, Felder und Auslagen werden aufgefüllt, und wer bei den Parias führt, nennt den Startspieler.
sabika-aid-end = Nach Runde { $rounds }
    .text = Noch einmal Einkommen, Wünsche und Tribut; danach:
sabika-aid-major-poems = Große Gedichte
    .text = Was auf jedem steht. Eine Mehrheit: { $two ->
        [second] { $first } für Rang eins, { $third } für Rang zwei; bei Gleichstand { $third }
        [first] { $first } für Rang eins; bei Gleichstand { $third }
       *[no] { $first }, { $second } oder { $third }; ein geteilter Rang zählt wie der nächste
    }.
sabika-aid-trade-card = Die auf der Karte zählt für alle.
sabika-aid-leftovers = Was übrig ist
    .text = 1 für jedes Siegel, jede Ware, jeden Marmor und jede Keramik, und für je { $dinars } Dinare.
sabika-aid-winner = Sieg
    .text = Am meisten Prestige; bei Gleichstand am meisten Bauwerke.
