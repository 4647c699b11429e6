"""A game as readable text, with everything needed to replay it.

partal-record: 1
game: asara 1
content: 5f0c9a...
seats: 2
players: anna, ben
options: professional=true
commitment: 9b1d...
seed: 8123
salt: 4f6e...
answers: 2

1 0 go middles
2 0 lay blue
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from typing import NamedTuple

from partal.core.decision import MOST_SEATS
from partal.core.errors import BadInput, PartalError
from partal.core.message import message, shown

FORMAT = "1"
LARGEST_RECORD = 4_000_000
LARGEST_SEED = 2**63 - 1
MOST_ANSWERS = 100_000
MOST_TAKEN_BACK = 1_000_000
_KEYS = (
    "partal-record",
    "game",
    "content",
    "seats",
    "players",
    "options",
    "commitment",
    "seed",
    "salt",
    "answers",
    "scores",
    "winners",
    "digest",
    "taken-back",
    "taken-back-past-reveal",
    "take-back-past-reveals",
    "answered-by-bot",
)
_ANSWER = re.compile(r"^([0-9]{1,6}) ([0-9]{1,2}) (\S.{0,200})$")
_NUMBER = re.compile(r"^[0-9]{1,19}$")
_SURROGATE = re.compile("[\ud800-\udfff]")
_UNSEEN = re.compile(
    "[\\s\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Characters that count as printable but show nothing: fillers, blanks, and what only changes the letter before it."""


def check_seed(seed: int, deals: int = 0) -> None:
    """Raises BadInput unless this seed and the `deals` seeds after it are in range."""
    if not 0 <= seed <= seed + deals <= LARGEST_SEED:
        raise BadInput(message("refused-seed", largest=str(LARGEST_SEED)))


class RecordError(PartalError):
    """A record that cannot be parsed or does not replay as it claims. The message says where."""


class Answer(NamedTuple):
    """One answer: the number of the question, the seat that answered, and the option's notation."""

    number: int
    seat: int
    notation: str


class Record(NamedTuple):
    """A parsed record, not yet replayed."""

    game: str
    version: str
    content: str
    seats: int
    players: tuple[str, ...]
    settings: dict[str, str]
    commitment: str
    seed: int
    salt: str
    answers: tuple[Answer, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    digest: str
    taken_back: int = 0
    """How many answers were taken back; the record lists only those that stood."""
    past_reveals: int = 0
    """How many take-backs went back past a reveal."""
    strict: bool = False
    """Whether nothing may be taken back past a reveal, not even among bots."""
    stand_ins: tuple[int, ...] = ()
    """The numbers of the answers that a bot gave for a person who had left the seat to it, or was gone."""

    def write(self) -> str:
        """The record as text."""
        lines = [
            f"partal-record: {FORMAT}",
            f"game: {self.game} {self.version}",
            f"content: {self.content}",
            f"seats: {self.seats}",
            f"players: {', '.join(self.players)}",
            f"options: {' '.join(f'{name}={value}' for name, value in self.settings.items())}".rstrip(),
            f"commitment: {self.commitment}",
            f"seed: {self.seed}",
            f"salt: {self.salt}".rstrip(),
            f"answers: {len(self.answers)}",
        ]
        if self.taken_back:
            lines.append(f"taken-back: {self.taken_back}")
        if self.past_reveals:
            lines.append(f"taken-back-past-reveal: {self.past_reveals}")
        if self.strict:
            lines.append("take-back-past-reveals: no")
        if self.stand_ins:
            lines.append(f"answered-by-bot: {' '.join(map(str, self.stand_ins))}")
        if self.scores is not None and self.winners is not None:
            lines.append(f"scores: {' '.join(map(str, self.scores))}")
            lines.append(f"winners: {' '.join(map(str, self.winners))}")
            lines.append(f"digest: {self.digest}")
        lines.append("")
        lines.extend(f"{answer.number} {answer.seat} {answer.notation}" for answer in self.answers)
        return "\n".join(lines) + "\n"


def commit(game: str, seed: int, salt: str) -> str:
    """The public commitment to a deal: a hash of seed and salt, which anyone can check once both are known."""
    return hashlib.sha256(f"partal {game} {seed} {salt}".encode()).hexdigest()


def clean_name(name: str, default: str = "player") -> str:
    """A player's name as a record can hold it: one line, no commas, at most 40 characters.

    `default` replaces a name with nothing visible in it.
    """
    printable = "".join(letter if letter.isprintable() and letter != "," else " " for letter in name)
    clean = " ".join(printable.split())[:40].rstrip()
    return clean if _UNSEEN.sub("", clean) else default


def same_name(one: str, other: str) -> bool:
    """Whether people would take two names for the same."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    seen = _UNSEEN.sub("", unicodedata.normalize("NFKC", clean_name(name, "")))
    return " ".join(seen.casefold().split())


def default_name(seat: int) -> str:
    """The name of a nameless player in a record: the same in every language."""
    return f"player {seat + 1}"


def read(text: str) -> Record:
    """Parses a record's text. Raises RecordError if it is not a record."""
    if len(text) > LARGEST_RECORD:
        raise RecordError(message("refused-record-long", most=LARGEST_RECORD))
    if _SURROGATE.search(text):
        raise RecordError(message("refused-record-letters"))
    head, _, body = text.removeprefix("\ufeff").replace("\r\n", "\n").partition("\n\n")
    header = _header(head)
    game, _, version = header["game"].partition(" ")
    seats = _number(header, "seats", MOST_SEATS)
    players = tuple(clean_name(name) for name in header["players"].split(","))
    if len(players) != seats:
        raise RecordError(message("refused-record-players", seats=seats, players=len(players)))
    seed = _number(header, "seed", LARGEST_SEED)
    if header["commitment"] != commit(game, seed, header["salt"]):
        raise RecordError(message("refused-record-commitment"))
    answers = _answers(body, seats)
    promised = _number(header, "answers", MOST_ANSWERS)
    if promised != len(answers):
        raise RecordError(message("refused-record-count", promised=promised, held=len(answers)))
    taken_back, past_reveals = [
        _number(header, key, MOST_TAKEN_BACK) if key in header else 0
        for key in ("taken-back", "taken-back-past-reveal")
    ]
    if past_reveals > taken_back:
        raise RecordError(message("refused-record-past-reveals"))
    if header.get("take-back-past-reveals", "no") != "no":
        raise RecordError(message("refused-record-strict"))
    result = [key in header for key in ("scores", "winners", "digest")]
    if any(result) and not all(result):
        raise RecordError(message("refused-record-part"))
    return Record(
        game,
        version,
        header["content"],
        seats,
        players,
        _settings(header["options"]),
        header["commitment"],
        seed,
        header["salt"],
        answers,
        _row(header, "scores") if all(result) else None,
        _row(header, "winners") if all(result) else None,
        header.get("digest", ""),
        taken_back,
        past_reveals,
        "take-back-past-reveals" in header,
        _stand_ins(header, len(answers)),
    )


def _header(head: str) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in enumerate(head.split("\n"), 1):
        key, colon, value = line.partition(":")
        if number == 1 and (key != "partal-record" or not colon):
            raise RecordError(message("refused-record-start"))
        if not colon or key not in _KEYS:
            raise RecordError(message("refused-record-line", line=str(number), text=shown(line, 60)))
        if key in header:
            raise RecordError(message("refused-record-twice", line=str(number), key=key))
        header[key] = value.strip()
    if header["partal-record"] != FORMAT:
        written = shown(header["partal-record"], 20)
        raise RecordError(message("refused-record-format", format=written, known=FORMAT))
    for key in _KEYS[:10]:
        if key not in header:
            raise RecordError(message("refused-record-missing", key=key))
    return header


def _number(header: dict[str, str], key: str, largest: int) -> int:
    if not _NUMBER.match(header[key]) or int(header[key]) > largest:
        written = shown(header[key], 30)
        raise RecordError(message("refused-record-number", key=key, largest=str(largest), text=written))
    return int(header[key])


def _row(header: dict[str, str], key: str) -> tuple[int, ...]:
    words = header[key].split()
    if not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise RecordError(message("refused-record-numbers", key=key, text=shown(header[key], 30)))
    return tuple(map(int, words))


def _stand_ins(header: dict[str, str], answers: int) -> tuple[int, ...]:
    """Which answers were a bot's: their numbers, in order."""
    if "answered-by-bot" not in header:
        return ()
    words = header["answered-by-bot"].split()
    numbers = tuple([int(word) for word in words if re.fullmatch(r"[1-9][0-9]{0,5}", word)])
    if len(numbers) != len(words) or numbers != tuple(sorted(set(numbers))) or not numbers or numbers[-1] > answers:
        raise RecordError(message("refused-record-stand-ins", answers=answers))
    return numbers


def _settings(text: str) -> dict[str, str]:
    settings: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in settings:
            raise RecordError(message("refused-record-option", text=shown(word)))
        settings[name] = value
    return settings


def _answers(body: str, seats: int) -> tuple[Answer, ...]:
    answers: list[Answer] = []
    for line in body.rstrip("\n").split("\n") if body.strip() else []:
        match = _ANSWER.match(line)
        if match is None:
            raise RecordError(message("refused-record-answer", number=str(len(answers) + 1), text=shown(line, 60)))
        answer = Answer(int(match[1]), int(match[2]), match[3])
        if answer.number != len(answers) + 1:
            raise RecordError(message("refused-record-no-answer", number=str(len(answers) + 1)))
        if answer.seat >= seats:
            number = str(answer.number)
            raise RecordError(message("refused-record-seat", number=number, seat=answer.seat, seats=seats))
        answers.append(answer)
        if len(answers) > MOST_ANSWERS:
            raise RecordError(message("refused-record-many", most=MOST_ANSWERS))
    return tuple(answers)
