### What the terminal and the page both say.

## Lists

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-semicolon = { $first }; { $last }
list-or-else = { $first }; or { $last }
list-dot = { $first } · { $last }
sheet-besides = Besides points
list-space = { $first } { $last }
plain-text = { $text }
    .object = { $text }

## The player who reads, where others are named; `.object` is the form after a verb or a preposition

player-you = You
    .object = you
player-did = { $player } { $what }.

## Where a component's values come from, in one word

origin-rulebook = rulebook
origin-public = public
origin-reconstructed = reconstructed
origin-printed = printed

## A game without texts of its own

number-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-short = { NUMBER($value, maximumFractionDigits: 2, useGrouping: 0) }
number-plus = +{ $number }
number-percent = { $number }%
any-seat = seat { $seat }
any-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .title = Points
    .track = total
plain-player = Player { $number }
plain-prompt = Your answer ({ $what })?
plain-event = { $what } { $shown }.
plain-event-only = { $what }.
plain-event-of = { $player } { plain-event-of.then }.
    .then = { $what } { $shown }
plain-event-of-only = { $player } { plain-event-of-only.then }.
    .then = { $what }
plain-event-scored = { $player } { plain-event-scored.then }.
    .then = scored { $points } ({ $source })
plain-report-answers = Answers
plain-report-section = quarter { $number }
plain-sheet = Points so far
plain-sheet-final = Final score
plain-refusal = The rules do not allow it here.
plain-points = points
plain-pieces = { $count } × { $name }

## Who is ahead

outlook-title = Who is ahead
outlook-now = { $points-title } if it ended now

# The coach

coach-then = { $first } › { $last }
coach-and-more = { $answers } …
coach-points = { $points ->
    [one] about one point
   *[other] about { $points } points
}
coach-source = { $source }: { $points }
coach-opponent = the best opponent: { $points }
coach-because = { $what } ({ $reasons })
coach-change = { $what } { $before } → { $after }
coach-brings = { $answers } ({ $changes })
coach-more-than = { $points } more than “{ $other }”
coach-than-bot = { $points } than what the { $bot } bot would have done
coach-best = Best now: { $better }. It promises { $points }.
coach-good = Good now: { $better }. It promises { $points }.
coach-even = Nothing stands out: “{ $better }” and “{ $other }” promise about the same.
coach-missed = Better: { $better }, by { $points }.
coach-strong = A strong turn: better by { $points }.
coach-bot-medium = medium
coach-bot-random = random
coach-nothing = There is nothing that the coach could stand for here.

## Lessons

learn-printed = Lessons teach the printed values and the usual rules, whatever house rules or content packs a table has.

## The player aid

aid-turn = Your turn
aid-actions = Actions
aid-final = Final scoring
aid-legend = Signs and pieces
aid-house-rules = House rules of this table
