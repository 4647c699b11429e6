// The scene of a game without pictures: zones with pieces in them, and words for both.

import type { Zone } from "./generated";

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
