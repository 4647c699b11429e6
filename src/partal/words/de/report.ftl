# Der Bericht für Spieleautoren, `partal lab report`.

report-title = { $game }: ein Bericht für Spieleautoren
report-basis = { $games } Partien zwischen Bots ({ $bots }), Startwerte { $first } bis { $last }. So sehen diese Bots das Spiel; Menschen spielen vielleicht anders.
report-basis-rules = Regeln in Version { $version }, Spielmaterial { $content } ({ $digest }).
report-basis-settings = Hausregeln: { $settings }.
report-basis-intervals = Bereiche in Klammern sind 95-%-Intervalle. Ein Satz nennt nur Unterschiede, die auch dann zu 95 % sicher sind, wenn man alles in seinem Kapitel zugleich betrachtet.
report-part = { $seats ->
        [one] Eine Person, { $games } Partien
       *[other] { $seats } Personen, { $games } Partien
    }
report-table = Alle Zahlen
report-interval = { $value } ({ $low } bis { $high })
report-alone = { $value }
report-valued = { $name } ({ $figure })
report-and-more = { $things }; und { $count } weitere
report-together = { $count ->
        [one] Eine Zahl wird betrachtet.
       *[other] { $count } Zahlen werden zugleich betrachtet; was auffällt, fällt trotz dieser Menge auf.
    }

report-seat = Platz { $seat }

## Spalten

report-column-seat = Platz
report-column-bot = Bot
report-column-wins = Siege
report-column-score = Punkte
report-column-question = Frage
report-column-times = je Partie
report-column-options = Antworten
report-column-source = Quelle
report-column-points = Punkte je Person
report-column-deed = was man tut
report-column-winners = Sieger
report-column-others = andere
report-column-more = Unterschied
report-column-component = Teil
report-column-offered = Partien, in denen es auslag
report-column-taken = genommen
report-column-often = je Partie
report-column-won = Anteil der Sieger
report-column-note = Anmerkung
report-column-section = nach
report-column-leader-wins = wer führt, gewinnt
report-column-ahead = Vorsprung vor den anderen
report-column-growth = Gewinn je Punkt Vorsprung
report-column-figure = Zahl
report-column-before = vorher
report-column-change = Änderung

## Plätze

report-seats = Plätze
report-seats-even = Kein Platz gewinnt nachweislich öfter oder seltener als { $expected }; die Anteile liegen bei { $least } bis { $most }.
report-seats-more = Platz { $seat } ist im Vorteil: Er gewinnt { $share } der Partien, ausgeglichen wären { $expected }.
report-seats-less = Platz { $seat } ist im Nachteil: Er gewinnt { $share } der Partien, ausgeglichen wären { $expected }.
report-seats-bots = Auf den Plätzen saßen verschiedene Bots; die Unterschiede sind also auch ihre.
report-seats-chart = Anteil der gewonnenen Partien nach Platz; die gestrichelte Linie ist der gleiche Anteil für alle.

## Länge und Auswahl

report-length = Länge
report-length-said = Eine Partie hat { $mean } Entscheidungen; neun von zehn Partien haben { $low } bis { $high }.
report-length-note = Eine Entscheidung ist eine Frage mit mindestens zwei möglichen Antworten.
report-length-chart = Partien nach Zahl der Entscheidungen; die gestrichelte Linie ist das Mittel.
report-branching = Auswahl
report-branching-said = Eine Entscheidung hat im Mittel { $mean } mögliche Antworten.
report-branching-course = Am größten ist die Auswahl im { $high }. Zehntel der Partie mit { $most } Antworten, am kleinsten im { $low }. mit { $least }.
report-branching-chart = Mögliche Antworten auf eine Entscheidung nach Zehnteln der Partie.

## Entscheidungen, auf die es ankam

report-decisions = Entscheidungen, auf die es ankam
report-decisions-none = Keine Entscheidung wurde gewogen: Kein Bot dieses Spiels kann das, oder niemand hat darum gebeten.
report-decisions-said = Bei { $share } der Entscheidungen ist die beste Antwort mindestens { $points } Punkte mehr wert als die zweitbeste.
report-decisions-most = Am meisten hängt hiervon ab: { $question }. Dort ist die beste Antwort { $points } Punkte mehr wert als die zweitbeste.
report-decisions-note = Gewogen von { $bot }: { $count } Entscheidungen, zufällig aus allen Partien gezogen. Was der Bot von einer Antwort erwartet, ist eine Schätzung; kleine Unterschiede bedeuten also nichts, und Mittelwerte sind etwas zu hoch.
report-decisions-chart = Entscheidungen danach, wie viele Punkte die beste Antwort mehr wert ist als die zweitbeste; ab der gestrichelten Linie sagen wir, dass es darauf ankam.
report-decisions-questions = Punkte der besten Antwort vor der zweitbesten nach Frage, mit der Zahl der gewogenen Entscheidungen.
report-decisions-sections = Punkte der besten Antwort vor der zweitbesten im Lauf der Partie.

## Punkte

report-sources = Woher die Punkte kommen
report-sources-said = Die meisten Punkte bringen: { $sources }.
report-sources-together = Am meisten bringen, ohne sichere Reihenfolge: { $sources }.
report-sources-chart = Punkte je Person nach Quelle im Lauf der Partie.

## Sieger

report-winners = Was Sieger anders machen
report-winners-none = Nichts von dem, was gezählt wurde, unterscheidet Sieger nachweislich von den anderen.
report-winners-points-more = Womit Sieger mehr Punkte machen als die anderen am Tisch: { $things }.
report-winners-points-less = Womit Sieger weniger Punkte machen als die anderen am Tisch: { $things }.
report-winners-deeds-more = Was Sieger öfter tun als die anderen am Tisch: { $things }.
report-winners-deeds-less = Was Sieger seltener tun als die anderen am Tisch: { $things }.
report-winners-points-chart = Punkte der Sieger über die der anderen am Tisch hinaus. Gefüllte Punkte sind sicher.
report-winners-deeds-chart = Wie viel öfter Sieger etwas tun als die anderen am Tisch. Gefüllte Punkte sind sicher.
report-winners-note = Dass Sieger etwas öfter tun, heißt nicht, dass sie dadurch gewinnen: Wer vorn liegt, kann sich auch mehr leisten.

## Spielmaterial

report-components = Spielmaterial
report-components-none = Kein Teil fällt nachweislich auf.
report-components-note = Der Anteil der Sieger an einem Teil sagt, wie viel davon in einer Partie an den geht, der sie gewinnt; ein geteilter Sieg zählt anteilig. Verglichen wird er mit dem der ganzen Art, denn wer sich mehr von einer Art leisten kann, gewinnt ohnehin öfter. Sein Intervall zählt Partien, nicht Stücke.
report-kind-above = { $kind }: Sieger nehmen mehr von { $things } als sonst von dieser Art ({ $usual }).
report-kind-below = { $kind }: Sieger nehmen weniger von { $things } als sonst von dieser Art ({ $usual }).
report-kind-rare = { $kind }: in weniger als { $share } % der Partien genommen, in denen es auslag: { $things }.
report-kind-common = { $kind }: in mehr als { $share } % der Partien genommen, in denen es auslag: { $things }.
report-kind-chart = { $kind }: wie oft jedes davon genommen wird, wenn es ausliegt (Balken), und der Anteil der Sieger daran (Punkt) gegen den der ganzen Art, { $usual } (gestrichelte Linie). Gefüllte Punkte weichen sicher ab.
report-worth-chart = Was Karten, die für alle zählen, einer Person in Partien bringen, in denen sie im Spiel sind.
report-note-above = Sieger nehmen mehr
report-note-below = Sieger nehmen weniger
report-note-holds = sicher

## Führung

report-leads = Aufholen und Davonziehen
report-leads-said = Wer nach { $section } allein führt, gewinnt { $share } der Partien.
report-leads-grow = Nach { $section } wachsen Vorsprünge: Jeder Punkt vor den anderen bringt bis zum Ende { $growth } dazu.
report-leads-shrink = Nach { $section } schrumpfen Vorsprünge: Jeder Punkt vor den anderen bringt bis zum Ende { $growth }.
report-leads-kept = Ob Vorsprünge nach { $section } wachsen oder schrumpfen, ist offen: Jeder Punkt vor den anderen bringt bis zum Ende { $growth }.
report-leads-behind = In { $share } der Partien lag, wer gewann, zur Halbzeit hinten.
report-leads-chart = Wie oft gewinnt, wer nach einem Teil der Partie allein führt; die gestrichelte Linie ist der gleiche Anteil für alle.
report-leads-note = Ein Vorsprung wird gegen das Mittel der anderen gemessen.
report-line-winners = Sieger
report-line-others = andere
report-course-chart = Punkte der Sieger und der anderen im Lauf der Partie.

## Gleichstände

report-ties = Knappe Partien und Gleichstände
report-ties-close = Sieger liegen { $margin } Punkte vor den Nächsten; in { $share } der Partien sind es höchstens { $points }.
report-ties-level = Die höchste Punktzahl haben mehrere in { $level } der Partien, geteilt wird der Sieg in { $shared }.
report-ties-chart = Partien nach dem Vorsprung der höchsten Punktzahl; die gestrichelte Linie ist das Mittel.

## Verglichen mit anderen Regeln

report-against = Vergleich: { $variant }
report-against-basis = Dieselben { $count } Startwerte, auch gespielt mit { $variant }. Änderungen sind Mittelwerte über Paare von Partien.
report-against-none = Nichts von dem, was gezählt wurde, ändert sich nachweislich.
report-against-whole = Die Partie im Ganzen ändert sich: { $things }.
report-against-seat = Die Siege nach Platz ändern sich, in Prozentpunkten: { $things }.
report-against-source = Die Punkte einer Person ändern sich: { $things }.
report-against-deed = Was man in einer Partie tut, ändert sich: { $things }.
report-against-taken = Wie oft Teile genommen werden, ändert sich, in Prozentpunkten: { $things }.
report-against-worth = Was Karten einer Person bringen, ändert sich: { $things }.
report-against-chart = Sichere Änderungen: Punkte, und Zahlen je Partie.
report-against-shares = Sichere Änderungen: Anteile der Partien, in Prozentpunkten.
report-against-all = Alle Änderungen
report-against-note = Änderungen von Anteilen stehen in Prozentpunkten. Ein Teil wird in den Partien verglichen, in denen es nach beiden Regeln zu haben war.
report-figure-score = Punkte je Person
report-figure-margin = Punkte zwischen Erstem und Zweitem
report-figure-length = Entscheidungen je Partie
report-figure-branching = Antworten auf eine Entscheidung
report-figure-shared = geteilte Siege, % der Partien
report-figure-close = knappe Partien, % der Partien
report-figure-seat = { $seat } gewinnt
report-figure-component = { $kind }: { $name }
