### Warum etwas abgelehnt wird, im Terminal und auf der Seite. Schlüssel, Kennungen und Dateinamen bleiben, wie sie geschrieben
### werden.

## Orte in einer Datei und Werte

where-header = { $file }, [pack]
where-entry = { $file }, { $kind } „{ $id }“
where-component = { $kind } „{ $id }“
where-line = { $file }, Zeile { $line }
quoted = „{ $text }“
value-table = eine Tabelle
value-list = eine Liste
value-large = eine so große Zahl

## Was das System und die Parser melden

problem-missing = Datei oder Ordner nicht gefunden
problem-not-permitted = keine Berechtigung
problem-folder = das ist ein Ordner
problem-not-a-folder = ein Teil des Pfads ist kein Ordner
problem-full = kein Platz mehr auf dem Datenträger
problem-long-name = der Dateiname ist zu lang
problem-bad-name = Kein gültiger Dateiname
problem-cannot-open = Sie lässt sich weder öffnen noch anlegen
problem-not-a-database = Die Datei ist keine Datenbank
problem-damaged = Die Datei ist beschädigt
problem-busy = Ein anderes Programm benutzt sie
problem-password = Benutzername oder Passwort stimmt nicht
problem-rejected = Sie lehnt diese Art von Verbindung ab; prüfe die Einstellungen für SSL
problem-no-database = Eine solche Datenbank gibt es nicht
problem-in-use = die Adresse ist schon belegt
problem-no-address = diese Adresse gibt es hier nicht
problem-no-connection = die Verbindung wurde abgelehnt
problem-system = das System meldet { $code }
problem-at = Zeile { $line }, Spalte { $column }
problem-unfinished = der Text endet zu früh
problem-long-number = eine Zahl darin ist zu lang
problem-deep = zu tief verschachtelt
problem-bot-silent = keine Antwort innerhalb von { $seconds } s
problem-bot-no-turn = nicht an der Reihe innerhalb von { $seconds } s
problem-bot-ended = der Prozess ist beendet ({ $error })
problem-bot-not-offered = die Antwort stand nicht zur Wahl

## Spielmaterial

refused-pack-in = { $file }: { $problem }
refused-pack-header = { $where }: Ein Inhaltspaket beginnt mit einer Tabelle [pack], die das Spiel nennt.
refused-pack-unknown-key = { $where }: Der Schlüssel „{ $key }“ ist unbekannt.
refused-pack-unknown-key-of = { $where }: Der Schlüssel „{ $key }“ ist unbekannt; bekannt sind { $known }.
refused-pack-long-text = { $where }: { $key } muss ein Text von höchstens { $longest } Zeichen sein.
refused-pack-missing = { $where }: { $key } fehlt.
refused-pack-other-game = { $where }: Dieses Inhaltspaket ist für „{ $named }“, nicht für { $game }.
refused-pack-no-game = { $where }: Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
refused-pack-no-component = { $where }: { $kind } „{ $id }“ gibt es nicht.
refused-pack-not-a-file = { $where }: Das ist keine Datei.
refused-pack-large-file = { $where }: Die Datei ist größer als { $bytes } Bytes; so viel braucht kein Inhaltspaket.
refused-pack-dots = { $where }: mehr als { $most } Punkte; so viele braucht kein Eintrag.
refused-pack-unreadable = { $where }: Die Datei lässt sich nicht lesen ({ $problem }).
refused-pack-not-text = { $where }: Das ist keine Textdatei in UTF-8.
refused-pack-not-toml = { $where }: Das ist kein gültiges TOML ({ $problem }).
refused-pack-unknown-kind = { $where }: Die Art „{ $kind }“ ist unbekannt; bekannt sind { $known }.
refused-pack-write-entries = { $where }: Schreib Einträge der Art { $kind } als [[{ $kind }]].
refused-pack-without-id = { $where }: Einem Eintrag der Art { $kind } fehlt die id.
refused-pack-no-such = { $where }: unbekannter Eintrag der Art { $kind }; bekannt sind { $known }.
refused-pack-origin = { $where }: origin muss eins von diesen sein: { $known }.
refused-pack-list = { $where }: { $key } muss eine Liste von 1 bis { $many } Zahlen sein.
refused-pack-whole = { $where }: { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
refused-pack-twice = { $where }: { $kind } „{ $id }“ steht zweimal da.

## Mitschriften

refused-record-long = Die Mitschrift ist länger als { $most } Zeichen.
refused-record-letters = Die Mitschrift enthält Zeichen, die es in keinem Text gibt.
refused-record-players = Die Mitschrift hat { $seats } Plätze, nennt aber { $players } Personen.
refused-record-commitment = Das Siegel passt nicht zu Startwert und Salz: Das ist nicht die versprochene Verteilung.
refused-record-count = Die Mitschrift ist abgeschnitten oder verändert: Sie verspricht { $promised } Antworten und enthält { $held }.
refused-record-past-reveals = Laut der Mitschrift wurde öfter über Aufgedecktes zurückgenommen als überhaupt.
refused-record-strict = take-back-past-reveals kann in der Mitschrift nur „no“ sein; wo es erlaubt ist, fehlt die Zeile.
refused-record-stand-ins = answered-by-bot zählt in der Mitschrift Nummern von Antworten in steigender Folge auf, von 1 bis { $answers }.
refused-record-part = Die Mitschrift nennt nur einen Teil ihres Ergebnisses: scores, winners und digest gehören zusammen.
refused-record-start = Das ist keine Mitschrift von Partal: Sie beginnt nicht mit „partal-record:“.
refused-record-line = Zeile { $line } der Mitschrift ist nicht lesbar: „{ $text }“.
refused-record-twice = Zeile { $line } der Mitschrift nennt { $key } ein zweites Mal.
refused-record-format = Die Mitschrift hat das Format „{ $format }“; dieses Partal liest das Format { $known }.
refused-record-missing = Die Mitschrift ist abgeschnitten oder verändert: { $key } fehlt.
refused-record-number = { $key } muss in der Mitschrift eine Zahl von 0 bis { $largest } sein, nicht „{ $text }“.
refused-record-numbers = { $key } muss in der Mitschrift aus Zahlen bestehen, nicht aus „{ $text }“.
refused-record-option = Hausregeln stehen in der Mitschrift als key=value, jede einmal, nicht als „{ $text }“.
refused-record-answer = Antwort { $number } der Mitschrift ist nicht lesbar: „{ $text }“.
refused-record-no-answer = Die Mitschrift ist abgeschnitten oder verändert: Antwort { $number } fehlt.
refused-record-seat = Antwort { $number } kommt von Platz { $seat }, aber es gibt nur { $seats } Plätze.
refused-record-many = Die Mitschrift enthält mehr als { $most } Antworten.
refused-record-game = Das ist eine Mitschrift von „{ $named }“, nicht von { $game }.
refused-record-no-game = Das ist eine Mitschrift von „{ $named }“; dieses Partal spielt { $games }.
refused-record-rules = Die Mitschrift wurde nach Version „{ $played }“ der Regeln gespielt; dies ist Version { $here }.
refused-record-content = Die Mitschrift wurde mit anderem Spielmaterial gespielt (content „{ $content }“); nenne das Inhaltspaket dazu.
refused-record-table = Die Mitschrift lässt sich nicht spielen: { $problem }
refused-record-over = Die Mitschrift geht nach dem Ende der Partie weiter, mit Antwort { $number }.
refused-record-asked = Antwort { $number } kommt von Platz { $seat }, gefragt ist aber Platz { $asked }.
refused-record-refused = Antwort { $number } gilt nicht: { $problem }
refused-record-early = Die Mitschrift nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
refused-record-claims = Die Mitschrift nennt für { $what } etwas anderes, als aus ihren Antworten folgt.
refused-log = Eintrag { $number } des Verlaufs nimmt zurück, was nicht da war.

## Ein Tisch wird eröffnet

refused-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
refused-players-exactly = { $game } ist für { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }, nicht für { $seats }.
refused-edition = Eine Ausgabe „{ $edition }“ gibt es nicht; es gibt { $known }.
refused-house-rule-twice = Die Hausregel { $rule } ist doppelt angegeben.
refused-house-rule-unknown = Eine Hausregel „{ $rule }“ gibt es nicht; es gibt { $known }.
refused-house-rule-takes = Die Hausregel { $rule } kennt { $values }, nicht „{ $value }“.
refused-seed = Ein Startwert ist eine Zahl von 0 bis { $largest }.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
refused-build = PARTAL_BUILD ist „{ $setting }“; möglich sind auto, plain und compiled.
refused-not-compiled = PARTAL_BUILD verlangt die kompilierten Regeln, aber aus diesen Quellen wurden keine gebaut: Führe `make compiled` aus.
refused-game = Ein Spiel ist eins von diesen: { $games }; nicht „{ $game }“.
refused-game-load = Das Spiel „{ $game }“ lässt sich nicht laden: { $problem }.
refused-not-a-game = { $value } ist kein partal.game.Game
refused-game-seats = ein Spiel hat 1 bis { $most } Plätze
refused-whole = `{ $name }` ist eine ganze Zahl, nicht „{ $value }“.
refused-text = `{ $name }` ist eine Zeichenkette, nicht „{ $value }“.
refused-settings = `settings` ordnet Hausregeln ihre Werte zu, etwa { "{" }"edition": "de"{ "}" }.
refused-content-type = `content` ist der Pfad eines Inhaltspakets für { $game } oder das, was `rules.content` dafür geliefert hat.
refused-answer-type = Eine Antwort ist eine Option oder ihre Notation, nicht „{ $value }“.
refused-view-seat = Es gibt keinen Platz { $seat }; diese Partie hat die Plätze 0 bis { $last }.
refused-pack = `pack` muss der Pfad eines Inhaltspakets sein, nicht „{ $value }“.
refused-made-by = `{ $name }` ist, was `match.{ $method }` geliefert hat, nicht „{ $value }“.
refused-seat-list = `{ $name }` ist eine Liste von Platznummern oder None.
refused-other-step = Diesen Schritt hat eine andere Partie vorbereitet.
refused-player-name = Eine Aufzeichnung kann den Namen „{ $name }“ nicht enthalten: Namen sind eine Zeile mit bis zu 40 Zeichen, ohne Komma.
refused-number-range = `{ $name }` muss zwischen { $first } und { $last } liegen, nicht { $number }.
refused-not-reset = Rufe zuerst `reset` auf.
refused-agent = Einen Agenten „{ $agent }“ gibt es nicht, nur { $agents }.
refused-not-offered = Antwort { $number } steht nicht zur Wahl.
refused-record-fields = Diese Aufzeichnung hat Felder, die es in keiner gibt.
refused-on = „{ $address }“ ist kein Cluster: Mit ray wird einer auf diesem Rechner gestartet, sonst ray://host:port.
refused-cluster = Unter { $address } antwortet kein Ray-Cluster.
refused-cluster-rules = Auf den Rechnern des Clusters läuft Partal { $theirs }, hier { $ours }, oder die Regeln unterscheiden sich: Installiere überall dieselbe Version.
refused-other-view = Das ist keine Sicht auf eine Partie { $game } mit { $seats } Plätzen.
refused-imagine = Kein Tisch gefunden, der zu dieser Sicht passt.
refused-text-missing = In „{ $language }“ gibt es keinen Text „{ $key }“.
refused-text-values = Der Text „{ $key }“ lässt sich nicht formatieren ({ $value }).
refused-name-list = `{ $name }` ist eine Liste von Namen.
refused-names = { $seats } Plätze brauchen { $seats } Namen, nicht { $names }.
refused-house-rule = Die Hausregel { $name } kennt True, False, eine Zahl oder einen Text, nicht „{ $value }“.
refused-house-rule-name = Der Name einer Hausregel ist eine Zeichenkette, nicht „{ $value }“.
refused-house-rule-written = Eine Hausregel wird key=value geschrieben, nicht „{ $text }“.
refused-salt = Ein Salz ist eine Zeile aus druckbaren Zeichen, ohne Leerzeichen am Anfang und am Ende.
refused-secret-seed = Solange eine Partie läuft, darf niemand ihren Startwert kennen.

## Am Tisch

refused-unknown-answer = „{ $answer }“ ist keine Antwort, die { $game } kennt.
refused-not-possible = „{ $answer }“ geht jetzt nicht.
refused-not-open = Frage { $number } ist nicht mehr offen; du bist bei { $now }.
refused-not-open-table = Frage { $number } ist nicht mehr offen; der Tisch ist bei { $now }.
refused-over = Die Partie ist zu Ende.
refused-nothing-back = Es gibt nichts zurückzunehmen.
refused-else-answered-since = Inzwischen hat jemand anderes geantwortet; deine letzte Antwort gilt.
refused-answered-since = Inzwischen hat jemand geantwortet.
refused-answered = Diese Frage wurde gerade eben beantwortet.
refused-seen-since = Inzwischen wurde Verdecktes aufgedeckt; deine letzte Antwort gilt.
refused-back-watching = Wer zuschaut, kann nichts zurücknehmen.
refused-too-often = An diesem Tisch wurde so viel zurückgenommen, dass es von hier aus weitergeht.
refused-somebody-asked = Jemand anderes ist gefragt.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-full = Der Tisch ist noch nicht voll.
refused-no-such-question = Eine Frage { $number } gibt es nicht; die Partie ist bei { $now }.
refused-state = Dieser Stand wurde mit anderem Spielmaterial gespielt.
refused-event = So wird kein Ereignis geschrieben: „{ $text }“.
refused-chance = below() braucht eine Grenze von 1 bis 2 ** 32, nicht { $limit }.

## Das Regelheft

refused-no-clause = Eine Klausel „{ $clause }“ gibt es im Regelheft von { $game } nicht.
refused-no-rulebook = Ein Regelheft von „{ $game }“ gibt es nicht; es gibt { $games }.
refused-no-tests = Was belegt ist, steht in den Tests des Quelltextes, und ein installiertes Partal hat keine.
refused-other-tests = Die Tests von Partal belegen die Regelhefte von { $games }, nicht das von { $game }.

## Bots, Simulationen und Turniere

refused-bot = Es gibt keinen Bot „{ $bot }“ für { $game }; es gibt { $bots }.
refused-bot-name = „{ $bot }“ nennt keinen eigenen Bot; schreib my_module:MyBot.
refused-bot-module = Python findet von diesem Ordner aus kein Modul „{ $module }“.
refused-bot-import = Das Modul { $module } lässt sich nicht importieren: { $problem }.
refused-bot-missing = Im Modul { $module } gibt es { $bot } nicht.
refused-bot-kind = { $bot } ist keine Klasse oder Funktion, die einen Bot macht.
refused-bot-arguments = { $bot } lässt sich nicht ohne Argumente machen: { $problem }.
refused-bot-choose = { $bot } hat keine Methode choose(view, decision, rng).
refused-bot-count = Für { $seats } Plätze sind es { $bots } Bots.
refused-bot-twice = Jeder Bot wird einmal genannt.
refused-two-bots = Ein Turnier braucht mindestens zwei Bots.
refused-no-games = Es muss mindestens eine Partie sein.
refused-weigh = Die Zahl der zu wägenden Entscheidungen kann nicht negativ sein.
refused-report-seats = Ein Bericht handelt von einer oder mehreren Personenzahlen, jede einmal genannt.
refused-report-same = { $variant } ändert nichts; es gibt also nichts zu vergleichen.
refused-report-against = „{ $value }“ ist weder ein Inhaltspaket noch eine Hausregel.
refused-few-games = Die Zahl der Partien kann nicht negativ sein.
refused-slowest = `slowest` muss eine Zahl von Sekunden über 0 sein, nicht „{ $value }“.
refused-jobs = Es muss mindestens ein Prozess sein.
refused-weights = Eine Bewertung hat { $wanted } Gewichte, nicht { $found }.
refused-kept-run = { $file } enthält die Ergebnisse eines anderen Laufs.
refused-kept-file = { $file } enthält etwas anderes als Ergebnisse von Partien; nichts wurde hineingeschrieben.
refused-evaluation = { $game } hat keine Bewertung, die sich anpassen ließe.
refused-unfinished = Zurückblicken kann man nur auf eine Partie, die zu Ende ist.
refused-peer = Das Vergleichsprogramm { $peer } ist nicht installiert; `make bench` installiert, was nötig ist.

## Der Server und seine Tische

refused-kept-rules = Diese Partie wurde nach Version { $played } der Regeln gespielt; dieser Server hat Version { $here } und kann sie weder weiterspielen noch nachspielen.
refused-kept-content = Diese Partie wurde mit anderem Spielmaterial gespielt, als dieser Server hat; sie kann hier weder weitergespielt noch nachgespielt werden.
refused-kept-pack-gone = Das Inhaltspaket dieser Partie ist nicht mehr da; sie kann hier weder weitergespielt noch nachgespielt werden.
refused-kept-pack-changed = Das Inhaltspaket dieser Partie ist nicht mehr, wie es war; sie kann hier weder weitergespielt noch nachgespielt werden.
refused-kept-closed = Dieser Tisch ist geschlossen.
refused-close-host = Bevor die Partie beginnt, kann nur schließen, wer den Tisch eröffnet hat.
refused-close-others = Hier spielen noch andere; schließen kannst du den Tisch, wenn du allein übrig bist.
refused-close-stranger = Schließen kann diesen Tisch nur, wer ihn eröffnet hat oder an ihm sitzt.
refused-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
refused-removed = Du wurdest von diesem Tisch entfernt. Das entscheidet, wer ihn eröffnet hat.
refused-removed-seat = Dein Platz wurde dir genommen; du kannst dich hier erst wieder setzen, wenn du erneut eingeladen wirst.
refused-seat-lost = Dein Platz wurde freigegeben. Zuschauen kannst du weiterhin.
refused-chat-closed = Der Chat an diesem Tisch ist geschlossen.
refused-remove-nobody = Dieser Mensch ist nicht mehr hier.
refused-remove-own = Das ist dein eigener Tisch; dich selbst kannst du nicht entfernen.
refused-remove-seated = Dieser Mensch sitzt am Tisch und schaut nicht nur zu.
refused-remove-begun = Die Partie hat begonnen; jetzt verliert niemand mehr den Platz.
refused-remove-changed = An diesem Tisch hat sich gerade etwas geändert. Schau noch einmal nach.
refused-agree-stranger = Dem zustimmen kann nur, wer an diesem Tisch mitspielt.
refused-agree-not-running = An diesem Tisch läuft keine Partie.
refused-agree-not-asked = Die Partie wartet nicht auf einen Menschen auf diesem Platz.
refused-agree-own = Das ist dein eigener Platz; du kannst ihn einem Bot überlassen.
refused-agree-early = Ein Bot kann weiterspielen, wenn dieser Mensch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang fort war.
refused-close-finished = Diese Partie ist vorbei; es gibt nichts zu schließen.
refused-close-first = Die Mitschrift gibt es, wenn der Tisch geschlossen ist; bis dahin würde sie Verborgenes verraten.
refused-no-result = Das Ergebnis dieser Partie wurde nicht aufbewahrt.
refused-result-later = Ein Ergebnis gibt es, wenn die Partie zu Ende ist.
refused-record-later = Die Mitschrift gibt es, wenn die Partie zu Ende ist; bis dahin würde sie Verborgenes verraten.
refused-rematch-later = Eine Revanche gibt es, wenn diese Partie zu Ende ist.
refused-rematch-stranger = Um eine Revanche bitten kann nur, wer hier mitgespielt hat.
refused-rematch-busy = Gerade in diesem Augenblick bitten auch andere um die Revanche; versuche es noch einmal.
refused-go-on-later = Von einer Stellung aus weiterspielen kann man, wenn die Partie zu Ende ist.
refused-replay-later = Nachspielen lässt sich eine Partie, wenn sie zu Ende ist.
refused-no-question = Eine Frage { $number } gibt es nicht; die Partie hatte { $last }.
refused-no-seat = Diesen Platz gibt es nicht.
refused-chart-later = Das Diagramm wird gezeichnet, wenn die Partie zu Ende ist.
refused-review-later = Auf eine Partie kann man zurückblicken, wenn sie zu Ende ist.
refused-too-many-reviews = Zu viele Rückblicke; warte einen Moment.
refused-reviews-wait = Viele Partien warten auf ihren Rückblick; versuch es später noch einmal.
refused-coach-stranger = Dem Coach zustimmen kann nur, wer an diesem Tisch mitspielt.
refused-coach-not-agreed = Der Coach spricht an diesem Tisch, sobald alle zugestimmt haben, die hier spielen.
refused-no-coach = Der Coach war nicht rechtzeitig so weit.
refused-no-turn = Einen Zug { $number } gibt es nicht: Der letzte ist { $last }.
refused-no-hint = Es kam rechtzeitig kein Tipp; frag noch einmal.
refused-who = Sag zuerst, wer du bist: Öffne einmal die Seite.
refused-too-many = Zu viele Anfragen; warte einen Moment.
refused-no-table = Diesen Tisch gibt es nicht.
refused-foreign-page = Das kam von einer fremden Seite.
refused-health = Die Datenbank antwortet nicht, oder es lässt sich nichts hineinschreiben.
refused-database = Die Datenbank antwortet nicht.
refused-no-game = Dieses Spiel gibt es nicht.
refused-languages = Partal spricht { $languages }.
refused-too-many-packs = Zu viele Inhaltspakete; warte einen Moment.
refused-large-pack = Ein Inhaltspaket hat höchstens { $bytes } Bytes.
refused-no-text = Ein Inhaltspaket ist eine Textdatei.
refused-packs-full = Du hast schon { $count } Inhaltspakete.
refused-no-pack = Dieses Inhaltspaket gibt es nicht.
refused-no-pack-for = Dieses Inhaltspaket gibt es für { $game } nicht.
refused-too-many-messages = Zu viele Nachrichten; warte einen Moment.
refused-too-long = Die Nachricht ist zu lang.
refused-empty = Darin steht nichts Lesbares.
refused-watching = Wer zuschaut, kann nicht antworten.
refused-unread = Die Nachricht ist nicht lesbar.
refused-unread-at = Die Nachricht ist nicht lesbar: siehe „{ $place }“.
refused-unread-type = Die Nachricht ist nicht lesbar: „{ $place }“ ist vom Typ { $type }, in seinen Grenzen.
refused-was-not-your-seat = Das war nicht dein Platz.
refused-too-many-visitors = Zu viele neue Gäste von hier; warte einen Moment.
refused-seat-taken = Dieser Platz wurde gerade eben besetzt.
refused-draw-seat = Um einen Platz auszulosen, muss genau einer deiner sein.
refused-name-unseen = Dieser Name ist unsichtbar. Nimm einen anderen.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }. Nimm einen anderen Namen.
refused-seat-not-free = Dieser Platz ist nicht frei.
refused-draining = Dieser Server bekommt bald eine neue Version, darum werden gerade keine neuen Tische geöffnet. Laufende Partien gehen weiter.
refused-too-many-tables = Zu viele neue Tische; warte einen Moment.
refused-quota-player = Du hast { $count } Tische, die nicht zu Ende gespielt sind. Spiel an einem davon zu Ende, bevor du noch einen eröffnest.
refused-quota-public-player = Du hast { $count } öffentliche Tische, die nicht zu Ende gespielt sind. Eröffne diesen, ohne ihn aufzulisten, oder spiel an einem davon zu Ende.
refused-quota-address = { $count } Tische, die aus deinem Netz eröffnet wurden, sind nicht zu Ende gespielt. Einer davon muss enden, bevor dort noch einer eröffnet werden kann.
refused-quota-public-address = { $count } öffentliche Tische, die aus deinem Netz eröffnet wurden, sind nicht zu Ende gespielt. Eröffne diesen, ohne ihn aufzulisten.
refused-no-bot = Einen Bot „{ $bot }“ gibt es nicht.
refused-no-bot-of = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
refused-wrong = Auf dem Server ist etwas schiefgegangen; lade die Seite neu und sieh nach, wie es steht.
refused-not-written = Das konnte nicht aufgeschrieben werden; nichts wurde geändert. Versuch es gleich noch einmal.
refused-unclear = Die Datenbank ist mittendrin ausgefallen. Sobald sie wieder antwortet, zeigt der Tisch, ob das gilt.
refused-unreadable-table = Dieser Tisch kann nicht gelesen werden: Was von ihm gespeichert ist, passt nicht zu diesen Regeln.
refused-chairs-missing = An diesem Tisch kann nicht gespielt werden: Er hat { $seats } Plätze, aber in der Datenbank stehen { $chairs } passende Stühle.
refused-chair-kind = An diesem Tisch kann nicht gespielt werden: Was die Datenbank zu Platz { $seat } enthält, ist beschädigt.
refused-chair-nobody = An diesem Tisch kann nicht gespielt werden: In der Datenbank steht nicht, wem Platz { $seat } gehört.
refused-bot-gone = An diesem Tisch kann nicht gespielt werden: Den Bot „{ $bot }“ auf Platz { $seat } gibt es hier nicht.
refused-nothing-here = Hier ist nichts.
refused-not-here = Das geht hier nicht.
refused-too-large = Eine Nachricht hat höchstens { $bytes } Bytes.
refused-database-url = --database nimmt eine URL wie sqlite:///partal.db oder postgresql://nutzer:passwort@rechner/name.
refused-database-kind = Der Server legt seine Tische in SQLite oder PostgreSQL ab, nicht in „{ $said }“.
refused-database-driver = Der Treiber dieser Datenbank fehlt ({ $said }): installiere partal[server], für PostgreSQL partal[server,postgres].
refused-database-silent = Die Datenbank antwortet nicht; stimmt der Rechnername?
refused-database-newer = Die Datenbank stammt von einem neueren Partal; installiere dieses. Es wurde nichts geändert.
refused-database-absent = Es gibt keine Datenbank { $said }; --data oder --database sagt, wo sie ist.
refused-database-empty = Diese Datenbank enthält nichts von Partal.
refused-database-older = Die Datenbank stammt von einem älteren Partal. Starte den Server einmal: Er bringt sie auf den neuesten Stand.
refused-verify-finished = Die Antworten und der gespeicherte Tisch sind sich nicht einig, ob die Partie zu Ende ist.
refused-verify-result = Das gespeicherte Ergebnis ist nicht das, zu dem die Antworten führen.
refused-database-in-use = Ein anderer Server benutzt diese Datenbank. Eine SQLite-Datenbank darf immer nur einer benutzen; halte zuerst den anderen an.
refused-database-other-rules = Auf dieser Datenbank laufen Server der Version { $said } mit anderen Regeln, anderem Material oder anderem Schema; neben ihnen darf dieser nicht laufen. Lass sie auslaufen (partal admin drain), halte sie an, bring sie auf den neuen Stand und starte dann alle wieder.
refused-database-other-key = Auf dieser Datenbank laufen andere Server mit einem anderen Cookie-Schlüssel; niemand würde überall erkannt. Gib allen denselben Datenordner, oder kopiere cookie.key und cookie-until-*.key daraus.
refused-key = { $file } ist beschädigt: Die Datei hat { $found } statt { $bytes } Bytes. Stelle sie aus einer Sicherung wieder her. Oder lösche sie: Dann macht der Server eine neue, und niemand wird mehr erkannt.
refused-old-key = { $file } ist beschädigt: Die Datei hat { $found } statt { $bytes } Bytes. Stelle sie aus einer Sicherung wieder her. Oder lösche sie: Wer nicht wiedergekommen ist, seit dieser Schlüssel ersetzt wurde, wird dann nicht mehr erkannt.
refused-backup-there = { $file } gibt es schon; es wird nicht überschrieben.
refused-backup-none = { $file } ist keine Sicherung von `partal admin backup`.
refused-backup-damaged = { $file } ist beschädigt. Es wurde nichts zurückgespielt.
refused-backup-newer = { $file } stammt von einem neueren Partal; installiere dieses. Es wurde nichts zurückgespielt.
refused-backup-key = { $file } ist nicht der Schlüssel in der Sicherung und wird nicht überschrieben: Verschiebe die Datei, oder spiele die Sicherung in einen anderen Ordner zurück.
refused-backup-not-empty = Die Datenbank ist nicht leer; sie wird nicht überschrieben.
refused-database-refused = Die Datenbank lässt sich nicht öffnen: { $said }.
refused-schema = Die Datenbank hat Version { $found }; dieser Server kennt Version { $known }. Installiere ein neueres Partal.
refused-extra = Dafür fehlen Pakete: pip install "partal[{ $extra }]"
refused-reward = Eine Belohnung „{ $reward }“ gibt es nicht; es gibt { $rewards }.
refused-opponents = `opponents` muss ein Bot sein, oder einer für jeden anderen Platz: { $others }, nicht { $opponents }.
refused-environments = Eine Vektorumgebung braucht mindestens ein Spiel.
refused-seeds = `seed` muss eine Zahl sein, oder { $games } Zahlen, eine für jedes Spiel.
refused-observer-kind = Ein Beobachter von Partal zeigt, was eine Person sieht oder was alle sehen, nie die Hände aller.
refused-information-tensor = Einen Tensor des Informationszustands gibt es nicht; nimm seine Zeichenkette oder den Tensor einer Beobachtung.
refused-over-reset = Die Partie ist zu Ende; rufe `reset` für die nächste auf.
refused-render-many = Viele Partien nebeneinander werden nicht gezeichnet; `render_mode` muss None sein, nicht „{ $mode }“.
refused-render = Den `render_mode` „{ $mode }“ gibt es nicht, nur { $modes }.
refused-shaped = `shaped` ist eine Zahl, nicht „{ $value }“.
refused-observer = Ein Beobachter von Partal nimmt keine Parameter, also nicht „{ $value }“.

## Lektionen

refused-lesson-toml = { $file } ist keine Datei mit Lektionen: { $problem }
refused-lesson-file = { $file } ist keine Datei mit Lektionen: Sie besteht aus Tabellen [[lesson]] und darin [[lesson.step]].
refused-lesson-field = { $where }: „{ $key }“ ist kein Feld einer Lektion, oder der Wert hat die falsche Art.
refused-lesson-missing = { $where }: { $key } fehlt.
refused-lesson-twice = { $where }: „{ $id }“ gibt es zweimal.
refused-lesson-idle = { $where }: In dieser Lektion gibt es nichts zu tun.
refused-lesson-light = { $where }, Schritt { $step }: Ein Schritt mit Antworten wird von ihnen beleuchtet und hat kein eigenes „light“.
refused-lesson-dark = { $where }: Nichts an diesem Tisch heißt { $name }, also kann es nicht leuchten.
refused-lesson-answer = { $where }: Antwort { $number }, „{ $answer }“, ist nicht möglich: { $problem }
refused-lesson-unknown = Diese Lektion hat { $game } nicht; es gibt { $known }.
refused-lesson-none = Für { $game } gibt es noch keine Lektionen.
refused-lesson-waits = Dieser Schritt der Lektion wartet auf eine Antwort.
refused-lesson-told = Dieser Schritt der Lektion wartet auf keine Antwort.
refused-lesson-over = Diese Lektion ist zu Ende.
refused-lesson-long = Eine Antwort hat höchstens { $count } Zeichen.
refused-lesson-given = Auf Antwort { $number }, „{ $answer }“, wartet die Lektion an dieser Stelle nicht.

## Das Register eines Regelhefts

refused-index-toml = Das Register des Regelhefts von { $game } ist kein gültiges TOML: { $problem }.
refused-index-form = Das Register des Regelhefts von { $game } enthält etwas anderes als [words.SPRACHE] und [[topic]].
refused-index-topic = Ein Thema im Register des Regelhefts von { $game } hat ein unbekanntes Feld oder eine unbekannte Klausel: { $clauses }.
