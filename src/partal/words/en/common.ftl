### What the terminal and the page both say.

## Lists

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-semicolon = { $first }; { $last }
list-or-else = { $first }; or { $last }
list-dot = { $first } · { $last }
list-space = { $first } { $last }
plain-text = { $text }
