### Asaras Spielhilfe: das ganze Spiel auf einer Seite. Jeder Text ist so kurz wie möglich.

asara-aid-places = Orte
asara-aid-building = Bauen
asara-aid-year = Ende eines Jahres

## Ein Zug

asara-aid-lay = Ein Einkäufer, offen
    .text = Auf ein beliebiges freies Feld. Der erste an einem Ort darf jede Farbe haben; danach nimmt der Ort nur noch seine Farbe an.
asara-aid-pair = Oder zwei Einkäufer, verdeckt
    .text = Zusammen auf ein Feld, gleich welche Farbe dort liegt{ $unable ->
        [yes] , wenn du keinen davon hast
       *[no] {""}
    }{ $random ->
        [yes] , zufällig aus deiner Hand gezogen
       *[no] {""}
    }{ $opens ->
        [yes] , auch als Erste
       *[no] , aber nie als Erste
    }.
asara-aid-act = Dann der Ort
    .text = Tu, was er bietet. Wer keine Karten mehr hat, setzt aus; hat niemand mehr welche, ist das Jahr vorbei.

## Orte

asara-aid-market = Vier Märkte
    .text = Nimm ein Teil aus { $any ->
        [yes] einer beliebigen Auslage
       *[no] der Auslage
    }; es kommt hinter deinen Sichtschirm.
asara-aid-surcharge = Gold kostet { $asari } mehr
asara-aid-circle = Baue { $fewer ->
        [yes] höchstens so viele Teile, wie das Feld angibt
       *[no] genau so viele Teile, wie das Feld angibt
    }; jedes bringt sofort 1. Ist das Feld besetzt, baue { $lower ->
        [yes] beliebig viele weniger
       *[no] gleich viele
    } auf { $higher ->
        [yes] einem beliebigen freien Feld darüber
       *[no] dem nächsten freien Feld darüber
    }.
    .cost = die Zahl des Felds, { $first } bis { $last }
asara-aid-bank = Du erhältst den Betrag des Felds: { $amounts } Asari.
asara-aid-coloured = Lege einen Einkäufer beliebiger Farbe verdeckt ab und erhalte { $asari } Asari. Es ist nie voll.
asara-aid-spies = Durchsuche einen der vier Stapel; du { $must ->
        [yes] musst
       *[no] darfst
    } ein Teil daraus kaufen, zum üblichen Preis.
    .cost = { $amounts } Asari
asara-aid-favour = Nimm das Plättchen{ $barred ->
        [yes] {""}
       *[no] { " " }oder behalte es
    }: 1 Prestige am Ende jedes Jahres und im nächsten der erste Zug.
asara-aid-tent = Ziehe { $count } Einkäufer.
    .cost = { $amounts } Asari
asara-aid-house = Wähle: { $offers }. Was du nicht behältst, kommt unter den Stapel.
asara-aid-offer = zahle { $pay } Asari: ziehe { $draw } leuchtende Fenster, behalte { $keep }

## Bauen

asara-aid-found = Ein neuer Turm
    .text = Eine Basis und eine Spitze einer Farbe: zwei Teile{ $many ->
        [yes] , oder von beiden mehr
       *[no] {""}
    }. In einem Zug darfst du beliebig viele Türme gründen und erhöhen; kein halber Turm bleibt stehen.
asara-aid-raise = Ein höherer Turm
    .text = Mittelteile und Fenster seiner Farbe, so viele du willst, jederzeit. Jedes macht ihn um 1 höher.
asara-aid-light = Ein leuchtendes Fenster
    .text = Auf ein Fenster seiner Farbe in einem deiner Türme. Es zählt als gebautes Teil; die Höhe bleibt.
asara-aid-fixed = Für immer gebaut
    .text = { $moves ->
        [yes] Beim Bauen dürfen Mittelteile und Fenster zwischen deinen Türmen einer Farbe wandern, nur in eine Richtung. Sonst wird nichts versetzt, verbunden oder abgebaut.
       *[no] Was steht, wird nie versetzt, verbunden oder abgebaut.
    }

## Das Ende eines Jahres und des Spiels

asara-aid-yearly-towers = 1 für jeden Turm
    .text = Gleich wie hoch er ist.
asara-aid-yearly-gold = 1 für jedes Teil mit Gold
    .text = Nur in einem Turm, nicht hinter dem Sichtschirm.
asara-aid-yearly-lit = 1 für jedes leuchtende Fenster
    .text = { $unbuilt ->
        [yes] In einem Turm oder hinter dem Sichtschirm
       *[no] Nur in einem Turm
    }; Gold darunter zählt nicht mehr.
asara-aid-yearly-favour = 1 für die Gunst des Kalifen
    .text = Wer sie hat, beginnt das nächste Jahr.
asara-aid-new-year = Das nächste von { $years } Jahren
    .text = Alle Einkäufer werden gemischt und neu ausgeteilt, je { $cards }{ $seats ->
        [0] { " " }(zu zweit, zu dritt oder zu viert)
       *[other] {""}
    }. Die Auslagen werden aufgefüllt, und alle erhalten { $asari } Asari.
asara-aid-colours = Höchste Türme jeder Farbe
    .text = Erster und zweiter: { $ranks }. Türme zählen, nicht Personen.
asara-aid-tallest = Höchste Türme von allen
    .text = Erster { $first }, zweiter { $second }.
asara-aid-most = Die meisten Türme
    .text = Am meisten { $first }, am zweitmeisten { $second }.
asara-aid-money = Geld
    .text = 1 für je { $asari } Asari.
asara-aid-ties = Gleichstand
    .text = { $lights ->
        [yes] Leuchtende Fenster in den Türmen entscheiden. Sonst teilen sich alle auf Platz eins
       *[no] Alle auf Platz eins teilen sich
    } beide Plätze, jeder Anteil wird { $rounding ->
        [up] aufgerundet
        [down] abgerundet
       *[nearest] kaufmännisch gerundet
    }; einen zweiten Platz gibt es dann nicht.

## Die Teile

asara-aid-part-base = { $many ->
        [yes] Mindestens eine
       *[no] Eine
    } in jedem Turm.
asara-aid-part-middle = Beliebig viele.
asara-aid-part-window = Beliebig viele; es kann leuchten.
asara-aid-part-top = { $many ->
        [yes] Mindestens eine
       *[no] Eine
    } in jedem Turm.
asara-aid-lit = { $unbuilt ->
        [yes] Zählt jedes Jahr, auch hinter dem Sichtschirm.
       *[no] Zählt jedes Jahr, sobald es in einem Turm ist.
    }
asara-aid-open-money = Dahinter liegen noch nicht eingebaute Turmteile, wo sie sonst niemand sieht; dein Geld sehen alle.
asara-aid-gold = Gold
    .text = Kostet { $surcharge ->
        [0] nicht mehr
       *[other] { $surcharge } mehr
    } und zählt jedes Jahr.
