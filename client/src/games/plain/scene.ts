// The scene of a game without pictures: zones with pieces in them, and words for both.

import type { AnyScene } from "../../generated/wire";
import type { Scene, Zone } from "./generated";

export const isScene = (scene: AnyScene): scene is AnyScene & Scene => "zones" in scene;

/** Zones that belong together: the shared ones, or those of one seat. */
export interface Group {
  seat: number | null;
  zones: Zone[];
}

/** Shared zones first, then the viewer's own, then the others' around the table. */
export function groupsOf(zones: Zone[], mine: number | null): Group[] {
  const seats = [...new Set(zones.map((zone) => zone.seat))].filter((seat) => seat !== null).sort((one, other) => one - other);
  const first = Math.max(0, mine === null ? 0 : seats.indexOf(mine));
  const order = [null, ...seats.slice(first), ...seats.slice(0, first)];
  return order.map((seat) => ({ seat, zones: zones.filter((zone) => zone.seat === seat) })).filter((group) => group.zones.length);
}

/** The region of a small window in which a group is shown. */
export const regionOf = (group: Group, mine: number | null): "shared" | "own" | "others" => (group.seat === null ? "shared" : group.seat === mine ? "own" : "others");
