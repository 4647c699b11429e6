// The parts of a game in the client. No page names a game: it looks up the face by the name that the server sends.

import type { Component as SvelteComponent } from "svelte";
import type { AnyScene, Component, LogLine, Option, SeatInfo, Switch } from "../generated/wire";

/** A part of a table that is a tab of its own in a small window. */
export interface Region {
  id: string;
  name: string;
  /** Whether this target is in the region. */
  holds(target: string): boolean;
}

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
  /** The regions of its table, in the order of the tabs; the first is the heart of the table. */
  regions: (table: { scene: AnyScene; seats: SeatInfo[]; seat: number | null }) => Region[];
  /** The kinds of components whose pictures are signs that occur everywhere: they make up the legend. Without it, all do. */
  legend?: string[];
  /** Sources of points that have a colour in the game itself: names of design tokens, such as `--gold`. */
  sourceColours?: Record<string, string>;
  /** The card that an event turned up, by the name of its component: it is shown large while the event is told. */
  turnedUp?: (line: LogLine) => string | undefined;
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
  /** The only region shown, in a small window; null if the whole table is. */
  open: string | null;
  choose: (notation: string) => void;
  point: (option: Option | null) => void;
}

export interface Drawings {
  /** The table of a running or replayed game. */
  Table: SvelteComponent<TableProps>;
  /** A component drawn from its own values, large or as one of many. */
  ComponentPicture: SvelteComponent<{ row: Component; large: boolean }>;
  /** Patterns and gradients that the component pictures refer to; the table has its own. */
  Patterns?: SvelteComponent;
}

/**
 * A game's table for the page, which has scenes of any game.
 * Throws a TypeError for a scene without `part`, which every scene of this game has.
 */
export function tableFor<Scene>(Table: SvelteComponent<TableProps<Scene>>, part: keyof Scene & string): SvelteComponent<TableProps> {
  const hasOwnScene = (props: TableProps): props is TableProps<Scene & AnyScene> => part in props.scene;
  return (internals, props) => {
    if (!hasOwnScene(props)) throw new TypeError(`not a scene of this game: it has no ${part}`);
    Table(internals, props);
    return {};
  };
}
