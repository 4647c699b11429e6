### Asara's player aid: the whole game on one page. Every text is as short as it can be.

asara-aid-places = Places
asara-aid-building = Building
asara-aid-year = End of a year

## A turn

asara-aid-lay = One buyer, face up
    .text = On any free space. The first in a place may have any colour; after that, the place takes only its colour.
asara-aid-pair = Or two buyers, face down
    .text = Together on one space, whatever colour lies there{ $unable ->
        [yes] , if you hold none of it
       *[no] {""}
    }{ $random ->
        [yes] , drawn from your hand at random
       *[no] {""}
    }{ $opens ->
        [yes] , even as the first
       *[no] , but never as the first
    }.
asara-aid-act = Then the place
    .text = Do what it offers. Whoever has no cards left is skipped; when nobody has any, the year is over.

## Places

asara-aid-market = Four markets
    .text = Take one part from { $any ->
        [yes] any display
       *[no] its display
    }; it goes behind your screen.
asara-aid-surcharge = gold costs { $asari } more
asara-aid-circle = Build { $fewer ->
        [yes] up to as many parts as the plot’s number
       *[no] exactly as many parts as the plot’s number
    }; each scores 1 at once. If that plot is taken, build { $lower ->
        [yes] any smaller number
       *[no] the same number
    } on { $higher ->
        [yes] any free plot above
       *[no] the next free plot above
    }.
    .cost = the number of the plot, { $first } to { $last }
asara-aid-bank = Receive the amount of the space: { $amounts } Asari.
asara-aid-coloured = Lay one buyer face down, of any colour, and receive { $asari } Asari. It is never full.
asara-aid-spies = Search one of the four piles; you { $must ->
        [yes] must
       *[no] may
    } buy one part from it, at its usual price.
    .cost = { $amounts } Asari
asara-aid-favour = Take the tile{ $barred ->
        [yes] {""}
       *[no] , or keep it
    }: 1 prestige at the end of each year, and the first turn of the next.
asara-aid-tent = Draw { $count } buyers.
    .cost = { $amounts } Asari
asara-aid-house = Choose: { $offers }. What you do not keep goes under the stack.
asara-aid-offer = pay { $pay } Asari: draw { $draw } lit windows, keep { $keep }

## Building

asara-aid-found = A new tower
    .text = A base and a top of one colour: two parts{ $many ->
        [yes] , or more of either
       *[no] {""}
    }. One turn may found and raise any number of towers; no half tower is left standing.
asara-aid-raise = A taller tower
    .text = Middles and windows of its colour, as many as you like, at any time. Each makes it 1 higher.
asara-aid-light = A lit window
    .text = Onto a window of its colour in one of your towers. It counts as a part built; the height stays.
asara-aid-fixed = Built for good
    .text = { $moves ->
        [yes] While you build, middles and windows may move between your towers of one colour, one way only. Nothing else is moved, joined or taken down.
       *[no] What stands is never moved, joined or taken down.
    }

## The end of a year and of the game

asara-aid-yearly-towers = 1 for each tower
    .text = Whatever its height.
asara-aid-yearly-gold = 1 for each gold part
    .text = Only in a tower, not behind the screen.
asara-aid-yearly-lit = 1 for each lit window
    .text = { $unbuilt ->
        [yes] In a tower or behind the screen
       *[no] Only in a tower
    }; gold beneath it no longer counts.
asara-aid-yearly-favour = 1 for the Caliph’s favour
    .text = Its holder starts the next year.
asara-aid-new-year = The next of { $years } years
    .text = All buyers are shuffled and dealt anew, { $cards } each{ $seats ->
        [0] { " " }(with two, three or four players)
       *[other] {""}
    }. Displays are refilled, and everybody receives { $asari } Asari.
asara-aid-colours = Tallest towers of each colour
    .text = First and second: { $ranks }. Towers count, not players.
asara-aid-tallest = Tallest towers of all
    .text = First { $first }, second { $second }.
asara-aid-most = Most towers
    .text = First { $first }, second { $second }.
asara-aid-money = Money
    .text = 1 for every { $asari } Asari.
asara-aid-ties = Ties
    .text = { $lights ->
        [yes] Lit windows in the towers decide. If they do not, those
       *[no] Those
    } tied for first share both places, each share rounded { $rounding ->
        [up] up
        [down] down
       *[nearest] to the nearest
    }; then there is no second.

## The pieces

asara-aid-part-base = { $many ->
        [yes] At least one
       *[no] One
    } in each tower.
asara-aid-part-middle = As many as you like.
asara-aid-part-window = As many as you like; it can be lit.
asara-aid-part-top = { $many ->
        [yes] At least one
       *[no] One
    } in each tower.
asara-aid-lit = { $unbuilt ->
        [yes] Scores every year, even behind the screen.
       *[no] Scores every year once it is in a tower.
    }
asara-aid-open-money = Parts that are not built yet lie behind it, where nobody else sees them; your money everybody sees.
asara-aid-gold = Gold
    .text = Costs { $surcharge ->
        [0] the same
       *[other] { $surcharge } more
    } and scores every year.
