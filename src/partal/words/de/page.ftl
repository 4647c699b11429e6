# Die Texte der Webseite selbst. Was am Tisch geschieht, sagen die Texte des Spiels.

page-skip = Direkt zum Tisch
page-navigation = Hauptmenü
page-rules = Regeln
page-language = Sprache
page-evening = Abendfarben
page-day = Tagesfarben
page-close = Schließen

home-title = Zwei Spiele vom Bauen, an einem Tisch
home-lead = Spiel mit anderen, mit Bots oder allein, nach den gedruckten Regeln bis zur letzten Klausel.
home-asara = Schick Einkäufer auf die Märkte, bezahle den Bau und errichte in vier Jahren die höchsten, meisten und goldensten Türme der Kalifenstadt.
home-sabika = Drei Rondelle drehen sich um die Alhambra: Bau Paläste und Gärten, verschiffe Waren übers Mittelmeer, graviere Gedichte und entrichte den Tribut.
home-seats = { $least } bis { $most } Personen
home-play-bots = Sofort mit Bots spielen
home-play-solo = Allein gegen Yusuf
home-open = Tisch eröffnen
home-continue = Weiterspielen
home-watch = Zuschauen
home-finished = Beendete Partien
home-your-turn = Du bist am Zug
home-free = freier Platz

new-title = Neuer Tisch: { $game }
new-your-name = Dein Name
new-players = Mitspielende
new-seat = Platz { $seat }
new-kind-me = Ich
new-kind-open = Jemand mit dem Link
new-kind-bot = Bot
new-kind-guest = Jemand an diesem Gerät
new-bot = Bot
new-guest-name = Name
new-edition = Regeln nach der Ausgabe
new-edition-ours = unsere Lesart
new-house-rules = Hausregeln ({ $count } geändert)
new-public = Tisch für alle sichtbar
new-open = Tisch eröffnen
new-yes = ja
new-no = nein

sit-title = Platz nehmen
sit-lead = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
sit-here = Hier sitzen
sit-leave = Bot übernehmen lassen
sit-retake = Wieder selbst spielen
sit-bot = Bot { $bot }
sit-away = nicht da
sit-copy = Link kopieren
sit-copied = Kopiert
sit-watch = Zuschauen
sit-commitment = Die Verteilung steht fest. Ihr Siegel:

table-board = Der Tisch
table-beside = Neben dem Tisch
table-question = Die Frage
table-your-turn = Du bist am Zug
table-waiting = Am Zug: { $name }
table-thinking = überlegt
table-over = Sieg: { $names }
table-why = Warum?
table-undo = Zurücknehmen
table-reconnecting = Die Verbindung ist unterbrochen; neuer Versuch läuft.
table-tab-log = Verlauf
table-tab-chat = Chat
table-tab-seats = Plätze

log-notation = Notation
log-since = seit deinem letzten Zug
chat-write = Schreib etwas
chat-send = Senden
curtain-pass = Gib das Gerät weiter an { $name }
curtain-lift = Ich bin { $name }

sheet-title = Wertungsblatt
sheet-source = Prestige für
sheet-total = Summe
sheet-replay = Noch einmal ansehen
sheet-record = Mitschrift herunterladen
sheet-proof = Die Verteilung stammt aus Startwert { $seed } und Salz { $salt }; zusammen ergeben sie das Siegel vom Anfang.

rules-title = Das Regelheft
rules-search = Suchen
rules-ruling = Auslegung.
rules-open = Im Regelheft öffnen

replay-title = Rückschau
replay-back = Eine Antwort zurück
replay-on = Eine Antwort vor
replay-slider = Zeitpunkt der Partie
replay-at = Frage { $number } von { $last }
replay-as = gesehen von
replay-spectator = Publikum
chart-title = Prestige im Lauf der Partie
table-which = Welche Möglichkeit?

table-asara-tab-board = Stadt
table-asara-tab-towers = Türme
table-asara-tab-screen = Mein Sichtschirm
table-asara-area-bases = Basen
table-asara-area-middles = Mittelteile
table-asara-area-windows = Fenster
table-asara-area-tops = Spitzen
table-asara-area-circle = Baukreis
table-asara-area-bank = Bank
table-asara-area-coloured = Buntes Gebäude
table-asara-area-spies = Haus der Spione
table-asara-area-favour = Gunst des Kalifen
table-asara-area-tent = Zelt
table-asara-area-house = Leuchtende Fenster
table-asara-duty = Farbzwang: { $colour ->
    [blue] Blau
    [green] Grün
    [violet] Violett
    [yellow] Gelb
    [orange] Orange
   *[other] { $colour }
}
table-asara-part = { $part }, { $price } Asari, { $count } offen
table-asara-sold-out = ausverkauft
table-asara-pile = { $count ->
    [one] ein verdecktes Turmteil
   *[other] { $count } verdeckte Turmteile
}
table-asara-place = { $area }, { $amount }
table-asara-plot = Feld { $plot }
table-asara-year = Jahr { $year } von { $years }
table-asara-favour-of = Gunst des Kalifen: { $name }
table-asara-lit-stack = { $count ->
    [one] ein leuchtendes Fenster im Stapel
   *[other] { $count } leuchtende Fenster im Stapel
}
table-asara-lit = leuchtendes { $colour ->
    [brown] braunes
    [green] grünes
    [red] rotes
    [black] schwarzes
    [white] weißes
   *[other] { $colour }
} Fenster
table-asara-pairs = Zwei verdeckt:
table-asara-asari = Asari
table-asara-hand = { $count }× { $colour ->
    [blue] Blau
    [green] Grün
    [violet] Violett
    [yellow] Gelb
    [orange] Orange
   *[other] { $colour }
}
table-asara-stored = { $part }, { $count }-mal vorhanden
table-asara-nothing-stored = Noch keine Turmteile hinter dem Sichtschirm.
table-asara-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
table-asara-prestige = Prestige
table-asara-tower = { $colour ->
    [brown] brauner
    [green] grüner
    [red] roter
    [black] schwarzer
    [white] weißer
   *[other] { $colour }
} Turm, Höhe { $height }, { $gold } Gold, { $lit } leuchtend
table-asara-no-towers = Noch keine Türme.

table-sabika-tab-rondel = Rondelle
table-sabika-tab-map = Seekarte
table-sabika-tab-cards = Auslage
table-sabika-tab-players = Werkstätten
table-sabika-rondel = Die drei Rondelle
table-sabika-map = Das Mittelmeer
table-sabika-rounds = Runden, Tribut und Wünsche
table-sabika-round-short = Runde
table-sabika-event = Ereignis
table-sabika-square = { $action }, Arbeiter dort: { $count }
table-sabika-action-minor-quarry = Kleiner Steinbruch
table-sabika-action-major-quarry = Großer Steinbruch
table-sabika-action-storehouse = Lagerverwaltung
table-sabika-action-market = Markt
table-sabika-action-construction = Bauen
table-sabika-action-export = Exportieren
table-sabika-action-consolidate = Festigen
table-sabika-action-produce = Produzieren
table-sabika-action-carve = Gedicht gravieren
table-sabika-action-reactivate = Reaktivieren
table-sabika-action-artisanal = Auftragsarbeit
table-sabika-short-minor-quarry = Steinbruch
table-sabika-short-major-quarry = Steinbr. II
table-sabika-short-storehouse = Lager
table-sabika-short-market = Markt
table-sabika-short-construction = Bauen
table-sabika-short-export = Export
table-sabika-short-consolidate = Festigen
table-sabika-short-produce = Produktion
table-sabika-short-carve = Gravur
table-sabika-short-reactivate = Erneut
table-sabika-short-artisanal = Auftrag
table-sabika-worker-builder-1 = erster Baumeister
table-sabika-worker-builder-2 = zweiter Baumeister
table-sabika-worker-merchant = Händler
table-sabika-worker-poet = Dichterin
table-sabika-raw-space = Rohstofffeld: { $holds ->
    [cane] Zuckerrohr
    [silk] Seide
    [clay] Ton
   *[other] { $holds }
}
table-sabika-marble-space = Materialfeld mit Marmor
table-sabika-material-space = Materialfeld: Gips oder Holz
table-sabika-city = { $name }: gefragt { $demand }; Stadtbonus { $bonus }; gefestigt: { $consolidation }
table-sabika-city-algiers = Algier
table-sabika-city-florence = Florenz
table-sabika-city-cairo = Kairo
table-sabika-city-ragusa = Ragusa
table-sabika-city-constantinople = Konstantinopel
table-sabika-city-venice = Venedig
table-sabika-city-fez = Fès
table-sabika-city-tunis = Tunis
table-sabika-city-bruges = Brügge
table-sabika-starter = beginnt die Runde
table-sabika-prestige = Prestige
table-sabika-dinars = Dinare
table-sabika-parias = Parias; Rang { $rank } auf der Leiste
table-sabika-seals = Siegel
table-sabika-favour = Gunst des Sultans
table-sabika-store = { $stored } von { $boxes } Kisten belegt
table-sabika-annex = Waren im Lager eines Gedichts
table-sabika-processing = Verarbeitungsfelder
table-sabika-storehouse = Lager { $number }, { $level }-mal erweitert
table-sabika-boxes = { $count ->
    [one] { $count } Kiste
   *[other] { $count } Kisten
}
table-sabika-row = Reihe der Kleinen Bauwerke, Mosaikboni: { $balances }
table-sabika-end-left = linkes Ende
table-sabika-end-right = rechtes Ende
table-sabika-start-tile = Startplättchen { $number }: { $bonus }
table-sabika-owed = Tribut: { $parias ->
    [one] { $parias } Paria
   *[other] { $parias } Parias
}
table-sabika-wish = Wunsch { $id }
table-sabika-trade = Handel: { $points } Prestige je { $measure }
table-sabika-favour-track = Die Gunst des Sultans
table-sabika-favour-space = Gunstfeld { $space }: { $bonus }
table-sabika-minor-cards = Kleine Bauwerke
table-sabika-minor-card = { $type ->
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
table-sabika-poems = Kleine Gedichte
table-sabika-major-poems = Große Gedichte
table-sabika-most = Mehrheit:
table-sabika-major-tiles = Große Bauwerke der Ära { $era }
table-sabika-major-tile = Bauwerk { $number }, { $type ->
    [palace] Palast
    [fountain] Brunnen
    [door] Tür
   *[other] { $type }
}: { $bonus }
table-sabika-later = { $count } weitere in Ära II
table-sabika-store-tiles = Lagerplättchen
table-sabika-store-tile = { $boxes ->
    [one] { $boxes } Kiste
   *[other] { $boxes } Kisten
}, { $bonus } ({ $side ->
    [left-1] links 1
    [left-2] links 2
    [right-1] rechts 1
    [right-2] rechts 2
   *[other] { $side }
})
table-sabika-reconstructed = Spielplan, Karten und Plättchen sind großenteils von uns nachgebildet; die Regelseite und `partal content show sabika` sagen, welche Werte gedruckt sind.
table-sabika-event-now = Ereignis
table-sabika-event-known = Danach
table-sabika-event-1 = Kaufen 1 billiger, Verkaufen 1 teurer
table-sabika-event-2 = Gravieren kostet 1 Dinar weniger
table-sabika-event-3 = 1 Paria mehr je exportierter Ware
table-sabika-event-4 = gleiche Materialien dürfen zusammen verbaut werden
table-sabika-event-5 = 1 Paria weniger Tribut
table-sabika-event-6 = Gravieren kostet 1 Dinar mehr
table-sabika-event-7 = jedes Material bringt 1 Prestige weniger
table-sabika-event-8 = 1 Paria mehr Tribut
table-sabika-event-9 = jede Route kostet 1 Dinar mehr
table-sabika-event-10 = Festigen kostet 1 Dinar
table-sabika-event-11 = nur der erste Schritt ist kostenlos
table-sabika-event-12 = fremde Arbeiter kosten je 2 Dinare
table-sabika-event-13 = Nebenaktionen kosten 1 Dinar mehr
table-sabika-event-14 = zum Tribut kommt 1 Dinar
table-sabika-when-income = jede Runde
table-sabika-when-on-starting = beim Beginnen
table-sabika-when-on-seal = je Siegel
table-sabika-when-on-wood-building = Bau mit Holz
table-sabika-when-on-minor = je Kleines
table-sabika-when-on-major = je Großes
table-sabika-when-on-storehouse = je Lageraktion
table-sabika-when-on-consolidate = je Festigung
table-sabika-when-on-export = je Export
table-sabika-when-on-process = je Verarbeitung
table-sabika-when-on-quarry = je Steinbruch
table-sabika-when-on-carve = je Gedicht
table-sabika-when-on-stored-here = je Ware hier
table-sabika-measure-palace = Palast
table-sabika-measure-fountain = Brunnen
table-sabika-measure-door = Tür
table-sabika-measure-garden = Garten
table-sabika-measure-tower = Turm
table-sabika-measure-window = Fenster
table-sabika-measure-presence = Stadt
table-sabika-measure-consolidated = gefestigte Stadt
table-sabika-measure-seal = Siegel
table-sabika-measure-blue-poem = blaues Gedicht
table-sabika-measure-red-poem = rotes Gedicht
table-sabika-measure-poem = Gedicht
table-sabika-measure-trio-of-poems = Gedicht-Trio
table-sabika-measure-box = Kiste
table-sabika-measure-minor = Kleines Bauwerk
table-sabika-measure-balance = Mosaikbonus
table-sabika-measure-major = Großes Bauwerk
table-sabika-measure-trio-of-majors = Palast, Brunnen und Tür
table-sabika-measure-building = Bauwerk
table-sabika-measure-pair-of-buildings = Paar aus Großem und Kleinem
table-sabika-measure-resource-kind = Sorte im Lager
table-sabika-measure-favour = Gunstfeld
table-sabika-measure-chain = Schiff der Kette
table-sabika-measure-blue-presence = blaue Stadt
table-sabika-measure-red-presence = rote Stadt
table-sabika-measure-sugar-presence = Stadt, die Zucker will
table-sabika-measure-clothes-presence = Stadt, die Kleidung will
table-sabika-measure-pottery-presence = Stadt, die Töpferware will

page-undo-nothing-to-take-back = Noch gibt es nichts zurückzunehmen.
page-undo-somebody-answered-since = Seitdem hat schon jemand anderes geantwortet.
page-undo-something-was-revealed = Seitdem wurde Verdecktes aufgedeckt.
page-undo-not-your-seat = Du schaust nur zu.
page-undo-game-over = Die Partie ist vorbei.
table-asara-reconstructed = Preise und Summen sind bekannt; die Aufteilung der Teile nach Farben, das Gold und die Beträge von Bank und Zelt haben wir rekonstruiert.
