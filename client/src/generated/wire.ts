// Written by `make generated` from src/partal/core/message.py, src/partal/core/wire.py, src/partal/table/wire.py, src/partal/server/wire.py. Do not edit.

// Messages, the form of every text shown to people: a key, the values in its text, and the clause behind it.

/** A number; a name or other text that is the same in every language; or a nested message. */
export type Value = number | string | Message;

/** A text by its key, with its values. Equal messages have the same text. */
export type Message = [key: string, values: Record<string, Value>, clause: string];

// Types shared by everything sent to the page. Its TypeScript types are generated from the `wire.py` files.

/** One game's table; that game's `wire.py` defines its contents. */
export type AnyScene = Record<string, unknown>;

// What a table shows, whoever carries it.

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
  /** What on the table lights up for it. */
  targets: string[];
}

export interface Question {
  seat: number;
  prompt: string;
  /** null for everybody but the seat that is asked. */
  text: Message | null;
  mine: boolean;
  /** Whether questions like this one come in a row and can be gathered into one dialog. */
  gathers: boolean;
  /** Empty for everybody but the seat that is asked. */
  options: Option[];
}

/** Whether the viewer's last answer can be taken back. */
export interface Undo {
  possible: boolean;
  /** Why it must stand; null if it can be taken back. */
  reason: Message | null;
  clause: string;
  /** Whether all others are bots, so that one may go past reveals. */
  among_bots: boolean;
  /** Whether the next take-back goes past answers of bots. */
  past_bots: boolean;
  /** Whether the next take-back goes past something revealed, which is counted. */
  counts: boolean;
}

export interface LogLine {
  /** The answer it belongs to; 0 while the game runs. */
  number: number;
  /** Negative if it is nobody's doing. */
  seat: number;
  kind: string;
  text: Message;
  notation: string;
  /** What the event names, in notation. */
  words: string[];
  clause: string;
  points: number;
}

export interface ChatLine {
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

/** The result with every point's rule, and what proves the deal. */
export interface Standings {
  scores: number[];
  winners: number[];
  sheets: SheetLine[][];
  seed: string;
  salt: string;
}

/** What one seat or a spectator sees of a table. */
export interface Frame {
  /** The running number of the seat's next question; of all questions once the game is over. */
  number: number;
  /** Whose eyes see the table; null for a spectator. */
  seat: number | null;
  question: Question | null;
  scene: AnyScene;
  events: LogLine[];
  /** The lines of the log up to the viewer's last answer. */
  since: number;
  undo: Undo;
  chat: ChatLine[];
  standings: Standings | null;
}

/** A number one has, before an answer and after it. */
export interface Change {
  name: string;
  text: Message;
  before: number;
  least: number;
  most: number;
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
  /** Whether later choices of the same turn are counted in. */
  whole: boolean;
  reveals: boolean;
  /** The question that follows and is gathered with the open one. */
  next: NextQuestion | null;
  /** Whether it could be taken back even past a reveal: among bots, where that is counted. */
  counted: boolean;
}

/** An answer with the final margin to expect after it, and the margin's spread over the imagined games. */
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

/** A decision that cost something: what was asked and answered, and what would have been best. */
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
  name: string;
  margin: number;
  place: number;
  skill: number;
  /** How far the skill may be off: its standard error. */
  doubt: number;
  luck: number;
  cost: number;
  dearest: CostlyDecision[];
}

/** A review, or how far it is. */
export interface Review {
  state: "none" | "waiting" | "making" | "failed" | "ready";
  done: number;
  steps: number;
  /** Games that are looked at before this one. */
  before: number;
  adviser: string;
  seats: ReviewedSeat[];
}

/** Prestige from one source: after which answer (0: before the first), and in which year or round. */
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
  /** After which answers a year or round began. */
  periods: number[];
  numbers: number;
}

/** A value of a component, as its content file has it. */
export type ComponentValue = number | string | number[];

/** Something that can be inspected. */
export interface Component {
  kind: string;
  id: string;
  title: Message;
  /** What it is called besides its kind; empty if the kind says it all. */
  name: Message | string;
  text: Message;
  origin: string;
  note: Message | null;
  clauses: string[];
  values: Record<string, ComponentValue>;
  /** What each effect written on it means, by the effect's notation. */
  effects: Record<string, Message>;
  /** Its effects as the game's drawings show them, by their keys among the values. */
  icons: Record<string, unknown[]>;
}

// What the server sends, besides what a table shows.

export interface Me {
  id: string;
  name: string;
  language: string;
}

/** Why something was not done. */
export interface Refusal {
  error: Message;
  /** The rule that forbids it; empty if none does. */
  clause: string;
  /** The number of the seat's next question. */
  number?: number;
}

/** It is on disk; the number of the seat's next question. */
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
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  mine: boolean;
  /** Whether a bot plays for me here, and I can take the seat back. */
  left: boolean;
  connected: boolean;
  thinking: boolean;
}

export interface PackOfTable {
  id: string;
  name: string;
  digest: string;
}

/** What this server has that is not what a game needs. */
export type Difference = "rules" | "content" | "pack-changed" | "pack-gone";

/** Why a table is only kept: what differs between this server and its game, and both sides of it. */
export interface Kept {
  /** Empty if the table is only closed. */
  why: Difference[];
  rules: string;
  content: string;
  rules_here: string;
  content_here: string;
  /** Whether its result was kept. */
  result: boolean;
  /** Whether I can close it: it is not finished, and I opened it or sit at it. */
  may_close: boolean;
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
  /** Set if whoever opened the table chose it; everybody may know then what they know. */
  seed: string | null;
  created: number;
  pack: PackOfTable | null;
  /** Counts the questions of one's own seat. */
  number: number;
  asked: number | null;
  scores: number[];
  winners: number[] | null;
  link: string;
  /** The version of the rules by which it is played. */
  rules: string;
  /** The digest of its components. */
  content: string;
  take_back_past_reveals: boolean;
  /** Answers taken back in all; null while the game runs, because it would tell how often others were asked. */
  taken_back: number | null;
  taken_back_past_reveals: number;
  /** Set if the table cannot be played here. */
  kept: Kept | null;
  seats: SeatInfo[];
}

/** What one viewer sees of a table, with its header. */
export interface WholeFrame extends Frame {
  header: Header;
}

/** The result of a finished game as it was kept, with the score sheet of everybody who scored. */
export interface Result extends Standings {
  taken_back: number;
  taken_back_past_reveals: number;
}

/** The table as it is now. */
export interface FrameMessage extends WholeFrame {
  type: "frame";
  revision: number;
  /** The log only grows: so many lines of it were sent before, and `events` goes on from there. */
  before: number;
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

/** A game with all that can be chosen when a table is opened. */
export interface Game {
  name: string;
  title: Message;
  seats: number[];
  bots: string[];
  /** Names for those who give none. */
  roles: (Message | string)[];
  /** The bot that takes a seat unless another is named. */
  usual: string;
  presets: Preset[];
  switches: Switch[];
}

/** A rule as the rulebook of the language has it. */
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
