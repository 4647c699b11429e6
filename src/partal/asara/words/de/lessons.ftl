### Die Lektionen (`lessons.toml`): `asara-lesson-LEKTION` ist ein Titel, `asara-lesson-LEKTION-SCHRITT` wird bei einem Schritt gesagt.

asara-lesson-market = Ein Teil kaufen
    .learned = Ein Einkäufer bringt eine Aktion. Auf einem Markt darfst du ein offenes Teil nehmen, und seine Farbe bestimmt den Preis.
asara-lesson-market-goal = Du baust in Asara. Vier Jahre lang kaufst du auf den Märkten Teile und errichtest daraus Türme. Prestige bringt jedes verbaute Teil, jedes Jahr bringen es deine Türme und ihr Gold, und am Ende die höchsten Türme jeder Farbe. Wer das meiste Prestige hat, gewinnt.
asara-lesson-market-send = Jeder Zug beginnt mit einem Einkäufer aus deiner Hand. Schicke einen auf den Markt der Basen: Jeder Turm steht auf einer Basis.
    .wrong = Das ginge auch, aber ein Turm braucht etwas, worauf er steht. Schicke deinen Einkäufer auf den Markt der Basen.
asara-lesson-market-lay = Auf diesem Markt ist noch niemand, also darf ein Einkäufer jeder Farbe hin. Lege den grünen.
    .wrong = Diese Farbe ginge auch. Lege jetzt Grün, damit die nächsten Lektionen hier anschließen.
asara-lesson-market-take = Nimm eines der offenen Teile und bezahle es. Die Farbe macht den Preis, auf jedem Markt denselben: Braun ist am billigsten, Weiß am teuersten. Nimm die grüne Basis.
    .wrong = Auch das ist zu haben. Nimm die grüne Basis: Dein erster Turm wird grün.
    .nothing = Dann wäre dein Einkäufer umsonst gekommen, und dem Turm fehlt noch die Basis. Nimm die grüne Basis.
    .done = Die Basis liegt jetzt hinter deinem Sichtschirm, wo sie niemand sieht. Sie ist gekauft, aber noch nicht gebaut.

asara-lesson-colours = Der Farbe folgen
    .learned = Der erste Einkäufer eines Bereichs bestimmt dessen Farbe für das ganze Jahr. Wer später kommt, braucht diese Farbe.
asara-lesson-colours-send = Dein Gegenüber hat einen orangen Einkäufer auf den Markt der Spitzen geschickt. Dorthin willst du auch: Geh auf den Markt der Spitzen.
    .wrong = Vielleicht später. Jetzt fehlt deiner grünen Basis eine Spitze: Geh auf den Markt der Spitzen.
asara-lesson-colours-lay = Weil hier ein oranger Einkäufer liegt, nimmt dieser Markt bis zum Ende des Jahres orange Einkäufer. Du hast einen: Lege Orange.
    .wrong = Zwei verdeckte Einkäufer dürfen die Farbe ersetzen, kosten dich aber zwei Karten, und jede Karte ist ein Zug. Du hast Orange, also genügt eine Karte.
asara-lesson-colours-take = Ein Turm hat von unten bis oben eine Farbe. Deine Basis ist grün: Nimm eine grüne Spitze; eine hat Gold, und das kostet nicht mehr.
    .wrong = Diese Spitze passt nicht zu deiner grünen Basis. Nimm eine grüne.
    .nothing = Dann wäre dein Einkäufer umsonst gekommen, und dem Turm fehlt die Spitze. Nimm eine grüne.
    .done = Basis und Spitze in einer Farbe: Das ist der kleinste Turm, den es gibt.

asara-lesson-pair = Zwei statt einem
    .learned = Zwei beliebige verdeckte Einkäufer ersetzen die Farbe, die du brauchst. Sie bringen eine Aktion, kosten aber zwei deiner Karten.
asara-lesson-pair-send = Du möchtest ein Fenster für deinen Turm, aber der Markt der Fenster ist blau, und du hast keinen blauen Einkäufer. Geh trotzdem auf den Markt der Fenster.
    .wrong = Zuerst das Fenster: Geh auf den Markt der Fenster.
asara-lesson-pair-lay = Zwei beliebige Einkäufer ersetzen einen blauen, wenn du sie verdeckt legst. Von den gelben und grünen hast du mehrere, die werden noch nützlich: Lege den violetten und den orangen.
    .wrong = Diese beiden wären erlaubt. Aber einzelne Farben sind später am schwersten zu gebrauchen: Lege den violetten und den orangen Einkäufer.
asara-lesson-pair-take = Zwei grüne Fenster liegen zum selben Preis offen, und eines hat Gold. Gold kostet nichts extra und bringt, sobald es verbaut ist, jedes Jahr ein Prestige. Nimm das grüne Fenster mit Gold.
    .wrong = Schau noch einmal: Das grüne Fenster mit Gold passt in deinen Turm und bringt jedes Jahr Prestige.
    .done = Im ersten Jahr ist Gold am meisten wert: Es zählt in allen vier Jahreswertungen.

asara-lesson-building = Einen Turm bauen
    .learned = Gebaut wird nur im Baukreis: so viele Teile, wie das Feld angibt, für ebenso viele Asari, und jedes Teil bringt ein Prestige. Ein Turm besteht aus Basis und Spitze und dazwischen beliebig vielen Mittelteilen und Fenstern, alle in einer Farbe.
asara-lesson-building-ready = Hinter deinem Sichtschirm liegen eine grüne Basis, ein grünes Fenster mit Gold und eine grüne Spitze. Das reicht für einen Turm aus drei Teilen.
asara-lesson-building-send = Türme entstehen im Baukreis. Die Zahl des Feldes sagt, wie viele Teile du baust, und auch, was du zahlst. Du willst alle drei bauen: Geh auf Feld 3.
    .wrong = Drei Teile liegen bereit, und dafür brauchst du Feld 3. Geh dorthin.
asara-lesson-building-lay = In diesem Jahr hat noch niemand gebaut, also geht jede Farbe, und sie gilt dann für alle, die nach dir bauen. Gelbe Einkäufer hast du am meisten: Lege Gelb.
    .wrong = Das ginge, bestimmt aber die Farbe des Baukreises für das ganze Jahr. Lege Gelb, davon hast du am meisten: Dann kannst du wiederkommen.
    .done = Dein erster Turm steht vor deinem Sichtschirm. Drei Teile verbaut, sofort drei Prestige.

asara-lesson-money = Geld verdienen
    .learned = Die Bank zahlt gut, wenn man früh kommt und die Farbe hat. Das bunte Gebäude zahlt weniger, nimmt aber jederzeit jeden Einkäufer.
asara-lesson-money-bank = Du hast nicht mehr viel Geld, und neues gibt es erst, wenn das Jahr vorbei ist. Die Bank hat drei Felder, und jedes zahlt, was darauf steht: Nimm das, das am meisten zahlt.
    .wrong = Du brauchst jetzt Geld. Geh in die Bank, auf das Feld, das am meisten zahlt.
asara-lesson-money-lay = Die Bank hat noch keine Farbe. Lege Gelb.
    .wrong = Auch das geht. Lege hier Gelb.
    .done = Das Geld gehört dir. Dein Gegenüber hat unterdessen die Gunst des Kalifen genommen: Sie bringt jedes Jahr ein Prestige, und wer sie am Ende eines Jahres hat, beginnt das nächste.
asara-lesson-money-coloured = Einen Weg zu Geld gibt es immer: das bunte Gebäude. Es nimmt einen Einkäufer jeder Farbe, ganz gleich, wie viele dort schon liegen. Geh zum bunten Gebäude.
    .wrong = In dieser Lektion geht es um Geld. Geh zum bunten Gebäude.
asara-lesson-money-hidden = Hier liegen die Einkäufer verdeckt, also erfährt niemand, welchen du hergegeben hast. Lege den grünen.
    .wrong = Behalte diese Farbe: Der Baukreis ist in diesem Jahr gelb. Lege den grünen Einkäufer.

asara-lesson-raise = Einen Turm erhöhen
    .learned = Ein fertiger Turm wächst durch Mittelteile und Fenster seiner Farbe, notfalls eines nach dem anderen. Die höchsten Türme jeder Farbe punkten am Ende des Spiels.
asara-lesson-raise-ready = Du hast ein grünes Mittelteil mit Gold gekauft. Dein grüner Turm ist fertig, aber erhöhen darf man einen Turm jederzeit.
asara-lesson-raise-send = Ein einzelnes Teil braucht Feld 1, das billigste von allen. Geh auf Feld 1.
    .wrong = Das grüne Mittelteil wartet. Geh auf Feld 1 des Baukreises.
asara-lesson-raise-lay = Der Baukreis ist gelb, denn dein eigener Einkäufer lag dort als erster. Lege Gelb.
    .wrong = Zwei verdeckte wären erlaubt, aber du hast einen gelben Einkäufer: Eine Karte genügt.
    .done = Das Mittelteil kam zwischen Basis und Spitze: Dein Turm hat jetzt vier Teile, zwei davon mit Gold.

asara-lesson-year = Wenn ein Jahr endet
    .learned = Jedes Jahr bringen deine Türme, das Gold darin und die Gunst des Kalifen je ein Prestige. Was du früh baust, zählt öfter.
asara-lesson-year-last = Ein Einkäufer ist dir geblieben. Seine Farbe nützt nirgends, also soll er Geld verdienen: Geh zum bunten Gebäude.
    .wrong = Das würde dich Geld für ein Teil kosten, das du in diesem Jahr nicht mehr bauen kannst. Geh zum bunten Gebäude.
asara-lesson-year-scored = Niemand hat noch einen Einkäufer, also ist das Jahr vorbei und wurde gewertet: ein Prestige für jeden deiner Türme, eines für jedes Teil mit Gold darin, und eines für die Gunst des Kalifen.
asara-lesson-year-next = Der Plan ist abgeräumt, die Märkte sind aufgefüllt, alle haben neue Einkäufer und neues Geld. Deine Teile, dein Geld und deine Türme bleiben. Es beginnt, wer die Gunst des Kalifen hat.

asara-lesson-end = Wie man gewinnt
    .learned = Am Ende punkten die zwei höchsten Türme jeder Farbe, umso mehr, je teurer die Farbe ist, dann die höchsten Türme überhaupt, die meisten Türme und das Geld. Ein Teil am richtigen Platz kann mehr wert sein als ein ganzer Turm.
asara-lesson-end-ranking = Es ist das letzte Jahr, und du hast den letzten Einkäufer des Spiels. Danach kommt die Schlusswertung: in jeder Farbe der höchste und der zweithöchste Turm, dann die höchsten überhaupt, die meisten Türme und das Geld. Bei Gleichstand werden die Punkte geteilt.
asara-lesson-end-threat = Sieh dir die grünen Türme an: Deiner hat drei Teile, der deines Gegenübers vier. Hinter deinem Sichtschirm liegt ein grünes Fenster.
asara-lesson-end-send = Feld 1 ist besetzt. Ist das Feld besetzt, das du brauchst, darfst du das nächsthöhere freie nehmen, zu dessen Preis. Geh auf Feld 2 und baue dein eines Fenster.
    .wrong = Damit bliebe der erste Platz bei Grün deinem Gegenüber. Geh auf Feld 2 und baue das Fenster.
    .done = Dein grüner Turm ist jetzt mit dem anderen der höchste: Ihr teilt euch die Punkte für den ersten und den zweiten Platz. Dieses eine Teil hat mehr Prestige gebracht als jede andere Antwort.

asara-lesson-tent = Einkäufer anwerben
    .learned = Im Profispiel macht das Zelt gegen eine Gebühr aus einem Einkäufer zwei. Mehr Einkäufer sind mehr Züge.
asara-lesson-tent-new = Das Profispiel bringt zwei neue Bereiche: ein Zelt, in dem man Einkäufer anwirbt, und ein Haus, das leuchtende Fenster verkauft. Alle anderen Regeln bleiben.
asara-lesson-tent-send = Das Zelt kostet eine Gebühr, die auf seinen Feldern steht. Geh auf das billigste Feld des Zelts.
    .wrong = Das billigste Feld des Zelts genügt: Nur die Gebühr ist verschieden.
asara-lesson-tent-lay = Hier ist noch niemand. Orange hast du nur einmal: Lege Orange.
    .wrong = Das wäre erlaubt. Lege den einzelnen orangen und behalte die Farben, von denen du zwei hast.
asara-lesson-tent-draw = Die Gebühr ist bezahlt. Nimm zwei Einkäufer vom Stapel.
    .wrong = Bezahlt sind sie schon: Nimm die zwei Einkäufer.
    .done = Ein Einkäufer weg, zwei gewonnen. Ab deinem nächsten Zug darfst du sie einsetzen.

asara-lesson-lights = Leuchtende Fenster
    .learned = Ein leuchtendes Fenster deckt ein Fenster seiner Farbe in einem deiner Türme ab, gebaut wie ein Teil. Es bringt jedes Jahr Prestige, und am Ende entscheidet es Gleichstände.
asara-lesson-lights-send = Geh ins Haus der leuchtenden Fenster.
    .wrong = In dieser Lektion geht es um leuchtende Fenster. Geh in ihr Haus.
asara-lesson-lights-lay = Hier ist noch niemand. Lege Grün.
    .wrong = Diese Farbe ginge auch. Lege hier Grün.
asara-lesson-lights-pay = Es gibt zwei Käufe: Der kleine zeigt dir drei Fenster, von denen du eines behältst; der große zeigt fünf, und du behältst zwei. Nimm den kleinen.
    .wrong = Der große Kauf würde die Hälfte deines Geldes kosten. Nimm fürs Erste den kleinen.
asara-lesson-lights-keep = Behalte eines davon; niemand sonst sieht, welches. Es passt auf ein Fenster derselben Farbe, und eine teure Farbe bringt nicht mehr als eine billige: Behalte die Farbe, in der du bauen willst.
    .done = Das Fenster liegt hinter deinem Sichtschirm. Sobald ein Turm von dir ein Fenster dieser Farbe hat, kannst du es dort bauen, auf einem Feld wie jedes andere Teil.

asara-lesson-plan = Ein gutes erstes Jahr
    .learned = Ein Turm, der im ersten Jahr steht, zählt viermal. Kaufe also früh die Teile einer billigen Farbe, mit Gold, wo es welches gibt, und baue sie, bevor das Jahr vorbei ist.
asara-lesson-plan-plan = Was du in diesem Jahr baust, zählt am Ende von vier Jahren, und Gold kostet nicht mehr. Darum hast du eine billige Farbe mit Gold gesucht: Basis, Fenster und Spitze in Grün liegen hinter deinem Sichtschirm, und auf dem Markt der Mittelteile liegt noch ein grünes Mittelteil mit Gold.
asara-lesson-plan-send = Noch ein Teil, und du hast einen Turm aus vieren. Geh zum Markt der Mittelteile.
    .wrong = Das kann warten. Das grüne Mittelteil mit Gold liegt auf dem Markt der Mittelteile, und niemand lässt es dort für dich liegen.
asara-lesson-plan-lay = Dort ist noch niemand, also ist jede Farbe recht. Du hast zwei orangefarbene Einkäufer: Lege einen davon, und der andere kann ihm folgen.
    .wrong = Auch das ginge. Lege aber Orange: Was du doppelt hast, kann einen Ort eröffnen und ihm noch einmal folgen.
asara-lesson-plan-take = Nimm das grüne Mittelteil mit Gold.
    .wrong = Nur Grün passt in deinen Turm, und nur Gold zählt jedes Jahr. Nimm das grüne Mittelteil mit Gold.
    .done = Vier Asari hast du mit Absicht behalten: Genau so viel kostet Feld 4.
asara-lesson-plan-build = Baue jetzt alle vier Teile auf einmal. Geh auf Feld 4.
    .wrong = Baue zuerst: Was am Ende des Jahres hinter deinem Sichtschirm liegt, zählt nicht. Geh auf Feld 4.
asara-lesson-plan-card = Lege deinen gelben Einkäufer.
    .wrong = Das würde angenommen. Aber von Gelb hast du nur einen, und der kann niemandem folgen: Lege Gelb.
asara-lesson-plan-raise = Der Turm ist gegründet. Setze Mittelteil und Fenster ein, in beliebiger Folge.
    .wrong = Setze das Mittelteil oder das Fenster ein.
asara-lesson-plan-why = Das waren sofort vier Prestige. Und am Ende dieses Jahres und jedes weiteren bringt dieser Turm noch fünf: eins, weil er steht, und vier für sein Gold. Im letzten Jahr gebaut, brächte er sie nur einmal.
asara-lesson-plan-rest = Dein Geld ist ausgegeben, deine Einkäufer sind es nicht. Mit den anderen holst du Geld von der Bank, Teile für den nächsten Turm und die Gunst des Kalifen: Sie bringt jedes Jahr einen Punkt, und wer sie hat, wählt im nächsten zuerst.
