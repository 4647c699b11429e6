# Perlen auf Deutsch.

pearls-title = Perlen

pearls-prompt-turn = Eine Perle nehmen, tauchen oder eine Kette auffädeln?
    .help = In deinem Zug tust du eines davon. Nehmen ist sicher, Tauchen geheim, und nur Ketten bringen viel.
pearls-prompt-keep = Welche Perle behältst du?
    .help = Die andere kommt auf den Strand, wo alle sie nehmen können.

pearls-option-take = { $first } Perle vom Strand nehmen
pearls-option-dive = tauchen
    .detail = zwei Perlen heimlich ziehen und eine behalten
pearls-option-keep = { $first } Perle behalten
pearls-option-string = { $first } Kette auffädeln
    .detail = drei Perlen einer Farbe
pearls-option-string-mixed = gemischte Kette auffädeln
    .detail = eine Perle von jeder Farbe

pearls-word-white = weiße
pearls-word-rose = rosa
pearls-word-gold = goldene
pearls-word-black = schwarze
pearls-word-mixed = gemischte

pearls-event-washed-up = Angespült: { $words }.
pearls-event-took = { $player } { pearls-event-took.then }.
    .then = nimm{ $player-ending } eine { $first } Perle
pearls-event-dived = { $player } { pearls-event-dived.then }.
    .then =
        { $seen ->
            [yes] tauch{ $player-ending } und zieh{ $player-ending }: { $secret }
           *[no] tauch{ $player-ending }
        }
pearls-event-kept = { $player } { pearls-event-kept.then }.
    .then =
        { $seen ->
            [yes] leg{ $player-ending } eine { $secret } Perle ins Säckchen
           *[no] leg{ $player-ending } heimlich eine Perle ins Säckchen
        }{ $count ->
            [0] { "" }
           *[other] { " " }und lässt am Strand: { $words }
        }
pearls-event-strung = { $player } { pearls-event-strung.then }.
    .then = fädel{ $player-ending } eine { $first } Kette auf
pearls-event-opened = { $player } { pearls-event-opened.then }.
    .then = öffne{ $player-ending } das Säckchen: { $words }
pearls-event-scored = { $player } { pearls-event-scored.then }.
    .then = bekomm{ $player-ending } { $points } Punkte ({ $source })
pearls-event-game-ended = Der Strand ist leer; das Spiel ist aus.

pearls-deed-take = nimmt eine Perle
pearls-deed-dive = taucht
pearls-deed-keep = behält eine Perle
pearls-deed-string = fädelt eine Kette auf

pearls-source-necklaces = Ketten
pearls-source-race = die ersten ihrer Art
pearls-source-loose = lose Perlen

pearls-refusal-P-TURN-02 = So eine Perle liegt nicht am Strand.
pearls-refusal-P-DIVE-01 = Der Beutel ist leer.
pearls-refusal-P-DIVE-02 = Gleich nach dem Tauchen behältst du eine der gezogenen Perlen.
pearls-refusal-P-STR-01 = Du brauchst drei Perlen dieser Farbe im Säckchen.
pearls-refusal-P-STR-02 = Du brauchst eine Perle von jeder Farbe im Säckchen.
pearls-refusal-P-END-01 = Das Spiel ist aus.

pearls-switch-race = Wer die erste Kette ihrer Art auffädelt, bekommt mehr Punkte
pearls-switch-open-pouches = Alle sehen in alle Säckchen

pearls-content-pearl = { $count } { $name } Perlen
pearls-content-necklace = { $points } Punkte für eine { $name } Kette
pearls-content-beach = { $pearls } Perlen liegen offen
pearls-content-bonus = { $id ->
    [race] { $points } Punkte für die erste Kette ihrer Art, mit der Hausregel „race“
   *[loose] { $points } für jede Perle, die im Säckchen bleibt
}
pearls-kind-pearl = Perle
pearls-kind-necklace = Kette
pearls-kind-beach = Strand
pearls-kind-bonus = Zusatzpunkte

pearls-zone-beach = Strand
pearls-zone-bag = Beutel
pearls-zone-drawn = Gezogen
pearls-zone-pouch = Säckchen
pearls-zone-necklaces = Ketten
pearls-pearl = Perle
pearls-pearl-white = weiße Perle
pearls-pearl-rose = rosa Perle
pearls-pearl-gold = goldene Perle
pearls-pearl-black = schwarze Perle
pearls-necklace-white = weiße Kette
pearls-necklace-rose = rosa Kette
pearls-necklace-gold = goldene Kette
pearls-necklace-black = schwarze Kette
pearls-necklace-mixed = gemischte Kette
pearls-number-points = Punkte
pearls-number-pouch = Perlen im Säckchen
