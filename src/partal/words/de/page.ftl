# Die Texte der Webseite selbst. Was am Tisch geschieht, sagen die Texte des Spiels.

page-skip = Direkt zum Tisch
page-navigation = Hauptmenü
page-rules = Regeln
page-language = Sprache
page-evening = Abendfarben
page-day = Tagesfarben
page-motion = Bewegte Steine
page-motion-on = Animation ist an; klicken, um sie auszuschalten
page-motion-off = Animation ist aus; klicken, um sie einzuschalten
page-no-server = Der Server antwortet nicht; versuch es gleich noch einmal.
page-no-answer = Der Server antwortet nicht richtig ({ $status }); versuch es gleich noch einmal.
page-new-version = Es gibt eine neue Fassung dieser Seite. Sie lädt sich gleich selbst; keine Antwort geht verloren.
page-reload = Jetzt laden
page-close = Schließen

home-title = Brettspiele an einem Tisch
home-lead = Spiel mit anderen, mit Bots oder allein, nach den gedruckten Regeln bis zur letzten Klausel.
home-seats = { $least } bis { $most } Personen
home-play-bots = Sofort mit Bots spielen
home-play-against = Allein gegen { $rival }
home-play-alone = Allein spielen
home-open = Tisch eröffnen
home-learn = Lernen
home-continue = Weiterspielen
home-watch = Zuschauen
home-finished = Beendete Partien
home-kept = Partien, die dieser Server nicht fortsetzen kann
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
new-public = Tisch für alle sichtbar
new-open = Tisch eröffnen
new-yes = ja
new-no = nein

page-sound = Ton und Benachrichtigung
page-sound-on = Ein Ton und, wenn du es erlaubst, eine Benachrichtigung sagen dir, dass du an der Reihe bist
page-sound-off = Still: kein Ton, keine Benachrichtigung
page-nothing-here = Hier ist nichts.
page-home = Zurück zur Startseite
chat-unread = { $count } neu
table-open-waiting = Der Tisch wartet noch auf Mitspielende.
sit-lead = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
sit-here = Hier sitzen
sit-leave = Bot übernehmen lassen
sit-retake = Wieder selbst spielen
sit-bot = Bot { $bot }
sit-away = nicht da
sit-copy = Link kopieren
sit-copied = Kopiert
sit-chosen = Wer diesen Tisch eröffnet hat, hat die Verteilung gewählt (Startwert { $seed }) und kennt vielleicht, was verdeckt ist.
sit-watch = Zuschauen
sit-commitment = Die Verteilung steht fest. Ihr Siegel:
sit-seal = Wer mag, notiert es sich: Nach der Partie lässt es sich prüfen.
sit-seal-copy = Siegel kopieren

away-since = { $name } ist seit { $time } fort.
away-agree = Bot weiterspielen lassen
away-all = Ein Bot spielt weiter, sobald alle zustimmen, die da sind.
away-agreed = Du hast zugestimmt. Es fehlt noch: { $names }.
away-alone = Du bist hier allein übrig: Unter Plätze kannst du diesen Tisch schließen.
away-bot-plays = Ein Bot spielt für dich.
away-retake = Meinen Platz zurücknehmen

table-board = Der Tisch
table-beside = Neben dem Tisch
table-regions = Bereiche des Tisches
table-region-lit = { $count ->
    [one] { $count } Stelle zur Wahl
   *[other] { $count } Stellen zur Wahl
}
table-options-all = { $count ->
    [one] Die Antwort im Ganzen
   *[other] Alle { $count } Antworten
}
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
log-earlier = { $count ->
    [one] { $count } frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}
chat-write = Schreib etwas
chat-send = Senden
chat-muted = { $count ->
        [one] Eine Nachricht
       *[other] { $count } Nachrichten
    } von { $name } ausgeblendet.
chat-close = Chat schließen
chat-open = Chat öffnen
chat-is-closed = Der Chat ist geschlossen.
person-more = { $name }: stummschalten und mehr
person-muted = stumm
person-mute = Stummschalten
person-mute-about = Du siehst an keinem Tisch mehr, was dieser Mensch schreibt. Niemand erfährt davon.
person-unmute = Nicht mehr stumm
person-remove = Entfernen
person-free = Platz freigeben
visitors-title = Es schauen zu
visitors-none = Niemand.
visitors-more = { $count ->
        [one] und noch jemand
       *[other] und { $count } weitere
    }
visitors-remove = { $name } entfernen
visitors-removed = Entfernt
visitors-seated = von einem Platz
visitors-back = Wieder zulassen
visitors-let-back = { $name } wieder zulassen
curtain-pass = Gib das Gerät weiter an { $name }
curtain-lift = Ich bin { $name }

sheet-title = Wertungsblatt
sheet-show-table = Tisch zeigen
sheet-show = Ergebnis zeigen
sheet-source = { $points-title } für
sheet-total = Summe
sheet-won = gewonnen
sheet-replay = Rückschau mit Diagramm
sheet-review = Rückblick
sheet-record = Mitschrift herunterladen
sheet-rematch = Revanche
sheet-rematch-waiting = Jemand bittet um eine Revanche. Dein Platz ist frei gehalten.
sheet-rematch-join = Noch einmal spielen
sheet-taken-back = Zurückgenommene Antworten: { $count }
sheet-taken-back-past-reveal = Über Aufgedecktes zurückgenommen: { $count }

kept-finished = Das Ergebnis dieser Partie bleibt erhalten
kept-bare = Diese Partie kann hier nicht nachgespielt werden
kept-stopped = Diese Partie kann hier nicht weitergehen
kept-closed = Dieser Tisch ist geschlossen
kept-why-rules = Sie wurde nach Version { $played } der Regeln gespielt. Dieser Server hat Version { $here } und kann sie nicht nachspielen: Andere Regeln könnten aus denselben Antworten eine andere Partie machen.
kept-why-content = Sie wurde mit anderem Spielmaterial gespielt, als dieser Server hat. Andere Werte könnten aus denselben Antworten eine andere Partie machen, darum wird sie nicht nachgespielt.
kept-why-pack-gone = Das Inhaltspaket, mit dem sie gespielt wurde, ist nicht mehr da. Mit anderen Werten wird sie nicht weitergespielt.
kept-why-pack-changed = Das Inhaltspaket, mit dem sie gespielt wurde, ist nicht mehr, wie es war. Mit anderen Werten wird sie nicht weitergespielt.
kept-why-closed = Die Runde hat die Partie aufgegeben; hier geht es nicht weiter.
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
kept-close-about = Mit dem Schließen wird die Verteilung für alle offen, die den Link haben; dann kann die Mitschrift heruntergeladen und anderswo nachgespielt werden. Verloren geht dabei nichts, weitergespielt wird hier aber nicht mehr.
kept-close-others = Schließen kann diesen Tisch, wer ihn eröffnet hat oder an ihm sitzt. Dann gibt es die Mitschrift.
kept-close-sure = Endgültig schließen?
kept-close-yes = Schließen
kept-close-no = So lassen
kept-home = Zu allen Tischen
seal-title = Die versiegelte Verteilung prüfen
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
review-making = Die Partie wird ausgewertet
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
replay-beside = Diagramm und Verlauf
replay-asked = Gefragt war { $name }: { $question }
replay-back = Eine Antwort zurück
replay-on = Eine Antwort vor
replay-slider = Zeitpunkt der Partie
replay-at = Frage { $number } von { $last }
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = mittel
replay-speed-fast = schnell
replay-jump = Gehe zu
replay-beginning = Anfang
replay-end = Ende
replay-turn-back = Zurück zum vorigen Zug
replay-turn-on = Weiter zum nächsten Zug
replay-turn-back-own = Zurück zum vorigen Zug von { $name }
replay-turn-on-own = Weiter zum nächsten Zug von { $name }
replay-chosen = Antwort: { $answer }
replay-link = Link zu diesem Augenblick kopieren
replay-link-copied = Kopiert
go-on-title = Von hier weiterspielen
go-on-lead = Ein Übungstisch mit dieser Stellung. Die Verteilung ist inzwischen bekannt; er dient also nur zum Ausprobieren.
go-on-seat = Dein Platz
go-on-against = Die anderen
go-on-people = Leute an diesem Gerät
go-on-open = Übungstisch eröffnen
practice-table = Übung: Hier geht eine beendete Partie weiter, und zwar nach { $given ->
    [one] ihrer ersten Antwort
   *[other] ihren ersten { $given } Antworten
  }.
practice-origin = Zu dieser Partie
rules-beside = Regelbuch: { $game }
replay-as = gesehen von
replay-spectator = Publikum
chart-title = { $points-title } im Lauf der Partie
chart-whose = Gezeigt wird
chart-sources = { $name }: { $points-title } nach Herkunft
chart-end = Ende
chart-table = Als Tabelle
chart-period = Teil { $number }
chart-short = { $number }
table-which = Welche Möglichkeit?

# Der schlichte Tisch für Spiele ohne Bilder.
table-plain-shared = Auf dem Tisch
table-plain-others = Die anderen
table-plain-piece = { $zone }: { $count } × { $piece }
table-plain-empty = leer

table-undo-last = Nimmt deine letzte Antwort zurück.
table-undo-past-bots = Nimmt deine letzte Antwort zurück und was die Bots seitdem geantwortet haben.
table-undo-counts = Seitdem wurde etwas aufgedeckt; Mitschrift und Wertungsblatt sagen dann, dass du es zurückgenommen hast.
table-taken-back = Über Aufgedecktes zurückgenommen: { $count }
table-which-printed = Was gedruckt ist und was nicht

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
help-key-why = was die gewählte Möglichkeit bewirkt
help-key-inspect = das gewählte Ding ansehen
help-key-undo = zurücknehmen
help-key-hint = ein Tipp; ist er da, zur besten Antwort
help-key-escape = einen Dialog schließen; Gewähltes loslassen
help-key-ahead = wer worin vorn liegt
help-key-help = diese Tasten
help-single = Einzelne Buchstaben und Ziffern als Tasten verwenden

# Ansehen
page-inspect = Ansehen
page-enlarge = Vergrößern
page-inspect-hint = Alles lässt sich ansehen: Rechtsklick, langes Drücken oder die Taste I auf dem, was den Fokus hat. Ist dies eingeschaltet, zeigt jeder Klick.
page-inspect-on = Klicke auf etwas, um zu sehen, was es ist
page-inspect-clauses = Regeln dazu
page-inspect-now = Was du jetzt damit tun kannst
page-inspect-why-not = Warum hier jetzt nichts gewählt werden kann
page-inspect-choose = Wählen
page-inspect-title = { $kind }: { $name }
page-origin-rulebook = steht in der Anleitung
page-origin-public = öffentlich bekannt
page-origin-reconstructed = von uns nachgebildet
page-origin-printed = gedruckt, aus einem Inhaltspaket
page-origin-rules = durch die Regeln festgelegt
page-origin = Woher der Wert stammt
page-components = Das ganze Spielmaterial
page-components-lead = { $count } Stücke; bei { $reconstructed } davon ist der Wert von uns nachgebildet.
page-components-search = Suchen
page-components-all = alle Herkünfte
page-components-none = Nichts passt dazu.
page-components-of = Das ganze Spielmaterial von { $game }

# Wohin eine Antwort führt
table-after-change = { $text } { $before } → { $after }
table-after-span = { $text } { $before } → { $least }–{ $most }
table-after-nothing = Keine deiner Summen würde sich ändern.
table-after-more = Was du in diesem Zug noch wählst, ist nicht dabei.
table-after-reveals = Etwas Verborgenes wird aufgedeckt; das lässt sich nicht zurücknehmen.
table-after-reveals-counted = Etwas Verborgenes wird aufgedeckt; eine Rücknahme würde gezählt.
gather-title = Mehrere auf einmal
gather-lead = Gesendet wird, wenn du bestätigst oder nichts mehr zu wählen ist.
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
new-group-scoring = Wertung
new-group-other = Weitere Hausregeln
new-changed = { $count } geändert
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
new-components-ours = unsere Werte
new-components-about = Werte von Karten und Plättchen, die nicht öffentlich sind, haben wir nachgebildet. Wer das Spiel besitzt, ersetzt sie durch ein Inhaltspaket mit den gedruckten Werten.
new-components-all = Alles ansehen
new-pack-file = Ein eigenes Inhaltspaket
new-pack-good = { $name }: { $entries } Einträge
page-bot-random = Spielt irgendeine Antwort. Gut, um die Regeln in Ruhe zu lernen.
page-bot-greedy = Nimmt, was sofort am meisten bringt, ohne Plan.
page-bot-easy = Kennt die Regeln und wenig mehr; lässt dir Raum zum Lernen.
page-bot-medium = Spielt von Zug zu Zug solide; ein fairer Gegner für den ersten Abend.
page-bot-hard = Plant voraus und bestraft Fehler.
page-bot-master = Denkt am längsten und spielt am stärksten.
page-bot-search = Spielt jedes Spiel allein nach seinen Regeln und probiert Antworten an vorgestellten Tischen.
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
home-last = zuletzt { $seats } Personen, { $bot }
home-change = ändern
quick-title = { $game }: sofort gegen Bots
quick-seats = Wie viele spielen mit?
quick-bots = Wie stark sind die Bots?
quick-about = Dein Platz wird ausgelost. Danach wirst du nicht mehr gefragt; auf der ersten Seite steht, was du gewählt hast, und dort lässt es sich ändern.
quick-play = Spielen
sit-players = { $count ->
    [one] Ein Tisch für eine Person
   *[other] Ein Tisch für { $count } Personen
  }
sit-public = öffentlich gelistet
sit-pack = Material: { $pack }
sit-rules = { $count ->
    [one] eine Hausregel
   *[other] { $count } Hausregeln
  }
sit-missing = { $count ->
    [one] Eine Person fehlt noch. Sobald alle Plätze besetzt sind, geht es los.
   *[other] { $count } Personen fehlen noch. Sobald alle Plätze besetzt sind, geht es los.
  }
sit-complete = Alle sind da.
sit-share = Teilen
sit-share-title = Ein Tisch { $game }
sit-code = Der Link als QR-Code
new-rules-reset = Zurück zu unserer Lesart

# Am Tisch wählen
choose-so-far = Bisher gewählt:
choose-let-go = Loslassen: { $what }
choose-not-now = Das kannst du jetzt nicht wählen. Gefragt ist: { $question }
choose-not-with = Das passt nicht zu dem, was du gewählt hast. Lass das zuerst los.
choose-not-your-turn = { $name } ist am Zug.
choose-watching = Du schaust nur zu.
choose-ready = Dein Zug ist fertig. Sende ihn, oder nimm etwas zurück.
choose-over = Das Spiel ist vorbei.
table-to-start = Zurück an den Anfang meines Zugs

# Ein Zug, der noch nicht gesendet ist
draft-confirm = Meinen Zug bestätigen, bevor er gesendet wird
draft-about = Deinen Zug siehst nur du, bis du ihn sendest; bis dahin kannst du ihn beliebig ändern. Er bleibt in diesem Browser, auch wenn du die Seite neu lädst.
draft-ready = Dein Zug ist fertig. Bisher siehst nur du ihn.
draft-reveals = Der letzte Schritt deckt etwas Verborgenes auf. Er muss gesendet sein, bevor du es siehst.
draft-send = Meinen Zug senden
draft-back = Nimmt den letzten Schritt zurück, den niemand gesehen hat.
page-inspect-what = Was bewirkt das?
hint-lead = { $points ->
    [0] „{ $option }“ und die nächste Antwort sind etwa gleich gut.
    [one] „{ $option }“ verspricht etwa einen Punkt mehr als die nächstbeste.
   *[other] „{ $option }“ verspricht etwa { $points } Punkte mehr als die nächstbeste.
}
help-key-legend = was die Zeichen bedeuten
legend-title = Was die Zeichen bedeuten
choose-next = Was gehört dazu?

# Who is ahead

outlook-lead = { $name } liegt um { $by } vorn
outlook-level = gleichauf: { $names }
outlook-nobody = noch niemand
outlook-leads-in = { $count ->
    [one] liegt in einer Sache vorn
   *[other] liegt in { $count } Sachen vorn
}: { $names }
outlook-what = Was alle haben, was es jetzt brächte und was eines mehr hinzufügte.
outlook-contest = Ranglisten und Karten
outlook-more = eins mehr: { $points }
outlook-brings = jetzt { $points }
summary-go-on = Weiter

# Was andere tun

pace-title = Andere handeln
pace-slow = langsam
pace-normal = Schritt für Schritt
pace-fast = schnell
pace-once = auf einmal
since-steps = { $count ->
    [one] ein Schritt seit deinem letzten Zug
   *[other] { $count } Schritte seit deinem letzten Zug
  }
since-step = Schritt { $step } von { $steps } seit deinem letzten Zug
since-back = Den Schritt davor ansehen
since-on = Weiter zum nächsten Schritt und zurück zum Tisch

# Lektionen

learn-title = { $game } lernen
learn-lead = Am echten Tisch, ein Gedanke nach dem anderen, je zwei bis vier Minuten. Man kann mit jeder Lektion beginnen; was geschafft ist, merkt sich dieser Browser.
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
learn-done = geschafft
learn-begin = Anfangen
learn-go-on-list = Weiter mit „{ $lesson }“
learn-none = Für { $game } gibt es noch keine Lektionen.
learn-all-done = Alle Lektionen sind geschafft. Jetzt eine Partie: Nirgends lernt man schneller als am Tisch.
learn-play = Zu den Tischen
learn-lesson = Lektion
learn-step = Schritt { $step } von { $steps }
learn-go-on = Weiter
learn-back = Zurück
learn-again = Lektion wiederholen
learn-all = Alle Lektionen
learn-skip = Überspringen
learn-next = Nächste Lektion: { $lesson }
learn-learned = Gelernt
learn-not-quite = Das nicht
learn-happened = Was geschehen ist

# Der Coach

coach-switch = Ein Coach sieht bei meinen Zügen zu
coach-about = Nach einem Zug sagt er in einem Satz, was stark war oder was besser gewesen wäre, wenn es klar ist, und umso seltener, je besser du spielst. Er weiß nur, was du wissen kannst, und nur du hörst ihn. Spielen mehrere Menschen mit, spricht er, sobald alle zugestimmt haben.
coach-now = Was zählt jetzt?
coach-thinking = Der Coach überlegt …
coach-waits = Der Coach spricht, sobald die anderen zustimmen: { $names }.
coach-try = Ausprobieren
coach-away = Den Zettel des Coachs weglegen
coach-wanted = { $count ->
    [one] { $names } möchte mit einem Coach spielen.
   *[other] { $names } möchten mit einem Coach spielen.
}
coach-wanted-about = Er spricht mit jedem allein, über die eigenen Züge, und nur, wenn alle zustimmen.
coach-agree = Zustimmen
coach-decline = Nein, danke
help-key-coach = den Coach fragen, was jetzt zählt
quick-new = Ich bin neu in diesem Spiel: In meiner ersten Partie sieht ein Coach zu
try-title = Ausprobieren
try-about = Ein vorgestellter Tisch, vom Anfang jenes Zuges an: In allem, was du nicht sehen konntest, kann er anders sein als der echte. Die anderen sind Bots, und hier zählt nichts.
try-advised = die Antwort des Coachs
try-again = Noch einmal vom Anfang des Zuges
try-leave = Zurück zum Tisch
try-over = Diese vorgestellte Partie ist zu Ende.

## Die Spielhilfe

aid-title = { $game } auf einer Seite
aid-button = Spielhilfe
aid-own-page = Als eigene Seite, zum Drucken
aid-print = Drucken
help-key-aid = das Spiel auf einer Seite

## Wie man etwas bekommt

givers-title = Wie man es bekommt: { $thing }
givers-show = Am Tisch zeigen
givers-now = jetzt
givers-lit = Was es gibt, leuchtet am Tisch.
givers-out = Licht aus

## Der erste Besuch

first-title = Willkommen
first-lead = Was möchtest du tun?
first-learn = Ein Spiel lernen
    .about = Am Tisch, einen Gedanken nach dem anderen. Du brauchst keine Regeln gelesen zu haben.
first-bots = Mit Bots spielen
    .about = Sie setzen sich sofort, so stark, wie du magst.
first-friends = Mit Freunden spielen
    .about = Komm mit dem Link dazu, den sie dir geschickt haben, oder lade sie an einen eigenen Tisch ein.
first-which = Welches Spiel?
first-link = Der Link, den du bekommen hast
first-join = Dazukommen
first-no-table = Das ist kein Link zu einem Tisch.
first-or-open = Oder öffne einen eigenen Tisch und schicke ihnen seinen Link:
first-back = Zurück
first-again = Neu hier? Beginne mit einer einzigen Frage

## Die Regeln lesen und durchsuchen

rules-of = Das Regelheft von { $game }
rules-editions = Was jede Ausgabe ändert
rules-editions-same = Nichts: So lesen wir die Regeln.
rules-none = Dazu sagt das Regelheft nichts.
rules-found = { $count ->
    [one] { $count } Klausel
   *[other] { $count } Klauseln
}
rules-ask = frag in eigenen Worten
rules-example = Ein Beispiel am Tisch
rules-example-answer = { $name } wählt „{ $answer }“.
rules-example-lesson = Zur Lektion
