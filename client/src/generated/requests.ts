// Written by `make generated` from src/partal/server/models.py. Do not edit.

// What may be sent to the server: strict, small, nothing unknown. The page's types for it are generated from here.

export type Name = string;

export type Notation = string;

export type Seat = number;

export type Number = number;

export type Words = string;

export type Game = string;

/** `tests/server` compare both with the games and languages there are. */
export type Language = "de" | "en";

export interface ChairWish {
  kind: "me" | "open" | "bot" | "guest";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: Game;
  /** Who sits where, the first turn's seat first. */
  chairs: ChairWish[];
  /** Draw the seat of the one chair `me`; the others keep their order. Otherwise everybody sits as listed. */
  draw_seat?: boolean;
  settings?: Record<string, string>;
  public?: boolean;
  seed?: number | null;
  pack?: string | null;
  /** Whether a person among bots may take back past what was revealed; it is counted. */
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
  name: Name;
}

export interface Leave {
  seat: Seat;
  /** The bot that takes over; the game's usual one if none is named. */
  bot?: string;
}

export interface Retake {
  seat: Seat;
}

export interface GiveAnswer {
  seat: Seat;
  number: Number;
  option: Notation;
}

export interface Undo {
  seat: Seat;
  /** The number the seat is at; where it is another by now, nothing is taken back. */
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
