# Die Texte der Webseite selbst. Was am Tisch geschieht, sagen die Texte des Spiels.

page-skip = Direkt zum Tisch
page-navigation = Hauptmenü
page-rules = Regeln
page-language = Sprache
page-evening = Abendfarben
page-day = Tagesfarben
page-motion = Bewegte Steine
page-motion-on = Steine bewegen sich; drücken, um Züge sofort zu zeigen
page-motion-off = Züge werden sofort gezeigt; drücken, damit sich Steine bewegen
page-no-server = Der Server antwortet nicht; versuch es gleich noch einmal.
page-no-answer = Der Server antwortet nicht, wie er soll ({ $status }); versuch es gleich noch einmal.
page-close = Schließen

home-title = Zwei Spiele vom Bauen, an einem Tisch
home-lead = Spiel mit anderen, mit Bots oder allein, nach den gedruckten Regeln bis zur letzten Klausel.
home-asara = Schick Einkäufer auf die Märkte, bezahle den Bau und errichte in vier Jahren die höchsten, meisten und goldensten Türme der Kalifenstadt.
home-sabika = Drei Rondelle drehen sich um die Alhambra: Bau Paläste und Gärten, verschiffe Waren übers Mittelmeer, graviere Gedichte und entrichte den Tribut.
home-seats = { $least } bis { $most } Personen
home-play-bots = Sofort mit Bots spielen
home-play-against = Allein gegen { $rival }
home-play-alone = Allein spielen
home-open = Tisch eröffnen
home-continue = Weiterspielen
home-watch = Zuschauen
home-finished = Beendete Partien
home-kept = Geht hier nicht weiter
home-closed = geschlossen
home-other-rules = andere Regeln
home-your-turn = Du bist am Zug
home-free = freier Platz

new-title = Neuer Tisch: { $game }
new-your-name = Dein Name
new-players = Mitspielende
new-my-seat = Dein Platz
new-my-seat-drawn = ausgelost
new-my-seat-about = Der Platz wird beim Eröffnen ausgelost; die anderen behalten ihre Reihenfolge.
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

page-sound = Ton und Benachrichtigung
page-sound-on = Ein Ton und, wenn du es erlaubst, eine Benachrichtigung sagen dir, dass du an der Reihe bist
page-sound-off = Still: kein Ton, keine Benachrichtigung
page-nothing-here = Hier ist nichts.
page-home = Zur ersten Seite
chat-unread = { $count } neu
table-open-waiting = Der Tisch wartet noch auf Mitspielende.
sit-title = Platz nehmen
sit-lead = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
sit-here = Hier sitzen
sit-leave = Bot übernehmen lassen
sit-retake = Wieder selbst spielen
sit-bot = Bot { $bot }
sit-away = nicht da
sit-copy = Link kopieren
sit-copied = Kopiert
sit-somebody = Person { $number }
sit-chosen = Wer diesen Tisch eröffnet hat, hat die Verteilung gewählt (Startwert { $seed }) und kennt vielleicht, was verdeckt ist.
sit-watch = Zuschauen
sit-commitment = Die Verteilung steht fest. Ihr Siegel:
sit-seal = Wer mag, notiert es sich: Nach der Partie lässt es sich prüfen.
sit-seal-copy = Siegel kopieren

table-board = Der Tisch
table-beside = Neben dem Tisch
table-question = Die Frage
table-your-turn = Du bist am Zug
table-waiting = Am Zug: { $name }
table-thinking = überlegt
table-over = Sieg: { $names }
table-why = Warum?
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-about = Die drei besten Antworten, nach dem, was du wissen kannst. Sonst erfährt es niemand.
hint-title = Die besten Antworten
hint-thinking = Ich überlege
hint-best = am besten
hint-said = { $option }. Zu erwartender Abstand { $margin }, Streuung { $spread }
hint-reading = Der Abstand, der am Ende zu erwarten ist (deine Punkte weniger die besten der anderen), und wie weit er über vorgestellte Partien streut. Verdecktes wurde nicht angesehen.
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
sheet-won = gewonnen
sheet-replay = Rückschau mit Diagramm
sheet-review = Rückblick
sheet-record = Mitschrift herunterladen
sheet-taken-back = Zurückgenommene Antworten: { $count }
sheet-taken-back-past-reveal = Über Aufgedecktes zurückgenommen: { $count }

kept-finished = Diese Partie behält ihr Ergebnis
kept-bare = Diese Partie kann hier nicht nachgespielt werden
kept-stopped = Diese Partie kann hier nicht weitergehen
kept-closed = Dieser Tisch ist geschlossen
kept-why-rules = Sie wurde nach Version { $played } der Regeln gespielt. Dieser Server hat Version { $here } und kann sie nicht nachspielen: Andere Regeln könnten aus denselben Antworten eine andere Partie machen.
kept-why-content = Sie wurde mit anderem Spielmaterial gespielt, als dieser Server hat. Andere Werte könnten aus denselben Antworten eine andere Partie machen, darum wird sie nicht nachgespielt.
kept-why-pack-gone = Das Inhaltspaket, mit dem sie gespielt wurde, ist nicht mehr da. Mit anderen Werten wird sie nicht weitergespielt.
kept-why-pack-changed = Das Inhaltspaket, mit dem sie gespielt wurde, ist nicht mehr, wie es war. Mit anderen Werten wird sie nicht weitergespielt.
kept-why-closed = Die Runde hat die Partie aufgegeben; hier wird nichts mehr beantwortet.
kept-played-by = Gespielt nach
kept-here = Dieser Server
kept-rules = Regeln
kept-content = Spielmaterial
kept-version = Version { $version }
kept-unknown = nicht bekannt
kept-no-result = Das Ergebnis dieser Partie wurde nicht aufbewahrt: Sie endete auf einem Server, der das noch nicht tat. Ihre Mitschrift führt nach den Regeln, nach denen sie gespielt wurde, wieder dorthin.
kept-players = Am Tisch
kept-record-about = Die Mitschrift enthält jede Antwort und die Verteilung. Ein Partal der genannten Version spielt sie nach.
kept-close = Diesen Tisch schließen
kept-close-about = Mit dem Schließen wird die Verteilung für alle offen, die den Link haben; dann kann die Mitschrift heruntergeladen und anderswo nachgespielt werden. Verloren geht dabei nichts, beantwortet wird hier aber nichts mehr.
kept-close-others = Schließen kann diesen Tisch, wer ihn eröffnet hat oder an ihm sitzt. Dann gibt es die Mitschrift.
kept-close-sure = Endgültig schließen?
kept-close-yes = Schließen
kept-close-no = So lassen
kept-home = Zu allen Tischen
seal-title = War es die versprochene Verteilung?
seal-lead = Die Verteilung stand vor der ersten Antwort fest, und ihr Siegel war für alle zu sehen. Jetzt, nach der Partie, sind auch Startwert und Salz bekannt, aus denen es entstand.
seal-seal = Siegel
seal-seed = Startwert
seal-salt = Salz
seal-line = Zeile
seal-formula = Das Siegel ist der SHA-256-Wert der Zeile: das Wort „partal“, das Spiel, der Startwert und das Salz, mit je einem Leerzeichen dazwischen.
seal-command = „partal replay“ prüft dasselbe an der heruntergeladenen Mitschrift und dazu jede Antwort.
seal-check = Siegel prüfen
seal-holds = Ja: Startwert und Salz ergeben dieses Siegel.
seal-seen = Dieser Browser hat dasselbe Siegel am { $when } gesehen, bevor die Partie zu Ende war.
seal-unseen = Dieser Browser hat das Siegel nicht gesehen, bevor die Partie zu Ende war; vergleiche es mit einem, das sich jemand notiert hat.
seal-broken = Nein: Startwert und Salz ergeben ein anderes Siegel, { $seal }. Das ist nicht die versprochene Verteilung.
seal-changed = Nein: Am { $when } hat dieser Browser ein anderes Siegel gesehen, { $seal }. Das ist nicht die versprochene Verteilung.

rules-title = Das Regelheft
rules-search = Suchen
rules-chapters = Kapitel
rules-ruling = Entscheid.
rules-force-must = Pflicht
rules-force-may = erlaubt
rules-force-never = verboten
rules-force-fact = Tatsache
rules-open = Im Regelheft öffnen

review-title = Rückblick
review-lead = Was in dieser Partie am meisten gekostet hat, und wie viel am Ergebnis Glück war.
review-making = Die Partie wird noch einmal durchgesehen
review-waiting = { $before ->
    [0] Es geht gleich los.
    [one] Erst kommt noch eine andere Partie.
   *[other] Erst kommen noch { $before } andere Partien.
}
review-step = Schritt { $done } von { $steps }
review-patience = Das dauert einige Minuten. Die Seite darf geschlossen werden: Der Rückblick entsteht trotzdem und bleibt.
review-failed = Der Rückblick ist nicht gelungen.
review-again = Noch einmal versuchen
review-begin = Auf diese Partie zurückblicken
review-split = Woher der Abstand kam
review-reading = Der Abstand: die eigenen Punkte weniger die besten der anderen. Platz: was Gleichstarke dort bei anderen Verteilungen erreichen. Können: was die eigenen Antworten gewonnen und die der anderen genommen haben, verglichen mit denen, die der Bot „{ $usual }“ gegeben hätte, jede bei neuem Zufall zu Ende gespielt; hinter ± steht, wie weit das danebenliegen mag. Glück: der Rest. Eine Entscheidung hat gekostet, worin der Bot „{ $bot }“ und solche Partien sich einig sind; neben einer besseren Antwort steht der Abstand, der mit ihr zu erwarten war.
review-place = Platz
review-skill = Können
review-luck = Glück
review-margin = Abstand
review-share = { $name }: Abstand { $margin }, davon Platz { $place }, Können { $skill }, Glück { $luck }
review-dearest = { $count ->
    [0] { $name }: keine Entscheidung hat etwas gekostet
   *[other] { $name }: was am meisten gekostet hat
}
review-question = Frage { $number }
review-answered = Geantwortet:
review-better = Besser:
review-cost = { $cost } Punkte
review-look = In der Rückschau ansehen
review-replay = Zur Rückschau
replay-title = Rückschau
replay-asked = Gefragt war { $name }: { $question }
replay-back = Eine Antwort zurück
replay-on = Eine Antwort vor
replay-slider = Zeitpunkt der Partie
replay-at = Frage { $number } von { $last }
replay-as = gesehen von
replay-spectator = Publikum
chart-title = Prestige im Lauf der Partie
chart-whose = Wessen Prestige
chart-sources = { $name }: Prestige nach Herkunft
chart-end = Ende
chart-table = Als Tabelle
chart-period = Teil { $number }
chart-period-asara = Jahr { $number }
chart-period-sabika = Runde { $number }
chart-short = { $number }
chart-short-asara = J{ $number }
chart-short-sabika = R{ $number }
table-which = Welche Möglichkeit?

# Der schlichte Tisch für Spiele ohne Bilder.
table-plain-shared = Auf dem Tisch
table-plain-piece = { $zone }: { $count } × { $piece }
table-plain-empty = leer

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
table-sabika-ships-home = { $count } { $count ->
    [one] Schiff
   *[other] Schiffe
} im Hafen
table-sabika-rounds = Runden, Tribut und Wünsche
table-sabika-round-short = Runde
table-sabika-event = Ereignis
table-sabika-square = { $action }, Arbeiter dort: { $count }
table-sabika-action-minor-quarry = Kleiner Steinbruch
table-sabika-action-major-quarry = Großer Steinbruch
table-sabika-action-storehouse = Lager{ "\u00AD" }verwaltung
table-sabika-action-market = Markt
table-sabika-action-construction = Bauen
table-sabika-action-export = Expor{ "\u00AD" }tieren
table-sabika-action-consolidate = Festigen
table-sabika-action-produce = Produ{ "\u00AD" }zieren
table-sabika-action-carve = Gedicht gravieren
table-sabika-action-reactivate = Reakti{ "\u00AD" }vieren
table-sabika-action-artisanal = Auftrags{ "\u00AD" }arbeit
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
table-sabika-wish-once = für mindestens { $one }
table-sabika-wish-for = für { $one }
table-sabika-wish-each = je { $measure }
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
table-sabika-poem-half = Gedicht { $number }, { $colour ->
    [blue] blau
   *[red] rot
}: { $effect }
table-sabika-major-poem = Großes Gedicht { $number }: { $measure }
table-sabika-yusuf-cards = Karten von Yusuf
table-sabika-yusuf-deck = { $worker ->
    [builder] Baumeister
    [merchant] Händler
   *[poet] Dichterin
}: { $count } verdeckt
table-sabika-yusuf-card = Karte { $id }
table-sabika-yusuf-tile = Arbeiterplättchen: { $worker ->
    [builder] Baumeister
    [merchant] Händler
   *[poet] Dichterin
}
table-sabika-major = { $type ->
    [palace] Palast
    [fountain] Brunnen
   *[door] Tür
}, Großes Bauwerk { $number }
table-sabika-reconstructed = Spielplan, Karten und Plättchen sind großenteils von uns nachgebildet.
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
page-undo-too-often = Hier wurde so viel zurückgenommen, dass es von hier aus weitergeht.
table-undo-last = Nimmt deine letzte Antwort zurück.
table-undo-past-bots = Nimmt deine letzte Antwort zurück und was die Bots seitdem geantwortet haben.
table-undo-counts = Seitdem wurde etwas aufgedeckt; Mitschrift und Wertungsblatt sagen dann, dass du es zurückgenommen hast.
table-taken-back = Über Aufgedecktes zurückgenommen: { $count }
table-which-printed = Was gedruckt ist und was nicht
table-asara-reconstructed = Preise und Summen sind bekannt; die Aufteilung der Teile nach Farben, das Gold und die Beträge von Bank und Zelt haben wir rekonstruiert.

help-title = Spielen mit der Tastatur
help-lead = Mit Tab erreichst du alles Wählbare in Leserichtung. Schneller geht es mit diesen Tasten:
help-key = Taste
help-does = Wirkung
help-key-tab = zum nächsten Bedienelement
help-key-arrows = zur nächsten oder vorigen Möglichkeit; auf dem Tisch zum nächsten oder vorigen wählbaren Ding
help-key-digits = zur Möglichkeit mit dieser Nummer
help-key-enter = wählen
help-key-table = zum Tisch
help-key-question = zur Frage
help-key-why = die Regel hinter der gewählten Möglichkeit
help-key-inspect = das gewählte Ding ansehen
help-key-undo = zurücknehmen
help-key-hint = ein Tipp; ist er da, zur besten Antwort
help-key-escape = einen Dialog schließen
help-key-help = diese Tasten
help-single = Einzelne Buchstaben und Ziffern als Tasten verwenden

# Was man danach hätte
page-have-asara-prestige = Prestige
page-have-asara-money = Asari
page-have-asara-buyers = Einkäufer auf der Hand
page-have-asara-parts = Turmteile hinter dem Sichtschirm
page-have-asara-lit-windows = leuchtende Fenster hinter dem Sichtschirm
page-have-asara-towers = Türme
page-have-asara-gold = Gold an Türmen
page-have-asara-lit = eingebaute leuchtende Fenster
page-have-asara-favour = Gunst des Kalifen
page-have-sabika-prestige = Prestige
page-have-sabika-dinars = Dinare
page-have-sabika-parias = Parias
page-have-sabika-seals = Siegel
page-have-sabika-favour = Gunst des Sultans
page-have-sabika-majors = Große Bauwerke
page-have-sabika-minors = Kleine Bauwerke
page-have-sabika-balances = Mosaikboni
page-have-sabika-blue = blaue Gedichte
page-have-sabika-red = rote Gedichte
page-have-sabika-grey = große Gedichte
page-have-sabika-cities = Städte mit Schiff
page-have-sabika-consolidated = gefestigte Städte
page-have-sabika-boxes = Kisten
page-have-sabika-workers = stehende Arbeiter

# Ansehen
page-inspect = Ansehen
page-inspect-hint = Alles lässt sich ansehen: Rechtsklick, langes Drücken oder die Taste I auf dem, was den Fokus hat. Ist dies eingeschaltet, zeigt jeder Klick.
page-inspect-on = Klicke auf etwas, um zu sehen, was es ist
page-inspect-clauses = Regeln dazu
page-inspect-now = Was du jetzt damit tun kannst
page-inspect-choose = Wählen
page-inspect-title = { $kind }: { $name }
page-origin-rulebook = steht in der Anleitung
page-origin-public = öffentlich bekannt
page-origin-reconstructed = von uns nachgebildet
page-origin-printed = gedruckt, aus einem Inhaltspaket
page-origin-rules = wie die Regeln es sagen
page-origin = Woher der Wert stammt
page-components = Das ganze Spielmaterial
page-components-lead = { $count } Stücke; bei { $reconstructed } davon ist der Wert von uns nachgebildet.
page-components-search = Suchen
page-components-all = jede Herkunft
page-components-none = Nichts passt dazu.
page-components-of = Das ganze Spielmaterial von { $game }
page-kind-asara-buyer = Einkäufer
page-kind-asara-part = Turmteil
page-kind-asara-price = Preis
page-kind-asara-lit = Leuchtendes Fenster
page-kind-asara-market = Marktplatz
page-kind-asara-spaces = Felder
page-kind-asara-room = Ort
page-kind-asara-gift = Buntes Gebäude
page-kind-asara-offer = Kauf leuchtender Fenster
page-kind-asara-rank = Schlusswertung
page-kind-asara-exchange = Geld am Ende
page-kind-asara-purse = Geld zu Beginn
page-kind-asara-hand = Kartenhand
page-kind-asara-calendar = Jahre
page-kind-sabika-minor-card = Kleines Bauwerk
page-kind-sabika-balance-card = Mosaikbonuskarte
page-kind-sabika-balance-bonus = Mosaikbonus
page-kind-sabika-major-tile = Großes Bauwerk
page-kind-sabika-store-tile = Lagerplättchen
page-kind-sabika-poem = Kleines Gedicht
page-kind-sabika-major-poem = Großes Gedicht
page-kind-sabika-city-tile = Stadtplättchen
page-kind-sabika-route = Seeroute
page-kind-sabika-wish = Wunsch des Sultans
page-kind-sabika-trade = Handelskarte
page-kind-sabika-event = Ereignis
page-kind-sabika-start-tile = Startplättchen
page-kind-sabika-favour = Gunst des Sultans
page-kind-sabika-tribute = Tribut
page-kind-sabika-yusuf = Karte von Yusuf
page-kind-sabika-ring = Rondell
page-kind-sabika-raw-space = Rohstofffeld
page-kind-sabika-marble-space = Materialfeld
page-kind-sabika-covered = Abgedeckte Felder
page-kind-sabika-sultan = Arbeiter des Sultans
page-kind-sabika-purse = Geld zu Beginn
page-kind-sabika-buy = Kaufpreis
page-kind-sabika-sell = Verkaufspreis
page-kind-sabika-material = Baumaterial
page-kind-sabika-poem-cost = Preis eines Gedichts
page-kind-sabika-expansion = Erweiterung
page-kind-sabika-majority = Mehrheit
page-kind-sabika-secondary = Nebenaktion
page-kind-sabika-amount = Feste Zahl
page-name-asara-small = klein
page-name-asara-large = groß
page-name-asara-tallest = höchster Turm
page-name-asara-most = meiste Türme
page-name-asara-new-year = jedes neue Jahr
page-name-asara-seat-1 = Platz 1
page-name-asara-seat-2 = Platz 2
page-name-asara-seat-3 = Platz 3
page-name-asara-seat-4 = Platz 4
page-name-asara-2-players = zwei Personen
page-name-asara-3-players = drei Personen
page-name-asara-4-players = vier Personen
page-name-sabika-raw = Rohstoff
page-name-sabika-good = Ware
page-name-sabika-blue = blau
page-name-sabika-red = rot
page-name-sabika-grey = grau
page-name-sabika-first = erste
page-name-sabika-second = zweite
page-name-sabika-third = dritte
page-name-sabika-raw-builder = Rohstofffeld, Baumeister
page-name-sabika-raw-merchant = Rohstofffeld, Händler
page-name-sabika-marble-merchant = Materialfeld, Händler
page-name-sabika-marble-poet = Materialfeld, Dichterin
page-name-sabika-outer-1-2 = außen, 1 bis 2 Personen
page-name-sabika-outer-3-4 = außen, 3 bis 4 Personen
page-name-sabika-middle-1-2 = Mitte, 1 bis 2 Personen
page-name-sabika-middle-3-4 = Mitte, 3 bis 4 Personen
page-name-sabika-inner-1-2 = innen, 1 bis 2 Personen
page-name-sabika-inner-3-4 = innen, 3 bis 4 Personen
page-name-sabika-1-2-players = 1 bis 2 Personen
page-name-sabika-3-players = 3 Personen
page-thing-asara-tower = Turm
    .about = Eine Basis und eine Spitze einer Farbe, dazwischen beliebig viele Mittelteile und Fenster. Jedes Teil zählt beim Einbau; Türme, Gold und leuchtende Fenster zählen jedes Jahr.
page-thing-asara-pair = Zwei verdeckte Karten
    .about = Zwei beliebige Einkäufer, verdeckt gelegt, ersetzen einen der Farbe, die ein Bereich verlangt.
page-thing-asara-screen = Sichtschirm
    .about = Dahinter liegen Geld und noch nicht eingebaute Turmteile, wo sie sonst niemand sieht.
page-thing-asara-prestige = Prestige
    .about = Die Punkte des Spiels. Wer am Ende die meisten hat, gewinnt.
page-thing-sabika-builder = Baumeister
    .about = Arbeitet auf dem äußeren Rondell. Alle haben zwei davon, und sie stehen nie auf demselben Feld.
page-thing-sabika-merchant = Händler
    .about = Arbeitet auf dem mittleren Rondell: exportieren, festigen, produzieren.
page-thing-sabika-poet = Dichterin
    .about = Arbeitet auf dem inneren Rondell: gravieren, reaktivieren, Auftragsarbeit.
page-thing-sabika-sultans-worker = Arbeiter des Sultans
    .about = Steht bei weniger als vier Personen im Weg. Wer auf seinem Feld anhält, zahlt für ihn wie für einen fremden Arbeiter.
page-thing-sabika-minor-quarry = Kleiner Steinbruch
    .about = Nimm Material in beliebiger Mischung aus Gips und Holz.
page-thing-sabika-major-quarry = Großer Steinbruch
    .about = Nimm Material in beliebiger Mischung aus Holz und Marmor.
page-thing-sabika-storehouse-action = Lagerverwaltung
    .about = Lege ein Plättchen auf eines deiner Lager, oder nimm den Bonus seines obersten Plättchens.
page-thing-sabika-market = Markt
    .about = Nimm Dinare, dann kaufe, verkaufe oder tausche.
page-thing-sabika-construction = Bauen
    .about = Errichte ein Bauwerk, ein Großes oder ein Kleines; vorher darf die Auslage der Kleinen erneuert werden.
page-thing-sabika-export = Exportieren
    .about = Schicke ein Schiff in eine Stadt, in der noch keins von dir liegt, bezahle die Routen, exportiere Waren für Prestige und Parias und nimm den Stadtbonus.
page-thing-sabika-consolidate = Festigen
    .about = Ziehe eines deiner Schiffe auf die rechte Hälfte seiner Stadt: Eine rote Stadt wirkt sofort, eine blaue zahlt in jeder Runde.
page-thing-sabika-produce = Produzieren
    .about = Nimm den Bonus einer Stadt mit einem Schiff von dir, verarbeite Rohstoffe zu Waren, oder beides.
page-thing-sabika-carve = Gedicht gravieren
    .about = Bezahle ein offenes Gedicht mit Dinaren und Material: Blau wirkt von jetzt an, Rot sofort, Grau zählt am Ende.
page-thing-sabika-reactivate = Reaktivieren
    .about = Führe eines deiner roten Gedichte noch einmal aus.
page-thing-sabika-artisanal = Auftragsarbeit
    .about = Nimm Dinare, mit vielen Gedichten mehr davon.
page-thing-sabika-storehouse = Lager
    .about = Jede seiner Kisten fasst ein Material oder eine Ware. Es kann zweimal erweitert werden.
page-thing-sabika-processing = Verarbeitungsfeld
    .about = Hier liegt ein Rohstoff seiner Familie. Wer noch einen davon erhält, macht aus diesem hier die Ware.
page-thing-sabika-raw = Rohstoff
    .about = Zuckerrohr, Seide oder Ton. Verarbeitet wird daraus Zucker, Kleidung oder Töpferware.
page-thing-sabika-good = Ware
    .about = Zucker, Kleidung oder Töpferware, zum Exportieren oder Verkaufen.
page-thing-sabika-seal = Siegel
    .about = Wer als Erstes in eine Stadt exportiert, erhält es. Es ersetzt einmal einen Dinar oder eine Paria oder zählt am Ende.
page-thing-sabika-paria = Parias
    .about = Was der Tribut am Ende jeder Runde fordert. Wer auf der Leiste vorn ist, bestimmt, wer die nächste Runde beginnt.
page-thing-sabika-dinar = Dinar
    .about = Das Geld des Spiels. Es braucht keinen Platz.
page-thing-sabika-prestige = Prestige
    .about = Die Punkte des Spiels. Wer am Ende die meisten hat, gewinnt.
page-thing-sabika-ship = Schiff
    .about = Zeigt eine Handelsbeziehung zu einer Stadt: auf der linken Hälfte vertreten, auf der rechten gefestigt.
page-thing-sabika-starter = Startspieler
    .about = Hat den ersten Zug der Runde.
page-thing-sabika-yusuf = Yusuf
    .about = Der Gegner im Solospiel. Er belegt keinen Platz; seine Karten sagen, was er tut.
page-thing-sabika-yusuf-tile = Arbeiterplättchen von Yusuf
    .about = Sagt, welcher seiner Arbeiter handelt. Jedes der vier wird einmal je Runde aufgedeckt.

# Wohin eine Antwort führt
table-after = Danach
table-after-change = { $text } { $before } → { $after }
table-after-span = { $text } { $before } → { $least }–{ $most }
table-after-nothing = Nichts Zählbares ändert sich.
table-after-more = Was du danach wählst, kommt noch hinzu.
table-after-reveals = Etwas Verborgenes wird aufgedeckt; das lässt sich nicht zurücknehmen.
table-after-reveals-counted = Etwas Verdecktes wird aufgedeckt; eine Rücknahme würde gezählt.
gather-title = Mehrere auf einmal
gather-lead = Vor dem Bestätigen wird nichts gesendet.
gather-confirm = Bestätigen
gather-clear = Von vorn
gather-one-by-one = Einzeln
gather-all = Mehrere auf einmal
gather-chosen = Gewählt: { $count }
gather-less = Wegnehmen: { $what }
gather-count = { $count } ×
gather-stopped = Der Tisch hat sich unterwegs geändert; der Rest wurde nicht gesendet.

# Ein neuer Tisch
new-modes = Spielweise
new-rules = Hausregeln
new-group-table = Der Tisch
new-group-buyers = Einkäufer ausschicken
new-group-parts = Märkte und Spione
new-group-building = Bauen
new-group-lights = Leuchtende Fenster
new-group-scoring = Wertung
new-group-events = Ereignisse
new-group-yusuf = Yusuf
new-group-turn = Beginn, Züge und Kosten
new-group-actions = Aktionen
new-changed = { $count } geändert
new-usual = üblich: { $value }
new-edition-about = Gedruckte Ausgaben unterscheiden sich an einigen Stellen. Unsere Lesart folgt dem Original und entscheidet, was offen ist; eine Ausgabe stellt ein, was in ihrem Heft steht.
new-edition-en = die englische Ausgabe
new-edition-de = die deutsche Ausgabe
new-edition-fr = die französische Ausgabe
new-edition-it = die italienische Ausgabe
new-edition-nl = die niederländische Ausgabe
new-edition-ru = die russische Ausgabe
new-edition-zh = die chinesische Ausgabe
new-take-back = Unter Bots auch über Aufgedecktes zurücknehmen
new-take-back-about = Wo alle anderen Bots sind, darfst du zurücknehmen, so weit du willst. Über Aufgedecktes hinweg wird es gezählt, und die Mitschrift sagt es.
new-public-about = Alle, die diese Seite öffnen, sehen den Tisch und können zuschauen. Sonst führt nur der Link hierher.
new-players-about = Wer wo sitzt. Wer eingeladen ist, kommt über den Link; am selben Gerät spielt man hinter einem Vorhang.
new-components = Spielmaterial
new-components-ours = wie bei uns
new-components-about = Werte von Karten und Plättchen, die nicht öffentlich sind, haben wir nachgebildet. Wer das Spiel besitzt, ersetzt sie durch ein Inhaltspaket mit den gedruckten Werten.
new-components-all = Alles ansehen
new-pack-file = Ein eigenes Inhaltspaket
new-pack-good = { $name }: { $entries } Einträge
new-value-mix = { $good } gute, { $bad } schlechte
new-value-rounds = Runde { $first } und { $second }
new-value-off = keine
new-value-random = drei beliebige
new-value-up = aufgerundet
new-value-down = abgerundet
new-value-nearest = kaufmännisch
new-value-solo-export-cases-nearest = die nächste Stadt
new-value-highest = das höchste
new-value-lowest = das niedrigste
new-value-reserve = in den Vorrat
new-value-owner = an die Besitzer
new-value-one = um 1 Dinar
new-value-base = um den ersten Preis
new-value-per-phase = 1 bei jedem Tribut
new-value-per-paria = 1 je Paria
new-value-gain-only = nur beim Erhalten
new-value-always = immer
new-value-never = nie
new-value-per-building = jedes Bauwerk
new-value-per-type = jede Kategorie einmal
new-value-position = nach dem Platz
new-value-lowest-number = die niedrigste Nummer
new-value-column-lowest = die niedrigste Nummer der rechten Spalte
new-value-human-choice = der Mensch wählt
new-value-fitting = eine passende Stadt
new-value-any-free = irgendeine freie Stadt
new-value-any-left-ship = irgendeine Stadt
new-value-none = keine
new-value-two-player-second-none = nichts
new-value-pp-floor-none = ja
new-value-pp-floor-zero = nie unter 0
new-value-six = 6 Prestige
new-value-both = beides
new-value-split = eins von beiden
new-value-all-wishes = alle Wünsche
new-value-tower-only = die im Turm
new-value-all-transactions = jede Transaktion
new-value-market-action = die Aktion Markt
new-value-cheapest = am günstigsten
new-value-fewest-routes = die wenigsten Routen
new-value-forbid = nein
new-value-allow = ja
new-value-skip = übersprungen
new-value-count-step = zählen als Schritt
new-value-either = jede Seite
new-value-worker-side = die Seite des Arbeiters
new-value-mandatory-if-possible = Pflicht
new-value-may-decline = man darf verzichten
new-value-dinars = Dinare
new-value-routes = Routen
page-bot-random = Spielt irgendeine Antwort. Gut, um die Regeln in Ruhe zu lernen.
page-bot-greedy = Nimmt, was sofort am meisten bringt, ohne Plan.
page-bot-easy = Kennt die Regeln und wenig mehr; lässt dir Raum zum Lernen.
page-bot-medium = Spielt von Zug zu Zug solide; ein fairer Gegner für den ersten Abend.
page-bot-hard = Plant voraus und bestraft Fehler.
page-bot-master = Denkt am längsten und spielt am stärksten.
page-bot-search = Probiert seine Antworten an vorgestellten Tischen; spielt jedes Spiel, ohne es zu kennen.
page-bot-name-search = Suche
page-bot-name-random = Zufall
page-bot-name-greedy = Gierig
page-bot-name-easy = Leicht
page-bot-name-medium = Mittel
page-bot-name-hard = Schwer
page-bot-name-master = Meister

# Wer keinen Namen genannt hat

page-called-player = Person { $number }
page-called-guest = Gast
