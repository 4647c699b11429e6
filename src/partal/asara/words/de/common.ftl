### Asara. Ereignisse sind Sätze; .then führt sie mit demselben Subjekt fort ("Mirar zahlt 3" + "und bekommt 8").
### $player-ending ist die Endung des Verbs: st nach "Du", t nach einem Namen.
### $seen ist yes, wo man die Karten sehen darf, die ein Ereignis vor anderen verbirgt.
### Farben von Teilen sind Stämme ("braun"), an die eine Endung treten kann; Orte antworten auf die Frage wohin.
### .one ist ein Ding im Akkusativ mit Artikel ("ein Fenster"), .weak ein Turm nach "den" oder "dem".

## Dinge

asara-title = Asara
asara-points = { $count } Prestige
    .dative = { $count } Prestige
    .title = Prestige
    .track = Prestigeleiste
asara-colour-brown = braun
asara-colour-green = grün
asara-colour-red = rot
asara-colour-black = schwarz
asara-colour-white = weiß
asara-short-brown = brn
asara-short-green = grn
asara-short-red = rot
asara-short-black = sch
asara-short-white = wei
asara-buyer-blue = Blau
    .one = einen blauen Einkäufer
asara-buyer-green = Grün
    .one = einen grünen Einkäufer
asara-buyer-violet = Violett
    .one = einen violetten Einkäufer
asara-buyer-yellow = Gelb
    .one = einen gelben Einkäufer
asara-buyer-orange = Orange
    .one = einen orangefarbenen Einkäufer
asara-part-base = Basis
    .one = eine Basis
    .gender = feminine
    .gold = Goldbasis
asara-part-middle = Mittelteil
    .one = ein Mittelteil
    .gender = neuter
    .gold = Goldmittelteil
asara-part-window = Fenster
    .one = ein Fenster
    .gender = neuter
    .gold = Goldfenster
asara-part-top = Spitze
    .one = eine Spitze
    .gender = feminine
    .gold = Goldspitze
asara-gold-part = { $kind-gold }
    .gender = { $kind-gender }
    .one =
        { $kind-gender ->
            [feminine] eine { $kind-gold }
           *[neuter] ein { $kind-gold }
        }
asara-lit-window = leuchtendes Fenster
asara-part = { $part-gender ->
    [feminine] { $colour }e { $part }
   *[neuter] { $colour }es { $part }
}
    .one =
        { $part-gender ->
            [feminine] eine { $colour }e { $part }
           *[neuter] ein { $colour }es { $part }
        }
asara-tower = { $ordinal ->
    [1] { $colour }er Turm
   *[other] { $colour }er Turm { $ordinal }
}
    .weak =
        { $ordinal ->
            [1] { $colour }en Turm
           *[other] { $colour }en Turm { $ordinal }
        }
asara-place-bases = auf den Markt der Basen
asara-place-middles = auf den Markt der Mittelteile
asara-place-windows = auf den Markt der Fenster
asara-place-tops = auf den Markt der Spitzen
asara-place-circle = auf Feld { $amount } des Baukreises
asara-place-bank = zur Bank ({ $amount })
asara-place-coloured = zum bunten Gebäude
asara-place-spies = zum Haus der Spione ({ $amount })
asara-place-favour = zur Gunst des Kalifen
asara-place-tent = zum Zelt ({ $amount })
asara-place-house = { $amount ->
    [0] zum Haus der leuchtenden Fenster
   *[other] zum Haus der leuchtenden Fenster ({ $amount })
}

## Der Tisch

asara-table-year = Jahr { $year } von { $years }
asara-table-markets = Märkte
asara-table-spaces = Felder
asara-table-colour = Farbe
asara-table-pile = Stapel
asara-table-any = frei
asara-table-bases = Basen
asara-table-middles = Mittelteile
asara-table-windows = Fenster
asara-table-tops = Spitzen
asara-table-circle = Baukreis
asara-table-bank = Bank
asara-table-coloured = buntes Gebäude
asara-table-spies = Spione
asara-table-favour = Gunst
asara-table-tent = Zelt
asara-table-house = Lichterhaus
asara-table-gift = +{ $asari } Asari
asara-table-price = { $colour } { $asari }
asara-table-holds = bei: { $name }
asara-table-deck = Stapel { $count }
asara-table-stack = Stapel { $count }
asara-table-prestige = { $points } Prestige
asara-table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
asara-table-money = { $asari } Asari
asara-table-favour-mark = Gunst
asara-table-no-towers = noch keine Türme
asara-table-screen = Hinter deinem Sichtschirm
asara-table-hand = Einkäufer
asara-table-no-cards = dieses Jahr keine mehr
asara-table-parts = Turmteile
asara-table-cards-of = { $count ->
    [1] { $colour }
   *[other] { $count }× { $colour }
}
asara-table-no-parts = keine
asara-table-buried = dieses Jahr verdeckt: { $cards }
asara-table-legend = { $part } Teil   { $gold } Gold   { $used } belegt   { $free } frei   { $window } Fenster   { $lit } leuchtendes Fenster

## Fragen

asara-prompt-dispatch = Wohin schickst du einen Einkäufer?
    .help = Du legst einen Einkäufer in der Farbe, die dort liegt, einen beliebigen, wo noch keiner liegt, oder zwei verdeckt; dann nutzt du, was der Ort bietet. Die letzte Spalte zeigt die verlangte Farbe und wie viele du davon hast.
asara-prompt-lay-buyer = Welchen Einkäufer schickst du { $place }?
    .help = Ein offener Einkäufer bedient oder bestimmt die Farbe des Bereichs. Zwei verdeckte passen zu jeder Farbe, die dort liegt, kosten aber zwei Karten.
asara-prompt-buy = Welches Turmteil kaufst du? Du hast { $asari } Asari.
    .help = Das Teil kommt hinter deinen Sichtschirm; verbaut wird es später im Baukreis.
asara-prompt-search = Welchen Stapel durchsuchst du?
    .help = Du siehst ihn ganz durch und darfst ein Teil daraus kaufen.
asara-prompt-bribe = Welches Turmteil nimmst du aus dem Stapel? Du hast { $asari } Asari.
    .help = Das sind alle Teile darin, die du bezahlen kannst. Was du nimmst, sehen alle; danach wird der Stapel gemischt.
asara-prompt-recruit = Ziehst du neue Einkäufer?
    .help = Die Gebühr ist bezahlt. Zwei Karten vom Nachziehstapel kommen auf deine Hand.
asara-prompt-offer = Für welchen Kauf entscheidest du dich? Du hast { $asari } Asari.
    .help = Du ziehst leuchtende Fenster vom Stapel, behältst einige und legst die anderen unter den Stapel.
asara-prompt-keep-lit = Welches leuchtende Fenster behältst du? { $left ->
    [one] Eins steht dir zu.
   *[other] { $left } stehen dir zu.
}
    .help = Nur du siehst, welche Fenster du gezogen hast und welche du behältst.
asara-prompt-return-lit = Welches leuchtende Fenster kommt als Nächstes unter den Stapel?
    .help = Das erste liegt über dem zweiten.
asara-prompt-build-number = Wie viele Turmteile baust du auf Feld { $plot }?
    .help = Du zahlst in jedem Fall die Zahl des Feldes und erhältst ein Prestige je verbautem Teil.
asara-prompt-build = Was baust du? { $left ->
    [one] Ein Teil von { $number } fehlt noch.
   *[other] { $left } von { $number } Teilen fehlen noch.
}
    .help = Basis und Spitze ergeben einen neuen Turm und zählen als zwei Teile. Mittelteile und Fenster kommen in einen stehenden Turm ihrer Farbe.

## Antworten

asara-option-go-market = Markt: { $kind }
    .detail = { $affordable ->
        [0] nichts, was du bezahlen kannst
        [one] ein Teil, das du bezahlen kannst
       *[other] { $affordable } Teile, die du bezahlen kannst
    }
asara-option-go-circle = Baukreis, Feld { $amount }
    .detail = { $amount } zahlen, { $most ->
        [one] ein Teil
       *[other] { $numbers } Teile
    } bauen
asara-option-go-bank = Bank { $amount }
    .detail = +{ $amount } Asari
asara-option-go-coloured = Buntes Gebäude
    .detail = +{ $amount } Asari, Karte verdeckt
asara-option-go-spies = Haus der Spione { $amount }
    .detail = { $nothing ->
        [yes] { $amount } zahlen, einen Stapel durchsuchen; danach kannst du kein Teil mehr bezahlen
       *[no] { $amount } zahlen, einen Stapel durchsuchen
    }
asara-option-go-favour = Gunst des Kalifen
    .detail = { $mine ->
        [yes] behalten und das Feld sperren
       *[no] nehmen: Jahrespunkt, erster Zug
    }
asara-option-go-tent = Zelt { $amount }
    .detail = { $amount } zahlen, bis zu 2 Einkäufer ziehen
asara-option-go-house = Haus der leuchtenden Fenster
    .detail = { $small } oder { $large } für leuchtende Fenster zahlen
asara-option-go-house-offer = Haus der leuchtenden Fenster { $amount }
    .detail = { $amount } für leuchtende Fenster zahlen
asara-option-lay-single = { $buyer }
    .detail = offen; danach { $left ->
        [0] kein { $buyer } mehr
       *[other] noch { $left }× { $buyer }
    }
asara-option-lay-face-down = { $buyer }
    .detail = verdeckt; danach { $left ->
        [0] kein { $buyer } mehr
       *[other] noch { $left }× { $buyer }
    }
asara-option-lay-pair = { $first } und { $second }
    .detail = { $last ->
        [yes] verdeckt: deine letzten zwei Karten
       *[no] verdeckt, zwei Karten
    }
asara-option-lay-random = zwei zufällige Karten
    .detail = { $last ->
        [yes] verdeckt: deine letzten zwei Karten
       *[no] verdeckt, zwei Karten
    }
asara-option-take-part = { $part }
    .detail = { $price } Asari, dir bleiben { $left }
asara-option-take-nothing = kein Teil nehmen
    .detail = du zahlst nichts
asara-option-build-number = { $count ->
    [one] ein Teil
   *[other] { $count } Teile
}
    .detail = { $plot } zahlen, +{ $count } Prestige
asara-option-search = Stapel: { $kind }
    .detail = { $count ->
        [one] ein Teil
       *[other] { $count } Teile
    }
asara-option-recruit = { $count ->
    [one] den letzten Einkäufer ziehen
   *[other] { $count } Einkäufer ziehen
}
    .detail = { $pile } im Nachziehstapel
asara-option-decline = keine ziehen
    .detail = die Gebühr ist trotzdem weg
asara-option-offer = { $pay } Asari zahlen
    .detail = { $draw } ziehen, { $keep } behalten; dir bleiben { $left }
asara-option-keep-lit = leuchtendes { $colour }es Fenster
    .detail = { $dark ->
        [0] kein geschlossenes { $colour }es Fenster in deinen Türmen
        [one] ein geschlossenes { $colour }es Fenster in deinen Türmen
       *[other] { $dark } geschlossene { $colour }e Fenster in deinen Türmen
    }
asara-option-keep-any = egal, eins davon
    .detail = alle gezogenen sind gleich
asara-option-return-lit = leuchtendes { $colour }es Fenster
    .detail = verdeckt unter den Stapel
asara-option-return-rest = alle { $count }, wie sie sind
    .detail = verdeckt unter den Stapel
asara-option-found = { $gold ->
    [base] neuer { $colour }er Turm mit goldener Basis
    [top] neuer { $colour }er Turm mit goldener Spitze
    [both] neuer { $colour }er Turm mit goldener Basis und goldener Spitze
   *[none] neuer { $colour }er Turm
}
    .detail = { $base } und { $top }: 2 Teile, Höhe 2
asara-option-raise = { $tower } + { $part }
    .detail = 1 Teil, Höhe { $height } auf { $next }
asara-option-light = { $part } erleuchten: { $tower }
    .detail = 1 Teil, +1 im Jahr; die Höhe bleibt
asara-option-light-gold = { $part } erleuchten: { $tower }
    .detail = 1 Teil; verdeckt das Gold; die Höhe bleibt
asara-option-shift = { $part } versetzen: { $source } → { $target }
    .detail = zählt nicht als Teil
asara-option-done = nichts mehr
    .detail = der Turmbau endet
asara-note-any = jede Farbe
asara-note-held = Einkäufer in { $buyer }: du hast { $count }
asara-note-pair = { $last ->
    [yes] kein Einkäufer in { $buyer } auf der Hand: deine letzten zwei, verdeckt
   *[no] kein Einkäufer in { $buyer } auf der Hand: zwei, verdeckt
}
asara-note-down = beliebig, verdeckt

## Was geschah

asara-event-laid = { $player } { asara-event-laid.then }.
    .then = schick{ $player-ending } { $buyer-one } { $place }
asara-event-laid-face-down = { $player } { asara-event-laid-face-down.then }.
    .then =
        { $seen ->
            [yes] schick{ $player-ending } einen Einkäufer verdeckt { $place } ({ $cards })
           *[no] schick{ $player-ending } einen Einkäufer verdeckt { $place }
        }
asara-event-laid-pair = { $player } { asara-event-laid-pair.then }.
    .then =
        { $seen ->
            [yes] schick{ $player-ending } zwei Einkäufer verdeckt { $place } ({ $cards })
           *[no] schick{ $player-ending } zwei Einkäufer verdeckt { $place }
        }
asara-event-bought = { $player } { asara-event-bought.then }.
    .then = kauf{ $player-ending } { $part-one }
asara-event-took-nothing = { $player } { asara-event-took-nothing.then }.
    .then = nimm{ $player-ending } nichts
asara-event-searched = { $player } { asara-event-searched.then }.
    .then =
        { $seen ->
            [yes] durchsuch{ $player-ending } den Stapel der { $kind } ({ $parts })
           *[no] durchsuch{ $player-ending } den Stapel der { $kind }
        }
asara-event-bribed = { $player } { asara-event-bribed.then }.
    .then = nimm{ $player-ending } { $part-one } aus dem Stapel
asara-event-took-favour = { $player } { asara-event-took-favour.then }.
    .then =
        { $kept ->
            [yes]
                { $player-ending ->
                    [st] behältst die Gunst des Kalifen
                   *[t] behält die Gunst des Kalifen
                }
           *[no] nimm{ $player-ending } { $from-object } die Gunst des Kalifen ab
        }
asara-event-recruited = { $player } { asara-event-recruited.then }.
    .then =
        zieh{ $player-ending } { $count ->
            [one] einen Einkäufer
           *[other] { $count } Einkäufer
        }{ $seen ->
            [yes] { " " }({ $cards })
           *[no] { "" }
        }
asara-event-drew-lit = { $player } { asara-event-drew-lit.then }.
    .then =
        zieh{ $player-ending } { $count ->
            [one] ein leuchtendes Fenster
           *[other] { $count } leuchtende Fenster
        }{ $seen ->
            [yes] { " " }({ $cards })
           *[no] { "" }
        }
asara-event-kept-lit = { $player } { asara-event-kept-lit.then }.
    .then =
        { $player-ending ->
            [st] behältst
           *[t] behält
        } ein leuchtendes Fenster{ $seen ->
            [yes] { " " }({ $cards })
           *[no] { "" }
        }
asara-event-returned-lit = { $player } { asara-event-returned-lit.then }.
    .then =
        leg{ $player-ending } ein leuchtendes Fenster unter den Stapel{ $seen ->
            [yes] { " " }({ $cards })
           *[no] { "" }
        }
asara-event-founded = { $player } { asara-event-founded.then }.
    .then = bau{ $player-ending } einen neuen { $colour }en Turm aus { $base } und { $top }
asara-event-raised = { $player } { asara-event-raised.then }.
    .then = setzt { $part-one } in den { $tower-weak }
asara-event-lit = { $player } { asara-event-lit.then }.
    .then = erleuchte{ $player-ending } { $part-one } im { $tower-weak }
asara-event-moved-part = { $player } { asara-event-moved-part.then }.
    .then = versetzt { $part-one } vom { $source-weak } in den { $target-weak }
asara-event-paid = { $player } { asara-event-paid.then }.
    .then = zahl{ $player-ending } { $asari } Asari
asara-event-received = { $player } { asara-event-received.then }.
    .then =
        { $reason ->
            [new-year] bekomm{ $player-ending } { $asari } Asari zum neuen Jahr
           *[other] bekomm{ $player-ending } { $asari } Asari
        }
asara-event-scored = { $player } { asara-event-scored.then }.
    .then =
        { $source ->
            [building] bekomm{ $player-ending } { $points } Prestige
           *[other] bekomm{ $player-ending } { $points } Prestige ({ $name })
        }
asara-event-dealt = { $player } { asara-event-dealt.then }.
    .then =
        nimm{ $player-ending } { $count } Einkäufer auf die Hand{ $seen ->
            [yes] { " " }({ $cards })
           *[no] { "" }
        }
asara-event-refilled = { $count ->
    [one] Ein neues Turmteil kommt
   *[other] { $count } neue Turmteile kommen
} { $place }.
asara-event-year-began = Jahr { $year } beginnt; erster Zug: { $first }.
asara-event-year-ended = Jahr { $year } ist vorbei.
asara-event-game-ended = Die Partie ist vorbei.

## Warum nicht

asara-refusal-A-SET-16 = Diesen Ort gibt es in dieser Partie nicht.
asara-refusal-A-TURN-02 = Erst wird ein Einkäufer ausgesandt, dann folgt die Aktion.
asara-refusal-A-TURN-05 = Wo dein Einkäufer liegt, bestimmt deine Aktion, und dieser Ort bietet das nicht.
asara-refusal-A-DISP-01 = Einen solchen Einkäufer hast du nicht.
asara-refusal-A-DISP-02 = Dieses Feld ist bis zum Jahresende besetzt.
asara-refusal-A-DISP-04 = Dort liegt eine andere Farbe, und ein einzelner Einkäufer muss sie bedienen.
asara-refusal-A-DISP-08 = Du hast die Farbe, die dort liegt; nach der Hausregel darf nur zwei verdeckt legen, wer sie nicht hat.
asara-refusal-A-DISP-09 = Diese zwei Karten hast du nicht, oder nach der Hausregel zieht sie der Zufall.
asara-refusal-A-DISP-12 = Deine letzte Karte hat eine andere Farbe als die Einkäufer dort, und ein Paar braucht zwei Karten.
asara-refusal-A-DISP-14 = Dort liegt noch niemand, und zwei verdeckte Karten dürfen nicht die ersten sein.
asara-refusal-A-DISP-17 = Dort sind bis zum Jahresende alle Felder besetzt.
asara-refusal-A-BUY-02 = Dein Einkäufer ist auf einem anderen Markt; nur dessen Auslage steht zum Verkauf.
asara-refusal-A-BUY-09 = Dieses Teil kannst du nicht bezahlen.
asara-refusal-A-BUY-10 = Nach der Hausregel muss ein Einkäufer auf dem Markt ein Teil nehmen, und du kannst keins bezahlen oder darfst nicht verzichten.
asara-refusal-A-BUY-12 = Ein solches Teil liegt nicht aus.
asara-refusal-A-BUILD-02 = Du musst genau so viele Teile bauen, wie du gewählt hast.
asara-refusal-A-BUILD-04 = Dieses Teil liegt nicht hinter deinem Sichtschirm.
asara-refusal-A-BUILD-12 = Ein stehender Turm bekommt keine zweite Basis und keine zweite Spitze.
asara-refusal-A-BUILD-13 = Ein verbautes Teil zieht nie in einen anderen Turm um.
asara-refusal-A-BUILD-15 = Einen solchen Turm hast du nicht, und ein halber Turm darf nicht stehen.
asara-refusal-A-BUILD-18 = So viele Teile, wie dieses Feld verlangt, kannst du nicht verbauen.
asara-refusal-A-BUILD-19 = Dieses Feld kannst du nicht bezahlen.
asara-refusal-A-BUILD-25 = Dieses Feld gilt nicht für diese Zahl: Das Feld der Zahl selbst oder eins dazwischen ist frei.
asara-refusal-A-FUND-07 = Das bunte Gebäude nimmt genau eine Karte.
asara-refusal-A-SPY-02 = Nenne einen der vier Nachziehstapel.
asara-refusal-A-SPY-04 = Ein solches Teil ist nicht in diesem Stapel.
asara-refusal-A-SPY-09 = Dieses Teil liegt offen auf einem Markt; die Bestechung gilt nur für den Stapel.
asara-refusal-A-SPY-11 = Nach der Hausregel musst du ein Teil aus dem Stapel nehmen.
asara-refusal-A-SPY-12 = Nach der Gebühr kannst du dieses Teil nicht mehr bezahlen.
asara-refusal-A-SPY-13 = Die Gebühr dieses Feldes kannst du nicht bezahlen.
asara-refusal-A-SPY-14 = Dort gibt es nichts mehr zu durchsuchen.
asara-refusal-A-CAL-04 = Du hast die Gunst, und nach der Hausregel darfst du dann nicht dorthin.
asara-refusal-A-REC-05 = Die Gebühr dieses Zeltfelds kannst du nicht bezahlen.
asara-refusal-A-REC-07 = Nach der Hausregel musst du Einkäufer ziehen, und es sind keine mehr da oder du darfst nicht verzichten.
asara-refusal-A-LIT-01 = Nenne einen der beiden Käufe.
asara-refusal-A-LIT-04 = Dieses Feld ist für den anderen Kauf.
asara-refusal-A-LIT-05 = Jetzt behältst du leuchtende Fenster, in den Farben, die du gezogen hast.
asara-refusal-A-LIT-07 = Jetzt legst du leuchtende Fenster zurück, in den Farben, die du gezogen hast.
asara-refusal-A-LIT-08 = Diesen Kauf kannst du nicht bezahlen.
asara-refusal-A-LIT-09 = Im Stapel sind zu wenige leuchtende Fenster.
asara-refusal-A-LIT-13 = Ein leuchtendes Fenster kommt auf ein geschlossenes seiner Farbe in deinen Türmen; hier ist keins, oder die genaue Zahl würde verfehlt.
asara-refusal-A-END-01 = Die Partie ist schon zu Ende.

## Woher Prestige kommt

asara-source-building = verbaute Teile, je 1
    .short = verbaute Teile
asara-source-towers = stehende Türme, je 1
    .short = stehende Türme
asara-source-gold = Gold in Türmen, je 1
    .short = Gold in Türmen
asara-source-lit = leuchtende Fenster, je 1
    .short = leuchtende Fenster
asara-source-favour = Gunst des Kalifen
asara-source-brown = höchste braune Türme
asara-source-green = höchste grüne Türme
asara-source-red = höchste rote Türme
asara-source-black = höchste schwarze Türme
asara-source-white = höchste weiße Türme
asara-source-tallest = höchste Türme insgesamt
asara-source-most = meiste Türme
asara-source-money = übrige Asari
asara-sheet-year = Jahr { $year }
asara-sheet-so-far = Alle bisherigen Jahre
asara-sheet-final = Schlusswertung
asara-besides-received = Asari erhalten
asara-besides-paid = Asari bezahlt
asara-rank = { $name }: { $first } und { $second }
asara-rank-nobody = kein Turm
asara-rank-more = { $towers } …
asara-rank-tower = { $lit ->
    [0] { $name } { $height }
   *[other] { $name } { $height } ({ $lit } leuchtend)
}

## Wertungsblatt einer Partie mit der Schachtel

asara-score-file = { $file }: kein gültiges TOML ({ $error }).
asara-score-entry = { $file }, Person { $number }
asara-score-entry-named = { $file }, Person { $number } ({ $name })
asara-score-key = { $entry }: Unbekannter Schlüssel „{ $key }“; bekannt sind { $known }.
asara-score-professional = { $entry }: professional muss true oder false sein.
asara-score-players = { $entry }: Schreib { $least } bis { $most } Personen als [[player]]; hier sind es { $count }.
asara-score-name = { $entry }: name muss ein Text mit 1 bis { $longest } Zeichen sein.
asara-score-twice = { $entry }: Diesen Namen gibt es schon.
asara-score-number = { $entry }: { $key } muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
asara-score-towers = { $entry }: towers muss eine Liste von Texten wie "black 4 lit 2" sein.
asara-score-tower = { $entry }: „{ $tower }“ ist kein Turm; schreib Farbe, Höhe und leuchtende Fenster, etwa "black 4 lit 2".
asara-score-colour = { $entry }: „{ $tower }“ hat keine Farbe dieses Spiels; es gibt { $colours }.
asara-score-low = { $entry }: „{ $tower }“ ist zu niedrig; ein Turm hat mindestens Basis und Spitze, also Höhe 2.
asara-score-high = { $entry }: „{ $tower }“ ist zu hoch; kein Turm ist höher als { $most }.
asara-score-lit = { $entry }: „{ $tower }“ hat zu viele leuchtende Fenster; bei Höhe { $height } sind es höchstens { $most }.
asara-score-dark = Leuchtende Fenster entscheiden Gleichstände nur im Profispiel; das hier ist das Grundspiel.

## Hausregeln

asara-switch-professional = Das Profispiel mit Zelt und Haus der leuchtenden Fenster.
asara-switch-pro-recruit = Das Zelt ohne das Haus der leuchtenden Fenster.
asara-switch-pro-lit-windows = Das Haus der leuchtenden Fenster ohne das Zelt.
asara-switch-action-required = Ein Einkäufer darf nur dorthin, wo seine Aktion wirklich ausgeführt wird.
asara-switch-facedown-pair-opens-area = Zwei verdeckte Karten dürfen die ersten in einem Bereich sein; sie bestimmen keine Farbe.
asara-switch-facedown-only-when-unable = Zwei verdeckt nur, wenn man die dort liegende Farbe nicht hat.
asara-switch-facedown-random-cards = Die zwei verdeckten Karten werden zufällig aus der Hand gezogen.
asara-switch-facedown-own-peek = Die eigenen verdeckten Karten darf man ansehen.
asara-switch-spies-and-favour-one-area = Haus der Spione und Gunst des Kalifen teilen sich einen Farbzwang.
asara-switch-favour-not-by-holder = Wer die Gunst hat, darf nicht auf ihr Feld.
asara-switch-dispatch-market-only = Einkäufer gehen nur auf die Märkte und zum bunten Gebäude.
asara-switch-buy-from-any-market = Ein Einkäufer auf einem Markt darf aus jeder Auslage kaufen.
asara-switch-gold-surcharge = So viele Asari kostet ein Teil mit Gold mehr.
asara-switch-build-up-to-plot = Auf einem Feld darf man beliebig viele Teile bis zu seiner Zahl bauen.
asara-switch-overpay-any-lower = Auf einem Feld über einem besetzten darf man jede kleinere Zahl bauen.
asara-switch-overpay-any-higher-plot = Ist ein Feld besetzt, darf man für seine Zahl jedes freie höhere Feld nutzen.
asara-switch-multi-base-towers = Ein Turm darf mehrere Basen und Spitzen haben.
asara-switch-allow-one-way-part-moves = Beim Bauen dürfen Mittelteile und Fenster zwischen eigenen Türmen einer Farbe wandern, nur in eine Richtung.
asara-switch-bribery-must-take = Wer einen Stapel durchsucht, muss ein Teil daraus nehmen.
asara-switch-lit-needs-earlier-turn-window = Ein leuchtendes Fenster braucht ein Fenster aus einem früheren Zug.
asara-switch-lit-full-draw-needed = Ein Kauf leuchtender Fenster braucht einen Stapel, der für alle gezogenen reicht.
asara-switch-lit-offer-by-space = Jedes Feld im Haus der leuchtenden Fenster gilt für einen der beiden Käufe.
asara-switch-unbuilt-lit-score-yearly = Auch leuchtende Fenster hinter dem Sichtschirm zählen in der Jahreswertung.
asara-switch-unbuilt-lit-count-for-tower-tie = Auch leuchtende Fenster hinter dem Sichtschirm entscheiden den Gleichstand bei den meisten Türmen.
asara-switch-tie-rounding = Wie die Anteile bei Gleichstand gerundet werden.
asara-switch-second-tie-by-players = Ein Gleichstand um Platz zwei wird nach Personen geteilt, nicht nach Türmen.
asara-switch-most-towers-tie-by-towers = Ein Gleichstand bei den meisten Türmen wird nach Türmen geteilt, nicht nach Personen.
asara-switch-zero-towers-may-rank = Auch ohne Türme kann man bei den meisten Türmen Platz zwei belegen.
asara-switch-lit-break-overall-tie = Bei gleicher Summe entscheiden leuchtende Fenster über den Sieg.
asara-switch-open-money = Alle sehen das Geld aller.

## Spielmaterial

asara-content-price = Jedes { $name ->
    [brown] braune
    [green] grüne
    [red] rote
    [black] schwarze
    [white] weiße
   *[other] { $name }
} Turmteil kostet { $asari } Asari.
asara-content-purse = { $id ->
    [new-year] Zu Beginn eines neuen Jahres erhalten alle { $asari } Asari.
    [seat-1] Platz 1 beginnt mit { $asari } Asari.
    [seat-2] Platz 2 beginnt mit { $asari } Asari.
    [seat-3] Platz 3 beginnt mit { $asari } Asari.
    [seat-4] Platz 4 beginnt mit { $asari } Asari.
   *[other] { $name } beginnt mit { $asari } Asari.
}
asara-content-calendar = Die Partie dauert { $count } Jahre.
asara-content-buyer = { $cards } Einkäufer in { $name ->
    [blue] Blau
    [green] Grün
    [violet] Violett
    [yellow] Gelb
    [orange] Orange
   *[other] { $name }
}.
asara-content-hand = Einkäufer pro Hand und Jahr ({ $name }): { $cards }.
asara-content-part = { $id ->
    [brown-base] braune Basis
    [green-base] grüne Basis
    [red-base] rote Basis
    [black-base] schwarze Basis
    [white-base] weiße Basis
    [brown-middle] braunes Mittelteil
    [green-middle] grünes Mittelteil
    [red-middle] rotes Mittelteil
    [black-middle] schwarzes Mittelteil
    [white-middle] weißes Mittelteil
    [brown-window] braunes Fenster
    [green-window] grünes Fenster
    [red-window] rotes Fenster
    [black-window] schwarzes Fenster
    [white-window] weißes Fenster
    [brown-top] braune Spitze
    [green-top] grüne Spitze
    [red-top] rote Spitze
    [black-top] schwarze Spitze
    [white-top] weiße Spitze
   *[other] { $name }
}: { $plain } ohne und { $gold } mit Gold.
asara-content-lit = { $count } leuchtende { $name ->
    [brown] braune
    [green] grüne
    [red] rote
    [black] schwarze
    [white] weiße
   *[other] { $name }
} Fenster.
asara-content-market = Der Markt der { $name ->
    [bases] Basen
    [middles] Mittelteile
    [windows] Fenster
    [tops] Spitzen
   *[other] { $name }
} hat { $spaces } Felder und zeigt { $display } Turmteile.
asara-content-spaces = { $id ->
    [circle] Der Baukreis hat die Felder { $amounts }.
    [bank] Die Felder der Bank bringen { $amounts } Asari.
    [spies] Das Haus der Spione hat Felder für { $amounts } Asari.
   *[other] Das Zelt hat Felder für { $amounts } Asari.
}
asara-content-room = { $id ->
    [favour] Die Gunst des Kalifen hat { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    }.
   *[other] Das Haus der leuchtenden Fenster hat { $spaces } Felder.
}
asara-content-gift = Eine Karte auf dem bunten Gebäude bringt { $asari } Asari.
asara-content-offer = Der { $name ->
    [small] kleine
    [large] große
   *[other] { $name }
} Kauf: { $pay } Asari zahlen, { $draw } leuchtende Fenster ziehen, { $keep } behalten.
asara-content-rank = { $id ->
    [tallest] Höchster Turm insgesamt: { $first } und { $second } Prestige.
    [most] Meiste Türme: { $first } und { $second } Prestige.
   *[other] Höchster { $name ->
        [brown] brauner
        [green] grüner
        [red] roter
        [black] schwarzer
        [white] weißer
       *[other] { $name }
    } Turm: { $first } und { $second } Prestige.
}
asara-content-exchange = Am Ende bringen je { $asari } Asari 1 Prestige.

## Was an einem Inhaltspaket falsch ist

asara-refused-hand = { $where }: Je { $cards } Karten sind mehr, als die { $buyers } Einkäufer hergeben.
asara-refused-bases = { $where }: höchstens { $most } Basen je Farbe.
asara-refused-plots = { $where }: Die Zahlen der Felder müssen ansteigen, von mindestens 1 bis höchstens { $highest }.
asara-refused-offers = { $where }: Die beiden Käufe müssen verschieden viel kosten.
asara-refused-keep = { $where }: Man kann nicht mehr Fenster behalten, als man zieht.

## Was eine Sicht nicht verrät

asara-refused-hidden-money = Das Geld von Platz { $seat } ist in dieser Sicht verborgen.
asara-refused-hidden-hand = Die Einkäufer von Platz { $seat } sind in dieser Sicht verborgen.
asara-refused-hidden-screen = Was hinter dem Sichtschirm von Platz { $seat } liegt, ist in dieser Sicht verborgen.
asara-refused-part = Ein Teil { $part } mit einem Preis gibt es nicht; solche Teile haben die Nummern 0 bis { $last }.

## Woher die Werte des Spielmaterials stammen

asara-origin-note-markets = Vier Felder stehen in der Anleitung; neun ausliegende Teile sind öffentlich bekannt.
asara-origin-note-bank = Drei oder vier fallende Beträge über 5 sind wahrscheinlich; die Beträge selbst sind von uns.
asara-origin-note-tent = Jedes Feld nennt einen Preis; wie viele Felder und welche Preise, ist von uns.
asara-origin-note-favour = Der Wortlaut spricht von einem Feld.
asara-origin-note-house = Mehr als ein Feld ist sicher; wir haben drei gewählt.
asara-origin-note-buyer-known = Die Farbe ist bekannt; 45 Karten in 5 Farben ergeben je 9.
asara-origin-note-buyer-ours = Zwei der fünf Farben sind unbekannt; diese ist von uns.
asara-origin-note-parts = Die Summe jeder Art ist öffentlich bekannt; die Verteilung auf Farben ist wahrscheinlich, die Zahl der goldenen von uns.
asara-origin-note-lit = 15 insgesamt sind öffentlich bekannt; drei je Farbe sind wahrscheinlich.

## Der Bericht für Spieleautoren

asara-report-section = Jahr { $number }
asara-report-laid = schickt Einkäufer hierhin: { $area }
asara-report-kind-tower = Farben der Türme
asara-report-kind-part = Turmteile
asara-report-kind-space = Felder für Einkäufer
asara-report-deed-spent = ausgegebene Asari
asara-report-deed-pairs = legt zwei Einkäufer für einen
asara-report-deed-parts = kauft ein Turmteil
asara-report-deed-bribes = kauft aus einem Stapel
asara-report-deed-towers = baut einen neuen Turm
asara-report-deed-raised = erhöht einen Turm um ein Teil
asara-report-deed-lights = erleuchtet ein Fenster
asara-report-deed-nothing = nimmt nichts
asara-report-question-dispatch = wohin ein Einkäufer geht
asara-report-question-lay-buyer = welcher Einkäufer gelegt wird
asara-report-question-buy = welches Turmteil gekauft wird
asara-report-question-search = welcher Stapel durchsucht wird
asara-report-question-bribe = welches Turmteil aus dem Stapel
asara-report-question-recruit = ob Einkäufer gezogen werden
asara-report-question-offer = welcher Kauf
asara-report-question-keep-lit = welches leuchtende Fenster bleibt
asara-report-question-return-lit = welches leuchtende Fenster zurückgeht
asara-report-question-build-number = wie viele Turmteile gebaut werden
asara-report-question-build = was gebaut wird

# Who is ahead

asara-outlook-yearly = am Ende jedes Jahres
asara-outlook-tallest = Höhe, am Ende der Partie: Erster { $first }, Zweiter { $second }
asara-outlook-most = am Ende der Partie: Erster { $first }, Zweiter { $second }
asara-outlook-note = Als wäre dieses Jahr das letzte und jetzt zu Ende. Was hinter den Sichtschirmen liegt, zählt nicht mit.
