### Asara auf der Seite.

## Startseite und Diagramm

asara-about = Schick Einkäufer auf die Märkte, bezahle den Bau und errichte in vier Jahren die höchsten, meisten und goldensten Türme der Kalifenstadt.
asara-period = Jahr { $number }
asara-period-short = J{ $number }

## Der Tisch

asara-page-tab-board = Stadt
asara-page-tab-towers = Türme
asara-page-tab-screen = Mein Sichtschirm
asara-page-area-bases = Basen
asara-page-area-middles = Mittelteile
asara-page-area-windows = Fenster
asara-page-area-tops = Spitzen
asara-page-area-circle = Baukreis
asara-page-area-bank = Bank
asara-page-area-coloured = Buntes Gebäude
asara-page-area-spies = Haus der Spione
asara-page-area-favour = Gunst des Kalifen
asara-page-area-tent = Zelt
asara-page-area-house = Leuchtende Fenster
asara-page-duty = Farbzwang: { $colour ->
    [blue] Blau
    [green] Grün
    [violet] Violett
    [yellow] Gelb
    [orange] Orange
   *[other] { $colour }
}
asara-page-part = { $part }, { $price } Asari, { $count } offen
asara-page-sold-out = ausverkauft
asara-page-pile = { $count ->
    [one] ein verdecktes Turmteil
   *[other] { $count } verdeckte Turmteile
}
asara-page-place = { $area }, { $amount }
asara-page-plot = Feld { $plot }
asara-page-year = Jahr { $year } von { $years }
asara-page-favour-of = Gunst des Kalifen: { $name }
asara-page-lit-stack = { $count ->
    [one] ein leuchtendes Fenster im Stapel
   *[other] { $count } leuchtende Fenster im Stapel
}
asara-page-lit = leuchtendes { $colour ->
    [brown] braunes
    [green] grünes
    [red] rotes
    [black] schwarzes
    [white] weißes
   *[other] { $colour }
} Fenster
asara-page-pairs = Zwei verdeckt:
asara-page-asari = Asari
asara-page-hand = { $count }× { $colour ->
    [blue] Blau
    [green] Grün
    [violet] Violett
    [yellow] Gelb
    [orange] Orange
   *[other] { $colour }
}
asara-page-stored = { $part }, { $count }-mal vorhanden
asara-page-nothing-stored = Noch keine Turmteile hinter dem Sichtschirm.
asara-page-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
asara-page-prestige = Prestige
asara-page-tower = { $colour ->
    [brown] brauner
    [green] grüner
    [red] roter
    [black] schwarzer
    [white] weißer
   *[other] { $colour }
} Turm, Höhe { $height }, { $gold } Gold, { $lit } leuchtend
asara-page-no-towers = Noch keine Türme.
asara-page-reconstructed = Preise und Summen sind bekannt; die Aufteilung der Teile nach Farben, das Gold und die Beträge von Bank und Zelt haben wir rekonstruiert.

## Zähler, und was eine Antwort an ihnen ändert

asara-number-prestige = Prestige
asara-number-money = Asari
asara-number-buyers = Einkäufer auf der Hand
asara-number-parts = Turmteile hinter dem Sichtschirm
asara-number-lit-windows = leuchtende Fenster hinter dem Sichtschirm
asara-number-towers = Türme
asara-number-gold = Gold an Türmen
asara-number-lit = eingebaute leuchtende Fenster
asara-number-favour = Gunst des Kalifen

## Bestandteile

asara-kind-buyer = Einkäufer
asara-kind-part = Turmteil
asara-kind-price = Preis
asara-kind-lit = Leuchtendes Fenster
asara-kind-market = Marktplatz
asara-kind-spaces = Felder
asara-kind-room = Ort
asara-kind-gift = Buntes Gebäude
asara-kind-offer = Kauf leuchtender Fenster
asara-kind-rank = Schlusswertung
asara-kind-exchange = Geld am Ende
asara-kind-purse = Geld zu Beginn
asara-kind-hand = Kartenhand
asara-kind-calendar = Jahre
asara-name-small = klein
asara-name-large = groß
asara-name-tallest = höchster Turm
asara-name-most = meiste Türme
asara-name-new-year = jedes neue Jahr
asara-name-seat-1 = Platz 1
asara-name-seat-2 = Platz 2
asara-name-seat-3 = Platz 3
asara-name-seat-4 = Platz 4
asara-name-2-players = zwei Personen
asara-name-3-players = drei Personen
asara-name-4-players = vier Personen
asara-thing-tower = Turm
    .about = Eine Basis und eine Spitze einer Farbe, dazwischen beliebig viele Mittelteile und Fenster. Jedes Teil zählt beim Einbau; Türme, Gold und leuchtende Fenster zählen jedes Jahr.
asara-thing-pair = Zwei verdeckte Karten
    .about = Zwei beliebige Einkäufer, verdeckt gelegt, ersetzen einen der Farbe, die ein Bereich verlangt.
asara-thing-screen = Sichtschirm
    .about = Dahinter liegen Geld und noch nicht eingebaute Turmteile, wo sie sonst niemand sieht.
asara-thing-prestige = Prestige
    .about = Die Punkte des Spiels. Wer am Ende die meisten hat, gewinnt.

## Hausregeln

asara-group-table = Der Tisch
asara-group-buyers = Einkäufer ausschicken
asara-group-parts = Märkte und Spione
asara-group-building = Bauen
asara-group-lights = Leuchtende Fenster
asara-value-up = aufgerundet
asara-value-down = abgerundet
asara-value-nearest = kaufmännisch

## Wie man etwas bekommt

asara-giver-market = Für { $asari } Asari.
