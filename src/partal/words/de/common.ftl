### Was Terminal und Seite beide sagen.

## Aufzählungen

list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-semicolon = { $first }; { $last }
list-or-else = { $first }; oder { $last }
list-dot = { $first } · { $last }
list-space = { $first } { $last }
plain-text = { $text }
