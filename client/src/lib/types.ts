// What the server sends. The client knows no rules: it draws scenes and offers options.

export interface Me {
  id: string;
  name: string;
  language: string;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open" | "guest";
  name: string;
  bot: string;
  mine: boolean;
  /** A bot plays for me here, and I can take the seat back. */
  left: boolean;
  connected: boolean;
  thinking: boolean;
}

export interface Header {
  id: string;
  game: string;
  status: "open" | "running" | "finished" | "stopped" | "closed";
  public: boolean;
  settings: Record<string, string>;
  commitment: string;
  /** Where whoever opened the table chose the deal. */
  seed: string | null;
  created: number;
  pack?: { id: string; name: string; digest: string } | null;
  number: number;
  asked: number | null;
  scores: number[];
  winners: number[] | null;
  link: string;
  rules: string;
  content: string;
  take_back_past_reveals: boolean;
  /** Answers taken back in all; null while the game runs. */
  taken_back: number | null;
  taken_back_past_reveals: number;
  /** Set where this server keeps the table and cannot play or replay its game. */
  kept: Kept | null;
  seats: SeatInfo[];
}

/** What this server has otherwise than a game needs: its rules, its components, its pack. */
export interface Kept {
  why: ("rules" | "content" | "pack-changed" | "pack-gone")[];
  rules: string;
  content: string;
  rules_here: string;
  content_here: string;
  /** Whether the result was kept. */
  result: boolean;
  may_close: boolean;
}

/** The result of a finished game as it was kept. */
export interface Result extends Standings {
  taken_back: number;
  taken_back_past_reveals: number;
}

export interface OptionWords {
  notation: string;
  text: string;
  detail: string;
  clause: string;
  targets: string[];
}

export interface Question {
  seat: number;
  prompt: string;
  text: string;
  mine: boolean;
  /** Whether questions like this one come in a row and can be gathered into one dialog. */
  gathers: boolean;
  options: OptionWords[];
}

/** A number one has, before an answer and after it. */
export interface Change {
  name: string;
  text: string;
  before: number;
  least: number;
  most: number;
}

/** What answers would lead to, as far as the seat can know. */
export interface Ahead {
  /** False where the question is not open any more. */
  open: boolean;
  answers: string[];
  changes: Change[];
  whole: boolean;
  reveals: boolean;
  /** Whether it could be taken back all the same: among bots, where that is counted. */
  counted: boolean;
  next?: { prompt: string; text: string; options: OptionWords[] } | null;
}

/** An answer of a hint: the final margin to expect after it, and its spread over the imagined games. */
export interface Advised {
  notation: string;
  text: string;
  margin: number;
  spread: number;
  games: number;
}

export interface Hint {
  number: number;
  adviser: string;
  options: Advised[];
}

/** Where a seat's margin came from: place + skill + luck = margin; and its dearest decisions. */
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
  dearest: { number: number; question: string; answer: string; best: string; cost: number; margin: number; spread: number }[];
}

export interface Review {
  state: "none" | "waiting" | "making" | "failed" | "ready";
  done: number;
  steps: number;
  /** Games that are looked at before this one. */
  before: number;
  adviser: string;
  seats: ReviewedSeat[];
}

/** Something that can be inspected. */
export interface Component {
  kind: string;
  id: string;
  title: string;
  name: string;
  text: string;
  origin: string;
  note: string;
  clauses: string[];
  values: Record<string, any>;
  effects: Record<string, string>;
  /** Its effects as the game's drawings show them, by their keys among the values. */
  icons: Record<string, unknown[]>;
}

export interface Pack {
  id: string;
  game: string;
  name: string;
  digest: string;
  entries: number;
}

export interface Told {
  number: number;
  seat: number;
  kind: string;
  text: string;
  notation: string;
  words: string[];
  clause: string;
  points: number;
}

export interface SheetLine {
  source: string;
  text: string;
  points: number;
  clause: string;
}

export interface Standings {
  scores: number[];
  winners: number[];
  sheets: SheetLine[][];
  seed: string;
  salt: string;
}

/** Prestige from one source, after an answer (0: before the first) and in a year or round. */
export interface Point {
  number: number;
  period: number;
  seat: number;
  points: number;
  source: string;
}

/** Every point of a finished game; the sources as the score sheet has them; after which answers a year or round began. */
export interface History {
  points: Point[];
  sources: { source: string; text: string; clause: string }[];
  periods: number[];
  numbers: number;
}

export interface Frame {
  revision: number;
  number: number;
  header: Header;
  seat: number | null;
  question: Question | null;
  scene: any;
  events: Told[];
  since: number;
  /** `among_bots`: all others are, and one may go past reveals; `counts`: the next take-back does. */
  undo: { possible: boolean; reason: string; clause: string; among_bots: boolean; past_bots: boolean; counts: boolean };
  chat: { name: string; text: string; at: number }[];
  standings: Standings | null;
}

export interface Switch {
  name: string;
  values: string[];
  default: string;
  text: string;
  reference: string;
  group: string;
}

export interface Game {
  name: string;
  title: string;
  seats: number[];
  bots: string[];
  usual: string;
  /** Names for those who give none. */
  roles: string[];
  presets: { name: string; settings: Record<string, string> }[];
  switches: Switch[];
}

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

/** What a game's table component is given. */
export interface TableProps<Scene = any> {
  scene: Scene;
  seats: SeatInfo[];
  /** Whose eyes see the table; null for a spectator. */
  seat: number | null;
  options: OptionWords[];
  choose: (notation: string) => void;
  point: (option: OptionWords | null) => void;
}
