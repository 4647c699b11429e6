// Written by `make generated` from src/partal/plain/wire.py. Do not edit.

import type { Message } from "../../generated/wire";

// What the page gets of the table of a game that it has no pictures for.

export interface Piece {
  id: string;
  name: Message;
  count: number;
}

export interface Zone {
  id: string;
  name: Message;
  /** Whose it is; null if it is everybody's. */
  seat: number | null;
  pieces: Piece[];
}

/** A table as zones with pieces in them. */
export interface Scene {
  zones: Zone[];
}
