// Generated from src/partal/sabika/rules/printed.py, src/partal/sabika/wire.py by `make generated`. Do not edit.

// Effects as printed on cards and tiles: icons from left to right.

/** One icon with its number, or words if there is no icon. */
export interface PrintedStep {
  /** A verb of bonuses, or a number that a blue poem changes. */
  verb: string;
  count: number;
  /** Empty if it is shown in words. */
  icon: string;
  /** The material or the action; empty if the verb is about neither. */
  which: string;
  /** The step as it is written, which is also the key of its words. */
  text: string;
}

/** A bonus: alternative branches, each a row of steps. */
export interface PrintedRule {
  /** The occasion on which a blue poem gives it; empty if it is gained at once or lasts. */
  when: string;
  branches: PrintedStep[][];
}

/** Points for each of a measure; 0 for a majority of it. */
export interface PrintedCount {
  points: number;
  measure: string;
}

/** An effect; only a blue poem has more than one rule. */
export interface PrintedEffect {
  text: string;
  rules: PrintedRule[];
}

// Sabika's table as it is sent to the page.

export interface PlacedWorker {
  player: number;
  worker: string;
  standing: boolean;
}

export interface Square {
  id: string;
  action: string;
  workers: PlacedWorker[];
  /** The Sultan's workers there. */
  sultan: number;
  covered: boolean;
}

export interface Ring {
  id: string;
  /** Clockwise from the top. */
  squares: Square[];
}

/** A secondary space, what is on it and the squares it serves. */
export interface Space {
  id: string;
  index: number;
  holds: string | null;
  squares: string[];
}

/** A minor construction card with its two half mosaics. */
export interface MinorCard {
  id: number;
  type: string;
  base: string;
  left: string;
  right: string;
}

/** A minor poem with both halves. */
export interface Poem {
  id: number;
  blue: PrintedEffect;
  red: PrintedEffect;
}

export interface MajorPoem {
  id: string;
  /** What it counts. */
  measure: string;
  majority: boolean;
  points: number;
  limit: number;
}

export interface MajorTile {
  id: number;
  era: number;
  type: string;
  bonus: PrintedEffect;
}

export interface StoreTile {
  id: number;
  boxes: number;
  bonus: PrintedEffect;
}

export interface OfferedStoreTile {
  place: string;
  tile: StoreTile | null;
}

export interface StartTile {
  id: number;
  bonus: PrintedEffect;
}

export interface City {
  id: string;
  tile: string;
  colour: "blue" | "red";
  demand: string[];
  bonus: PrintedEffect;
  consolidation: PrintedEffect;
  seal: boolean;
  /** Players with a ship at the left quay; `right` is for those who have consolidated. */
  left: number[];
  right: number[];
}

export interface Route {
  from: string;
  to: string;
  dinars: number;
}

export interface WishElement {
  measure: string;
  points: number;
  /** Whether it pays only once. */
  once: boolean;
}

export interface Wish {
  id: string;
  round: number;
  inTower: boolean;
  elements: WishElement[];
}

export interface Trade {
  id: number;
  points: number;
  measure: string;
}

export interface Event {
  id: number;
  positive: boolean;
  active: boolean;
}

export interface Storehouse {
  level: number;
  tile: StoreTile | null;
}

export interface HomeWorker {
  worker: string;
  standing: boolean;
}

export interface Deck {
  worker: string;
  left: number;
  shown: string[];
}

/** Yusuf's worker tiles and decks: the cards turned up, and the number face down. */
export interface YusufCards {
  tiles: string[];
  hidden: number;
  decks: Deck[];
}

/** A player's workshop, or Yusuf's board: all of it is public. */
export interface Player {
  seat: number;
  yusuf: boolean;
  mine: boolean;
  prestige: number;
  dinars: number;
  seals: number;
  parias: number;
  /** 0 for the leader. */
  pariaRank: number;
  favour: number;
  store: Record<string, number>;
  annex: Record<string, number>;
  boxes: number;
  storehouses: Storehouse[];
  raws: string[];
  home: HomeWorker[];
  blue: Poem[];
  red: Poem[];
  grey: MajorPoem[];
  majors: MajorTile[];
  /** null for the balance card. */
  row: (MinorCard | null)[];
  /** For each two neighbours in the row, whether their half mosaics make a balance. */
  balanced: boolean[];
  balanceCard: string;
  balances: number;
  shipsAtHome: number;
  /** The starting tile, once all are revealed. */
  tile: number | null;
  cards: YusufCards | null;
}

/** Everything on the table, as one viewer sees it. */
export interface Scene {
  round: number;
  era: number;
  starter: number;
  asked: number | null;
  solo: boolean;
  rings: Ring[];
  rawSpaces: Space[];
  marbleSpaces: Space[];
  bag: number;
  minorCards: (MinorCard | null)[];
  minorDeck: number;
  poems: (Poem | null)[];
  poemDeck: number;
  majorPoems: (MajorPoem | null)[];
  majorTiles: MajorTile[];
  storeTiles: OfferedStoreTile[];
  cities: City[];
  routes: Route[];
  /** The parias due in each round. */
  tribute: number[];
  /** The bonus of each space of the favour track. */
  favour: PrintedEffect[];
  /** Prestige on the last space of the favour track. */
  favourLast: number;
  wishes: Wish[];
  trade: Trade;
  events: Event[];
  players: Player[];
  /** The starting tiles that the viewer chooses from. */
  tiles: StartTile[];
}
