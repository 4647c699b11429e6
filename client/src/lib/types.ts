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
  connected: boolean;
  thinking: boolean;
}

export interface Header {
  id: string;
  game: string;
  status: "open" | "running" | "finished";
  public: boolean;
  settings: Record<string, string>;
  commitment: string;
  created: number;
  number: number;
  asked: number | null;
  scores: number[];
  winners: number[] | null;
  link: string;
  seats: SeatInfo[];
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
  options: OptionWords[];
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

export interface Frame {
  revision: number;
  number: number;
  header: Header;
  seat: number | null;
  question: Question | null;
  scene: any;
  events: Told[];
  since: number;
  undo: { possible: boolean; reason: string };
  chat: { name: string; text: string; at: number }[];
  standings: Standings | null;
}

export interface Switch {
  name: string;
  values: string[];
  default: string;
  text: string;
  reference: string;
}

export interface Game {
  name: string;
  title: string;
  seats: number[];
  bots: string[];
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
export interface TableProps {
  scene: any;
  seats: SeatInfo[];
  options: OptionWords[];
  choose: (notation: string) => void;
  point: (option: OptionWords | null) => void;
}
