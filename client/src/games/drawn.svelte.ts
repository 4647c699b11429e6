// The drawings loaded so far. A page fetches those of its game and shows the table once they are here.

import { faceOf } from ".";
import type { Drawings } from "./game";

let here = $state.raw<Record<string, Drawings>>({});

export async function fetchDrawings(game: string): Promise<void> {
  if (here[game]) return;
  const found = await faceOf(game).drawings();
  here = { ...here, [game]: found };
}

/** The drawings of a game; undefined until they are loaded. */
export const drawings = (game: string): Drawings | undefined => here[game];
