### Die Kommandozeile.

cli-help = Ein Tisch für die Brettspiele { $games }: spielen, simulieren, nachspielen und Regeln lesen.
    .examples =
        Beispiele:
          partal play { $game }                     du gegen zwei Bots
          partal rules { $game } { $clause }           eine Regel lesen
          partal simulate { $game } --seats 3 --games 100 --bots medium,random
cli-help-commands = Befehle
cli-usage = { $message }. Siehe `{ $program } --help`.
cli-interrupted = Abgebrochen.

## Hilfe

cli-help-game = welches Spiel: { $games }
cli-help-seats = wie viele Plätze
cli-help-option = eine Hausregel, auch mehrfach; `partal rules GAME --house-rules` zählt sie auf
cli-help-content = ein Inhaltspaket, dessen Material das eingebaute ersetzt
cli-help-json = JSON ausgeben
cli-help-record = eine Mitschrift: eine gespeicherte Partie
cli-help-play = Im Terminal spielen, allein gegen Bots oder reihum an einem Gerät.
    .examples =
        Beispiele:
          partal play { $game }                            du gegen zwei Bots der Stufe medium
          partal play { $game } --seats 2 --bots hard      du gegen einen Bot der Stufe hard
          partal play { $game } --seat 1                   du auf dem ersten Platz
          partal play { $game } --bots none --names anna,ben,carla
          partal play { $game } --option { $option }
          partal play --load { $game }-7.partal            eine gespeicherte Partie fortsetzen
cli-help-bots = die Bots, mit Kommas, aus { $bots }; oder `none`; auf den anderen Plätzen sitzen Menschen, einer allein auf einem ausgelosten
cli-help-seat = dein Platz gegen Bots, gezählt ab 1; ohne Angabe wird er ausgelost
cli-help-names = Namen mit Kommas, erst die der Menschen, dann die der Bots
cli-help-seed = die Verteilung als Zahl; ohne Angabe entscheidet der Zufall
cli-help-load = die Partie in dieser Datei fortsetzen
cli-help-take-back = allein unter Bots soll undo nicht hinter Antworten der Bots oder Aufgedecktes zurückgehen
cli-help-simulate = Bots viele Partien spielen lassen. Die Startwerte zählen vom ersten an aufwärts.
    .examples =
        Beispiele:
          partal simulate { $game } --seats 2 --games 100 --bots medium,random
          partal simulate { $game } --seats 4 --games 1000 --jobs 2 --json --out games.jsonl
cli-help-games = wie viele Partien
cli-help-all-bots = die Bots nach Plätzen, mit Kommas; eine kurze Liste beginnt von vorn (Vorgabe: random)
cli-help-first-seed = der Startwert der ersten Partie (Vorgabe: 0)
cli-help-jobs = wie viele Prozesse (Vorgabe: 1)
cli-help-mcp = einen Assistenten mitspielen, Regeln nachschlagen und Partien werten lassen
    .more = Bietet auf Standardeingabe und -ausgabe die Werkzeuge des Model Context Protocol an: Ein Assistent eröffnet Tische gegen Bots, spielt an jedem einen Platz, schlägt Regeln nach und wertet Partien mit der Schachtel. Er sieht, was sein Platz sehen darf, und sonst nichts.
cli-help-on = auf einem Ray-Cluster spielen: ray startet einen auf diesem Rechner, ray://host:port ist einer, der läuft
cli-help-out = für jede Partie eine JSON-Zeile in diese Datei schreiben, oder eine Tabellenzeile, wenn sie auf .parquet endet
cli-help-decisions = für jede Entscheidung eine Zeile in diese Parquet-Datei schreiben
cli-help-json-lines = für jede Partie eine JSON-Zeile ausgeben
cli-help-replay = Eine Mitschrift nachspielen und prüfen, ob sie stimmt.
    .examples =
        Beispiele:
          partal replay { $game }-7.partal
          partal replay { $game }-7.partal --at 12 --view 0     der Tisch bei Frage 12, wie Platz 0 ihn sah
cli-help-at = den Tisch zeigen, als Frage N offen war
cli-help-view = mit wessen Augen: ein Platz, gezählt ab 0, oder ein Name; ohne Angabe wie das Publikum
cli-help-options = Die offene Frage einer unfertigen Mitschrift und ihre Antworten zeigen.
cli-help-score = Schlusswertung einer Partie, die ihr mit der Schachtel gespielt habt.
cli-help-score-file = eine TOML-Datei mit allen am Tisch
cli-help-rules = Das Regelheft lesen: Kapitel, ein Kapitel, eine Klausel; oder was die Tests davon belegen.
    .examples =
        Beispiele:
          partal rules { $game }                      die Kapitel
          partal rules { $game } { $chapter }                ein Kapitel
          partal rules { $clause }                   eine Klausel
          partal rules { $game } wer beginnt danach      die Klauseln mit der Antwort
cli-help-clause = eine Klausel wie { $clause }, ein Kapitel wie { $chapter } oder eine Frage in eigenen Worten
cli-help-search = die Klauseln, die eine Frage in eigenen Worten beantworten
cli-help-house-rules = die Hausregeln des Spiels und die Ausgaben, die sie setzen
cli-help-coverage = welche Klauseln die Tests belegen
cli-help-content-command = Inhaltspakete prüfen und Spielmaterial zeigen.
cli-help-content-check = Ein Inhaltspaket prüfen, oder den eingebauten Inhalt.
cli-help-content-show = Alles Spielmaterial in Worten zeigen, mit der Herkunft der Werte.
cli-help-pack = eine TOML-Datei; ohne Angabe der eingebaute Inhalt
cli-help-bench = Das Tempo der Regeln messen, im Verhältnis zu catanatron und chess im selben Lauf.

## Dateien und Angaben

cli-file-unreadable = { $file } ist nicht lesbar: { $reason }.
cli-file-unwritable = { $file } ist nicht beschreibbar: { $reason }.
cli-file-odd-name = so kann keine Datei heißen
cli-file-silent = { $file } ist keine Datei, und es kommt nichts daraus.
cli-file-too-large = { $file } ist zu groß; erlaubt sind { $most } Bytes.
cli-file-not-text = { $file } ist kein Text in UTF-8.
cli-train-none = Für { $game } gibt es nichts anzupassen.
cli-games = Es muss mindestens eine Partie sein, nicht { $count }.
cli-too-many-bots = { $bots } Bots sind zu viele für { $seats } Plätze.
cli-no-seat = Es gibt keinen Platz { $seat }; sie gehen von 1 bis { $seats }.
cli-seat-alone = { $people ->
    [0] --seat gilt für einen Menschen, und hier spielen nur Bots.
   *[other] --seat gilt für einen Menschen gegen Bots; { $people } Menschen nehmen die ersten Plätze.
}
cli-too-many-names = { $names } Namen sind zu viele für { $seats } Plätze.
cli-same-name = Der Name „{ $name }“ kommt zweimal vor.
cli-bot-name = „{ $name }“ heißt schon ein Bot; bitte wähle einen anderen Namen.

## Am Tisch

cli-joining-words = an auf aus bei beim das dem den der des die ein eine einem einen einer für im in mit nach und vom von zu zum zur
cli-turn = am Zug: { $name }
cli-times = { $what } (×{ $count })
cli-table-parts = { $count ->
    [0] Der Tisch hat keinen Teil „{ $part }“; er wird ganz gezeigt.
   *[other] Der Tisch hat keinen Teil „{ $part }“; es gibt { $parts }.
}
cli-play-players = Am Tisch: { $players }.
cli-play-bot = { $name } ({ $bot })
cli-play-options = Hausregeln: { $options }
cli-play-reconstructed = { $count } Werte von Plan, Karten und Plättchen haben wir rekonstruiert; partal content show { $game } zeigt, welche.
cli-play-commitment = Versiegelte Verteilung: { $commitment }
cli-play-hint = Tipp eine Zahl. ? erklärt, help zeigt alle Befehle, Strg-C speichert und beendet.
cli-play-which = Welches Spiel? Es gibt { $games }.
cli-play-load-alone = { $option } lässt sich in einer gespeicherten Partie nicht ändern.
cli-play-load-other = { $file } ist eine Partie { $game }.
cli-play-curtain = Weitergeben an { $name }, dann Eingabetaste
cli-cannot-forget = Dieses Terminal kann nicht löschen, was weggerollt ist: Wer zurückblättert, kann lesen, was andere gesehen haben.
cli-play-empty = Bitte antworte mit einer Zahl von 1 bis { $count }, oder tipp help.
cli-play-no-number = Es gibt keine Antwort { $number }; sie gehen von 1 bis { $count }.
cli-play-other-row = Antwort { $number } ist „{ $label }“, und die Worte sagen etwas anderes; bitte nur eins von beiden.
cli-play-ambiguous = { $more ->
    [0] Das könnte { $named } sein; bitte genauer.
   *[other] Das könnte { $named } sein oder eine von { $more } weiteren Antworten; bitte genauer.
}
cli-play-not-understood = „{ $text }“ verstehe ich nicht; antworte mit einer Zahl von 1 bis { $count }, oder tipp help.
cli-play-refused-plainly = „{ $answer }“ geht jetzt nicht: { $reason }
cli-play-refused = „{ $answer }“ geht jetzt nicht: { $reason } ({ $clause })
cli-play-option = { $label }: { $detail }. Notation: { $notation }
cli-play-why-what = Welche Antwort meinst du? Schreib zum Beispiel: why { $example }
cli-play-why-offered = „{ $notation }“ geht: Das ist Antwort { $number }.
cli-play-rules-what = Welche Regel? Schreib zum Beispiel: rules { $example }
cli-play-load-what = Was laden? Schreib zum Beispiel: load { $example }
cli-play-help =
    3                  Antwort 3 geben
    { $answer } Antwort in Notation oder mit Worten vom Schirm; ein Teil genügt
    ?                  was diese Frage und ihre Antworten bedeuten
    ? 3                was Antwort 3 kostet und bringt, mit ihrer Regel
    { $why } warum etwas nicht zur Wahl steht
    { $rules } eine Regel lesen
    hint               die drei besten Antworten, und was sie bringen können
    ahead              wer worin vorn liegt, und der Stand, wenn jetzt Schluss wäre
    table, score, log  Tisch, Punkte oder letzte Neuigkeiten zeigen (log all: alles)
cli-play-help-own =
    undo               deine letzte Antwort und was ihr folgte zurücknehmen
    save [DATEI]       die Partie speichern
    load DATEI         mit einer anderen Partie weitermachen
    quit               speichern und beenden
cli-play-help-parts = table TEIL         einen Teil des Tisches zeigen: { $parts }
cli-play-go-on = Weiter geht es mit: partal play --load { $file }
cli-play-deal = Die Verteilung, entsiegelt: Startwert { $seed }, Salz { $salt }.
cli-play-after = save speichert die Mitschrift, log und table blicken zurück; die Eingabetaste beendet.
cli-saved = Gespeichert in { $file }.
cli-save-taken = { $file } enthält etwas anderes und bleibt, wie es ist; bitte wähle einen anderen Namen.
cli-undo-done = { $bots ->
    [yes] Zurückgenommen: { $answer } und was die Bots seitdem geantwortet haben.
   *[no] Zurückgenommen: { $answer }.
}
cli-undo-past-reveal = Seitdem war etwas aufgedeckt worden. Das steht auch in der Mitschrift und auf dem Wertungsblatt (über Aufgedecktes zurückgenommen: { $count }).
cli-taken-back = Zurückgenommene Antworten: { $count }.
cli-taken-back-past-reveal = Über Aufgedecktes zurückgenommen: { $count }.
cli-winners = { $you ->
    [yes] Du gewinnst mit { $points-dative }.
   *[no] { $count ->
        [one] { $names } gewinnt mit { $points-dative }.
       *[other] Gemeinsamer Sieg mit { $points-dative }: { $names }.
    }
}

## Wertungsblätter

cli-sheet-rule = Regel
cli-sheet-sum = zusammen
cli-sheet-total = { $points-track }
cli-sheet-before = vorher
cli-score-none = Für { $game } gibt es noch kein Wertungsblatt.

## Mitschriften

cli-replay-holds = Die Mitschrift stimmt: { $count } Antworten, am Tisch { $players }.
cli-replay-at = Es gibt keine Frage { $number }; sie gehen von 1 bis { $most }.
cli-replay-seat = Es gibt keinen Platz „{ $seat }“; es gibt { $players }.
cli-replay-answer = Antwort { $number } von { $name }: { $notation }
cli-replay-open = Frage { $number } ist offen.
cli-options-over = Die Partie ist vorbei; keine Frage ist offen.
cli-options-open = Frage { $number } an { $name }.

## Simulationen

cli-simulate-bar = Partien
cli-simulate-per-second = { $count } pro Sekunde
cli-simulate-per-minute = { $count } pro Minute
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-share = Anteil
cli-simulate-mean = Mittel
cli-simulate-least = min.
cli-simulate-most = max.
cli-simulate-sum = { $games ->
    [one] Eine Partie, { $decisions } Entscheidungen.
   *[other] { $games } Partien, im Mittel je { $decisions } Entscheidungen; ein geteilter Sieg zählt anteilig.
}
cli-simulate-out = { $count ->
    [one] { $file } hat eine Zeile.
   *[other] { $file } hat { $count } Zeilen.
}
cli-simulate-rows = { $count ->
    [one] { $file } hat eine Zeile.
   *[other] { $file } hat { $count } Zeilen.
}
cli-same-file = { $file } kann nicht zugleich die Partien und die Entscheidungen enthalten.
cli-simulate-decisions = { $file } enthält die Entscheidungen dieser Partien.
cli-simulate-stopped = Abgebrochen nach { $done } von { $games } Partien.

## Regeln und Inhalt

cli-rules-title = { $game }: { $count } Klauseln
cli-rules-hint = partal rules { $game } { $chapter } zeigt ein Kapitel.
cli-rules-ruling = Entscheid: { $text }
cli-rules-no-test = Kein Test: { $text }
cli-rules-none = Das Regelheft sagt nichts zu „{ $words }“.
cli-rules-no-game = „{ $game }“ ist weder ein Spiel noch eine Klausel; Regelhefte gibt es zu { $games }.
cli-house-rules = Hausregeln zu { $game }; der erste Wert ist die Vorgabe
cli-house-rules-none = die Regeln nach Vorgabe
cli-coverage = { $game }: { $clauses } Klauseln, { $tested } getestet, { $excused } ohne Test begründet, { $missing } offen
cli-coverage-missing = Ohne Test: { $clauses }
cli-coverage-unknown = Von einem Test genannt, aber nicht im Regelheft: { $clauses }
cli-content-good = { $name } für { $game } ist in Ordnung: { $count } Einträge ({ $origins }), Prüfsumme { $digest }.
cli-content-changed = Anders als der eingebaute Inhalt: { $entries }

## Tempo

cli-help-rounds = wie viele Durchgänge; es zählt der Median
cli-help-seconds = wie lange in einem Durchgang jede Seite spielt
cli-bench-rounds = Nötig ist mindestens ein Durchgang von mehr als 0 und höchstens 60 Sekunden.
cli-bench-build-plain = Fassung: reines Python
cli-bench-build-compiled = Fassung: kompiliert
cli-bench-column-answers = Antworten/s
cli-bench-column-choices = mit Wahl/s
cli-bench-column-games = Partien/s
cli-bench-column-copy = Kopie µs
cli-bench-ratios = { $game }: { $answers }-mal so viele Antworten wie catanatron, { $choices }-mal so viele mit Wahl, Kopien { $copies }-mal so billig; { $moves }-mal so viele Züge wie chess, Kopien { $boards }-mal so billig
cli-bench-simulations = { $game }: { $simulations } Simulationen je Sekunde des Bots { $bot }, { $ratio } je Zufallspartie von catanatron

# Der Tisch im Web

cli-help-serve = Den Tisch ins Web stellen: Tische in einer Datenbank, Menschen in Browsern.
cli-help-host = die Adresse, auf der gelauscht wird (Vorgabe: nur dieser Rechner)
cli-help-port = der Port (Vorgabe: 8000; 0 wählt einen freien)
cli-help-data = der Ordner für Datenbank und Cookie-Schlüssel
cli-help-database = eine andere Datenbank: sqlite:///DATEI oder postgresql://NUTZER:PASSWORT@RECHNER/NAME
cli-help-workers = wie viele Serverprozesse laufen; mehr als einer braucht PostgreSQL; ohne Angabe 1
cli-help-own-ports = mit --workers: jeder Prozess lauscht auch nur auf diesem Rechner, auf den Ports ab diesem, für seinen eigenen Zustand und seine Messwerte
cli-help-pace = wie lange ein Bot wartet, bevor er antwortet, in Sekunden
cli-help-thinkers = Prozesse, in denen Bots nachdenken
cli-help-rate = Anfragen je Sekunde, die jemand stellen darf; 0: keine Grenze
cli-help-away = Minuten, die jemand fort sein muss, bevor die anderen einen Bot weiterspielen lassen dürfen; ohne Angabe 10
cli-help-unbegun = Tage, nach denen ein Tisch gelöscht wird, an dem niemand geantwortet hat; ohne Angabe 30, 0 für nie
cli-help-compact = Tage nach ihrem Ende, nach denen das Protokoll einer Partie in eine Zeile gepackt wird; ohne Angabe 30, 0 für nie
cli-help-open = die Seite im Browser öffnen
cli-serve-missing = Der Tisch im Web braucht weitere Pakete: Installiere partal[server].
cli-serve-port = Ein Port ist eine Zahl von 0 bis 65535.
cli-serve-cannot = Der Server kann nicht starten: { $reason }.
cli-serve-workers-sqlite = Mehr als ein Serverprozess braucht PostgreSQL: --database postgresql://NUTZER:PASSWORT@RECHNER/NAME. SQLite ist für einen Prozess.
cli-serve-at = Der Tisch steht unter { $address } (Strg-C hält ihn an; nichts geht verloren).
cli-serve-no-page = Die Seite ist noch nicht gebaut: Führe `make client` aus.

cli-help-arena = Lässt Bots bei gleichen Verteilungen gegeneinander spielen, mit wechselnden Plätzen, und bewertet sie.
    .examples =
        Beispiele:
          partal arena { $game } --bots medium,hard,master --games 100
          partal arena { $game } --bots hard,my_module:MyBot --games 40 --keep partien.jsonl
cli-help-arena-bots = die Bots, durch Kommas getrennt; bei zwei Plätzen trifft jeder auf jeden
cli-help-arena-games = wie viele Partien je Besetzung (Standard: 100)
cli-help-arena-jobs = wie viele Prozesse (Standard: alle Kerne)
cli-help-arena-keep = beendete Partien in dieser Datei aufheben; ein abgebrochener Lauf geht von dort weiter
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-share = Siege
cli-arena-interval = von - bis
cli-arena-mean = Mittel
cli-arena-rating = Wertungszahl
cli-arena-seconds = Sekunden
cli-arena-slowest = längste
cli-arena-pairing = { $one } vor { $other } in { $share } von { $games } Partien (95 %: { $low } bis { $high }), Abstand { $margin }
cli-arena-unrated = Wertungszahlen brauchen openskill: pip install "partal[lab]".
cli-arena-sum = { $games ->
    [one] Eine Partie, Fassung { $build }.
   *[other] { $games } Partien, Fassung { $build }.
}
cli-help-bots-command = Zählt die Bots und ihre Stärke auf.
    .examples =
        Beispiele:
          partal bots
          partal bots check my_module:MyBot --game { $game }
cli-help-bots-check = Prüft, ob ein eigener Bot alle Prüfungen besteht.
cli-help-bots-which = eine Klasse in einem Modul, das Python von diesem Ordner aus findet
cli-help-bots-game = nur ein Spiel: { $games } (Standard: jedes)
cli-help-bots-games = wie viele Partien je Anzahl von Plätzen
cli-bots-own = Ein eigener Bot wird mit Modul und Klasse genannt: my_module:MyBot (docs/own-bots.md).
cli-bot-raises = { $bot } ist gescheitert: { $said }.
cli-bot-not-offered = { $bot } hat { $said } geantwortet; das stand nicht zur Wahl.
cli-bot-unmade = { $said }
cli-bot-gone = Der Prozess, in dem { $bot } spielte, ist nicht mehr da.
cli-bot-failed = { $reason } { $bot } antwortet an seiner Stelle.
cli-bots-unmade = { $said } Das geschah mitten in einer Prüfung ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-raises = { $bot } brach mit { $said } ab, als „{ $prompt }“ gefragt war ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-not-offered = { $bot } antwortete { $said } auf „{ $prompt }“; das steht nicht in decision.options ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-slow = { $bot } dachte { $seconds } Sekunden über „{ $prompt }“ nach; erlaubt sind { $limit } ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-endless = { $bot } hatte nach { $seconds } Sekunden keine Antwort auf „{ $prompt }“; länger wurde nicht gewartet ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-meddles = { $bot } hat bei „{ $prompt }“ die Sicht verändert, die ihm gegeben war ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-unrepeatable = { $bot } ist nicht reproduzierbar: Bei gleichem Startwert war Antwort { $number } erst „{ $first }“, dann „{ $second }“. Aller Zufall muss aus dem rng kommen, den er bekommt ({ $game }, Plätze: { $seats }, Startwert: { $seed }).
cli-bots-fine = { $bot } hat bei { $game } alle Prüfungen bestanden: { $games } Partien, jede zweimal.
cli-bots-wrong = { $count ->
    [one] Mit { $bot } stimmt etwas nicht.
   *[other] Mit { $bot } stimmen { $count } Dinge nicht.
}
cli-help-lab = Für alle, die Spiele und Bots bauen.
cli-help-train = Bestimmt aus Partien der Bots untereinander, was ein Tisch wert ist, und schreibt die Gewichte ins Paket.
cli-train-numpy = Das Training braucht numpy: pip install "partal[lab]".
cli-train-done = Die Gewichte aus { $games } Partien stehen in { $file }.
cli-help-review = Blickt auf eine beendete Partie zurück: die teuersten Entscheidungen, und wie viel Glück dabei war.
    .examples =
        Beispiele:
          partal review { $game }-7.partal
          partal review { $game }-7.partal --bot master --most 10
cli-help-review-bot = wer berät (Standard: der Berater des Spiels)
cli-help-review-most = wie viele Entscheidungen je Person genannt werden (Standard: 5)
cli-review-adviser = { $bot } kann nicht sagen, was er von den Antworten hält; das können: { $bots }.
cli-review-few = Mindestens eine Entscheidung muss genannt werden, nicht { $count }.
cli-review-player = Person
cli-review-margin = Abstand
cli-review-place = Platz
cli-review-skill = Können
cli-review-luck = Glück
cli-review-cost = Kosten
cli-review-reading = Abstand = Platz + Können + Glück. Platz: was Gleichstarke dort bei anderen Verteilungen erreichen. Können: was die eigenen Antworten gewonnen und die der anderen genommen haben, verglichen mit denen von { $usual } und bei anderem Zufall zu Ende gespielt; hinter ± steht, wie weit das danebenliegen mag. Kosten: Punkte, die eigene Entscheidungen verschenkt haben, worin { $bot } und diese Partien sich einig sind.
cli-review-dearest = { $count ->
    [0] { $name }: keine Entscheidung hat etwas gekostet
   *[other] { $name }: was am meisten gekostet hat
}
cli-review-decision = { $number }: { $answer } (besser: { $best }) { $cost } Punkte
cli-hint-thinking = Ich denke nach ...
cli-hint-margin = Abstand
cli-hint-spread = ± Streuung
cli-hint-reading = Zu erwartender Abstand am Ende über neu verteilte Partien, mit Streuung; Verdecktes wurde nicht angesehen.

## Was argparse sagt

cli-help-language = die Sprache: { $languages } (ohne Angabe die des Rechners)
cli-no-language = Partal spricht nicht „{ $language }“, sondern { $languages }.
cli-arguments-usage = { "Aufruf: " }
cli-arguments-positional = Argumente
cli-arguments-options = Optionen
cli-arguments-help = diese Hilfe zeigen
cli-arguments-version = die Version zeigen
cli-arguments-required = es fehlt: %s
cli-arguments-unrecognized = unbekannte Argumente: { $arguments }
cli-arguments-argument = Argument %(argument_name)s: %(message)s
cli-arguments-one = es fehlt ein Wert
cli-arguments-at-most-one = höchstens ein Wert ist möglich
cli-arguments-at-least-one = es fehlt mindestens ein Wert
cli-arguments-value = ungültiger Wert: %(value)r
cli-arguments-choice = %(value)r steht nicht zur Wahl (zur Wahl stehen %(choices)s)
cli-arguments-explicit = der Wert %r ist hier nicht möglich

# Ein Spiel, das keine eigenen Worte mitbringt

cli-rules-no-book = { $game } bringt keine Spielregeln mit.

# Die Gesetze, die jedes Spiel halten muss (`partal lab laws`)

cli-help-laws = Ein Spiel an allen Gesetzen prüfen, die jedes Spiel halten muss; Rückgabewert 1, wenn es eines bricht.
cli-help-laws-games = Tische, an denen jedes Gesetz geprüft wird (sonst: 24)
cli-law-options = Antworten
cli-law-refusals = Ablehnungen
cli-law-copies = Kopien
cli-law-codec = Aufschreiben
cli-law-records = Mitschriften
cli-law-ending = Das Ende
cli-law-points = Punkte
cli-law-silence = Geheimnisse
cli-law-imagining = Vorgestellte Tische
cli-law-taking-back = Zurücknehmen
cli-laws-left-to-do = Das Spiel fragt nichts mehr, aber diese Effekte sind noch zu tun: { $effects }.
cli-laws-few-options = „{ $prompt }“ bietet { $count } an; eine Frage hat mindestens zwei Antworten, eine einzige wird ohne Frage gespielt.
cli-laws-same-option = „{ $prompt }“ bietet { $option } zweimal an.
cli-laws-odd-seat = „{ $prompt }“ fragt Platz { $seat }, den es nicht gibt.
cli-laws-odd-prompt = Die Frage „{ $prompt }“ muss mit „{ $game }.“ beginnen.
cli-laws-other-question = „{ $prompt }“ ist offen, aber der oberste Effekt des Stapels fragt etwas anderes oder in anderer Reihenfolge.
cli-laws-open-log = Bei „{ $prompt }“ hält der Zustand noch ein Protokoll; das darf er nur, während eine Antwort ausgeführt wird.
cli-laws-numbering = „{ $option }“ steht in rules.options nicht dort, wo die eigene Nummer es sagt.
cli-laws-unreadable = „{ $option }“ wird angeboten, aber rules.read kann es nicht lesen.
cli-laws-notation = „{ $option }“ wird als „{ $read }“ gelesen.
cli-laws-meant = „{ $option }“ wird angeboten, aber rules.canonical macht daraus eine andere Antwort.
cli-laws-unplayable = „{ $option }“ wird bei „{ $prompt }“ angeboten, aber beim Spielen kommt { $said }.
cli-laws-uncounted = „{ $option }“ wurde gespielt, aber in state.answers nicht gezählt.
cli-laws-accepted = „{ $option }“ wird bei „{ $prompt }“ nicht angeboten, wurde aber angenommen.
cli-laws-clause = Die Ablehnung von „{ $option }“ bei „{ $prompt }“ nennt „{ $clause }“; das steht nicht in den Spielregeln.
cli-laws-unnamed = Die Ablehnung von „{ $option }“ nennt die Antwort nicht.
cli-laws-refusal-changed = Eine abgelehnte Antwort hat den Tisch verändert ({ $prompt }).
cli-laws-answered-late = „{ $option }“ wurde nach dem Ende des Spiels angenommen.
cli-laws-copy-differs = Bei Frage { $number } ist eine Kopie des Zustands nicht gleich.
cli-laws-copy-shares = Bei Frage { $number } teilt eine Kopie etwas, das sich ändern kann: { $shared }.
cli-laws-copy-touches = Eine Kopie von Frage { $number } zu Ende zu spielen hat das Original verändert.
cli-laws-encodes-nothing = Ein Spiel, das von Frage { $number } an weiterging, wird geschrieben wie zuvor; in rules.encode fehlt etwas.
cli-laws-effect = Der Effekt { $effect } lässt sich aus seinen Werten nicht wieder herstellen; das müssen Zahlen, Texte oder Tupel davon sein.
cli-laws-codec = Der Zustand von Frage { $number } kommt aus rules.encode und rules.decode verändert zurück.
cli-laws-codec-plays = Der gelesene Zustand von Frage { $number } spielt sich anders weiter.
cli-laws-loud = Bei Frage { $number } führen rules.answer und rules.play zu verschiedenen Zuständen.
cli-laws-record = Die bei Frage { $number } gespeicherte Mitschrift führt nicht zum selben Spiel.
cli-laws-past = Frage { $number } sieht anders aus, wenn man sie wieder ansieht.
cli-laws-seed-differs = Startwert { $seed } beginnt jedes Mal anders.
cli-laws-seed-ignored = Startwert { $seed } und die nächste beginnen gleich.
cli-laws-endless = Das Spiel stellt mehr als die { $longest } Fragen, die rules.longest verspricht (Gewohnheit: { $habit }).
cli-laws-early-result = Bei Frage { $number } gibt es schon ein Ergebnis, vor dem Ende.
cli-laws-no-result = Das Spiel ist aus und hat kein Ergebnis.
cli-laws-points = Als Ereignisse gemeldete Punkte: { $told }; gezählte: { $counted }.
cli-laws-sheet = Die Zeilen der Wertungen ergeben { $sums }; die Punkte sind { $counted }.
cli-laws-line-clause = Die Punkte für „{ $source }“ nennen keine Regel.
cli-laws-winners = Die Sieger { $winners } passen nicht zu den Punkten { $scores }.
cli-laws-leak-view = Platz { $seat } bekommt etwas gezeigt, das von Verborgenem abhängt.
cli-laws-leak-question = Was Platz { $seat } gefragt wird, hängt von Verborgenem ab.
cli-laws-leak-refusal = Warum „{ $option }“ für Platz { $seat } abgelehnt wird, hängt von Verborgenem ab.
cli-laws-leak-event = Was Platz { $seat } nach „{ $option }“ erfährt, hängt von Verborgenem ab.
cli-laws-imagined = Ein für Platz { $seat } vorgestellter Tisch sieht anders aus als die Ansicht.
cli-laws-hidden-score = Ein für Platz { $seat } vorgestellter Tisch hat andere Punkte; Punkte sind für alle offen.
cli-laws-imagined-forced = An einem für Platz { $seat } vorgestellten Tisch wird jemand gefragt, der keine Wahl hat.
cli-laws-imagines-more = rules.imagine benutzt mehr als die Ansicht von Platz { $seat } und den Zufallsstrom.
cli-laws-imagine-meddles = Einen Tisch für Platz { $seat } vorzustellen hat den wirklichen verändert.
cli-laws-shown-score = Platz { $seat } sieht die Punkte { $shown }; es sind { $scores }.
cli-laws-shown-question = Platz { $seat } sieht eine andere Frage als die offene ({ $prompt }).
cli-laws-shown-options = Die Antworten auf „{ $prompt }“ werden den falschen Plätzen gezeigt ({ $seat }).
cli-laws-event = Das Ereignis „{ $event }“ sieht für andere anders aus oder verrät ein Geheimnis.
cli-laws-event-notation = Das Ereignis „{ $event }“ lässt sich aus seiner Notation nicht zurücklesen.
cli-laws-log = Das Protokoll von Platz { $seat } ist nicht das, was der Platz erfuhr.
cli-laws-take-back = „{ $option }“ zurückzunehmen stellt das Spiel nicht genau wieder her.
cli-laws-take-back-reason = Zurücknehmen durch Platz { $seat }: Die Partie sagt { $said }, die Regel { $reason }.
cli-laws-raises = Die Regeln brachen ab mit { $said }.
cli-laws-finding = { $law }: { $wrong } Zu sehen an: { $table }
cli-laws-fine = { $game } hält alle { $laws } Gesetze, jedes an { $games } Tischen.
cli-laws-wrong = { $count ->
    [one] { $game } verstößt einmal gegen ein Gesetz.
   *[other] { $game } verstößt { $count }-mal gegen Gesetze.
}

# Die Regeln kompilieren

cli-compile-installing = Die Regeln werden kompiliert: Compiler holen ({ $percent } %)
cli-compile-translating = Die Regeln werden kompiliert: nach C übertragen ({ $percent } %)
cli-compile-compiling = Die Regeln werden kompiliert: C-Compiler läuft ({ $percent } %)
cli-compile-built = Die Regeln sind kompiliert; das hat { $seconds } Sekunden gedauert.
cli-compile-current = Die kompilierten Regeln sind auf dem neuesten Stand.
cli-compile-no-compiler = Die Bots sind hier langsamer, weil sich die Regeln ohne einen C-Compiler nicht kompilieren lassen: Installiere gcc oder clang.
cli-compile-no-headers = Die Bots sind hier langsamer, weil sich die Regeln ohne die Header-Dateien von Python nicht kompilieren lassen: Installiere python3-dev (unter Fedora python3-devel).
cli-compile-no-platform = Die Bots sind hier langsamer, weil sich die Regeln für dieses System oder dieses Python nicht kompilieren lassen.
cli-compile-failed = Die Regeln ließen sich nicht kompilieren; gespielt wird ohne, und die Bots sind langsamer. Warum, steht in { $log }.

# Einen Server pflegen

cli-help-admin = Pflegen, was ein Server aufbewahrt: Tische, Menschen, Sicherungen, Schlüssel. Der Server darf dabei laufen.
    .examples =
        Beispiele:
          partal admin verify --data /srv/partal
          partal admin list tables
          partal admin export ID --out partie.partal
cli-help-admin-list = Alle Tische oder alle Menschen auflisten.
cli-help-admin-show = Einen Tisch zeigen und ob er stimmt, oder einen Menschen und seine Tische.
cli-help-admin-export = Die Aufzeichnung eines Tisches schreiben, oder alles, was von einem Menschen gespeichert ist, als JSON. Die Aufzeichnung einer laufenden Partie enthält, was ihren Spielern verborgen ist.
cli-help-admin-delete = Einen Tisch löschen oder einen Menschen: die Tische, an denen sonst niemand sitzt, und den Namen an allen anderen.
cli-help-admin-verify = Jeden gespeicherten Tisch nachspielen und die nennen, die nicht stimmen; Exitcode 1, wenn es solche gibt.
cli-help-admin-backup = Alles, was ein Server aufbewahrt, mit den Schlüsseln seiner Cookies in eine Datei schreiben, wie es in diesem Augenblick ist.
cli-help-admin-restore = Eine Sicherung zurückspielen, in eine neue oder leere Datenbank.
cli-help-admin-rotate-key = Cookies mit einem neuen Schlüssel unterschreiben; niemand verliert seinen Platz.
cli-help-backup-file = die Sicherung; halte sie geheim, denn sie enthält die Schlüssel und jedes Blatt
cli-help-key-days = wie viele Tage Cookies des alten Schlüssels noch gelten (Vorgabe 365; 0: gar nicht mehr, und alle verlieren ihre Plätze)
cli-help-admin-running = Die Partien auflisten, die ein Wechsel zu anderen Regeln beenden würde.
cli-help-admin-drain = Keine neuen Tische öffnen, vor einem Wechsel der Version; laufende Partien gehen weiter.
cli-help-drain-off = wieder neue Tische öffnen
cli-help-admin-compact = Die Protokolle alter, beendeter Partien packen; sie bleiben lesbar wie bisher.
cli-help-compact-days = nur Partien, die vor so vielen Tagen endeten (ohne Angabe 30)
cli-help-what = was aufgelistet wird
cli-help-id = die Kennung eines Tisches oder eines Menschen, oder der Link eines Tisches
cli-help-export-out = in diese Datei schreiben
cli-help-yes = nicht nachfragen
cli-admin-bar = Tische
cli-admin-percent = Prozent
cli-admin-backed-up = Die Sicherung ist vollständig: { $file }. Halte sie geheim: Sie enthält die Schlüssel der Cookies und jedes Blatt.
cli-admin-restored = Alles aus { $file } ist zurückgespielt.
cli-admin-no-key = Es gibt keinen Schlüssel { $file }; --data sagt, wo er ist.
cli-admin-rotated = Es gibt einen neuen Schlüssel. Cookies des alten gelten noch { $days } Tage und werden erneuert, wenn jemand wiederkommt.
cli-admin-would-end = { $count ->
    [0] Ein Wechsel zu anderen Regeln würde keine Partie beenden.
    [one] Ein Wechsel zu anderen Regeln würde diese Partie beenden.
   *[other] Ein Wechsel zu anderen Regeln würde diese { $count } Partien beenden.
}
cli-admin-drain-on = Von jetzt an werden keine neuen Tische geöffnet. `partal admin drain --off` beendet das.
cli-admin-drain-off = Es werden wieder neue Tische geöffnet.
cli-admin-compacted = { $count ->
        [0] Es gibt nichts zu packen.
        [one] Eine Partie gepackt: { $entries } Einträge in { $bytes } Byte.
       *[other] { $count } Partien gepackt: { $entries } Einträge in { $bytes } Byte.
    }
cli-admin-no-folder = Es gibt keinen Ordner { $folder }; --data sagt, wo er ist.
cli-admin-nothing = Es gibt keinen Tisch und keinen Menschen „{ $id }“.
cli-admin-running = läuft
cli-admin-finished = beendet
cli-admin-closed = geschlossen
cli-admin-count-tables = { $count ->
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
cli-admin-count-people = { $count ->
    [one] Ein Mensch.
   *[other] { $count } Menschen.
}
cli-admin-person = { $count ->
    [one] { $id }  { $name } ({ $language }), gesehen { $seen }, ein Tisch
   *[other] { $id }  { $name } ({ $language }), gesehen { $seen }, { $count } Tische
}
cli-admin-table = { $public ->
    [true] Geöffnet von { $owner } am { $created }; öffentlich.
   *[false] Geöffnet von { $owner } am { $created }; privat.
}
cli-admin-holds = Er lässt sich nachspielen und führt zu dem, was gespeichert ist.
cli-admin-other-rules = Er lässt sich hier nicht nachspielen: { $why }
cli-admin-broken = Er stimmt nicht ({ $where }): { $why }
cli-admin-share = Tische, die gelöscht werden: { $tables }. Tische, die andere behalten, ohne den Namen dieses Menschen: { $seats }.
cli-admin-sure = Das lässt sich nicht rückgängig machen. Zum Löschen { $id } eingeben:
cli-admin-kept = Es wurde nichts gelöscht.
cli-admin-deleted = { $id } wurde gelöscht. Ein laufender Server mit SQLite zeigt es vielleicht noch, bis er neu gestartet wird.
cli-admin-line-other-rules = { $table } braucht andere Regeln: { $why }
cli-admin-line-broken = { $table } stimmt nicht ({ $where }): { $why }
cli-admin-verified = Tische, die stimmen: { $holds }; mit anderen Regeln: { $other }; die nicht stimmen: { $broken }.
cli-admin-stopped = Angehalten nach { $done } von { $count } Tischen.

## Ein Assistent am Tisch

mcp-refused-argument = `{ $name }` von { $tool } hat nicht den Typ, den das Werkzeug beschreibt.
mcp-refused-missing = { $tool } braucht `{ $name }`.
mcp-refused-unknown = { $tool } hat kein `{ $name }`, sondern: { $known }.
mcp-instructions = Partal spielt { $games } nach den gedruckten Regeln. Eröffne einen Tisch, lies deine Sicht und die Antworten und antworte mit der Notation einer von ihnen. Nur was aufgeführt ist, ist erlaubt. Regeln sind nummeriert; nenne ihre Nummern, wenn du sie erklärst.
mcp-list-games = Die Spiele, die gespielt werden können: Namen, Zahl der Plätze, Bots, und ob ein Tisch des gedruckten Spiels gewertet werden kann.
mcp-list-house-rules = Die Hausregeln eines Spiels mit ihren Werten; der erste ist die Voreinstellung.
mcp-open-table = Eröffnet einen Tisch und nimmt einen Platz ein; die anderen spielen Bots. seats: wie viele mitspielen. seat: der eigene Platz, gezählt ab 0. bots: einer für jeden anderen Platz, oder weniger, die sich wiederholen. Ausgeteilt wird zufällig. house_rules: Namen und Werte, wie list_house_rules sie nennt.
mcp-look = Der Tisch, wie dein Platz ihn sieht: die offene Frage mit allen Antworten, der Punktestand, und was seit dem letzten Blick geschehen ist. part: nur ein Teil des Tisches wird gezeichnet, dafür größer; ein unbekannter nennt alle, die es gibt.
mcp-answer = Beantwortet die offene Frage mit der Notation einer Antwort; danach spielen die Bots, bis du wieder gefragt bist. number: die gemeinte Frage, damit eine verspätete Antwort nichts ändert.
mcp-why-not = Warum eine Antwort jetzt nicht möglich ist, mit der Regel, die sie verbietet.
mcp-take-back = Nimmt deine letzte Antwort zurück und alles, was darauf folgte.
mcp-read-log = Alles, was an einem Tisch geschehen ist, in Sätzen, soweit dein Platz es weiß.
mcp-close-table = Schließt einen Tisch; die Partie wird nicht aufbewahrt.
mcp-read-rule = Eine Regel aus dem Regelwerk eines Spiels nach ihrer Nummer (A-BUY-04), oder ein ganzes Kapitel (A-BUY).
mcp-search-rules = Die Regeln eines Spiels, in denen alle diese Wörter vorkommen.
mcp-score = Die Schlusswertung einer Partie mit der Schachtel. sheet: der Tisch als Text, in der Form, die sheet_example zeigt.
mcp-sheet-example = Ein Beispiel für einen Tisch, der gewertet werden kann, mit allen Feldern einer Person; [[player]] wird für alle wiederholt.
mcp-possible = { $option } ist jetzt möglich.
mcp-closed = { $table } ist geschlossen.
mcp-no-tables = keine
mcp-refused-tables = Höchstens { $most } Tische können zugleich offen sein; schließe zuerst einen.
mcp-refused-no-table = Es gibt keinen Tisch „{ $table }“. Offene Tische: { $tables }.
mcp-refused-sheet = Ein Tisch, der gewertet wird, darf höchstens { $most } Zeichen haben.

## Lektionen

cli-help-learn = Ein Spiel am Tisch lernen, einen Gedanken nach dem anderen.
    .examples =
        Beispiele:
          partal learn { $game }               von der ersten Lektion an
          partal learn { $game } --list        alle Lektionen
          partal learn { $game } 3             die dritte
cli-help-learn-lesson = eine Lektion, mit Namen oder Nummer (sonst die erste)
cli-help-learn-list = alle Lektionen auflisten, jede auf einer Zeile
cli-learn-go-on = Weiter mit Enter.
cli-learn-next = Enter für die nächste Lektion, „{ $lesson }“; alles andere beendet den Unterricht.
cli-learn-left = Später geht es so weiter: partal learn { $game } { $lesson }
cli-learn-end = Das war die letzte Lektion. Jetzt eine Partie: partal play { $game } --bots easy
cli-learn-nothing-asked = Hier wird nichts gefragt: weiter mit Enter, oder quit zum Gehen.
cli-learn-help-read =
    Enter              weiter
    quit               die Lektion verlassen
cli-learn-help-own =
    quit               die Lektion verlassen
cli-learn-not-here = Eine Lektion ist kurz und beginnt jedes Mal von vorn: Hier gibt es nichts zurückzunehmen, zu speichern oder zu laden.

cli-help-report = Lässt Bots viele Partien spielen und berichtet mit Intervallen, was sie über das Spiel sagen.
    .examples =
        Beispiele:
          partal lab report { $game } --games 400 --out bericht.html
          partal lab report { $game } --seats 2 --bots medium --games 1000 --against { $option } --out vergleich.html
cli-help-report-bots = die Bots nach Platz, durch Kommas getrennt; eine kurze Liste wiederholt sich (Standard: hard oder der stärkste des Spiels)
cli-help-report-games = wie viele Partien mit jeder Personenzahl (Standard: 400)
cli-help-report-seats = die Personenzahlen, durch Kommas getrennt (Standard: alle ab zwei)
cli-help-report-out = den Bericht in diese Datei schreiben: eine Seite, die kein Netz braucht (.html), oder ihre Sätze und Tabellen (.md)
cli-help-against = dieselben Startwerte auch mit einem Inhaltspaket oder einer Hausregel KEY=VALUE spielen und berichten, was sich ändert
cli-help-weigh = wie viele Entscheidungen jeder Partie der Berater wägt (Standard: 4)
cli-report-out = Ein Bericht ist eine Datei, die auf .html oder .md endet, nicht { $file }.
cli-report-seats = --seats verlangt durch Kommas getrennte Zahlen wie 2,3, nicht „{ $value }“.
cli-report-written = { $file } ist der Bericht über { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }.
cli-report-stopped = Angehalten nach { $done } von { $games } Partien an jedem Tisch.
cli-report-stopped-kept = Angehalten nach { $done } von { $games } Partien an jedem Tisch; derselbe Befehl macht dort weiter.

cli-outlook-cell = { $count } → { $points }
cli-outlook-legend = Was alle haben → was es jetzt brächte (+ was eines mehr hinzufügte). Wer vorn liegt, ist hervorgehoben.

cli-help-coach = nach jedem Zug in einem Satz sagen, was stark war oder was besser ging; nur, wenn es klar ist
cli-coach-on = Der Coach sieht zu und sagt nach einem Zug nur etwas, wenn es klar ist.
cli-coach-off = Nach deinen Zügen sagt der Coach nichts mehr.
cli-coach-try = try spielt den besseren Zug an einem vorgestellten Tisch.
cli-coach-try-what = Es gibt nichts auszuprobieren: Der Coach fand nichts Besseres als deinen letzten Zug.
cli-coach-try-early = Es gibt nichts auszuprobieren: Der Coach hat sich noch keinen Zug von dir angesehen. Mit coach on tut er es nach jedem.
cli-coach-word = „{ $word }“ kennt der Coach nicht; es gibt coach, coach on und coach off.
cli-coach-trying = Ein vorgestellter Tisch, vom Anfang jenes Zuges an. Hier zählt nichts; back führt zurück in deine Partie.
cli-coach-tried = Zurück in deiner Partie; sie ist, wie du sie verlassen hast.
cli-coach-not-here = Dieser Tisch ist nur vorgestellt; hier gibt es nichts zu speichern oder zu laden.
cli-coach-help =
    coach              was jetzt zählt, in einem Satz (coach on, coach off: auch nach jedem Zug)
    try                an einem vorgestellten Tisch spielen, was der Coach besser fand

cli-help-aid = Ein Spiel auf einer Seite: ein Zug, die Aktionen, die Wertung.
    .examples =
        Beispiele:
          partal aid { $game }                          die Seite eines Spiels
          partal aid { $game } --content my-box.toml    mit den Werten der eigenen Schachtel
