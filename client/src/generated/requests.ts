// Generated from src/partal/server/models.py by `make generated`. Do not edit.

// What clients may send: small, strict, no unknown fields. The page's types for it are generated from here.

export type Name = string;

export type Notation = string;

export type Mark = string;

export type Seat = number;

export type Number = number;

export type Words = string;

export type Game = string;

export type Language = string;

export interface ChairWish {
  kind: "me" | "open" | "bot" | "guest";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: Game;
  /** Who sits where, starting with the first player. */
  chairs: ChairWish[];
  /** Whether to draw the seat of the one chair `me`; the others keep their order. Otherwise all sit as listed. */
  draw_seat?: boolean;
  settings?: Record<string, string>;
  public?: boolean;
  seed?: number | null;
  pack?: string | null;
  /** Whether a person among bots may take back past reveals; that is counted. */
  take_back_past_reveals?: boolean;
}

export interface NewPack {
  /** A pack as TOML, as in `docs/content-packs.md`. */
  text: string;
}

export interface AboutMe {
  name?: Name | null;
  language?: Language | null;
}

export interface Sit {
  seat: Seat;
  name?: string;
}

export interface Leave {
  seat: Seat;
  /** The bot that takes over; by default the game's usual one. */
  bot?: string;
}

export interface Retake {
  seat: Seat;
}

export interface Agree {
  /** The seat that a bot shall play for, because whoever sits there is gone. */
  seat: Seat;
}

export interface AgreeToCoach {
  /** Whether the coach may speak as far as this person is concerned. */
  agrees: boolean;
}

export interface CloseChat {
  /** Whether the chat is to be closed; otherwise it is opened again. */
  closed: boolean;
}

export interface Remove {
  /** Whom: the mark that seats, spectators and lines of the chat carry. */
  person: Mark;
  /** From which seat, before the game begins; null for a spectator. */
  seat?: Seat | null;
}

export interface LetBack {
  person: Mark;
}

export interface GoOn {
  /** The question of the finished game at which the practice table begins. */
  number: Number;
  /** Where whoever asks for it sits down. */
  seat: Seat;
  /** The bot on all other seats; empty for people who share this device. */
  bot?: string;
}

export interface GiveAnswer {
  seat: Seat;
  number: Number;
  option: Notation;
}

export interface Undo {
  seat: Seat;
  /** The number of the seat's question; if it has changed by now, nothing is taken back. */
  number?: Number | null;
}

export interface Chat {
  text: Words;
}

export interface Hello {
  type: "hello";
  number?: number;
  revision?: number;
}

export interface SocketAnswer {
  type: "answer";
  number: Number;
  option: Notation;
}

export interface SocketUndo {
  type: "undo";
  number?: Number | null;
}

export interface SocketChat {
  type: "chat";
  text: Words;
}

export interface Ping {
  type: "ping";
}

export type LiveRequest = Hello | SocketAnswer | SocketUndo | SocketChat | Ping;
