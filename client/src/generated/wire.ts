// Generated from src/partal/core/message.py, src/partal/core/wire.py, src/partal/table/wire.py, src/partal/server/wire.py by `make generated`. Do not edit.

// Messages, the form of every text shown to people: a key, the values in its text, and the clause behind it.

/** A number; a name or other text that is the same in every language; or a nested message. */
export type Value = number | string | Message;

/** A text by its key, with its values. Equal messages have the same text. */
export type Message = [key: string, values: Record<string, Value>, clause: string];

// Types shared by everything sent to the page. Its TypeScript types are generated from the `wire.py` files.

/** One game's table; that game's `wire.py` defines its contents. */
export type AnyScene = Record<string, unknown>;

/** Something printed on a component: the name of a picture, or what the game's `wire.py` defines. */
export type Icon = string | Record<string, unknown>;

// What a table shows, independent of the transport.

/** Who sits on a seat: a person, a bot, nobody yet, or another person on the same device. */
export type SeatKind = "human" | "bot" | "open" | "guest";

export interface OptionWords {
  text: Message;
  detail: Message | null;
  /** The clause of the rulebook behind it; empty if there is none. */
  clause: string;
}

/** A possible answer. */
export interface Option extends OptionWords {
  notation: string;
  /** The things on the table to highlight for it. */
  targets: string[];
  /** Whether it gives something up or brings nothing now: it is listed last and does not glow. */
  idle: boolean;
}

export interface Question {
  seat: number;
  prompt: string;
  /** null for everyone but the seat that is asked. */
  text: Message | null;
  mine: boolean;
  /** Whether a turn of the viewer begins with it. */
  turn: boolean;
  /** Whether questions like this one come in a row and can be gathered into one dialog. */
  gathers: boolean;
  /** Whether those questions differ, so that each has an answer of its own: together they settle one thing. */
  steps: boolean;
  /** Empty for everyone but the seat that is asked. */
  options: Option[];
}

/** Whether the viewer's last answer can be taken back. */
export interface Undo {
  possible: boolean;
  /** Why it must stand; null if it can be taken back. */
  reason: Message | null;
  clause: string;
  /** Whether all others are bots, so that the seat may go back past reveals. */
  among_bots: boolean;
  /** Whether the next take-back goes back past bots' answers. */
  past_bots: boolean;
  /** Whether the next take-back goes back past a reveal, which is counted. */
  counts: boolean;
}

export interface LogLine {
  /** The answer it belongs to; 0 during the game. */
  number: number;
  /** Negative if no player did it. */
  seat: number;
  kind: string;
  text: Message;
  notation: string;
  /** What the event names, in notation. */
  words: string[];
  clause: string;
  points: number;
  /** Set if this turned up something that only the viewer has seen. */
  revealed?: boolean;
}

export interface ChatLine {
  /** A mark of the speaker, the same at all tables; empty if that is not known. */
  person: string;
  /** Empty if the speaker has none. */
  name: string;
  text: string;
  at: number;
}

/** Points from one source, and the clause that grants them. */
export interface SheetLine {
  source: string;
  text: Message;
  points: number;
  clause: string;
}

/** The result, with the rule behind every point, and the seed and salt that prove the deal. */
export interface Standings {
  scores: number[];
  winners: number[];
  sheets: SheetLine[][];
  seed: string;
  salt: string;
}

/** What one seat or a spectator sees of a table, except for the log. */
export interface FrameWithoutLog {
  /** The number of the seat's next question; once the game is over, counted over all seats. */
  number: number;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  question: Question | null;
  scene: AnyScene;
  /** How many log lines there were at the viewer's last answer. */
  since: number;
  undo: Undo;
  chat: ChatLine[];
  standings: Standings | null;
}

/** What one seat or a spectator sees of a table. */
export interface Frame extends FrameWithoutLog {
  events: LogLine[];
}

/** One of the seat's numbers, before an answer and after it. */
export interface Change {
  name: string;
  text: Message;
  before: number;
  least: number;
  most: number;
}

/** What the coach says to one seat about a turn. */
export interface Coached {
  kind: "best" | "good" | "even" | "missed" | "strong" | "silent";
  /** The sentence; null if it is silent. */
  text: Message | null;
  /** Which of the seat's turns it is about, counted from 1. */
  turn: number;
  /** How well the seat has played lately; sent back with the next request. */
  form: number;
  /** The answers of the better plan, in notation; empty if there is none. */
  better: string[];
}

export interface NextQuestion {
  prompt: string;
  text: Message;
  options: Option[];
}

/** What answers would lead to, as far as the seat can know. */
export interface Preview {
  /** False if the question is no longer open. */
  open: boolean;
  answers: string[];
  changes: Change[];
  /** Whether later choices of the same turn are included. */
  whole: boolean;
  reveals: boolean;
  /** The next question, if it is gathered with the open one. */
  next: NextQuestion | null;
  /** Whether it can be taken back even past a reveal, which is counted: the others are all bots. */
  counted: boolean;
}

/** Every row of answers with which the seat may go on in its turn, as far as it can know. */
export interface Ways {
  /** False if no question is open. */
  open: boolean;
  options: Option[];
  /** Each answer by its place in `options`. */
  rows: number[][];
}

/** Why something cannot be chosen now. */
export interface Reason {
  /** null if no rule stands in its way: something else is asked. */
  text: Message | null;
  clause: string;
}

/** The table after answers that have not been sent, as far as their seat can know it. */
export interface Draft {
  /** False if they are not possible, or not any more. */
  open: boolean;
  answers: OptionWords[];
  /** null if it is not known before they are sent. */
  scene: AnyScene | null;
  /** The next question of the same turn; null if the turn ends here, or has to be sent. */
  question: Question | null;
  /** Whether the last answer reveals something. */
  reveals: boolean;
}

/** An answer with the expected final margin, and the margin's spread over the imagined games. */
export interface Advised {
  notation: string;
  text: Message;
  margin: number;
  spread: number;
  games: number;
}

/** The best answers to a seat's open question, best first. */
export interface Hint {
  number: number;
  adviser: string;
  options: Advised[];
}

/** A decision that cost something: the question, the answer given, and the best one. */
export interface CostlyDecision {
  number: number;
  question: Message;
  answer: Message;
  best: Message;
  cost: number;
  margin: number;
  spread: number;
}

/** Where a seat's margin came from: place + skill + luck = margin; and its costliest decisions. */
export interface ReviewedSeat {
  seat: number;
  name: Message | string;
  margin: number;
  place: number;
  skill: number;
  /** The standard error of the skill. */
  doubt: number;
  luck: number;
  cost: number;
  dearest: CostlyDecision[];
}

/** A review, or its progress. */
export interface Review {
  state: "none" | "waiting" | "making" | "failed" | "ready";
  done: number;
  steps: number;
  /** The number of games ahead of this one in the queue. */
  before: number;
  adviser: string;
  /** The bot that played the games on from each decision. */
  rollout: string;
  seats: ReviewedSeat[];
}

/** Points from one source: after which answer (0: before the first), and in which year or round. */
export interface Point {
  number: number;
  period: number;
  seat: number;
  points: number;
  source: string;
}

export interface PointSource {
  source: string;
  text: Message;
  clause: string;
}

/** Every point of a finished game; the sources as the score sheet lists them. */
export interface History {
  points: Point[];
  sources: PointSource[];
  /** The answers after which a year or round began. */
  periods: number[];
  numbers: number;
  /** The seat that was asked each question. */
  asked: number[];
}

/** A ranking, wish, majority or end-of-game card; the lists are by player, those with a seat first. */
export interface Contest {
  name: Message;
  /** What it rewards, and when. */
  about: Message;
  clause: string;
  counts: number[];
  /** What it would bring if it were scored now. */
  points: number[];
  /** What one more would add to that. */
  more: number[];
  leaders: number[];
  /** By how much the leader is ahead of the next; 0 if several share the lead. */
  lead: number;
}

/** Who is ahead in what, as far as everybody can see it. */
export interface Outlook {
  contests: Contest[];
  /** The points if the game ended now. */
  totals: number[];
  /** What the totals leave out. */
  note: Message | null;
  /** How many years or rounds are over, each with a summary. */
  closed: number;
}

export interface SummaryRow {
  source: Message;
  /** By player, those with a seat first. */
  points: number[];
  clause: string;
}

/** What a card of the summary rewards. */
export interface SummaryNote {
  name: Message;
  text: Message;
}

/** What a year or round has brought. */
export interface Summary {
  title: Message;
  rows: SummaryRow[];
  /** Everybody's points after it. */
  totals: number[];
  /** What else everybody received or paid, such as income and tribute: not points, and in no total. */
  besides: SummaryRow[];
  notes: SummaryNote[];
}

/** A value of a component, as its content file has it. */
export type ComponentValue = number | string | number[];

/** Something that can be inspected. */
export interface Component {
  kind: string;
  id: string;
  title: Message;
  /** Its own name besides its kind; empty if the kind is enough. */
  name: Message | string;
  text: Message;
  origin: string;
  note: Message | null;
  clauses: string[];
  values: Record<string, ComponentValue>;
  /** The text of each effect printed on it, by the effect's notation. */
  effects: Record<string, Message>;
  /** What is printed on it, as the game's drawings show it, by its key in `values`. */
  icons: Record<string, Icon[]>;
}

/** One thing to know on the player aid. */
export interface AidLine {
  name: Message | string;
  text: Message;
  cost: Message | null;
  /** The components whose pictures stand before it: `thing:seal`. */
  figures: string[];
  clauses: string[];
}

/** A part of the player aid, such as the actions. */
export interface AidSection {
  title: Message;
  lines: AidLine[];
}

/** A place or action that gives what somebody inspects. */
export interface Giver {
  name: Message | string;
  text: Message;
  /** Where it is on the table. */
  targets: string[];
  clause: string;
}

/** How to get something. */
export interface Givers {
  /** The component; empty if nothing can be told. */
  wanted: string;
  givers: Giver[];
}

/** A drawn example of a chapter of the rulebook: a moment of a lesson. */
export interface Example {
  chapter: string;
  lesson: string;
  given: string[];
  /** What is answered there. */
  answer: Message;
  /** What the answer is about on the table. */
  light: string[];
}

// What the server sends besides the table itself.

export interface Me {
  id: string;
  /** The mark by which others know this person. */
  person: string;
  name: string;
  language: string;
}

/** Why a request was refused. */
export interface Refusal {
  error: Message;
  /** The rule that forbids it; empty if there is none. */
  clause: string;
  /** The number of the seat's next question. */
  number?: number;
}

/** The change is on disk; `number` is that of the seat's next question. */
export interface Done {
  number: number;
  ok: boolean;
}

export interface Posted {
  ok: boolean;
}

export interface Health {
  status: string;
  version: string;
  database: string;
  /** `compiled` or `plain`: which rules it plays by. They play the same; only their speed differs. */
  build: string;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  /** As somebody gave it; otherwise a default name, or empty for a free seat. */
  name: Message | string;
  /** A mark of the person whose seat it is, the same at all tables; empty for bots and free seats. */
  person: string;
  bot: string;
  mine: boolean;
  /** Whether a bot plays for the viewer here, who can take the seat back. */
  left: boolean;
  connected: boolean;
  thinking: boolean;
}

export interface PackOfTable {
  id: string;
  name: string;
  digest: string;
}

/** How this server differs from what a game needs. */
export type Difference = "rules" | "content" | "pack-changed" | "pack-gone";

/** Why a table is kept but cannot be played: how this server differs from what its game needs. */
export interface Kept {
  /** Empty if the table is just closed. */
  why: Difference[];
  rules: string;
  content: string;
  rules_here: string;
  content_here: string;
  /** Whether its result is stored. */
  result: boolean;
  /** Whether the viewer can close it: it is not finished, and they opened it or sit at it. */
  may_close: boolean;
}

/** Somebody is asked who has been away for so long that a bot may play on, if all others who are there agree. */
export interface Absence {
  seat: number;
  since: number;
  /** The seats of those who are there and have agreed. */
  agreed: number[];
  /** The seats of those who are there and have not. */
  missing: number[];
}

/** Whether the coach may speak at a table; where several people play, all of them have to agree. */
export interface CoachAtTable {
  speaks: boolean;
  /** The seats of those who have agreed, if several people play. */
  agreed: number[];
  /** The seats of those who have not. */
  missing: number[];
}

/** A table that goes on from a position of a finished game; whoever opened it knew that game's deal. */
export interface Practice {
  /** The finished game's table; only whoever opened this one is told, as the other may be private. */
  of: string | null;
  /** How many answers were given before. */
  given: number;
}

export type Status = "open" | "running" | "finished" | "stopped" | "closed";

/** A table as lists and frames show it. */
export interface Header {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  settings: Record<string, string>;
  commitment: string;
  /** Set if the player who opened the table chose the seed; then everyone may know it. */
  seed: string | null;
  created: number;
  pack: PackOfTable | null;
  /** The number of the viewer's own next question. */
  number: number;
  asked: number | null;
  scores: number[];
  winners: number[] | null;
  link: string;
  /** The version of the rules it is played with. */
  rules: string;
  /** The digest of its components. */
  content: string;
  take_back_past_reveals: boolean;
  /** The number of answers taken back; null during the game, since it would reveal how often others were asked. */
  taken_back: number | null;
  taken_back_past_reveals: number;
  /** Whether the viewer opened this table. */
  host: boolean;
  /** Whether the viewer may close it now although it can be played: it has not begun, or they are left alone. */
  may_close: boolean;
  /** Whether the viewer may free the seats of others: it is their table, and the game has not begun. */
  may_remove: boolean;
  /** Whether the host has closed the chat. */
  chat_closed: boolean;
  absence: Absence | null;
  coach: CoachAtTable;
  /** The table where the players of this one play again; only they are told. */
  rematch: string | null;
  practice: Practice | null;
  /** Set if the table cannot be played here. */
  kept: Kept | null;
  seats: SeatInfo[];
}

/** Somebody at a table without a seat. */
export interface Visitor {
  /** Their mark, the same at all tables. */
  person: string;
  /** Empty if they have none. */
  name: string;
  /** Whether they were removed from a seat; they may look on, but not sit down again. */
  seated: boolean;
}

/** Who looks on at a table, and whom the host has removed. */
export interface Visitors {
  watching: Visitor[];
  /** How many others look on. */
  more: number;
  removed: Visitor[];
}

/** What one viewer sees of a table, with its header. */
export interface WholeFrame extends Frame {
  header: Header;
}

/** An earlier moment of a finished game, as one viewer saw it. */
export interface ReplayFrame extends WholeFrame {
  /** The answer that was given then; everybody may know it now. null at the end. */
  chosen: Option | null;
}

/** The stored result of a finished game, with everyone's score sheets. */
export interface Result extends Standings {
  taken_back: number;
  taken_back_past_reveals: number;
}

/**
 * What has changed at the table: the fields of a WholeFrame that differ from the previous frame. The fields of the
 * scene and of the header are merged likewise; every other field is complete.
 */
export interface FrameMessage {
  type: "frame";
  /** Counts the frames on this connection. */
  revision: number;
  /** The revision that this frame continues; 0 if it is whole. */
  after: number;
  /** How many lines of the log were sent before; `events` continues from there. */
  before: number;
  events: LogLine[];
  number?: number;
  seat?: number | null;
  question?: Question | null;
  scene?: AnyScene;
  since?: number;
  undo?: Undo;
  chat?: ChatLine[];
  standings?: Standings | null;
  header?: Partial<Header>;
}

export interface RefusedMessage extends Refusal {
  type: "refused";
}

export interface Pong {
  type: "pong";
}

export type LiveMessage = FrameMessage | RefusedMessage | Pong;

export interface Preset {
  name: string;
  settings: Record<string, string>;
}

/** A house rule, or a way to play. */
export interface Switch {
  name: string;
  values: string[];
  default: string;
  text: Message;
  reference: string;
  group: string;
}

/** A game, with everything that can be chosen when opening a table. */
export interface Game {
  name: string;
  title: Message;
  seats: number[];
  bots: string[];
  /** The bot that takes a seat if none is named. */
  usual: string;
  presets: Preset[];
  switches: Switch[];
  /** Whether it has lessons. */
  lessons: boolean;
}

/** An imagined table on which one seat plays on from the beginning of one of its turns. Nothing of it is stored. */
export interface TryOut {
  game: string;
  pack: string | null;
  scene: AnyScene;
  seat: number;
  seats: SeatInfo[];
  /** null once the game on it is over. */
  question: Question | null;
  /** The answers of the seat so far. */
  given: string[];
  /** How many of its turns have begun here. */
  turns: number;
  /** What has happened since its last answer. */
  events: LogLine[];
  scores: number[];
}

/** A clause that a search has found. */
export interface Found {
  id: string;
}

/** A lesson of a game, as a list shows it. */
export interface LessonTitle {
  id: string;
  title: Message;
  steps: number;
}

/** A lesson after some answers, as the learner's seat sees its table. */
export interface LessonFrame extends FrameWithoutLog {
  lesson: string;
  title: Message;
  /** What has been given so far, without an answer that was not expected; empty where there was nothing to answer. */
  given: string[];
  /** How many steps are behind the learner. */
  place: number;
  steps: number;
  /** What the teacher says now; at the end, what was learned. */
  says: Message | null;
  over: boolean;
  /** What the light falls on at a step that only says something: targets, or components by name. */
  lights: string[];
  /** The answers that this step waits for; empty if it only says something. */
  expected: string[];
  /** Whether the last answer was not expected, and so changed nothing. */
  wrong: boolean;
  /** What the teacher says to the last answer. */
  said: Message | null;
  /** What has happened since the step before. */
  events: LogLine[];
  seats: SeatInfo[];
}

/** A rule, from the rulebook in the requested language. */
export interface Clause {
  id: string;
  force: string;
  text: string;
  table: string;
  ruling: string;
}

export interface Chapter {
  title: string;
  prefix: string;
  clauses: Clause[];
}

export interface Pack {
  id: string;
  game: string;
  name: string;
  digest: string;
  entries: number;
}
