// Generated from src/partal/asara/wire.py by `make generated`. Do not edit.

// Asara's table as it is sent to the page.

/** A part as it is drawn. */
export interface Part {
  id: string;
  /** `base`, `middle`, `window`, `top`, or `lit` for a lit window. */
  kind: string;
  colour: string;
  gold: boolean;
  count: number;
}

/** A part that is bought in a market, so not a lit window. */
export interface Ware extends Part {
  price: number;
}

/** A buyer card on a place. */
export interface Buyer {
  seat: number;
  /** `pair` for two face-down cards, `hidden` for a single one. */
  colour: string;
}

export interface Market {
  id: string;
  kind: string;
  spaces: number;
  laid: Buyer[];
  /** The colour that a single buyer must have here; null if any will do. */
  duty: string | null;
  display: Ware[];
  size: number;
  pile: number;
}

export interface Place {
  id: string;
  /** The number printed there; 0 if there is none. */
  amount: number;
  /** null for any number of buyers. */
  spaces: number | null;
  laid: Buyer[];
}

/** Any area but the markets. */
export interface Area {
  id: string;
  duty: string | null;
  places: Place[];
}

export interface Section {
  kind: string;
  gold: boolean;
  lit: boolean;
}

export interface Tower {
  id: string;
  colour: string;
  height: number;
  gold: number;
  lit: number;
  /** From bottom to top. */
  sections: Section[];
}

export interface Player {
  seat: number;
  prestige: number;
  /** null if it is behind somebody else's screen. */
  money: number | null;
  hand: number;
  favour: boolean;
  towers: Tower[];
  mine: boolean;
}

/** The progress of the viewer's building action. */
export interface Building {
  number: number;
  left: number;
}

/** Everything on the table, as one viewer sees it. */
export interface Scene {
  year: number;
  years: number;
  favour: number;
  asked: number | null;
  prices: Record<string, number>;
  markets: Market[];
  areas: Area[];
  deck: number;
  /** null if the game is played without lit windows. */
  litStack: number | null;
  players: Player[];
  /** The viewer's own buyers by colour; this and all that follows is null for those who may not see it. */
  hand: Record<string, number> | null;
  stored: (Part | Ware)[] | null;
  searched: string[] | null;
  drawn: string[] | null;
  building: Building | null;
}
