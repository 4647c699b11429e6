# Pearls in English.

pearls-title = Pearls

pearls-prompt-turn = Take a pearl, dive, or string a necklace?
    .help = On your turn you do one thing. Taking is certain, diving is secret, and only necklaces score much.
pearls-prompt-keep = Which pearl do you keep?
    .help = The other one goes on the beach, for everybody to take.

pearls-option-take = take a { $first } pearl from the beach
pearls-option-dive = dive
    .detail = draw two pearls in secret and keep one
pearls-option-keep = keep the { $first } pearl
pearls-option-string = string a { $first } necklace
    .detail = three pearls of one colour
pearls-option-string-mixed = string a mixed necklace
    .detail = one pearl of each colour

pearls-word-white = white
pearls-word-rose = rose
pearls-word-gold = golden
pearls-word-black = black
pearls-word-mixed = mixed

pearls-event-washed-up = Washed up on the beach: { $words }.
pearls-event-took = { $player } { pearls-event-took.then }.
    .then = took a { $first } pearl
pearls-event-dived = { $player } { pearls-event-dived.then }.
    .then =
        { $seen ->
            [yes] dived and drew: { $secret }
           *[no] dived
        }
pearls-event-kept = { $player } { pearls-event-kept.then }.
    .then =
        { $seen ->
            [yes] kept a { $secret } pearl
           *[no] kept a pearl in secret
        }{ $count ->
            [0] { "" }
           *[other] { " " }and left on the beach: { $words }
        }
pearls-event-strung = { $player } { pearls-event-strung.then }.
    .then = strung a { $first } necklace
pearls-event-opened = { $player } { pearls-event-opened.then }.
    .then = opened the pouch: { $words }
pearls-event-scored = { $player } { pearls-event-scored.then }.
    .then = scored { $points } ({ $source })
pearls-event-game-ended = The beach is empty; the game is over.

pearls-deed-take = takes a pearl
pearls-deed-dive = dives
pearls-deed-keep = keeps a pearl
pearls-deed-string = strings a necklace

pearls-source-necklaces = necklaces
pearls-source-race = first of their kind
pearls-source-loose = loose pearls

pearls-refusal-P-TURN-02 = No such pearl lies on the beach.
pearls-refusal-P-DIVE-01 = The bag is empty.
pearls-refusal-P-DIVE-02 = You may keep only a pearl you have just drawn in a dive.
pearls-refusal-P-STR-01 = You need three pearls of that colour in your pouch.
pearls-refusal-P-STR-02 = You need one pearl of each colour in your pouch.
pearls-refusal-P-END-01 = The game is over.

pearls-switch-race = the first necklace of each kind scores extra
pearls-switch-open-pouches = everybody may look into all pouches

pearls-content-pearl = { $count } { $name } pearls
pearls-content-necklace = { $points } points for a { $name } necklace
pearls-content-beach = { $pearls } pearls lie open
pearls-content-bonus = { $id ->
    [race] { $points } points for the first necklace of a kind, with the house rule “race”
   *[loose] { $points } for each pearl left in a pouch
}
pearls-kind-pearl = Pearl
pearls-kind-necklace = Necklace
pearls-kind-beach = Beach
pearls-kind-bonus = Bonus

pearls-zone-beach = Beach
pearls-zone-bag = Bag
pearls-zone-drawn = Drawn
pearls-zone-pouch = Pouch
pearls-zone-necklaces = Necklaces
pearls-pearl = pearl
pearls-pearl-white = white pearl
pearls-pearl-rose = rose pearl
pearls-pearl-gold = golden pearl
pearls-pearl-black = black pearl
pearls-necklace-white = white necklace
pearls-necklace-rose = rose necklace
pearls-necklace-gold = golden necklace
pearls-necklace-black = black necklace
pearls-necklace-mixed = mixed necklace
pearls-number-points = points
pearls-number-pouch = pearls in the pouch
