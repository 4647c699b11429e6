### Was Terminal und Seite beide sagen.

## Aufzählungen

list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-semicolon = { $first }; { $last }
list-or-else = { $first }; oder { $last }
list-dot = { $first } · { $last }
sheet-besides = Außer Punkten
list-space = { $first } { $last }
plain-text = { $text }
    .object = { $text }
    .ending = t

## Wer liest, wo andere Namen haben; .object steht im Dativ, .ending ist die Endung des Verbs

player-you = Du
    .object = dir
    .ending = st
player-did = { $player } { $what }.

## Woher die Werte des Spielmaterials stammen, in einem Wort

origin-rulebook = Anleitung
origin-public = öffentlich
origin-reconstructed = rekonstruiert
origin-printed = gedruckt

## Ein Spiel ohne eigene Texte

number-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2, useGrouping: 0) }
number-plus = +{ $number }
number-percent = { $number } %
any-seat = Platz { $seat }
any-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .dative = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
    .title = Punkte
    .track = Summe
plain-player = Spieler { $number }
plain-prompt = Deine Antwort ({ $what })?
plain-event = { $what } { $shown }.
plain-event-only = { $what }.
plain-event-of = { $player } { plain-event-of.then }.
    .then = spiel{ $player-ending } { $what } { $shown }
plain-event-of-only = { $player } { plain-event-of-only.then }.
    .then = spiel{ $player-ending } { $what }
plain-event-scored = { $player } { plain-event-scored.then }.
    .then = bekomm{ $player-ending } { $points } Punkte ({ $source })
plain-report-answers = Antworten
plain-report-section = Viertel { $number }
plain-sheet = Punkte bisher
plain-sheet-final = Endstand
plain-refusal = Die Regeln erlauben es hier nicht.
plain-points = Punkte
plain-pieces = { $count } × { $name }

# Wer vorn liegt

outlook-title = Wer vorn liegt
outlook-now = { $points-title }, wenn jetzt Schluss wäre

# Der Coach

coach-then = { $first } › { $last }
coach-and-more = { $answers } …
coach-points = { $points ->
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
}
coach-source = { $source }: { $points }
coach-opponent = der stärkste Gegner: { $points }
coach-because = { $what } ({ $reasons })
coach-change = { $what } { $before } → { $after }
coach-brings = { $answers } ({ $changes })
coach-more-than = { $points } mehr als „{ $other }“
coach-than-bot = { $points } besser als der des Bots „{ $bot }“
coach-best = Jetzt am besten: { $better }. Das verspricht { $points }.
coach-good = Jetzt gut: { $better }. Das verspricht { $points }.
coach-even = Nichts sticht heraus: „{ $better }“ und „{ $other }“ versprechen etwa gleich viel.
coach-missed = Besser: { $better }, um { $points }.
coach-strong = Ein starker Zug: um { $points }.
coach-bot-medium = Mittel
coach-bot-random = Zufall
coach-nothing = Hier gibt es nichts, wofür der Coach sich verbürgen könnte.

## Lektionen

learn-printed = Lektionen lehren die gedruckten Werte und die üblichen Regeln, gleich welche Hausregeln oder Inhalte an einem Tisch gelten.

## Die Spielhilfe

aid-turn = Dein Zug
aid-actions = Aktionen
aid-final = Schlusswertung
aid-legend = Zeichen und Teile
aid-house-rules = Hausregeln dieses Tisches
