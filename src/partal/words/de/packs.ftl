### Was an einem Inhaltspaket falsch ist. Der Server sagt es, wenn jemand am Webtisch eines hinzufügt; die Seite bekommt
### diese Texte nicht. Schlüssel, Kennungen und Dateinamen bleiben, wie sie im Paket geschrieben werden.

## Jedes Paket

page-refused-pack-header = { $where }: Ein Inhaltspaket beginnt mit einer Tabelle [pack], die das Spiel nennt.
page-refused-pack-unknown-key = { $where }: Der Schlüssel { $key } ist unbekannt.
page-refused-pack-unknown-key-of = { $where }: Der Schlüssel { $key } ist unbekannt; bekannt sind { $known }.
page-refused-pack-long-text = { $where }: { $key } muss ein Text von höchstens { $longest } Zeichen sein.
page-refused-pack-missing = { $where }: { $key } fehlt.
page-refused-pack-other-game = { $where }: Dieses Inhaltspaket ist für { $named }, nicht für { $game }.
page-refused-pack-no-game = { $where }: Ein Spiel { $game } gibt es nicht; es gibt { $games }.
page-refused-pack-no-component = { $where }: { $kind } { $id } gibt es nicht.
page-refused-pack-not-a-file = { $where }: Das ist keine Datei.
page-refused-pack-large-file = { $where }: Die Datei ist größer als { $bytes } Bytes; so viel braucht kein Inhaltspaket.
page-refused-pack-dots = { $where }, Zeile { $line }: mehr als { $most } Punkte; so viele braucht kein Eintrag.
page-refused-pack-unreadable = { $where }: Die Datei lässt sich nicht lesen ({ $woven }).
page-refused-pack-not-text = { $where }: Das ist keine Textdatei in UTF-8.
page-refused-pack-not-toml = { $where }: Das ist kein gültiges TOML ({ $woven }).
page-refused-pack-not-toml-at = { $where }, Zeile { $line }, Spalte { $column }: Das ist kein gültiges TOML ({ $woven }).
page-refused-pack-not-toml-end = { $where }, am Ende: Das ist kein gültiges TOML ({ $woven }).
page-refused-pack-unknown-kind = { $where }: Die Art { $kind } ist unbekannt; bekannt sind { $known }.
page-refused-pack-write-entries = { $where }: Schreib Einträge der Art { $kind } als [[{ $kind }]].
page-refused-pack-without-id = { $where }: Einem Eintrag der Art { $kind } fehlt die id.
page-refused-pack-no-such = { $where }: So einen Eintrag der Art { $kind } gibt es nicht; bekannt sind { $known }.
page-refused-pack-origin = { $where }: origin muss eins von diesen sein: { $known }.
page-refused-pack-list = { $where }: { $key } muss eine Liste von 1 bis { $many } Zahlen sein.
page-refused-pack-whole = { $where }: { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $woven }.
page-refused-pack-twice = { $where }: { $kind } { $id } steht zweimal da.

## Asara

page-refused-pack-hand = { $where }: Je { $cards } Karten sind mehr, als die { $buyers } Einkäufer hergeben.
page-refused-pack-bases = { $where }: höchstens { $most } Basen je Farbe.
page-refused-pack-plots = { $where }: Die Zahlen der Felder müssen ansteigen, von mindestens 1 bis höchstens { $highest }.
page-refused-pack-offers = { $where }: Die beiden Käufe müssen verschieden viel kosten.
page-refused-pack-keep = { $where }: Man kann nicht mehr Fenster behalten, als man zieht.

## Sabika: Wörter eines Eintrags

page-refused-pack-word = { $where }: { $key } { $word } ist unbekannt; bekannt sind { $known }.
page-refused-pack-square = { $where }: Ein Feld { $square } gibt es nicht.
page-refused-pack-route-ends = { $where }: Eine Seeroute verbindet zwei von diesen: { $ports }.
page-refused-pack-route-twice = { $where }: Diese Seeroute gibt es schon als { $name }; nimm diesen Namen.
page-refused-pack-cannot-read = { $where }: { $key } ist nicht lesbar: { $woven }.
page-refused-pack-demand = { $where }: demand nennt eine oder mehrere Waren, jede einmal.
page-refused-pack-red-city = { $where }: Das Festigen einer roten Stadt bringt genau eine Aktion, geschrieben 'act: ...', daneben nichts als Dinare, Prestige und Parias.
page-refused-pack-major-poem = { $where }: Große Gedichte heißen { $first } bis { $last }.
page-refused-pack-favour-poem = { $where }: Nur ein Gedicht, das favour zählt, hat einen Zusatz, und zwar wie '; 2 on the last space'.
page-refused-pack-trade-limit = { $where }: Eine Handelskarte hat keine Obergrenze.

## Sabika: der Spielplan

page-refused-pack-ring = { $where }: { $square } gehört zum { $ring ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rondell.
page-refused-pack-square-twice = { $where }: { $square } kommt zweimal vor.
page-refused-pack-copies = { $where }: Die Felder { $action } werden von oben an im Uhrzeigersinn nummeriert, ab 1.
page-refused-pack-storehouse = { $where }: { $side ->
    [left] Links
   *[right] Rechts
} fehlt ein Feld der Lagerverwaltung (storehouse).
page-refused-pack-action = { $where }: Für { $action } gibt es kein Feld.
page-refused-pack-spaces = { $where }: Ein Spielplan hat höchstens { $most } dieser Felder.
page-refused-pack-alone = { $where }: Es muss an ein Feld eines Rondells grenzen.
page-refused-pack-between = { $where }: Es liegt zwischen dem { $one ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} und dem { $other ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rondell, kann also nicht an { $square } grenzen.
page-refused-pack-side = { $where }: Auf der Seite für { $players } Personen gibt es { $square } nicht.
page-refused-pack-cancelled = { $where }: Nur ein Feld auf der Seite für { $players } Personen kann abgedeckt werden.
page-refused-pack-covered = { $where }: squares und die abgedeckten Felder zwischen den Rondellen müssen zusammen { $tiles } sein.
page-refused-pack-sultan-square = { $where }: { $square } ist dort nicht im Spiel.
page-refused-pack-sultan = { $where }: Der Sultan hat höchstens { $most } Arbeiter auf dem { $ring ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rondell.
page-refused-pack-no-route = { $where }: Keine Seeroute führt von { $start } nach { $end }.

## Sabika: Zahlen, Plättchen und Karten

page-refused-pack-quarry = { $where }: Ein Steinbruch gibt genau 3 Materialien (S-QUAR-01).
page-refused-pack-incomes = { $where }: Eine blaue Hälfte hat höchstens ein Einkommen; verbinde, was es bringt, mit +.
page-refused-pack-carving = { $where }: Ein Gedicht nimmt höchstens 3 Materialien, also höchstens 1 mehr.
page-refused-pack-artisanal = { $where }: mindestens 1.
page-refused-pack-favour = { $where }: höchstens { $most } Felder vor dem letzten.
page-refused-pack-tribute = { $where }: mit dem Aufschlag der Ereignisse höchstens { $most } Parias in einer Runde.
page-refused-pack-major-tiles = { $where }: { $first } Plättchen gehören zur Ära 1 und { $second } zur Ära 2, und { $removed } der Ära 2 werden bei 1 oder 2 Personen entfernt.
page-refused-pack-letters = { $where }: 4 Personen brauchen Gedichte mit { $letters } verschiedenen Buchstaben.
page-refused-pack-solo-letters = { $where }: Das Solospiel braucht Gedichte mit { $letters } verschiedenen Buchstaben.
page-refused-pack-yusuf-squares = { $where }: Die Karten { $worker ->
    [builder] der Baumeister
    [merchant] des Händlers
   *[poet] der Dichterin
} müssen zu { $least } oder mehr Feldern führen.
page-refused-pack-yusuf-stand = { $where }: { $worker ->
    [builder-1] Baumeister 1
    [builder-2] Baumeister 2
    [merchant] Der Händler
   *[poet] Die Dichterin
} kann dort nicht auf { $square } stehen.
page-refused-pack-yusuf-actions = { $where }: höchstens { $most } Aktionen.
page-refused-pack-yusuf-tile = { $where }: Ein Lagerplättchen nimmt man nur bei einem Feld der Lagerverwaltung (storehouse).
page-refused-pack-yusuf-per = { $where }: per muss eins von diesen sein: none, { $known }.
page-refused-pack-reactivate = { $where }: 'act: reactivate' darf hier kein Bonus sein, es könnte endlos weitergehen.
page-refused-pack-for-ever = { $where }: { $bonus } könnte sich selbst wiederbringen und endlos weitergehen.
page-refused-pack-parts = { $where }: Ein Bonus hat höchstens { $most } Teile.
page-refused-pack-choices = { $where }: Ein Bonus lässt höchstens { $most } Möglichkeiten zur Wahl.

## In die Sätze oben eingewoben: Werte

page-woven-table = eine Tabelle
page-woven-list = eine Liste
page-woven-large = eine so große Zahl
page-woven-no-file = keine solche Datei

## In die Sätze oben eingewoben: Sabikas Wortschatz

page-woven-bonus-empty = ein leerer Bonus
page-woven-bonus-word = { $word } ist kein Wort eines Bonus
page-woven-bonus-count = { $number } ist keine Zahl von 1 bis 20
page-woven-blue-rule = { $rule } ist keine Regel eines blauen Gedichts
page-woven-event-rule = { $rule } ist keine Regel eines Ereignisses
page-woven-counts-nothing = { $text } zählt nichts, was Sabika kennt

## In die Sätze oben eingewoben: was beim Lesen von TOML auffällt

page-woven-toml-statement = ungültige Anweisung
page-woven-toml-after-statement = nach einer Anweisung fehlt das Ende der Zeile
page-woven-toml-expected = es fehlt { $character }
page-woven-toml-found = ungültiges Zeichen { $character }
page-woven-toml-illegal = unerlaubtes Zeichen { $character }
page-woven-toml-declared-twice = { $key } wird zweimal eröffnet
page-woven-toml-overwrite = ein Wert würde überschrieben
page-woven-toml-table-end = am Ende des Namens einer Tabelle fehlt ']'
page-woven-toml-array-end = am Ende des Namens einer Liste von Tabellen fehlt ']]'
page-woven-toml-closed = { $key } lässt sich nicht mehr ergänzen
page-woven-toml-redefined = { $key } wird ein zweites Mal festgelegt
page-woven-toml-equals = nach einem Schlüssel fehlt '='
page-woven-toml-key = ein Schlüssel kann mit diesem Zeichen nicht beginnen
page-woven-toml-array-open = eine Liste wird nicht geschlossen
page-woven-toml-inline-open = eine Tabelle in einer Zeile wird nicht geschlossen
page-woven-toml-inline-twice = der Schlüssel { $key } steht zweimal in einer Tabelle
page-woven-toml-backslash = ein einzelnes '\' in einem Text
page-woven-toml-hex = ungültige Hexadezimalzahl
page-woven-toml-scalar = die Zahl steht für kein Unicode-Zeichen
page-woven-toml-string-open = ein Text wird nicht geschlossen
page-woven-toml-date = ungültiges Datum oder ungültige Uhrzeit
page-woven-toml-value = ungültiger Wert
page-woven-toml-deep = zu tief geschachtelt
page-woven-toml-deep-call = viel zu tief geschachtelt
