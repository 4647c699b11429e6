// The drawings that have arrived. A page fetches those of its game and shows it once they are here.

import { faceOf } from ".";
import type { Drawings } from "./game";

let here = $state.raw<Record<string, Drawings>>({});

export async function fetchDrawings(game: string): Promise<void> {
  if (here[game]) return;
  const found = await faceOf(game).drawings();
  here = { ...here, [game]: found };
}

/** The drawings of a game; undefined until they have been fetched. */
export const drawings = (game: string): Drawings | undefined => here[game];
