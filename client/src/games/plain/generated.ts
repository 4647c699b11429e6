// Generated from src/partal/plain/wire.py by `make generated`. Do not edit.

import type { Message } from "../../generated/wire";

// The table of a game that the page has no pictures for.

export interface Piece {
  id: string;
  name: Message;
  count: number;
}

export interface Zone {
  id: string;
  name: Message;
  /** The owner's seat; null if it is shared. */
  seat: number | null;
  pieces: Piece[];
}

/** A table as zones with pieces in them. */
export interface Scene {
  zones: Zone[];
}
