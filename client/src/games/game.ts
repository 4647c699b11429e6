// The parts of a game in the client. No page names a game: it looks up the face by the name that the server sends.

import type { Component as SvelteComponent } from "svelte";
import type { AnyScene, Component, Option, SeatInfo, Switch } from "../generated/wire";

/** The part of a game that is loaded with the page. */
export interface GameFace {
  /** The picture on the front page. */
  FrontPicture: SvelteComponent;
  /** The opponent who scores without a seat in a solo game. */
  rival?: () => string;
  /** Whether a house rule matters only in a solo game. */
  onlyAlone?: (rule: Switch) => boolean;
  /** A house rule's value that has a shape of its own, such as `1+2`, in words; null for any other. */
  valueName?: (value: string) => string | null;
  /** Sources of points that have a colour in the game itself: names of design tokens, such as `--gold`. */
  sourceColours?: Record<string, string>;
  /** All other drawings of the game. They are large, so they are loaded when a page first needs them. */
  drawings: () => Promise<Drawings>;
}

/** The properties of a game's table component. */
export interface TableProps<Scene = AnyScene> {
  scene: Scene;
  seats: SeatInfo[];
  /** The seat that sees the table; null for a spectator. */
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
  /** Patterns and gradients that the component pictures refer to; the table has its own. */
  Patterns?: SvelteComponent;
}
