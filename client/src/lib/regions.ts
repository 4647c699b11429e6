// The regions of a table in a small window: which of them a question is about, and which one opens by itself.

import type { Region } from "../games/game";
import type { Option } from "../generated/wire";

/** How many things are lit in each region: those that can be chosen, and others by name. */
export function litIn(regions: Region[], options: Option[], lights: string[] = []): number[] {
  const targets = [...new Set([...options.flatMap((option) => option.targets), ...lights])];
  return regions.map((region) => targets.filter(region.holds).length);
}

/**
 * The region to open. A new question opens the region with most to choose, unless the open one has as much.
 * While answers to one question are being collected, the open region stays as long as something can be chosen there.
 */
export function toOpen(regions: Region[], options: Option[], open: string, fresh: boolean): string {
  const lit = litIn(regions, options);
  const most = Math.max(0, ...lit);
  const here = lit[regions.findIndex((region) => region.id === open)] ?? 0;
  if (!most || here === most || (!fresh && here)) return open;
  return regions[lit.indexOf(most)]!.id;
}

/** A region that holds the targets beginning with one of these. */
export const beginning = (...prefixes: string[]): Region["holds"] => (target) => prefixes.some((prefix) => target.startsWith(prefix));
