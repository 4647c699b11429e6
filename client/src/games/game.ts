// What a game is to the page. The pages name no game: they ask for its face by the name that the server says.

import type { Component as SvelteComponent } from "svelte";
import type { AnyScene, Component, Option, SeatInfo, Switch } from "../generated/wire";

/** What the page knows of a game at once, before anybody sits down to it. */
export interface GameFace {
  /** The picture on the front page. */
  FrontPicture: SvelteComponent;
  /** The opponent who scores without a seat when somebody plays alone. */
  rival?: () => string;
  /** Whether a house rule matters only to somebody who plays alone. */
  onlyAlone?: (rule: Switch) => boolean;
  /** Sources of points that have a colour in the game itself: names of tokens, such as `--gold`. */
  sourceColours?: Record<string, string>;
  /** Everything else that is drawn of the game. It is heavy, so it comes when a page first needs it. */
  drawings: () => Promise<Drawings>;
}

/** What a game's table component is given. */
export interface TableProps<Scene = AnyScene> {
  scene: Scene;
  seats: SeatInfo[];
  /** Whose eyes see the table; null for a spectator. */
  seat: number | null;
  options: Option[];
  choose: (notation: string) => void;
  point: (option: Option | null) => void;
}

export interface Drawings {
  /** The table of a running or replayed game, for this game's scenes only. */
  Table: SvelteComponent<TableProps<never>>;
  /** A component drawn from its own values, large or as one of many. */
  ComponentPicture: SvelteComponent<{ row: Component; large: boolean }>;
  /** Patterns and gradients that the component pictures refer to; the table brings them itself. */
  Patterns?: SvelteComponent;
}
